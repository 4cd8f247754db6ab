"""A table in memory: who listens, and what it is doing."""

import asyncio
from dataclasses import dataclass, field

from smokowisko.server import telling
from smokowisko.server.table import Past, Table
from smokowisko.server.telling import Receiver
from smokowisko.server.wire import Answer

EARFUL = 200
"""So many unsent messages mean that a client has fallen asleep."""


class Ear:
    """One open connection: a guest, the seat it looks from, and what it is still to be sent."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.look: int | None = None
        self.outbox: asyncio.Queue[Answer | None] = asyncio.Queue(EARFUL)
        self.let_go = asyncio.Event()

    def tell(self, answer: Answer | None) -> None:
        """Queue a message, or None for the end; one who does not listen any more is let go and
        may come back."""
        if self.outbox.full():
            self.hang_up()
        else:
            self.outbox.put_nowait(answer)

    def hang_up(self) -> None:
        """At once, whatever is still to be sent."""
        self.let_go.set()


@dataclass
class Live:
    """A table in memory, who listens, and everything that has happened."""

    table: Table
    past: Past
    created: int
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    ears: set[Ear] = field(default_factory=set)
    thinking: asyncio.Task[None] | None = None
    thought_of: int = 0  # the version whose position a bot was last asked about
    forgotten: bool = False  # somebody else may hold this table by now: touch it no more

    def here(self) -> set[str]:
        return {ear.guest for ear in self.ears}

    def receiver(self, ear: Ear) -> Receiver:
        return Receiver(ear.guest, telling.eyes(self.table, ear.guest, ear.look))
