"""The commands of the arena: how strong are bots? `smokowisko arena match|ladder|tournament`."""

import json
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import RenderableType
from rich.text import Text

from smokowisko.arena.game import Match
from smokowisko.arena.ladder import Climb
from smokowisko.arena.results import Results
from smokowisko.arena.standings import each_seat, one_against_others
from smokowisko.arena.tournament import tournament as rated
from smokowisko.arena.workers import Workers, local
from smokowisko.bots import BOTS
from smokowisko.engine.errors import BadOptions
from smokowisko.terminal import arena_pages, choices, contests, matches, screen
from smokowisko.terminal.arguments import AsJson, Components, FirstDeal, GameId, Options, Players
from smokowisko.words import say

BAR_MISSED = 1

app = typer.Typer(help="Measure how strong bots are.", rich_markup_mode="rich")

Bots = Annotated[str, typer.Option("--bots", metavar="A,B,…", help=f"Of: {', '.join(BOTS)}.")]
Ms = Annotated[
    float | None,
    typer.Option(
        "--ms",
        metavar="M",
        help="What Ancient may think about a move, in milliseconds; other levels use a part of it.",
    ),
]
Iterations = Annotated[
    int | None,
    typer.Option(
        "--iterations",
        metavar="I",
        help="The same in iterations of the search, which gives the same games every time.",
    ),
]
ResultsFile = Annotated[
    Path | None,
    typer.Option(
        "--results",
        metavar="FILE.jsonl",
        help="Keep every game there, and go on where an earlier run was interrupted.",
    ),
]
RayAddress = Annotated[
    str | None,
    typer.Option("--ray", metavar="HOST:PORT", help="Play on a Ray cluster; see docs/arena.md."),
]
Picture = Annotated[
    Path | None, typer.Option("--plot", metavar="FILE.svg", help="Draw what was found.")
]


@app.callback(
    invoke_without_command=True, epilog="Example: smokowisko arena ladder serce_smoka --players 2"
)
def root(context: typer.Context) -> None:
    """Measure how strong bots are."""
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command(
    epilog="Example: smokowisko arena match serce_smoka --bots elder,dragon --iterations 500"
)
def match(
    bots: Bots,
    game: GameId = None,
    number: Annotated[
        int, typer.Option("--games", metavar="N", help="How many games, at most.")
    ] = 100,
    players: Annotated[
        int | None,
        typer.Option(
            metavar="P",
            help="How many seats. Two bots at a larger table: the first sits alone, the second "
            "has all other seats.",
        ),
    ] = None,
    ms: Ms = None,
    iterations: Iterations = None,
    seed: FirstDeal = 0,
    stop_at: Annotated[
        float | None,
        typer.Option(
            metavar="SHARE",
            help="Stop as soon as it is clear whether the first bot's share is above this.",
        ),
    ] = None,
    results: ResultsFile = None,
    ray: RayAddress = None,
    option: Options = None,
    components: Components = None,
    as_json: AsJson = False,
) -> None:
    """A match of two or more bots; every deal is played from every seat."""
    language = choices.language(None)
    rules = choices.game(game, components)
    named = contests.bots(bots)
    names = contests.seating(named, players)
    rounded = choices.full_rounds(number, len(names))
    spending, bar = contests.budget(ms, iterations), contests.bar(stop_at)
    asked = Match(rules, names, rounded, seed, choices.options(option), spending)
    matches.check(asked)
    sides = one_against_others(names) if len(named) < len(names) else each_seat(names)
    with course(language, results, ray) as playing:
        if rounded != number:
            matches.say_rounded(number, rounded, playing.stderr, language)
        report = playing.play(asked, sides, bar)
    if as_json:
        print(json.dumps(arena_pages.match_json(report, bar), indent=2))
    else:
        show(arena_pages.match_page(report, bar, language))


