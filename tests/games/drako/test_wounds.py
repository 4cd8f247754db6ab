"""Wounds, lost abilities and death, DRA-79 to DRA-84."""

import pytest

from tests.games.drako.position import Table, position
from tests.games.drako.random_games import tables

BESIDE = "G C3 F B2 X B3 N C2"


def struck(wounds: str, card: str = "dw_heavy_axe attack_one fury_dwarf") -> Table:
    """The dragon, without a card in hand, is struck: for 2 wounds unless said otherwise."""
    hand = f"{card.split(maxsplit=1)[0]} dw_run"
    return position(BESIDE, hand=hand, wounds=wounds, actions=1, fury="gone").play(card)


def bitten(dwarf: str, wounds: str, card: str = "dr_crushing_bite") -> Table:
    table = position(
        BESIDE, turn_of="dragon", dragon_hand=f"{card} dr_run", hand="dw_run", wounds=wounds
    )
    return table.play(f"{card} bite {dwarf}", "no_block")


@pytest.mark.rule("DRA-79")
def test_all_25_spaces_but_one_can_be_filled() -> None:
    table = bitten("net_dwarf", "F 5 X 4 N 4 armour 4 fly 2 walk 2 fire 1")
    assert [table.wounds(dwarf) for dwarf in "FXN"] == [5, 4, 5]
    assert sum(table.dragon_wounds.values()) == 9


@pytest.mark.rule("DRA-79")
@pytest.mark.parametrize("seed", range(3))
def test_no_track_is_ever_overfilled(seed: int) -> None:
    for table in tables(seed):
        for mat in table.view(None)["wounds"].values():
            for track in mat.values():
                assert 0 <= track["filled"] <= track["spaces"]


@pytest.mark.rule("DRA-80")
@pytest.mark.parametrize(
    ("dwarf", "letter", "wounds", "filled"),
    [
        ("fury_dwarf", "F", "F 1", 4),
        ("fury_dwarf", "F", "F 5", 6),
        ("crossbow_dwarf", "X", "X 0", 3),
        ("crossbow_dwarf", "X", "X 2", 4),
        ("net_dwarf", "N", "N 2", 5),
        ("net_dwarf", "N", "N 3", 5),
    ],
)
def test_wounds_fill_the_own_spaces_and_surplus_is_ignored(
    dwarf: str, letter: str, wounds: str, filled: int
) -> None:
    table = bitten(dwarf, wounds)
    assert table.wounds(letter) == filled
    others = [table.wounds(other) for other in "FXN" if other != letter]
    assert others == [0, 0]


@pytest.mark.rule("DRA-81")
def test_armour_fills_first_and_has_no_effect() -> None:
    table = struck("armour 2")
    assert table.dragon_wounds == {"armour": 4, "fly": 0, "walk": 0, "fire": 0}
    assert table.asked == ("dragon", "action")
    table = position(
        "G C3 F C4", turn_of="dragon", dragon_hand="dr_run dr_wings dr_fire dr_bite", hand="dw_run",
        wounds="armour 4",
    )  # fmt: skip
    played = {text.split()[1] for text in table.legal("dr_")}
    assert played == {"no_effect", "walk", "fly", "fire", "bite"}


@pytest.mark.rule("DRA-82")
@pytest.mark.parametrize("first", ["fly", "walk", "fire"])
@pytest.mark.parametrize("second", ["fly", "walk", "fire"])
def test_the_dwarf_side_places_every_wound_beyond_the_armour(first: str, second: str) -> None:
    table = struck("armour 4")
    assert table.asked == ("dwarves", "wounds")
    assert table.view(None)["wounds_to_place"] == 2
    table.play(f"wound {first}", f"wound {second}")
    tracks = [first, second]
    assert table.dragon_wounds == {
        "armour": 4,
        "fly": tracks.count("fly"),
        "walk": tracks.count("walk"),
        "fire": tracks.count("fire"),
    }
    assert table.asked == ("dragon", "action")


@pytest.mark.rule("DRA-82")
def test_a_full_ability_takes_no_more_wounds() -> None:
    table = struck("armour 4 fly 2")
    assert table.legal() == ["wound walk", "wound fire"]
    assert table.refuses("wound fly") == "DRA-82"


@pytest.mark.rule("DRA-82")
@pytest.mark.parametrize(
    ("wounds", "after"),
    [
        ("armour 4 fly 2 walk 2", {"armour": 4, "fly": 2, "walk": 2, "fire": 2}),
        ("armour 4 fly 1 walk 1 fire 2", {"armour": 4, "fly": 2, "walk": 2, "fire": 2}),
        ("armour 4 fly 2 walk 1 fire 2", {"armour": 4, "fly": 2, "walk": 2, "fire": 2}),
        ("armour 3 fly 2 walk 2", {"armour": 4, "fly": 2, "walk": 2, "fire": 1}),
    ],
)
def test_wounds_without_a_choice_are_placed_without_asking(
    wounds: str, after: dict[str, int]
) -> None:
    table = struck(wounds)
    assert table.dragon_wounds == after
    assert table.asked[1] in ("over", "action")


