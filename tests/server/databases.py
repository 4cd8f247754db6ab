"""Databases for the tests of storage, and a look into them past our own code."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

from smokowisko.server.storage import Storage, TableRow

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
