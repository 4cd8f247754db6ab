"""The ends by points and by rounds, SMO-76 to SMO-83, the single pile, SMO-84, SMO-85 and SMO-95,
and their combinations, SMO-93."""

from itertools import product

import pytest

import smokowisko
from tests.games.smoki.position import A, B, C, Table, named, new, position
from tests.games.smoki.random_games import tables

# A is about to complete the own dream: 15, 16 and 23 points
ENDING = ("1 2 3 / 4 5 ?6", "?1 ?2 ?3 / ?4 ?6 0", "?1 ?2 ?3 / ?4 ?5 8")
LAST = (15, 16, 23)
ONE_PILE: dict[str, object] = {"one_face_up_pile": True}


def with_totals(*totals: int, rounds: int = 1, **options: object) -> Table:
    """A game whose totals are these after the round just played, number `rounds` + 1."""
    before = [total - last for total, last in zip(totals, LAST, strict=True)]
    scores = [[0, 0, 0]] * (rounds - 1) + [before]
    table = position(*ENDING, piles=("0", "7"), scores=scores, options=options)
    table.play("take 0 5", "discard 1")
    assert table.rounds[-1] == list(LAST)
    assert table.state.totals() == list(totals)
    return table


# ------------------------------------------------------------ points


@pytest.mark.rule("SMO-77", "SMO-78")
@pytest.mark.parametrize(
    ("totals", "winners"),
    [
        ((100, 84, 91), [B]),
        ((99, 84, 91), None),
        ((103, 84, 84), [B, C]),
        ((100, 100, 100), [A, B, C]),
        ((84, 99, 250), [A]),
    ],
)
def test_ex_09_a_game_by_points(totals: tuple[int, ...], winners: list[int] | None) -> None:
    table = with_totals(*totals, end="points")
    assert table.view(None)["end"] == {"by": "points", "target": 100}
    assert table.state.over == (winners is not None)
    assert table.state.winners() == (winners or [])
    assert table.state.scores() == list(totals)


@pytest.mark.rule("SMO-77")
@pytest.mark.parametrize("target", [1, 70, 150, 333])
def test_another_target_may_be_agreed(target: int) -> None:
    assert with_totals(target, 0, 0, end="points", points=target).state.over
    assert not with_totals(target - 1, 0, 0, end="points", points=target).state.over


@pytest.mark.rule("SMO-76")
def test_no_tokens_in_the_variants() -> None:
    for end in ("points", "rounds"):
        table = with_totals(30, 20, 10, end=end)
        assert not table.told("token_taken")
        assert [seat["tokens"] for seat in table.view(None)["seats"]] == [None] * 3
        assert [seat["total"] for seat in table.view(None)["seats"]] == [30, 20, 10]
        assert table.state.ranks() == [3, 2, 1]


@pytest.mark.rule("SMO-79")
def test_ex_41_a_negative_round() -> None:
    table = position(
        "-2 -2 -2 / 0 1 ?6",
        "?1 ?2 ?3 / ?0 ?6 ?0",
        piles=("1", "7"),
        scores=[[98, 60]],
        options={"end": "points"},
    )
    table.play("take 0 5", "discard 1")
    assert table.rounds == [[98, 60], [-4, 12]]
    assert table.state.totals() == [94, 72]
    assert not table.state.over


@pytest.mark.rule("SMO-79")
def test_totals_may_be_negative_and_count_after_a_round_only() -> None:
    assert with_totals(-3, 0, 5, end="points").state.totals() == [-3, 0, 5]
    table = position(*ENDING, piles=("0", "7"), scores=[[120, 0, 0]], options={"end": "points"})
    table.play("take 0 4 > 0")
    assert not table.state.over
    assert (table.phase, table.to_move) == ("choose_source", B)


@pytest.mark.rule("SMO-80", "SMO-83")
@pytest.mark.parametrize("end", ["points", "rounds"])
def test_the_next_round_of_a_variant_starts_like_any_other(end: str) -> None:
    table = with_totals(30, 20, 40, end=end)
    assert (table.phase, table.to_move) == ("initial_reveal", B)
    assert [seat["face_down"] for seat in table.view(None)["seats"]] == [6, 6, 6]


# ------------------------------------------------------------ rounds


@pytest.mark.rule("SMO-81", "SMO-82")
@pytest.mark.parametrize(("totals", "winners"), [((31, 27, 40), [B]), ((27, 27, 40), [A, B])])
def test_ex_10_a_game_of_eight_rounds(totals: tuple[int, ...], winners: list[int]) -> None:
    table = with_totals(*totals, rounds=7, end="rounds")
    assert table.view(None)["end"] == {"by": "rounds", "target": 8}
    assert table.state.over
    assert table.state.winners() == winners
    assert not with_totals(*totals, rounds=6, end="rounds").state.over


@pytest.mark.rule("SMO-81")
@pytest.mark.parametrize("rounds", [1, 6, 10])
def test_another_number_of_rounds_may_be_agreed(rounds: int) -> None:
    *_, table = tables(2, 5, {"end": "rounds", "rounds": rounds}, plies=5000, drawing=0)
    assert table.state.over
    assert len(table.rounds) == rounds


