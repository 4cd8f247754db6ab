"""How each game looks in a terminal: one module a game, found by the game's id."""

from importlib import import_module
from typing import Protocol, cast

from rich.console import RenderableType

from smokowisko.engine.events import Facts


class Board(Protocol):
    """What such a module offers; it knows nothing but a view."""

    @staticmethod
    def draw(view: Facts, language: str) -> RenderableType:
        """The table as the viewer may see it: everybody's numbers, the board, the own hand."""

    @staticmethod
    def score_sheet(view: Facts, language: str) -> RenderableType:
        """The end of a game, line by line, and who won."""


def board(game: str) -> Board:
    return cast("Board", import_module(f"{__name__}.{game}"))
