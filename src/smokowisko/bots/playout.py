"""Whole games of random moves inside the compiled core: what a search does between two thoughts,
and what the benchmark measures."""

from mypy_extensions import i64

from smokowisko.engine.chance import Chance, fast
from smokowisko.engine.game import Game, State


def play_out(state: State, luck: Chance) -> int:
    """Play uniformly random moves to the end; says how many."""
    plies: i64 = 0
    while not state.over:
        state.play(state.any_move(luck))
        plies += 1
    return plies


def playouts(game: Game, players: int, games: int, seed: int) -> int:
    """Random games from fresh tables; says how many decisions were taken in all."""
    luck = fast(seed)
    return sum(play_out(game.new(players, seed + number), luck) for number in range(games))
