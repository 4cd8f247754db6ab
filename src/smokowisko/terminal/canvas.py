"""A sheet of characters to draw a board on, each with its own style."""

from collections.abc import Iterator
from itertools import groupby
from operator import itemgetter

from rich.console import Console, ConsoleOptions
from rich.text import Text

# a box drawn with these is still a box where only ASCII can be shown (see `terminal.screen`)
TOP_LEFT, TOP_RIGHT, BOTTOM_LEFT, BOTTOM_RIGHT = "╭╮╰╯"
ACROSS, DOWN = "─│"


class Canvas:
    """Rows of single-width characters; whatever is put outside is an error of the drawing."""

    def __init__(self, width: int, height: int) -> None:
        self._signs = [[" "] * width for _ in range(height)]
        self._styles = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        for at, sign in enumerate(text, start=x):
            self._signs[y][at] = sign
            self._styles[y][at] = style

    def centred(self, x: int, y: int, width: int, text: str, style: str = "") -> None:
        """In the middle of `width` columns from x, cut when it is too long."""
        shown = text if len(text) <= width else f"{text[: width - 1]}…"
        self.put(x + (width - len(shown)) // 2, y, shown, style)

    def box(self, x: int, y: int, width: int, height: int, style: str = "") -> None:
        inner, right, bottom = width - 2, x + width - 1, y + height - 1
        self.put(x, y, f"{TOP_LEFT}{ACROSS * inner}{TOP_RIGHT}", style)
        for row in range(y + 1, bottom):
            self.put(x, row, DOWN, style)
            self.put(right, row, DOWN, style)
        self.put(x, bottom, f"{BOTTOM_LEFT}{ACROSS * inner}{BOTTOM_RIGHT}", style)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        for signs, styles in zip(self._signs, self._styles, strict=True):
            line = Text(no_wrap=True, overflow="ignore")
            cells = zip(styles, signs, strict=True)
            for style, alike in groupby(cells, key=itemgetter(0)):
                line.append("".join(sign for _, sign in alike), style)
            line.rstrip()
            yield line
