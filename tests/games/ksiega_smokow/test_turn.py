"""The course of a turn, KSI-20 to KSI-29: one main action, abilities around it, and what is left
to a player who cannot act."""

import pytest

from smokowisko.engine.chance import fast
from tests.games.ksiega_smokow.position import A, B, C, D, new, position
from tests.games.ksiega_smokow.random_games import tables

# A can neither lay dice nor take a card: fields 1 and 2 ask for 6 and 7, field 3 for 5
STUCK = "1 1 2 / 3 4, F1 5 / 3 4, F2 6"


@pytest.mark.rule("KSI-20", "KSI-29")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", [1, 2])
def test_turns_pass_to_the_left_from_the_first_player(players: int, seed: int) -> None:
    seats, rounds = [], []
    first = new(players, seed).to_move
    turns = -1
    for table in tables(players, seed):
        if not table.over and table.state.turn != turns:
            turns = int(table.state.turn)
            seats.append(table.to_move)
            rounds.append(table.view(None)["round"])
    assert seats == [(first + turn) % players for turn in range(len(seats))]
    assert rounds == [turn // players + 1 for turn in range(len(rounds))]


@pytest.mark.rule("KSI-21", "KSI-70")
def test_only_the_token_of_the_next_player_returns() -> None:
    table = position(
        "F1 3 4 5 / 4 5, F2 3 / 3 4, F3 5", tokens={A: 1, B: 2, C: 3}, acted=True
    ).play("end")
    assert (table.token(A), table.token(B), table.token(C)) == (1, None, 3)
    assert table.told() == ["turn_ended", "immunity_ended"]


@pytest.mark.rule("KSI-21")
def test_a_token_also_returns_after_the_player_before_has_boosted() -> None:
    table = position("1 1 1 / 4 5, F1 3 / 5 5, F2 6", tokens={B: 1}).play("boost")
    assert (table.to_move, table.token(B)) == (B, None)


@pytest.mark.rule("KSI-22")
def test_there_is_no_voluntary_pass() -> None:
    table = new(3)
    assert all(text.startswith("place") for text in table.legal())
    assert table.refuses("pass") == "KSI-23"
    assert table.refuses("end") == "KSI-22"


@pytest.mark.rule("KSI-22")
@pytest.mark.parametrize("action", ["place 4 > 2", "take 1"])
def test_there_is_one_main_action_a_turn(action: str) -> None:
    table = position("4 5, F1 3 / 3 4 5 / 3 4 5").play(action)
    assert table.to_move == A
    assert table.legal() == ["end"]
    for second in ("place 5 > 3", "take 1", "boost", "pass"):
        assert table.refuses(second) == "KSI-22"


@pytest.mark.rule("KSI-23", "KSI-26", "KSI-46")
def test_nobody_boosts_who_can_take() -> None:
    """A's dice in hand suffice nowhere, but A's card can be taken."""
    table = position("1 1, F1 5 / 3 4, F2 6 / 3 4, F3 6", options={"allow_reinforce": False})
    assert table.legal() == ["take 1"]
    assert table.refuses("boost") == "KSI-23"
    assert table.refuses("pass") == "KSI-23"


@pytest.mark.rule("KSI-23")
def test_nobody_boosts_who_can_place() -> None:
    table = position("1 2 2 / 3 4, F1 5 / 3 4, F2 6")
    assert table.legal() == ["place 1 2 2 > 3"]
    assert table.refuses("boost") == "KSI-23"
    assert table.refuses("pass") == "KSI-23"


@pytest.mark.rule("KSI-23")
def test_passing_leaves_the_dice_as_they_are() -> None:
    table = position(STUCK).play("pass")
    assert table.hand(A) == "1 1 2"
    assert table.to_move == B
    assert table.told() == ["turn_passed"]


@pytest.mark.rule("KSI-24")
def test_nobody_has_to_use_an_ability_to_be_able_to_act() -> None:
    table = position(STUCK, books={A: "desert_amber"})
    assert {"boost", "pass", "desert 2"} <= set(table.legal())
    assert table.play("boost").hand(A) == "2 2 3"


@pytest.mark.rule("KSI-24", "KSI-36")
def test_a_storm_that_removes_the_last_target_makes_boosting_legal() -> None:
    table = position("1 2 2 / 3 4, F1 5 / 3 4, F2 6", left=[5, 5, 1], books={A: "storm_amber"})
    assert table.refuses("boost") == "KSI-23"
    assert table.play("storm 3").legal() == ["boost", "pass"]


@pytest.mark.rule("KSI-25")
def test_boosting_raises_all_three_dice_and_ends_the_turn_at_once() -> None:
    table = position(
        "1 1 6 / 3 4, F1 6 / 3 4, F2 6 / 3 4, F3 6",
        left=[5, 5, 5, 0],
        tokens={B: 1, C: 2, D: 3},
        books={A: "jungle_amber"},
    ).play("boost")
    assert table.hand(A) == "2 2 6"
    assert table.to_move == B
    assert table.book(A) == "jungle_amber"
    assert table.heard(None, "boosted")[0]["changes"] == [
        {"die": 0, "value": 1, "now": 2},
        {"die": 1, "value": 1, "now": 2},
        {"die": 2, "value": 6, "now": 6},
    ]


@pytest.mark.rule("KSI-23", "KSI-25", "KSI-26")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whoever_may_boost_has_all_dice_in_hand_and_no_main_action(players: int) -> None:
    stuck = 0
    for seed in range(4):
        for table in tables(players, seed):
            legal = set(table.legal())
            main = any(text.startswith(("place", "take")) for text in legal)
            assert ("boost" in legal) == ("pass" in legal)
            if "boost" in legal:
                stuck += 1
                assert not main
                assert len(table.hand(table.to_move).split()) == 3
            elif not table.over:
                assert main != ("end" in legal)
    assert stuck > 0


@pytest.mark.rule("KSI-27")
@pytest.mark.parametrize("action", ["place 5 > 2", "take 1"])
def test_abilities_before_and_after_the_main_action(action: str) -> None:
    book = {A: "desert_amber jungle_amber storm_amber storm_azure"}
    table = position("2 5, F1 3 / 3 4 5 / 3 4 5", books=book)
    table.play("desert 2", action, "storm 3", "jungle")
    assert table.book(A).count("*") == 3
    assert table.legal("end") == ["end"]


@pytest.mark.rule("KSI-27", "KSI-53")
def test_nobody_uses_abilities_in_another_player_s_turn() -> None:
    table = position("3 4 5 / 4 5, F1 3 / 3 4 5", books={B: "storm_amber plains_amber"})
    assert all(text.startswith("place") for text in table.legal())
    assert table.refuses("storm 2") == "KSI-53"
    assert table.refuses("plains 1") == "KSI-53"


@pytest.mark.rule("KSI-28")
def test_a_turn_stays_open_until_it_is_ended() -> None:
    table = position("3 4 5 / 3 4 5 / 3 4 5").play("place 3 > 1")
    assert (table.to_move, table.legal()) == (A, ["end"])
    assert table.play("end").to_move == B
    assert table.told() == ["turn_ended"]


@pytest.mark.rule("KSI-28")
def test_an_ability_is_no_main_action() -> None:
    table = position("3 4 5 / 3 4 5 / 3 4 5", books={A: "storm_amber"}).play("storm 1")
    assert table.refuses("end") == "KSI-22"
    assert len(table.legal("place")) == 38


@pytest.mark.rule("KSI-29")
def test_after_the_last_seat_the_first_is_next() -> None:
    table = position("3 4 5 / 3 4 5 / 3 4 5 / 3 4 5", active=D, first=B)
    assert table.play("place 3 > 1", "end").to_move == A


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_move_by_chance_is_any_of_the_legal_ones(players: int) -> None:
    """Found without listing them, but the one that the same chance picks from the list."""
    for seed, table in enumerate(tables(players, 4, {"mountain_target": "any_hand"})):
        moves = table.state.moves()
        if moves:
            chosen = moves[fast(seed).below(len(moves))]
            assert table.state.any_move(fast(seed)) == chosen
