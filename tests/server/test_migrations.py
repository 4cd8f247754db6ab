"""Databases of earlier versions open, of later ones are refused; no half step is left."""

import asyncio
import logging
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from smokowisko.server.storage import (
    Guest,
    Line,
    NewerDatabase,
    Storage,
    TableRow,
    engine_at,
    metadata,
    migrate,
)
from tests.server.databases import MEMORY, is_whole, opened, sql, url_of


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
