"""The blocking die of two players, KSI-87 to KSI-100."""

import pytest

from tests.games.ksiega_smokow.position import A, B, new, position
from tests.games.ksiega_smokow.random_games import tables
from tests.games.ksiega_smokow.test_components import game_of, with_thresholds

SPARING = {"blocking_die_hits_mover": False}


@pytest.mark.rule("KSI-87")
def test_it_starts_on_field_3() -> None:
    table = new(2)
    assert table.view(None)["blocking_die"] == 3
    assert table.refuses("place 5 > 3") == "KSI-90"


@pytest.mark.rule("KSI-88", "KSI-99")
def test_it_always_shows_six_and_never_leaves_the_cards() -> None:
    for seed in range(5):
        for table in tables(2, seed):
            shown = [field for field in table.view(None)["fields"] if field["blocked"]]
            assert [field["bid"] for field in shown] == [6]
            assert shown[0]["occupant"] is None
            assert shown[0]["left"] > 0


@pytest.mark.rule("KSI-88")
def test_no_ability_changes_it() -> None:
    """After Jungle, Desert and Mountains a 7 still outbids it, and a 6 does not."""
    book = "jungle_amber desert_amber mountains_amber"
    options = {"mountain_target": "any_hand"}
    table = position("1 2 3 / 6 6 6", books={A: book}, options=options)
    table.play("jungle", "mountains 6 of 1", "desert 2")
    assert table.hand(A) == "3 3 4"
    assert table.refuses("place 3 3 > 3") == "KSI-90"
    assert "place 3 4 > 3" in table.legal()


@pytest.mark.rule("KSI-89")
def test_its_card_is_neither_taken_nor_removed() -> None:
    table = position("4 5, F1 3 / 3 4 5", books={A: "storm_amber"})
    assert table.refuses("take 3") == "KSI-45"
    assert table.refuses("storm 3") == "KSI-89"


@pytest.mark.rule("KSI-90")
def test_it_is_outbid_by_seven_and_at_least_the_threshold() -> None:
    assert position("1 5 6 / 3 4 5").refuses("place 1 5 > 3") == "KSI-90"
    high = game_of(with_thresholds(3, 4, 9))
    table = position("3 5 4 / 3 4 5", game=high)
    assert table.refuses("place 3 5 > 3") == "KSI-90"
    assert "place 4 5 > 3" in table.legal()


@pytest.mark.rule("KSI-91", "KSI-92")
@pytest.mark.parametrize(("start", "end"), [(1, 2), (2, 3), (3, 1)])
def test_it_moves_to_the_next_field(start: int, end: int) -> None:
    table = position("3 4 5 / 3 4 5", blocking=start).play(f"place 3 4 > {start}")
    assert table.blocking == end
    assert table.on(start) == "A 3 4"
    assert table.hand(B) == "3 4 5"
    assert table.told() == ["dice_placed", "blocking_die_moved"]


@pytest.mark.rule("KSI-91")
def test_its_new_card_is_blocked_and_its_old_one_is_the_player_s() -> None:
    table = position("3 4 5 / 3 5 6").play("place 3 4 > 3", "end")
    assert table.refuses("place 6 > 1") == "KSI-90"
    assert "place 3 5 > 3" in table.legal()
    table.play("place 3 5 > 3")
    assert (table.hand(A), table.blocking) == ("4 5 5", 1)


@pytest.mark.rule("KSI-93")
@pytest.mark.parametrize("dice", ["4 5 6", "1 1 1"])
def test_it_removes_dice_whatever_their_sum_and_unchanged(dice: str) -> None:
    table = position(f"3 4 5 / F1 {dice}").play("place 3 4 > 3")
    assert table.hand(B) == dice
    assert table.on(1) == ""
    removed = table.heard(None, "dice_removed")[0]
    assert (removed["seat"], removed["field"]) == (B, 1)


@pytest.mark.rule("KSI-93", "KSI-57")
def test_it_leaves_dice_on_other_fields() -> None:
    table = position("3 4 5 / 5, F1 3, F2 4").play("place 3 4 > 3")
    assert (table.hand(B), table.on(2)) == ("3 5", "B 4")


@pytest.mark.rule("KSI-94")
@pytest.mark.parametrize("owner", [A, B])
def test_it_skips_the_token_of_either_player(owner: int) -> None:
    dice = "4 5, F1 3 / 3 4 5" if owner == A else "3 4 5 / 4 5, F1 3"
    table = position(dice, tokens={owner: 1}).play("place 4 5 > 3")
    assert table.blocking == 2
    assert table.on(1) == f"{'AB'[owner]} 3"


@pytest.mark.rule("KSI-94")
def test_it_meets_what_lies_behind_a_protected_card() -> None:
    table = position("3 4 5 / 5, F1 3, F2 4", tokens={B: 1}).play("place 3 4 > 3")
    assert (table.blocking, table.hand(B)) == (2, "4 5")


