"""Smokowisko, the place where dragons gather: five dragon games as one fast library.

Example:

    >>> import smokowisko
    >>> state = smokowisko.game("serce_smoka").new(seed=7)
    >>> while not state.over:
    ...     state.play(state.moves()[0])
    >>> len(state.winners())
    1
"""

from smokowisko.engine.errors import (
    BadComponents,
    BadOptions,
    BadRecord,
    IllegalMove,
    SmokowiskoError,
    UnknownGame,
)
from smokowisko.engine.events import Event
from smokowisko.engine.game import Game, Heuristic, State
from smokowisko.games import game, game_ids

__version__ = "0.1.0"

__all__ = [
    "BadComponents",
    "BadOptions",
    "BadRecord",
    "Event",
    "Game",
    "Heuristic",
    "IllegalMove",
    "SmokowiskoError",
    "State",
    "UnknownGame",
    "game",
    "game_ids",
]
