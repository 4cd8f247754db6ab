"""The drawn table of Drako: complete, in place, and readable without colour."""

from io import StringIO
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from smokowisko.terminal.boards.drako import draw, score_sheet
from tests.games.drako.position import DRAGON_SEAT, DWARF_SEAT, Table, position
from tests.games.drako.test_examples import double_attack

MIDDLE_GAME: dict[str, Any] = {
    "figures": "G B4 F B2 X C1",
    "hand": "dw_shield_step dw_net",
    "dragon_hand_size": 3,
    "wounds": "F 2 armour 4 walk 1",
    "net": "on_dragon",
    "fury": "gone",
    "turn": 12,
}


def lines(drawing: RenderableType, width: int = 80) -> list[str]:
    paper = StringIO()
    Console(file=paper, width=width, markup=False).print(drawing)
    return paper.getvalue().splitlines()


def drawn(table: Table, viewer: int | None = DWARF_SEAT, language: str = "en") -> list[str]:
    return lines(draw(table.view(viewer), language))


def test_the_table_in_english() -> None:
    # fmt: off
    assert drawn(position(**MIDDLE_GAME)) == [
        "  Dragon (Player 2) · hand 3 · deck 20 · pile 15",
        "          A1·     A2·     A3·             Turn 12: dwarves · Actions left: 2",
        "                                          armour        ▣▣▣▣",
        "      B1·     B2[B]   B3·     B4[D]       flying        ▢▢",
        "                                          walking       ▣▢",
        "  C1[M]   C2·     C3·     C4·     C5·     fire breath   ▢▢",
        "                                          Brald ▣▣▢▢▢▢ Fury: out of the game",
        "      D1·     D2·     D3·     D4·         Morin ▢▢▢▢",
        "                                          Urpen ▣▣▣▣▣  Net: on the dragon",
        "          E1·     E2·     E3·",
        "▶ Dwarves (Player 1, you) · hand 2 · deck 20 · pile 16",
        "  Hand: defence / move 1 │ net",
    ]
    # fmt: on


def test_the_table_in_polish() -> None:
    shown = drawn(position(**MIDDLE_GAME), language="pl")
    assert shown[0] == "  Smok (Gracz 2) · ręka 3 · talia 20 · stos 15"
    assert shown[3].startswith("      B1·     B2[B]   B3·     B4[S]       latanie")
    assert shown[-1] == "  Ręka: obrona / ruch 1 │ sieć"


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("two_legs", [False, True])
def test_it_fits_the_screen(language: str, two_legs: bool) -> None:
    table = position(**MIDDLE_GAME, options={"two_legs": two_legs})
    assert all(cell_len(line) <= 80 for line in drawn(table, language=language))


def test_a_spectator_and_the_other_see_no_hand() -> None:
    table = position(**MIDDLE_GAME)
    assert "defence / move 1" not in "\n".join(drawn(table, None))
    assert "defence / move 1" not in "\n".join(drawn(table, DRAGON_SEAT))


def test_the_score_sheet_says_who_won_and_how() -> None:
    table = position(
        "G C3 F B2 X A1 N A3", hand="dw_heavy_axe", wounds="armour 4 fly 2 walk 2 fire 1"
    )
    table.play("dw_heavy_axe attack_one fury_dwarf")
    shown = "\n".join(lines(score_sheet(table.view(None), "en")))
    assert "the dragon is slain" in shown
    assert "The dwarves win: Player 1!" in shown


def test_the_prompt_names_the_attackers() -> None:
    table = double_attack().play("dw_heavy_bolt crossbow")
    assert table.view(DRAGON_SEAT)["prompt"]["attackers"] == ["crossbow_dwarf"]