@pytest.mark.rule("SMO-77", "SMO-81")
def test_the_targets_of_the_other_ends_do_not_matter() -> None:
    tokens: dict[str, object] = {"end": "tokens", "points": 10}
    assert (
        not position(*ENDING, piles=("0", "7"), options=tokens)
        .play("take 0 5", "discard 1")
        .state.over
    )
    assert not with_totals(300, 0, 0, end="rounds").state.over
    assert not with_totals(30, 0, 0, rounds=9, end="points").state.over


# ------------------------------------------------------------ one face-up pile


@pytest.mark.rule("SMO-84", "SMO-85", "SMO-95")
def test_ex_45_a_round_with_one_pile() -> None:
    table = new(2, options=ONE_PILE).play("reveal 0", "reveal 0")
    assert table.view(None)["draw_pile"] == 39
    assert [pile["count"] for pile in table.view(None)["piles"]] == [1]
    table = position("1 ?2 ?3 / 4 ?5 ?6", "?0 7 ?4 / 3 ?5 8", piles=("0",), options=ONE_PILE)
    assert table.legal() == ["draw", *(f"take 0 {slot}" for slot in range(6))]
    table.play("take 0 0")
    assert (table.dream(A), table.pile(0), table.to_move) == ("0 ?2 ?3 / 4 ?5 ?6", "1", B)
    assert table.play("take 0 2").pile(0) == "4"
    assert (table.phase, table.to_move) == ("choose_source", A)


@pytest.mark.rule("SMO-84", "SMO-85", "SMO-97")
def test_there_is_no_second_pile() -> None:
    table = position(
        "1 ?2 ?3 / 4 ?5 ?6", "?0 7 ?4 / 3 ?5 8", piles=("0",), draw="8", options=ONE_PILE
    )
    assert table.refuses("take 1 0") == "SMO-84"
    assert table.refuses("take 0 0 > 0") == "SMO-85"
    table.play("draw")
    assert table.legal() == [*(f"place {slot}" for slot in range(6)), "discard 0"]
    assert table.refuses("discard 1") == "SMO-85"
    assert table.refuses("place 0 > 0") == "SMO-85"


@pytest.mark.rule("SMO-26", "SMO-95")
def test_with_one_pile_a_face_down_card_is_shown_and_discarded() -> None:
    table = position(
        "1 ?2 ?3 / 4 ?5 ?6", "?0 7 ?4 / 3 ?5 8", piles=("0",), draw="N9", options=ONE_PILE
    )
    table.play("draw", "place 4")
    assert (table.phase, table.pile(0)) == ("nest_swap", "0 5")
    assert table.heard(B, "card_removed")[0]["card"] == named("5")


@pytest.mark.rule("SMO-42", "SMO-85", "SMO-95")
def test_with_one_pile_the_last_card_of_a_ring_goes_under_it() -> None:
    table = position(
        "1 ?2 ?3 / 4 ?5 ?6", "?0 7 ?4 / 3 ?5 8", piles=("0 8",), draw="C10", options=ONE_PILE
    )
    table.play("draw", "place 0")
    assert (table.pile(0), table.phase, table.to_move) == ("0 0 8", "choose_source", B)
    put_under = {"seat": B, "pile": 0, "piles": 1, "card": named("0")}
    assert table.told("card_put_under") == [put_under]


@pytest.mark.rule("SMO-31", "SMO-32", "SMO-84")
def test_one_pile_is_started_after_a_renewal() -> None:
    renewals = 0
    for table in tables(5, 2, ONE_PILE, plies=250, drawing=0.8):
        assert (len(table.view(None)["piles"]), table.pile(1)) == (1, "")
        if table.told("draw_pile_renewed"):
            renewals += 1
            assert (len(table.draw_pile()), len(table.pile(0).split())) == (21, 1)
    assert renewals > 0


# ------------------------------------------------------------ combinations


@pytest.mark.rule("SMO-93")
@pytest.mark.parametrize("end", ["tokens", "points", "rounds"])
def test_every_end_goes_with_one_pile_and_with_the_module(end: str) -> None:
    for one_pile, attack in product((False, True), repeat=2):
        options = {"end": end, "one_face_up_pile": one_pile, "raven_attack": attack}
        view = new(3, options=options).view(None)
        assert view["end"]["by"] == end
        assert len(view["piles"]) == (1 if one_pile else 2)
        assert view["known"]["never_shown"].get("raven_attack", 0) == (4 if attack else 0)


@pytest.mark.rule("SMO-93")
def test_the_options_and_their_defaults() -> None:
    assert new().state.option_values() == {
        "end": "tokens",
        "points": 100,
        "rounds": 8,
        "one_face_up_pile": False,
        "raven_attack": False,
        "first_player": "random",
    }
    with pytest.raises(smokowisko.BadOptions):
        new(options={"end": "tokens and points"})
