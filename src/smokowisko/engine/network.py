"""A small network that has learnt what positions are worth. It knows numbers by name, and no game.

Every input has a row of weights: how much it counts by itself, and in each hidden unit; so has the
bias, which is always there. A unit counts only where it is above nothing, by its weight in `units`.
"""

import math
from collections.abc import Mapping, Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from smokowisko.engine.errors import BadComponents

BIAS: Final = "bias"
UNITS: Final = "units"
AT_ONCE: Final = 4

Rows = dict[str, list[float]]


@final
class Network:
    """Says of inputs, given in the order of their names, one number."""

    def __init__(self, rows: Mapping[str, Sequence[float]], inputs: Sequence[str]) -> None:
        check(rows, inputs)
        self.names = list(inputs)
        self.size: i64 = len(inputs)
        # units that count for nothing make the last four whole
        idle = [0.0] * (-len(rows[UNITS]) % AT_ONCE)
        self.width: i64 = len(rows[UNITS]) + len(idle)
        self.alone = vec[float]([rows[name][0] for name in inputs])
        self.shared = vec[float](
            [weight for name in inputs for weight in list(rows[name][1:]) + idle]
        )
        self.bias = rows[BIAS][0]
        self.resting = vec[float](list(rows[BIAS][1:]) + idle)
        self.units = vec[float](list(rows[UNITS]) + idle)

    def judge(self, inputs: vec[float]) -> float:
        """What the inputs are worth together."""
        total = self.bias
        # most inputs are 0, and count for nothing in every unit
        values = vec[float]([0.0] * self.size)
        rows = vec[i64]([0] * self.size)
        size: i64 = 0
        for at in range(self.size):
            value = inputs[at]
            if value != 0.0:
                total += value * self.alone[at]
                values[size] = value
                rows[size] = at * self.width
                size += 1
        # four units at a time: their sums stay out of memory
        shared = self.shared
        for unit in range(0, self.width, AT_ONCE):
            one = self.resting[unit]
            two = self.resting[unit + 1]
            three = self.resting[unit + 2]
            four = self.resting[unit + 3]
            for at in range(size):
                value = values[at]
                row: i64 = rows[at] + unit
                one += value * shared[row]
                two += value * shared[row + 1]
                three += value * shared[row + 2]
                four += value * shared[row + 3]
            total += max(one, 0.0) * self.units[unit]
            total += max(two, 0.0) * self.units[unit + 1]
            total += max(three, 0.0) * self.units[unit + 2]
            total += max(four, 0.0) * self.units[unit + 3]
        return total


def check(rows: Mapping[str, Sequence[float]], inputs: Sequence[str]) -> None:
    """Whether every row is there, none besides, and each as long as it must be."""
    names = [UNITS, BIAS, *inputs]
    for name in names:
        if name not in rows:
            raise BadComponents(f"The row {name} of the network is missing.", place=name)
    long = len(rows[UNITS])
    for name, row in rows.items():
        if name not in names:
            raise BadComponents(f"The row {name} is unknown to the network.", place=name)
        wanted = long if name == UNITS else long + 1
        if len(row) != wanted or not all(math.isfinite(weight) for weight in row):
            raise BadComponents(f"The row {name} must have {wanted} numbers.", place=name)
