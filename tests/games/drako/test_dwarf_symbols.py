"""Axes, crossbow and net: the symbols of the dwarves, DRA-53 to DRA-61."""

import pytest

from tests.games.drako.position import position

AROUND_C3 = ["B2", "B3", "C2", "C4", "D2", "D3"]
OUTER = ["A1", "A2", "A3", "B1", "B4", "C1", "C5", "D1", "D4", "E1", "E2", "E3"]
CORNERS = ["A1", "A3", "C1", "C5", "E1", "E3"]


@pytest.mark.rule("DRA-53")
@pytest.mark.parametrize("cell", AROUND_C3)
def test_a_dwarf_next_to_the_dragon_attacks_it(cell: str) -> None:
    table = position(f"G C3 F {cell}", hand="dw_heavy_axe dw_run")
    table.play("dw_heavy_axe attack_one fury_dwarf")
    assert table.wounds("armour") == 2


@pytest.mark.rule("DRA-53")
@pytest.mark.parametrize("cell", OUTER)
def test_a_dwarf_further_away_does_not(cell: str) -> None:
    table = position(f"G C3 F {cell}", hand="dw_heavy_axe dw_double_axe")
    assert table.refuses("dw_heavy_axe attack_one fury_dwarf") == "DRA-53"
    assert table.refuses("dw_double_axe attack_two fury_dwarf") == "DRA-54"


@pytest.mark.rule("DRA-54")
def test_two_attacks_of_a_strength_each() -> None:
    table = position("G C3 F B2 X B3 N C2", hand="dw_double_axe dw_run", dragon_hand="dr_run")
    assert table.legal("dw_double_axe attack_two") == [
        "dw_double_axe attack_two fury_dwarf",
        "dw_double_axe attack_two crossbow_dwarf",
        "dw_double_axe attack_two fury_dwarf crossbow_dwarf",
        "dw_double_axe attack_two net_dwarf",
        "dw_double_axe attack_two fury_dwarf net_dwarf",
        "dw_double_axe attack_two crossbow_dwarf net_dwarf",
    ]
    table.play("dw_double_axe attack_two crossbow_dwarf net_dwarf")
    attack = table.view(1)["attack"]
    assert (attack["attackers"], attack["strength"]) == (["crossbow_dwarf", "net_dwarf"], 1)
    assert table.view(1)["prompt"]["attacks"] == 2


@pytest.mark.rule("DRA-54")
@pytest.mark.parametrize(("blocks", "wounds"), [("", 2), ("F", 1), ("N", 1), ("FN", 0)])
def test_none_one_or_both_of_two_attacks_are_blocked(blocks: str, wounds: int) -> None:
    table = position(
        "G C3 F B2 X A1 N C2", hand="dw_double_axe dw_run", dragon_hand="dr_scales dr_scales"
    ).play("dw_double_axe attack_two fury_dwarf net_dwarf")
    names = {"F": "fury_dwarf", "N": "net_dwarf"}
    text = " ".join(f"{names[letter]} dr_scales" for letter in blocks)
    table.play(f"block {text}" if blocks else "no_block")
    assert table.wounds("armour") == wounds
    assert table.hand_size("dragon") == 2 - len(blocks)


@pytest.mark.rule("DRA-54")
def test_two_different_dwarves_not_one_twice_and_not_three() -> None:
    table = position("G C3 F B2 X B3 N C2", hand="dw_double_axe")
    for aim in ("fury_dwarf fury_dwarf", "fury_dwarf crossbow_dwarf net_dwarf"):
        assert table.refuses(f"dw_double_axe attack_two {aim}") == "DRA-54"


@pytest.mark.rule("DRA-54", "DRA-55")
def test_a_single_dwarf_may_use_a_double_attack() -> None:
    table = position("G C3 F B2 X A1 N C2", hand="dw_double_axe dw_run", dragon_hand="dr_run")
    assert table.refuses("dw_double_axe attack_two fury_dwarf crossbow_dwarf") == "DRA-54"
    table.play("dw_double_axe attack_two net_dwarf")
    assert table.view(1)["prompt"]["attacks"] == 1
    assert table.play("no_block").wounds("armour") == 1


@pytest.mark.rule("DRA-56")
@pytest.mark.parametrize("dwarf", ["fury_dwarf", "crossbow_dwarf", "net_dwarf"])
def test_any_living_dwarf_uses_an_axe(dwarf: str) -> None:
    table = position("G C3 F B2 X B3 N C2", hand="dw_heavy_axe dw_run")
    assert table.play(f"dw_heavy_axe attack_one {dwarf}").wounds("armour") == 2


