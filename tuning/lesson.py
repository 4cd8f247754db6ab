"""Teaches a network what came of positions: from nothing, by many small steps downhill (Adam), what
every seat saw beside what it got in the end."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol, cast

import numpy as np
from numpy.typing import NDArray

from smokowisko.engine.game import State
from smokowisko.engine.network import BIAS, UNITS, Network, Rows
from tuning.fit import PARTS
from tuning.selfplay import positions
from tuning.tables import Crew, game_of

Numbers = NDArray[np.float32]

WIDTH = 16  # hidden units
EPOCHS = 8
BATCH = 1024
# the size of a step, at its largest after a short warming up, and nothing in the end
STRIDE = 4e-3
WARMING_UP = 0.2
# how long a step remembers the slopes before it, and their squares
INERTIA, MEMORY = 0.9, 0.999
LEAST = 1e-8


class Shown(Protocol):
    """A heuristic that asks a network."""

    network: Network

    def inputs(self, state: State, seat: int) -> list[float]: ...


def shown(id: str) -> Shown:
    return cast("Shown", game_of(id).heuristic)


@dataclass(frozen=True)
class Page:
    """One part of the positions that are learnt from."""

    id: str
    file: Path
    part: int


def read(page: Page) -> tuple[Numbers, Numbers]:
    """What every seat saw, and its share in the end."""
    heuristic = shown(page.id)
    fitted, _ = positions(page.id, page.file, page.part, PARTS)
    seen = [
        heuristic.inputs(position.state, seat)
        for position in fitted
        for seat in range(position.state.players)
    ]
    got = [share for position in fitted for share in position.shares]
    return np.array(seen, np.float32), np.array(got, np.float32)


class Lesson:
    """Positions, and a network that learns from them."""

    def __init__(self, id: str, file: Path, seed: int, crew: Crew) -> None:
        pages = list(crew.each(read, [Page(id, file, part) for part in range(PARTS)]))
        self.seen = np.concatenate([seen for seen, _ in pages])
        self.got = np.concatenate([got for _, got in pages])
        self.names = shown(id).network.names
        self.luck = np.random.default_rng(seed)
        size = len(self.names)
        self.alone = np.zeros(size + 1, np.float32)  # the bias comes last
        spread = (6 / size) ** 0.5
        self.shared = self.luck.uniform(-spread, spread, (size + 1, WIDTH)).astype(np.float32)
        self.shared[-1] = 0
        self.units = self.luck.uniform(-spread, spread, WIDTH).astype(np.float32)

    def improve(self) -> Iterator[tuple[Rows, float]]:
        """Better and better networks, with the log-loss of each on its way."""
        walkers = [Walker(weights) for weights in (self.alone, self.shared, self.units)]
        batches = -(-len(self.got) // BATCH)
        steps = 0
        for _ in range(EPOCHS):
            order = self.luck.permutation(len(self.got))
            losses = 0.0
            for batch in np.array_split(order, batches):
                loss, slopes = self.slope(batch)
                losses += loss
                steps += 1
                stride = STRIDE * pace(steps / (EPOCHS * batches))
                for walker, slope in zip(walkers, slopes, strict=True):
                    walker.step(slope, stride)
            yield self.rows(), losses / batches

    def slope(self, batch: NDArray[np.int64]) -> tuple[float, tuple[Numbers, Numbers, Numbers]]:
        """The log-loss of some positions, and where it rises."""
        seen = np.hstack([self.seen[batch], np.ones((len(batch), 1), np.float32)])
        got = self.got[batch]
        units = np.maximum(seen @ self.shared, 0)
        odds = seen @ self.alone + units @ self.units
        loss = float(np.mean(np.logaddexp(0, odds) - got * odds))
        wrong = (1 / (1 + np.exp(-odds)) - got) / np.float32(len(batch))
        behind = np.outer(wrong, self.units) * (units > 0)
        return loss, (seen.T @ wrong, seen.T @ behind, units.T @ wrong)

    def rows(self) -> Rows:
        table = np.column_stack([self.alone, self.shared]).tolist()
        *inputs, bias = table
        return {
            UNITS: self.units.tolist(),
            BIAS: bias,
            **dict(zip(self.names, inputs, strict=True)),
        }


class Walker:
    """Weights on their way downhill."""

    def __init__(self, weights: Numbers) -> None:
        self.weights = weights
        self.slope = np.zeros_like(weights)
        self.square = np.zeros_like(weights)
        self.steps = 0

    def step(self, slope: Numbers, stride: float) -> None:
        self.steps += 1
        self.slope += (1 - INERTIA) * (slope - self.slope)
        self.square += (1 - MEMORY) * (slope**2 - self.square)
        ahead = self.slope / (1 - INERTIA**self.steps)
        steep = np.sqrt(self.square / (1 - MEMORY**self.steps)) + LEAST
        self.weights -= stride * ahead / steep


def pace(done: float) -> float:
    """How long steps are when so much of the lesson is over."""
    return min(done / WARMING_UP, (1 - done) / (1 - WARMING_UP))
