"""Outbidding, KSI-34 and KSI-39 to KSI-42: dice knocked off a card come back stronger."""

import pytest

from tests.games.ksiega_smokow.position import A, B, C, position


@pytest.mark.rule("KSI-34")
@pytest.mark.parametrize(("bid", "enough"), [(3, 4), (4, 5), (5, 6)])
def test_a_bid_must_be_exceeded_by_at_least_one(bid: int, enough: int) -> None:
    table = position(f"{bid} {enough} 1 / 3 4, F1 {bid} / 3 4 5")
    assert table.refuses(f"place {bid} > 1") == "KSI-34"
    assert f"place {enough} > 1" in table.legal()


@pytest.mark.rule("KSI-34")
def test_a_bid_of_three_sixes_cannot_be_outbid() -> None:
    table = position("6 6 6 / F1 6 6 6 / 3 4 5")
    assert table.refuses("place 6 6 6 > 1") == "KSI-34"


@pytest.mark.rule("KSI-39")
@pytest.mark.parametrize(("laid", "returned"), [("1", "2"), ("2", "3"), ("5", "6"), ("6", "6")])
def test_knocked_off_dice_return_raised_by_one(laid: str, returned: str) -> None:
    table = position(f"6 6 6 / F1 {laid}, F2 4 5 / 3 4 5").play("place 6 6 > 1")
    assert table.hand(B) == returned
    assert table.on(1) == "A 6 6"
    value, now = int(laid), int(returned)
    assert table.heard(None, "dice_outbid") == [
        {
            "type": "dice_outbid",
            "seat": B,
            "field": 1,
            "changes": [{"die": 0, "value": value, "now": now}],
        }
    ]


@pytest.mark.rule("KSI-39")
def test_all_dice_on_the_card_return() -> None:
    table = position("6 6 6 / F3 1 4 5 / 3 4 5").play("place 6 6 > 3")
    assert table.hand(B) == "2 5 6"


@pytest.mark.rule("KSI-40")
def test_only_knocked_off_dice_are_raised() -> None:
    table = position("1 5 6 / 2, F1 3, F2 4 / 3 4, F3 5").play("place 5 > 1")
    assert (table.hand(A), table.on(1)) == ("1 6", "A 5")
    assert (table.hand(B), table.on(2)) == ("2 4", "B 4")
    assert (table.hand(C), table.on(3)) == ("3 4", "C 5")


@pytest.mark.rule("KSI-41")
def test_two_bids_of_one_opponent_may_be_outbid_at_once() -> None:
    table = position("4 5 6 / 1, F1 3, F2 4 / 3 4 5").play("place 4 > 1, 5 > 2")
    assert table.hand(B) == "1 4 5"
    assert table.told() == ["dice_placed", "dice_placed", "dice_outbid", "dice_outbid"]


@pytest.mark.rule("KSI-41")
def test_outbidding_bidding_and_reinforcing_in_one_action() -> None:
    table = position("4 5 6 / 3 4, F1 3 / 3 4 5").play("place 4 > 1, 6 > 3")
    assert (table.on(1), table.on(3), table.hand(B)) == ("A 4", "A 6", "3 4 4")
    table = position("1 6, F3 5 / 3 4, F2 5 / 3 4 5").play("place 6 > 2, 1 > 3")
    assert (table.on(2), table.on(3), table.hand(B)) == ("A 6", "A 1 5", "3 4 6")


@pytest.mark.rule("KSI-42")
def test_knocked_off_dice_are_used_in_the_own_next_turn() -> None:
    table = position("4 5 6 / 1 1, F1 3 / 4 4 4")
    table.play("place 4 > 1", "end")
    assert "place 4 > 2" in table.legal()
    assert table.play("place 4 > 2").on(2) == "B 4"


@pytest.mark.rule("KSI-39", "KSI-45")
def test_an_outbid_player_can_no_longer_take_the_card() -> None:
    table = position("4 5 6 / 3 4, F1 3 / 3 4 5").play("place 4 > 1", "end")
    assert table.refuses("take 1") == "KSI-45"
