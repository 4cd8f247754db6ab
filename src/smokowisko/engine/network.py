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
AT_ONCE: Final = 8

Rows = dict[str, list[float]]


@final
class Network:
    """What is learnt, checked, and laid out for scales."""

    def __init__(self, rows: Mapping[str, Sequence[float]], inputs: Sequence[str]) -> None:
        check(rows, inputs)
        self.names = list(inputs)
        # units that count for nothing make the last eight whole
        idle = [0.0] * (-len(rows[UNITS]) % AT_ONCE)
        self.width: i64 = len(rows[UNITS]) + len(idle)
        self.alone = vec[float]([rows[name][0] for name in inputs])
        self.shared = vec[float](
            [weight for name in inputs for weight in list(rows[name][1:]) + idle]
        )
        self.bias = rows[BIAS][0]
        self.resting = vec[float](list(rows[BIAS][1:]) + idle)
        self.units = vec[float](list(rows[UNITS]) + idle)
        # where scales begin
        self.nothing = vec[float]([0.0] * len(inputs))
        self.nowhere = vec[i64]([0] * len(inputs))


@final
class Scales:
    """Weighs inputs that are put on it, one after another in the order of their names; and then
    others, of which only what differs from the last ones is added up anew."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.inputs = network.nothing[:]
        self.alone = network.bias
        self.sums = network.resting[:]
        self.put_on: i64 = 0
        # what differs from the inputs that were weighed last
        self.changes = network.nothing[:]
        self.places = network.nowhere[:]
        self.changed: i64 = 0

    def put(self, number: float) -> None:
        at: i64 = self.put_on
        self.put_on = at + 1
        change = number - self.inputs[at]
        if change != 0.0:
            self.inputs[at] = number
            changed: i64 = self.changed
            self.changes[changed] = change
            self.places[changed] = at
            self.changed = changed + 1

    def mark(self, true: bool) -> None:
        self.put(1.0 if true else 0.0)

    def level(self, count: i64, most: i64) -> None:
        """So many marks as there are, up to the most, and none after them."""
        at: i64 = self.put_on
        count = min(count, most)
        full: bool = count == 0 or self.inputs[at + count - 1] == 1.0
        if full and (count == most or self.inputs[at + count] == 0.0):
            self.put_on = at + most  # as they were
            return
        for mark in range(most):
            self.mark(mark < count)

    def one(self, which: i64, of: i64) -> None:
        """Of so many marks this one alone, counted from 1; none if there is no such mark."""
        at: i64 = self.put_on
        if 0 < which <= of and self.inputs[at + which - 1] == 1.0:
            self.put_on = at + of  # as they were
            return
        for mark in range(1, of + 1):
            self.mark(mark == which)

    def keep(self, inputs: i64) -> None:
        """The next so many as they were weighed last."""
        self.put_on += inputs

    def weigh(self) -> float:
        """What the inputs are worth together; the scales are free for the next."""
        network = self.network
        width: i64 = network.width
        alone = network.alone
        shared = network.shared
        units = network.units
        sums = self.sums
        changes = self.changes
        places = self.places
        changed: i64 = self.changed
        total = self.alone
        for at in range(changed):
            total += changes[at] * alone[places[at]]
        self.alone = total
        # eight units at a time: their sums stay out of memory
        for unit in range(0, width, AT_ONCE):
            one = sums[unit]
            two = sums[unit + 1]
            three = sums[unit + 2]
            four = sums[unit + 3]
            five = sums[unit + 4]
            six = sums[unit + 5]
            seven = sums[unit + 6]
            eight = sums[unit + 7]
            for at in range(changed):
                change = changes[at]
                row: i64 = places[at] * width + unit
                one += change * shared[row]
                two += change * shared[row + 1]
                three += change * shared[row + 2]
                four += change * shared[row + 3]
                five += change * shared[row + 4]
                six += change * shared[row + 5]
                seven += change * shared[row + 6]
                eight += change * shared[row + 7]
            sums[unit] = one
            sums[unit + 1] = two
            sums[unit + 2] = three
            sums[unit + 3] = four
            sums[unit + 4] = five
            sums[unit + 5] = six
            sums[unit + 6] = seven
            sums[unit + 7] = eight
            total += max(one, 0.0) * units[unit]
            total += max(two, 0.0) * units[unit + 1]
            total += max(three, 0.0) * units[unit + 2]
            total += max(four, 0.0) * units[unit + 3]
            total += max(five, 0.0) * units[unit + 4]
            total += max(six, 0.0) * units[unit + 5]
            total += max(seven, 0.0) * units[unit + 6]
            total += max(eight, 0.0) * units[unit + 7]
        self.put_on = 0
        self.changed = 0
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
