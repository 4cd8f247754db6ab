"""Hubs on one database, with bots on strings and a storage that can fail."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from typing import ParamSpec

from smokowisko import games
from smokowisko.engine.shuffle import pledge
from smokowisko.server.absence import PROMPT
from smokowisko.server.entries import Entry
from smokowisko.server.hub import Hub
from smokowisko.server.live import Ear, Live
from smokowisko.server.minds import Minds, Task, Thought, clock
from smokowisko.server.opening import Order
from smokowisko.server.storage import Line, Storage, TableRow
from smokowisko.server.table import Table
from smokowisko.server.turns import Asker, always
from smokowisko.server.wire import Answer, Presence

P = ParamSpec("P")
LONG = 60.0  # seconds: what takes longer than this never comes
BEGUN = 4  # the version of Ola's table when it begins: created, started, revealed, dealt
NONCE = "00" * 16
PLEDGE = pledge(NONCE)


def live(scene: Callable[P, Coroutine[object, object, None]]) -> Callable[P, None]:
    """A test that plays in an event loop, and does not wait for ever."""

    @wraps(scene)
    def test(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(scene(*args, **kwargs), LONG))

    return test


class Puppets(Minds):
    """Bots that decide when the test says so: "random" waits for its string to be pulled, any
    other plays the first legal move at once."""

    def __init__(self) -> None:
        super().__init__(1, LONG)
        self.string = asyncio.Event()
        self.asked: list[Task] = []
        self.cancelled = 0
        self.game = games.game("serce_smoka")

    async def choose(
        self, task: Task, asker: Asker, watched: Callable[[], bool] = always
    ) -> Thought:
        self.asked.append(task)
        if task.bot == "random":
            try:
                await self.string.wait()
            except asyncio.CancelledError:
                self.cancelled += 1
                raise
        return Thought(self.game.load(task.world).moves()[0], clock())


class Ledger(Storage):
    """A storage that can be slow, and can fail; and counts the journals it was asked for."""

    fault: Exception | None = None
    gate: asyncio.Event | None = None
    waiting = 0
    journals = 0

    async def journal(self, table: str) -> list[Line]:
        self.journals += 1
        return await super().journal(table)

    async def append_all(self, lines: Sequence[tuple[Line, TableRow]]) -> None:
        if self.gate is not None:
            self.waiting += 1
            await self.gate.wait()
        if self.fault is not None:
            raise self.fault
        await super().append_all(lines)


class Scene:
    """Hubs on one database."""

    def __init__(self, storage: Ledger) -> None:
        self.storage = storage
        self.puppets = Puppets()
        self.time = itertools.count(1000)
        self.patience = PROMPT._replace(reveal=LONG)
        self.hub = self.another_hub()

    def another_hub(self) -> Hub:
        return Hub(self.storage, self.puppets, lambda: next(self.time), patience=self.patience)

    async def open(self, *chairs: str) -> Live:
        """A table of Ola's; one that is full has begun, and she has revealed her nonce."""
        order = Order(self.puppets.game.id, list(chairs), PLEDGE, private=False)
        table = await self.hub.create("ola", "Ola", order)
        live = await self.hub.live(table.id)
        if table.status == "dealing":
            await self.reveal(live, "ola")
        return live

    async def reveal(self, live: Live, guest: str) -> None:
        await self.hub.act(live, lambda table: table.reveal(guest, nonce_of(guest)))

    async def begin(self, live: Live, *others: str) -> None:
        """The others sit down one after the other, and everybody reveals a nonce."""
        for seat, guest in enumerate(others, start=1):
            await self.hub.act(live, sits(guest, seat))
        await self.hub.act(live, lambda table: table.start("ola"))
        for guest in ("ola", *others):
            await self.reveal(live, guest)

    async def listening(
        self, table: Live, guest: str = "ola", since: int | None = None, look: int | None = None
    ) -> "Listener":
        ear = Listener(guest)
        await self.hub.listen(table, ear, since, look)
        return ear

    async def revisions(self, table: Live) -> list[int]:
        return [line.revision for line in await self.storage.journal(table.table.id)]


class Listener(Ear):
    def __init__(self, guest: str) -> None:
        super().__init__(guest)
        self.presences: list[Presence] = []

    def told(self) -> list[Answer]:
        """Everything it is told now, with what has gathered since the last time; who comes and
        goes, which is told when the clock says so, is kept apart."""
        told: list[Answer] = []
        while (message := self.take()) is not None:
            if isinstance(message.answer, Presence):
                self.presences.append(message.answer)
            else:
                told.append(message.answer)
        return told


def nonce_of(guest: str) -> str:
    return NONCE if guest == "ola" else guest.encode().hex().zfill(32)


def sits(guest: str, seat: int) -> Callable[[Table], Entry]:
    return lambda table: table.sit(guest, guest.title(), seat, pledge(nonce_of(guest)))


@asynccontextmanager
async def scene(path: Path) -> AsyncIterator[Scene]:
    storage = await Ledger.open(f"sqlite+aiosqlite:///{path / 'smok.db'}")
    assert isinstance(storage, Ledger)
    setting = Scene(storage)
    try:
        yield setting
    finally:
        if storage.gate is not None:
            storage.gate.set()
        await setting.hub.close()
        await storage.close()


def plays(seat: int = 0, move: str = "first 0", guest: str = "ola") -> Callable[[Table], Entry]:
    return lambda table: table.play(guest, seat, table.version, move)


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.001)
