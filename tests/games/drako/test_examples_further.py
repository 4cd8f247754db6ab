"""Worked examples of the specification, DRA-E16 to DRA-E32, with its own numbers."""

import re
from pathlib import Path

import pytest

from tests.games.drako.position import new, position


@pytest.mark.rule("DRA-62", "DRA-63", "DRA-64")
def test_e16_the_timing_of_the_net() -> None:
    table = position(
        "G C3 F B2 X A1 N A3", turn_of="dragon", dragon_hand="dr_bite dr_run", net="on_dragon"
    )
    assert "remove_net" in table.legal()
    assert table.refuses("dr_run walk C4") == "DRA-62"
    table.play("dr_bite bite fury_dwarf")
    assert table.refuses("remove_net") == "DRA-64"
    table = position(
        "G C3 F B2 X A1 N A3", turn_of="dragon", dragon_hand="dr_bite dr_fire", net="on_dragon"
    )
    table.play("dr_bite bite fury_dwarf", "dr_fire fire north_west")
    assert ([table.wounds(dwarf) for dwarf in "FXN"], table.turn_of) == ([4, 2, 0], "dwarves")


@pytest.mark.rule("DRA-60", "DRA-66")
def test_e17_the_net_is_used_again() -> None:
    table = position(
        turn_of="dragon", dragon_hand="dr_run", hand="dw_net dw_net_march", net="on_dragon"
    )
    table.play("remove_net", "dw_net net")
    assert table.net == "on_dragon"
    assert table.refuses("dw_net_march net") == "DRA-60"


@pytest.mark.rule("DRA-66", "DRA-67")
def test_e18_the_net_dwarf_dies() -> None:
    table = position(
        "G C3 F A1 X C1 N B3",
        turn_of="dragon",
        dragon_hand="dr_bite dr_run",
        hand="dw_net dw_run",
        net="on_dragon",
        fury="gone",
        wounds="N 3",
    )
    table.play("dr_bite bite net_dwarf", "no_block")
    assert (table.figures, table.net) == ("G C3 F A1 X C1", "on_dragon")
    table.play("dr_run no_effect", "draw", "draw", "remove_net")
    assert table.net == "gone"
    assert table.refuses("dw_net net") == "DRA-84"


@pytest.mark.rule("DRA-57")
def test_e19_a_blocked_line() -> None:
    card = "dw_heavy_bolt crossbow"
    assert position("G C3 X C1 F C2", hand="dw_heavy_bolt").refuses(card) == "DRA-57"
    assert card in position("G C3 X C1 F B2", hand="dw_heavy_bolt").legal()
    assert position("G C3 X D1 F B2", hand="dw_heavy_bolt").refuses(card) == "DRA-57"


@pytest.mark.rule("DRA-75")
def test_e20_fire_through_three() -> None:
    table = position(
        "G E1 F D2 X C3 N A3", turn_of="dragon", dragon_hand="dr_fire dr_run", hand="dw_shield"
    )
    table.play("dr_fire fire north_east", "block crossbow_dwarf dw_shield")
    assert [table.wounds(letter) for letter in "FXN"] == [2, 0, 2]


@pytest.mark.rule("DRA-40", "DRA-42")
def test_e21_movement_is_blocked() -> None:
    table = position("F A1 X A2 N B2 G C3", hand="dw_run")
    assert table.goals("dw_run move_one fury_dwarf") == ["B1", "C1", "C2"]
    assert table.refuses("dw_run move_one fury_dwarf A3") == "DRA-42"


@pytest.mark.rule("DRA-40", "DRA-52")
def test_e22_a_chain_of_two() -> None:
    table = position("G E3 F B2 N A2 X C5", hand="dw_march")
    assert table.refuses("dw_march move_two net_dwarf B2 fury_dwarf B1") == "DRA-40"
    table.play("dw_march move_two fury_dwarf B1 net_dwarf B2")
    assert table.figures == "G E3 F B1 X C5 N B2"


@pytest.mark.rule("DRA-80", "DRA-84")
def test_e23_overkill() -> None:
    table = position(
        "G C3 F A1 X C2 N A3",
        turn_of="dragon",
        dragon_hand="dr_crushing_bite dr_run",
        hand="dw_run",
        wounds="X 3",
    )
    table.play("dr_crushing_bite bite crossbow_dwarf", "no_block")
    assert table.wounds("X") == 4
    assert table.figures == "G C3 F A1 N A3"
    assert table.view(None)["seats"][1]["inflicted"] == 4  # 3 before, 1 now
    assert table.heard(None, "wounds_placed")[0]["wounds"] == 1
    shot = position("G C3 F A1 N A3", hand="dw_heavy_bolt")
    assert shot.legal("dw_heavy_bolt") == ["dw_heavy_bolt no_effect"]