@app.command(epilog="Example: smokowisko arena ladder serce_smoka --players 2 --games 200")
def ladder(
    game: GameId = None,
    players: Annotated[
        int | None, typer.Option(metavar="P", help="How many seats; otherwise two, and four.")
    ] = None,
    number: Annotated[
        int, typer.Option("--games", metavar="N", help="How many games a rung, at most.")
    ] = 400,
    budget: Annotated[
        float | None, typer.Option(metavar="PART", help="A part of the full budget; usually 0.1.")
    ] = None,
    iterations: Iterations = None,
    seed: FirstDeal = 0,
    results: ResultsFile = None,
    plot: Picture = None,
    ray: RayAddress = None,
    as_json: AsJson = False,
) -> None:
    """Every level against the next lower, and the highest against chance; of one game or of all.

    Exit code 1 when a bar is missed: 70 % at a table of two, 1.8 times the fair share at a larger
    one, and 95 % against chance."""
    language = choices.language(None)
    spending = contests.part_of_budget(budget, iterations)
    rungs = contests.rungs(game, players, number, seed, spending)
    picture = contests.picture(plot)
    for rung in rungs:
        matches.check(rung.match)
    climbs = []
    with course(language, results, ray) as playing:
        for rung in rungs:
            sides = one_against_others(rung.match.bots)
            what = f"{rung.match.game.id}: {arena_pages.company(rung.match)}"
            climbs.append(Climb(rung, playing.play(rung.match, sides, rung.bar, what)))
    if picture:
        draw(picture, arena_pages.ladder_picture(climbs, language))
    if as_json:
        print(json.dumps(arena_pages.ladder_json(climbs), indent=2))
    else:
        show(arena_pages.ladder_page(climbs, language))
    raise typer.Exit(BAR_MISSED if any(climb.missed for climb in climbs) else 0)


@app.command(
    epilog="Example: smokowisko arena tournament serce_smoka --bots dragon,greedy,random --ms 20"
)
def tournament(
    bots: Bots,
    game: GameId = None,
    number: Annotated[
        int, typer.Option("--games", metavar="N", help="How many games a meeting.")
    ] = 100,
    players: Players = None,
    ms: Ms = None,
    iterations: Iterations = None,
    seed: FirstDeal = 0,
    results: ResultsFile = None,
    plot: Picture = None,
    ray: RayAddress = None,
    option: Options = None,
    components: Components = None,
    as_json: AsJson = False,
) -> None:
    """Everybody against everybody: every pair meets, or every company that fills a larger table;
    Elo ratings follow."""
    language = choices.language(None)
    rules = choices.game(game, components)
    names, spending = contests.bots(bots), contests.budget(ms, iterations)
    meetings = contests.meetings(
        rules, names, players, number, seed, choices.options(option), spending
    )
    picture = contests.picture(plot)
    for meeting in meetings:
        matches.check(meeting)
    with course(language, results, ray) as playing:
        if meetings[0].games != number:
            matches.say_rounded(number, meetings[0].games, playing.stderr, language)
        reports = [
            playing.play(meeting, description=arena_pages.company(meeting)) for meeting in meetings
        ]
    found = rated(names, reports)
    if picture:
        draw(picture, arena_pages.tournament_picture(found, language))
    if as_json:
        print(json.dumps(arena_pages.tournament_json(found), indent=2))
    else:
        show(arena_pages.tournament_page(found, language))


@contextmanager
def course(language: str, file: Path | None, address: str | None) -> Iterator[matches.Course]:
    """By whom the matches are played, and where their games are kept."""
    stderr = screen.console(stderr=True)
    workers = on_cluster(address) if address else local
    if file is None:
        yield matches.Course(stderr, language, workers)
        return
    with closing(Results(file)) as results:
        if results.dropped:
            sentence = say(language, "terminal-arena-dropped", file=str(file))
            stderr.print(Text(sentence), soft_wrap=True)
        yield matches.Course(stderr, language, workers, results)


def on_cluster(address: str) -> Workers:
    from smokowisko.arena.ray_cluster import cluster

    return cluster(address)


def show(page: RenderableType) -> None:
    screen.console().print(page)


def draw(file: Path, picture: str) -> None:
    try:
        file.write_text(picture, encoding="utf-8")
    except OSError as fault:
        raise BadOptions(f"{file} cannot be written: {fault.strerror}.", option="plot") from fault
