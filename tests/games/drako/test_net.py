"""The netted dragon, DRA-62 to DRA-68."""

import pytest

from tests.games.drako.position import Table, position

BESIDE = "G C3 F B2 X A1 N A3"


def netted(figures: str = BESIDE, dragon_hand: str = "dr_run dr_wings", **words: object) -> Table:
    usual: dict[str, object] = {"turn_of": "dragon", "hand": "dw_run dw_net", "net": "on_dragon"}
    return position(figures, dragon_hand=dragon_hand, **{**usual, **words})  # type: ignore[arg-type]


@pytest.mark.rule("DRA-62")
def test_a_netted_dragon_neither_walks_nor_flies() -> None:
    table = netted()
    assert table.legal("dr_") == ["dr_run no_effect", "dr_wings no_effect"]
    assert table.refuses("dr_run walk C4") == "DRA-62"
    assert table.refuses("dr_wings fly E1") == "DRA-62"
    free = netted(net="ready")
    assert len(free.legal("dr_run walk")) > 0
    assert len(free.legal("dr_wings fly")) == 15


@pytest.mark.rule("DRA-62")
def test_the_net_holds_in_later_turns() -> None:
    table = netted(fury="gone").play("draw", "draw", "draw", "draw")
    assert (table.turn_of, table.net) == ("dragon", "on_dragon")
    assert table.refuses("dr_run walk C4") == "DRA-62"


@pytest.mark.rule("DRA-63")
def test_a_netted_dragon_bites_breathes_fire_and_draws() -> None:
    table = netted(dragon_hand="dr_bite dr_fire").play("dr_bite bite fury_dwarf", "no_block")
    assert table.wounds("F") == 2
    table.play("dr_fire fire north_west", "no_block")
    assert [table.wounds(dwarf) for dwarf in "FXN"] == [4, 2, 0]
    table = netted().play("draw")
    assert table.hand_size("dragon") == 4


@pytest.mark.rule("DRA-63")
def test_a_netted_dragon_defends() -> None:
    table = position(BESIDE, hand="dw_heavy_axe dw_run", dragon_hand="dr_scales", net="on_dragon")
    table.play("dw_heavy_axe attack_one fury_dwarf", "block fury_dwarf dr_scales")
    assert table.wounds("armour") == 0


@pytest.mark.rule("DRA-64")
def test_the_net_is_removed_by_a_whole_turn_and_no_card() -> None:
    table = netted().play("remove_net")
    assert (table.net, table.turn_of, table.actions) == ("ready", "dwarves", 2)
    assert (table.hand("dragon"), table.deck_size("dragon")) == ("dr_run dr_wings", 20)


@pytest.mark.rule("DRA-64")
@pytest.mark.parametrize("first", ["draw", "dr_run no_effect"])
def test_after_one_action_it_is_too_late(first: str) -> None:
    table = netted().play(first)
    assert "remove_net" not in table.legal()
    assert table.refuses("remove_net") == "DRA-64"


@pytest.mark.rule("DRA-64")
def test_only_a_netted_dragon_removes_the_net() -> None:
    assert netted(net="ready").refuses("remove_net") == "DRA-64"
    assert netted(net="gone").refuses("remove_net") == "DRA-64"
    assert netted(turn_of="dwarves").refuses("remove_net") == "DRA-64"


@pytest.mark.rule("DRA-64")
def test_a_freed_dragon_walks_again() -> None:
    table = netted(fury="gone").play("remove_net", "draw", "draw")
    assert "dr_run walk C4" in table.legal()


@pytest.mark.rule("DRA-65")
def test_the_dragon_may_stay_netted() -> None:
    table = netted(fury="gone", hand="dw_run")
    for _ in range(3):
        table.play("draw", *[table.legal("discard")[0]] if table.legal("discard") else [])
        while table.state.side == 1:
            table.play((table.legal("discard") or table.legal("dr_"))[0])
        assert table.net == "on_dragon"
        while table.state.side == 0:
            table.play((table.legal("discard") or ["draw"])[0])
    assert "remove_net" in table.legal()


@pytest.mark.rule("DRA-66")
def test_the_net_can_be_thrown_again() -> None:
    table = netted(fury="gone").play("remove_net")
    assert table.net == "ready"
    assert table.heard(None, "net_removed")[0]["net"] == "ready"
    table.play("dw_net net")
    assert table.net == "on_dragon"


@pytest.mark.rule("DRA-67")
def test_the_net_outlives_the_net_dwarf_but_is_not_thrown_again() -> None:
    table = netted(
        "G C3 F A1 X C1 N B3", "dr_bite dr_run", wounds="N 3", fury="gone", hand="dw_net dw_run"
    )
    table.play("dr_bite bite net_dwarf", "no_block")
    assert table.figures == "G C3 F A1 X C1"
    assert table.net == "on_dragon"
    assert table.refuses("dr_run walk C4") == "DRA-62"
    table.play("draw", "draw", "draw", "remove_net")
    assert table.net == "gone"
    assert table.heard(None, "net_removed")[0]["net"] == "gone"
    assert table.refuses("dw_net net") == "DRA-84"


@pytest.mark.rule("DRA-67", "DRA-84")
def test_an_unthrown_net_is_gone_with_its_dwarf() -> None:
    table = netted("G C3 F A1 X C1 N B3", "dr_bite dr_run", wounds="N 3", net="ready").play(
        "dr_bite bite net_dwarf", "no_block"
    )
    assert table.net == "gone"
    assert "dr_run walk C4" in table.legal()


@pytest.mark.rule("DRA-68")
def test_a_dragon_without_cards_does_not_remove_the_net() -> None:
    table = position(actions=1, hand="dw_run dw_net", dragon_deck_size=0, net="on_dragon")
    table.play("dw_run no_effect", "end_turn")
    assert (table.turn_of, table.state.turn, table.net) == ("dwarves", 12, "on_dragon")
    with_a_card = position(
        actions=1, hand="dw_run dw_net", dragon_hand="dr_run", dragon_deck_size=0, net="on_dragon"
    ).play("dw_run no_effect", "end_turn")
    assert with_a_card.legal() == ["remove_net", "dr_run no_effect"]
