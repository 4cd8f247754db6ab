"""Games that have ended, shown again and checked: a table of this server, or anybody's record.

A record comes from a stranger and may hold anything. It is played through once, and whatever does
not fit becomes a `Fault` with a reason; all before it can still be shown. What is shown comes from
`view` and `seen_by`, for the eyes that were asked for. Knows no HTTP: a worker process imports it.
"""

from collections.abc import Iterator
from typing import Literal, NamedTuple

import msgspec

from smokowisko.engine.errors import BadComponents, BadRecord, IllegalMove, UnknownGame
from smokowisko.engine.events import Facts
from smokowisko.engine.game import Game, State
from smokowisko.engine.options import Value
from smokowisko.engine.record import Ending, Record, Result, Seat, read, replay, result, table
from smokowisko.games import game as game_of
from smokowisko.server.identity import tidy_name
from smokowisko.server.table import Refused
from smokowisko.words import say

LONGEST_SHOWN = 60

Reason = Literal[
    "unreadable",
    "unknown_game",
    "bad_components",
    "other_version",
    "other_components",
    "bad_setup",
    "too_long",
    "illegal_move",
    "wrong_ending",
    "wrong_result",
    "bad_shuffle",
    "wrong_secret",
    "wrong_pledge",
    "wrong_seed",
    "too_costly",
]


class Page(msgspec.Struct, frozen=True):
    """What is asked of a game: for whose eyes, how many positions from which ply on, and whether
    the log."""

    look: int | None
    first: int
    count: int
    log: bool


class Fault(msgspec.Struct, frozen=True):
    """What does not fit. `replay-fault` says it in every language; of an illegal move `key` and
    `params` tell why, with the rule."""

    reason: Reason
    sentence: str
    ply: int | None = None
    move: str | None = None
    rule: str | None = None
    key: str | None = None
    params: dict[str, str | int] | None = None


class Ply(msgspec.Struct, frozen=True):
    """A move and what happened in it, as far as these eyes may know."""

    ply: int
    seat: int
    move: str
    events: list[Facts]


class Position(msgspec.Struct, frozen=True):
    """The table after a ply; 0 is the table before the first."""

    ply: int
    view: Facts


class Replay(msgspec.Struct, frozen=True):
    """A page of a game. `plies` is how far it can be played; the log is whole, when asked for."""

    game: str
    version: int
    options: dict[str, Value]
    seats: list[Seat]
    ending: Ending
    result: Result | None
    plies: int
    faults: list[Fault]
    log: list[Ply] | None
    frames: list[Position]


class Verdict(msgspec.Struct, frozen=True):
    """Whether a record fits, and everything in it that does not."""

    fits: bool
    faults: list[Fault]
    plies: int | None = None
    scores: list[int] | None = None


class Answer(NamedTuple):
    """What an uploaded record is answered with: a status of HTTP, and JSON."""

    status: int
    body: bytes


class Unplayable(Exception):
    """A record of which not even the first position can be shown."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.fault = _fault(reason)


# ---------------------------------------------------------------- reading


def opened(body: bytes) -> tuple[Record, Game]:
    """The record in a stranger's file, and the game it is of."""
    try:
        record = read(body.decode("utf-8-sig").strip())
    except (BadRecord, ValueError, OverflowError, RecursionError) as no:
        raise Unplayable("unreadable") from no
    try:
        game = game_of(record.game, record.components_toml)
    except UnknownGame as no:
        raise Unplayable("unknown_game") from no
    except (BadComponents, ValueError, OverflowError, RecursionError) as no:
        raise Unplayable("bad_components") from no
    return record, game


def laid(record: Record, game: Game) -> State:
    """The table before the first move."""
    if record.version != game.version:
        raise Unplayable("other_version")
    if record.components != game.components_hash:
        raise Unplayable("other_components")
    if len(record.moves) > game.max_plies:
        raise Unplayable("too_long")
    try:
        return table(record, game)
    except (BadRecord, ValueError, OverflowError) as no:
        raise Unplayable("bad_setup") from no


# ---------------------------------------------------------------- playing


