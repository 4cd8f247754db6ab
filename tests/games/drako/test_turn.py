"""Turns and actions, DRA-17 to DRA-25."""

import pytest

from tests.games.drako.position import Table, new, position

AROUND = "G C3 F B2 X A1 N A3"


@pytest.mark.rule("DRA-17", "DRA-18", "DRA-19")
def test_turns_alternate_and_only_the_first_has_one_action() -> None:
    table = new(options={"setup": "first_game"})
    turns = [(table.state.turn, table.turn_of, table.actions)]
    for _ in range(7):
        table.play("end_turn" if "end_turn" in table.legal() else "draw")
        while table.asked[1] == "surplus":
            table.play(table.legal()[0])
        if table.state.turn > len(turns):
            turns.append((table.state.turn, table.turn_of, table.actions))
    assert turns == [(1, "dragon", 1), (2, "dwarves", 2), (3, "dragon", 2), (4, "dwarves", 2)]


@pytest.mark.rule("DRA-19", "DRA-70")
def test_a_turn_with_fury_has_3_actions() -> None:
    table = position(hand="dw_run dw_march dw_net dw_shield").play("fury")
    plays = 0
    while table.turn_of == "dwarves":
        table.play(table.legal("dw_")[0])
        plays += 1
    assert plays == 3


@pytest.mark.rule("DRA-20")
@pytest.mark.parametrize(
    ("texts", "held", "left"),
    [
        (("draw", "dr_run no_effect"), 3, 18),
        (("dr_run no_effect", "draw"), 3, 18),
        (("dr_run no_effect", "dr_wings no_effect"), 0, 20),
        (("draw", "draw"), 6, 16),
    ],
)
def test_draw_and_play_combine_freely(texts: tuple[str, ...], held: int, left: int) -> None:
    table = position(turn_of="dragon", dragon_hand="dr_run dr_wings", hand="dw_run").play(*texts)
    assert (table.hand_size("dragon"), table.deck_size("dragon")) == (held, left)
    assert (table.turn_of, table.actions) == ("dwarves", 2)


@pytest.mark.rule("DRA-20")
def test_there_is_no_other_use_of_an_action() -> None:
    kinds = {text.split()[0] for text in position(hand="dw_run dw_net", fury="gone").legal()}
    assert kinds == {"draw", "dw_run", "dw_net"}
    table = position(turn_of="dragon", dragon_hand="dr_run", net="on_dragon", hand="dw_run")
    assert {text.split()[0] for text in table.legal()} == {"draw", "dr_run", "remove_net"}


@pytest.mark.rule("DRA-21")
@pytest.mark.parametrize("turn_of", ["dwarves", "dragon"])
@pytest.mark.parametrize("actions", [1, 2])
def test_no_action_is_declined(turn_of: str, actions: int) -> None:
    table = position(turn_of=turn_of, actions=actions, hand="dw_run", dragon_hand="dr_run")
    assert "end_turn" not in table.legal()
    for text in ("end_turn", "pass", ""):
        assert table.refuses(text) == "DRA-21"


@pytest.mark.rule("DRA-22")
def test_a_dragon_without_cards_passes_the_rest_of_its_turn() -> None:
    table = position(turn_of="dragon", dragon_hand="dr_run", dragon_deck_size=0, hand="dw_run")
    table.play("dr_run walk C4")
    assert (table.turn_of, table.actions) == ("dwarves", 2)
    assert table.heard(None, "passed")[0]["side"] == "dragon"


@pytest.mark.rule("DRA-22", "DRA-89")
def test_a_dragon_without_cards_passes_whole_turns() -> None:
    table = position(hand_size=6, dragon_deck_size=0, fury="gone", deck_size=2)
    for turn in (10, 12, 14):
        assert (table.state.turn, table.turn_of) == (turn, "dwarves")
        table.play(table.legal("dw_")[0])
        table.play(table.legal("dw_")[0])
    assert table.state.turn == 16
    assert not table.state.over


@pytest.mark.rule("DRA-22")
@pytest.mark.parametrize(("held", "left"), [("dr_run", 0), ("", 2)])
def test_a_dragon_with_cards_anywhere_does_not_pass(held: str, left: int) -> None:
    table = position(actions=1, hand="dw_run dw_net", dragon_hand=held, dragon_deck_size=left)
    table.play("dw_run no_effect", "end_turn")
    assert table.asked == ("dragon", "action")


@pytest.mark.rule("DRA-22")
def test_a_dragon_that_blocked_with_its_last_card_passes() -> None:
    table = position(
        AROUND, actions=1, hand="dw_heavy_axe dw_run", dragon_hand="dr_scales", dragon_deck_size=0
    )
    table.play("dw_heavy_axe attack_one fury_dwarf", "block fury_dwarf dr_scales", "end_turn")
    assert (table.state.turn, table.turn_of) == (12, "dwarves")


@pytest.mark.rule("DRA-23")
def test_removing_the_net_is_both_actions() -> None:
    table = position(turn_of="dragon", dragon_hand="dr_run", net="on_dragon", hand="dw_run")
    table.play("remove_net")
    assert (table.state.turn, table.turn_of, table.actions) == (11, "dwarves", 2)
    assert (table.hand("dragon"), table.deck_size("dragon")) == ("dr_run", 20)


def struck(dragon_hand: str) -> Table:
    return position(
        AROUND, hand="dw_heavy_axe dw_run", dragon_hand=dragon_hand, wounds="armour 4"
    ).play("dw_heavy_axe attack_one fury_dwarf")


@pytest.mark.rule("DRA-24")
def test_an_attack_is_resolved_before_the_next_action() -> None:
    table = struck("dr_scales")
    assert table.asked == ("dragon", "defence")
    for text in ("draw", "dw_run move_one net_dwarf A2", "fury", "end_turn"):
        assert table.refuses(text) == "DRA-44"
    table.play("no_block")
    assert table.asked == ("dwarves", "wounds")
    for text in ("draw", "dw_run move_one net_dwarf A2", "fury", "end_turn"):
        assert table.refuses(text) == "DRA-82"
    table.play("wound fly", "wound fly")
    assert (table.asked, table.actions) == (("dwarves", "action"), 1)


@pytest.mark.rule("DRA-24")
def test_a_game_that_ends_with_the_first_action_has_no_second_one() -> None:
    table = position(AROUND, hand="dw_heavy_axe dw_run", wounds="armour 4 fly 2 walk 2")
    table.play("dw_heavy_axe attack_one fury_dwarf")
    assert table.winner == "dwarves"
    assert table.legal() == []


@pytest.mark.rule("DRA-25")
def test_a_turn_ends_by_itself_when_fury_cannot_be_used() -> None:
    for table in (
        position(actions=1, hand="dw_run dw_net", fury="gone"),
        position("G C3 X D1 N D4", actions=1, hand="dw_run dw_net"),
        position("G C3 F A2", actions=1, hand="dw_run dw_net", wounds="F 5"),
    ):
        table.play("dw_run no_effect")
        assert (table.turn_of, table.actions) == ("dragon", 2)


@pytest.mark.rule("DRA-25")
def test_a_turn_with_usable_fury_is_ended_in_words() -> None:
    table = position(actions=1, hand="dw_run dw_net").play("dw_run no_effect")
    assert table.legal() == ["fury", "end_turn"]
    assert table.refuses("draw") == "DRA-19"
    assert table.refuses("dw_net net") == "DRA-19"
    table.play("end_turn")
    assert (table.turn_of, table.actions, table.fury) == ("dragon", 2, "ready")
