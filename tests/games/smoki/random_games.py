"""Random games, table by table, for what must hold in every position."""

import random
from collections.abc import Iterator

from tests.games.smoki.position import Table, new


def tables(
    players: int,
    seed: int = 0,
    options: dict[str, object] | None = None,
    plies: int = 400,
    drawing: float = 0.5,
) -> Iterator[Table]:
    """The same table before every move and after the last one. Players who may draw or discard
    often do just that, so that draw piles run out."""
    luck = random.Random(seed)
    table = new(players, seed, options)
    yield table
    for _ in range(plies):
        if table.state.over:
            return
        draws = [*table.legal("draw"), *table.legal("discard")]
        table.play(luck.choice(draws if draws and luck.random() < drawing else table.legal()))
        yield table
