"""Positions of random games with any number of players, where there is something to decide."""

import math
import random
from collections.abc import Iterator

import smokowisko
from smokowisko.bots import Budget
from smokowisko.engine.game import State

LATEST = 60  # plies; every game has begun in earnest before


def descents(number: int) -> Budget:
    """A budget that no clock can change."""
    return Budget(math.inf, number)


def middle_game(id: str, seed: int, players: int | None = None) -> State:
    """A position in the middle of a random game, with more than one legal move."""
    luck = random.Random(seed)
    state = smokowisko.game(id).new(players, seed=seed)
    kept = state.copy()
    for _ in range(luck.randrange(LATEST)):
        state.play(luck.choice(state.moves()))
        if state.over:
            break
        if len(state.moves()) > 1:
            kept = state.copy()
    return kept


def positions(id: str, number: int) -> Iterator[State]:
    """So many, over all numbers of players in turn."""
    fewest, most = smokowisko.game(id).players
    for seed in range(number):
        yield middle_game(id, seed, fewest + seed % (most - fewest + 1))


def other_worlds(state: State, number: int) -> list[State]:
    """Worlds that the seat to move cannot tell from this one: everything hidden is permuted."""
    worlds = []
    for seed in range(number):
        world = state.copy()
        world.redeal(state.to_move, 1000 + seed)
        worlds.append(world)
    return worlds