@pytest.mark.rule("DRA-25", "DRA-69", "DRA-70", "DRA-73")
def test_e24_and_e25_fury() -> None:
    table = position(hand="dw_run dw_march dw_net", wounds="F 5")
    table.play("fury")
    assert (table.figures, table.actions) == ("G C3 X D1 N D4", 3)
    assert position("G C3 F A2", hand="dw_run", wounds="F 5").refuses("fury") == "DRA-73"

    table = position(hand="dw_run dw_march dw_net", actions=1).play("dw_run no_effect")
    assert table.legal() == ["fury", "end_turn"]
    table.play("fury")
    assert (table.wounds("F"), table.actions) == (1, 1)
    table.play("dw_march no_effect")
    assert table.turn_of == "dragon"


@pytest.mark.rule("DRA-22", "DRA-38", "DRA-68")
def test_e26_and_e27_a_dragon_without_cards() -> None:
    table = position(turn_of="dragon", dragon_hand="dr_scales", dragon_deck_size=0, hand="dw_run")
    assert table.legal() == ["dr_scales no_effect"]
    table.play("dr_scales no_effect")
    assert [facts["type"] for facts in table.heard(None)] == ["card_played", "passed", "turn_began"]
    table.play("draw", "draw", "end_turn")
    assert (table.turn_of, table.actions) == ("dwarves", 2)
    while not table.state.over:
        assert table.turn_of == "dwarves"
        wasted = [text for text in table.legal() if text.endswith(" no_effect")]
        table.play(wasted[0] if wasted else table.legal("draw")[0] if table.actions else "end_turn")
    assert table.reason == "out_of_cards"


@pytest.mark.rule("DRA-12", "DRA-13", "DRA-41")
def test_e28_placement() -> None:
    table = new()
    outer_ring = ["A1", "A2", "A3", "B1", "B4", "C1", "C5", "D1", "D4", "E1", "E2", "E3"]
    assert table.goals("place fury_dwarf") == outer_ring
    for cell in ("B2", "B3", "C2", "C4", "D2", "D3"):
        assert table.refuses(f"place fury_dwarf {cell}") == "DRA-12"
    assert table.refuses("place fury_dwarf C3") == "DRA-41"
    table.play("place fury_dwarf A2")
    assert table.refuses("place crossbow_dwarf A2") == "DRA-41"
    table.play("place crossbow_dwarf C5", "place net_dwarf E1")
    assert table.figures == "G C3 F A2 X C5 N E1"
    assert (table.turn_of, table.actions) == ("dragon", 1)


@pytest.mark.rule("DRA-76")
def test_e31_flying() -> None:
    table = position("G C3 F B2 N B3 X C2", turn_of="dragon", dragon_hand="dr_wings")
    assert len(table.legal("dr_wings fly")) == 15
    assert table.refuses("dr_wings fly C3") == "DRA-37"


@pytest.mark.rule("DRA-58")
def test_e29_an_adjacent_shot() -> None:
    table = position("G C3 X C2", hand="dw_heavy_bolt dw_run").play("dw_heavy_bolt crossbow")
    assert table.wounds("armour") == 2


@pytest.mark.rule("DRA-55")
def test_e30_a_double_attack_of_one() -> None:
    table = position("G C3 F B2 X A1 N A3", hand="dw_double_axe dw_run", dragon_hand="dr_run")
    assert table.refuses("dw_double_axe attack_two fury_dwarf net_dwarf") == "DRA-54"
    table.play("dw_double_axe attack_two fury_dwarf")
    assert table.view(None)["attack"]["attackers"] == ["fury_dwarf"]
    assert table.play("no_block").wounds("armour") == 1


@pytest.mark.rule("DRA-11", "DRA-18")
def test_e32_opening_lines() -> None:
    for seed in range(20):
        table = new(seed, {"setup": "first_game"})
        assert table.actions == 1
        kinds = {text.split()[1] for text in table.legal("dr_")}
        assert kinds <= {"no_effect", "walk", "fly"}
        table.play(table.legal("dr_")[-1])
        assert table.turn_of == "dwarves"


def test_every_worked_example_is_a_test() -> None:
    specification = Path(__file__).parents[3] / "docs" / "rules" / "drako.md"
    told = set(re.findall(r"\*\*DRA-(E\d+) ", specification.read_text("utf-8")))
    files = [
        Path(__file__).with_name(f"test_{name}.py") for name in ("examples", "examples_further")
    ]
    names = re.findall(r"def test_(e\w+)", "".join(file.read_text("utf-8") for file in files))
    assert len(told) == 32
    assert told == {
        part.upper() for name in names for part in re.findall(r"\be\d+|(?<=_)e\d+", name)
    }
