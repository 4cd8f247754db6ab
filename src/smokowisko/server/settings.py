"""What can be set from outside, by environment variables; everything has a default that works."""

import contextlib
import os
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta
from platformdirs import user_data_dir

import smokowisko
from smokowisko.engine.errors import BadOptions

HOUR = 3600
DAY = 24 * HOUR


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Each field is read from SMOKOWISKO_<FIELD>."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    data: str = ""
    """The folder of the database and the cookie secret; the user's data folder when empty."""
    database_url: str = ""
    """Another database than the one in the data folder."""
    secret: str = ""
    """The key that signs cookies; made once and kept in the data folder when empty."""
    web: str = ""
    """The folder of the built website; the one in the package when empty."""
    bot_workers: Annotated[int, Meta(ge=1)] = 2
    bot_patience: Annotated[float, Meta(gt=0)] = 20.0
    """Seconds after its time to think at which a bot counts as overdue."""
    bot_seconds: Annotated[float, Meta(gt=0, le=60)] = 1.0
    """How long Ancient may think about a move; the other levels take a part of it."""
    bot_pause: Annotated[float, Meta(ge=0)] = 0.7
    """Seconds a bot waits beyond its time to think, so that people can follow."""
    record_workers: Annotated[int, Meta(ge=1)] = 2
    """Processes in which uploaded records are checked and played through."""
    record_seconds: Annotated[float, Meta(gt=0)] = 5.0
    """How long an uploaded record may take."""
    record_memory: Annotated[int, Meta(ge=128)] = 512
    """Megabytes of memory that a process for uploaded records may ask for, the program included."""
    record_queue: Annotated[int, Meta(ge=1)] = 64
    """Uploaded records of one guest, or of an address, that may wait."""
    guest_requests: Annotated[int, Meta(ge=1)] = 600
    """Requests a minute for one guest; what costs us more counts as several."""
    address_requests: Annotated[int, Meta(ge=1)] = 600
    """The same for an address, from which requests without a cookie come."""
    log: Literal["auto", "json", "text"] = "auto"
    """How the server speaks; `auto` is text at a terminal and JSON elsewhere."""
    open_table_hours: Annotated[int, Meta(ge=1)] = 24
    """How long an open table waits for somebody."""
    reveal_seconds: Annotated[float, Meta(ge=0, le=600)] = 10.0
    """How long a game that starts waits for everybody's share in the shuffle."""
    away_live_seconds: Annotated[float, Meta(ge=0)] = 180.0
    """After so long without a connection, votes at a live table pass without somebody."""
    away_slow_hours: Annotated[float, Meta(ge=0)] = 48.0
    """The same at a table that is played over days."""
    guest_connections: Annotated[int, Meta(ge=1)] = 30
    """Connections to tables that one guest may have."""
    table_connections: Annotated[int, Meta(ge=1)] = 5000
    """Connections that one table may have."""
    address_connections: Annotated[int, Meta(ge=1)] = 1500
    """Connections to tables from one address."""

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> "Settings":
        given = {
            field: environment[f"SMOKOWISKO_{field.upper()}"]
            for field in cls.__struct_fields__
            if f"SMOKOWISKO_{field.upper()}" in environment
        }
        try:
            return msgspec.convert(given, cls, strict=False)
        except msgspec.ValidationError as fault:
            name = str(fault).rpartition("$.")[2].rstrip("`").upper()
            raise BadOptions(f"SMOKOWISKO_{name}: {fault}.", option=name) from fault

    def folder(self) -> Path:
        """The data folder, made if it is not there."""
        folder = Path(self.data or user_data_dir("smokowisko"))
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as fault:
            raise BadOptions(f"{folder} cannot be made: {fault.strerror}.", option="data") from None
        return folder

    def website(self) -> Path | None:
        folder = Path(self.web) if self.web else Path(smokowisko.__file__).parent / "web"
        return folder if (folder / "index.html").is_file() else None

    def database(self) -> str:
        return self.database_url or f"sqlite+aiosqlite:///{self.folder() / 'smokowisko.db'}"

    def cookie_secret(self) -> str:
        """The given key, or the one made at the first start."""
        if self.secret:
            return self.secret
        file = self.folder() / "cookie-secret"
        if not file.exists():
            self._keep_new_secret(file)
        return file.read_text(encoding="ascii")

    def _keep_new_secret(self, file: Path) -> None:
        """Whole or not at all, for its owner alone, and never over another process's."""
        draft = file.with_name(f".{file.name}-{secrets.token_hex(4)}")
        draft.touch(mode=0o600)
        try:
            draft.write_text(secrets.token_hex(32), encoding="ascii")
            with contextlib.suppress(FileExistsError):
                file.hardlink_to(draft)
        finally:
            draft.unlink()
