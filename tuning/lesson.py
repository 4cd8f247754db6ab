"""Teaches a network what comes of positions: from nothing, by many small steps downhill (Adam).

What a seat sees before and after its moves is taught as what the same seat expects after its next
ones, and as what it got in the end: the nearer, the more it counts (TD(λ)).
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple, Protocol, cast

import numpy as np
from numpy.typing import NDArray

from smokowisko.engine.game import Heuristic, State
from smokowisko.engine.network import BIAS, UNITS, Network, Rows
from tuning.fit import PARTS
from tuning.selfplay import Played, games, picked
from tuning.tables import Crew, game_of, heuristic_of

Numbers = NDArray[np.float32]

WIDTH = 32  # hidden units
PLIES = 16  # of a game that are learnt from
FARSIGHT = 0.85  # how much of what is taught comes from later than the next own move
EPOCHS = 4
BATCH = 2048
# the size of a step, at its largest after a short warming up, and nothing in the end
STRIDE = 4e-3
WARMING_UP = 0.1
# how long a step remembers the slopes before it, and their squares
INERTIA, MEMORY = 0.9, 0.999
LEAST = 1e-8
UTMOST = 50.0  # odds beyond this are certain


class Shown(Protocol):
    """A heuristic that asks a network."""

    network: Network

    def inputs(self, state: State, seat: int) -> list[float]: ...


def shown(heuristic: Heuristic) -> Shown:
    return cast("Shown", heuristic)


@dataclass(frozen=True)
class Page:
    """One part of the games that are learnt from, and the network by which they were played."""

    id: str
    file: Path
    part: int
    rows: Rows


class Sights(NamedTuple):
    """What seats saw, what of it is taught, and what each got in the end."""

    seen: NDArray[np.float16]  # there are many of them, and none has to be exact
    taught: Numbers
    got: Numbers


def together(parts: Sequence[Sights]) -> Sights:
    return Sights(*(np.concatenate(column) for column in zip(*parts, strict=True)))


def read(page: Page) -> tuple[Sights, Sights]:
    """What is learnt from, and what is held out."""
    heuristic = heuristic_of(game_of(page.id), page.rows)
    notes: tuple[Notes, Notes] = (Notes(heuristic), Notes(heuristic))
    for played in games(page.id, page.file, page.part, PARTS):
        notes[played.held_out].take(played)
    learnt, held_out = notes
    return learnt.sights(), held_out.sights()


class Notes:
    """Taken while games are looked at from their end."""

    def __init__(self, heuristic: Heuristic) -> None:
        self.heuristic = heuristic
        self.seen: list[list[float]] = []
        self.taught: list[float] = []
        self.got: list[float] = []

    def take(self, played: Played) -> None:
        wanted = set(picked(played, PLIES))
        # by seat: what it will expect after its next move, and later, or what it gets
        coming = list(played.shares)
        for at in reversed(range(len(played.plies))):
            state, move, random = played.plies[at]
            mover = state.to_move
            after = self.heuristic.ahead(state, move)
            if at in wanted and not after.over:
                self.note(after, mover, coming[mover], played)
            # nobody is to blame for a move by lot: as if the best one had been made
            best = self.heuristic.best(state, state.moves()) if random else move
            expected = chance(self.heuristic.promise(state, best))
            if best != move:
                coming[mover] = expected
            else:
                coming[mover] = (1 - FARSIGHT) * expected + FARSIGHT * coming[mover]
            if at in wanted:
                for seat in range(state.players):
                    self.note(state, seat, coming[seat], played)

    def note(self, state: State, seat: int, taught: float, played: Played) -> None:
        self.seen.append(shown(self.heuristic).inputs(state, seat))
        self.taught.append(taught)
        self.got.append(played.shares[seat])

    def sights(self) -> Sights:
        size = len(shown(self.heuristic).network.names)
        seen = np.array(self.seen, np.float16).reshape(-1, size)
        return Sights(seen, np.array(self.taught, np.float32), np.array(self.got, np.float32))


def chance(odds: float) -> float:
    return 1 / (1 + math.exp(-max(-UTMOST, min(UTMOST, odds))))


class Lesson:
    """What seats saw in games, and a network that learns from it; `rows` are those of the network
    that knows what to expect so far."""

    def __init__(self, id: str, files: Sequence[Path], rows: Rows, seed: int, crew: Crew) -> None:
        tasks = [Page(id, file, part, rows) for file in files for part in range(PARTS)]
        pages = list(crew.each(read, tasks))
        self.sights = together([learnt for learnt, _ in pages])
        self.held_out = together([held_out for _, held_out in pages])
        self.names = shown(game_of(id).heuristic).network.names
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
        size = len(self.sights.taught)
        batches = -(-size // BATCH)
        steps = 0
        for _ in range(EPOCHS):
            order = self.luck.permutation(size)
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
        """The log-loss of some sights, and where it rises."""
        seen = with_bias(self.sights.seen[batch])
        taught = self.sights.taught[batch]
        units = np.maximum(seen @ self.shared, 0)
        odds = seen @ self.alone + units @ self.units
        wrong = (1 / (1 + np.exp(-odds)) - taught) / np.float32(len(batch))
        behind = np.outer(wrong, self.units) * (units > 0)
        return log_loss(odds, taught), (seen.T @ wrong, seen.T @ behind, units.T @ wrong)

    def rows(self) -> Rows:
        table = np.column_stack([self.alone, self.shared]).tolist()
        *inputs, bias = table
        return {
            UNITS: self.units.tolist(),
            BIAS: bias,
            **dict(zip(self.names, inputs, strict=True)),
        }

    def foretold(self, rows: Rows) -> float:
        """How well a network foretells what came of the games held out: its log-loss."""
        table = np.array([rows[name] for name in (*self.names, BIAS)], np.float32)
        seen = with_bias(self.held_out.seen)
        units = np.maximum(seen @ table[:, 1:], 0)
        return log_loss(seen @ table[:, 0] + units @ np.array(rows[UNITS]), self.held_out.got)


def with_bias(seen: NDArray[np.float16]) -> Numbers:
    return np.hstack([seen.astype(np.float32), np.ones((len(seen), 1), np.float32)])


def log_loss(odds: Numbers, got: Numbers) -> float:
    return float(np.mean(np.logaddexp(0, odds) - got * odds))


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
