"""OpenSpiel's bots at our tables."""

from random import Random
from time import perf_counter

import pytest

import smokowisko
from bench.contest import Thought
from smokowisko.engine.game import State

pytest.importorskip("pyspiel")

SECONDS = 0.2
RIVALS = ("ismcts", "mcts")


def think(rival: str, world: State, seconds: float) -> Thought:
    from bench import rivals

    return rivals.RIVALS[rival](world.game, world.players, 1, seconds).think(world)


def wins_in_one() -> tuple[State, set[int]]:
    """A duel in which some moves win at once, and not all."""
    game = smokowisko.game("drako")
    for seed in range(500):
        luck = Random(seed)
        state = game.new(2, seed)
        while not state.over:
            moves = state.moves()
            winning = {move for move in moves if won_at_once(state, move)}
            if winning and len(winning) < len(moves) // 2:
                return state, winning
            state.play(luck.choice(moves))
    raise LookupError("no such position")


def won_at_once(state: State, move: int) -> bool:
    after = state.copy()
    after.play(move)
    return after.winners() == [state.to_move]


@pytest.mark.parametrize("rival", RIVALS)
def test_it_takes_a_win(rival: str) -> None:
    state, winning = wins_in_one()
    move, _ = think(rival, state.copy(), 4.0)
    assert move in winning


@pytest.mark.parametrize("rival", RIVALS)
@pytest.mark.parametrize("game_id", smokowisko.game_ids())
def test_it_thinks_as_long_as_it_may(rival: str, game_id: str) -> None:
    state = smokowisko.game(game_id).new(2, 1)
    while len(state.moves()) == 1:
        state.play(state.moves()[0])
    before = state.dump()
    started = perf_counter()
    move, iterations = think(rival, state.copy(), SECONDS)
    assert perf_counter() - started >= SECONDS
    assert move in state.moves()
    assert iterations > 2
    assert state.dump() == before


@pytest.mark.parametrize("rival", RIVALS)
def test_however_little_time_there_is_it_moves(rival: str) -> None:
    state = smokowisko.game("smoki_z_glebin").new(2, 1)
    move, _ = think(rival, state.copy(), 1e-6)
    assert move in state.moves()
