"""Whole games of random plays, for what must hold in every position."""

import random
from collections.abc import Iterator, Mapping

from smokowisko.engine.game import Game
from tests.games.serce_smoka.position import Table, new


def tables(
    seed: int, options: Mapping[str, object] | None = None, game: Game | None = None
) -> Iterator[Table]:
    """One table, seen before every decision and at the end; `events` tells of the turn before."""
    table = new(seed, options, game)
    luck = random.Random(seed)
    yield table
    while not table.state.over:
        table.play(luck.choice(table.legal()))
        yield table


def finished(
    seed: int, options: Mapping[str, object] | None = None, game: Game | None = None
) -> Table:
    """The table at the end of a random game."""
    *_, table = tables(seed, options, game)
    return table


def halfway(seed: int, options: Mapping[str, object] | None = None) -> Table:
    """A table in the middle of a random game."""
    for table in tables(seed, options):
        if table.state.turn == 12:
            return table
    raise AssertionError(f"game {seed} ends before turn 12")
