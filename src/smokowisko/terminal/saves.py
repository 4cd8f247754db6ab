"""Records on disk: read line by line, written as a whole or not at all."""

import contextlib
import os
import tempfile
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_dir

from smokowisko.engine.errors import BadRecord, SmokowiskoError
from smokowisko.engine.record import Record, read
from smokowisko.words import say


class CannotSave(SmokowiskoError):
    """A file that cannot be written; `key` and `params` name the sentence in every language."""

    def __init__(self, key: str, **params: str) -> None:
        super().__init__(say("en", key, **params), key=key, params=params)
        self.key = key
        self.params = params


class SaveFile:
    """The file of one table. It is never written over a file that came from somewhere else."""

    def __init__(self, path: Path, *, ours: bool = False) -> None:
        self.path = path
        self._ours = ours
        if not ours and path.exists():
            raise CannotSave("terminal-save-exists", file=str(path))
        if not path.parent.is_dir():
            raise CannotSave("terminal-save-no_folder", folder=str(path.parent))

    @classmethod
    def fresh(cls, game: str) -> "SaveFile":
        """A new file in the player's data folder."""
        folder = Path(user_data_dir("smokowisko")) / "games"
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as fault:
            raise _failed(folder, fault) from fault
        now = datetime.now().astimezone()
        path = folder / f"{game}-{now:%Y%m%d-%H%M%S}.json"
        number = 1
        while path.exists():
            number += 1
            path = folder / f"{game}-{now:%Y%m%d-%H%M%S}-{number}.json"
        return cls(path)

    def write(self, record: Record) -> None:
        """Replace the file in one step: a crash leaves the old one or the new one."""
        if not self._ours and self.path.exists():
            raise CannotSave("terminal-save-exists", file=str(self.path))
        try:
            self._replace(record.line() + "\n")
        except OSError as fault:
            raise _failed(self.path, fault) from fault
        self._ours = True

    def _replace(self, text: str) -> None:
        # readable by its owner alone: the record of a running game tells every secret
        handle, draft = tempfile.mkstemp(dir=self.path.parent, prefix=f".{self.path.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.replace(draft, self.path)  # noqa: PTH105
        except BaseException:
            with contextlib.suppress(OSError):
                Path(draft).unlink()
            raise


def _failed(path: Path, fault: OSError) -> CannotSave:
    return CannotSave("terminal-save-failed", file=str(path), reason=fault.strerror or str(fault))


def lines(path: Path) -> list[str]:
    """The record lines of a file, unread."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as fault:
        raise BadRecord(f"{path} cannot be read: {fault.strerror}.") from fault
    except UnicodeDecodeError as fault:
        raise BadRecord(f"{path} is no text, so it holds no record of a game.") from fault
    found = [line for line in text.split("\n") if line.strip()]
    if not found:
        raise BadRecord(f"{path} is empty: it holds no record of a game.")
    return found


def running(path: Path) -> Record:
    """The one game of a file, to go on with."""
    found = lines(path)
    if len(found) > 1:
        raise BadRecord(f"{path} holds {len(found)} games; a game to resume stands alone.")
    record = read(found[0])
    if record.ending.how != "running":
        raise BadRecord(f"The game in {path} is {record.ending.how}: it can only be replayed.")
    if all(seat.bot is not None for seat in record.seats):
        raise BadRecord(f"At the table in {path} only bots are seated.")
    return record
