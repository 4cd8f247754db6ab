"""Where everything lies, KSI-15 to KSI-19, and laying dice on cards, KSI-30 to KSI-44."""

from itertools import pairwise

import pytest

from tests.games.ksiega_smokow.position import A, B, C, new, position
from tests.games.ksiega_smokow.random_games import tables

THREE = "{} / 3 4 5 / 3 4 5"


@pytest.mark.rule("KSI-15", "KSI-17", "KSI-19")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_pieces_stay_whole_in_every_position(players: int) -> None:
    """Values from 1 to 6, one occupant a field, on a card only; a token where its owner's dice
    lie; every component still there."""
    census = new(players, 7).state.census()
    for table in tables(players, 7, {"mountain_target": "any_hand"}):
        assert table.state.census() == census
        owners: dict[int, set[int | None]] = {}
        for seat, side in enumerate(table.view(None)["seats"]):
            for die in side["dice"]:
                assert 1 <= die["value"] <= 6
                if die["field"]:
                    owners.setdefault(die["field"], set()).add(seat)
            if side["token"]:
                assert owners[side["token"]] == {seat}
        if table.blocking:
            owners.setdefault(table.blocking, set()).add(None)
        assert all(len(seats) == 1 and table.left(field) for field, seats in owners.items())


@pytest.mark.rule("KSI-16", "KSI-18")
def test_a_card_is_occupied_by_a_die_of_a_player_or_the_blocking_die() -> None:
    fields = position("5, F1 3 4 / 3 4 5").view(None)["fields"]
    assert [field["occupant"] for field in fields] == [A, None, None]
    assert [field["bid"] for field in fields] == [7, 0, 6]
    assert [field["blocked"] for field in fields] == [False, False, True]
    table = position("5, F1 3 4 / 3 4 5", books={A: "storm_amber"})
    assert table.legal("storm") == ["storm 2"]


@pytest.mark.rule("KSI-18")
def test_the_bid_is_the_sum_of_the_dice() -> None:
    table = position("3 4 5 / F2 1 2 6 / 3 4 5")
    assert table.view(None)["fields"][1]["bid"] == 9
    assert table.refuses("place 4 5 > 2") == "KSI-34"
    assert "place 3 4 5 > 2" in table.legal()


@pytest.mark.rule("KSI-30")
def test_only_dice_in_hand_are_laid() -> None:
    table = position("4 5, F1 3 / 3 4 5 / 3 4 5")
    assert table.refuses("place 3 > 2") == "KSI-30"
    assert table.refuses("place 6 > 2") == "KSI-30"
    assert table.refuses("place 4 4 > 2") == "KSI-30"


@pytest.mark.rule("KSI-30")
def test_a_die_goes_to_one_card_only() -> None:
    table = new(3)
    assert table.refuses("place 5 > 1, 5 > 2") == "KSI-30"
    assert table.refuses("place 3 > 1, 4 5 > 2, 3 > 3") == "KSI-30"
    twins = position(THREE.format("4 5 5"))
    assert "place 5 > 1, 5 > 2" in twins.legal()


@pytest.mark.rule("KSI-31")
def test_dice_of_equal_value_are_interchangeable() -> None:
    table = position(THREE.format("5 5 5"))
    assert len(table.legal()) == len(set(table.legal())) == 19
    table.play("place 5 > 1, 5 > 3")
    assert (table.hand(A), table.on(1), table.on(3)) == ("5", "A 5", "A 5")


@pytest.mark.rule("KSI-30", "KSI-31")
def test_dice_may_be_kept_back() -> None:
    table = new(3, 1)
    mover = table.to_move
    table.play("place 3 > 1")
    assert table.hand(mover) == "4 5"


@pytest.mark.rule("KSI-32", "KSI-40", "KSI-49")
def test_own_dice_on_a_card_stay_there_whatever_their_owner_does() -> None:
    """Until the card is taken; the blocking die, KSI-93, is not in a game of three."""
    book = "storm_amber desert_amber jungle_amber mountains_amber plains_amber"
    start = position("2 5, F1 3 / 4 5, F2 3 / 3 4 5", books={A: book})
    texts = [text for text in start.legal() if text != "take 1"]
    assert len(texts) > 15
    for text in texts:
        table = position("2 5, F1 3 / 4 5, F2 3 / 3 4 5", books={A: book}).play(text)
        added = text.partition(" > 1")[0].split(", ")[-1] if " > 1" in text else ""
        expected = sorted([3, *(int(word) for word in added.split() if word.isdigit())])
        assert table.on(1) == "A " + " ".join(map(str, expected))


@pytest.mark.rule("KSI-33")
@pytest.mark.parametrize(("field", "threshold"), [(1, 3), (2, 4), (3, 5), (4, 6), (5, 7)])
def test_a_free_card_asks_for_the_threshold(field: int, threshold: int) -> None:
    """Equal is enough, one pip less is not."""
    enough = f"1 {threshold - 1}"
    others = " / 3 4 5" * 4
    assert f"place {enough} > {field}" in position(f"{enough} 6{others}").legal()
    if threshold > 3:
        less = f"1 {threshold - 2}"
        assert position(f"{less} 6{others}").refuses(f"place {less} > {field}") == "KSI-33"
    else:
        assert position(f"1 1 6{others}").refuses("place 1 1 > 1") == "KSI-33"


