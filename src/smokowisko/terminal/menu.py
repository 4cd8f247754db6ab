"""The numbered choices: in columns where there is room for them, else line after line."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

GAP = 3


class Choice(NamedTuple):
    """A move in words, and beside them in the notation."""

    number: int
    words: str
    notation: str

    def mark(self) -> Text:
        return Text(f"{self.number:>2}", "bold")

    def text(self) -> Text:
        return Text.assemble(self.words, (f" · {self.notation}", "dim"))

    def line(self) -> Text:
        return Text.assemble(self.mark(), " ", self.text())


def in_columns(choices: Sequence[Choice]) -> RenderableType:
    """Easy to scan."""
    lines = [choice.line() for choice in choices]
    return Columns(lines, column_first=True, padding=(0, GAP - 1))


def flowing(choices: Sequence[Choice], width: int) -> RenderableType:
    """As few rows as possible."""
    rows: list[list[Choice]] = []
    used = width
    for choice in choices:
        length = GAP + choice.line().cell_len
        if used + length <= width:
            rows[-1].append(choice)
            used += length
        else:
            rows.append([choice])
            used = length - GAP
    return Group(*(_row(row) for row in rows))


def _row(row: list[Choice]) -> RenderableType:
    if len(row) > 1:
        return Text(" " * GAP).join(choice.line() for choice in row)
    hanging = Table.grid(padding=(0, 1))
    hanging.add_row(row[0].mark(), row[0].text())
    return hanging
