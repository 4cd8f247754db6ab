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
class Eight:
    """A number for each of eight units that are weighed together. Fields of an object are read
    faster than places of a vec, and weighing does hardly anything else."""

    def __init__(self, numbers: Sequence[float]) -> None:
        self.one: float = numbers[0]
        self.two: float = numbers[1]
        self.three: float = numbers[2]
        self.four: float = numbers[3]
        self.five: float = numbers[4]
        self.six: float = numbers[5]
        self.seven: float = numbers[6]
        self.eight: float = numbers[7]


def by_eights(numbers: Sequence[float]) -> vec[Eight]:
    """Units that count for nothing make the last eight whole."""
    whole = [*numbers, *[0.0] * (-len(numbers) % AT_ONCE)]
    return vec[Eight]([Eight(whole[at : at + AT_ONCE]) for at in range(0, len(whole), AT_ONCE)])


@final
class Network:
    """What is learnt, checked, and laid out for scales."""

    def __init__(self, rows: Mapping[str, Sequence[float]], inputs: Sequence[str]) -> None:
        check(rows, inputs)
        self.names = list(inputs)
        self.alone = vec[float]([rows[name][0] for name in inputs])
        self.units = by_eights(rows[UNITS])
        # of one input after another, in all units
        self.shared = vec[Eight]([group for name in inputs for group in by_eights(rows[name][1:])])
        self.bias = rows[BIAS][0]
        self.resting = list(rows[BIAS][1:])
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
        self.sums = by_eights(network.resting)
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
        alone = network.alone
        shared = network.shared
        changes = self.changes
        places = self.places
        changed: i64 = self.changed
        total = self.alone
        for at in range(changed):
            total += changes[at] * alone[places[at]]
        self.alone = total
        groups: i64 = len(self.sums)
        for group in range(groups):
            sums = self.sums[group]
            one = sums.one
            two = sums.two
            three = sums.three
            four = sums.four
            five = sums.five
            six = sums.six
            seven = sums.seven
            eight = sums.eight
            for at in range(changed):
                change = changes[at]
                weights = shared[places[at] * groups + group]
                one += change * weights.one
                two += change * weights.two
                three += change * weights.three
                four += change * weights.four
                five += change * weights.five
                six += change * weights.six
                seven += change * weights.seven
                eight += change * weights.eight
            sums.one = one
            sums.two = two
            sums.three = three
            sums.four = four
            sums.five = five
            sums.six = six
            sums.seven = seven
            sums.eight = eight
            units = network.units[group]
            total += max(one, 0.0) * units.one
            total += max(two, 0.0) * units.two
            total += max(three, 0.0) * units.three
            total += max(four, 0.0) * units.four
            total += max(five, 0.0) * units.five
            total += max(six, 0.0) * units.six
            total += max(seven, 0.0) * units.seven
            total += max(eight, 0.0) * units.eight
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
