"""Walking, fire, flying and biting: the symbols of the dragon, DRA-74 to DRA-78."""

import pytest

from tests.games.drako.position import Table, position
from tests.games.drako.test_movement import CELLS

# section 2: what lies in each direction of two cells
RAYS = {
    "C3": {
        "east": "C4 C5",
        "north_east": "B3 A3",
        "north_west": "B2 A1",
        "west": "C2 C1",
        "south_west": "D2 E1",
        "south_east": "D3 E3",
    },
    "E1": {
        "east": "E2 E3",
        "north_east": "D2 C3 B3 A3",
        "north_west": "D1 C1",
        "west": "",
        "south_west": "",
        "south_east": "",
    },
    "B4": {
        "east": "",
        "north_east": "",
        "north_west": "A3",
        "west": "B3 B2 B1",
        "south_west": "C4 D3 E2",
        "south_east": "C5",
    },
}


def dragon(figures: str, dragon_hand: str, **words: str) -> Table:
    usual = {"hand": "dw_run dw_march", "turn_of": "dragon"}
    return position(figures, dragon_hand=dragon_hand, **{**usual, **words})  # type: ignore[arg-type]


@pytest.mark.rule("DRA-74")
def test_the_dragon_walks_up_to_n_steps() -> None:
    table = dragon("G A1 F E1 X E2 N E3", "dr_scales_step dr_run")
    assert table.goals("dr_scales_step walk") == ["A2", "B1", "B2"]
    assert table.goals("dr_run walk") == ["A2", "A3", "B1", "B2", "B3", "C1", "C2", "C3"]
    table.play("dr_run walk B3")
    assert table.figures == "G B3 F E1 X E2 N E3"


@pytest.mark.rule("DRA-74", "DRA-83")
@pytest.mark.parametrize(("wounds", "walks"), [("armour 4 walk 1", True), ("walk 2", False)])
def test_walking_needs_its_ability(wounds: str, walks: bool) -> None:
    table = dragon("G C3 F A1", "dr_run", wounds=wounds)
    assert ("dr_run walk C4" in table.legal()) == walks
    if not walks:
        assert table.refuses("dr_run walk C4") == "DRA-83"


@pytest.mark.rule("DRA-75")
@pytest.mark.parametrize("start", RAYS)
@pytest.mark.parametrize("direction", RAYS["C3"])
def test_fire_reaches_from_the_dragon_to_the_edge(start: str, direction: str) -> None:
    ray = RAYS[start][direction].split()
    for cell in CELLS:
        if cell != start:
            table = dragon(f"G {start} N {cell}", "dr_fire")
            assert (f"dr_fire fire {direction}" in table.legal()) == (cell in ray)


@pytest.mark.rule("DRA-75")
def test_every_dwarf_on_the_line_is_attacked_and_nobody_else() -> None:
    table = dragon("G C3 F C4 N C5 X B3", "dr_fire dr_run").play("dr_fire fire east", "no_block")
    assert [table.wounds(dwarf) for dwarf in "FXN"] == [2, 0, 2]
    table = dragon("G C3 F C4 N C5 X B3", "dr_fire_step dr_run")
    table.play("dr_fire_step fire north_east", "no_block")
    assert [table.wounds(dwarf) for dwarf in "FXN"] == [0, 1, 0]


@pytest.mark.rule("DRA-75")
def test_each_attacked_dwarf_can_be_protected_by_a_card() -> None:
    table = dragon("G C3 F C4 N C5 X B3", "dr_fire dr_run", hand="dw_shield dw_shield")
    table.play("dr_fire fire east")
    assert table.legal() == [
        "no_block",
        "block fury_dwarf dw_shield",
        "block net_dwarf dw_shield",
        "block fury_dwarf dw_shield net_dwarf dw_shield",
    ]
    assert table.refuses("block crossbow_dwarf dw_shield") == "DRA-45"
    table.play("block fury_dwarf dw_shield")
    assert [table.wounds(dwarf) for dwarf in "FXN"] == [0, 0, 2]


