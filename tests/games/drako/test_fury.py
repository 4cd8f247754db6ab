"""Fury, DRA-69 to DRA-73."""

import pytest

from tests.games.drako.position import position

HAND = "dw_run dw_march dw_net dw_shield"


@pytest.mark.rule("DRA-69", "DRA-70")
@pytest.mark.parametrize("before", [0, 1, 2])
def test_fury_before_between_and_after_the_actions(before: int) -> None:
    table = position(hand=HAND)
    table.play(*["dw_run no_effect", "dw_march no_effect"][:before], "fury")
    assert (table.wounds("F"), table.actions, table.fury) == (1, 3 - before, "gone")
    assert table.asked == ("dwarves", "action")


@pytest.mark.rule("DRA-69")
def test_fury_is_used_once() -> None:
    table = position(hand=HAND).play("fury")
    assert "fury" not in table.legal()
    assert table.refuses("fury") == "DRA-69"


@pytest.mark.rule("DRA-69")
def test_fury_is_not_used_in_the_turn_of_the_dragon() -> None:
    table = position("G C3 F B2", turn_of="dragon", hand="dw_run", dragon_hand="dr_bite dr_run")
    assert table.refuses("fury") == "DRA-69"
    table.play("dr_bite bite fury_dwarf")
    assert table.legal() == ["no_block"]
    assert table.refuses("fury") == "DRA-44"


@pytest.mark.rule("DRA-69")
def test_fury_waits_while_a_card_is_resolved() -> None:
    table = position(hand_size=6).play("draw")
    assert table.refuses("fury") == "DRA-29"
    table.play(table.legal()[0], table.legal()[0])
    assert "fury" in table.legal()


@pytest.mark.rule("DRA-70")
def test_fury_costs_one_wound_and_gives_one_action() -> None:
    table = position(hand=HAND, wounds="F 2").play("fury")
    assert (table.wounds("F"), table.actions, table.hand_size("dwarves")) == (3, 3, 4)


@pytest.mark.rule("DRA-71")
@pytest.mark.parametrize(
    "text",
    [
        "draw",
        "dw_run move_one crossbow_dwarf C1",
        "dw_run move_one net_dwarf E3",
        "dw_net net",
        "dw_shield no_effect",
    ],
)
def test_the_additional_action_is_an_ordinary_one(text: str) -> None:
    table = position(hand=HAND, actions=1).play("dw_march no_effect", "fury")
    table.play(text)
    assert (table.turn_of, table.actions) == ("dragon", 2)


@pytest.mark.rule("DRA-71")
def test_the_additional_action_is_compulsory() -> None:
    table = position(hand=HAND, actions=1).play("dw_march no_effect", "fury")
    assert "end_turn" not in table.legal()
    assert table.refuses("end_turn") == "DRA-21"


@pytest.mark.rule("DRA-72")
def test_the_marker_is_out_of_the_game_in_later_turns() -> None:
    table = position(hand="dw_run dw_march dw_net", dragon_hand="dr_run dr_wings").play("fury")
    table.play("dw_run no_effect", "dw_march no_effect", "draw")
    assert table.turn_of == "dragon"
    table.play("dr_run no_effect", "dr_wings no_effect", "draw")
    assert (table.turn_of, table.actions, table.fury) == ("dwarves", 1, "gone")
    assert table.refuses("fury") == "DRA-69"
    table.play("dw_net no_effect")
    assert table.turn_of == "dragon"


@pytest.mark.rule("DRA-72")
def test_fury_dies_unused_with_its_dwarf() -> None:
    table = position(
        "G C3 F B2 X A1 N A3",
        turn_of="dragon",
        actions=1,
        dragon_hand="dr_bite",
        hand="dw_run",
        wounds="F 4",
    ).play("dr_bite bite fury_dwarf", "no_block")
    assert (table.figures, table.fury) == ("G C3 X A1 N A3", "gone")
    assert table.refuses("fury") == "DRA-72"


@pytest.mark.rule("DRA-73")
def test_fury_may_kill_its_dwarf_and_still_gives_the_action() -> None:
    table = position("G C3 F B2 X A1", hand=HAND, wounds="F 5").play("fury")
    assert table.figures == "G C3 X A1"
    assert (table.wounds("F"), table.actions) == (6, 3)
    assert table.heard(None, "dwarf_died") == [{"type": "dwarf_died", "figure": "fury_dwarf"}]


@pytest.mark.rule("DRA-73")
def test_fury_does_not_kill_the_last_dwarf() -> None:
    table = position("G C3 F B2", hand=HAND, wounds="F 5")
    assert "fury" not in table.legal()
    assert table.refuses("fury") == "DRA-73"
    assert "fury" in position("G C3 F B2", hand=HAND, wounds="F 4").legal()
