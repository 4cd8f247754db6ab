"""Positions to a small depth from fixed seeds."""

from typing import Any

import pytest

import smokowisko
from tests.perft import perft

FIRST_GAME: dict[str, Any] = {"setup": "first_game"}
ADVANCED: dict[str, Any] = {"setup": "first_game", "mulligan": True, "two_legs": True}

# seed, options: sequences of 1, 2, 3 and 4 moves
PERFT: list[tuple[int, dict[str, Any], list[int]]] = [
    (0, {}, [12, 132, 1320, 34320]),
    (0, FIRST_GAME, [26, 1107, 25816]),
    (1, FIRST_GAME, [41, 4390]),
    (7, FIRST_GAME, [41, 2999]),
    (2026, ADVANCED, [2, 4, 96, 9103]),
]


@pytest.mark.parametrize(("seed", "options", "counts"), PERFT)
def test_number_of_positions(seed: int, options: dict[str, Any], counts: list[int]) -> None:
    state = smokowisko.game("drako").new(seed=seed, options=options)
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts
