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
    pledge: str | None = None

    @property
    def open(self) -> bool:
        return self.guest is None and self.bot is None


Pace = Literal["live", "slow"]
"""A table is played in one sitting, or over days."""


class Created(msgspec.Struct, frozen=True, tag="created"):
    """`scheme` is that of the shuffle; tables of the first edition have the first."""

    game: str
    version: int
    components: str
    options: dict[str, Value]
    chairs: list[Chair]
    owner: str
    private: bool
    secret: str
    previous: str | None = None
    scheme: int = 1
    pace: Pace = "live"


class Sat(msgspec.Struct, frozen=True, tag="sat"):
    seat: int
    guest: str
    name: str
    nonce: str | None = None
    pledge: str | None = None


class Left(msgspec.Struct, frozen=True, tag="left"):
    seat: int


class Started(msgspec.Struct, frozen=True, tag="started"):
    """Nobody sits down any more; in scheme 2 the nonces are revealed now, and then is dealt."""


class Revealed(msgspec.Struct, frozen=True, tag="revealed"):
    """The person of these seats reveals the nonce that was pledged."""

    seats: list[int]
    nonce: str


class Dealt(msgspec.Struct, frozen=True, tag="dealt"):
    """The game begins; who has not revealed a nonce is left out of the shuffle."""


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


class Away(msgspec.Struct, frozen=True, tag="away"):
    """The person of this seat has been gone for long: votes may pass without them."""

    seat: int


class Back(msgspec.Struct, frozen=True, tag="back"):
    seat: int


class Aborted(msgspec.Struct, frozen=True, tag="aborted"):
    reason: Literal["agreed", "expired", "empty"]


class RematchAsked(msgspec.Struct, frozen=True, tag="rematch_asked"):
    """The person of this seat wants another game, and pledges a nonce for it."""

    seat: int
    pledge: str


class RematchDeclined(msgspec.Struct, frozen=True, tag="rematch_declined"):
    """Not now; what others asked for is asked no more."""

    seat: int


class Rematched(msgspec.Struct, frozen=True, tag="rematched"):
    table: str


Entry = (
    Created
    | Sat
    | Left
    | Started
    | Revealed
    | Dealt
    | Moved
    | Undone
    | Resigned
    | TakenOver
    | Voted
    | Away
    | Back
    | Aborted
    | RematchAsked
    | RematchDeclined
    | Rematched
)

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Entry)


def write(entry: Entry) -> str:
    return _encoder.encode(entry).decode()


def read(written: str) -> Entry:
    entry: Entry = _decoder.decode(written)
    return entry
