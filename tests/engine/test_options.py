"""Options are checked, and go through one int each."""

from collections.abc import Iterator

import pytest

from smokowisko.engine.errors import BadOptions
from smokowisko.engine.options import FirstPlayer, Option, Switch, Whole, check_fit, codes

END = Option("end", ("rulebook", "short"))
OPEN = Switch("open")
POINTS = Whole("points", 1, 1000, default=70, offered=(70, 100, 150))


def test_defaults() -> None:
    assert (END.default, OPEN.default, POINTS.default) == ("rulebook", False, 70)
    assert codes([END, OPEN, POINTS], {}) == [0, 0, 70]


@pytest.mark.parametrize(
    ("option", "value", "code"),
    [(END, "short", 1), (OPEN, True, 1), (OPEN, False, 0), (POINTS, 1, 1), (POINTS, 1000, 1000)],
)
def test_values_and_codes_lead_to_each_other(option: Option, value: object, code: int) -> None:
    assert option.code(value) == code
    assert option.value(code) == value


@pytest.mark.parametrize(
    ("option", "value", "sentence"),
    [
        (END, "long", "The option end is one of 'rulebook', 'short', not 'long'."),
        (END, 1, "not 1."),
        (OPEN, 1, "The option open is one of false, true, not 1."),
        (OPEN, "yes", "not 'yes'."),
        (POINTS, 0, "The option points is a whole number from 1 to 1000, not 0."),
        (POINTS, 1001, "not 1001."),
        (POINTS, True, "not true."),
        (POINTS, "70", "not '70'."),
    ],
)
def test_other_values_are_refused_in_a_sentence(
    option: Option, value: object, sentence: str
) -> None:
    with pytest.raises(BadOptions) as refusal:
        option.code(value)
    assert str(refusal.value).endswith(sentence)
    assert refusal.value.option == option.id


def test_an_unknown_option_is_named_with_those_there_are() -> None:
    with pytest.raises(BadOptions, match="no option 'opne'; the options are: end, open"):
        codes([END, OPEN], {"opne": True})


@pytest.mark.parametrize(
    "chosen",
    [
        {"x" * 200_000: True},
        {"end": "x" * 200_000},
        {"points": 10**4000},
        {f"no_{number}": number for number in range(20_000)},
    ],
    ids=["name", "text", "number", "many"],
)
def test_a_sentence_about_rubbish_is_short(chosen: dict[str, object]) -> None:
    with pytest.raises(BadOptions) as refusal:
        codes([END, OPEN, POINTS], chosen)
    assert len(str(refusal.value)) < 200
    assert len(refusal.value.option) < 100


def test_each_chosen_option_is_looked_at_once() -> None:
    """However many are sent: the first that there is not ends it."""
    looked: list[str] = []

    class Chosen(dict[str, object]):
        def __iter__(self) -> Iterator[str]:
            for id in super().__iter__():
                looked.append(id)
                yield id

    with pytest.raises(BadOptions):
        codes([END], Chosen({"end": "short", **dict.fromkeys(map(str, range(20_000)))}))
    assert looked == ["end", "0"]


def test_a_form_gets_bounds_and_a_tester_samples() -> None:
    assert END.bounds() == {"values": ["rulebook", "short"]}
    assert POINTS.bounds() == {"low": 1, "high": 1000, "offered": [70, 100, 150]}
    assert POINTS.samples() == [1, 70, 100, 150, 1000]
    assert OPEN.samples() == [False, True]


def test_a_first_player_must_sit_at_the_table() -> None:
    first = FirstPlayer("first", 3)
    assert first.samples() == ["random", "seat_0", "seat_1", "seat_2"]
    assert [first.fits(code, players=2) for code in range(4)] == [True, True, True, False]
    check_fit([END, first], [1, 2], players=2)
    with pytest.raises(BadOptions) as refusal:
        check_fit([END, first], [1, 3], players=2)
    assert str(refusal.value) == "The option first is 'seat_2', which a table of 2 does not have."
    assert refusal.value.option == "first"
