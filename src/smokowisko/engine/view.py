"""The part of a view that is the same in every game."""

from collections.abc import Callable
from typing import Any

from smokowisko.engine.events import Facts
from smokowisko.engine.game import State


def frame(
    state: State, seat: int | None, prompt: Facts, structured: Callable[[Any, int], Facts]
) -> Facts:
    """Whose turn it is, what must be decided, and for the seat to move what it may do."""
    to_move = None if state.over else int(state.to_move)
    return {
        "game": state.game.id,
        "version": state.game.version,
        "players": int(state.players),
        "options": state.option_values(),
        "seat": seat,
        "to_move": to_move,
        "over": state.over,
        "prompt": prompt,
        "moves": [
            {"code": move, "text": state.text(move), **structured(state, move)}
            for move in (state.moves() if seat is not None and seat == to_move else [])
        ],
        "ranks": state.ranks() if state.over else None,
        "winners": state.winners(),
    }
