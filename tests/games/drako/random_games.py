"""Whole games of random decisions, for what must hold in every position."""

import random
from collections.abc import Iterable, Iterator, Mapping

from smokowisko.engine.game import Game
from tests.games.drako.position import Table, new


def some_text(texts: Iterable[str], luck: random.Random) -> str:
    """First what to do, then how: so that attacks are not lost among the many ways to move."""
    ways: dict[str, list[str]] = {}
    for text in texts:
        verb, *words = text.split()
        ways.setdefault(words[0] if verb[:3] in ("dw_", "dr_") else verb, []).append(text)
    if len(ways) > 1 and luck.random() < 0.8:
        ways.pop("no_effect", None)
    return luck.choice(luck.choice(list(ways.values())))


def tables(
    seed: int, options: Mapping[str, object] | None = None, game: Game | None = None
) -> Iterator[Table]:
    """One table, seen before every decision and at the end; `events` tells of the move before."""
    table = new(seed, options, game)
    luck = random.Random(seed)
    yield table
    while not table.state.over:
        table.play(some_text(table.legal(), luck))
        yield table


def finished(seed: int, options: Mapping[str, object] | None = None) -> Table:
    """The table at the end of a random game."""
    *_, table = tables(seed, options)
    return table
