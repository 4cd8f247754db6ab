"""Whole games of random moves, for what must hold in every position."""

import random
from collections.abc import Iterator, Mapping, Sequence

from smokowisko.engine.game import Game
from tests.games.smoki_z_glebin.position import Table, new

# how often each act is chosen where it can be: few passes fill the sea, and gold cards are kept for
# a later placement often enough
WEIGHTS = {"play": 20, "pass": 2, "keep": 1, "mission": 60, "skip": 20, "draw": 40, "cash": 6}


def a_text(texts: Sequence[str], luck: random.Random, liking: str = "") -> str:
    """First the act, so that placements do not drown the rest, then one of its moves, with the
    word that is liked if there is one: who likes `large` uses up the large patterns."""
    acts = sorted({text.split()[0] for text in texts})
    act = luck.choices(acts, [WEIGHTS[act] for act in acts])[0]
    moves = [text for text in texts if text.split()[0] == act]
    return luck.choice([text for text in moves if liking in text] or moves)


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
        table.events = table.state.tell(luck.choice(table.state.moves()))
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
