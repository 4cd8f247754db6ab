"""The moments of each game that are worth a fixture."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Protocol

Facts = dict[str, Any]
Moment = tuple[int | None, Callable[[Facts], bool]]
"""Whose view it is, and how to know it."""


class Kept(Protocol):
    """What the module of a game tells."""

    GAME: str
    INDENT: int | None
    MOMENTS: Mapping[str, Moment]

    def players(self, seed: int) -> int:
        """How many play the game with this seed."""

    def options(self, seed: int) -> Facts:
        """The options of the game with this seed."""

    def questions(self, view: Facts) -> Iterator[str]:
        """Texts that the table may ask "why not?" about; legal ones are passed over."""
