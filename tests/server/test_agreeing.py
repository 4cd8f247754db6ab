"""Votes that end a table or replace somebody who is away."""

import asyncio
from pathlib import Path

import pytest

from smokowisko.engine.game import Game
from smokowisko.server.entries import Entry, Voted
from smokowisko.server.live import Live
from smokowisko.server.table import Table
from smokowisko.server.wire import Update
from tests.server.stage import LONG, Listener, Scene, live, scene, until


def votes_to_abort(table: Table) -> Entry:
    return table.vote("ola", 0, Voted(0, "abort"))


@live
async def test_votes_of_all_who_are_there_end_the_table(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        table = await it.open("me", "open")
        await it.hub.act(table, lambda table: table.sit("jan", "Jan", 1, "11" * 16))
        await it.hub.act(table, lambda table: table.start("ola"))
        hers, his = await it.listening(table), await it.listening(table, "jan")
        await it.hub.act(table, votes_to_abort)
        assert table.table.ending is None
        it.hub.leave(table, his)
        await it.hub.act(table, votes_to_abort)
        assert table.table.status == "aborted"
        ended = table.table.version
        it.hub.leave(table, hers)
        await until(lambda: not it.hub._weighings)
        assert table.table.version == ended  # weighed again for both who left, it ends once
        assert await it.revisions(table) == list(range(1, ended + 1))


async def three_at_a_table(it: Scene) -> tuple[Live, dict[str, Listener]]:
    table = await it.open("me", "open", "open")
    for seat, guest in ((1, "jan"), (2, "ewa")):
        nonce = f"{seat:032x}"
        await it.hub.act(table, lambda table: table.sit(guest, guest, seat, nonce))  # noqa: B023
    await it.hub.act(table, lambda table: table.start("ola"))
    return table, {guest: await it.listening(table, guest) for guest in ("ola", "jan", "ewa")}


@live
async def test_when_the_one_who_had_not_agreed_leaves_the_votes_are_weighed_again(
    tmp_path: Path,
) -> None:
    async with scene(tmp_path) as it:
        table = await it.open("me", "open")
        await it.hub.act(table, lambda table: table.sit("jan", "Jan", 1, "11" * 16))
        await it.hub.act(table, lambda table: table.start("ola"))
        hers, his = await it.listening(table), await it.listening(table, "jan")
        his_other_tab = await it.listening(table, "jan")
        await it.hub.act(table, votes_to_abort)
        it.hub.leave(table, his_other_tab)
        await asyncio.sleep(0.01)
        assert table.table.status == "running"  # he is still there
        hers.told()
        it.hub.leave(table, his)
        await until(lambda: table.table.status == "aborted")
        last = hers.told()[-1]
        assert isinstance(last, Update)
        assert [told.kind for told in last.news] == ["aborted"]
        assert await it.revisions(table) == list(range(1, table.table.version + 1))


@live
async def test_one_who_leaves_can_be_replaced_by_the_votes_of_the_others(
    tmp_path: Path, strolling: Game
) -> None:
    async with scene(tmp_path) as it:
        it.puppets.game = strolling
        table, ears = await three_at_a_table(it)
        for guest, seat in (("ola", 0), ("jan", 1)):
            vote = Voted(seat, "replace", 2)
            await it.hub.act(table, lambda table: table.vote(guest, seat, vote))  # noqa: B023
        assert table.table.chairs[2].guest == "ewa"
        it.hub.leave(table, ears["ewa"])
        await until(lambda: table.table.chairs[2].bot is not None)
        assert table.table.status == "running"


@live
async def test_to_load_the_page_again_is_not_to_leave(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        it.hub.absence = 0.05
        table = await it.open("me", "open")
        await it.hub.act(table, lambda table: table.sit("jan", "Jan", 1, "11" * 16))
        await it.hub.act(table, lambda table: table.start("ola"))
        await it.listening(table)
        his = await it.listening(table, "jan")
        await it.hub.act(table, votes_to_abort)
        it.hub.leave(table, his)
        await it.listening(table, "jan")
        await until(lambda: not it.hub._weighings)
        assert table.table.status == "running"


@live
async def test_when_everybody_has_left_nothing_is_decided(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        it.hub.absence = 0.01
        table = await it.open("me", "open")
        await it.hub.act(table, lambda table: table.sit("jan", "Jan", 1, "11" * 16))
        await it.hub.act(table, lambda table: table.start("ola"))
        hers, his = await it.listening(table), await it.listening(table, "jan")
        await it.hub.act(table, votes_to_abort)
        it.hub.leave(table, hers)
        it.hub.leave(table, his)
        await until(lambda: not it.hub._weighings)
        assert table.table.status == "running"


@live
async def test_votes_that_cannot_be_weighed_are_no_end_of_the_world(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with scene(tmp_path) as it:
        table = await it.open("me", "open")
        await it.hub.act(table, lambda table: table.sit("jan", "Jan", 1, "11" * 16))
        await it.hub.act(table, lambda table: table.start("ola"))
        hers, his = await it.listening(table), await it.listening(table, "jan")
        await it.hub.act(table, votes_to_abort)
        it.storage.fault = OSError("the disk is full")
        it.hub.leave(table, his)
        await until(lambda: "the disk is full" in caplog.text)
        assert hers.let_go.is_set()
        it.storage.fault = None
        assert (await it.hub.live(table.table.id)).table.status == "running"


@live
async def test_the_end_does_not_wait_for_absent_voters(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        it.hub.absence = 10 * LONG
        table = await it.open("me", "open")
        await it.hub.act(table, lambda table: table.sit("jan", "Jan", 1, "11" * 16))
        await it.hub.act(table, lambda table: table.start("ola"))
        await it.listening(table)
        his = await it.listening(table, "jan")
        await it.hub.act(table, votes_to_abort)
        it.hub.leave(table, his)
        await it.hub.close()
        assert table.table.status == "running"
