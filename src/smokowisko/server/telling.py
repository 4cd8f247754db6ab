"""What a receiver is told of a table: the one place where messages about a game are made.

Everything in them comes from `view`, `seen_by` and the public side of the entries.
"""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from smokowisko.server import wire
from smokowisko.server.entries import Chair, Moved, Undone
from smokowisko.server.past import Past
from smokowisko.server.table import Happening, Refused, Table, how_it_ended
from smokowisko.server.wire import (
    ChairInfo,
    Pledge,
    Recalled,
    Reveal,
    Snapshot,
    TableInfo,
    Told,
    Update,
)

LONG_GAP = 100
"""So many missed entries are told faster as a whole."""


class Receiver(NamedTuple):
    """Who is told: a guest, and the seat looked from (None: a spectator, or a curtain)."""

    guest: str
    look: int | None


class Presence(NamedTuple):
    """The guests who are connected, and how many of the connections are of people without a
    seat."""

    here: Collection[str]
    watchers: int


def eyes(table: Table, guest: str, wish: int | None) -> int | None:
    """The seat a guest looks from: the own one; of several, the one asked for."""
    seats = table.seats_of(guest)
    if wish in seats:
        return wish
    return seats[0] if len(seats) == 1 else None


def news(
    table: Table, past: Sequence[Happening], since: int, receiver: Receiver, presence: Presence
) -> Snapshot | Update:
    """What has happened since this version; everything since 0."""
    told_now = [told(happening, receiver.look) for happening in past[since:]]
    info = table_info(table, receiver.guest, presence)
    seen = view(table, receiver.look)
    if since > 0:
        return Update(table.version, info, receiver.look, seen, told_now)
    return Snapshot(table.version, info, receiver.look, seen, told_now)


def counted_since(table: Table, known: int) -> int:
    """The version from which news are told to one who knew this one last; 0 for everything, to one
    who has missed much, or says something strange."""
    return known if max(0, table.version - LONG_GAP) < known <= table.version else 0


def recalled(past: Past, id: str, version: int, look: int | None) -> Recalled:
    """The view this look had then. Nothing new can be in it: a seat forgets nothing."""
    seen = view(past.table_at(version), look)
    if seen is None:
        raise Refused("not_begun")
    return Recalled(id, version, seen)


def view(table: Table, look: int | None) -> dict[str, object] | None:
    return None if table.state is None else table.state.view(look)


def told(happening: Happening, look: int | None) -> Told:
    entry = happening.entry
    return Told(
        version=happening.version,
        kind=str(entry.__struct_config__.tag),
        seat=getattr(entry, "seat", None),
        move=entry.move if isinstance(entry, Moved) else None,
        plies=entry.plies if isinstance(entry, Undone) else None,
        events=[event.seen_by(look) for event in happening.events],
    )


def presence_told(table: Table, presence: Presence) -> wire.Presence:
    seats = [seat for seat, chair in enumerate(table.chairs) if chair.guest in presence.here]
    return wire.Presence(seats, presence.watchers)


def table_info(table: Table, guest: str, presence: Presence) -> TableInfo:
    ending = table.ending
    return TableInfo(
        id=table.id,
        game=table.game.id,
        options=table.options,
        status=table.status,
        pace=table.pace,
        private=table.private,
        yours=table.owner == guest,
        chairs=[_chair(table, chair, guest, presence.here) for chair in table.chairs],
        watchers=presence.watchers,
        scheme=table.scheme,
        commitment=table.commitment,
        pledges=[
            Pledge(share.seat, share.pledge, share.nonce is not None) for share in table.shares
        ],
        reveal=None if ending is None else _reveal(table),
        ending=None if ending is None else how_it_ended(ending),
        resigned=None if ending is None else ending.seat,
        undoable=[
            (seat, plies) for seat in table.seats_of(guest) if (plies := table.undoable(seat))
        ],
        votes=sorted((vote.proposal, vote.about, vote.seat) for vote in table.votes),
        previous=table.previous,
        rematch_asked=sorted(table.rematch_asked),
        rematch_declined=sorted(table.rematch_declined),
        rematch=table.rematch,
    )


def _reveal(table: Table) -> Reveal:
    shuffle = table.shuffle
    return Reveal(shuffle.secret, shuffle.nonces, shuffle.shares)


def _chair(table: Table, chair: Chair, guest: str, here: Collection[str]) -> ChairInfo:
    if chair.bot is not None:
        return ChairInfo("bot", chair.name, chair.bot, yours=False, here=True, away=False)
    if chair.guest is None:
        return ChairInfo("open", "", None, yours=False, here=False, away=False)
    return ChairInfo(
        "person",
        chair.name,
        None,
        yours=chair.guest == guest,
        here=chair.guest in here,
        away=chair.guest in table.away,
    )
