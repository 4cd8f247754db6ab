"""What outlives the server: one append-only journal a table, and what listings need of it.

It knows lines, revisions and guests, and nothing of games: an entry is text that somebody else
can read. A line is on the disk when `append` returns; until then nobody may be told of it.
"""

import asyncio
import contextlib
import logging
import sqlite3
import stat
from collections.abc import AsyncIterator, Sequence
from importlib.resources import files
from itertools import groupby
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from smokowisko.engine.errors import SmokowiskoError

log = logging.getLogger("smokowisko.storage")

PAGE = 500

# --- what is kept


class Line(msgspec.Struct, frozen=True):
    """One line of a table's journal. `client` is the id its sender gave it, so that sending twice
    counts once; `at` is in milliseconds."""

    table: str
    revision: int
    entry: str
    client: str | None = None
    at: int = 0


class TableRow(msgspec.Struct, frozen=True):
    """What listings show of a table, rewritten with every line. `status` is a word of those who
    write it; `guests` is everybody who sits there, in the order given."""

    id: str
    game: str
    status: str
    private: bool
    guests: tuple[str, ...]
    created: int
    updated: int
    summary: str


class Guest(msgspec.Struct, frozen=True):
    """Somebody with a name."""

    id: str
    name: str
    created: int


class Conflict(SmokowiskoError):
    """The line was refused and nothing changed. `revision` is True when somebody else's line has
    that revision, False when this client id was used before: the line is already there."""

    def __init__(self, sentence: str, *, revision: bool) -> None:
        super().__init__(sentence, revision=revision)
        self.revision = revision


class NewerDatabase(SmokowiskoError):
    """The database was written by a later Smokowisko; `revision` is its migration."""

    def __init__(self, sentence: str, *, revision: str) -> None:
        super().__init__(sentence, revision=revision)
        self.revision = revision


class BadDatabase(SmokowiskoError):
    """An address at which no database of ours can be, or a database that cannot be used."""


# --- how it is kept; migrations/ leads every earlier database here

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("private", sa.Boolean, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("updated", sa.BigInteger, nullable=False),
    sa.Column("summary", sa.Text, nullable=False, server_default="{}"),
    sa.Index("tables_by_update", "updated"),
    sa.Index("tables_by_status", "status", "updated"),
)