@pytest.mark.rule("DRA-56", "DRA-84")
def test_a_dead_dwarf_attacks_no_more() -> None:
    table = position("G C3 F B2 X B3", hand="dw_heavy_axe dw_double_axe")
    assert table.refuses("dw_heavy_axe attack_one net_dwarf") == "DRA-84"
    assert table.refuses("dw_double_axe attack_two fury_dwarf net_dwarf") == "DRA-84"


@pytest.mark.rule("DRA-57", "DRA-59")
@pytest.mark.parametrize("cell", OUTER)
def test_from_the_outer_ring_the_corners_are_in_line_with_the_centre(cell: str) -> None:
    table = position(f"G C3 X {cell}", hand="dw_heavy_bolt dw_run")
    if cell in CORNERS:
        assert table.play("dw_heavy_bolt crossbow").wounds("armour") == 2
    else:
        assert table.refuses("dw_heavy_bolt crossbow") == "DRA-57"


@pytest.mark.rule("DRA-57")
def test_the_shot_can_be_blocked() -> None:
    table = position("G C3 X C1", hand="dw_heavy_bolt dw_run", dragon_hand="dr_scales")
    table.play("dw_heavy_bolt crossbow", "block crossbow_dwarf dr_scales")
    assert table.wounds("armour") == 0


@pytest.mark.rule("DRA-57")
@pytest.mark.parametrize("dwarf", "FN")
@pytest.mark.parametrize("cell", ["C2", "C3", "C4"])
def test_another_dwarf_between_is_in_the_way(dwarf: str, cell: str) -> None:
    table = position(f"G C5 X C1 {dwarf} {cell}", hand="dw_heavy_bolt")
    assert table.refuses("dw_heavy_bolt crossbow") == "DRA-57"
    table = position(f"G C4 X C1 {dwarf} C5", hand="dw_heavy_bolt")
    assert "dw_heavy_bolt crossbow" in table.legal()


@pytest.mark.rule("DRA-57", "DRA-84")
def test_only_the_living_crossbow_dwarf_shoots() -> None:
    table = position("G C3 F C1 N C2", hand="dw_heavy_bolt dw_bolt_step")
    assert table.refuses("dw_heavy_bolt crossbow") == "DRA-84"
    assert "dw_bolt_step move_one fury_dwarf B1" in table.legal()


@pytest.mark.rule("DRA-58")
@pytest.mark.parametrize("cell", AROUND_C3)
def test_a_shot_at_an_adjacent_dragon(cell: str) -> None:
    table = position(f"G C3 X {cell}", hand="dw_bolt_step dw_run").play("dw_bolt_step crossbow")
    assert table.wounds("armour") == 1


@pytest.mark.rule("DRA-59")
@pytest.mark.parametrize(("dragon", "archer"), [("C5", "C1"), ("A1", "E3"), ("E1", "A3")])
def test_a_shot_across_the_whole_board(dragon: str, archer: str) -> None:
    table = position(f"G {dragon} X {archer} F A2", hand="dw_heavy_bolt dw_run")
    assert table.play("dw_heavy_bolt crossbow").wounds("armour") == 2


@pytest.mark.rule("DRA-60")
@pytest.mark.parametrize("figures", ["G C3 N C2", "G A1 N E2", "G C5 F C4 X C3 N C1"])
def test_the_net_flies_over_any_distance(figures: str) -> None:
    table = position(figures, hand="dw_net dw_run", dragon_hand="dr_scales").play("dw_net net")
    assert (table.net, table.actions) == ("on_dragon", 1)
    assert table.asked == ("dwarves", "action")
    assert table.hand("dragon") == "dr_scales"


@pytest.mark.rule("DRA-60")
def test_there_is_one_net() -> None:
    table = position(hand="dw_net dw_net_march dw_run").play("dw_net net")
    assert table.refuses("dw_net_march net") == "DRA-60"
    assert "dw_net_march move_two fury_dwarf A1" in table.legal()


@pytest.mark.rule("DRA-60", "DRA-84")
def test_only_the_living_net_dwarf_throws_it() -> None:
    assert position("G C3 F A2 X D1", hand="dw_net").refuses("dw_net net") == "DRA-84"


@pytest.mark.rule("DRA-61")
@pytest.mark.parametrize(
    ("side", "card"), [("dwarves", "dw_shield"), ("dragon", "dr_scales"), ("dragon", "dr_run")]
)
def test_defence_is_no_play(side: str, card: str) -> None:
    table = position(turn_of=side, hand="dw_shield", dragon_hand="dr_scales dr_run")
    assert all("defence" not in text for text in table.legal())
    assert table.refuses(f"{card} defence") == "DRA-61"
