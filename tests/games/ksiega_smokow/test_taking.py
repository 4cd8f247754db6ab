"""Taking a dragon card, KSI-45 to KSI-52."""

from itertools import pairwise

import pytest

from tests.games.ksiega_smokow.position import A, B, position
from tests.games.ksiega_smokow.random_games import tables


@pytest.mark.rule("KSI-45")
def test_a_card_is_taken_only_with_own_dice_on_it() -> None:
    table = position("4 5, F1 3 / 4 5, F2 5 / 3 4 5")
    assert table.legal("take") == ["take 1"]
    assert table.refuses("take 2") == "KSI-45"
    assert table.refuses("take 3") == "KSI-45"


@pytest.mark.rule("KSI-46")
def test_taking_is_voluntary_while_placing_is_legal() -> None:
    table = position("4 5, F1 3 / 3 4 5 / 3 4 5")
    assert "take 1" in table.legal()
    table.play("place 4 > 2")
    assert (table.on(1), table.book(A)) == ("A 3", "")


@pytest.mark.rule("KSI-22", "KSI-46")
@pytest.mark.parametrize("dice", ["F1 3 4 5", "1, F1 4 5"])
def test_whoever_cannot_place_must_take(dice: str) -> None:
    """No die in hand, or dice that suffice nowhere."""
    table = position(f"{dice} / 3 4, F2 5 / 3 4, F3 5", options={"allow_reinforce": False})
    assert table.legal() == ["take 1"]


@pytest.mark.rule("KSI-47")
def test_one_card_a_turn() -> None:
    table = position("F1 3, F2 4, F3 5 / 3 4 5 / 3 4 5").play("take 2")
    assert table.legal() == ["end"]
    assert table.refuses("take 1") == "KSI-22"
    assert (table.on(1), table.on(3)) == ("A 3", "A 5")


@pytest.mark.rule("KSI-48")
def test_the_card_goes_to_the_book_and_its_dice_return_lowered() -> None:
    tops = "storm_onyx desert_pearl plains_amber"
    table = position("5, F1 3 4 / 3 4 5 / 3 4 5", tops=tops).play("take 1")
    assert table.book(A) == "storm_onyx"
    assert table.hand(A) == "2 3 5"
    assert table.heard(B, "card_taken") == [
        {
            "type": "card_taken",
            "seat": A,
            "field": 1,
            "changes": [{"die": 1, "value": 3, "now": 2}, {"die": 2, "value": 4, "now": 3}],
            "land": "storm",
            "species": "onyx",
            "points": 7,
        }
    ]


@pytest.mark.rule("KSI-48")
@pytest.mark.parametrize("value", range(1, 7))
def test_a_one_stays_a_one(value: int) -> None:
    table = position(f"F1 {value}, F2 4 5 / 3 4 5 / 3 4 5").play("take 1")
    assert table.hand(A) == str(max(value - 1, 1))


@pytest.mark.rule("KSI-49")
def test_dice_elsewhere_do_not_change() -> None:
    table = position("6, F1 3, F2 4 / 6, F3 5 5 / 3 4 5").play("take 1")
    assert (table.hand(A), table.on(2)) == ("2 6", "A 4")
    assert (table.hand(B), table.on(3)) == ("6", "B 5 5")


@pytest.mark.rule("KSI-50")
def test_the_next_card_lies_open_and_unoccupied() -> None:
    table = position("5, F1 3 4 / 3 4 5 / 3 4 5")
    below = table.pile(1)[1]
    table.play("take 1")
    assert (table.top(1), table.left(1), table.on(1)) == (below, 4, "")
    revealed = table.heard(B, "card_revealed")[0]
    assert f"{revealed['land']}_{revealed['species']}" == below
    assert (revealed["field"], revealed["left"]) == (1, 4)
    assert "place 3 > 1" in table.play("end").legal()


@pytest.mark.rule("KSI-50")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_piles_are_never_refilled(players: int) -> None:
    piles = (
        [table.pile(field) for field in range(1, max(3, players) + 1)]
        for table in tables(players, 4)
    )
    for before, after in pairwise(piles):
        for one, other in zip(before, after, strict=True):
            assert other in (one, one[1:])


@pytest.mark.rule("KSI-51")
def test_after_the_last_card_the_field_stays_empty() -> None:
    table = position("5, F1 3 4 / 3 4 5 / 3 4 5", left=[1, 5, 5]).play("take 1")
    assert table.left(1) == 0
    assert table.view(None)["fields"][0]["card"] is None
    assert table.told() == ["card_taken", "pile_exhausted", "end_triggered"]
    assert table.play("end").refuses("place 5 > 1") == "KSI-36"


@pytest.mark.rule("KSI-52", "KSI-69")
def test_the_own_token_returns_with_the_card() -> None:
    table = position("5, F1 3, F2 4 / 3 4 5", books={A: "plains_onyx"})
    table.play("plains 1", "take 1")
    assert table.token(A) is None
    assert table.told() == [
        "plains_used",
        "card_taken",
        "immunity_ended",
        "card_revealed",
    ]


@pytest.mark.rule("KSI-52")
def test_the_own_token_stays_on_another_card() -> None:
    table = position("5, F1 3, F2 4 / 3 4 5", books={A: "plains_onyx"})
    assert table.play("plains 1", "take 2").token(A) == 1