table_guests = sa.Table(
    "table_guests",
    metadata,
    sa.Column("table", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("place", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("guest", sa.Text, nullable=False),
    sa.Index("table_guests_by_guest", "guest", "table"),
)

journal = sa.Table(
    "journal",
    metadata,
    # the primary key is what settles a race between two processes
    sa.Column("table", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("revision", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("entry", sa.Text, nullable=False),
    sa.Column("client", sa.Text),
    sa.Column("at", sa.BigInteger, nullable=False),
    # lines without a client id don't collide: NULL equals nothing
    sa.UniqueConstraint("table", "client", name="journal_client_once"),
)

guests = sa.Table(
    "guests",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
)


# one row that is written again and again: what cannot be stored here, cannot be stored anywhere
rehearsals = sa.Table(
    "rehearsals",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("filling", sa.LargeBinary, nullable=False),
)

LIKE_A_MOVE = 48 * 1024  # bytes that reach the disk with one move


class Storage:
    """The open database. Any number of processes may hold one on the same file."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writer = engine.execution_options(begin=BEGIN_TO_WRITE)
        # SQLite has one writer: to queue here is fair, to poll its lock is not
        self._turn = asyncio.Semaphore(1 if is_sqlite(engine) else WRITERS)

    @classmethod
    async def open(cls, url: str) -> "Storage":
        """The database at `url`, brought up to date; NewerDatabase when it is ahead of us,
        BadDatabase when it cannot be used."""
        try:
            storage = cls(engine_at(url))
        except (SQLAlchemyError, ModuleNotFoundError) as fault:
            # the address itself is not said: it may hold a password
            raise BadDatabase(
                f"The address of the database cannot be used: {first_line(fault)}."
            ) from fault
        try:
            if (file := file_at(url)) is not None:
                keep_to_owner(file)
            async with storage._writer.begin() as connection:
                await connection.run_sync(migrate)
        except (DBAPIError, OSError) as fault:
            await storage.close()
            reason = fault.orig if isinstance(fault, DBAPIError) else fault
            raise BadDatabase(f"The database cannot be used: {first_line(reason)}.") from fault
        except BaseException:
            await storage.close()
            raise
        return storage

    async def close(self) -> None:
        await self._engine.dispose()

    # --- writing

    async def append(self, line: Line, row: TableRow) -> None:
        """Keep the line and what listings need of it, both or neither."""
        await self.append_all([(line, row)])

    async def append_all(self, lines: Sequence[tuple[Line, TableRow]]) -> None:
        """Keep lines, perhaps of several tables, each with its row: all or nothing. Conflict when
        a revision or a client id is taken. When it returns, everything is on the disk. A caller
        that was cancelled doesn't know: it must read the journal again."""
        for line, row in lines:
            if line.table != row.id:
                raise ValueError(
                    f"A line of table {line.table} cannot come with the row of {row.id}."
                )
        try:
            async with self._turn, self._writer.begin() as connection:
                for line, row in lines:
                    # the row first: where rows have locks, this makes the table's writers queue
                    await self._write_row(connection, row)
                    await connection.execute(journal.insert().values(msgspec.structs.asdict(line)))
        except IntegrityError as fault:
            for line, _ in lines:
                if (conflict := await self._conflict(line)) is not None:
                    raise conflict from fault
            raise

    async def set_status(self, table: str, status: str) -> None:
        """Let lists show a table otherwise; its journal is as it was."""
        change = tables.update().where(tables.c.id == table).values(status=status)
        async with self._turn, self._writer.begin() as connection:
            await connection.execute(change)

    async def _write_row(self, connection: AsyncConnection, row: TableRow) -> None:
        values = msgspec.structs.asdict(row)
        del values["guests"]
        await self._upsert(connection, tables, values, rewrite=set(values) - {"id"})
        of_table = table_guests.c.table == row.id
        seated = sa.select(table_guests.c.guest).where(of_table).order_by(table_guests.c.place)
        if tuple(await connection.scalars(seated)) == row.guests:
            return
        await connection.execute(table_guests.delete().where(of_table))
        if row.guests:
            places = [
                {"table": row.id, "place": place, "guest": guest}
                for place, guest in enumerate(row.guests)
            ]
            await connection.execute(table_guests.insert(), places)

    async def _conflict(self, line: Line) -> Conflict | None:
        """Why the line was refused. To ask afterwards is no race: what is taken stays taken."""
        if line.client is not None and await self.line_of_client(line.table, line.client):
            return Conflict(
                f"Table {line.table} has a line with client id {line.client} already.",
                revision=False,
            )
        taken = sa.select(journal.c.revision).where(
            journal.c.table == line.table, journal.c.revision == line.revision
        )
        if await self._all(taken):
            return Conflict(
                f"Table {line.table} has revision {line.revision} already.", revision=True
            )
        return None

    async def save_guest(self, guest: Guest) -> None:
        """Keep a new guest, or the new name of one we know."""
        async with self._turn, self._writer.begin() as connection:
            await self._upsert(connection, guests, msgspec.structs.asdict(guest), rewrite={"name"})

    async def _upsert(
        self, connection: AsyncConnection, into: sa.Table, values: dict[str, Any], rewrite: set[str]
    ) -> None:
        insert = (sqlite if is_sqlite(self._engine) else postgresql).insert(into).values(values)
        await connection.execute(
            insert.on_conflict_do_update(
                index_elements=[into.c.id],
                set_={name: insert.excluded[name] for name in sorted(rewrite)},
            )
        )

    async def rehearse(self) -> None:
        """Store as much as a move takes, and wait for the disk; it fails where a move would."""
        values = {"id": "a move", "filling": bytes(LIKE_A_MOVE)}
        async with self._turn, self._writer.begin() as connection:
            await self._upsert(connection, rehearsals, values, rewrite={"filling"})

    # --- reading

    async def journal(self, table: str) -> list[Line]:
        """Every line of a table, by revision."""
        lines = journal.select().where(journal.c.table == table).order_by(journal.c.revision)
        return [Line(**found) for found in await self._all(lines)]

    async def line_of_client(self, table: str, client: str) -> Line | None:
        """The line that was sent under this id."""
        sent = journal.select().where(journal.c.table == table, journal.c.client == client)
        return next((Line(**found) for found in await self._all(sent)), None)

    async def row(self, table: str) -> TableRow | None:
        return next(iter(await self._rows(tables.select().where(tables.c.id == table))), None)

    async def rows(
        self,
        *,
        status: Sequence[str] | None = None,
        guest: str | None = None,
        public: bool = False,
        before: int | None = None,
        after: TableRow | None = None,
        limit: int = 50,
    ) -> list[TableRow]:
        """Tables, the newest update first: of these statuses, where this guest sits, that
        everybody may see, updated earlier than `before`; the page that follows `after`."""
        page = tables.select().order_by(tables.c.updated.desc(), tables.c.id).limit(limit)
        if status is not None:
            page = page.where(tables.c.status.in_(status))
        if guest is not None:
            sits = sa.select(table_guests.c.table).where(table_guests.c.guest == guest)
            page = page.where(tables.c.id.in_(sits))
        if public:
            page = page.where(~tables.c.private)
        if before is not None:
            page = page.where(tables.c.updated < before)
        if after is not None:
            # not by time alone: several tables may have changed in one millisecond
            same_time = (tables.c.updated == after.updated) & (tables.c.id > after.id)
            page = page.where((tables.c.updated < after.updated) | same_time)
        return await self._rows(page)

    async def every_row(
        self, *, status: Sequence[str], before: int | None = None
    ) -> AsyncIterator[TableRow]:
        """All such tables, page by page. Whoever changes one on the way misses none."""
        last = None
        while page := await self.rows(status=status, before=before, after=last, limit=PAGE):
            for row in page:
                yield row
            last = page[-1]

    async def _rows(self, page: sa.Select[Any]) -> list[TableRow]:
        """Rows with their guests, in one statement: nobody can write between two halves."""
        chosen = page.subquery()
        found = await self._all(
            sa.select(chosen, table_guests.c.guest)
            .outerjoin(table_guests, table_guests.c.table == chosen.c.id)
            .order_by(chosen.c.updated.desc(), chosen.c.id, table_guests.c.place)
        )
        rows = []
        for _, of_table in groupby(found, key=lambda each: each["id"]):
            seated = [{**each} for each in of_table]
            names = tuple(each.pop("guest") for each in seated)
            rows.append(TableRow(**seated[0], guests=() if names == (None,) else names))
        return rows

    async def guest(self, id: str) -> Guest | None:
        known = await self._all(guests.select().where(guests.c.id == id))
        return next((Guest(**found) for found in known), None)

    async def _all(self, query: sa.Select[Any]) -> list[sa.RowMapping]:
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).mappings())


# --- migrations


def migrate(connection: sa.Connection, to: str = "head") -> None:
    """Bring the database to a migration, all steps in the transaction that is open."""
    # Alembic introduces itself on every start
    logging.getLogger("alembic.runtime.migration").setLevel(logging.WARNING)
    config = _steps()
    config.attributes["connection"] = connection
    known = migrations()
    for revision in MigrationContext.configure(connection).get_current_heads():
        if revision not in known:
            raise NewerDatabase(
                f"The database is at migration {revision}, which this Smokowisko does not know: "
                "it was written by a newer one.",
                revision=revision,
            )
    command.upgrade(config, to)


def migrations() -> set[str]:
    """All that this Smokowisko knows."""
    steps = ScriptDirectory.from_config(_steps()).walk_revisions()
    return {step.revision for step in steps}


def _steps() -> Config:
    config = Config()
    place = str(files("smokowisko.server") / "migrations")
    config.set_main_option("script_location", place.replace("%", "%%"))
    return config


# --- engines: the only place that knows what is special about SQLite

WRITERS = 10  # how many may write at once where the database has no limit of its own

BEGIN = "BEGIN"
# a writer takes the lock at once: one that read first could not wait for it
BEGIN_TO_WRITE = "BEGIN IMMEDIATE"

WAL_ATTEMPTS = 20

OWNER_ALONE = 0o600

PRAGMAS = (
    "busy_timeout = 10000",
    "synchronous = FULL",  # a commit returns when the disk has it
    "fullfsync = ON",  # and on macOS, too
    "foreign_keys = ON",
)


def is_sqlite(engine: AsyncEngine) -> bool:
    return engine.dialect.name == "sqlite"


def file_at(url: str) -> Path | None:
    """The file of an SQLite database; None where there is none."""
    try:
        address = sa.make_url(url)
    except SQLAlchemyError:
        return None
    name = address.database
    if address.get_backend_name() != "sqlite" or not name or name.startswith((":memory:", "file:")):
        return None
    return Path(name)


def files_beside(file: Path) -> list[Path]:
    """Where SQLite keeps what has not reached the database itself."""
    return [file.with_name(f"{file.name}{ending}") for ending in ("-wal", "-shm", "-journal")]


def keep_to_owner(file: Path) -> None:
    """Nobody else may read the secrets of running games. SQLite gives the files beside a database
    the mode that the database has, so it must have it before SQLite comes."""
    if not file.exists():  # closing one that SQLite has open would let go of its locks
        with contextlib.suppress(FileExistsError):
            file.touch(OWNER_ALONE, exist_ok=False)
    for each in (file, *files_beside(file)):
        try:
            if stat.S_IMODE(each.stat().st_mode) & ~OWNER_ALONE:
                each.chmod(OWNER_ALONE)
        except FileNotFoundError:
            continue
        except PermissionError:
            log.warning("others may read the database, and it is not ours to change that")


def first_line(fault: BaseException | None) -> str:
    """What a driver says, as the end of a sentence."""
    return next(iter(str(fault).splitlines()), type(fault).__name__).rstrip(". ")


def engine_at(url: str) -> AsyncEngine:
    if sa.make_url(url).get_backend_name() != "sqlite":
        return create_async_engine(url, hide_parameters=True)
    # the driver would begin transactions late and end them early: we say when
    settings: dict[str, Any] = {"connect_args": {"isolation_level": None}}
    if sa.make_url(url).database in (None, "", ":memory:"):
        # in memory every connection would be a database of its own: there is one, and a queue
        settings |= {"poolclass": AsyncAdaptedQueuePool, "pool_size": 1, "max_overflow": 0}
    # an error that is logged must not tell what a journal says: the secret of a shuffle, a nonce
    engine = create_async_engine(url, hide_parameters=True, **settings)

    @sa.event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        _use_wal(cursor)
        cursor.close()

    @sa.event.listens_for(engine.sync_engine, "begin")
    def begin(connection: sa.Connection) -> None:
        connection.exec_driver_sql(connection.get_execution_options().get("begin", BEGIN))

    return engine


def _use_wal(cursor: Any) -> None:
    """Let readers and the writer not wait for each other. Of several who open a new file at once,
    one switches it over and the others are turned away, whatever their busy_timeout: they queue
    for the write lock, which does wait, and ask again."""
    for left in reversed(range(WAL_ATTEMPTS)):
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as fault:
            if fault.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or left == 0:
                raise
            cursor.execute(BEGIN_TO_WRITE)
            cursor.execute("COMMIT")
