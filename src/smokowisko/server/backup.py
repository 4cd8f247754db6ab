"""Copies of everything that a server keeps, and the way back. A copy is one zip file: database,
cookie secret, and what the copy is. A database is only read here, never migrated."""

import contextlib
import os
import shutil
import sqlite3
import sys
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, Annotated

import msgspec

from smokowisko import __version__
from smokowisko.engine.errors import BadOptions, SmokowiskoError
from smokowisko.server.occupied import alone_with
from smokowisko.server.settings import COOKIE_SECRET, DATABASE, Settings
from smokowisko.server.storage import OWNER_ALONE, file_at, files_beside, migrations

ABOUT = "backup.json"
DAMAGED = (zipfile.BadZipFile, zlib.error, EOFError, RuntimeError, msgspec.MsgspecError)
"""What a zip file says that was cut, altered or locked."""

MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)


class NoBackup(SmokowiskoError):
    """A copy that cannot be made, or not there."""


class NoRestore(SmokowiskoError):
    """A copy that cannot be brought back, or not there."""


class About(msgspec.Struct, frozen=True, kw_only=True):
    """What a copy is."""

    made: Annotated[datetime, msgspec.Meta(tz=True)]
    version: str
    migration: str
    tables: dict[str, int]
    """How many tables of each status."""
    cookie_secret: bool

    def sentence(self) -> str:
        age = _age(datetime.now(UTC) - self.made)
        made = self.made.astimezone().strftime("%Y-%m-%d %H:%M")
        total, running = sum(self.tables.values()), self.tables.get("running", 0)
        secret = "" if self.cookie_secret else "; without the secret that signs cookies"
        return (
            f"Backup of {made} ({age} old) by smokowisko {self.version}: "
            f"{_counted(total, 'table')}, {running} running{secret}."
        )


# --- there


def backup(settings: Settings, goal: Path) -> About:
    """A whole copy of this moment in a new file, also while the server writes."""
    if goal.exists():
        raise NoBackup(f"{goal} exists already; a backup never replaces a file.")
    if not goal.parent.is_dir():
        raise NoBackup(f"There is no folder {goal.parent} for a backup.")
    if not (settings.database_url or settings.place().is_dir()):
        raise NoBackup(f"There is no data folder {settings.place()}.")
    database = file_at(settings.database())
    if database is None:
        raise NoBackup("Only SQLite is copied from here: use the tool of your database.")
    if not database.is_file():
        raise NoBackup(f"There is no database {database}.")
    try:
        # a folder that nobody else can look into, on the same disk
        with TemporaryDirectory(prefix=f".{goal.name}-", dir=goal.parent) as workshop:
            part, copy = Path(workshop, "part"), Path(workshop, DATABASE)
            _copy(database, copy)
            secret = settings.known_cookie_secret()
            about = _about(copy, cookie_secret=secret is not None)
            with _new_file(part) as file, zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as pack:
                pack.writestr(ABOUT, msgspec.json.format(msgspec.json.encode(about)))
                pack.write(copy, DATABASE)
                if secret is not None:
                    pack.writestr(COOKIE_SECRET, secret)
            _move(part, goal)
    except FileExistsError:
        raise NoBackup(f"{goal} exists already; a backup never replaces a file.") from None
    except OSError as fault:
        raise NoBackup(f"{goal} cannot be written: {fault.strerror}.") from fault
    except sqlite3.Error as fault:
        raise NoBackup(f"{database} cannot be copied: {fault}.") from fault
    return about


def _copy(database: Path, copy: Path) -> None:
    copy.touch(OWNER_ALONE)
    address = f"{database.absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(address, uri=True, isolation_level=None)) as connection:
        connection.execute("VACUUM INTO ?", (str(copy),))


