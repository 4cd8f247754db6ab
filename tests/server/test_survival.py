"""What is kept survives: in copies, and through sudden death."""

import asyncio
import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

import smokowisko
from smokowisko.server.storage import Line, NoBackup, Storage, engine_at
from tests.server.databases import is_whole, opened, table, url_of

# --- copies


def test_a_backup_made_while_others_write_is_one_moment(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"

    async def play(storage: Storage, enough: asyncio.Event, begun: asyncio.Event) -> None:
        revision = 0
        while not enough.is_set():
            revision += 1
            row = table(guests=(f"g{revision}",), summary=str(revision))
            await storage.append(Line("cave", revision, "{}"), row)
            if revision == 20:
                begun.set()

    async def scene() -> None:
        enough, begun = asyncio.Event(), asyncio.Event()
        async with opened(url_of(tmp_path / "s.db")) as storage:
            playing = asyncio.create_task(play(storage, enough, begun))
            await begun.wait()
            await storage.backup(copy)
            enough.set()
            await playing
        assert is_whole(copy)
        async with opened(url_of(copy)) as storage:
            revisions = [line.revision for line in await storage.journal("cave")]
            last = len(revisions)
            assert last >= 20
            assert revisions == list(range(1, last + 1))
            assert await storage.row("cave") == table(guests=(f"g{last}",), summary=str(last))
            await storage.append(Line("cave", last + 1, "{}"), table())

    asyncio.run(scene())
    assert not list(tmp_path.glob("*.part"))


def test_a_backup_never_replaces_a_file(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    copy.write_text("dear to somebody")

    async def scene() -> None:
        async with opened() as storage:
            with pytest.raises(NoBackup, match="never replaces a file"):
                await storage.backup(copy)

    asyncio.run(scene())
    assert copy.read_text() == "dear to somebody"


def test_a_backup_needs_a_folder(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened() as storage:
            with pytest.raises(NoBackup, match="There is no folder"):
                await storage.backup(tmp_path / "nowhere" / "copy.db")

    asyncio.run(scene())


def test_a_backup_takes_no_notice_of_one_that_was_interrupted(tmp_path: Path) -> None:
    (tmp_path / "copy.db.part").write_text("half")

    async def scene() -> None:
        async with opened() as storage:
            await storage.backup(tmp_path / "copy.db")

    asyncio.run(scene())
    assert is_whole(tmp_path / "copy.db")
    assert not (tmp_path / "copy.db.part").exists()


# --- sudden death


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
