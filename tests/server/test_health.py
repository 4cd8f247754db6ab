"""How the server is: it says so when nothing can be stored, and again when something can."""

import asyncio
import logging
import time
from pathlib import Path

import pytest
import sqlalchemy as sa

from smokowisko.server.connections import Connections
from smokowisko.server.health import A_WHILE, Checkup
from smokowisko.server.storage import Line, Storage
from tests.server.databases import opened, sql, table, url_of
from tests.server.hands import Hands
from tests.server.house import PATIENCE, House, Player
from tests.server.stage import live

NOBODY = Connections(10, 10, 1.0)


async def let_grow_to(storage: Storage, pages: int) -> None:
    """So many pages have room on the disk; of fewer than there are, none more than there are."""
    async with storage._engine.connect() as connection:  # the only one, which is used again
        await connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")


@live
async def test_a_full_disk_is_told_until_there_is_room(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    async with opened(url_of(tmp_path / "s.db")) as storage:
        clock = Hands()
        checkup = Checkup(storage.rehearse, NOBODY, clock)
        await let_grow_to(storage, 1)
        found = await checkup.health()
        assert (found.status, found.reason) == ("ill", "storage")
        # as a move would find out
        with pytest.raises(sa.exc.OperationalError, match="full"):
            await storage.append(Line("cave", 1, "x" * 48 * 1024), table())
        await let_grow_to(storage, 10_000)
        clock.now += A_WHILE
        found = await checkup.health()
        assert (found.status, found.reason) == ("well", None)
        await storage.append(Line("cave", 1, "x" * 48 * 1024), table())
    told = [record.message for record in caplog.records if record.name == "smokowisko.health"]
    assert told == ["nothing can be stored", "things can be stored again"]


@live
async def test_to_rehearse_again_and_again_takes_no_more_room(tmp_path: Path) -> None:
    async with opened(url_of(tmp_path / "s.db")) as storage:
        for _ in range(3):
            await storage.rehearse()
        sizes = set()
        for _ in range(20):
            await storage.rehearse()
            sizes.add(sql(tmp_path / "s.db", "PRAGMA page_count")[0])
        assert len(sizes) == 1
        assert sql(tmp_path / "s.db", "SELECT count(*) FROM rehearsals") == [(1,)]


@live
async def test_many_who_ask_are_one_question_a_second() -> None:
    asked = []
    clock = Hands()

    async def rehearse() -> None:
        asked.append(clock.now)

    checkup = Checkup(rehearse, NOBODY, clock)
    for clock.now in (0.0, 0.4, 0.9, 1.0, 1.9, 2.5):
        found = await asyncio.gather(*(checkup.health() for _ in range(20)))
        assert {each.status for each in found} == {"well"}
    assert asked == [0.0, 1.0, 2.5]


@live
async def test_a_disk_that_hangs_is_ill_and_asked_once() -> None:
    gate = asyncio.Event()
    asked = []
    clock = Hands()

    async def rehearse() -> None:
        asked.append(clock.now)
        await gate.wait()

    checkup = Checkup(rehearse, NOBODY, clock, longest=0.01)
    for clock.now in (0.0, 10.0, 20.0):
        assert (await checkup.health()).status == "ill"
    assert asked == [0.0]
    gate.set()
    await checkup.close()
    assert (await checkup.health()).status == "well"


@pytest.mark.compiled_only
def test_a_server_that_cannot_store_says_so(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ola = Player(house)
        answer = ola.http("GET", "/health")
        assert answer[0] == 200
        assert answer[1]["status"] == "well"
        assert set(answer[1]) == {"status", "version", "connections", "most_connections"}
        # as good as a full disk: what is to be written has no place
        sql(tmp_path / "smokowisko.db", "DROP TABLE rehearsals")
        until = time.monotonic() + PATIENCE
        while (answer := ola.http("GET", "/health"))[0] == 200:
            assert time.monotonic() < until
            time.sleep(0.05)
        assert answer[0] == 503
        assert (answer[1]["status"], answer[1]["reason"]) == ("ill", "storage")
