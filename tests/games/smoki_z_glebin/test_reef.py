"""Reef cards, GLE-64 to GLE-68 and GLE-74: drawn two at a time, kept one, used when it suits."""

import pytest

from tests.games.smoki_z_glebin.position import GREEN, ORANGE, line, play_text, position

ONE_REEF = play_text("I3", (3, 6), (4, 6), (5, 6))


@pytest.mark.rule("GLE-64", "GLE-42")
def test_one_is_kept_and_the_other_goes_to_the_bottom() -> None:
    table = position(hands={ORANGE: "I3 L4"}, reef_stack="R01 R08 R09 R10").play(ONE_REEF)
    assert table.legal() == ["keep R01", "keep R08"]
    assert table.refuses("keep R09") == "GLE-64"
    table.play("keep R08")
    assert table.reef(ORANGE) == "R08"
    assert table.reef_stack() == ["R09", "R10", "R01"]


@pytest.mark.rule("GLE-64", "GLE-106")
def test_of_two_equal_cards_one_is_kept() -> None:
    table = position(hands={ORANGE: "I3 L4"}, reef_stack="R08 R08 R09").play(ONE_REEF)
    assert table.legal() == ["keep R08"]
    table.play("keep R08")
    assert (table.reef(ORANGE), table.reef_stack()) == ("R08", ["R09", "R08"])


@pytest.mark.rule("GLE-66")
def test_used_reef_cards_are_not_shuffled_back() -> None:
    table = position(
        hands={ORANGE: "I3 L4"}, reef={ORANGE: "R08 R08"}, coins={ORANGE: 0}, reef_stack=""
    )
    table.play("cash", "cash", ONE_REEF)
    assert (table.reef(ORANGE), table.reef_stack()) == ("", [])
    assert table.told() == ["gold_cashed", "gold_cashed", "dragon_laid", "gold_taken"]


@pytest.mark.rule("GLE-67")
def test_no_limit_for_reef_cards() -> None:
    held = "R01 R02 R03 R04 R05 R06 R07 R07 R07 R07 R08 R08 R08 R08 R09 R09 R10 R10 R11"
    table = position(hands={ORANGE: "I3 L4"}, reef={ORANGE: held}, reef_stack="R11 R12")
    table.play(ONE_REEF, "keep R12")
    assert table.reef(ORANGE) == f"{held} R12"
    assert table.side(ORANGE)["reef"]["count"] == 20


@pytest.mark.rule("GLE-67")
def test_reef_cards_are_no_pattern_cards() -> None:
    """Neither beside the two in hand, nor for the draw at the end of the turn."""
    table = position(
        hands={ORANGE: "I3 L4"}, reef={ORANGE: "R09 R10 R11"}, face_up="I3 V3 T4 S4 W5 X5"
    )
    assert table.hand(ORANGE) == "I3 L4"
    table.play(play_text("I3", (8, 9), (8, 10), (8, 11)), "skip")
    assert table.step == "draw_pattern"
    table.play("draw large 0")
    assert (table.hand(ORANGE), table.reef(ORANGE)) == ("L4 W5", "R09 R10 R11")


@pytest.mark.rule("GLE-74")
@pytest.mark.parametrize("step", ["play_pattern", "complete_mission", "draw_pattern"])
def test_gold_is_cashed_in_any_step_of_the_own_turn(step: str) -> None:
    table = position(step=step, hands={ORANGE: "L4"}, reef={ORANGE: "R08 R08"}, coins={ORANGE: 1})
    table.play("cash")
    assert (table.coins(ORANGE), table.reef(ORANGE), table.step) == (5, "R08", step)
    table.play("cash")
    assert (table.coins(ORANGE), table.reef(ORANGE)) == (9, "")
    assert table.refuses("cash") == "GLE-74"
    assert table.view(None)["known"]["reef_out"] == {"R08": 2}


@pytest.mark.rule("GLE-74")
def test_gold_is_not_cashed_while_a_reef_card_is_chosen() -> None:
    table = position(hands={ORANGE: "I3 L4"}, reef={ORANGE: "R08"}, reef_stack="R01 R02 R03")
    table.play(ONE_REEF)
    assert table.legal() == ["keep R01", "keep R02"]
    assert table.refuses("cash") == "GLE-64"


@pytest.mark.rule("GLE-74")
def test_nobody_cashes_the_gold_of_another() -> None:
    table = position(hands={ORANGE: "I3 L4"}, reef={GREEN: "R08"})
    assert table.refuses("cash") == "GLE-74"
    table = position(hands={ORANGE: "I3 L4"}, reef={ORANGE: "R08", GREEN: "R08"}).play("cash")
    assert (table.reef(ORANGE), table.reef(GREEN)) == ("", "R08")
    assert (table.coins(ORANGE), table.coins(GREEN)) == (8, 4)


@pytest.mark.rule("GLE-77")
def test_a_hidden_dragon_touches_and_covers_nothing() -> None:
    """Two of them in the north: orange may lie wherever it could without them."""
    hands, green = {ORANGE: "I3 L4"}, [(GREEN, line((6, 3), (6, 5)))]
    table = position(hands=hands, dragons=green, reef={ORANGE: "R09 R09"})
    assert table.legal("play") == position(hands=hands, dragons=green).legal("play")
    assert table.whirlpools("north") == 7
    assert table.in_kingdom("north", ORANGE, ORANGE) == (2, 0)
    assert table.in_kingdom("north", ORANGE, GREEN) == (0, 0)