def _about(copy: Path, *, cookie_secret: bool) -> About:
    with closing(sqlite3.connect(copy)) as connection:
        try:
            (migration,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            tables = dict(connection.execute("SELECT status, count(*) FROM tables GROUP BY status"))
        except (sqlite3.OperationalError, TypeError) as fault:
            raise NoBackup("This is no database of Smokowisko.") from fault
    return About(
        made=datetime.now(UTC).replace(microsecond=0),
        version=__version__,
        migration=migration,
        tables=tables,
        cookie_secret=cookie_secret,
    )


# --- and back again


def restore(settings: Settings, file: Path) -> About:
    """Bring a copy back to where nothing is yet: all of it or nothing."""
    try:
        with zipfile.ZipFile(file) as pack:
            about = _read_about(pack, file)
            database = file_at(settings.database())
            if database is None:
                raise NoRestore("Only SQLite is restored from here: use the tool of your database.")
            with alone_with(database):
                _unpack(pack, about, database, settings)
    except DAMAGED as fault:
        raise NoRestore(f"{file} is no backup of Smokowisko, or it is damaged.") from fault
    except OSError as fault:
        place = fault.filename or file
        raise NoRestore(f"{place} cannot be used: {fault.strerror}.") from fault
    return about


def _read_about(pack: zipfile.ZipFile, file: Path) -> About:
    names = set(pack.namelist())
    if not {ABOUT, DATABASE} <= names:
        raise NoRestore(f"{file} is no backup of Smokowisko.")
    about = msgspec.json.decode(pack.read(ABOUT), type=About)
    if about.cookie_secret != (COOKIE_SECRET in names):
        raise NoRestore(f"{file} is no backup of Smokowisko, or it is damaged.")
    if about.migration not in migrations():
        raise NoRestore(
            f"{file} was made by smokowisko {about.version}, which is newer than this one."
        )
    return about


def _unpack(pack: zipfile.ZipFile, about: About, database: Path, settings: Settings) -> None:
    for each in (database, *files_beside(database)):
        if each.exists():
            raise NoRestore(f"{each} exists already; restoring never replaces a database.")
    secret = pack.read(COOKIE_SECRET).decode("ascii") if about.cookie_secret else None
    if secret is not None:
        _require_no_other(secret, settings)
    with TemporaryDirectory(prefix=".restore-", dir=database.parent) as workshop:
        part = Path(workshop, DATABASE)
        with pack.open(DATABASE) as packed, _new_file(part) as unpacked:
            shutil.copyfileobj(packed, unpacked)
        _require_whole(part)
        # the database last: while it is not there, nothing has been restored
        if secret is not None and settings.known_cookie_secret() is None:
            key = Path(workshop, COOKIE_SECRET)
            with _new_file(key) as written:
                written.write(secret.encode("ascii"))
            _move(key, settings.folder() / COOKIE_SECRET)
        _move(part, database)


def _require_no_other(secret: str, settings: Settings) -> None:
    try:
        known = settings.known_cookie_secret()
    except BadOptions as fault:
        raise NoRestore(fault.sentence) from fault
    if known not in (None, secret):
        where = "SMOKOWISKO_SECRET" if settings.secret else settings.place() / COOKIE_SECRET
        raise NoRestore(
            f"{where} is another secret than the backup's: under it nobody would keep a seat."
        )


def _require_whole(database: Path) -> None:
    try:
        with closing(sqlite3.connect(database)) as connection:
            (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    except sqlite3.DatabaseError as fault:
        found = str(fault)
    if found != "ok":
        raise NoRestore(f"The database in the backup is damaged: {found}.")


# --- both ways


@contextlib.contextmanager
def _new_file(path: Path) -> Iterator[IO[bytes]]:
    """A file for its owner alone, which has reached the disk afterwards."""
    path.touch(OWNER_ALONE, exist_ok=False)
    with path.open("rb+") as file:
        yield file
        file.flush()
        os.fsync(file.fileno())


def _move(part: Path, goal: Path) -> None:
    """Under its name at once and as a whole; FileExistsError when somebody was faster."""
    goal.touch(OWNER_ALONE, exist_ok=False)
    part.replace(goal)
    if sys.platform != "win32":
        folder = os.open(goal.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def _age(age: timedelta) -> str:
    if age < 2 * HOUR:
        return _counted(max(0, age // MINUTE), "minute")
    return _counted(age // HOUR, "hour") if age < 2 * DAY else _counted(age // DAY, "day")


def _counted(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"
