"""What nobody needs any more is ended or forgotten, and found again when somebody asks."""

import asyncio
import itertools
from pathlib import Path

import pytest

from smokowisko.server import app
from smokowisko.server.table import Refused
from smokowisko.server.wire import Goodbye
from tests.server.stage import BEGUN, live, plays, scene, until


@live
async def test_an_open_table_that_nobody_came_to_expires(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        lonely, watched = await it.open("me", "open"), await it.open("me", "open")
        running = await it.open("me", "me")
        ear = await it.listening(watched)
        soon = next(it.time)
        assert await it.hub.expire(0) == 0
        assert await it.hub.expire(soon) == 1
        assert lonely.table.status == "aborted"
        assert (watched.table.status, running.table.status) == ("open", "running")
        it.hub.leave(watched, ear)
        assert await it.hub.expire(soon) == 1
        assert await it.hub.expire(soon) == 0


@live
async def test_more_tables_expire_than_fit_a_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("smokowisko.server.storage.PAGE", 2)
    async with scene(tmp_path) as it:
        it.time = itertools.repeat(1000)  # type: ignore[assignment]  # all in one millisecond
        tables = [await it.open("me", "open") for _ in range(7)]
        watched = tables[3]
        ear = await it.listening(watched)
        assert await it.hub.expire(1001) == 6
        assert [table.table.status for table in tables].count("aborted") == 6
        assert watched.table.status == "open"
        it.hub.leave(watched, ear)


@live
async def test_an_idle_table_is_forgotten_and_found_again(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        idle, watched = await it.open("me", "me"), await it.open("me", "me")
        pondering = await it.open("random", "me")
        ear = await it.listening(watched)
        it.hub.forget_idle()
        assert await it.hub.live(watched.table.id) is watched
        assert await it.hub.live(pondering.table.id) is pondering
        again = await it.hub.live(idle.table.id)
        assert again is not idle
        assert again.table.state is not None
        assert idle.table.state is not None
        assert again.table.state.dump() == idle.table.state.dump()
        it.hub.leave(watched, ear)


@live
async def test_asking_for_tables_that_are_not_there_leaves_nothing_behind(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        for number in range(20):
            with pytest.raises(Refused, match="unknown_table"):
                await it.hub.live(f"nowhere-{number}")
        assert not it.hub._opening
        assert not it.hub._live


@live
async def test_many_who_ask_at_once_find_the_same_table(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        table = await it.open("me", "me")
        it.hub.forget_idle()
        found = await asyncio.gather(*(it.hub.live(table.table.id) for _ in range(10)))
        assert len({id(each) for each in found}) == 1


@live
async def test_a_sweep_that_fails_is_not_the_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(app, "SWEEP_SECONDS", 0)
    async with scene(tmp_path) as it:
        table = await it.open("me", "open")
        it.storage.fault = OSError("the disk is full")
        sweeping = asyncio.create_task(app._sweep(it.hub, 1))
        await until(lambda: "the disk is full" in caplog.text)
        it.storage.fault = None
        while (row := await it.storage.row(table.table.id)) is None or row.status == "open":
            await asyncio.sleep(0)
        sweeping.cancel()
        await asyncio.gather(sweeping, return_exceptions=True)  # before its database is closed
        assert row.status == "aborted"


@live
async def test_the_end_says_goodbye_to_everybody(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        table, thinking = await it.open("me", "me"), await it.open("random", "me")
        ears = [await it.listening(table), await it.listening(table, "ewa")]
        await until(lambda: len(it.puppets.asked) == 1)
        for ear in ears:
            ear.told()
        await it.hub.close()
        assert [ear.told() for ear in ears] == [[Goodbye()]] * 2
        assert [await ear.next() for ear in ears] == [None, None]
        assert thinking.thinking is not None
        assert thinking.thinking.cancelled()


@live
async def test_at_the_end_a_move_that_is_being_stored_is_stored(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        table = await it.open("me", "random")
        ear = await it.listening(table)
        await it.hub.act(table, plays(move="first 1"))
        it.storage.gate = asyncio.Event()
        it.puppets.string.set()
        await until(lambda: it.storage.waiting == 1)
        closing = asyncio.create_task(it.hub.close())
        await asyncio.sleep(0)
        assert not closing.done()
        it.storage.gate.set()
        await closing
        assert await it.revisions(table) == [*range(1, BEGUN + 3)]
        assert not ear.let_go.is_set()
        assert Goodbye() in ear.told()
