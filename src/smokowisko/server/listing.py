"""What lists show of a table: written down with every entry, so that no list replays a journal.

The names here are public. Whose chairs they are is kept beside them, and never sent.
"""

from typing import Any, Literal

import msgspec

from smokowisko.server.storage import TableRow
from smokowisko.server.table import Table, how_it_ended


class ListedChair(msgspec.Struct, frozen=True):
    name: str
    bot: str | None
    open: bool


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a few facts. Scores are there only when the game was played to its end; somebody
    who resigned leaves the others as winners."""

    chairs: list[ListedChair]
    waits_for: int | None
    ending: Literal["finished", "resigned", "aborted"] | None
    scores: list[int] | None
    winners: list[int]


# rows of earlier versions lack some of it
EARLIER: dict[str, Any] = {
    "chairs": [],
    "waits_for": None,
    "ending": None,
    "scores": None,
    "winners": [],
    "guests": [],
}


class Listed(msgspec.Struct, frozen=True):
    """A table in a list, and which chairs are yours."""

    id: str
    game: str
    status: str
    updated: int
    yours: list[int]
    summary: Summary


class Listing(msgspec.Struct, frozen=True):
    mine: list[Listed]
    open: list[Listed]
    recent: list[Listed]


def row(table: Table, created: int, now: int) -> TableRow:
    # a table closed before it began is no game of anybody's
    closed_unbegun = table.status == "aborted" and table.state is None
    sitters = [chair.guest for chair in table.chairs]
    kept = {**msgspec.structs.asdict(summary(table)), "guests": sitters}
    return TableRow(
        id=table.id,
        game=table.game.id,
        status=table.status,
        private=table.private,
        guests=() if closed_unbegun else tuple(sorted(table.people())),
        created=created,
        updated=now,
        summary=msgspec.json.encode(kept).decode(),
    )


def summary(table: Table) -> Summary:
    state, ending = table.state, table.ending
    how = None if ending is None else how_it_ended(ending)
    winners: list[int] = []
    scores = None
    if state is not None and ending is not None:
        if how == "finished":
            winners, scores = state.winners(), state.scores()
        elif how == "resigned":
            winners = [seat for seat in range(len(table.chairs)) if seat != ending.seat]
    return Summary(
        chairs=[ListedChair(chair.name, chair.bot, chair.open) for chair in table.chairs],
        waits_for=None if state is None or ending is not None else int(state.to_move),
        ending=how,
        scores=scores,
        winners=winners,
    )


def waits_for_bot(row: TableRow) -> bool:
    """Whether a bot is to move at a running table; where the row does not say it, one might be."""
    kept = _kept(row)
    seat = kept["waits_for"]
    return seat is None or kept["chairs"][seat]["bot"] is not None


def listed(row: TableRow, guest: str) -> Listed:
    kept = _kept(row)
    if row.status != "running":
        kept["waits_for"] = None  # earlier versions did not forget it
    yours = [seat for seat, sitter in enumerate(kept.pop("guests")) if sitter == guest]
    facts = msgspec.convert(kept, Summary)
    return Listed(row.id, row.game, row.status, row.updated, yours, facts)


def _kept(row: TableRow) -> dict[str, Any]:
    kept: dict[str, Any] = msgspec.json.decode(row.summary)
    return EARLIER | kept
