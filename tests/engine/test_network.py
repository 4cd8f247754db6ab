"""The arithmetic of a network by hand, and files that cannot be one."""

import pytest

from smokowisko.engine.errors import BadComponents
from smokowisko.engine.network import Network, Rows, Scales
from smokowisko.engine.weights import read_rows

INPUTS = ("lead", "cards")
ROWS: Rows = {
    "units": [2.0, -1.0],
    "bias": [0.5, 1.0, -3.0],
    "lead": [1.0, -1.0, 0.5],
    "cards": [0.0, 0.5, 1.0],
}


def weighed(scales: Scales, inputs: list[float]) -> float:
    for number in inputs:
        scales.put(number)
    return scales.weigh()


@pytest.mark.parametrize(
    ("inputs", "worth"),
    [
        ([0.0, 0.0], 0.5 + 2.0 * 1.0),  # the second unit is below nothing
        ([1.0, 0.0], 0.5 + 1.0),  # now both are
        ([0.0, 4.0], 0.5 + 2.0 * 3.0 - 1.0 * 1.0),
        ([2.0, 6.0], 0.5 + 2.0 + 2.0 * (1.0 - 2.0 + 3.0) - 1.0 * (-3.0 + 1.0 + 6.0)),
    ],
)
def test_a_network_adds_what_counts_alone_and_its_units_above_nothing(
    inputs: list[float], worth: float
) -> None:
    assert weighed(Scales(Network(ROWS, INPUTS)), inputs) == worth


def test_scales_weigh_what_lies_on_them_whatever_lay_there_before() -> None:
    network = Network(ROWS, INPUTS)
    used = Scales(network)
    for inputs in ([2.0, 6.0], [2.0, 0.0], [0.0, 4.0], [0.0, 4.0], [2.0, 6.0]):
        assert weighed(used, inputs) == weighed(Scales(network), inputs)


def test_a_mark_is_one_or_nothing() -> None:
    scales = Scales(Network(ROWS, INPUTS))
    scales.mark(True)
    scales.mark(False)
    assert list(scales.inputs) == [1.0, 0.0]


MARKS = ("first", "second", "third")
ONE_UNIT: Rows = {"units": [1.0], "bias": [0.0, 0.0]} | {name: [1.0, 0.0] for name in MARKS}


@pytest.mark.parametrize("before", range(5))
@pytest.mark.parametrize("now", range(5))
def test_a_level_is_so_many_marks_and_none_after_them(before: int, now: int) -> None:
    scales = Scales(Network(ONE_UNIT, MARKS))
    for count in (before, now):
        scales.level(count, len(MARKS))
        assert scales.weigh() == min(count, len(MARKS))
    assert list(scales.inputs) == [1.0 if at < now else 0.0 for at in range(len(MARKS))]


@pytest.mark.parametrize("before", range(5))
@pytest.mark.parametrize("now", range(5))
def test_one_of_many_is_marked_alone(before: int, now: int) -> None:
    scales = Scales(Network(ONE_UNIT, MARKS))
    for which in (before, now):
        scales.one(which, len(MARKS))
        assert scales.weigh() == (1 if 1 <= which <= len(MARKS) else 0)
    assert list(scales.inputs) == [1.0 if at == now else 0.0 for at in (1, 2, 3)]


def test_what_is_kept_weighs_as_before() -> None:
    scales = Scales(Network(ROWS, INPUTS))
    weighed(scales, [2.0, 6.0])
    scales.keep(1)
    scales.put(0.0)
    assert scales.weigh() == weighed(Scales(Network(ROWS, INPUTS)), [2.0, 0.0])


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        ({name: ROWS[name] for name in ("units", "bias", "lead")}, "row cards .* missing"),
        ({name: ROWS[name] for name in ("bias", "lead", "cards")}, "row units .* missing"),
        (ROWS | {"dice": [0.0, 0.0, 0.0]}, "row dice is unknown"),
        (ROWS | {"lead": [1.0, 2.0]}, "row lead must have 3 numbers"),
        (ROWS | {"lead": [1.0, 2.0, float("inf")]}, "row lead must have 3 numbers"),
    ],
)
def test_rows_that_are_no_network_are_refused(rows: Rows, said: str) -> None:
    with pytest.raises(BadComponents, match=said):
        Network(rows, INPUTS)


def test_a_file_holds_rows_and_what_it_says_to_people() -> None:
    assert read_rows("bias = [1.0]\n[provenance]\ngames = 3\n") == {"bias": [1.0]}
    with pytest.raises(BadComponents, match="not valid TOML"):
        read_rows("bias = [")
