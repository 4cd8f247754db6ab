"""A table on which tests play the texts of moves, whatever the game. What it says is the truth,
hidden cards included; each game adds its own words to it."""

from typing import Generic, Self, TypeVar

import pytest

import smokowisko
from smokowisko.engine.events import Event, Facts
from smokowisko.engine.game import State

S = TypeVar("S", bound=State)


class Played(Generic[S]):
    def __init__(self, state: S) -> None:
        self.state = state
        self.events: list[Event] = []
        """What happened in the last moves played."""

    def play(self, *texts: str) -> Self:
        """Play these moves; `events` holds what all of them told."""
        told = [self.state.tell(self.state.move(text)) for text in texts]
        self.events = [event for events in told for event in events]
        return self

    def refuses(self, text: str) -> str | None:
        """The rule that forbids a text now; the table stays as it was."""
        before = self.state.dump()
        with pytest.raises(smokowisko.IllegalMove) as refused:
            self.play(text)
        assert self.state.dump() == before
        return refused.value.rule

    def legal(self, start: str = "") -> list[str]:
        texts = [self.state.text(move) for move in self.state.moves()]
        return [text for text in texts if text.startswith(start)]

    @property
    def to_move(self) -> int:
        return int(self.state.to_move)

    @property
    def over(self) -> bool:
        return self.state.over

    def view(self, viewer: int | None) -> Facts:
        return self.state.view(viewer)

    def side(self, seat: int, viewer: int | None = None) -> Facts:
        """A player's own area as somebody sees it."""
        side: Facts = self.view(viewer)["seats"][seat]
        return side

    def heard(self, viewer: int | None, type: str | None = None) -> list[Facts]:
        """What somebody learned of the last moves."""
        return [event.seen_by(viewer) for event in self.events if type in (None, event.type)]
