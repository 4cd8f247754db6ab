"""A game at one keyboard: whose turn it is, what everybody heard, undo, hints and the record.

It holds the truth and prints nothing. What leaves it for a person's eyes is what `view`, `told` and
`hint` let the seat know.
"""

import hashlib
import math
from typing import NamedTuple

from smokowisko.bots import Budget, advise, ask, bot, possible_world
from smokowisko.engine.events import Event, Facts
from smokowisko.engine.game import State
from smokowisko.engine.record import Ending, Record, Seat, seed_of, table, verify, write
from smokowisko.engine.view import unfolded
from smokowisko.games import game

# for Ancient, at a move or a hint; counted, not timed, so that a game can be had again
THOUGHT = Budget(seconds=math.inf, descents=4000)


class Step(NamedTuple):
    """One decision: who took it, in the notation, what happened, and the table before it."""

    seat: int
    text: str
    events: list[Event]
    before: State


class Told(NamedTuple):
    """What one seat may know of a step."""

    seat: int
    facts: list[Facts]


class Hint(NamedTuple):
    """A move as the view lists it, what is certain to happen then, and the share of the victory
    that Ancient expects."""

    move: Facts
    certain: list[Facts]
    share: float


class Session:
    """A table, the seats around it, and the steps that led here."""

    def __init__(
        self,
        state: State,
        seed: int | bytes,
        seats: list[Seat],
        *,
        free_undo: bool = False,
        thought: Budget = THOUGHT,
    ) -> None:
        self.seats = seats
        self._state = state
        self._seed = seed
        self._free_undo = free_undo
        self._thought = thought
        self._steps: list[Step] = []

    @classmethod
    def resumed(cls, record: Record, *, free_undo: bool = False) -> "Session":
        """The table that a record of a running game describes."""
        rules = game(record.game, record.components_toml)
        verify(record, rules)
        for seat in record.seats:
            if seat.bot is not None:
                bot(seat.bot, 0)  # refused now rather than in the middle of the game
        seed = seed_of(record.seed)
        session = cls(table(record, rules), seed, record.seats, free_undo=free_undo)
        for text in record.moves:
            session.play(text)
        return session

    @property
    def game(self) -> str:
        return self._state.game.id

    @property
    def over(self) -> bool:
        return self._state.over

    @property
    def to_move(self) -> int:
        return int(self._state.to_move)

    @property
    def bot_to_move(self) -> str | None:
        """The name of the bot that must decide now, if it is one."""
        return None if self.over else self.seats[self.to_move].bot

    def view(self, seat: int | None) -> Facts:
        """What a seat may know, its moves one by one."""
        view = self._state.view(seat)
        return {**view, "moves": unfolded(view["moves"])}

    def told(self, seat: int | None) -> list[Told]:
        """Everything that happened so far, as far as this seat may know it."""
        return [
            Told(step.seat, [event.seen_by(seat) for event in step.events]) for step in self._steps
        ]

    def play(self, text: str) -> None:
        """Make the move; IllegalMove when it is none, and nothing changes."""
        move = self._state.move(text)
        before = self._state.copy()
        seat, written = self.to_move, self._state.text(move)
        self._steps.append(Step(seat, written, self._state.tell(move), before))

    def play_bot(self) -> None:
        """Let the bot whose turn it is decide."""
        name = self.bot_to_move
        assert name is not None
        luck = self._luck("move")
        self.play(self._state.text(ask(bot(name, luck, self._thought), self._state, luck)))

    def hint(self) -> Hint:
        """What Ancient would do in the place of the seat to move."""
        seat, luck = self.to_move, self._luck("hint")
        move, share = advise(possible_world(self._state, seat, luck), luck, self._thought)
        listed = next(each for each in self.view(seat)["moves"] if each["code"] == move)
        return Hint(listed, self._state.preview(seat, move), share)

    def undo(self, seat: int) -> str | None:
        """Take back this seat's last decision; if that is not fair, the key of the reason."""
        if self._free_undo:
            return self._undo_freely(seat)
        if not self._steps:
            return "terminal-undo-nothing"
        last = self._steps[-1]
        if last.seat != seat:
            return "terminal-undo-others"
        if any(event.marked for event in last.events):
            return "terminal-undo-revealed"
        self._take_back_to(len(self._steps) - 1)
        return None

    def _undo_freely(self, seat: int) -> str | None:
        own = [at for at, step in enumerate(self._steps) if step.seat == seat]
        if not own:
            return "terminal-undo-nothing"
        self._take_back_to(own[-1])
        return None

    def _take_back_to(self, at: int) -> None:
        self._state = self._steps[at].before
        del self._steps[at:]

    def record(self) -> Record:
        return write(
            self._state,
            seed=self._seed,
            seats=self.seats,
            moves=[step.text for step in self._steps],
            ending=Ending("finished" if self.over else "running"),
        )

    def _luck(self, purpose: str) -> int:
        """The luck of a bot follows from the seed, one way, and from the number of the ply: a game
        can be had again, and undo is no second throw of the dice."""
        written = f"{purpose} {len(self._steps)} {self._seed!r}"
        return int.from_bytes(hashlib.blake2b(written.encode(), digest_size=7).digest(), "big")
