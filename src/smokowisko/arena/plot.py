"""A picture of a ladder or a tournament, as SVG: a dot and its interval on every row. It knows
numbers and labels, and nothing of what they mean."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

LETTER, LINES, NOTES, MARGIN = 7.6, 480, 100, 28
ROW, HEAD, FOOT = 34, 56, 44
STEPS = (1, 2, 2.5, 5, 10)  # round numbers for the axis
INK, FAINT, GOLD, GROUND = "#2b2118", "#cdbfa5", "#9a6a00", "#faf4e6"


@dataclass(frozen=True)
class Row:
    """A dot between the ends of its interval; a bar to reach is drawn where there is one."""

    label: str
    value: float
    interval: tuple[float, float]
    bar: float | None = None
    note: str = ""


@dataclass(frozen=True)
class Axis:
    """From where to where, and how a number is written."""

    low: float
    high: float
    write: Callable[[float], str]

    def part(self, value: float) -> float:
        """How far along the axis, from 0 to 1."""
        return min(1.0, max(0.0, (value - self.low) / (self.high - self.low)))

    def ticks(self) -> list[float]:
        """About five round numbers."""
        rough = (self.high - self.low) / 5
        ten = 10 ** math.floor(math.log10(rough))
        step = next(ten * part for part in STEPS if ten * part >= rough * 0.999)
        first, last = math.ceil(self.low / step - 1e-9), math.floor(self.high / step + 1e-9)
        return [step * number for number in range(first, last + 1)]


def axis_around(rows: Sequence[Row], write: Callable[[float], str]) -> Axis:
    """An axis that holds all intervals, with a little air."""
    low = min(row.interval[0] for row in rows)
    high = max(row.interval[1] for row in rows)
    air = max(1.0, (high - low) * 0.05)
    return Axis(low - air, high + air, write)


def svg(title: str, rows: Sequence[Row], axis: Axis, legend: str) -> str:
    """The whole picture; the legend stands under the axis."""
    left = round(MARGIN + 20 + LETTER * max(len(row.label) for row in rows))
    bottom = HEAD + ROW * len(rows)
    width, height = left + LINES + NOTES + MARGIN, bottom + FOOT + 22
    size = f'width="{width}" height="{height}"'
    name = "http://www.w3.org/2000/svg"
    parts = [
        f'<svg xmlns="{name}" viewBox="0 0 {width} {height}" {size} role="img">',
        f"<title>{escape(title)}</title>",
        f'<rect {size} fill="{GROUND}"/>',
        f'<g font-family="sans-serif" font-size="14" fill="{INK}">',
        f'<text x="{MARGIN}" y="32" font-size="18" font-weight="bold">{escape(title)}</text>',
    ]
    for tick in axis.ticks():
        x = f"{left + LINES * axis.part(tick):.1f}"
        parts.append(f'<path d="M{x} {HEAD}V{bottom}" stroke="{FAINT}"/>')
        parts.append(
            f'<text x="{x}" y="{bottom + 20}" text-anchor="middle" font-size="12">'
            f"{escape(axis.write(tick))}</text>"
        )
    for number, row in enumerate(rows):
        parts += drawn(row, axis, left, HEAD + ROW * number + ROW // 2)
    parts.append(f'<text x="{left}" y="{bottom + FOOT}" font-size="12">{escape(legend)}</text>')
    return "\n".join([*parts, "</g>", "</svg>", ""])


def drawn(row: Row, axis: Axis, left: int, y: int) -> list[str]:
    low, value, high = (
        f"{left + LINES * axis.part(number):.1f}"
        for number in (row.interval[0], row.value, row.interval[1])
    )
    whiskers = f"M{low} {y - 5}v10m0-5H{high}m0-5v10"
    parts = [
        f'<text x="{MARGIN}" y="{y + 5}">{escape(row.label)}</text>',
        f'<path d="{whiskers}" stroke="{INK}" stroke-width="1.5" fill="none"/>',
        f'<circle cx="{value}" cy="{y}" r="5"/>',
        f'<text x="{left + LINES + 14}" y="{y + 5}">{escape(row.note)}</text>',
    ]
    if row.bar is not None:
        line = f"M{left + LINES * axis.part(row.bar):.1f} {y - 14}v28"
        dashes = 'stroke-width="3" stroke-dasharray="5 3"'
        parts.append(f'<path d="{line}" stroke="{GOLD}" {dashes}/>')
    return parts
