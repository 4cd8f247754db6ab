"""The worked examples of the specification, with its own numbers."""

import pytest

from tests.games.ksiega_smokow.position import A, B, C, D, new, position


@pytest.mark.rule("KSI-34", "KSI-39", "KSI-40")
def test_e_1_outbidding() -> None:
    table = position("5, F2 3 4 / 3 4 5 / 3 4 5", active=B)
    assert table.refuses("place 3 4 > 2") == "KSI-34"
    laid_on_2 = [text for text in table.legal("place") if text.endswith("> 2")]
    assert {text for text in laid_on_2 if "," not in text} == {
        "place 3 5 > 2",
        "place 4 5 > 2",
        "place 3 4 5 > 2",
    }
    table.play("place 3 5 > 2")
    assert table.hand(A) == "4 5 5"
    assert table.on(2) == "B 3 5"
    assert table.told() == ["dice_placed", "dice_outbid"]


@pytest.mark.rule("KSI-19", "KSI-39")
def test_e_2_a_six_that_is_outbid_stays_a_six() -> None:
    table = position("F1 3 5, F2 6 / 6 6 6 / 3 4 5", active=B)
    table.play("place 6 6 > 1")
    assert table.hand(A) == "4 6"
    table = position("3 5, F2 6 / 6 6 6 / 3 4 5", active=B).play("place 6 6 > 2")
    assert table.hand(A) == "3 5 6"


@pytest.mark.rule("KSI-30", "KSI-31")
@pytest.mark.parametrize(("players", "openings"), [(2, 31), (3, 38), (4, 48), (5, 58)])
def test_e_8_opening_choices(players: int, openings: int) -> None:
    assert len(new(players).legal()) == openings
    assert len(new(players).legal("place")) == openings


@pytest.mark.rule("KSI-12", "KSI-33")
def test_e_9_the_threshold_is_the_field_s() -> None:
    tops = "volcano_amber storm_amber desert_amber jungle_amber plains_amber"
    table = position(" / ".join(["3 4 5"] * 5), tops=tops)
    assert table.refuses("place 5 > 5") == "KSI-33"
    assert "place 3 4 > 5" in table.legal()
    assert "place 3 > 1" in table.legal()


@pytest.mark.rule("KSI-23", "KSI-24", "KSI-25", "KSI-26")
def test_e_10_no_action() -> None:
    dice = "1 1 2 / 3 4, F1 5 / 3 4, F2 6"
    table = position(dice)
    assert table.legal() == ["boost", "pass"]
    table.play("boost")
    assert table.hand(A) == "2 2 3"
    assert table.to_move == B

    table = position(dice, books={A: "desert_amber"})
    assert table.legal() == ["boost", "pass", "desert 1", "desert 2"]
    table.play("desert 2")
    assert table.legal() == ["place 1 1 3 > 3"]
    assert table.refuses("boost") == "KSI-23"


@pytest.mark.rule("KSI-19", "KSI-25", "KSI-36", "KSI-37")
def test_e_11_boosting_sixes_changes_nothing() -> None:
    table = position(
        "6 6 6 / 3 4, F1 5 / 3 4, F2 5 / 3 4, F3 5",
        left=[3, 3, 3, 0],
        tokens={B: 1, C: 2, D: 3},
    )
    assert table.legal() == ["boost", "pass"]
    assert table.refuses("place 6 6 6 > 4") == "KSI-36"
    assert table.refuses("place 6 6 > 1") == "KSI-37"
    table.play("boost")
    assert table.hand(A) == "6 6 6"


@pytest.mark.rule("KSI-41")
def test_e_12_two_outbids_at_once() -> None:
    table = position("4 5 6 / 3 4, F1 3 / 3 4, F2 5").play("place 4 > 1, 6 > 2")
    assert (table.hand(A), table.hand(B), table.hand(C)) == ("5", "3 4 4", "3 4 6")
    assert (table.on(1), table.on(2)) == ("A 4", "A 6")


