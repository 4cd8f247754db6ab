"""The command line. Every command has an example, and whatever is wrong is said in one sentence."""

import json
import os
import secrets
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.text import Text
from typer.core import TyperGroup

import smokowisko.engine.game
from smokowisko import __version__, games
from smokowisko.arena.match import Match
from smokowisko.bots import BOTS
from smokowisko.engine.chance import SECRET_SEED_BYTES
from smokowisko.engine.errors import BadOptions, BadRecord, SmokowiskoError
from smokowisko.engine.record import Record, read, verify
from smokowisko.terminal import arena, catalogue, choices, matches, saves, screen
from smokowisko.terminal.arguments import AsJson, Components, FirstDeal, GameId, Options, Players
from smokowisko.terminal.replays import Replay
from smokowisko.terminal.session import Session
from smokowisko.terminal.table import Tabletop
from smokowisko.words import say

if TYPE_CHECKING:
    from smokowisko.server.settings import Settings

DOES_NOT_FIT = 1
WRONG = 2


class Sentences(TyperGroup):
    """Whatever is wrong becomes one sentence on stderr; an interrupt says nothing."""

    def main(self, *args: Any, **extra: Any) -> Any:
        screen.forgive_letters()
        extra["standalone_mode"] = False
        try:
            code = super().main(*args, **extra)
        except SmokowiskoError as fault:
            complain(fault.sentence)
            code = WRONG
        except typer.TyperException as fault:
            complain(fault.format_message().rstrip(".") + ".")
            code = WRONG
        sys.exit(code)


def complain(sentence: str) -> None:
    """The sentence may quote a file from anywhere."""
    screen.console(stderr=True).print(Text(screen.printable(sentence)), soft_wrap=True)


app = typer.Typer(
    cls=Sentences,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)

Language = Annotated[str | None, typer.Option("--lang", metavar="pl|en", help="Polish or English.")]
RecordFile = Annotated[
    Path, typer.Argument(metavar="FILE", help="Records of games, one on a line.")
]
DataFolder = Annotated[
    Path | None, typer.Option("--data", metavar="FOLDER", help="Where a server keeps everything.")
]


@app.callback(invoke_without_command=True, epilog="Example: smokowisko play --lang pl")
def root(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="The version and the engine.")] = False,
) -> None:
    """Smokowisko, the place where dragons gather: five dragon games in one house."""
    if version:
        file = smokowisko.engine.game.__file__
        engine = "interpreted" if file.endswith(".py") else "compiled"
        print(f"smokowisko {__version__} ({engine} engine)")
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command("games", epilog="Example: smokowisko games --lang pl")
def list_games(
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """List the games, their players and their options."""
    language = choices.language(lang)
    found = [games.game(id) for id in games.game_ids()]
    if as_json:
        print(json.dumps([catalogue.as_json(each, language) for each in found], indent=2))
        return
    for each in found:
        screen.console().print(catalogue.as_page(each, language))


@app.command(epilog="Example: smokowisko rules serce_smoka --lang pl")
def rules(game: GameId = None, lang: Language = None) -> None:
    """Show the rules of a game."""
    screen.show_rules(screen.console(), choices.language(lang), choices.game(game).id)


@app.command(epilog="Example: smokowisko play serce_smoka --seat 1 --bot greedy --lang pl")
def play(
    game: GameId = None,
    players: Players = None,
    seat: Annotated[
        str | None,
        typer.Option(metavar="N|both", help="Your seat, from 0; or both at one keyboard."),
    ] = None,
    against: Annotated[
        str | None,
        typer.Option(
            "--bot",
            metavar="NAME",
            help=f"One of: {', '.join(BOTS)}; {choices.DEFAULT_BOT} by default.",
        ),
    ] = None,
    seed: Annotated[int | None, typer.Option(metavar="N", help="For the same deal again.")] = None,
    lang: Language = None,
    option: Options = None,
    components: Components = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")
    ] = None,
    free_undo: Annotated[
        bool, typer.Option("--free-undo", help="Let undo go back past what it has shown.")
    ] = False,
    save_to: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where the game is to be kept.")
    ] = None,
) -> None:
    """Play in the terminal, against a bot or with somebody beside you."""
    language = choices.language(lang)
    file = None if save_to is None else saves.SaveFile(save_to)
    if resume is not None:
        settled = (game, players, seat, against, seed, option, components)
        if any(given is not None for given in settled):
            raise BadOptions(
                "With --resume the saved game settles game, players, seat, bot, seed, options "
                "and components: leave them out.",
                option="resume",
            )
        session = Session.resumed(saves.running(resume), free_undo=free_undo)
        file = file or saves.SaveFile(resume, ours=True)
    else:
        rules = choices.game(game, components)
        seats = choices.seats(int(rules.new(players).players), seat, against)
        secret = secrets.token_bytes(SECRET_SEED_BYTES) if seed is None else seed
        state = rules.new(len(seats), secret, choices.options(option))
        session = Session(state, secret, seats, free_undo=free_undo)
    screen.line_editing()
    Tabletop(session, screen.console(), language, file).run()


