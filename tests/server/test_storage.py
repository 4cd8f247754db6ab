"""Storage keeps whole lines or nothing, through races, and lists them."""

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa

from smokowisko.server.storage import BadDatabase, Conflict, Guest, Line, Storage
from tests.server.databases import MEMORY, opened, sql, table, url_of

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


@pytest.mark.parametrize("address", ["nonsense", "sqlite+nosuchdriver://", "nosuch://secret@host"])
def test_an_address_that_cannot_be_used_is_named_in_a_sentence(address: str) -> None:
    with pytest.raises(BadDatabase, match="address of the database cannot be used") as refused:
        asyncio.run(Storage.open(address))
    assert "secret" not in str(refused.value)


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
