"""Playing a card, DRA-34 to DRA-38."""

import pytest

from tests.games.drako.position import position, symbols

AROUND = "G C3 F B2 X A1 N A3"


@pytest.mark.rule("DRA-34")
def test_a_card_is_played_for_one_of_its_symbols() -> None:
    assert symbols("dw_march_axe") == ["move_two 1", "attack_one 1"]
    table = position(AROUND, hand="dw_march_axe dw_run").play("dw_march_axe attack_one fury_dwarf")
    assert table.wounds("armour") == 1
    assert table.figures == "G C3 F B2 X A1 N A3"
    table = position(AROUND, hand="dw_march_axe dw_run").play("dw_march_axe move_two net_dwarf A2")
    assert (table.wounds("armour"), table.figures) == (0, "G C3 F B2 X A1 N A2")


@pytest.mark.rule("DRA-34")
def test_a_symbol_that_a_card_does_not_show_is_refused() -> None:
    table = position(AROUND, hand="dw_run dw_march")
    assert table.refuses("dw_run attack_one fury_dwarf") == "DRA-34"
    assert table.refuses("dw_march move_one fury_dwarf B1") == "DRA-34"


@pytest.mark.rule("DRA-34")
def test_only_cards_of_the_own_hand_are_played() -> None:
    table = position(AROUND, hand="dw_run", dragon_hand="dr_run")
    assert table.refuses("dw_march no_effect") == "DRA-34"
    assert table.refuses("dr_run no_effect") == "DRA-34"
    assert table.refuses("dr_run walk C4") == "DRA-34"


@pytest.mark.rule("DRA-35")
@pytest.mark.parametrize(
    "text",
    [
        "dw_march_axe move_two net_dwarf A2",
        "dw_march_axe attack_one fury_dwarf",
        "dw_march_axe no_effect",
    ],
)
def test_a_played_card_is_discarded_whatever_it_did(text: str) -> None:
    table = position(AROUND, hand="dw_march_axe dw_march_axe").play(text)
    assert table.hand("dwarves") == "dw_march_axe"
    assert table.discards("dwarves")[-1] == "dw_march_axe"
    assert table.actions == 1


@pytest.mark.rule("DRA-36", "DRA-37")
@pytest.mark.parametrize(
    ("position_words", "card", "side"),
    [
        ({"figures": "G C3 F A2 X D1 N D4"}, "dw_heavy_axe", "dwarves"),
        ({"figures": "G C3 F A2 X D1 N D4"}, "dw_heavy_bolt", "dwarves"),
        ({"figures": "G C3 F A2 N D4"}, "dw_heavy_bolt", "dwarves"),
        ({"figures": "G C3 F A2 X D1"}, "dw_net", "dwarves"),
        ({"net": "on_dragon"}, "dw_net", "dwarves"),
        ({}, "dw_shield", "dwarves"),
        ({}, "dr_scales", "dragon"),
        ({}, "dr_bite", "dragon"),
        ({}, "dr_fire", "dragon"),
        ({"net": "on_dragon"}, "dr_run", "dragon"),
        ({"wounds": "walk 2"}, "dr_run", "dragon"),
        ({"wounds": "fly 2"}, "dr_wings", "dragon"),
        ({"wounds": "fire 2", "figures": "G C3 F B2 X D1 N D4"}, "dr_fire", "dragon"),
    ],
)
def test_a_card_whose_conditions_do_not_hold_is_played_without_effect(
    position_words: dict[str, str], card: str, side: str
) -> None:
    hand, dragon_hand = (card, "dr_run") if side == "dwarves" else ("dw_run", card)
    words = {"hand": f"{hand} dw_march", "dragon_hand": dragon_hand, **position_words}
    table = position(**words, turn_of=side)  # type: ignore[arg-type]
    assert table.legal(card + " ") == [f"{card} no_effect"]
    before = (table.figures, table.dragon_wounds, table.net, table.fury)
    table.play(f"{card} no_effect")
    assert (table.figures, table.dragon_wounds, table.net, table.fury) == before
    assert table.discards(side)[-1] == card
    assert (table.asked, table.actions) == ((side, "action"), 1)


@pytest.mark.rule("DRA-37")
def test_every_card_can_be_played_without_effect_also_a_useful_one() -> None:
    table = position(AROUND, hand="dw_run dw_heavy_axe dw_net dw_march_axe dw_shield_step")
    for card in table.hand("dwarves").split():
        assert f"{card} no_effect" in table.legal()


@pytest.mark.rule("DRA-37", "DRA-39")
def test_moving_0_cells_is_playing_without_effect() -> None:
    table = position(AROUND, hand="dw_run dw_march")
    assert table.refuses("dw_run move_one fury_dwarf B2") == "DRA-37"
    assert table.refuses("dw_march move_two fury_dwarf B2 net_dwarf A3") == "DRA-37"
    dragon = position(AROUND, turn_of="dragon", dragon_hand="dr_run dr_wings", hand="dw_run")
    assert dragon.refuses("dr_run walk C3") == "DRA-37"
    assert dragon.refuses("dr_wings fly C3") == "DRA-37"


@pytest.mark.rule("DRA-38")
def test_with_an_empty_deck_every_action_is_a_card() -> None:
    table = position(hand="dw_shield dw_shield dw_net", deck_size=0, fury="gone", net="on_dragon")
    assert table.legal() == ["dw_shield no_effect", "dw_net no_effect"]
    table.play("dw_shield no_effect")
    assert table.legal() == ["dw_shield no_effect", "dw_net no_effect"]
    table.play("dw_net no_effect")
    assert (table.hand("dwarves"), table.turn_of) == ("dw_shield", "dragon")
