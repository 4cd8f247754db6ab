"""Positions to a small depth, from the opening and from the middle of games; and the number of
placements that the specification counted independently (section 2.5)."""

import pytest

import smokowisko
from smokowisko.engine.game import State
from tests.games.smoki_z_glebin.position import ORANGE, position
from tests.perft import perft

# on an empty board with 4 coins, over all layouts: the fewest and the most of one card alone
ALONE = {
    "I3": (28, 28),
    "V3": (57, 59),
    "O4": (13, 15),
    "I4": (32, 32),
    "T4": (53, 55),
    "S4": (53, 60),
    "L4": (113, 116),
    "X5": (12, 13),
    "I5": (36, 36),
    "U5": (51, 54),
    "T5": (52, 57),
    "W5": (48, 60),
    "Z5": (54, 59),
    "V5": (58, 60),
    "P5": (94, 107),
    "F5": (97, 109),
    "N5": (108, 117),
    "Y5": (117, 122),
    "L5": (124, 130),
}

# players and seed: sequences of 1 and 2 moves
OPENINGS = {
    (2, 0): [123, 1273],
    (3, 1): [64, 2050],
    (4, 2): [187, 2558],
    (5, 3): [92, 2302],
}
# after forty moves
MIDDLE_GAMES = {
    (2, 1): [6, 582],
    (2, 5): [7, 30],
    (3, 2): [6, 588],
    (3, 7): [96, 3448],
    (4, 0): [77, 1805],
    (4, 3): [7, 582],
    (5, 4): [6, 474],
    (5, 6): [186, 5804],
}


def middle_game(players: int, seed: int) -> State:
    """After forty moves, each somewhere else in the list of legal ones."""
    state = smokowisko.game("smoki_z_glebin").new(players, seed)
    for ply in range(40):
        moves = state.moves()
        state.play(moves[ply * (ply + seed) % len(moves)])
    return state


@pytest.mark.rule("GLE-25")
@pytest.mark.parametrize("pattern", ALONE)
def test_placements_of_one_card_on_the_empty_board(pattern: str) -> None:
    fewest, most = ALONE[pattern]
    table = position(hands={ORANGE: pattern}, coins={ORANGE: 4})
    assert fewest <= len(table.legal("play")) <= most


@pytest.mark.parametrize(("players", "seed"), OPENINGS)
def test_number_of_positions_from_the_opening(players: int, seed: int) -> None:
    state = smokowisko.game("smoki_z_glebin").new(players, seed)
    assert [perft(state, depth) for depth in (1, 2)] == OPENINGS[players, seed]


@pytest.mark.parametrize(("players", "seed"), MIDDLE_GAMES)
def test_number_of_positions_in_the_middle(players: int, seed: int) -> None:
    state = middle_game(players, seed)
    assert [perft(state, depth) for depth in (1, 2)] == MIDDLE_GAMES[players, seed]
