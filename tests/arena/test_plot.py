"""A picture that any browser can read, with everything where the numbers say."""

from xml.etree import ElementTree

import pytest

from smokowisko.arena.plot import LINES, Axis, Row, axis_around, svg

SVG = "{http://www.w3.org/2000/svg}"


def percent(share: float) -> str:
    return f"{share:.0%}"


def test_a_dot_stands_between_the_ends_of_its_interval() -> None:
    rows = [Row("a < b", 0.75, (0.5, 1.0), bar=0.7, note="passes"), Row("c", 0.0, (0.0, 0.25))]
    picture = ElementTree.fromstring(svg("A & B", rows, Axis(0.0, 1.0, percent), "legend"))
    first, second = picture.iter(f"{SVG}circle")
    left = float(second.attrib["cx"])
    assert float(first.attrib["cx"]) == pytest.approx(left + 0.75 * LINES)
    lines = [path.attrib["d"] for path in picture.iter(f"{SVG}path")]
    assert any(
        line.startswith(f"M{left + 0.5 * LINES} ") and f"H{left + LINES}m" in line for line in lines
    )
    assert sum("stroke-dasharray" in path.attrib for path in picture.iter(f"{SVG}path")) == 1
    texts = [text.text for text in picture.iter(f"{SVG}text")]
    assert texts[0] == "A & B"
    assert texts[1:7] == ["0%", "20%", "40%", "60%", "80%", "100%"]
    assert {"a < b", "c", "passes", "legend"} <= set(texts)


@pytest.mark.parametrize(
    ("low", "high", "ticks"),
    [
        (-600.0, 540.0, [-500, -250, 0, 250, 500]),
        (-12.0, 12.0, [-10, -5, 0, 5, 10]),
        (0.0, 1.0, [0, 0.2, 0.4, 0.6, 0.8, 1.0]),
    ],
)
def test_ticks_are_round(low: float, high: float, ticks: list[float]) -> None:
    assert Axis(low, high, str).ticks() == pytest.approx(ticks)


def test_an_axis_holds_all_intervals() -> None:
    axis = axis_around([Row("a", 0, (-100, 100)), Row("b", 50, (20, 300))], str)
    assert (axis.low, axis.high) == (-120, 320)
    alone = axis_around([Row("a", 0, (0, 0))], str)
    assert alone.low < 0 < alone.high
