"""Matches between bots: the progress while they play, and the table of what they showed."""

import time
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console, Group, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from smokowisko.arena.match import Match, Outcome, Standing, play_match, standings
from smokowisko.bots import bot
from smokowisko.words import say


@dataclass(frozen=True)
class Report:
    """What a match showed, and how fast it was played."""

    match: Match
    standings: list[Standing]
    games_per_second: float


def check(match: Match) -> None:
    """Refuse a match before its first game: wrong bots, options, or seeds that would run out."""
    for name in match.bots:
        bot(name, 0)
    players = len(match.bots)
    for deal in (0, (match.games - 1) // players):
        match.game.new(players, match.seed + deal, match.options)


def play(match: Match, stderr: Console, language: str) -> Report:
    """All games of a match; on a terminal a bar shows how far it is."""
    started = time.perf_counter()
    outcomes = list(_watched(play_match(match), match.games, stderr, language))
    speed = len(outcomes) / (time.perf_counter() - started)
    return Report(match, standings(match.bots, outcomes), speed)


def _watched(
    outcomes: Iterable[Outcome], games: int, stderr: Console, language: str
) -> Iterator[Outcome]:
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    hidden = not stderr.is_terminal
    with Progress(*columns, console=stderr, transient=True, disable=hidden) as progress:
        yield from progress.track(
            outcomes, total=games, description=say(language, "terminal-match-progress")
        )


def as_json(report: Report) -> dict[str, Any]:
    match = report.match
    return {
        "game": match.game.id,
        "games": match.games,
        "seed": match.seed,
        "options": dict(match.options or {}),
        "games_per_second": round(report.games_per_second, 1),
        "bots": [asdict(standing) for standing in report.standings],
    }


def as_table(report: Report, language: str) -> RenderableType:
    match = report.match
    title = say(
        language,
        "terminal-match-title",
        name=say(language, f"{match.game.id}-name"),
        games=match.games,
        seed=str(match.seed),
        speed=f"{report.games_per_second:.0f}",
    )
    table = Table(say(language, "terminal-match-bot"), box=SIMPLE_HEAD)
    for column in ("wins", "draws", "share", "interval", "score"):
        table.add_column(say(language, f"terminal-match-{column}"), justify="right")
    for standing in report.standings:
        low, high = standing.interval
        table.add_row(
            standing.bot,
            str(standing.wins),
            str(standing.draws),
            f"{standing.share:.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{standing.mean_score:.1f}",
        )
    return Group(Text(title, "bold"), table)
