"""The drawn table of Serce Smoka: complete, in place, and readable without colour."""

from io import StringIO
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from smokowisko.terminal.boards.serce_smoka import draw, score_sheet
from tests.games.serce_smoka.position import A, B, Table, position

# the figure is B's; fields, slots and the area below the ship all hold something
MIDDLE_GAME: dict[str, Any] = {
    "fields": "treasure_chest 4 1 3 | fire_dragon 2 | sorceress 1 2 | dwarf 1 2 1 | hero 1"
    " | huntress 2 | ship 0 0",
    "below_ship": "hero 1 2 | huntress 1 1 2",
    "departures": 2,
    "figure": B,
    "turn": 40,
    "hand": "troll 1 3 | ship 0 0 | sorceress 2",
    "collected": "dwarf 1 1 2 3",
    "deck_size": 12,
    "deck_size_b": 11,
}


def lines(drawing: RenderableType, width: int = 80) -> list[str]:
    paper = StringIO()
    Console(file=paper, width=width, markup=False).print(drawing)
    return paper.getvalue().splitlines()


def drawn(table: Table, viewer: int | None = A, language: str = "en", width: int = 80) -> str:
    return "\n".join(lines(draw(table.view(viewer), language), width))


def test_the_table_in_english() -> None:
    # fmt: off
    assert drawn(position(**MIDDLE_GAME)).splitlines() == [
        "  Servant · hand 6 · deck 11 · collected 0 · Great Dragon",
        " ╭Fire Dragon─╮  ╭─ Treasure ─╮  ╭ Sorceress ─╮  ╭ Petrified ─╮  ╭Great Dragon╮",
        " │     2      │─▶│    3 ▒▒    │◀─│    2 ▒     │─▶│            │  │  Servant   │",
        " │   1 card   │  │  3 cards   │  │  2 cards   │  │   empty    │  │ +3, hand 6 │",
        " ╰────────────╯  ╰────────────╯  ╰────────────╯  ╰────────────╯  ╰────────────╯",
        "        ▲                               ▲   ▲───────────╮",
        " ╭─ Huntress ─╮  ╭─── Ship ───╮  ╭─── Hero ───╮  ╭── Troll ───╮  ╭── Dwarf ───╮",
        " │   2 ▢ ▢    │  │   ▣ ▣ ▢    │  │    1 ▢     │─▶│            │  │  1 1 2 ▢   │",
        " │   1 of 3   │  │   2 of 3   │  │   1 of 2   │  │   empty    │  │   3 of 4   │",
        " ╰──────┬─────╯  ╰────────────╯  ╰──────┬─────╯  ╰────────────╯  ╰────────────╯",
        "        ╰──────▶ below the ship ◀───────╯        Turn 40",
        "           Hero 1 2 · Huntress 1 1 2             Departures: 2 ▣▣▢",
        "▶ Disciple (you) · hand 5 · deck 12 · collected 4",
        "  Hand: Sorceress 2 │ Troll 1 3 │ Ship ▣ ▣",
    ]
    # fmt: on


def test_the_table_in_polish() -> None:
    # fmt: off
    assert drawn(position(**MIDDLE_GAME), language="pl").splitlines() == [
        "  Sługa · ręka 6 · talia 11 · zebrane 0 · Wielki Smok",
        " ╭Ognisty smok╮  ╭─ Skrzynia ─╮  ╭Czarodziejka╮  ╭Skamieniały─╮  ╭Wielki Smok─╮",
        " │     2      │─▶│    3 ▒▒    │◀─│    2 ▒     │─▶│            │  │   Sługa    │",
        " │  1 karta   │  │  3 karty   │  │  2 karty   │  │   pusto    │  │ +3, ręka 6 │",
        " ╰────────────╯  ╰────────────╯  ╰────────────╯  ╰────────────╯  ╰────────────╯",
        "        ▲                               ▲   ▲───────────╮",
        " ╭─ Łowczyni ─╮  ╭── Statek ──╮  ╭─ Bohater ──╮  ╭── Troll ───╮  ╭ Krasnolud ─╮",
        " │   2 ▢ ▢    │  │   ▣ ▣ ▢    │  │    1 ▢     │─▶│            │  │  1 1 2 ▢   │",
        " │   1 z 3    │  │   2 z 3    │  │   1 z 2    │  │   pusto    │  │   3 z 4    │",
        " ╰──────┬─────╯  ╰────────────╯  ╰──────┬─────╯  ╰────────────╯  ╰────────────╯",
        "        ╰───────▶ pod statkiem ◀────────╯        Tura 40",
        "          Bohater 1 2 · Łowczyni 1 1 2           Odpłynięcia: 2 ▣▣▢",
        "▶ Uczeń (ty) · ręka 5 · talia 12 · zebrane 4",
        "  Ręka: Czarodziejka 2 │ Troll 1 3 │ Statek ▣ ▣",
    ]
    # fmt: on