def played(record: Record, game: Game, look: int | None, wanted: range) -> Replay:
    """The game from the first move to the last that fits; the positions of the wanted plies."""
    state = laid(record, game)
    if look is not None and not 0 <= look < state.players:
        raise Refused("no_such_seat")
    log: list[Ply] = []
    frames: list[Position] = []
    shuffle = record.shuffle
    faults = [] if shuffle is None else [_fault(why) for why in shuffle.faults(record.seed)]
    if 0 in wanted:
        frames.append(Position(0, state.view(look)))
    mover = int(state.to_move)
    try:
        for ply, (after, events) in enumerate(replay(record, game), start=1):
            seen = [event.seen_by(look) for event in events]
            log.append(Ply(ply, mover, _shown(record.moves[ply - 1]), seen))
            if ply in wanted:
                frames.append(Position(ply, after.view(look)))
            state, mover = after, int(after.to_move)
    except (BadRecord, ValueError, OverflowError) as no:
        faults.append(_illegal(len(log) + 1, record.moves[len(log)], no.__cause__))
    else:
        faults += end_faults(record, state)
    return Replay(
        game=game.id,
        version=game.version,
        options=state.option_values(),
        seats=[Seat(tidy_name(seat.name), bot=_bot(seat)) for seat in record.seats],
        ending=Ending(record.ending.how, _seat(record.ending, state)),
        result=result(state) if state.over else None,
        plies=len(log),
        faults=faults,
        log=log,
        frames=frames,
    )


def end_faults(record: Record, state: State) -> Iterator[Fault]:
    """Whether the game ended as the record says, with this result."""
    ending, plies = record.ending, len(record.moves)
    if (ending.how == "finished") != state.over or ending.seat != _seat(ending, state):
        yield _fault("wrong_ending", ply=plies)
    elif state.over and record.result != result(state):
        yield _fault("wrong_result", ply=plies)


def shown(record: Record, game: Game, page: Page) -> Replay:
    """A page of a game."""
    course = played(record, game, page.look, range(page.first, page.first + page.count))
    return course if page.log else msgspec.structs.replace(course, log=None)


def judged(body: bytes) -> Verdict:
    """Everything that can be checked of a record."""
    try:
        record, game = opened(body)
        course = played(record, game, None, range(0))
    except Unplayable as no:
        return Verdict(fits=False, faults=[no.fault])
    scores = None if course.result is None else course.result.scores
    return Verdict(not course.faults, course.faults, course.plies, scores)


def too_costly() -> Fault:
    """Of a record that a worker had not time or memory enough for."""
    return _fault("too_costly")


def answer(body: bytes, page: Page | None) -> Answer:
    """A page of an uploaded record, or a fault alone when nothing of it can be shown; without a
    page the verdict."""
    if page is None:
        return Answer(200, msgspec.json.encode(judged(body)))
    try:
        course = shown(*opened(body), page)
    except Unplayable as no:
        return Answer(400, msgspec.json.encode(no.fault))
    return Answer(200, msgspec.json.encode(course))


def _fault(reason: Reason, *, ply: int | None = None, move: str | None = None) -> Fault:
    sentence = say("en", "replay-fault", reason=reason, ply=ply or 0, move=move or "")
    return Fault(reason, sentence, ply, move)


def _illegal(ply: int, move: str, why: BaseException | None) -> Fault:
    fault = _fault("illegal_move", ply=ply, move=_shown(move))
    if not isinstance(why, IllegalMove):
        return fault
    sentence = f"{fault.sentence} {why.sentence}"
    return msgspec.structs.replace(
        fault, sentence=sentence, rule=why.rule, key=why.key, params=why.params
    )


def _seat(ending: Ending, state: State) -> int | None:
    """Who resigned, if that seat is there."""
    return ending.seat if ending.seat in range(state.players) else None


def _bot(seat: Seat) -> str | None:
    return None if seat.bot is None else tidy_name(seat.bot)


def _shown(move: str) -> str:
    """A stranger's text, fit to be shown."""
    return "".join(sign for sign in move[:LONGEST_SHOWN] if sign.isprintable())