@pytest.mark.rule("DRA-75")
def test_fire_needs_a_dwarf_in_its_direction() -> None:
    table = dragon("G C3 F C4 X A2 N D1", "dr_fire")
    assert table.legal("dr_fire fire") == ["dr_fire fire east"]
    assert table.refuses("dr_fire fire west") == "DRA-75"


@pytest.mark.rule("DRA-75", "DRA-83")
def test_fire_needs_its_ability_but_no_free_feet() -> None:
    assert dragon("G C3 F C4", "dr_fire", wounds="fire 2").refuses("dr_fire fire east") == "DRA-83"
    for words in ({"wounds": "armour 4 fire 1 fly 2 walk 2"}, {"net": "on_dragon"}):
        assert "dr_fire fire east" in dragon("G C3 F C4", "dr_fire", **words).legal()


@pytest.mark.rule("DRA-75")
def test_the_line_of_fire_is_shown() -> None:
    table = dragon("G E1 F D2 X C3 N A3", "dr_fire")
    move = next(move for move in table.view(1)["moves"] if move["act"] == "play_fire")
    assert move["ray"] == ["D2", "C3", "B3", "A3"]
    assert move["targets"] == ["fury_dwarf", "crossbow_dwarf", "net_dwarf"]
    table.play("dr_fire fire north_east")
    for viewer in (0, 1, None):
        attack = table.view(viewer)["attack"]
        assert (attack["direction"], attack["ray"]) == ("north_east", ["D2", "C3", "B3", "A3"])


@pytest.mark.rule("DRA-76")
def test_flying_leads_to_any_free_cell() -> None:
    table = dragon("G A1 F A2 X B1 N B2", "dr_wings dr_run")
    assert table.goals("dr_wings fly") == [
        cell for cell in CELLS if cell not in ("A1", "A2", "B1", "B2")
    ]
    assert table.legal("dr_run walk") == []
    table.play("dr_wings fly E3")
    assert table.figures == "G E3 F A2 X B1 N B2"
    assert table.heard(None, "dragon_flew")[0]["path"] == ["E3"]


@pytest.mark.rule("DRA-76", "DRA-83")
def test_flying_needs_its_ability() -> None:
    assert dragon("G C3 F A1", "dr_wings", wounds="fly 2").refuses("dr_wings fly E3") == "DRA-83"
    assert "dr_wings fly E3" in dragon("G C3 F A1", "dr_wings", wounds="fly 1 walk 2").legal()


@pytest.mark.rule("DRA-77")
def test_the_dragon_bites_one_adjacent_dwarf() -> None:
    table = dragon("G C3 F B2 X D3 N A3", "dr_bite dr_run")
    assert table.legal("dr_bite bite") == ["dr_bite bite fury_dwarf", "dr_bite bite crossbow_dwarf"]
    assert table.refuses("dr_bite bite net_dwarf") == "DRA-77"
    table.play("dr_bite bite crossbow_dwarf", "no_block")
    assert [table.wounds(dwarf) for dwarf in "FXN"] == [0, 2, 0]


@pytest.mark.rule("DRA-77", "DRA-84")
def test_the_dead_are_not_bitten() -> None:
    table = dragon("G C3 F B2 X D3", "dr_bite")
    assert table.refuses("dr_bite bite net_dwarf") == "DRA-84"


@pytest.mark.rule("DRA-77", "DRA-78")
def test_biting_and_defence_cannot_be_lost() -> None:
    wounds = "armour 4 fly 2 walk 2 fire 1"
    table = dragon("G C3 F B2 X D3 N A3", "dr_bite", wounds=wounds, net="on_dragon")
    assert len(table.legal("dr_bite bite")) == 2
    table = position(
        "G C3 F B2", hand="dw_heavy_axe dw_run", dragon_hand="dr_scales", wounds=wounds
    ).play("dw_heavy_axe attack_one fury_dwarf", "block fury_dwarf dr_scales")
    assert not table.state.over