@pytest.mark.rule("KSI-22", "KSI-46", "KSI-47", "KSI-48", "KSI-49")
def test_e_14_forced_take() -> None:
    table = position("F1 3, F2 4, F3 5 / 3 4 5 / 3 4 5")
    assert table.legal() == ["take 1", "take 2", "take 3"]
    table.play("take 3")
    assert table.hand(A) == "4"
    assert (table.on(1), table.on(2), table.on(3)) == ("A 3", "A 4", "")
    assert table.refuses("take 1") == "KSI-22"


@pytest.mark.rule("KSI-54", "KSI-57", "KSI-64")
def test_e_16_an_ability_in_the_turn_of_the_take() -> None:
    table = position("F1 3, F2 3 4 / 3 4 5", tops="volcano_amber jungle_azure storm_amber")
    table.play("take 2")
    assert table.hand(A) == "2 3"
    table.play("jungle")
    assert table.hand(A) == "3 4"
    assert table.on(1) == "A 3"
    assert table.book(A) == "jungle_azure*"
    assert table.legal() == ["end"]


@pytest.mark.rule("KSI-62", "KSI-73", "KSI-74", "KSI-75", "KSI-76")
def test_e_17_storm_ends_the_game() -> None:
    dice = "3 4 5 / 3 4 5 / 3 4 5"
    table = position(dice, left=[5, 1, 5], books={A: "storm_amber"})
    table.play("storm 2")
    assert table.told() == ["storm_used", "card_removed", "pile_exhausted", "end_triggered"]
    assert table.view(None)["last_round"]
    table.play("place 3 > 1", "end", "place 4 > 1", "end", "place 5 > 1")
    assert not table.over
    assert table.play("end").over
    assert table.to_move == -1

    table = position(dice, left=[5, 1, 5], books={C: "storm_amber"}, active=C)
    assert table.play("storm 2", "place 3 > 1", "end").over


@pytest.mark.rule("KSI-60", "KSI-89")
def test_e_18_storm_needs_an_unoccupied_card() -> None:
    table = position("4 5, F1 3 / 3 4 5", books={A: "storm_amber"})
    assert table.legal("storm") == ["storm 2"]
    assert table.refuses("storm 1") == "KSI-60"
    assert table.refuses("storm 3") == "KSI-89"


@pytest.mark.rule("KSI-21", "KSI-37", "KSI-66", "KSI-68", "KSI-70")
def test_e_19_immunity() -> None:
    table = position("3 4 5 / 6 6 6 / 3 4 5", books={A: "plains_amber"})
    table.play("place 3 4 > 3", "plains 3", "end")
    assert table.refuses("place 6 6 6 > 3") == "KSI-37"
    table.play("place 6 > 1", "end", "place 5 > 2", "end")
    assert table.heard(None, "immunity_ended") == [
        {"type": "immunity_ended", "seat": A, "field": 3}
    ]
    assert table.token(A) is None
    table.play("take 3")
    assert table.hand(A) == "2 3 5"


@pytest.mark.rule("KSI-67")
def test_e_20_one_token_one_protected_card() -> None:
    table = position("5, F1 3, F2 4 / 3 4 5", books={A: "plains_amber plains_azure"})
    table.play("plains 1")
    assert table.refuses("plains 2") == "KSI-67"


@pytest.mark.rule("KSI-91", "KSI-93")
def test_e_21_the_blocking_die_removes_a_higher_bid() -> None:
    table = position("3 4 5 / 2, F1 4 5").play("place 3 4 > 3")
    assert table.blocking == 1
    assert table.hand(B) == "2 4 5"
    assert table.told() == ["dice_placed", "blocking_die_moved", "dice_removed"]


@pytest.mark.rule("KSI-90")
def test_e_22_a_single_six_does_not_outbid_the_blocking_die() -> None:
    table = position("1 6 6 / 3 4 5")
    assert table.refuses("place 6 > 3") == "KSI-90"
    assert "place 1 6 > 3" in table.legal()


@pytest.mark.rule("KSI-94")
def test_e_23_the_blocking_die_skips_a_protected_card() -> None:
    table = position("3 4 5 / 4 5, F1 3", tokens={B: 1}).play("place 3 4 > 3")
    assert table.blocking == 2
    assert table.on(1) == "B 3"