@app.command(epilog="Example: smokowisko simulate serce_smoka --games 200 --bots greedy,random")
def simulate(
    bots: Annotated[str, typer.Option(metavar="A,B", help="Who plays; one name plays itself.")],
    game: GameId = None,
    number: Annotated[int, typer.Option("--games", metavar="N", help="How many games.")] = 100,
    seed: FirstDeal = 0,
    players: Players = None,
    option: Options = None,
    components: Components = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play a match; every deal is played from every seat."""
    language = choices.language(None)
    rules = choices.game(game, components)
    names = choices.bots(bots, players, rules)
    rounded = choices.full_rounds(number, len(names))
    match = Match(rules, names, rounded, seed, choices.options(option))
    matches.check(match)
    stderr = screen.console(stderr=True)
    if rounded != number:
        matches.say_rounded(number, rounded, stderr, language)
    report = matches.Course(stderr, language).play(match)
    if as_json:
        print(json.dumps(matches.as_json(report), indent=2))
    else:
        screen.console().print(matches.as_table(report, language))


app.add_typer(arena.app, name="arena")


@app.command(epilog="Example: smokowisko replay game.json --ply 12")
def replay(
    file: RecordFile,
    lang: Language = None,
    ply: Annotated[
        int | None, typer.Option(metavar="N", help="Only the table after this ply.")
    ] = None,
    step: Annotated[bool, typer.Option("--step", help="The table after every ply.")] = False,
) -> None:
    """Show a recorded game again."""
    language = choices.language(lang)
    for line in saves.lines(file):
        shown = Replay(read(line), screen.console(), language)
        if ply is not None:
            shown.at(ply)
            continue
        try:
            shown.whole(step=step)
        except EOFError:  # enough seen
            return


@app.command("verify", epilog="Example: smokowisko verify game.json")
def verify_records(file: RecordFile) -> None:
    """Replay records and say whether they fit; exit code 1 when one does not."""
    worst = 0
    for number, line in enumerate(saves.lines(file), start=1):
        place = f"{file}:{number}"
        try:
            print(verdict(place, line))
        except SmokowiskoError as fault:
            complain(f"{place}: {fault.sentence}")
            misfit = isinstance(fault, BadRecord) and fault.ply is not None
            worst = max(worst, DOES_NOT_FIT if misfit else WRONG)
    raise typer.Exit(worst)


def verdict(place: str, line: str) -> str:
    record = read(line)
    state = verify(record, games.game(record.game, record.components_toml))
    language = choices.language(None)
    if state.over:
        result = ":".join(str(score) for score in state.scores())
    else:
        result = say(language, f"terminal-verify-{record.ending.how}")
    plies = len(record.moves)
    fits = say(language, "terminal-verify-fits", place=place, plies=plies, result=result)
    return "\n  ".join([fits, *_remarks(record, language)])


def _remarks(record: Record, language: str) -> Iterator[str]:
    """What somebody should know of a shuffle that fits."""
    if record.shuffle is None:
        return
    shares = record.shuffle.shares
    if record.shuffle.scheme == 1:
        yield say(language, "terminal-verify-older")
    elif all(share.nonce is None for share in shares):
        yield say(language, "terminal-verify-alone")
    for share in shares:
        if share.nonce is None and share.seat < len(record.seats):
            who = record.seats[share.seat].name
            yield say(language, "terminal-verify-left_out", who=who)


@app.command(epilog="Example: smokowisko serve --port 8080")
def serve(
    host: Annotated[
        str | None, typer.Option(metavar="HOST", help="Where to listen; this machine alone.")
    ] = None,
    port: Annotated[int | None, typer.Option(metavar="N", help="0 takes any free one.")] = None,
    data: DataFolder = None,
) -> None:
    """Run the server. Further settings: environment variables SMOKOWISKO_…, see the docs."""
    from smokowisko.server.serve import serve as run_server

    run_server(server_settings(host=host, port=port, data=data))


@app.command(epilog="Example: smokowisko backup monday.zip")
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file that is not there yet.")],
    data: DataFolder = None,
) -> None:
    """Copy the server's database and its cookie secret to one file, also while it runs. Whoever
    has the file has both: keep it to yourself."""
    from smokowisko.server.backup import backup as write_backup

    about = write_backup(server_settings(data=data), file)
    print(f"{file}: {about.sentence()}")


@app.command(epilog="Example: smokowisko restore monday.zip --data new-folder")
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What `backup` has written.")],
    data: DataFolder = None,
) -> None:
    """Bring a backup back to a data folder that has no database yet."""
    from smokowisko.server.backup import restore as read_backup

    about = read_backup(server_settings(data=data), file)
    print(f"{file}: {about.sentence()}")


def server_settings(**given: str | int | Path | None) -> "Settings":
    """The environment, and what the command line says over it."""
    from smokowisko.server.settings import Settings

    said = {name: str(value) for name, value in given.items() if value is not None}
    variables = {f"SMOKOWISKO_{name.upper()}": value for name, value in said.items()}
    return Settings.from_environment({**os.environ, **variables})


def main() -> None:
    app()
