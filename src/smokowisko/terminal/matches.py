"""Matches between bots: the progress while they play, and the table of what they showed."""

import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console, Group, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from smokowisko.arena.game import Match, Outcome
from smokowisko.arena.match import play_match
from smokowisko.arena.report import Report, report
from smokowisko.arena.results import Results
from smokowisko.arena.standings import Side, Standing, each_seat
from smokowisko.arena.verdict import Trial, until_decided
from smokowisko.arena.workers import Workers, local
from smokowisko.bots import bot
from smokowisko.words import say


@dataclass(frozen=True)
class Course:
    """How matches are played: by whom, where the games are kept, and who is watching."""

    stderr: Console
    language: str
    workers: Workers = local
    results: Results | None = None

    def play(
        self,
        match: Match,
        sides: Sequence[Side] | None = None,
        bar: float | None = None,
        description: str | None = None,
    ) -> Report:
        """All games of a match, or with a bar as many as settle the verdict; on a terminal a line
        shows how far it is."""
        started = time.perf_counter()
        sides = sides or each_seat(match.bots)
        trial = None if bar is None else Trial(bar)
        shown = description or say(self.language, "terminal-match-progress")
        with closing(play_match(match, self.workers, self.results)) as games:
            needed = until_decided(games, match.players, sides[0], trial) if trial else games
            outcomes = list(watched(needed, match.games, self.stderr, shown))
        seconds = time.perf_counter() - started
        return report(match, outcomes, sides, seconds, trial.verdict if trial else None)


def check(match: Match) -> None:
    """Refuse a match before its first game: wrong bots, options, or seeds that would run out."""
    for name in match.bots:
        bot(name, 0)
    for deal in (0, (match.games - 1) // match.players):
        match.game.new(match.players, match.seed + deal, match.options)


def say_rounded(asked: int, games: int, stderr: Console, language: str) -> None:
    sentence = say(language, "terminal-match-rounded", asked=asked, games=games)
    stderr.print(Text(sentence), soft_wrap=True)


def watched(
    outcomes: Iterable[Outcome], games: int, stderr: Console, description: str
) -> Iterator[Outcome]:
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    hidden = not stderr.is_terminal
    with Progress(*columns, console=stderr, transient=True, disable=hidden) as progress:
        yield from progress.track(outcomes, total=games, description=description)


def as_json(shown: Report) -> dict[str, Any]:
    match = shown.match
    return {
        "game": match.game.id,
        "games": match.games,
        "seed": match.seed,
        "options": dict(match.options or {}),
        "games_per_second": round(match.games / shown.seconds, 1),
        "bots": [asdict(standing) for standing in shown.standings],
    }


def as_table(shown: Report, language: str) -> RenderableType:
    match = shown.match
    title = say(
        language,
        "terminal-match-title",
        name=say(language, f"{match.game.id}-name"),
        games=match.games,
        seed=str(match.seed),
        speed=f"{match.games / shown.seconds:.0f}",
    )
    return Group(Text(title, "bold"), standings_table(shown.standings, language))


def standings_table(
    found: Sequence[Standing], language: str, mean_ms: Sequence[float] = ()
) -> Table:
    """A row for each side; with the time of a move where it was asked for."""
    table = Table(say(language, "terminal-match-bot"), box=SIMPLE_HEAD)
    for column in ("wins", "draws", "share", "interval", "score"):
        table.add_column(say(language, f"terminal-match-{column}"), justify="right")
    if mean_ms:
        table.add_column(say(language, "terminal-arena-pace"), justify="right")
    for at, standing in enumerate(found):
        table.add_row(
            several(standing.bot, standing.seats),
            str(standing.wins),
            str(standing.draws),
            f"{standing.share:.1%}",
            percents(standing.interval),
            f"{standing.mean_score:.1f}",
            *([f"{mean_ms[at]:.2f}"] if mean_ms else []),
        )
    return table


def several(bot: str, seats: int) -> str:
    return bot if seats == 1 else f"{seats} × {bot}"


def percents(interval: tuple[float, float]) -> str:
    low, high = interval
    return f"{low:.1%} – {high:.1%}"
