"""Attacks and how they are answered, DRA-43 to DRA-50."""

import pytest

from tests.games.drako.position import Table, position

BESIDE = "G C3 F B2 X B3 N C2"


def bitten(card: str, hand: str, **words: str) -> Table:
    table = position(BESIDE, turn_of="dragon", dragon_hand=f"{card} dr_run", hand=hand, **words)  # type: ignore[arg-type]
    return table.play(f"{card} bite net_dwarf")


def two_strike(dragon_hand: str) -> Table:
    table = position(BESIDE, hand="dw_double_axe dw_run", dragon_hand=dragon_hand)
    return table.play("dw_double_axe attack_two fury_dwarf net_dwarf")


@pytest.mark.rule("DRA-43", "DRA-49")
@pytest.mark.parametrize(
    ("card", "strength"), [("dr_run_claw", 1), ("dr_bite", 2), ("dr_crushing_bite", 3)]
)
def test_an_unblocked_bite_wounds_with_its_strength(card: str, strength: int) -> None:
    table = bitten(card, "dw_run")
    assert table.view(None)["attack"]["strength"] == strength
    table.play("no_block")
    assert [table.wounds(dwarf) for dwarf in "FXN"] == [0, 0, strength]


@pytest.mark.rule("DRA-43", "DRA-49")
@pytest.mark.parametrize(
    ("play", "wounds"),
    [
        ("dw_shield_axe attack_one fury_dwarf", 1),
        ("dw_heavy_axe attack_one crossbow_dwarf", 2),
        ("dw_double_axe attack_two fury_dwarf net_dwarf", 2),
        ("dw_double_axe attack_two crossbow_dwarf", 1),
        ("dw_bolt_step crossbow", 1),
        ("dw_heavy_bolt crossbow", 2),
    ],
)
def test_an_unblocked_blow_wounds_the_dragon(play: str, wounds: int) -> None:
    table = position(BESIDE, hand=f"{play.split(maxsplit=1)[0]} dw_run").play(play)
    assert table.wounds("armour") == wounds


@pytest.mark.rule("DRA-44")
@pytest.mark.parametrize("card", ["dr_run_claw", "dr_bite", "dr_crushing_bite"])
@pytest.mark.parametrize("shield", ["dw_shield", "dw_shield_step", "dw_shield_axe"])
def test_a_block_stops_an_attack_completely_whatever_its_strength(card: str, shield: str) -> None:
    table = bitten(card, f"{shield} dw_run")
    assert table.asked == ("dwarves", "defence")
    table.play(f"block net_dwarf {shield}")
    assert table.wounds("N") == 0
    assert table.discards("dwarves")[-1] == shield
    assert table.asked == ("dragon", "action")


@pytest.mark.rule("DRA-44")
@pytest.mark.parametrize("shield", ["dr_scales", "dr_scales_step", "dr_scales_claw"])
def test_the_dragon_blocks_with_its_own_shields(shield: str) -> None:
    table = position(BESIDE, hand="dw_heavy_axe dw_run", dragon_hand=f"{shield} dr_run")
    table.play("dw_heavy_axe attack_one crossbow_dwarf")
    assert table.legal() == ["no_block", f"block crossbow_dwarf {shield}"]
    table.play(f"block crossbow_dwarf {shield}")
    assert table.dragon_wounds == {"armour": 0, "fly": 0, "walk": 0, "fire": 0}
    assert table.discards("dragon")[-1] == shield


@pytest.mark.rule("DRA-44")
def test_only_cards_with_the_defence_symbol_block() -> None:
    table = bitten("dr_bite", "dw_run dw_march_axe")
    assert table.legal() == ["no_block"]
    assert table.refuses("block net_dwarf dw_run") == "DRA-44"
    assert table.refuses("block net_dwarf dr_scales") == "DRA-44"


@pytest.mark.rule("DRA-44")
def test_there_is_nothing_to_block_without_an_attack() -> None:
    table = position(BESIDE, hand="dw_shield", dragon_hand="dr_scales")
    for text in ("no_block", "block net_dwarf dw_shield", "block net_dwarf dr_scales"):
        assert table.refuses(text) == "DRA-44"


