"""The switches of section 3.10 and KSI-101, and what is refused as an option."""

import pytest

import smokowisko
from tests.games.ksiega_smokow.position import A, B, new, position
from tests.games.ksiega_smokow.random_games import tables


def test_the_switches_and_their_defaults() -> None:
    assert new().state.option_values() == {
        "allow_reinforce": True,
        "mountain_target": "own",
        "blocking_die_hits_mover": True,
        "tie_break_counts_placed_dice": True,
        "secret_goals": False,
    }
    assert new().view(None)["options"] == new().state.option_values()


@pytest.mark.rule("KSI-38")
def test_without_allow_reinforce_own_cards_are_no_target() -> None:
    table = position("6 6, F1 3 / 3 4 5 / 3 4 5", options={"allow_reinforce": False})
    assert table.refuses("place 6 > 1") == "KSI-38"
    assert not [text for text in table.legal("place") if "> 1" in text]
    assert "place 6 6 > 2" in table.legal()


@pytest.mark.rule("KSI-38", "KSI-69")
def test_without_allow_reinforce_the_own_token_changes_nothing() -> None:
    table = position("6 6, F1 3 / 3 4 5", options={"allow_reinforce": False}, tokens={A: 1})
    assert table.refuses("place 6 > 1") == "KSI-38"


@pytest.mark.rule("KSI-65")
def test_mountains_may_turn_any_die_in_a_hand() -> None:
    options = {"mountain_target": "any_hand"}
    table = position("6 6, F1 2 / 3 5, F2 6", books={A: "mountains_onyx"}, options=options)
    assert table.legal("mountains") == ["mountains 6", "mountains 3 of 1", "mountains 5 of 1"]
    assert table.refuses("mountains 6 of 1") == "KSI-57"
    assert table.refuses("mountains 2") == "KSI-57"
    table.play("mountains 5 of 1")
    assert (table.hand(A), table.hand(B)) == ("6 6", "2 3")
    told = table.heard(None, "mountains_used")[0]
    assert (told["seat"], told["owner"]) == (A, B)


@pytest.mark.rule("KSI-65")
def test_with_own_mountains_turn_nobody_else_s_die() -> None:
    table = position("6 6, F1 2 / 3 5, F2 6", books={A: "mountains_onyx"})
    assert table.legal("mountains") == ["mountains 6"]


@pytest.mark.rule("KSI-83")
@pytest.mark.parametrize(("counts_placed", "pips"), [(True, [12, 11]), (False, [8, 11])])
def test_placed_dice_count_in_a_tie_or_not(counts_placed: bool, pips: list[int]) -> None:
    options = {"tie_break_counts_placed_dice": counts_placed}
    table = position("6 2, F1 4 / 5 5 1", options=options)
    assert [side["pips"] for side in table.view(None)["seats"]] == pips
    assert table.state.ranks() == ([1, 2] if counts_placed else [2, 1])


@pytest.mark.rule("KSI-101")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_secret_goals_change_no_rule(players: int) -> None:
    pairs = zip(tables(players, 5), tables(players, 5, {"secret_goals": True}), strict=True)
    for plain, secret in pairs:
        assert plain.legal() == secret.legal()
        assert plain.state.numbers() == secret.state.numbers()
        assert plain.heard(None) == secret.heard(None)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("allow_reinforce", "yes"),
        ("allow_reinforce", 1),
        ("mountain_target", "any"),
        ("mountain_target", True),
        ("blocking_die_hits_mover", None),
        ("tie_break_counts_placed_dice", 0),
        ("secret_goals", "true"),
    ],
)
def test_a_bad_value_is_refused_with_a_sentence(option: str, value: object) -> None:
    with pytest.raises(smokowisko.BadOptions) as refused:
        new(options={option: value})
    assert refused.value.option == option
    assert refused.value.sentence.startswith(f"The option {option} is ")


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(smokowisko.BadOptions) as refused:
        new(options={"reinforce": True})
    assert refused.value.option == "reinforce"
    assert "allow_reinforce" in refused.value.sentence
