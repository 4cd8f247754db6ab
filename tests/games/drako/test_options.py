"""The options of a table, DRA-1, DRA-2, DRA-16 and DRA-94, and what is refused."""

from importlib import resources

import pytest

import smokowisko
from smokowisko.words import LANGUAGES, say
from tests.games.drako.position import new


@pytest.mark.rule("DRA-16", "DRA-94")
def test_the_options_and_their_defaults() -> None:
    assert new().state.option_values() == {
        "setup": "free_placement",
        "mulligan": False,
        "two_legs": False,
        "sides": "chosen",
        "dragon_seat": 1,
    }
    assert new().view(None)["options"] == new().state.option_values()


@pytest.mark.rule("DRA-94")
def test_by_default_the_dwarves_are_placed_without_a_mulligan() -> None:
    table = new()
    assert table.asked == ("dwarves", "placement")
    assert table.view(None)["leg"] == 1


@pytest.mark.rule("DRA-94")
def test_an_explicit_setup_wins() -> None:
    assert new(options={"setup": "first_game"}).asked == ("dragon", "action")
    assert new(options={"setup": "free_placement"}).asked == ("dwarves", "placement")


@pytest.mark.rule("DRA-2", "DRA-94")
def test_whoever_opens_a_table_leads_the_dwarves() -> None:
    assert [seat["side"] for seat in new().view(None)["seats"]] == ["dwarves", "dragon"]


@pytest.mark.rule("DRA-2")
@pytest.mark.parametrize(("language", "easier"), [("en", "easier"), ("pl", "łatwiej")])
def test_the_advice_is_shown_where_sides_are_chosen(language: str, easier: str) -> None:
    assert easier in say(language, "drako-option-dragon_seat")
    page = resources.files("smokowisko") / "locales" / language / "rules" / "drako.md"
    advice = [line for line in page.read_text("utf-8").splitlines() if "DRA-2)" in line]
    assert len(advice) == 1


@pytest.mark.rule("DRA-2")
def test_the_advice_is_not_enforced() -> None:
    assert new(options={"dragon_seat": 0}).view(None)["seats"][0]["side"] == "dragon"


@pytest.mark.rule("DRA-1", "DRA-16", "DRA-91", "DRA-94")
def test_every_option_has_words_in_every_language() -> None:
    for language in LANGUAGES:
        for option in ("setup", "mulligan", "two_legs", "sides", "dragon_seat"):
            assert say(language, f"drako-option-{option}")
        for value in ("setup-free_placement", "setup-first_game", "sides-chosen", "sides-random"):
            assert say(language, f"drako-option-{value}")


@pytest.mark.rule("DRA-16", "DRA-94")
@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("setup", "second_game"),
        ("setup", 1),
        ("mulligan", "yes"),
        ("mulligan", 1),
        ("two_legs", 2),
        ("sides", "drawn"),
        ("dragon_seat", 2),
        ("dragon_seat", -1),
        ("dragon_seat", True),
        ("dragon_seat", "1"),
    ],
)
def test_a_bad_value_is_refused_with_a_sentence(option: str, value: object) -> None:
    with pytest.raises(smokowisko.BadOptions) as refused:
        new(options={option: value})
    assert refused.value.option == option
    assert refused.value.sentence.startswith(f"The option {option} is ")
    assert refused.value.sentence.endswith(".")


def test_an_unknown_option_is_refused_with_a_sentence() -> None:
    with pytest.raises(smokowisko.BadOptions) as refused:
        new(options={"first_game": True})
    assert refused.value.sentence == (
        "There is no option 'first_game'; the options are: dragon_seat, mulligan, setup, sides, "
        "two_legs."
    )


@pytest.mark.rule("DRA-1")
@pytest.mark.parametrize("players", [0, 1, 3])
def test_drako_is_for_two(players: int) -> None:
    with pytest.raises(smokowisko.BadOptions) as refused:
        smokowisko.game("drako").new(players=players)
    assert refused.value.sentence == f"drako is for 2 players, not {players}."
