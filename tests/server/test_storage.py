"""Storage keeps whole lines or nothing: through races, old databases, copies, and sudden death."""

import asyncio
import logging
import os
import random
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy.ext.asyncio import AsyncConnection

import smokowisko
from smokowisko.server.storage import (
    Conflict,
    Guest,
    Line,
    NewerDatabase,
    Storage,
    TableRow,
    engine_at,
    metadata,
    migrate,
)

MEMORY = "sqlite+aiosqlite://"


def url_of(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


@asynccontextmanager
async def opened(url: str = MEMORY) -> AsyncIterator[Storage]:
    storage = await Storage.open(url)
    try:
        yield storage
    finally:
        await storage.close()


def table(
    id: str = "cave",
    *,
    status: str = "running",
    private: bool = False,
    guests: tuple[str, ...] = ("ana", "bo"),
    updated: int = 1,
    summary: str = "{}",
) -> TableRow:
    return TableRow(id, "toy", status, private, guests, 1, updated, summary)


def sql(file: Path, *statements: str) -> list[tuple[object, ...]]:
    """The rows of the last statement, asked past our own code."""
    with closing(sqlite3.connect(file)) as connection, connection:
        return [connection.execute(statement).fetchall() for statement in statements][-1]


def is_whole(file: Path) -> bool:
    return sql(file, "PRAGMA integrity_check") == [("ok",)] and not sql(
        file, "PRAGMA foreign_key_check"
    )


# --- round trips


def test_what_was_appended_is_there_after_reopening(tmp_path: Path) -> None:
    lines = [
        Line("cave", 1, '{"żółw": "“quoted”"}', client="c1", at=1_790_000_000_123),
        Line("cave", 2, "[]"),
        Line("cave", 3, "{}"),  # a second line without a client id
    ]
    last = table(guests=("bo", "ana", "bo"), updated=9, summary='{"round": 2}')

    async def scene() -> None:
        async with opened(url_of(tmp_path / "s.db")) as storage:
            await storage.append(lines[0], table())
            await storage.append(lines[2], table())
            await storage.append(lines[1], last)
        async with opened(url_of(tmp_path / "s.db")) as storage:
            assert await storage.journal("cave") == lines
            assert await storage.row("cave") == last
            assert await storage.line_of_client("cave", "c1") == lines[0]

    asyncio.run(scene())


def test_what_is_not_there_is_none() -> None:
    async def scene() -> None:
        async with opened() as storage:
            await storage.append(Line("cave", 1, "{}", client="c1"), table(guests=()))
            assert await storage.journal("nest") == []
            assert await storage.row("nest") is None
            assert await storage.line_of_client("nest", "c1") is None
            assert await storage.line_of_client("cave", "c2") is None
            assert await storage.guest("ana") is None
            assert await storage.row("cave") == table(guests=())

    asyncio.run(scene())


def test_a_guest_is_renamed_and_keeps_the_first_day() -> None:
    async def scene() -> None:
        async with opened() as storage:
            await storage.save_guest(Guest("g1", "Ana", created=5))
            await storage.save_guest(Guest("g2", "Bo", created=6))
            await storage.save_guest(Guest("g1", "Anna", created=99))
            assert await storage.guest("g1") == Guest("g1", "Anna", created=5)
            assert await storage.guest("g2") == Guest("g2", "Bo", created=6)

    asyncio.run(scene())


def test_a_line_comes_with_the_row_of_its_own_table() -> None:
    async def scene() -> None:
        async with opened() as storage:
            with pytest.raises(ValueError, match="cave cannot come with the row of nest"):
                await storage.append(Line("cave", 1, "{}"), table("nest"))

    asyncio.run(scene())


# --- conflicts


@pytest.mark.parametrize(
    ("line", "revision_taken"),
    [
        (Line("cave", 1, "late", client="c2"), True),
        (Line("cave", 1, "late"), True),
        (Line("cave", 2, "again", client="c1"), False),
        (Line("cave", 1, "again", client="c1"), False),  # sent twice: the sender has its answer
    ],
)
def test_a_refused_line_changes_nothing(line: Line, revision_taken: bool) -> None:
    first = Line("cave", 1, "first", client="c1")

    async def scene() -> None:
        async with opened() as storage:
            await storage.append(first, table())
            with pytest.raises(Conflict) as refused:
                await storage.append(line, table(status="finished", guests=("cy",), updated=2))
            assert refused.value.revision is revision_taken
            assert await storage.journal("cave") == [first]
            assert await storage.row("cave") == table()

    asyncio.run(scene())


def test_other_tables_may_use_the_same_revision_and_client_id() -> None:
    async def scene() -> None:
        async with opened() as storage:
            await storage.append(Line("cave", 1, "{}", client="c1"), table("cave"))
            await storage.append(Line("nest", 1, "{}", client="c1"), table("nest"))

    asyncio.run(scene())


@pytest.mark.parametrize("processes", [1, 4])
def test_of_many_who_want_a_revision_exactly_one_gets_it(tmp_path: Path, processes: int) -> None:
    """Storages that share nothing but the file stand for processes."""

    async def scene() -> None:
        url = url_of(tmp_path / "s.db")
        storages = [await Storage.open(url) for _ in range(processes)]
        attempts = [
            storages[n % processes].append(
                Line("cave", 1, f"w{n}", client=f"w{n}"), table(summary=f"w{n}")
            )
            for n in range(8)
        ]
        outcomes = await asyncio.gather(*attempts, return_exceptions=True)
        refused = [outcome.revision for outcome in outcomes if isinstance(outcome, Conflict)]
        winner = f"w{outcomes.index(None)}"
        assert refused == [True] * 7
        assert [line.entry for line in await storages[0].journal("cave")] == [winner]
        assert await storages[0].row("cave") == table(summary=winner)
        for storage in storages:
            await storage.close()

    asyncio.run(scene())


def test_many_may_open_a_new_file_at_once(tmp_path: Path) -> None:
    """SQLite lets nobody wait for the switch to WAL: without our own queue some fail, sometimes."""

    async def scene() -> None:
        for attempt in range(10):
            url = url_of(tmp_path / f"{attempt}.db")
            for storage in await asyncio.gather(*(Storage.open(url) for _ in range(6))):
                await storage.close()

    asyncio.run(scene())


@pytest.mark.parametrize("memory", [True, False])
def test_writers_of_many_tables_and_readers_do_not_disturb_each_other(
    tmp_path: Path, memory: bool
) -> None:
    names = [f"t{n}" for n in range(12)]

    async def play(storage: Storage, name: str) -> None:
        for revision in range(1, 6):
            row = table(name, guests=(f"g{revision}", name), summary=str(revision))
            await storage.append(Line(name, revision, "{}"), row)
            assert await storage.row(name) == row

    async def scene() -> None:
        async with opened(MEMORY if memory else url_of(tmp_path / "s.db")) as storage:
            await asyncio.gather(*(play(storage, name) for name in names))
            for name in names:
                assert [line.revision for line in await storage.journal(name)] == [1, 2, 3, 4, 5]

    asyncio.run(scene())


@pytest.mark.parametrize("cut", ["BEGIN", "INSERT INTO tables", "INSERT INTO journal", "COMMIT"])
def test_a_cancelled_append_is_whole_or_nothing_and_in_nobody_s_way(
    tmp_path: Path, cut: str
) -> None:
    async def scene() -> None:
        async with opened(url_of(tmp_path / "s.db")) as storage:
            task = asyncio.create_task(storage.append(Line("cave", 1, "{}"), table()))
            strikes: list[str] = []

            def strike(statement: str) -> None:
                if statement.startswith(cut) and not strikes:
                    strikes.append(statement)
                    task.cancel()

            engine = storage._engine.sync_engine
            sa.event.listen(engine, "before_cursor_execute", lambda *told: strike(told[2]))
            sa.event.listen(engine, "commit", lambda _: strike("COMMIT"))
            with pytest.raises(asyncio.CancelledError):
                await task
            assert strikes
            lines = await storage.journal("cave")
            kept = await storage.row("cave")
            assert (len(lines), kept) in [(0, None), (1, table())]
            await storage.append(Line("cave", len(lines) + 1, "{}"), table())

    asyncio.run(scene())


# --- listings


def test_listings_filter_and_show_the_newest_update_first() -> None:
    async def scene() -> None:
        async with opened() as storage:
            for row in [
                table("a", status="open", updated=10, guests=("ana",)),
                table("b", status="running", updated=40),
                table("c", status="finished", updated=30, guests=("bo", "bo")),
                table("d", status="open", private=True, updated=20, guests=()),
                table("e", status="aborted", updated=40, guests=("ana", "cy")),
            ]:
                await storage.append(Line(row.id, 1, "{}"), row)

            async def ids(**wanted: object) -> str:
                rows = await storage.rows(**wanted)  # type: ignore[arg-type]
                assert rows == [await storage.row(row.id) for row in rows]
                return "".join(row.id for row in rows)

            assert await ids() == "becda"
            assert await ids(limit=2) == "be"
            assert await ids(before=40) == "cda"
            assert await ids(before=30, limit=1) == "d"
            assert await ids(status=["open"]) == "da"
            assert await ids(status=("running", "finished")) == "bc"
            assert await ids(status=[]) == ""
            assert await ids(public=True) == "beca"
            assert await ids(public=True, status=["open"]) == "a"
            assert await ids(guest="ana") == "bea"
            assert await ids(guest="bo") == "bc"
            assert await ids(guest="cy", status=["open"]) == ""

            # "a" moves on: a seat is taken, another given up
            await storage.append(Line("a", 2, "{}"), table("a", updated=50, guests=("cy", "bo")))
            assert await ids() == "abecd"
            assert await ids(guest="ana") == "be"
            assert await ids(guest="cy") == "ae"

    asyncio.run(scene())


def test_pages_miss_nobody_and_name_nobody_twice() -> None:
    """Also where many tables changed in the same millisecond."""

    async def scene() -> None:
        async with opened() as storage:
            for number in range(20):
                row = table(f"t{number:02}", updated=number // 7)
                await storage.append(Line(row.id, 1, "{}"), row)
            whole = await storage.rows(limit=100)
            for size in (1, 3, 7, 20):
                pages, last = [], None
                while page := await storage.rows(after=last, limit=size):
                    assert len(page) <= size
                    pages += page
                    last = page[-1]
                assert pages == whole

    asyncio.run(scene())


def test_every_row_is_found_while_rows_are_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("smokowisko.server.storage.PAGE", 3)

    async def scene() -> None:
        async with opened() as storage:
            for number in range(10):
                row = table(f"t{number}", status="open", updated=5)
                await storage.append(Line(row.id, 1, "{}"), row)
            found = []
            async for row in storage.every_row(status=["open"], before=6):
                found.append(row.id)
                if int(row.id[1:]) % 2:
                    closed = table(row.id, status="aborted", updated=9)
                    await storage.append(Line(row.id, 2, "{}"), closed)
            assert found == [f"t{number}" for number in range(10)]
            left = [row.id async for row in storage.every_row(status=["open"])]
            assert left == ["t0", "t2", "t4", "t6", "t8"]

    asyncio.run(scene())


def test_what_is_wrong_with_the_database_is_said_without_what_was_to_be_kept(
    tmp_path: Path,
) -> None:
    """An entry may hold the secret of a shuffle, and errors are logged."""

    async def scene() -> None:
        async with opened(url_of(tmp_path / "s.db")) as storage:
            sql(tmp_path / "s.db", "DROP TABLE journal")
            with pytest.raises(sa.exc.OperationalError) as caught:
                await storage.append(Line("cave", 1, "the secret"), table())
        assert "the secret" not in str(caught.value)

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("query", "index"),
    [
        ("SELECT * FROM tables ORDER BY updated DESC, id LIMIT 9", "tables_by_update"),
        ("SELECT * FROM tables WHERE status = 'open' ORDER BY updated DESC", "tables_by_status"),
        ("SELECT \"table\" FROM table_guests WHERE guest = 'ana'", "table_guests_by_guest"),
        ("SELECT * FROM journal WHERE \"table\" = 'a' ORDER BY revision", "autoindex_journal"),
    ],
)
def test_listings_have_an_index(tmp_path: Path, query: str, index: str) -> None:
    async def scene() -> None:
        async with opened(url_of(tmp_path / "s.db")):
            pass

    asyncio.run(scene())
    assert index in str(sql(tmp_path / "s.db", f"EXPLAIN QUERY PLAN {query}"))


# --- migrations


async def make_first(file: Path) -> None:
    """A database as the first migration left it."""
    engine = engine_at(url_of(file))
    async with engine.begin() as connection:
        await connection.run_sync(migrate, "0001")
    await engine.dispose()


def test_a_database_of_the_first_migration_opens_and_keeps_everything(tmp_path: Path) -> None:
    file = tmp_path / "s.db"
    asyncio.run(make_first(file))
    sql(
        file,
        "INSERT INTO tables VALUES ('cave', 'toy', 'running', 1, 3, 7)",
        "INSERT INTO table_guests VALUES ('cave', 0, 'bo'), ('cave', 1, 'ana')",
        "INSERT INTO journal VALUES ('cave', 1, '{}', 'c1', 5), ('cave', 2, '[]', NULL, 7)",
        "INSERT INTO guests VALUES ('ana', 'Ana', 2)",
    )

    async def scene() -> None:
        for _ in range(2):  # to open twice is to migrate once
            async with opened(url_of(file)) as storage:
                assert await storage.row("cave") == TableRow(
                    "cave", "toy", "running", True, ("bo", "ana"), 3, 7, summary="{}"
                )
                assert await storage.journal("cave") == [
                    Line("cave", 1, "{}", "c1", 5),
                    Line("cave", 2, "[]", None, 7),
                ]
                assert await storage.guest("ana") == Guest("ana", "Ana", 2)

    asyncio.run(scene())
    assert is_whole(file)


def test_the_migrations_lead_to_what_the_code_expects() -> None:
    def differences(connection: sa.Connection) -> list[object]:
        migrate(connection)
        settings = {"compare_type": True, "compare_server_default": True}
        return list(
            compare_metadata(MigrationContext.configure(connection, opts=settings), metadata)
        )

    async def scene() -> list[object]:
        engine = engine_at(MEMORY)
        async with engine.begin() as connection:
            found = await connection.run_sync(differences)
        await engine.dispose()
        return found

    assert asyncio.run(scene()) == []


def test_a_failing_migration_leaves_the_old_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "s.db"
    asyncio.run(make_first(file))

    def stumble(connection: sa.Connection) -> None:
        migrate(connection)
        raise RuntimeError("the lights went out")

    monkeypatch.setattr("smokowisko.server.storage.migrate", stumble)
    before = sql(file, "SELECT sql FROM sqlite_master")
    with pytest.raises(RuntimeError, match="the lights"):
        asyncio.run(Storage.open(url_of(file)))
    assert sql(file, "SELECT sql FROM sqlite_master") == before
    assert sql(file, "SELECT * FROM alembic_version") == [("0001",)]


def test_a_newer_database_is_refused_in_one_sentence_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "s.db"

    async def scene() -> None:
        async with opened(url_of(file)):
            pass
        sql(file, "UPDATE alembic_version SET version_num = '0999'")
        with pytest.raises(NewerDatabase, match=r"at migration 0999, .* a newer one\.$") as refused:
            await Storage.open(url_of(file))
        assert refused.value.revision == "0999"

    asyncio.run(scene())
    assert sql(file, "SELECT * FROM alembic_version") == [("0999",)]


def test_opening_is_silent(
    capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        async with opened():
            pass

    with caplog.at_level(logging.INFO):
        asyncio.run(scene())
    assert (caplog.text, *capfd.readouterr()) == ("", "", "")


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
            with pytest.raises(FileExistsError, match="never replaces a file"):
                await storage.backup(copy)

    asyncio.run(scene())
    assert copy.read_text() == "dear to somebody"


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
