"""What a receiver is told of a table: the one place where messages about a game are made.

Everything in them comes from `view`, `seen_by` and the public side of the entries.
"""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from smokowisko.server.entries import Chair, Moved, Undone
from smokowisko.server.table import Happening, Past, Refused, Table, how_it_ended
from smokowisko.server.wire import ChairInfo, Recalled, Reveal, Snapshot, TableInfo, Told, Update

LONG_GAP = 100
"""So many missed entries are told faster as a whole."""


class Receiver(NamedTuple):
    """Who is told: a guest, and the seat looked from (None: a spectator, or a curtain)."""

    guest: str
    look: int | None


def eyes(table: Table, guest: str, wish: int | None) -> int | None:
    """The seat a guest looks from: the own one; of several, the one asked for."""
    seats = table.seats_of(guest)
    if wish in seats:
        return wish
    return seats[0] if len(seats) == 1 else None


def snapshot(
    table: Table, past: Sequence[Happening], receiver: Receiver, here: Collection[str]
) -> Snapshot:
    return Snapshot(
        version=table.version,
        table=table_info(table, receiver.guest, here),
        look=receiver.look,
        view=view(table, receiver.look),
        log=[told(happening, receiver.look) for happening in past],
    )


def update(
    table: Table, news: Sequence[Happening], receiver: Receiver, here: Collection[str]
) -> Update:
    return Update(
        version=table.version,
        table=table_info(table, receiver.guest, here),
        look=receiver.look,
        view=view(table, receiver.look),
        news=[told(happening, receiver.look) for happening in news],
    )


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


def table_info(table: Table, guest: str, here: Collection[str]) -> TableInfo:
    ending = table.ending
    return TableInfo(
        id=table.id,
        game=table.game.id,
        options=table.options,
        status=table.status,
        private=table.private,
        yours=table.owner == guest,
        chairs=[_chair(chair, guest, here) for chair in table.chairs],
        commitment=table.commitment,
        reveal=None if ending is None else Reveal(table.secret, table.nonces),
        ending=None if ending is None else how_it_ended(ending),
        resigned=None if ending is None else ending.seat,
        undoable=[
            (seat, plies) for seat in table.seats_of(guest) if (plies := table.undoable(seat))
        ],
        votes=sorted((vote.proposal, vote.about, vote.seat) for vote in table.votes),
        previous=table.previous,
        rematch=table.rematch,
    )


def _chair(chair: Chair, guest: str, here: Collection[str]) -> ChairInfo:
    if chair.bot is not None:
        return ChairInfo("bot", chair.name, chair.bot, yours=False, here=True)
    if chair.guest is None:
        return ChairInfo("open", "", None, yours=False, here=False)
    return ChairInfo(
        "person", chair.name, None, yours=chair.guest == guest, here=chair.guest in here
    )
