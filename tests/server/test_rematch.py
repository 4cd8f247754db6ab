"""The next table: one, whole, and known to the last."""

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa

from smokowisko.server import entries
from smokowisko.server.storage import Storage
from smokowisko.server.table import Refused
from tests.server.stage import live, scene


@live
async def test_a_table_has_one_rematch(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        table = await it.open("me", "greedy")
        with pytest.raises(Refused, match="not_finished"):
            await it.hub.rematch(table, "ola", "22" * 16)
        await it.hub.act(table, lambda table: table.resign("ola", 0))
        with pytest.raises(Refused, match="not_your_seat"):
            await it.hub.rematch(table, "ewa", "22" * 16)
        with pytest.raises(Refused, match="bad_nonce"):
            await it.hub.rematch(table, "ola", "22")
        ids = await asyncio.gather(*(it.hub.rematch(table, "ola", "22" * 16) for _ in range(3)))
        assert len(set(ids)) == 1
        rematch = await it.hub.live(ids[0])
        assert rematch.table.previous == table.table.id
        assert rematch.table.secret != table.table.secret
        assert [chair.bot for chair in rematch.table.chairs] == ["greedy", None]
        assert rematch.table.chairs[0].name == table.table.chairs[1].name != ""


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
        table = await it.open("me", "greedy")
        await it.hub.act(table, lambda table: table.resign("ola", 0))
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
            await it.hub.rematch(table, "ola", "22" * 16)
        sa.event.remove(engine, "before_cursor_execute", stumble)
        assert await everything(it.storage) == before
        again = await it.hub.live(table.table.id)
        assert again.table.rematch is None
        next_table = await it.hub.rematch(again, "ola", "22" * 16)
        after = await everything(it.storage)
        assert after.pop(next_table)[:2] == ["created", "started"]
        assert after == {table.table.id: [*before[table.table.id], "rematched"]}


@live
async def test_of_two_processes_that_make_a_rematch_one_does(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        mine = await it.open("me", "greedy")
        await it.hub.act(mine, lambda table: table.resign("ola", 0))
        other_hub = it.another_hub()
        theirs = await other_hub.live(mine.table.id)
        made = await it.hub.rematch(mine, "ola", "22" * 16)
        with pytest.raises(Refused, match="stale_version"):
            await other_hub.rematch(theirs, "ola", "33" * 16)
        again = await other_hub.live(mine.table.id)
        assert await other_hub.rematch(again, "ola", "33" * 16) == made
        assert set(await everything(it.storage)) == {mine.table.id, made}
