"""Fifty tables of bots and one worker: every table gets its moves, and people get their hints."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from smokowisko import games
from smokowisko.server import minds
from smokowisko.server.hub import Hub
from smokowisko.server.live import Ear, Live
from smokowisko.server.minds import Minds, Task, Thought, clock
from smokowisko.server.opening import Order
from smokowisko.server.storage import Storage
from smokowisko.server.turns import Asker, always
from tests.server.stage import NONCE, PLEDGE, live, until

TABLES = 50
GAME = games.game("serce_smoka")


class Crowd(Minds):
    """Real minds with one worker, of the test: it answers at once, but only when all the bots that
    the test expects are waiting or served. So what is scarce is the worker and nothing else."""

    def __init__(self, bots: int) -> None:
        super().__init__(1, patience=60)
        self.expected = bots
        self.asking = 0
        self.services = 0
        self.most = 0

    async def choose(
        self, task: Task, asker: Asker, watched: Callable[[], bool] = always
    ) -> Thought:
        self.asking += not task.advice
        return await super().choose(task, asker, watched)

    async def serve(self, task: Task) -> Thought:
        await until(lambda: self.asking >= self.expected and self.services < self.most)
        self.asking -= not task.advice
        self.services += 1
        return Thought(GAME.load(task.world).moves()[0], clock())


class Helper:
    """Works for a crowd, in this process."""

    alive = True

    def __init__(self, crowd: Crowd) -> None:
        self.crowd = crowd

    async def ask(self, task: Task, patience: float) -> Thought:
        return await self.crowd.serve(task)

    async def end(self) -> None:
        pass


class Hall:
    def __init__(self, hub: Hub, crowd: Crowd) -> None:
        self.hub = hub
        self.crowd = crowd

    async def table(self, guest: str, *chairs: str, watched: bool = True) -> Live:
        order = Order(GAME.id, list(chairs or ("dragon", "dragon")), PLEDGE)
        table = await self.hub.live((await self.hub.create(guest, guest, order)).id)
        if watched:
            await self.watch(table, guest)
        return table

    async def watch(self, table: Live, guest: str) -> Ear:
        ear = Ear(guest)
        await self.hub.listen(table, ear, None, None)
        return ear

    async def serve(self, more: int) -> None:
        """So many more thoughts, and their moves come true."""
        crowd = self.crowd
        crowd.most += more
        await until(lambda: crowd.services == crowd.most and crowd.asking >= crowd.expected)


@asynccontextmanager
async def hall(path: Path, monkeypatch: pytest.MonkeyPatch, bots: int) -> AsyncIterator[Hall]:
    storage = await Storage.open(f"sqlite+aiosqlite:///{path / 'smok.db'}")
    async with Crowd(bots) as crowd:
        monkeypatch.setattr(minds, "Worker", lambda bots: Helper(crowd))
        hub = Hub(storage, crowd, lambda: 1000)
        try:
            yield Hall(hub, crowd)
        finally:
            await hub.close()
            await storage.close()


def moves(tables: list[Live]) -> list[int]:
    return [len(live.table.moves) for live in tables]


@live
async def test_fifty_tables_move_in_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hall(tmp_path, monkeypatch, TABLES) as it:
        tables = [await it.table(f"guest {number}") for number in range(TABLES)]
        for rounds in (1, 2):
            await it.serve(TABLES)
            assert moves(tables) == [rounds] * TABLES


@live
async def test_who_opens_fifty_tables_starves_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall(tmp_path, monkeypatch, TABLES + 1) as it:
        many = [await it.table("many") for _ in range(TABLES)]
        one = await it.table("one")
        await it.serve(42)
        # its move comes true while another thinks, and then it is the turn of the other guest
        assert len(one.table.moves) == 42 // 3
        # whose tables have their turns one after the other
        assert Counter(moves(many)) == {1: 28, 0: TABLES - 28}


@live
async def test_a_hint_does_not_wait_behind_fifty_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall(tmp_path, monkeypatch, TABLES) as it:
        for number in range(TABLES):
            await it.table(f"guest {number}")
        mine = await it.table("ola", "me", "dragon")
        await it.hub.act(mine, lambda table: table.reveal("ola", NONCE))
        asked = asyncio.create_task(it.hub.hint(mine, Asker("ola"), 0))
        await asyncio.sleep(0)
        it.crowd.most += TABLES
        await asked
        # the one that was being served when she asked, then hers; and the next has just begun
        assert it.crowd.services <= 3


@live
async def test_bots_among_themselves_think_only_when_somebody_watches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall(tmp_path, monkeypatch, bots=1) as it:
        left = [await it.table(f"guest {number}", watched=False) for number in range(TABLES)]
        mine = await it.table("ola")
        await it.serve(5)
        assert (len(mine.table.moves), moves(left)) == (5, [0] * TABLES)
        it.crowd.expected = 2
        ear = await it.watch(left[0], "ewa")
        await it.serve(6)
        assert (len(mine.table.moves), moves(left)) == (8, [3] + [0] * (TABLES - 1))
        # the thought that already waits is the last one when nobody watches any more
        it.hub.leave(left[0], ear)
        it.crowd.expected = 1
        await it.serve(6)
        await until(lambda: len(left[0].table.moves) == 4)
        assert len(mine.table.moves) == 13
        assert moves(left[1:]) == [0] * (TABLES - 1)
