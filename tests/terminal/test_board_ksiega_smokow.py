"""The drawn table of Księga Smoków: complete, in place, and readable without colour."""

from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from smokowisko.terminal.boards.ksiega_smokow import draw, score_sheet
from tests.games.ksiega_smokow.position import A, B, Table, position
from tests.games.ksiega_smokow.random_games import finished, tables


def lines(drawing: RenderableType, width: int = 80) -> list[str]:
    paper = StringIO()
    Console(file=paper, width=width, markup=False).print(drawing)
    return paper.getvalue().splitlines()


def middle_game() -> Table:
    """A occupies field 1, B protects field 2, the blocking die lies on field 3."""
    return position(
        "4 6, F1 3 / 1, F2 4 5",
        tops="volcano_emerald storm_amber plains_onyx",
        tokens={B: 2},
        books={A: "jungle_onyx jungle_pearl desert_azure*", B: "volcano_azure"},
        goals="onyx azure",
    )


def test_the_table_in_english() -> None:
    # fmt: off
    assert lines(draw(middle_game().view(A), "en")) == [
        "  Explorer 2 · blue · hand 1 · goal: Azure · 11 points",
        "Round 5",
        "╭───── 1 · from 3 ─────╮ ╭───── 2 · from 4 ─────╮ ╭───── 3 · from 5 ─────╮",
        "│       Emerald        │ │        Amber         │ │         Onyx         │",
        "│     Volcano · 8      │ │      Storm · 7       │ │      Plains · 3      │",
        "│       5 cards        │ │       5 cards        │ │       5 cards        │",
        "│      Explorer 1      │ │      Explorer 2      │ │      blocked: 6      │",
        "│          3           │ │       4+5 = 9        │ │                      │",
        "│        min. 4        │ │      protected       │ │        min. 7        │",
        "╰──────────────────────╯ ╰──────────────────────╯ ╰──────────────────────╯",
        "▶ Explorer 1 (you) · red · hand 4 6 · goal: Onyx · 19 points",
        "    abilities: Jungle ×2",
    ]
    # fmt: on


def test_the_table_in_polish() -> None:
    drawn = lines(draw(middle_game().view(B), "pl"))
    assert drawn[0] == "▶ Badacz 1 · czerwony · ręka 4 6 · cel: Onyksowy · 19 punktów"
    assert drawn[1] == "    zdolności: Dżungla ×2"
    assert "chroniona" in drawn[9]
    assert drawn[-1] == "  Badacz 2 (ty) · niebieski · ręka 1 · cel: Lazurowy · 11 punktów"


def test_a_secret_goal_is_not_drawn() -> None:
    table = position("3 4 5 / 3 4 5", options={"secret_goals": True}, books={B: "storm_azure"})
    other, *_, own = lines(draw(table.view(A), "en"))
    assert other.endswith("secret goal · 7 points for cards")
    assert own.endswith("goal: Amber · 0 points")


@pytest.mark.parametrize("width", [80, 100, 120, 200])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_line_is_wider_than_the_screen(players: int, width: int) -> None:
    for language in ("pl", "en"):
        for number, table in enumerate(tables(players, 1)):
            if number % 10 == 0:
                drawn = lines(draw(table.view(A), language), width)
                assert max(cell_len(line) for line in drawn) <= width


@pytest.mark.parametrize("players", [2, 5])
def test_the_score_sheet_adds_up(players: int) -> None:
    table = finished(players, 3)
    drawn = lines(score_sheet(table.view(None), "en"), 100)
    (total,) = [line for line in drawn if line.strip().startswith("Total")]
    assert total.split()[1:] == [str(score) for score in table.state.scores()]
    assert drawn[-1].endswith(("wins!", *"12345"))
