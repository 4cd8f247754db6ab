"""Worked examples of the specification, DRA-E1 to DRA-E15, with its own numbers."""

import pytest

from tests.games.drako.position import Table, new, position


@pytest.mark.rule("DRA-35", "DRA-52")
def test_e1_two_dwarves_move() -> None:
    table = position("G C3 F A2 X D1 N D4", hand="dw_march_axe dw_run")
    table.play("dw_march_axe move_two fury_dwarf B2 net_dwarf D3")
    assert table.figures == "G C3 F B2 X D1 N D3"
    assert table.discards("dwarves")[-1] == "dw_march_axe"
    assert table.actions == 1
    axes = position("G C3 F B2 X D1 N D3", hand="dw_heavy_axe")
    assert axes.goals("dw_heavy_axe attack_one") == ["fury_dwarf", "net_dwarf"]


def double_attack() -> Table:
    return position(
        "G C3 X C1 F B2 N D3",
        hand="dw_heavy_bolt dw_double_axe dw_run",
        dragon_hand="dr_scales",
        fury="gone",
    )


@pytest.mark.rule("DRA-44", "DRA-46", "DRA-57")
def test_e2_a_blocked_shot() -> None:
    table = double_attack().play("dw_heavy_bolt crossbow")
    assert table.asked == ("dragon", "defence")
    table.play("block crossbow_dwarf dr_scales")
    assert sum(table.dragon_wounds.values()) == 0
    assert table.discards("dwarves")[-1] == "dw_heavy_bolt"
    assert table.discards("dragon")[-1] == "dr_scales"
    assert (table.turn_of, table.actions) == ("dwarves", 1)
    table.play("dw_run no_effect")
    assert (table.turn_of, table.actions) == ("dragon", 2)


@pytest.mark.rule("DRA-49", "DRA-54", "DRA-81")
def test_e3_two_dwarves_attack() -> None:
    table = double_attack().play("dw_heavy_bolt crossbow", "block crossbow_dwarf dr_scales")
    table.play("dw_double_axe attack_two fury_dwarf net_dwarf")
    # no card, no question: the size of a hand is public
    assert table.dragon_wounds == {"armour": 2, "fly": 0, "walk": 0, "fire": 0}
    assert (table.turn_of, table.actions) == ("dragon", 2)


@pytest.mark.rule("DRA-42", "DRA-45", "DRA-74", "DRA-75")
def test_e4_and_e5_walk_and_fire() -> None:
    table = position(
        "G C3 X C1 F B2 N B1",
        turn_of="dragon",
        dragon_hand="dr_run dr_fire dr_bite",
        hand="dw_shield dw_run",
    )
    table.play("dr_run walk B4")
    assert table.figures == "G B4 F B2 X C1 N B1"
    shot = position(table.figures, hand="dw_heavy_bolt")
    assert shot.refuses("dw_heavy_bolt crossbow") == "DRA-57"
    table.play("dr_fire fire west")
    assert table.heard(None, "attack_declared")[0]["targets"] == ["fury_dwarf", "net_dwarf"]
    table.play("block net_dwarf dw_shield")
    assert [table.wounds(letter) for letter in "FXN"] == [2, 0, 0]


@pytest.mark.rule("DRA-18", "DRA-19", "DRA-20", "DRA-21")
def test_e6_action_combinations() -> None:
    for first in ("draw", "dw_run no_effect"):
        for second in ("draw", "dw_net no_effect"):
            table = position(hand="dw_run dw_net", dragon_hand="dr_run", fury="gone").play(first)
            assert table.refuses("end_turn") == "DRA-21"
            assert table.turn_of == "dwarves"
            assert table.play(second).turn_of == "dragon"
    sizes = [(table := new(options={"setup": "first_game"})).actions]
    for _ in range(3):
        turn = table.state.turn
        while table.state.turn == turn:
            table.play(
                "end_turn" if table.actions == 0 else table.legal("d")[-1].split()[0] + " no_effect"
            )
        sizes.append(table.actions)
    assert sizes == [1, 2, 2, 2]


@pytest.mark.rule("DRA-44")
def test_the_defender_is_asked_without_a_shield_too() -> None:
    table = position("G C3 F B2 X A1 N A3", hand="dw_heavy_axe dw_run", dragon_hand="dr_bite")
    table.play("dw_heavy_axe attack_one fury_dwarf")
    assert table.asked == ("dragon", "defence")
    assert table.legal() == ["no_block"]
    assert table.refuses("block fury_dwarf dr_scales") == "DRA-34"


@pytest.mark.rule("DRA-81", "DRA-82")
def test_e7_armour_overflow() -> None:
    table = position("G C3 F B2 X A1 N A3", hand="dw_heavy_axe dw_run", wounds="armour 3")
    table.play("dw_heavy_axe attack_one fury_dwarf")
    assert table.asked == ("dwarves", "wounds")
    assert table.legal() == ["wound fly", "wound walk", "wound fire"]
    table.play("wound walk")
    assert table.dragon_wounds == {"armour": 4, "fly": 0, "walk": 1, "fire": 0}
    assert table.asked == ("dwarves", "action")