@pytest.mark.rule("KSI-35")
def test_a_surplus_on_one_card_does_not_help_another() -> None:
    table = position(THREE.format("3 6 6"))
    assert table.refuses("place 6 6 > 1, 3 > 2") == "KSI-33"
    assert table.refuses("place 3 > 2, 6 6 > 3") == "KSI-33"
    assert "place 3 > 1, 6 6 > 3" in table.legal()


@pytest.mark.rule("KSI-35", "KSI-41")
def test_a_placement_with_one_card_too_low_changes_nothing() -> None:
    table = position("4 5 6 / 3 4, F1 3 / 3 4, F2 5")
    assert table.refuses("place 4 > 1, 5 > 2") == "KSI-34"
    assert (table.hand(A), table.on(1), table.on(2)) == ("4 5 6", "B 3", "C 5")


@pytest.mark.rule("KSI-36", "KSI-51")
def test_no_dice_on_an_exhausted_pile() -> None:
    table = position("6 6 6 / 3 4 5 / 3 4 5", left=[5, 0, 5])
    assert table.refuses("place 6 > 2") == "KSI-36"
    assert not [text for text in table.legal() if "> 2" in text]


@pytest.mark.rule("KSI-37", "KSI-68")
def test_no_dice_under_another_player_s_token() -> None:
    table = position("6 6 6 / 4 5, F1 3 / 4 5, F2 3", tokens={B: 1})
    assert table.refuses("place 6 6 6 > 1") == "KSI-37"
    assert "place 6 > 2" in table.legal()


@pytest.mark.rule("KSI-38")
def test_added_dice_need_no_minimum_and_change_no_die() -> None:
    table = position("1 4, F3 5 / 3 4 5 / 3 4 5").play("place 1 > 3")
    assert table.on(3) == "A 1 5"
    assert table.hand(A) == "4"
    assert table.told() == ["dice_placed"]
    placed = table.heard(B, "dice_placed")[0]
    assert (placed["values"], placed["bid"]) == ([1], 6)


@pytest.mark.rule("KSI-38")
def test_old_and_new_dice_are_outbid_and_taken_together() -> None:
    table = position("1 4, F3 5 / 6 6 6 / 3 4 5").play("place 1 > 3", "end", "place 6 6 > 3")
    assert table.hand(A) == "2 4 6"
    taken = position("4, F3 1 5 / 3 4 5 / 3 4 5").play("take 3")
    assert taken.hand(A) == "1 4 4"


@pytest.mark.rule("KSI-43", "KSI-45")
def test_placing_gains_no_card_in_the_same_turn() -> None:
    table = position("3 4 5 / 3 4 5 / 3 4 5").play("place 5 > 3")
    assert (table.book(A), table.left(3)) == ("", 5)
    assert table.refuses("take 3") == "KSI-22"
    table.play("end", "place 3 > 1", "end", "place 4 > 2", "end")
    assert "take 3" in table.legal()


@pytest.mark.rule("KSI-44")
def test_placing_is_one_indivisible_action() -> None:
    table = position(THREE.format("3 4 5"), books={A: "desert_amber jungle_amber"})
    table.play("place 3 > 1")
    assert table.refuses("place 4 > 2") == "KSI-22"
    assert table.legal() == ["end", "desert 4", "desert 5", "jungle"]


@pytest.mark.rule("KSI-44", "KSI-63")
def test_dice_raised_before_placing_count_raised() -> None:
    table = position(THREE.format("2 2 2"), books={A: "desert_amber"})
    assert table.refuses("place 2 > 1") == "KSI-33"
    assert table.play("desert 2", "place 3 > 1").on(1) == "A 3"


@pytest.mark.rule("KSI-15", "KSI-32")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_dice_move_only_between_a_hand_and_a_card(players: int) -> None:
    places = (
        [die["field"] for side in table.view(None)["seats"] for die in side["dice"]]
        for table in tables(players, 2)
    )
    for before, after in pairwise(places):
        for one, other in zip(before, after, strict=True):
            assert one is None or other in (None, one)


@pytest.mark.rule("KSI-33", "KSI-34", "KSI-90")
def test_a_field_shows_what_a_bid_must_reach() -> None:
    table = position("3 4 5 / 4 5, F1 6 / 3 4, F2 1", left=[5, 5, 5])
    assert [field["minimum"] for field in table.view(C)["fields"]] == [7, 4, 5]
    closed = position("3 4 5 / 4 5, F1 6 / 3 4, F2 5", left=[5, 5, 0], tokens={B: 1})
    assert [field["minimum"] for field in closed.view(C)["fields"]] == [None, 6, None]
    two = position("3 4 5 / 4 5, F1 3")
    assert [field["minimum"] for field in two.view(B)["fields"]] == [4, 4, 7]
