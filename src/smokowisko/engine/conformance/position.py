"""A position under examination, how it came about, and the complaint when something is wrong."""

import json
import random
from collections.abc import Mapping
from dataclasses import dataclass, field

from smokowisko.engine.errors import SmokowiskoError
from smokowisko.engine.game import Game, State
from smokowisko.engine.record import Ending, Record, Seat, write


class Nonconformance(AssertionError):
    """A game broke the contract: which check, how, and the record of the game so far."""

    def __init__(self, check: str, sentence: str, record: Record) -> None:
        super().__init__(f"{check}: {sentence}\n{record.line()}")
        self.check = check
        self.sentence = sentence
        self.record = record


@dataclass
class Position:
    """A table of a random game; `luck` is the kit's own and touches no game."""

    game: Game
    players: int
    seed: int
    options: Mapping[str, object]
    state: State
    luck: random.Random
    texts: list[str] = field(default_factory=list)
    moves: list[int] = field(default_factory=list)

    def require(self, truth: bool, check: str, sentence: str) -> None:
        if not truth:
            raise Nonconformance(check, sentence, self.record())

    def record(self) -> Record:
        seats = [Seat(f"seat {seat}") for seat in range(self.players)]
        return write(
            self.state, seed=self.seed, seats=seats, moves=self.texts, ending=Ending("running")
        )

    def fresh(self) -> State:
        """The same table before its first move."""
        return self.game.new(self.players, self.seed, self.options)

    def viewers(self) -> list[int | None]:
        return [*range(self.players), None]

    def world(self, viewer: int | None, seed: int) -> State:
        """A world that this viewer cannot tell from the truth."""
        world = self.state.copy()
        world.redeal(viewer, seed)
        return world


def written(facts: object) -> str:
    """Facts byte for byte, as they would go over a wire."""
    return json.dumps(facts, sort_keys=True, ensure_ascii=False, allow_nan=False)


def refused(state: State, move: int) -> bool:
    """Whether the game refuses a move as it should: with IllegalMove."""
    try:
        state.play(move)
    except SmokowiskoError as refusal:
        return type(refusal).__name__ == "IllegalMove"
    except Exception:
        return False
    return False
