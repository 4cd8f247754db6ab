"""One server a database: a lock that the system lets go of when its process ends, however it ends.
It knows files, and nothing of what they hold."""

import contextlib
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from smokowisko.engine.errors import SmokowiskoError

OWNER_ALONE = 0o600

ATTEMPTS, A_MOMENT = 20, 0.05
"""A server killed while it started a bot leaves a child for a moment, with all it had open."""

TAKEN = 1 << 20
"""The byte that is locked on Windows, where nobody can read what is locked: behind the words."""


class Occupied(SmokowiskoError):
    """Another process has this database."""


@contextlib.contextmanager
def alone_with(database: Path) -> Iterator[None]:
    """Keep every other process out; Occupied when one is there already."""
    file = database.with_name(f"{database.name}.lock")
    try:
        descriptor = os.open(file, os.O_RDWR | os.O_CREAT, OWNER_ALONE)
    except OSError as fault:
        raise Occupied(f"{file} cannot be opened: {fault.strerror}.") from fault
    try:
        try:
            if not _locked(descriptor):
                raise Occupied(f"{database} is in use already: {_holder(file)}.")
        except OSError as fault:
            raise Occupied(f"{file} cannot be locked: {fault.strerror}.") from fault
        since = time.strftime("%Y-%m-%d %H:%M:%S")
        os.ftruncate(descriptor, 0)
        os.write(descriptor, f"process {os.getpid()}, since {since}".encode())
        yield
    finally:
        os.close(descriptor)


def _locked(descriptor: int) -> bool:
    for _ in range(ATTEMPTS):
        try:
            _lock(descriptor)
        except BlockingIOError:
            time.sleep(A_MOMENT)
        else:
            return True
    return False


def _holder(file: Path) -> str:
    with contextlib.suppress(OSError, UnicodeDecodeError):
        if words := file.read_text(encoding="ascii").strip():
            return f"a server runs there ({words})"
    return "a server runs there"


if sys.platform == "win32":
    import errno
    import msvcrt

    def _lock(descriptor: int) -> None:
        os.lseek(descriptor, TAKEN, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError as fault:
            if fault.errno in (errno.EACCES, errno.EDEADLK):
                raise BlockingIOError from fault
            raise
        os.lseek(descriptor, 0, os.SEEK_SET)

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