@pytest.mark.rule("KSI-95")
def test_it_skips_an_empty_field() -> None:
    table = position("3 4 5 / 3 4 5", left=[0, 5, 5]).play("place 3 4 > 3")
    assert table.blocking == 2


@pytest.mark.rule("KSI-96")
@pytest.mark.parametrize(
    ("left", "tokens"),
    [([0, 5, 5], {B: 2}), ([0, 0, 5], {}), ([5, 0, 5], {B: 1})],
)
def test_it_cannot_be_outbid_with_nowhere_to_go(left: list[int], tokens: dict[int, int]) -> None:
    field = tokens.get(B)
    theirs = f"4 5, F{field} 3" if field else "3 4 5"
    table = position(f"6 6 6 / {theirs}", left=left, tokens=tokens)
    assert table.refuses("place 6 6 6 > 3") == "KSI-96"
    assert table.view(A)["fields"][2]["minimum"] is None


@pytest.mark.rule("KSI-97")
def test_outbid_dice_return_raised_before_it_moves() -> None:
    """It moves to field 1 after B's dice there were outbid, and removes A's die just laid."""
    table = position("3 4 6 / 2 2, F1 5").play("place 6 > 1, 3 4 > 3")
    assert table.told() == [
        "dice_placed",
        "dice_placed",
        "dice_outbid",
        "blocking_die_moved",
        "dice_removed",
    ]
    assert (table.hand(B), table.hand(A)) == ("2 2 6", "6")


@pytest.mark.rule("KSI-97")
def test_a_die_may_be_laid_on_the_only_field_that_it_can_go_to() -> None:
    """The die removes it at once; only the switch makes this illegal."""
    table = position("3 4 5 / 4 5, F2 4", tokens={B: 2}).play("place 5 > 1, 3 4 > 3")
    assert (table.blocking, table.hand(A), table.on(3)) == (1, "5", "A 3 4")


@pytest.mark.rule("KSI-98")
def test_it_moves_at_most_once_in_a_placement() -> None:
    table = position("3 4 5 / 3 4 5").play("place 5 > 1, 3 4 > 3")
    assert table.told().count("blocking_die_moved") == 1
    assert table.blocking == 1
    for seed in range(5):
        for table in tables(2, seed):
            assert table.told().count("blocking_die_moved") <= 1


@pytest.mark.rule("KSI-99")
def test_it_never_counts_in_scores_or_ties() -> None:
    table = position("3 4, F3 5 / 3 4 5", blocking=1)
    assert [side["pips"] for side in table.view(None)["seats"]] == [12, 12]
    assert table.state.ranks() == [1, 1]
    assert table.state.scores() == [0, 0]


@pytest.mark.rule("KSI-100")
def test_everything_else_is_as_with_more_players() -> None:
    """On the fields without it, two play as three would."""
    for dice in ("3 4 5 / 4 5, F1 3", "5, F2 3 4 / 3 5, F1 6", "1 1 1 / 3 4 5"):
        two = position(dice)
        three = position(f"{dice} / 3 4 5")
        away = [text for text in three.legal() if "> 3" not in text]
        assert [text for text in two.legal() if "> 3" not in text] == away


# ------------------------------------------------------------ blocking_die_hits_mover off


@pytest.mark.rule("KSI-93", "KSI-96")
def test_sparing_the_mover_it_skips_dice_laid_before_and_now() -> None:
    before = position("4 5, F1 3 / 4 5, F2 3", options=SPARING).play("place 4 5 > 3")
    assert (before.blocking, before.on(1), before.hand(B)) == (2, "A 3", "3 4 5")
    now = position("3 4 5 / 3 4 5", options=SPARING).play("place 5 > 1, 3 4 > 3")
    assert (now.blocking, now.on(1)) == (2, "A 5")


@pytest.mark.rule("KSI-96")
def test_sparing_the_mover_it_may_have_nowhere_to_go() -> None:
    table = position("4 5, F1 3 / 5 5, F2 4", options=SPARING, tokens={B: 2})
    assert table.refuses("place 4 5 > 3") == "KSI-96"
    table = position("3 5 5 / 5 5, F1 4", options=SPARING, tokens={B: 1})
    assert table.refuses("place 5 > 2, 3 5 > 3") == "KSI-96"
    assert {"place 5 > 2", "place 3 5 > 3"} <= set(table.legal())
    table = position("4 5, F1 3 / 3 4 5", options=SPARING)
    assert "place 4 5 > 3" in table.legal()


@pytest.mark.rule("KSI-93")
def test_sparing_the_mover_it_still_removes_the_opponent_s_dice() -> None:
    table = position("3 4 5 / 2, F1 4 5", options=SPARING).play("place 3 4 > 3")
    assert (table.blocking, table.hand(B)) == (1, "2 4 5")
