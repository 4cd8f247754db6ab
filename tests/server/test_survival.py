"""What is kept survives sudden death."""

import asyncio
import os
import random
import subprocess
import sys
import time
from pathlib import Path

from sqlalchemy.ext.asyncio import AsyncConnection

import smokowisko
from smokowisko.server.storage import engine_at
from tests.server.databases import is_whole, opened, url_of


def test_every_connection_waits_for_the_disk(tmp_path: Path) -> None:
    async def ask(connection: AsyncConnection, pragma: str) -> object:
        return (await connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar()

    async def scene() -> None:
        engine = engine_at(url_of(tmp_path / "s.db"))
        async with engine.connect() as one, engine.connect() as other:
            for connection in (one, other):
                assert await ask(connection, "journal_mode") == "wal"
                assert await ask(connection, "synchronous") == 2  # FULL
                assert await ask(connection, "foreign_keys") == 1
                assert await ask(connection, "busy_timeout") == 10_000
        await engine.dispose()

    asyncio.run(scene())


def killed_writer(file: Path, after: int, then: float) -> list[str]:
    """Everything a writer printed that was killed `then` seconds after its line `after`. We spin:
    a sleep would wake far too late to hit the middle of a commit."""
    place = {**os.environ, "PYTHONPATH": str(Path(smokowisko.__file__).parent.parent)}
    program = [sys.executable, str(Path(__file__).parent / "storage_writer.py"), url_of(file)]
    with subprocess.Popen(program, stdout=subprocess.PIPE, text=True, env=place) as writer:
        assert writer.stdout is not None
        printed = [writer.stdout.readline() for _ in range(after)]
        due = time.perf_counter() + then
        while time.perf_counter() < due:
            pass
        writer.kill()
        printed += writer.stdout
    assert writer.returncode == -9, "it was to die by our hand"
    return [line for line in printed if line.endswith("\n")]


async def revisions_kept(file: Path) -> dict[str, int]:
    """The last revision of each table, after checking that nothing is torn."""
    kept = {}
    async with opened(url_of(file)) as storage:
        for row in await storage.rows():
            lines = await storage.journal(row.id)
            last = len(lines)
            assert [line.revision for line in lines] == list(range(1, last + 1))
            assert [line.entry for line in lines] == [f"entry {n}" for n in range(1, last + 1)]
            assert (row.summary, row.guests) == (str(last), (f"guest {last % 3}", "ana"))
            kept[row.id] = last
    assert is_whole(file)
    return kept


def test_whatever_was_acknowledged_survives_twenty_kills(tmp_path: Path) -> None:
    file = tmp_path / "s.db"
    luck = random.Random(2077)
    acknowledged = {"cave": 0, "nest": 0}
    for _ in range(20):
        for line in killed_writer(file, after=luck.randint(2, 30), then=luck.uniform(0, 0.006)):
            if line != "opening\n":
                name, revision = line.split()
                acknowledged[name] = int(revision)
        kept = {"cave": 0, "nest": 0} | asyncio.run(revisions_kept(file))
        # a line may have been kept whose writer died before it could say so
        assert all(kept[name] - last in (0, 1) for name, last in acknowledged.items())
        acknowledged = kept
    assert min(acknowledged.values()) > 50


def test_a_writer_killed_while_it_makes_the_database_leaves_one_that_opens(tmp_path: Path) -> None:
    luck = random.Random(1410)
    for death in range(6):
        file = tmp_path / f"{death}.db"
        killed_writer(file, after=1, then=luck.uniform(0.0, 0.12))
        assert set(asyncio.run(revisions_kept(file))) <= {"cave", "nest"}