@pytest.mark.parametrize("width", [80, 100, 120, 200])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_it_fits_the_screen(width: int, language: str) -> None:
    for line in drawn(position(**MIDDLE_GAME), language=language, width=width).splitlines():
        assert cell_len(line) <= width


def test_a_wide_screen_has_room_for_whole_names() -> None:
    shown = drawn(position(**MIDDLE_GAME), language="pl", width=120)
    for name in ("Skrzynia ze skarbem", "Skamieniały smok", "Łowczyni smoków"):
        assert name in shown


def test_a_spectator_sees_no_hand() -> None:
    shown = drawn(position(**MIDDLE_GAME), viewer=None)
    assert "Hand:" not in shown
    assert "(you)" not in shown


def test_the_other_player_sits_across() -> None:
    first, *_, last, _hand = drawn(position(**MIDDLE_GAME), viewer=B).splitlines()
    assert first.startswith("▶ Disciple · ")
    assert last.startswith("  Servant (you) · ")


@pytest.mark.rule("SER-83")
def test_open_stacks_show_their_cards() -> None:
    shown = drawn(position(**MIDDLE_GAME, options={"show_stack_contents": True}))
    assert "│3 · 3 cards │" in shown
    assert "│     14     │" in shown


@pytest.mark.rule("SER-83")
def test_running_scores_are_shown_when_the_table_says_so() -> None:
    shown = drawn(position(**MIDDLE_GAME, options={"show_scores": True}))
    assert "Servant · hand 6 · deck 11 · collected 0 · 3 glory · Great Dragon" in shown
    assert "Disciple (you) · hand 5 · deck 12 · collected 4 · 7 glory" in shown


@pytest.mark.rule("SER-56")
def test_the_owner_sees_the_card_that_went_back() -> None:
    table = position(fields="petrified_dragon 2", figure=B, hand="sorceress 1")
    table.play("sorceress 1")
    (card,) = table.told(B, "card_returned")
    assert f"on top of the deck: {card.split()[0][:4].title()}" in drawn(table, viewer=B)
    assert "on top of the deck" not in drawn(table, viewer=A)


def test_the_last_turn_is_announced() -> None:
    assert "Turn 20; the last is 22" in drawn(position(final_turn=22))
    assert "Turn 20, the last one!" in drawn(position(final_turn=20))


def test_a_crowd_below_the_ship_still_fits() -> None:
    crowd = "hero 1 1 1 1 1 1 1 1 2 2 | huntress 1 1 1 1 1 1 1 1 2 2 2 2"
    shown = drawn(position(below_ship=crowd), language="pl")
    assert "Bohater 1111111122 · Łowczyni 111111112222" in shown
    assert "Odpłynięcia: 0 ▢▢▢" in shown


def test_a_fourth_departure_is_shown() -> None:
    assert "Departures: 4 ▣▣▣▣" in drawn(position(departures=4))


# ---------------------------------------------------------------- the score sheet


def finished(**more: Any) -> Table:
    table = position(turn=41, final_turn=41, hand="troll 1", hand_size=1, **more)
    return table.play("troll 1")


def cells(table: Table, language: str = "en") -> dict[str, list[str]]:
    """The sheet by the first word of a line: the glory of each seat."""
    shown = lines(score_sheet(table.view(A), language))
    found = {}
    for line in shown:
        head, *rest = [cell for cell in line.strip().split("  ") if cell.strip()] or [""]
        found[head.strip()] = [cell.strip() for cell in rest]
    return found


@pytest.mark.rule("SER-76")
def test_the_sheet_line_by_line() -> None:
    table = finished(
        collected="treasure_chest 1 4 | dwarf 1 1 2 3", collected_b="hero 1 2", figure=B
    )
    sheet = cells(table)
    assert sheet["Treasure Chest"] == ["1 4", "5", "–"]
    assert sheet["Dwarf"] == ["1 1 2 3", "7", "–"]
    assert sheet["Hero"] == ["–", "1 2", "3"]
    assert sheet["Great Dragon"] == ["–", "+3"]
    assert sheet["Total"] == ["12", "6"]
    assert "Troll" not in sheet, "only what was collected is listed"


@pytest.mark.rule("SER-77", "SER-78", "SER-79", "SER-80")
def test_who_wins() -> None:
    ahead = finished(collected="treasure_chest 4", collected_b="hero 1")
    assert "Disciple wins: the Great Dragon is free!" in cells(ahead)
    assert "Wygrywa Uczeń: Wielki Smok jest wolny!" in cells(ahead, "pl")
    behind = finished(collected="hero 1", collected_b="treasure_chest 4")
    assert "Servant wins: the Great Dragon stays in stone." in cells(behind)
    tied = finished(collected="treasure_chest 4", collected_b="troll 1", figure=B)
    assert "Servant wins: the Great Dragon stays in stone." in cells(tied)
    draw = finished(collected="hero 2", collected_b="hero 2")
    assert "A draw: the spell neither breaks nor holds for good." in cells(draw)
