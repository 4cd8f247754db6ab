"""Tables of results, for the terminal and as a page to keep. This room knows cells and headings,
and nothing of what they mean."""

import sys
from collections.abc import Sequence
from typing import NamedTuple

from rich import box
from rich.console import Console
from rich.table import Table

DASH = "-"
WIDTH_IN_A_FILE = 96


class Sheet(NamedTuple):
    """A table before it is drawn; its first column names what the others measure."""

    title: str
    headings: list[str]
    lines: list[list[str]]


def number(value: float | None, form: str) -> str:
    """A cell; what was not measured is a dash."""
    return DASH if value is None else format(value, form)


def show(sheets: Sequence[Sheet], remarks: Sequence[str]) -> None:
    """Everything on the terminal."""
    console = Console(width=None if sys.stdout.isatty() else WIDTH_IN_A_FILE)
    for sheet in sheets:
        console.print(drawn(sheet))
    for remark in remarks:
        console.print(remark, markup=False, highlight=False)


def drawn(sheet: Sheet) -> Table:
    """Names may wrap, numbers may not."""
    table = Table(
        title=sheet.title, title_justify="left", box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0)
    )
    name, *numbers = sheet.headings
    table.add_column(name)
    for heading in numbers:
        table.add_column(heading.replace(" ", "\n"), justify="right", no_wrap=True)
    for cells in sheet.lines:
        table.add_row(*cells)
    return table


def markdown(title: str, sheets: Sequence[Sheet], remarks: Sequence[str]) -> str:
    """The same as a page to keep."""
    lines = [f"# {title}", "", *(f"- {remark}" for remark in remarks)]
    for sheet in sheets:
        rule = ["---", *["---:"] * (len(sheet.headings) - 1)]
        rows = [sheet.headings, rule, *sheet.lines]
        lines += ["", f"## {sheet.title}", "", *(f"| {' | '.join(cells)} |" for cells in rows)]
    return "\n".join(lines) + "\n"
