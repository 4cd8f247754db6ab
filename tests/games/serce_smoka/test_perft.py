"""Positions to a small depth from fixed seeds."""

import pytest

import smokowisko
from tests.perft import perft

# seed: sequences of 1, 2, 3, 4 and 5 moves
PERFT = {
    0: [2, 11, 60, 318, 1721],
    1: [2, 11, 60, 316, 1676],
    7: [2, 11, 60, 315, 1650],
    2026: [2, 12, 72, 462, 2964],
}


@pytest.mark.parametrize("seed", PERFT)
def test_number_of_positions(seed: int) -> None:
    state = smokowisko.game("serce_smoka").new(seed=seed)
    assert [perft(state, depth) for depth in range(1, 6)] == PERFT[seed]
