"""The ladder of levels: each against the next lower, and the highest against chance, with the bars
they are to reach."""

from dataclasses import dataclass
from itertools import pairwise

from smokowisko.arena.game import Match
from smokowisko.arena.report import Report
from smokowisko.bots import Budget
from smokowisko.bots.levels import LEVELS
from smokowisko.engine.game import Game

CHANCE = "random"
BAR_OF_TWO = 0.70
BAR_OF_MORE = 1.8  # times the fair share
BAR_AGAINST_CHANCE = 0.95
SIZES = (2, 4)  # of the tables for which there are bars
USUAL_PART = 0.1  # of the full budget: a ladder is many games


@dataclass(frozen=True)
class Rung:
    """A level alone against seats of a lower one, and the share it has to reach."""

    match: Match
    bar: float


@dataclass(frozen=True)
class Climb:
    """A rung that was tried."""

    rung: Rung
    report: Report

    @property
    def missed(self) -> bool:
        """Where the games settled nothing, their share decides."""
        if self.report.verdict == "undecided":
            return self.report.standings[0].share < self.rung.bar
        return self.report.verdict == "fails"


def rungs(game: Game, players: int, games: int, seed: int, budget: Budget) -> list[Rung]:
    """All rungs of the ladder at a table of so many, from the lowest."""
    levels = list(LEVELS)
    pairs = [(upper, lower) for lower, upper in pairwise(levels)] + [(levels[-1], CHANCE)]
    return [
        Rung(
            Match(game, (upper, *[lower] * (players - 1)), games, seed, None, budget),
            bar(lower, players),
        )
        for upper, lower in pairs
    ]


def bar(lower: str, players: int) -> float:
    if lower == CHANCE:
        return BAR_AGAINST_CHANCE
    return BAR_OF_TWO if players == 2 else BAR_OF_MORE / players


def sizes(game: Game) -> list[int]:
    """The tables at which the game's ladder stands."""
    fewest, most = game.players
    return [size for size in SIZES if fewest <= size <= most] or [fewest]