@pytest.mark.rule("DRA-82")
def test_the_last_wound_is_placed_alone_when_one_way_is_left() -> None:
    table = struck("armour 4 fly 1 walk 1 fire 1").play("wound walk")
    assert table.asked == ("dwarves", "wounds")
    table = struck("armour 4 fly 1 walk 2").play("wound fly")
    assert table.dragon_wounds == {"armour": 4, "fly": 2, "walk": 2, "fire": 1}


@pytest.mark.rule("DRA-82")
def test_two_attacks_of_one_card_are_placed_together() -> None:
    table = struck("armour 3", "dw_double_axe attack_two fury_dwarf net_dwarf")
    assert table.view(None)["wounds_to_place"] == 1
    table.play("wound fire")
    assert table.dragon_wounds == {"armour": 4, "fly": 0, "walk": 0, "fire": 1}


@pytest.mark.rule("DRA-82")
def test_only_the_dwarf_side_places_and_only_its_wounds() -> None:
    table = struck("armour 4")
    assert table.view(1)["moves"] == []
    assert table.refuses("draw") == "DRA-82"
    assert position(BESIDE, hand="dw_run").refuses("wound fly") == "DRA-82"


@pytest.mark.rule("DRA-83")
@pytest.mark.parametrize("track", ["fly", "walk", "fire"])
def test_a_full_track_is_a_lost_ability(track: str) -> None:
    table = struck("armour 4").play(f"wound {track}")
    assert table.heard(None, "ability_lost") == []
    table.play(f"wound {track}")
    assert [facts["track"] for facts in table.heard(None, "ability_lost")] == [track]
    table = position(
        "G C3 F C4", turn_of="dragon", dragon_hand="dr_run dr_wings dr_fire dr_bite", hand="dw_run",
        wounds=f"armour 4 {track} 2",
    )  # fmt: skip
    played = {text.split()[1] for text in table.legal("dr_")}
    assert played == {"no_effect", "walk", "fly", "fire", "bite"} - {track}


@pytest.mark.rule("DRA-83")
def test_the_other_symbol_of_the_card_is_still_good() -> None:
    table = position(
        BESIDE, turn_of="dragon", dragon_hand="dr_wings_claw", hand="dw_run", wounds="fly 2"
    )
    assert table.refuses("dr_wings_claw fly E1") == "DRA-83"
    assert "dr_wings_claw bite fury_dwarf" in table.legal()


@pytest.mark.rule("DRA-84")
@pytest.mark.parametrize(
    ("dwarf", "wounds"), [("fury_dwarf", "F 3"), ("crossbow_dwarf", "X 1"), ("net_dwarf", "N 2")]
)
def test_a_dwarf_with_full_spaces_dies_and_leaves_the_board(dwarf: str, wounds: str) -> None:
    table = bitten(dwarf, wounds)
    for viewer in (0, 1, None):
        assert table.view(viewer)["figures"][dwarf] == {"cell": None, "alive": False}
    assert table.heard(None, "dwarf_died") == [{"type": "dwarf_died", "figure": dwarf}]


@pytest.mark.rule("DRA-84")
@pytest.mark.parametrize(
    ("dwarf", "wounds"), [("fury_dwarf", "F 2"), ("crossbow_dwarf", "X 0"), ("net_dwarf", "N 1")]
)
def test_a_dwarf_with_one_space_left_lives(dwarf: str, wounds: str) -> None:
    table = bitten(dwarf, wounds)
    assert table.view(None)["figures"][dwarf]["alive"]
    assert table.figures == BESIDE


@pytest.mark.rule("DRA-84")
def test_the_cards_of_a_dead_specialist_are_good_for_their_other_symbol() -> None:
    table = position("G C3 F C2", hand="dw_bolt_step dw_net_march")
    assert table.refuses("dw_bolt_step crossbow") == "DRA-84"
    assert table.refuses("dw_net_march net") == "DRA-84"
    for text in ("dw_bolt_step move_one", "dw_net_march move_two"):
        assert table.legal(text)
    assert {"dw_bolt_step no_effect", "dw_net_march no_effect"} <= set(table.legal())


@pytest.mark.rule("DRA-84")
def test_a_dead_dragon_leaves_the_board() -> None:
    table = struck("armour 4 fly 2 walk 2 fire 1")
    assert table.winner == "dwarves"
    for viewer in (0, 1, None):
        assert table.view(viewer)["figures"]["dragon"] == {"cell": None, "alive": False}
    assert table.heard(None, "dragon_died") == [{"type": "dragon_died", "figure": "dragon"}]
