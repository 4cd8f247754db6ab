"""Positions to a small depth: from the opening, which no shuffle changes, and from the middle of
games, where books hold abilities."""

import pytest

import smokowisko
from smokowisko.engine.game import State
from tests.perft import perft

# players: sequences of 1, 2, 3, 4 and 5 moves from the opening
OPENINGS = {
    2: [31, 31, 483, 483, 2777],
    3: [38, 38, 790, 790, 10492],
    4: [48, 48, 1421, 1421, 28777],
    5: [58, 58, 2232, 2232, 61852],
}
# players and seed: sequences of 1 to 6 moves from the middle of a game
MIDDLE_GAMES = {
    (2, 3): [4, 17, 67, 217, 849, 3071],
    (2, 6): [2, 27, 52, 92, 272, 354],
    (2, 11): [3, 12, 26, 89, 359, 930],
    (3, 1): [1, 13, 38, 62, 160, 504],
    (3, 7): [1, 1, 9, 20, 91, 282],
    (4, 1): [2, 6, 26, 123, 1349, 10053],
    (4, 10): [9, 18, 94, 206, 1319, 3655],
    (5, 0): [1, 11, 69, 71, 311, 625],
    (5, 6): [3, 13, 33, 93, 277, 648],
}


def middle_game(players: int, seed: int, options: dict[str, object]) -> State:
    """After eighty moves, each somewhere else in the list of legal ones."""
    state = smokowisko.game("ksiega_smokow").new(players, seed, options)
    for ply in range(80):
        moves = state.moves()
        state.play(moves[ply * (ply + seed) % len(moves)])
    return state


@pytest.mark.parametrize("players", OPENINGS)
def test_number_of_positions_from_the_opening(players: int) -> None:
    state = smokowisko.game("ksiega_smokow").new(players)
    assert [perft(state, depth) for depth in range(1, 6)] == OPENINGS[players]


@pytest.mark.parametrize(("players", "seed"), MIDDLE_GAMES)
def test_number_of_positions_in_the_middle(players: int, seed: int) -> None:
    state = middle_game(players, seed, {"mountain_target": "any_hand"})
    assert [perft(state, depth) for depth in range(1, 7)] == MIDDLE_GAMES[players, seed]
