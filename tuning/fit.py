"""Weights under which the outlook of positions fits best what came of them: the log-loss is
minimised by Gauss-Newton steps with numerical derivatives, damped as Levenberg and Marquardt do."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple, cast

from smokowisko.engine.game import Heuristic
from tuning.selfplay import Position, positions
from tuning.tables import Crew, Weights, Wisdom, game_of, heuristic_of

PARTS = 16
STEP = 0.02  # of a derivative, as a part of a weight's scale
LEAST_SCALE = 0.3  # of a weight that starts at 0 or near
FLOOR = 0.05  # no weight falls below this part of what it was: none changes its sign
LEAST_CHANCE = 1e-9
ENOUGH = 3e-5  # less gain than this is none
STEPS = 15

Vector = list[float]
Matrix = list[Vector]


class Slope(NamedTuple):
    """Over so many positions: their log-loss, its gradient, and its curvature."""

    size: int
    loss: float
    gradient: Vector
    curvature: Matrix


@dataclass(frozen=True)
class Question:
    """What a worker is asked about one part of the positions."""

    id: str
    file: Path
    part: int
    held_out: bool
    weights: Wisdom
    scales: Weights | None = None  # of single weights: with them, derivatives are wanted too


def answer(question: Question) -> Slope:
    game = game_of(question.id)
    fitted, held_out = positions(question.id, question.file, question.part, PARTS)
    asked = held_out if question.held_out else fitted
    middle = heuristic_of(game, question.weights)
    scales = question.scales or {}
    weights = cast("Weights", question.weights)
    shifted = [
        heuristic_of(game, weights | {name: weights[name] + STEP * scale})
        for name, scale in scales.items()
    ]
    size = len(shifted)
    loss = 0.0
    gradient = [0.0] * size
    curvature = [[0.0] * size for _ in range(size)]
    for position in asked:
        chances = expected(middle, position)
        logs = [math.log(chance) for chance in chances]
        loss -= sum(share * log for share, log in zip(position.shares, logs, strict=True))
        if not size:
            continue
        moved = [expected(heuristic, position) for heuristic in shifted]
        for seat, chance in enumerate(chances):
            slopes = [(math.log(each[seat]) - logs[seat]) / STEP for each in moved]
            share = position.shares[seat]
            for one, slope in enumerate(slopes):
                if slope:
                    gradient[one] -= share * slope
                    row = curvature[one]
                    weighted = chance * slope
                    for other in range(one + 1):
                        row[other] += weighted * slopes[other]
    return Slope(len(asked), loss, gradient, curvature)


def expected(heuristic: Heuristic, position: Position) -> Vector:
    return [max(share, LEAST_CHANCE) for share in heuristic.outlook(position.state)]


def mean(parts: Sequence[Slope]) -> Slope:
    """What the parts say together, a position; of their curvatures one half is known."""
    size = sum(part.size for part in parts)
    count = range(len(parts[0].gradient))
    lower = [
        [sum(part.curvature[row][at] for part in parts) / size for at in range(row + 1)]
        for row in count
    ]
    return Slope(
        size,
        sum(part.loss for part in parts) / size,
        [sum(part.gradient[at] for part in parts) / size for at in count],
        [[lower[max(row, at)][min(row, at)] for at in count] for row in count],
    )


def ask(
    id: str,
    file: Path,
    weights: Wisdom,
    crew: Crew,
    held_out: bool = False,
    scales: Weights | None = None,
) -> Slope:
    """What all positions of a file say of the weights."""
    questions = [Question(id, file, part, held_out, weights, scales) for part in range(PARTS)]
    return mean(list(crew.each(answer, questions)))


class Fit:
    """The search for the best weights of one file of positions."""

    def __init__(
        self, id: str, file: Path, start: Weights, shrinkage: float, crew: Crew, only: str = ""
    ) -> None:
        self.id = id
        self.file = file
        self.start = start
        # what it costs to change a weight by its scale, so that idle ones stay put
        self.shrinkage = shrinkage
        self.crew = crew
        # of the weights that are fitted: those whose names begin like this
        self.scales = {
            name: max(abs(value), LEAST_SCALE)
            for name, value in start.items()
            if name.startswith(only)
        }

    def ask(self, weights: Weights, derive: bool = False) -> Slope:
        """Means over all positions."""
        scales = self.scales if derive else None
        return ask(self.id, self.file, weights, self.crew, scales=scales)

    def loss(self, weights: Weights) -> float:
        return self.ask(weights).loss

    def changes(self, weights: Weights) -> Vector:
        """How far each weight is from where it started, in its scale."""
        return [(weights[name] - self.start[name]) / scale for name, scale in self.scales.items()]

    def cost(self, weights: Weights) -> float:
        """The log-loss, and what the changes cost."""
        return self.loss(weights) + self.shrinkage / 2 * sum(
            each**2 for each in self.changes(weights)
        )

    def moved(self, weights: Weights, step: Sequence[float]) -> Weights:
        return weights | {
            name: kept_sign(weights[name] + part * self.scales[name], self.start[name])
            for name, part in zip(self.scales, step, strict=True)
        }

    def improve(self) -> Iterator[tuple[Weights, float]]:
        """Better and better weights, with the cost of each."""
        weights = self.start
        cost = self.cost(weights)
        yield weights, cost
        damping = 1e-2
        for _ in range(STEPS):
            slope = self.ask(weights, derive=True)
            changes = self.changes(weights)
            uphill = [
                slope.gradient[at] + self.shrinkage * change for at, change in enumerate(changes)
            ]
            before = cost
            while damping < 1e3:
                step = solve(slope.curvature, self.shrinkage + damping, [-each for each in uphill])
                tried = self.moved(weights, step)
                found = self.cost(tried)
                if found < cost:
                    weights, cost = tried, found
                    damping /= 5
                    break
                damping *= 5
            if before - cost < ENOUGH:
                return
            yield weights, cost


def kept_sign(weight: float, start: float) -> float:
    """A weight that has not fallen too far, on either side of nothing."""
    return max(weight, FLOOR * start) if start >= 0 else min(weight, FLOOR * start)


def solve(matrix: Matrix, added: float, wanted: Vector) -> Vector:
    """Solves (matrix + added on the diagonal) x = wanted, for a positive definite matrix."""
    size = len(wanted)
    rows = [[*row, wanted[at]] for at, row in enumerate(matrix)]
    for at in range(size):
        rows[at][at] += added
    for at in range(size):
        pivot = rows[at]
        for below in rows[at + 1 :]:
            factor = below[at] / pivot[at]
            for column in range(at, size + 1):
                below[column] -= factor * pivot[column]
    found = [0.0] * size
    for at in reversed(range(size)):
        known = sum(rows[at][other] * found[other] for other in range(at + 1, size))
        found[at] = (rows[at][size] - known) / rows[at][at]
    return found