@pytest.mark.rule("KSI-96")
def test_e_24_nowhere_to_go() -> None:
    table = position("4 5, F2 4 / 4 5, F1 3", tokens={B: 1}, books={A: "plains_amber"})
    assert "place 4 5 > 3" in table.legal()
    table.play("plains 2")
    assert table.refuses("place 4 5 > 3") == "KSI-96"


@pytest.mark.rule("KSI-93")
def test_e_25_own_dice_hit() -> None:
    table = position("4 5, F1 3 / 3 4 5").play("place 4 5 > 3")
    assert table.blocking == 1
    assert table.hand(A) == "3"


@pytest.mark.rule("KSI-97")
def test_e_26_outbid_and_pushed_off_in_one_action() -> None:
    table = position("3 4 5 / 2 2, F1 3").play("place 5 > 1, 3 4 > 3")
    assert table.hand(B) == "2 2 4"
    assert table.hand(A) == "5"
    assert table.on(1) == ""
    assert table.blocking == 1


@pytest.mark.rule("KSI-93", "KSI-96")
def test_the_blocking_die_may_spare_the_mover() -> None:
    """With `blocking_die_hits_mover` off it skips the mover's dice, also those laid just now."""
    spare = {"blocking_die_hits_mover": False}
    table = position("4 5, F1 3 / 3 4 5", options=spare).play("place 4 5 > 3")
    assert table.blocking == 2
    assert table.on(1) == "A 3"

    table = position("3 4 5 / 4 5, F2 4", options=spare, tokens={B: 2})
    assert table.refuses("place 5 > 1, 3 4 > 3") == "KSI-96"
    assert "place 3 4 > 3" in table.legal()

    table = position("3 4 5 / 4 5, F2 4", options=spare).play("place 5 > 1, 3 4 > 3")
    assert table.blocking == 2
    assert table.hand(B) == "4 4 5"


@pytest.mark.rule("KSI-80", "KSI-81")
def test_e_27_scoring() -> None:
    book = "volcano_amber storm_azure* plains_amber"
    table = position("3 4 5 / 3 4 5", books={A: book}, goals="amber azure")
    assert table.state.scores() == [24, 0]


@pytest.mark.rule("KSI-82", "KSI-83", "KSI-84")
@pytest.mark.parametrize(
    ("dice", "options", "ranks"),
    [
        ("6 2, F1 4 / 5 5 1", {}, [1, 2]),
        ("6 2, F1 4 / 5 5 2", {}, [1, 1]),
        ("6 2, F1 4 / 5 5 1", {"tie_break_counts_placed_dice": False}, [2, 1]),
    ],
)
def test_e_28_a_tie(dice: str, options: dict[str, bool], ranks: list[int]) -> None:
    books = {
        A: "volcano_onyx volcano_pearl storm_onyx storm_pearl",
        B: "volcano_emerald volcano_crimson storm_emerald storm_crimson",
    }
    table = position(dice, books=books, options=options)
    assert table.state.scores() == [30, 30]
    assert table.state.ranks() == ranks


@pytest.mark.rule("KSI-24")
def test_e_31_giving_up_the_last_action() -> None:
    dice = "1 1 6 / 3 4, F1 5 / 3 4, F2 6"
    table = position(dice, books={A: "mountains_amber"})
    assert table.refuses("boost") == "KSI-23"
    table.play("mountains 6")
    assert table.legal() == ["boost", "pass"]
    table.play("boost")
    assert table.hand(A) == "2 2 2"


@pytest.mark.rule("KSI-52", "KSI-67")
def test_e_32_two_plains_in_one_turn() -> None:
    table = position("5, F1 3, F2 4 / 3 4 5", books={A: "plains_amber plains_azure"})
    table.play("plains 1", "take 1")
    assert table.hand(A) == "2 5"
    assert table.token(A) is None
    table.play("plains 2")
    assert table.token(A) == 2


@pytest.mark.rule("KSI-102")
def test_a_standstill_ends_the_game() -> None:
    dice = "3 4 5 / 3 4 5 / 3 4 5"
    table = position(dice, in_round=30, quiet_rounds=19, active=C)
    assert table.play("place 3 > 1", "end").over
    assert table.heard(None, "game_over")[0]["reason"] == "standstill"

    table = position(dice, in_round=30, quiet_rounds=18, active=C)
    assert not table.play("place 3 > 1", "end").over

    table = position("3 4 5 / 3 4 5 / F1 3 4 5", in_round=30, quiet_rounds=19, active=C)
    assert not table.play("take 1", "end").over


