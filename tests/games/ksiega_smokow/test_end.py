"""The end of the game, KSI-73 to KSI-79 and KSI-102."""

from collections import Counter

import pytest

from tests.games.ksiega_smokow.position import A, B, C, Table, new, position
from tests.games.ksiega_smokow.random_games import finished, tables

THREE = "5, F1 3 4 / 3 4 5 / 3 4 5"
FOUR = "5, F1 3, F2 4 / 3 4 5 / 3 4 5 / 3 4 5"


def seats_until_over(table: Table) -> list[int]:
    """Who still plays a turn; everybody lays or takes whatever comes first."""
    seats: list[int] = []
    while not table.over:
        if not table.state.acted:
            seats.append(table.to_move)
        table.play(table.legal()[0])
    return seats


@pytest.mark.rule("KSI-73")
@pytest.mark.parametrize(("players", "needed"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_how_many_piles_must_run_out(players: int, needed: int) -> None:
    dice = "4, F1 3, F2 5" + " / 3 4 5" * (players - 1)
    for empty in range(3):
        left = [*[0] * empty, *[5] * (max(3, players) - empty)]
        shown = position("3 4 5" + " / 3 4 5" * (players - 1), left=left).view(None)
        assert shown["exhausted"] == empty
        assert shown["last_round"] == (empty >= needed)
    table = position(dice, left=[1, *[5] * (max(3, players) - 1)]).play("take 1")
    assert ("end_triggered" in table.told()) == (needed == 1)


@pytest.mark.rule("KSI-73")
def test_the_turn_that_triggers_the_end_goes_on_normally() -> None:
    table = position(THREE, tops="desert_onyx", left=[1, 5, 5]).play("take 1")
    assert table.to_move == A
    assert {"end", "desert 5"} <= set(table.legal())
    assert table.play("desert 5").hand(A) == "2 3 6"
    assert not table.play("end").over


@pytest.mark.rule("KSI-74")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_fields_that_never_held_a_pile_do_not_count(players: int) -> None:
    shown = new(players).view(None)
    assert (shown["exhausted"], shown["last_round"]) == (0, False)


@pytest.mark.rule("KSI-62", "KSI-74")
def test_a_take_and_a_storm_count_alike() -> None:
    table = position(FOUR, left=[1, 5, 1, 5], books={A: "storm_onyx"})
    table.play("take 1")
    assert not table.view(None)["last_round"]
    table.play("storm 3")
    assert table.view(None)["last_round"]
    assert table.told()[-1] == "end_triggered"


@pytest.mark.rule("KSI-75", "KSI-76")
@pytest.mark.parametrize(
    ("first", "seats"),
    [(A, [B, C]), (B, []), (C, [B])],
)
def test_the_round_is_completed_up_to_the_right_of_the_first_player(
    first: int, seats: list[int]
) -> None:
    """A takes the last card of a pile."""
    table = position(THREE, left=[1, 5, 5], first=first).play("take 1", "end")
    assert seats_until_over(table) == seats


@pytest.mark.rule("KSI-75")
def test_a_round_completed_before_the_trigger_does_not_end_the_game() -> None:
    table = position("3 4 5 / 3 4 5 / 3 4 5", active=C).play("place 3 > 1", "end")
    assert (table.over, table.to_move) == (False, A)


@pytest.mark.rule("KSI-77")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_has_had_the_same_number_of_turns(players: int) -> None:
    for seed in range(3):
        turns: Counter[int] = Counter()
        for table in tables(players, seed):
            for event in table.heard(None):
                if event["type"] in ("turn_ended", "turn_passed", "boosted"):
                    turns[event["seat"]] += 1
        assert len(set(turns.values())) == 1
        assert len(turns) == players
        assert table.view(None)["round"] == turns[A]


@pytest.mark.rule("KSI-78")
def test_all_rules_apply_in_the_last_round() -> None:
    table = position("5, F1 3 4 / 3 4 5 / 4 4, F3 5", left=[1, 5, 5], books={C: "plains_onyx"})
    table.play("take 1", "end")
    table.play("place 3 4 > 3")
    assert table.hand(C) == "4 4 6"
    table.play("end")
    assert table.refuses("boost") == "KSI-23"
    assert table.play("place 4 > 2", "plains 2").token(C) == 2


@pytest.mark.rule("KSI-78")
def test_further_exhausted_piles_change_nothing() -> None:
    dice = "5, F1 3 4 / 3 4, F2 5 / 3 4 5"
    table = position(dice, left=[1, 1, 5]).play("take 1", "end", "take 2", "end")
    assert table.told().count("pile_exhausted") == 2
    assert table.told().count("end_triggered") == 1
    assert seats_until_over(table) == [C]
    assert table.view(None)["exhausted"] == 2


@pytest.mark.rule("KSI-79", "KSI-85")
def test_cards_under_dice_score_for_nobody_at_the_end() -> None:
    table = position(
        "5, F1 3 4 / 3 4, F2 5 / 3 4, F3 5", left=[5, 1, 5], active=B, books={B: "storm_onyx"}
    )
    table.play("take 2", "end", "place 4 > 3", "end")
    assert table.over
    assert (table.on(1), table.on(3)) == ("A 3 4", "C 4 5")
    assert [side["points"] for side in table.view(None)["seats"]] == [0, 7 + 8, 0]


@pytest.mark.rule("KSI-79")
def test_the_game_is_over_for_good() -> None:
    table = finished(3, 1)
    assert table.view(A)["moves"] == []
    assert table.legal() == []
    assert table.refuses("end") == "KSI-75"


# ------------------------------------------------------------ standstill


@pytest.mark.rule("KSI-102")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_twenty_rounds_without_a_card_end_the_game(players: int) -> None:
    dice = " / ".join(["3 4 5"] * players)
    last = players - 1
    table = position(dice, in_round=30, quiet_rounds=19, active=last)
    assert table.view(None)["rounds_without_a_card"] == 19
    assert table.play("place 3 > 1", "end").over
    game_over = table.heard(None, "game_over")[0]
    assert game_over["reason"] == "standstill"
    assert game_over["scores"] == [0] * players
    table = position(dice, in_round=30, quiet_rounds=18, active=last)
    assert not table.play("place 3 > 1", "end").over
    assert table.view(None)["rounds_without_a_card"] == 19


@pytest.mark.rule("KSI-102")
def test_the_twentieth_round_is_completed() -> None:
    table = position("3 4 5 / 3 4 5 / 3 4 5", in_round=30, quiet_rounds=19)
    table.play("place 3 > 1", "end")
    assert (table.over, table.to_move) == (False, B)


@pytest.mark.rule("KSI-102")
def test_the_first_twenty_rounds_count_too() -> None:
    dice = "3 4 5 / 3 4 5 / 3 4 5"
    table = position(dice, in_round=20, quiet_rounds=19, active=C)
    assert table.state.last_leaving == new(3).state.last_leaving
    assert table.play("place 3 > 1", "end").over


@pytest.mark.rule("KSI-102")
@pytest.mark.parametrize("leaving", ["take 1", "storm 2"])
def test_a_card_that_leaves_starts_the_count_again(leaving: str) -> None:
    table = position(
        "3 4 5 / 3 4 5 / 4 5, F1 3", in_round=30, quiet_rounds=19, active=C, books={C: "storm_onyx"}
    )
    table.play(leaving)
    table.play(*(["end"] if leaving == "take 1" else ["place 5 > 3", "end"]))
    assert not table.over
    assert table.view(None)["rounds_without_a_card"] == 0


@pytest.mark.rule("KSI-102")
def test_a_standstill_is_scored_as_it_stands() -> None:
    table = position(
        "3 4 5 / 3 4 5 / 3 4 5",
        in_round=30,
        quiet_rounds=19,
        active=C,
        books={B: "volcano_azure"},
    ).play("place 3 > 1", "end")
    assert table.state.scores() == [0, 11, 0]
    assert table.state.winners() == [B]
