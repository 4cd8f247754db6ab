"""The list of choices, and a table that fits a small screen."""

from io import StringIO

from rich.console import Console, RenderableType

import smokowisko
from smokowisko.engine.record import Seat
from smokowisko.terminal.menu import Choice, flowing, in_columns
from smokowisko.terminal.session import Session
from smokowisko.terminal.table import Tabletop
from tests.bots.positions import descents

SHORT = [Choice(number, f"Dwarf: {number}", f"dwarf {number}") for number in range(1, 5)]
LONG = Choice(5, "Sorceress: 1, and collect the chests", "sorceress 1 > treasure_chest")


def lines(menu: RenderableType, width: int) -> list[str]:
    paper = StringIO()
    Console(file=paper, width=width).print(menu)
    return [line.rstrip() for line in paper.getvalue().splitlines()]


def test_columns_read_downwards() -> None:
    assert lines(in_columns(SHORT), 50) == [
        " 1 Dwarf: 1 · dwarf 1   3 Dwarf: 3 · dwarf 3",
        " 2 Dwarf: 2 · dwarf 2   4 Dwarf: 4 · dwarf 4",
    ]


def test_where_rows_are_few_short_choices_share_them() -> None:
    assert lines(flowing([LONG, *SHORT[:3]], 72), 72) == [
        " 5 Sorceress: 1, and collect the chests · sorceress 1 > treasure_chest",
        " 1 Dwarf: 1 · dwarf 1    2 Dwarf: 2 · dwarf 2    3 Dwarf: 3 · dwarf 3",
    ]


def test_a_choice_too_long_for_a_row_hangs_on_its_number() -> None:
    assert lines(flowing([LONG], 44), 44) == [
        " 5 Sorceress: 1, and collect the chests ·",
        "   sorceress 1 > treasure_chest",
    ]


def test_most_tables_fit_a_small_screen() -> None:
    """Hands of one who takes advice are ordinary hands: nineteen screens of twenty need no more
    than 24 rows."""
    heights = []
    seats = [Seat(""), Seat("greedy", bot="greedy")]
    for language, seed in (("en", 1), ("pl", 2)):
        state = smokowisko.game("serce_smoka").new(seed=seed)
        session = Session(state, seed, seats, thought=descents(20))
        paper = StringIO()
        console = Console(file=paper, width=80, height=24, force_terminal=True)
        table = Tabletop(session, console, language)
        while not session.over:
            if session.bot_to_move is None:
                paper.seek(0)
                paper.truncate()
                table._show()
                heights.append(paper.getvalue().count("\n") + 1)
                session.play(session.hint().move["text"])
            else:
                session.play_bot()
    assert sum(height <= 24 for height in heights) >= 0.95 * len(heights)