@pytest.mark.rule("KSI-19", "KSI-48")
@pytest.mark.parametrize(("laid", "returned"), [(6, "5"), (1, "1")])
def test_e_3_lowering(laid: int, returned: str) -> None:
    table = position(f"F1 {laid}, F2 4 5 / 3 4 5 / 3 4 5").play("take 1")
    assert table.hand(A) == returned


@pytest.mark.rule("KSI-65")
@pytest.mark.parametrize("value", range(1, 7))
def test_e_4_mountains_turn_to_the_opposite_face(value: int) -> None:
    opposite = {1: 6, 2: 5, 3: 4, 4: 3, 5: 2, 6: 1}[value]
    table = position(f"{value}, F1 3 4 / 3 4 5", books={A: "mountains_amber"})
    assert table.play(f"mountains {value}").hand(A) == str(opposite)


@pytest.mark.rule("KSI-30", "KSI-31")
def test_e_5_distribution() -> None:
    """Where everything is enough, every shape is legal; laying no dice is not."""
    table = position("4 5 6 / 3 4 5 / 3 4 5")
    for shape in (
        "place 4 5 6 > 1",
        "place 4 > 1, 5 > 2, 6 > 3",
        "place 4 5 > 1, 6 > 3",
        "place 4 5 > 1",
        "place 4 > 1, 5 > 2",
        "place 6 > 2",
    ):
        assert shape in table.legal()
    assert table.refuses("place") == "KSI-30"


@pytest.mark.rule("KSI-9")
@pytest.mark.parametrize(
    ("players", "piles"),
    [(2, [12, 12, 12]), (3, [12, 12, 12]), (4, [9, 9, 9, 9]), (5, [8, 7, 7, 7, 7])],
)
def test_e_6_piles(players: int, piles: list[int]) -> None:
    table = new(players)
    assert [field["left"] for field in table.view(None)["fields"]] == piles
    assert len({card for at in range(len(piles)) for card in table.pile(at + 1)}) == 36


@pytest.mark.rule("KSI-91")
def test_e_7_the_blocking_die_is_set_on_field_1() -> None:
    table = new(2)
    assert table.blocking == 3
    table.play("place 3 4 > 3")
    assert table.blocking == 1
    assert table.heard(None, "blocking_die_moved") == [
        {"type": "blocking_die_moved", "from_field": 3, "field": 1}
    ]


@pytest.mark.rule("KSI-38")
def test_e_13_reinforcing() -> None:
    table = position("2 4, F1 3 / 1 5 6 / 3 4 5").play("place 2 > 1", "end")
    assert table.on(1) == "A 2 3"
    assert table.view(None)["fields"][0]["bid"] == 5
    assert table.refuses("place 5 > 1") == "KSI-34"
    assert "place 6 > 1" in table.legal()


@pytest.mark.rule("KSI-48")
def test_e_15_a_take_with_three_dice() -> None:
    assert position("F2 6 1 4 / 3 4 5").play("take 2").hand(A) == "1 3 5"


@pytest.mark.rule("KSI-73")
def test_e_29_five_players_need_two_exhausted_piles() -> None:
    dice = "4, F1 3, F2 5 / 3 4 5 / 3 4 5 / 3 4 5 / 3 4 5"
    table = position(dice, left=[1, 1, 5, 5, 5]).play("take 1")
    assert table.told() == ["card_taken", "pile_exhausted"]
    assert not table.view(None)["last_round"]

    table = position(dice, left=[0, 1, 5, 5, 5]).play("take 2")
    assert table.told() == ["card_taken", "pile_exhausted", "end_triggered"]
    assert table.view(None)["last_round"]


@pytest.mark.rule("KSI-58", "KSI-64")
def test_e_30_jungle_needs_a_die_to_raise() -> None:
    book = {A: "jungle_amber"}
    assert position("6 5, F1 3 / 3 4 5", books=book).play("jungle").hand(A) == "6 6"
    assert position("6 6, F1 3 / 3 4 5", books=book).refuses("jungle") == "KSI-64"
