"""Positions to a small depth from fixed seeds, and from a turn in the middle of a round."""

import pytest

import smokowisko
from tests.games.smoki.position import position
from tests.perft import perft

# players, seed: sequences of 1 to 4 moves; with two players they reach into the first two turns
PERFT = {
    (2, 0): [6, 36, 540, 2676],
    (2, 7): [6, 36, 468, 1080],
    (3, 1): [6, 36, 216, 3240],
    (5, 2026): [6, 36, 216, 1296],
}

# a turn with everything in it: a Nest and a Ring on the piles, an Attack to draw
TURN = [16, 95, 1805]


@pytest.mark.parametrize(("players", "seed"), PERFT)
def test_number_of_positions(players: int, seed: int) -> None:
    state = smokowisko.game("smoki").new(players, seed)
    counts = PERFT[players, seed]
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts


def test_number_of_positions_in_a_turn() -> None:
    table = position(
        "1 ?2 ?3 / 4 5 ?6",
        "?0 7 ?4 / 3 ?5 8",
        "?1 ?2 3 / ?4 ?5 8",
        piles=("7 N9", "C10"),
        draw="A9",
        options={"raven_attack": True},
    )
    counts = [perft(table.state, depth) for depth in range(1, len(TURN) + 1)]
    assert counts == TURN
