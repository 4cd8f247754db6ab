"""Golden games: recorded games whose moves, results and views must never change by accident."""

import hashlib
from collections.abc import Sequence

from smokowisko.engine.conformance.position import Nonconformance, written
from smokowisko.engine.game import Game, State
from smokowisko.engine.record import Record, replay, table, verify

DIGEST_BYTES = 5


def view_digests(record: Record, game: Game) -> list[str]:
    """One digest a ply, over the views of all seats and of a spectator."""
    return [
        _digest(table(record, game)),
        *(_digest(state) for state, _ in replay(record, game)),
    ]


def check_golden(record: Record, digests: Sequence[str], game: Game) -> None:
    """The record still fits, and every view along the way is what it was."""
    verify(record, game)
    for ply, (now, then) in enumerate(zip(view_digests(record, game), digests, strict=True)):
        if now != then:
            raise Nonconformance("golden", f"the views changed at ply {ply}", record)


def _digest(state: State) -> str:
    seats = [*range(state.players), None]
    views = "\n".join(written(state.view(seat)) for seat in seats)
    return hashlib.blake2b(views.encode(), digest_size=DIGEST_BYTES).hexdigest()
