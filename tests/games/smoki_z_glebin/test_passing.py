"""Passing, GLE-69 to GLE-73: a head goes, a pattern is exchanged, two coins come."""

import pytest

from tests.games.smoki_z_glebin.position import GREEN, ORANGE, line, position

SHOWN = "I3 V3 O4 S4 W5 X5"
STACKS = {"small": "V3 I3", "medium": "I4 O4 L4", "large": "N5 P5"}


@pytest.mark.rule("GLE-69")
def test_a_player_may_pass_although_a_dragon_could_be_laid() -> None:
    table = position(hands={ORANGE: "L4 T4"})
    assert table.legal("play")
    assert len(table.legal("pass")) == 2 * 9  # either card for one of nine


@pytest.mark.rule("GLE-69", "GLE-37")
def test_a_player_who_cannot_lay_a_dragon_must_pass() -> None:
    """Without a coin and with the shore taken by the own clan, but for two currents."""
    shore = [[(5, 6), (4, 6), (3, 6)], [(5, 8), (5, 9), (5, 10)], [(6, 5), (6, 4), (6, 3)]]
    shore += [[(8, 5), (8, 4), (8, 3)], [(9, 6), (10, 6), (11, 6)], [(9, 8), (10, 8), (11, 8)]]
    shore += [line((6, 9), (6, 11)), line((8, 9), (8, 11))]
    table = position(
        hands={ORANGE: "I3 V3"},
        coins={ORANGE: 0},
        dragons=[(ORANGE, squares) for squares in shore],
    )
    assert {text.split()[0] for text in table.legal()} == {"pass"}
    table.play("pass I3 > large 0")
    assert (table.coins(ORANGE), table.to_move) == (2, GREEN)


@pytest.mark.rule("GLE-70")
def test_a_pass_lays_no_dragon_and_uses_a_head() -> None:
    table = position(hands={ORANGE: "L4 T4"}, heads=3).play("pass L4 > small 0")
    assert table.heads(ORANGE) == 2
    assert table.view(None)["dragons"] == []


@pytest.mark.rule("GLE-71")
@pytest.mark.parametrize(
    ("source", "card"),
    [("small 0", "I3"), ("medium 1", "S4"), ("medium stack", "I4"), ("large stack", "N5")],
)
def test_any_card_is_exchanged_for_any_other(source: str, card: str) -> None:
    """Also for one of the same size."""
    table = position(hands={ORANGE: "L4 T4"}, face_up=SHOWN, stacks=STACKS)
    table.play(f"pass T4 > {source}")
    assert sorted(table.hand(ORANGE).split()) == sorted(["L4", card])
    assert table.stack("medium")[-1] == "T4"


@pytest.mark.rule("GLE-71")
def test_the_card_to_give_away_is_chosen_before_a_blind_one_is_seen() -> None:
    """It must be one of the two in hand."""
    table = position(hands={ORANGE: "L4 T4"}, face_up=SHOWN, stacks=STACKS)
    assert table.refuses("pass I4 > medium stack") == "GLE-71"
    assert {text.split()[1] for text in table.legal("pass")} == {"L4", "T4"}
