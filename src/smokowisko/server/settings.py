"""What can be set from outside, by environment variables; everything has a default that works."""

import contextlib
import os
import secrets
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta
from platformdirs import user_data_dir

import smokowisko
from smokowisko.engine.errors import BadOptions
from smokowisko.server.addresses import Proxies

HOUR = 3600
DAY = 24 * HOUR

VARIABLE = "SMOKOWISKO_"
ELSEWHERE = {"BENCH_PYTHON", "CHROMIUM", "COMPILE", "ENGINE", "PURE", "RAY_PYTHON", "WEBSITE"}
"""Variables that building, testing and measuring know, and the server does not."""

SHORTEST_SECRET = 32
DATABASE = "smokowisko.db"
COOKIE_SECRET = "cookie-secret"


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
    proxies: str = ""
    """Addresses and networks of proxies, with commas between; only these are believed when they
    say for whom they ask."""
    connections: Annotated[int, Meta(ge=1)] = 4000
    """Open connections in all."""
    address_connections: Annotated[int, Meta(ge=1)] = 2400
    """Open connections of one address: a school of 300 with two pages each, and room. Through a
    named proxy, connections to tables of one address behind it."""
    request_seconds: Annotated[float, Meta(gt=0)] = 15.0
    """In which a connection must have sent a whole request."""
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
    address_requests: Annotated[int, Meta(ge=1)] = 4000
    """The same for an address, from which requests without a cookie come: a newcomer counts as ten,
    and a whole school may come at once."""
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

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> "Settings":
        said = {
            name.removeprefix(VARIABLE): value
            for name, value in environment.items()
            if name.startswith(VARIABLE)
        }
        fields = {field.upper(): field for field in cls.__struct_fields__}
        for name in said:
            if name not in {*fields, *ELSEWHERE}:
                raise _unknown(name, [*fields, *ELSEWHERE])
        given = {field: said[name] for name, field in fields.items() if name in said}
        try:
            settings = msgspec.convert(given, cls, strict=False)
        except msgspec.ValidationError as fault:
            name = str(fault).rpartition("$.")[2].rstrip("`").upper()
            raise BadOptions(f"{VARIABLE}{name}: {fault}.", option=name) from fault
        settings.named_proxies()
        if settings.secret:
            _require_long(settings.secret, f"{VARIABLE}SECRET")
        return settings

    def named_proxies(self) -> Proxies:
        return Proxies(self.proxies)

    def place(self) -> Path:
        """Where the data folder is, or would be."""
        return Path(self.data or user_data_dir("smokowisko"))

    def folder(self) -> Path:
        """The data folder, made for its owner alone if it is not there."""
        folder = self.place()
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as fault:
            raise BadOptions(f"{folder} cannot be made: {fault.strerror}.", option="data") from None
        return folder

    def website(self) -> Path | None:
        """The folder of the built website; None when the package has none."""
        folder = Path(self.web) if self.web else Path(smokowisko.__file__).parent / "web"
        if (folder / "index.html").is_file():
            return folder
        if self.web:
            raise BadOptions(
                f"{VARIABLE}WEB: there is no built website in {folder}: it has no index.html.",
                option="web",
            )
        return None

    def database(self) -> str:
        return self.database_url or f"sqlite+aiosqlite:///{self.folder() / DATABASE}"

    def cookie_secret(self) -> str:
        """The given key, or the one made at the first start."""
        while (secret := self.known_cookie_secret()) is None:
            file = self.folder() / COOKIE_SECRET
            try:
                self._keep_new_secret(file)
            except OSError as fault:
                sentence = f"{file} cannot be written: {fault.strerror}."
                raise BadOptions(sentence, option="secret") from fault
        return secret

    def known_cookie_secret(self) -> str | None:
        """The key, if there is one; none is made."""
        if self.secret:
            return self.secret
        file = self.place() / COOKIE_SECRET
        try:
            secret = file.read_text(encoding="ascii")
        except FileNotFoundError:
            return None
        except (OSError, UnicodeDecodeError) as fault:
            raise BadOptions(f"{file} cannot be read: {fault}.", option="secret") from fault
        _require_long(secret, str(file))
        return secret

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


def _require_long(secret: str, place: str) -> None:
    """Whoever guesses the secret is everybody."""
    if len(secret) < SHORTEST_SECRET:
        raise BadOptions(
            f"{place}: the secret has {len(secret)} of at least {SHORTEST_SECRET} characters.",
            option="secret",
        )


def _unknown(name: str, known: list[str]) -> BadOptions:
    nearest = get_close_matches(name, known, n=1)
    hint = f"did you mean {VARIABLE}{nearest[0]}?" if nearest else "docs/protocol.md lists all."
    return BadOptions(f"There is no setting {VARIABLE}{name}: {hint}", option=name)
