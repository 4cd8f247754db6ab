"""The next table: wanted by everybody, one, whole, and known to the last."""

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa

from smokowisko.engine.game import Game
from smokowisko.engine.shuffle import pledge
from smokowisko.server import entries
from smokowisko.server.live import Live
from smokowisko.server.storage import Storage
from smokowisko.server.table import Refused
from tests.server.stage import PLEDGE, Scene, live, nonce_of, scene

NEXT = pledge("22" * 16)


async def ended(it: Scene, *others: str) -> Live:
    """A table that Ola has left as the loser, or as one of many."""
    table = await it.open("me", *("open" for _ in others), *(() if others else ("greedy",)))
    if others:
        await it.begin(table, *others)
    await it.hub.act(table, lambda table: table.resign("ola", 0))
    return table


async def next_of(it: Scene, table: Live) -> Live:
    assert table.table.rematch is not None
    return await it.hub.live(table.table.rematch)


async def no_rematch(it: Scene, table: Live) -> bool:
    tables = await everything(it.storage)
    return table.table.rematch is None and set(tables) == {table.table.id}


@live
async def test_a_table_has_one_rematch(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        table = await it.open("me", "greedy")
        with pytest.raises(Refused, match="not_finished"):
            await it.hub.ask_rematch(table, "ola", NEXT)
        await it.hub.act(table, lambda table: table.resign("ola", 0))
        with pytest.raises(Refused, match="not_your_seat"):
            await it.hub.ask_rematch(table, "ewa", NEXT)
        with pytest.raises(Refused, match="bad_pledge"):
            await it.hub.ask_rematch(table, "ola", "22")
        asked = [it.hub.ask_rematch(table, "ola", NEXT, "a") for _ in range(3)]
        assert len(set(await asyncio.gather(*asked))) == 1
        with pytest.raises(Refused, match="rematch_made"):
            await it.hub.ask_rematch(table, "ola", NEXT, "b")
        rematch = await next_of(it, table)
        assert rematch.table.previous == table.table.id
        assert rematch.table.secret != table.table.secret
        assert [chair.bot for chair in rematch.table.chairs] == ["greedy", None]
        assert rematch.table.chairs[0].name == table.table.chairs[1].name != ""
        assert [share.nonce for share in rematch.table.shares] == [None]
        await it.hub.act(rematch, lambda table: table.reveal("ola", "22" * 16))
        assert rematch.table.status == "running"


@live
async def test_a_rematch_needs_everybody_and_keeps_their_seats(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        table = await ended(it, "jan")
        await it.hub.ask_rematch(table, "ola", pledge(nonce_of("ola")))
        assert await no_rematch(it, table)
        assert table.table.rematch_asked == {0: PLEDGE}
        await it.hub.ask_rematch(table, "jan", pledge(nonce_of("jan")))
        rematch = await next_of(it, table)
        assert [chair.guest for chair in rematch.table.chairs] == ["jan", "ola"]  # sides swapped
        assert [chair.name for chair in rematch.table.chairs] == ["Jan", "Ola"]
        assert rematch.table.owner == "ola"
        with pytest.raises(Refused, match="not_open"):  # there is no seat for anybody else
            await it.hub.act(rematch, lambda table: table.sit("ewa", "Ewa", 0, NEXT))
        for guest in ("ola", "jan"):
            await it.reveal(rematch, guest)
        assert rematch.table.status == "running"


@live
async def test_not_now(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        table = await ended(it, "jan")
        with pytest.raises(Refused, match="not_asked"):
            await it.hub.act(table, lambda table: table.decline_rematch("jan"))
        await it.hub.ask_rematch(table, "ola", PLEDGE)
        await it.hub.act(table, lambda table: table.decline_rematch("jan"))
        assert (table.table.rematch_asked, table.table.rematch_declined) == ({}, {1})
        # he has thought better of it; but she must want it, too
        await it.hub.ask_rematch(table, "jan", NEXT)
        assert (set(table.table.rematch_asked), table.table.rematch_declined) == ({1}, set())
        assert await no_rematch(it, table)
        # and takes it back again
        await it.hub.act(table, lambda table: table.decline_rematch("jan"))
        assert (table.table.rematch_asked, table.table.rematch_declined) == ({}, set())
        await it.hub.ask_rematch(table, "ola", PLEDGE)
        await it.hub.ask_rematch(table, "jan", NEXT)
        await next_of(it, table)


@live
async def test_of_three_one_is_enough_to_decline(tmp_path: Path, strolling: Game) -> None:
    async with scene(tmp_path) as it:
        it.puppets.game = strolling
        table = await it.open("me", "open", "open")
        await it.begin(table, "jan", "ewa")
        while table.table.status == "running":
            state = table.table.state
            assert state is not None
            seat = int(state.to_move)
            guest, text = table.table.chairs[seat].guest or "", state.text(state.moves()[-1])
            await it.hub.act(table, lambda it: it.play(guest, seat, it.version, text))  # noqa: B023
        for guest in ("ola", "jan"):
            await it.hub.ask_rematch(table, guest, pledge(nonce_of(guest)))
        await it.hub.act(table, lambda table: table.decline_rematch("ewa"))
        assert table.table.rematch_asked == {}
        for guest in ("ola", "jan", "ewa"):
            assert await no_rematch(it, table)
            await it.hub.ask_rematch(table, guest, pledge(nonce_of(guest)))
        rematch = await next_of(it, table)
        assert [chair.guest for chair in rematch.table.chairs] == ["jan", "ewa", "ola"]


@live
async def test_the_table_can_be_looked_back_to_at_every_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("smokowisko.server.past.MILESTONE", 5)
    async with scene(tmp_path) as it:
        table = await ended(it)
        await it.hub.ask_rematch(table, "ola", NEXT)
        versions = range(1, table.table.version + 1)
        assert [table.past.table_at(version).version for version in versions] == [*versions]


@live
async def test_what_was_asked_survives_a_restart(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        table = await ended(it, "jan")
        await it.hub.ask_rematch(table, "ola", PLEDGE)
        it.hub.forget_idle()
        again = await it.hub.live(table.table.id)
        assert again is not table
        await it.hub.ask_rematch(again, "jan", NEXT)
        await next_of(it, again)


async def everything(storage: Storage) -> dict[str, list[str]]:
    """The kinds of all entries of all tables."""
    return {
        row.id: [entries.read(line.entry).__struct_config__.tag for line in lines]  # type: ignore[misc]
        for row in await storage.rows(limit=100)
        for lines in [await storage.journal(row.id)]
    }


@live
@pytest.mark.parametrize("writes", range(1, 10))
async def test_a_rematch_that_breaks_off_leaves_nothing_and_can_be_asked_again(
    tmp_path: Path, writes: int
) -> None:
    """The lights go out after so many statements of the transaction."""
    async with scene(tmp_path) as it:
        table = await ended(it)
        before = await everything(it.storage)
        left = writes

        def stumble(*told: object) -> None:
            nonlocal left
            left -= 1
            if left == 0:
                raise OSError("the lights went out")

        engine = it.storage._engine.sync_engine
        sa.event.listen(engine, "before_cursor_execute", stumble)
        with pytest.raises(OSError, match="the lights"):
            await it.hub.ask_rematch(table, "ola", NEXT)
        sa.event.remove(engine, "before_cursor_execute", stumble)
        assert await everything(it.storage) == before
        again = await it.hub.live(table.table.id)
        assert await no_rematch(it, again)
        await it.hub.ask_rematch(again, "ola", NEXT)
        rematch = await next_of(it, again)
        after = await everything(it.storage)
        assert after.pop(rematch.table.id) == ["created", "started"]
        assert after == {table.table.id: [*before[table.table.id], "rematch_asked", "rematched"]}


@live
async def test_of_two_processes_that_make_a_rematch_one_does(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        mine = await ended(it)
        other_hub = it.another_hub()
        theirs = await other_hub.live(mine.table.id)
        await it.hub.ask_rematch(mine, "ola", NEXT)
        with pytest.raises(Refused, match="stale_version"):
            await other_hub.ask_rematch(theirs, "ola", PLEDGE)
        again = await other_hub.live(mine.table.id)
        with pytest.raises(Refused, match="rematch_made"):
            await other_hub.ask_rematch(again, "ola", PLEDGE)
        await next_of(it, again)
        assert set(await everything(it.storage)) == {mine.table.id, again.table.rematch}
