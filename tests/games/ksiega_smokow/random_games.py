"""Whole games of random moves, for what must hold in every position."""

import random
from collections.abc import Iterator, Mapping

from smokowisko.engine.game import Game
from tests.games.ksiega_smokow.position import Table, new


def tables(
    players: int,
    seed: int,
    options: Mapping[str, object] | None = None,
    game: Game | None = None,
) -> Iterator[Table]:
    """One table, seen before every decision and at the end; `events` tells of the move before."""
    table = new(players, seed, options, game)
    luck = random.Random(seed)
    yield table
    while not table.over:
        table.play(luck.choice(table.legal()))
        yield table


def finished(
    players: int,
    seed: int,
    options: Mapping[str, object] | None = None,
    game: Game | None = None,
) -> Table:
    """The table at the end of a random game."""
    *_, table = tables(players, seed, options, game)
    return table
