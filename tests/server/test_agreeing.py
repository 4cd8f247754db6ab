"""Votes that end a table or replace somebody who is away."""

import asyncio
from pathlib import Path

import pytest

from smokowisko.engine.game import Game
from smokowisko.server.absence import PROMPT
from smokowisko.server.entries import Entry, Voted
from smokowisko.server.live import Live
from smokowisko.server.table import Table
from smokowisko.server.wire import Update
from tests.server.stage import LONG, Listener, Scene, live, scene, until

PATIENT = PROMPT._replace(reveal=LONG, live=LONG)


def votes_to_abort(table: Table) -> Entry:
    return table.vote("ola", 0, Voted(0, "abort"))


async def two_at_a_table(it: Scene) -> tuple[Live, Listener, Listener]:
    """Ola and Jan, both connected."""
    table = await it.open("me", "open")
    await it.begin(table, "jan")
    return table, await it.listening(table), await it.listening(table, "jan")


async def three_at_a_table(it: Scene) -> tuple[Live, dict[str, Listener]]:
    table = await it.open("me", "open", "open")
    await it.begin(table, "jan", "ewa")
    return table, {guest: await it.listening(table, guest) for guest in ("ola", "jan", "ewa")}


async def restarted(it: Scene, table: Live) -> Live:
    """The same table, after a start of the server."""
    await it.hub.close()
    it.hub = it.another_hub()
    return await it.hub.live(table.table.id)


@live
async def test_votes_of_all_who_are_there_end_the_table(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        table, hers, his = await two_at_a_table(it)
        await it.hub.act(table, votes_to_abort)
        assert table.table.ending is None
        it.hub.leave(table, his)
        await until(lambda: table.table.status == "aborted")
        ended = table.table.version
        it.hub.leave(table, hers)
        await asyncio.gather(*it.hub._deeds)
        assert table.table.version == ended
        assert await it.revisions(table) == list(range(1, ended + 1))


@live
async def test_one_who_is_gone_for_a_moment_is_not_passed_over(tmp_path: Path) -> None:
    """Whoever is losing must not annul the game while the other loads a page again."""
    async with scene(tmp_path) as it:
        it.patience = PATIENT
        it.hub = it.another_hub()
        table, _, his = await two_at_a_table(it)
        it.hub.leave(table, his)
        await it.hub.act(table, votes_to_abort)
        await it.hub.act(table, lambda table: table.vote("ola", 0, Voted(0, "replace", 1)))
        await asyncio.gather(*it.hub._deeds)
        assert table.table.status == "running"
        assert table.table.chairs[1].guest == "jan"
        assert table.table.away == set()


@live
async def test_who_stays_away_is_told_of_and_so_is_a_return(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        table, hers, his = await two_at_a_table(it)
        hers.told()
        it.hub.leave(table, his)
        await until(lambda: table.table.away == {"jan"})
        last = hers.told()[0]
        assert isinstance(last, Update)
        assert [(told.kind, told.seat) for told in last.news] == [("away", 1)]
        assert [(chair.here, chair.away) for chair in last.table.chairs] == [
            (True, False),
            (False, True),
        ]
        await it.listening(table, "jan")
        last = hers.told()[0]
        assert isinstance(last, Update)
        assert [(told.kind, told.seat) for told in last.news] == [("back", 1)]
        assert table.table.away == set()
        again = await restarted(it, table)
        assert again.table.version == table.table.version


@live
async def test_the_click_of_one_who_plays_on_is_not_stale_when_another_goes(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        table, _, his = await two_at_a_table(it)
        seen = table.table.version
        it.hub.leave(table, his)
        await until(lambda: bool(table.table.away))
        await it.hub.act(table, lambda table: table.play("ola", 0, seen, "first 0"))


@live
async def test_votes_are_weighed_again_when_somebody_counts_as_away(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        table, hers, his = await two_at_a_table(it)
        his_other_tab = await it.listening(table, "jan")
        await it.hub.act(table, votes_to_abort)
        it.hub.leave(table, his_other_tab)
        await asyncio.gather(*it.hub._deeds)
        assert table.table.status == "running"  # he is still there
        hers.told()
        it.hub.leave(table, his)
        await until(lambda: table.table.status == "aborted")
        last = hers.told()[0]
        assert isinstance(last, Update)
        assert [told.kind for told in last.news] == ["away", "aborted"]
        assert await it.revisions(table) == list(range(1, table.table.version + 1))


@live
async def test_one_who_stays_away_can_be_replaced_by_the_votes_of_the_others(
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
async def test_when_everybody_has_left_nothing_is_decided(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        it.patience = PATIENT
        it.hub = it.another_hub()
        table, hers, his = await two_at_a_table(it)
        await it.hub.act(table, votes_to_abort)
        it.hub.leave(table, hers)
        it.hub.leave(table, his)
        assert table.absence is None
        assert table.table.status == "running"


@live
async def test_a_start_of_the_server_makes_nobody_absent(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        table, hers, his = await two_at_a_table(it)
        it.hub.leave(table, his)
        await until(lambda: table.table.away == {"jan"})  # and that stands in the journal
        it.hub.leave(table, hers)
        it.patience = PATIENT
        again = await restarted(it, table)
        assert again.table.away == {"jan"}
        await it.listening(again)
        await it.hub.act(again, votes_to_abort)
        await asyncio.gather(*it.hub._deeds)
        assert again.table.status == "running"  # he has the whole time to come back


@live
async def test_who_was_away_and_stays_away_after_a_start_is_passed_over(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        table, hers, his = await two_at_a_table(it)
        it.hub.leave(table, his)
        await until(lambda: table.table.away == {"jan"})
        it.hub.leave(table, hers)
        again = await restarted(it, table)
        await it.listening(again)
        await it.hub.act(again, votes_to_abort)
        await until(lambda: again.table.status == "aborted")


@live
async def test_an_absence_goes_on_while_nobody_looks(tmp_path: Path) -> None:
    """Also when the table is not even in memory."""
    async with scene(tmp_path) as it:
        it.patience = PROMPT._replace(reveal=LONG, live=0.2)
        it.hub = it.another_hub()
        table, hers, his = await two_at_a_table(it)
        it.hub.leave(table, his)
        it.hub.leave(table, hers)
        it.hub.forget_idle()
        again = await it.hub.live(table.table.id)
        assert again is not table
        await it.listening(again)
        await until(lambda: again.table.away == {"jan"})


@live
async def test_votes_that_cannot_be_weighed_are_no_end_of_the_world(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with scene(tmp_path) as it:
        table, hers, his = await two_at_a_table(it)
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
        it.patience = PATIENT
        it.hub = it.another_hub()
        table, _, his = await two_at_a_table(it)
        await it.hub.act(table, votes_to_abort)
        it.hub.leave(table, his)
        await it.hub.close()
        assert table.table.status == "running"
