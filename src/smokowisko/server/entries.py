"""What can happen to a table: the entries of its journal.

A table is the sum of its entries. They hold the secret of the shuffle, so they never leave the
server; people are told of them through `wire`.
"""

from typing import Literal

import msgspec

from smokowisko.engine.options import Value


class Chair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place at the table: a person's, a bot's, or open."""

    guest: str | None = None
    name: str = ""
    bot: str | None = None
    nonce: str | None = None

    @property
    def open(self) -> bool:
        return self.guest is None and self.bot is None


class Created(msgspec.Struct, frozen=True, tag="created"):
    game: str
    version: int
    components: str
    options: dict[str, Value]
    chairs: list[Chair]
    owner: str
    private: bool
    secret: str
    previous: str | None = None


class Sat(msgspec.Struct, frozen=True, tag="sat"):
    seat: int
    guest: str
    name: str
    nonce: str


class Left(msgspec.Struct, frozen=True, tag="left"):
    seat: int


class Started(msgspec.Struct, frozen=True, tag="started"):
    pass


class Moved(msgspec.Struct, frozen=True, tag="moved"):
    seat: int
    move: str


class Undone(msgspec.Struct, frozen=True, tag="undone"):
    """`plies` of the last moves, all by this seat, are taken back."""

    seat: int
    plies: int


class Resigned(msgspec.Struct, frozen=True, tag="resigned"):
    seat: int


class TakenOver(msgspec.Struct, frozen=True, tag="taken_over"):
    """A bot plays on for somebody who resigned or stayed away."""

    seat: int
    bot: str


class Voted(msgspec.Struct, frozen=True, tag="voted"):
    """A player agrees to end the table, or to let a bot play for an absent one."""

    seat: int
    proposal: Literal["abort", "replace"]
    about: int | None = None


class Aborted(msgspec.Struct, frozen=True, tag="aborted"):
    reason: Literal["agreed", "expired", "empty"]


class Rematched(msgspec.Struct, frozen=True, tag="rematched"):
    table: str


Entry = (
    Created
    | Sat
    | Left
    | Started
    | Moved
    | Undone
    | Resigned
    | TakenOver
    | Voted
    | Aborted
    | Rematched
)

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Entry)


def write(entry: Entry) -> str:
    return _encoder.encode(entry).decode()


def read(written: str) -> Entry:
    entry: Entry = _decoder.decode(written)
    return entry
