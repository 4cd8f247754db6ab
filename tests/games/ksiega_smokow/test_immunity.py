"""Plains and the immunity tokens, KSI-66 to KSI-71."""

import pytest

from tests.games.ksiega_smokow.position import A, B, C, position

PLAINS = {A: "plains_onyx"}


@pytest.mark.rule("KSI-66")
def test_plains_protect_a_card_with_own_dice() -> None:
    table = position("5, F1 3, F2 4 / 3 4, F3 5 / 3 4 5", books=PLAINS)
    assert table.legal("plains") == ["plains 1", "plains 2"]
    assert table.refuses("plains 3") == "KSI-66"
    assert position("5, F1 3 4 / 3 4 5", books=PLAINS).refuses("plains 2") == "KSI-66"
    table.play("plains 2")
    assert table.token(A) == 2
    assert table.view(None)["fields"][1]["immunity"] == A


@pytest.mark.rule("KSI-66")
def test_plains_protect_dice_laid_in_the_same_turn() -> None:
    table = position("3 4 5 / 6 6 6 / 3 4 5", books=PLAINS).play("place 3 > 1", "plains 1", "end")
    assert table.refuses("place 6 > 1") == "KSI-37"


@pytest.mark.rule("KSI-67")
def test_a_second_plains_waits_until_the_token_is_back() -> None:
    books = {A: "plains_onyx plains_pearl"}
    table = position("5, F1 3, F2 4 / 3 4 5 / 3 4 5", books=books).play("plains 1")
    assert table.legal("plains") == []
    assert table.refuses("plains 1") == "KSI-67"
    assert table.refuses("plains 2") == "KSI-67"
    table.play("take 2")
    assert table.refuses("plains 1") == "KSI-67"
    table.play("end", "place 5 > 3", "end", "place 5 > 2", "end")
    assert table.legal("plains") == ["plains 1"]


@pytest.mark.rule("KSI-67")
def test_tokens_of_different_players_do_not_hinder_each_other() -> None:
    table = position("5, F1 3 4 / 3 4, F2 5 / 3 4 5", books=PLAINS, tokens={B: 2})
    assert table.play("plains 1").token(A) == 1
    assert table.token(B) == 2


@pytest.mark.rule("KSI-68")
def test_nothing_of_another_player_touches_a_protected_card() -> None:
    table = position(
        "5, F1 3 4 / 6 6 6 / 3 4 5",
        active=B,
        tokens={A: 1},
        books={B: "storm_amber mountains_amber"},
        options={"mountain_target": "any_hand"},
    )
    assert table.refuses("place 6 6 6 > 1") == "KSI-37"
    assert table.refuses("storm 1") == "KSI-60"
    assert table.refuses("mountains 3 of 0") == "KSI-57"
    assert table.refuses("take 1") == "KSI-45"


@pytest.mark.rule("KSI-69")
def test_the_owner_may_add_dice_under_the_own_token() -> None:
    table = position("2 5, F1 3 / 6 6 6 / 3 4 5", books=PLAINS).play("plains 1")
    table.play("place 2 > 1")
    assert (table.on(1), table.token(A)) == ("A 2 3", 1)


@pytest.mark.rule("KSI-69")
def test_the_owner_may_take_the_card_under_the_own_token() -> None:
    table = position("2 5, F1 3 / 6 6 6 / 3 4 5", books=PLAINS).play("plains 1", "take 1")
    assert (table.hand(A), table.token(A)) == ("2 2 5", None)


@pytest.mark.rule("KSI-70")
def test_immunity_lasts_through_every_other_turn_and_no_longer() -> None:
    table = position("5, F1 3 4 / 6 6 6 / 6 6 6", books=PLAINS)
    table.play("plains 1", "place 5 > 3", "end")
    assert table.refuses("place 6 6 > 1") == "KSI-37"
    table.play("place 6 > 2", "end")
    assert table.refuses("place 6 6 > 1") == "KSI-37"
    table.play("place 6 > 3", "end")
    assert table.token(A) is None


@pytest.mark.rule("KSI-70")
def test_a_card_that_is_not_taken_can_be_outbid_again() -> None:
    table = position("5, F1 3 4 / 6 6 6 / 6 6 6", tokens={A: 1}, active=C)
    table.play("place 6 > 2", "end", "place 5 > 3", "end", "place 6 6 > 1")
    assert table.hand(A) == "4 5"


@pytest.mark.rule("KSI-71")
@pytest.mark.parametrize("first", [A, B])
def test_the_red_token_protects_like_any_other(first: int) -> None:
    """A's token, red or not, keeps B's dice away and returns at A's next turn."""
    table = position("3 4 5 / 6 6 6", books=PLAINS, first=first, blocking=3)
    assert (table.side(A)["colour"] == "red") == (first == A)
    table.play("place 3 > 1", "plains 1", "end")
    assert table.refuses("place 6 > 1") == "KSI-37"
    table.play("place 6 > 2", "end")
    assert table.token(A) is None
    assert table.view(None)["first_player"] == first
