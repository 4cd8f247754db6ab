"""The shuffle of a table: first the server's promise, then everybody's pledge, then the nonces."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from smokowisko import games
from smokowisko.engine.errors import BadRecord
from smokowisko.engine.record import verify
from smokowisko.engine.shuffle import Share, commitment, game_seed, pledge
from smokowisko.server import entries
from smokowisko.server.absence import PROMPT
from smokowisko.server.entries import Chair, Created, Moved, Started
from smokowisko.server.live import Live
from smokowisko.server.opening import Order
from smokowisko.server.storage import Line
from smokowisko.server.table import Refused
from smokowisko.server.wire import Snapshot, Update
from tests.server.stage import BEGUN, NONCE, PLEDGE, Scene, live, plays, scene, sits, until


async def kinds(it: Scene, table: Live) -> list[str]:
    lines = await it.storage.journal(table.table.id)
    return [entries.read(line.entry).__struct_config__.tag for line in lines]  # type: ignore[misc]


@live
async def test_no_nonce_is_known_when_the_secret_is_drawn(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        order = Order("serce_smoka", ["me", "greedy"], PLEDGE)
        table = await it.hub.create("ola", "Ola", order)
        assert table.status == "dealing"
        first, *_ = await it.storage.journal(table.id)
        assert table.secret in first.entry
        assert NONCE not in first.entry
        live = await it.hub.live(table.id)
        await it.reveal(live, "ola")
        assert await kinds(it, live) == ["created", "started", "revealed", "dealt"]
        assert live.table.status == "running"


@live
async def test_everybody_sees_the_promise_and_the_pledges_before_a_nonce(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        table = await it.open("me", "open")
        await it.hub.act(table, sits("jan", 1))
        ewa = await it.listening(table, "ewa")
        (told,) = ewa.told()
        assert isinstance(told, Snapshot)
        assert told.table.commitment == commitment(table.table.secret)
        assert [(each.seat, each.revealed) for each in told.table.pledges] == [
            (0, False),
            (1, False),
        ]
        with pytest.raises(Refused, match="not_dealing"):
            await it.reveal(table, "ola")
        await it.hub.act(table, lambda table: table.start("ola"))
        for act in (sits("ewa", 1), lambda table: table.leave("jan", 1)):
            with pytest.raises(Refused, match="not_open"):
                await it.hub.act(table, act)
        ewa.told()
        await it.reveal(table, "jan")
        (told,) = ewa.told()
        assert isinstance(told, Update)
        assert told.view is None
        assert [each.revealed for each in told.table.pledges] == [False, True]
        await it.reveal(table, "ola")
        (told,) = ewa.told()
        assert isinstance(told, Update)
        assert [news.kind for news in told.news] == ["revealed", "dealt"]
        assert told.view is not None
        assert told.table.reveal is None


@live
async def test_only_the_pledged_nonce_counts_and_only_once(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        table = await it.open("me", "open")
        await it.hub.act(table, sits("jan", 1))
        await it.hub.act(table, lambda table: table.start("ola"))
        for guest, nonce in (("ola", "11" * 16), ("jan", NONCE), ("ewa", NONCE), ("ola", "00")):
            with pytest.raises(Refused, match="bad_nonce"):
                await it.hub.act(table, lambda it: it.reveal(guest, nonce))  # noqa: B023
        await it.reveal(table, "ola")
        with pytest.raises(Refused, match="bad_nonce"):
            await it.reveal(table, "ola")


@live
async def test_one_device_reveals_once_for_all_its_seats(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        table = await it.open("me", "me")
        assert table.table.shares == [Share(seat, PLEDGE, NONCE) for seat in (0, 1)]
        assert table.table.version == BEGUN


@live
async def test_who_does_not_reveal_in_time_is_left_out_and_named(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        it.patience = PROMPT
        it.hub = it.another_hub()
        table = await it.open("me", "open")
        await it.hub.act(table, sits("jan", 1))
        await it.hub.act(table, lambda table: table.start("ola"))
        await until(lambda: table.table.status == "running")
        with pytest.raises(Refused, match="not_dealing"):
            await it.reveal(table, "jan")
        await it.hub.act(table, lambda table: table.resign("ola", 0))
        record = table.table.record()
        assert record.shuffle is not None
        assert [share.nonce for share in record.shuffle.shares] == [None, None]
        assert record.seed == game_seed(table.table.secret, []).hex()
        verify(record, table.table.game)


@live
async def test_a_table_that_was_being_dealt_is_dealt_after_a_restart(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        order = Order("serce_smoka", ["me", "greedy"], PLEDGE)
        table = await it.hub.create("ola", "Ola", order)
        await it.hub.close()
        it.patience = PROMPT
        it.hub = it.another_hub()
        await it.hub.resume()
        again = await it.hub.live(table.id)
        await until(lambda: again.table.status == "running")


@live
async def test_bots_alone_are_dealt_to_at_once(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        order = Order("serce_smoka", ["random", "greedy"])
        table = await it.hub.create("ola", "Ola", order)
        assert table.status == "running"
        with pytest.raises(Refused, match="bad_pledge"):
            await it.hub.create("ola", "Ola", Order("serce_smoka", ["me", "greedy"]))


@live
async def test_a_nonce_at_the_last_moment_deals_once(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        it.patience = PROMPT
        it.hub = it.another_hub()
        table = await it.hub.live(
            (await it.hub.create("ola", "Ola", Order("serce_smoka", ["me", "me"], PLEDGE))).id
        )
        await asyncio.gather(it.reveal(table, "ola"), return_exceptions=True)
        await until(lambda: table.table.status == "running")
        await asyncio.gather(*it.hub._deeds)
        assert (await kinds(it, table)).count("dealt") == 1


# ---------------------------------------------------------------- the first edition


def first_edition(*chairs: Chair) -> Created:
    rules = games.game("serce_smoka")
    return Created(
        rules.id, rules.version, rules.components_hash, {}, list(chairs), "ola", True, "5e" * 32
    )


async def put(it: Scene, *told: entries.Entry) -> Live:
    """A table as it stands in the journal of an earlier edition."""
    table = await it.open("me", "open")
    id, row = "older", await it.storage.row(table.table.id)
    assert row is not None
    for revision, entry in enumerate(told, start=1):
        line = Line(id, revision, entries.write(entry))
        await it.storage.append(line, msgspec.structs.replace(row, id=id))
    return await it.hub.live(id)


@live
async def test_an_open_table_of_the_first_edition_goes_on(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        chairs = Chair("ola", "Ola", nonce=NONCE), Chair()
        table = await put(it, first_edition(*chairs))
        with pytest.raises(Refused, match="bad_nonce"):
            await it.hub.act(table, sits("jan", 1))
        await it.hub.act(table, lambda table: table.sit("jan", "Jan", 1, nonce="11" * 16))
        await it.hub.act(table, lambda table: table.start("ola"))
        assert table.table.status == "running"
        await it.hub.act(table, lambda table: table.resign("jan", 1))
        record = table.table.record()
        verify(record, table.table.game)
        assert record.shuffle is not None
        assert record.shuffle.scheme == 1
        assert record.shuffle.nonces == [NONCE, "11" * 16]
        assert record.shuffle.commitment == commitment("5e" * 32, 1)


@live
async def test_a_running_table_of_the_first_edition_goes_on(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        chairs = Chair("ola", "Ola", nonce=NONCE), Chair("jan", "Jan", nonce="11" * 16)
        table = await put(it, first_edition(*chairs), Started(), Moved(0, "first 0"))
        assert table.table.moves == ["first 0"]
        state = table.table.state
        assert state is not None
        await it.hub.act(table, plays(0, state.text(state.moves()[0])))
        await it.hub.act(table, lambda table: table.resign("ola", 0))
        verify(table.table.record(), table.table.game)


# ---------------------------------------------------------------- a server that cheats


@live
async def test_a_record_of_a_cheating_server_does_not_fit(tmp_path: Path) -> None:
    """It chose another secret after the nonces, or another nonce under a pledge, or left a promise
    for later. (What it shows each browser before the game, the browser keeps and compares.)"""
    async with scene(tmp_path) as it:
        table = await it.open("me", "open")
        await it.begin(table, "jan")
        await it.hub.act(table, lambda table: table.resign("ola", 0))
        record = table.table.record()
        verify(record, table.table.game)
        fair = record.shuffle
        assert fair is not None
        mine, his = fair.shares
        chosen = "77" * 32
        forgeries = [
            msgspec.structs.replace(fair, secret=chosen),
            msgspec.structs.replace(
                fair, shares=[mine, msgspec.structs.replace(his, nonce="77" * 16)]
            ),
            msgspec.structs.replace(fair, shares=[mine, Share(1, pledge("77" * 16), "77" * 16)]),
            msgspec.structs.replace(fair, shares=[mine]),
            msgspec.structs.replace(fair, commitment=commitment(chosen)),
        ]
        for forged in forgeries:
            with pytest.raises(BadRecord):
                verify(msgspec.structs.replace(record, shuffle=forged), table.table.game)