@pytest.mark.rule("DRA-82", "DRA-83")
def test_e8_an_ability_is_lost() -> None:
    table = position(
        "G C3 F B2 X A1 N A3",
        hand="dw_run_axe dw_run",
        dragon_hand="dr_wings dr_wings_claw",
        wounds="armour 4 fly 1",
        actions=1,
        fury="gone",
    )
    table.play("dw_run_axe attack_one fury_dwarf", "no_block", "wound fly")
    assert table.dragon_wounds == {"armour": 4, "fly": 2, "walk": 0, "fire": 0}
    assert table.turn_of == "dragon"
    assert table.refuses("dr_wings fly E3") == "DRA-83"
    assert table.legal("dr_") == [
        "dr_wings no_effect",
        "dr_wings_claw no_effect",
        "dr_wings_claw bite fury_dwarf",
    ]


@pytest.mark.rule("DRA-82", "DRA-83")
def test_e9_split_wounds() -> None:
    table = position("G C3 F B2 X B3 N A3", hand="dw_double_axe dw_run", wounds="armour 4 walk 1")
    table.play("dw_double_axe attack_two fury_dwarf crossbow_dwarf", "wound walk")
    assert table.refuses("wound walk") == "DRA-82"
    table.play("wound fire")
    assert table.dragon_wounds == {"armour": 4, "fly": 0, "walk": 2, "fire": 1}
    table = position("G C3 F B2 X A1 N A3", turn_of="dragon", dragon_hand="dr_run", wounds="walk 2")
    assert table.refuses("dr_run walk C4") == "DRA-83"


@pytest.mark.rule("DRA-3", "DRA-86", "DRA-87")
def test_e10_a_kill_with_the_last_card_wins() -> None:
    table = position(
        "G C3 F B2 X B3 N A3",
        hand="dw_double_axe",
        deck_size=0,
        dragon_hand="dr_scales",
        wounds="armour 4 fly 2 walk 2 fire 1",
    )
    table.play("dw_double_axe attack_two fury_dwarf crossbow_dwarf", "block fury_dwarf dr_scales")
    assert (table.winner, table.reason) == ("dwarves", "dragon_slain")
    assert sum(table.dragon_wounds.values()) == 10


@pytest.mark.rule("DRA-5", "DRA-86", "DRA-87")
def test_e11_the_last_card_fails() -> None:
    table = position(
        "G C3 F B2 X B3 N A3",
        hand="dw_heavy_axe",
        deck_size=0,
        dragon_hand="dr_scales",
        wounds="armour 4 fly 2 walk 2 fire 1",
    )
    table.play("dw_heavy_axe attack_one fury_dwarf", "block fury_dwarf dr_scales")
    assert sum(table.dragon_wounds.values()) == 9
    assert (table.winner, table.reason) == ("dragon", "out_of_cards")
    assert table.legal() == []


@pytest.mark.rule("DRA-5", "DRA-85", "DRA-86")
def test_e12_the_last_card_as_defence() -> None:
    table = position(
        "G C3 F A2 X C2 N A3",
        turn_of="dragon",
        dragon_hand="dr_bite dr_run",
        hand="dw_shield",
        deck_size=0,
    )
    table.play("dr_bite bite crossbow_dwarf", "block crossbow_dwarf dw_shield")
    assert table.wounds("X") == 0
    assert (table.winner, table.reason) == ("dragon", "out_of_cards")


@pytest.mark.rule("DRA-28", "DRA-38", "DRA-88")
def test_e13_an_empty_deck_and_cards_in_hand() -> None:
    table = position(hand="dw_run dw_net dw_shield", deck_size=0, fury="gone")
    assert not table.state.over
    assert table.refuses("draw") == "DRA-28"
    table.play("dw_run no_effect", "dw_shield no_effect")
    assert (table.hand("dwarves"), table.turn_of) == ("dw_net", "dragon")


@pytest.mark.rule("DRA-27")
def test_e14_an_odd_deck() -> None:
    """How such a deck comes about is in test_components."""
    table = position(hand_size=4, deck_size=1, fury="gone").play("draw")
    assert (table.hand_size("dwarves"), table.deck_size("dwarves"), table.actions) == (5, 0, 1)


@pytest.mark.rule("DRA-29", "DRA-30", "DRA-31", "DRA-32")
def test_e15_the_hand_limit() -> None:
    table = position(hand_size=5, deck="dw_net dw_shield", fury="gone")
    before = len(table.discards("dwarves"))
    table.play("draw")
    assert table.asked == ("dwarves", "surplus")
    assert table.hand_size("dwarves") == 7
    assert "discard dw_net" in table.legal()
    table.play(table.legal()[0], "draw")
    assert table.hand_size("dwarves") == 8
    table.play(table.legal()[0], table.legal()[0])
    assert table.hand_size("dwarves") == 6
    assert len(table.discards("dwarves")) - before == 3
    assert table.turn_of == "dragon"