@pytest.mark.rule("DRA-45")
def test_one_card_blocks_one_of_two_attacks() -> None:
    table = two_strike("dr_scales dr_run")
    assert table.legal() == [
        "no_block",
        "block fury_dwarf dr_scales",
        "block net_dwarf dr_scales",
    ]
    assert table.refuses("block fury_dwarf dr_scales net_dwarf dr_scales") == "DRA-34"
    table.play("block net_dwarf dr_scales")
    assert table.wounds("armour") == 1


@pytest.mark.rule("DRA-45")
def test_two_attacks_take_two_cards() -> None:
    table = two_strike("dr_scales dr_scales_step")
    assert len(table.legal()) == 1 + 2 + 2 + 2
    table.play("block fury_dwarf dr_scales_step net_dwarf dr_scales")
    assert table.wounds("armour") == 0
    assert table.hand_size("dragon") == 0
    assert table.discards("dragon")[-2:] == ["dr_scales_step", "dr_scales"]


@pytest.mark.rule("DRA-45")
def test_two_equal_cards_block_two_attacks() -> None:
    table = two_strike("dr_scales dr_scales")
    table.play("block fury_dwarf dr_scales net_dwarf dr_scales")
    assert (table.wounds("armour"), table.hand_size("dragon")) == (0, 0)


@pytest.mark.rule("DRA-45")
def test_a_card_protects_only_the_figure_it_is_named_for() -> None:
    table = bitten("dr_bite", "dw_shield dw_run")
    assert table.legal() == ["no_block", "block net_dwarf dw_shield"]
    assert table.refuses("block fury_dwarf dw_shield") == "DRA-45"


@pytest.mark.rule("DRA-46")
def test_blocking_costs_no_action_and_nothing_of_the_next_turn() -> None:
    table = bitten("dr_bite", "dw_shield dw_run dw_net").play("block net_dwarf dw_shield")
    assert (table.turn_of, table.actions) == ("dragon", 1)
    table.play("draw")
    assert (table.turn_of, table.actions) == ("dwarves", 2)


@pytest.mark.rule("DRA-47")
def test_defending_is_optional() -> None:
    table = bitten("dr_bite", "dw_shield dw_shield").play("no_block")
    assert (table.wounds("N"), table.hand("dwarves")) == (2, "dw_shield dw_shield")


@pytest.mark.rule("DRA-47")
def test_an_attack_takes_one_card_at_most() -> None:
    table = bitten("dr_bite", "dw_shield dw_shield_axe")
    text = "block net_dwarf dw_shield net_dwarf dw_shield_axe"
    assert table.refuses(text) == "DRA-47"
    assert "block net_dwarf" not in {" ".join(text.split()[3:5]) for text in table.legal()}


@pytest.mark.rule("DRA-48")
def test_all_attacks_are_declared_then_all_blocks_named_then_wounds_dealt() -> None:
    table = position(
        "G E1 F D2 X C3 N A3",
        turn_of="dragon",
        dragon_hand="dr_fire dr_run",
        hand="dw_shield dw_shield_axe",
    )
    table.play("dr_fire fire north_east")
    assert [facts["type"] for facts in table.heard(None)] == ["card_played", "attack_declared"]
    assert [table.wounds(dwarf) for dwarf in "FXN"] == [0, 0, 0]
    assert len(table.legal()) == 1 + 3 * 2 + 3 * 2
    table.play("block fury_dwarf dw_shield_axe net_dwarf dw_shield")
    assert [facts["type"] for facts in table.heard(None)] == [
        "attack_blocked",
        "attack_blocked",
        "wounds_placed",
    ]
    assert [table.wounds(dwarf) for dwarf in "FXN"] == [0, 2, 0]


@pytest.mark.rule("DRA-49")
def test_the_wounds_lie_on_the_mat_of_the_attacked_figure() -> None:
    table = bitten("dr_bite", "dw_run").play("no_block")
    assert table.view(None)["wounds"]["net_dwarf"] == {"net_dwarf": {"filled": 2, "spaces": 5}}
    assert table.dragon_wounds == {"armour": 0, "fly": 0, "walk": 0, "fire": 0}


@pytest.mark.rule("DRA-50")
def test_nobody_is_asked_about_the_net_or_the_wound_of_fury() -> None:
    table = position(BESIDE, hand="dw_net dw_run", dragon_hand="dr_scales").play("dw_net net")
    assert (table.net, table.asked) == ("on_dragon", ("dwarves", "action"))
    table = position(BESIDE, hand="dw_shield dw_run").play("fury")
    assert (table.wounds("F"), table.asked) == (1, ("dwarves", "action"))
