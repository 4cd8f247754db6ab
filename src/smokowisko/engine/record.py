"""A game record: one JSON line that is enough to replay everything.

A record knows texts only; to replay it, hand over its game. The record of a running game holds the
seed and so all secrets: it never leaves the place where the game is kept.
"""

from collections.abc import Iterator
from typing import Literal

import msgspec

from smokowisko.engine.errors import BadOptions, BadRecord, IllegalMove
from smokowisko.engine.events import Event
from smokowisko.engine.game import Game, State
from smokowisko.engine.options import Value
from smokowisko.engine.shuffle import Fault, Shuffle


class Seat(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Who sat there: a person's name, or a bot's."""

    name: str
    bot: str | None = None


class Ending(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """How it ended; `seat` is the one who resigned."""

    how: Literal["finished", "resigned", "aborted", "running"]
    seat: int | None = None


class Result(msgspec.Struct, forbid_unknown_fields=True):
    """The final scores and places of a finished game."""

    scores: list[int]
    ranks: list[int]
    winners: list[int]


class Record(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A game from the deal to the end; moves after undo."""

    game: str
    version: int
    components: str
    options: dict[str, Value]
    seats: list[Seat]
    seed: int | str
    moves: list[str]
    ending: Ending
    result: Result | None = None
    components_toml: str | None = None
    shuffle: Shuffle | None = None

    def line(self) -> str:
        return msgspec.json.encode(self).decode()


def read(line: str) -> Record:
    """The record of a JSON line."""
    try:
        return msgspec.json.decode(line, type=Record)
    except (msgspec.DecodeError, UnicodeEncodeError) as fault:
        raise BadRecord(f"This is no record of a game: {fault}.") from fault


def write(
    state: State,
    *,
    seed: int | bytes,
    seats: list[Seat],
    moves: list[str],
    ending: Ending,
    shuffle: Shuffle | None = None,
) -> Record:
    """The record of a table that came to `state` by these moves."""
    finished = ending.how == "finished"
    return Record(
        game=state.game.id,
        version=state.game.version,
        components=state.game.components_hash,
        components_toml=state.game.source,
        options=state.option_values(),
        seats=seats,
        seed=seed.hex() if isinstance(seed, bytes) else seed,
        moves=moves,
        ending=ending,
        result=result(state) if finished else None,
        shuffle=shuffle,
    )


def result(state: State) -> Result:
    return Result(scores=state.scores(), ranks=state.ranks(), winners=state.winners())


def table(record: Record, game: Game) -> State:
    """The table of a record before its first move."""
    if (record.game, record.version) != (game.id, game.version):
        raise BadRecord(
            f"The record is of {record.game}, version {record.version}; "
            f"this is {game.id}, version {game.version}."
        )
    if record.components != game.components_hash:
        raise BadRecord("The record was made with other components than these.")
    try:
        return game.new(len(record.seats), seed_of(record.seed), record.options)
    except BadOptions as fault:
        raise BadRecord(f"The record cannot be set up: {fault}") from fault


def replay(record: Record, game: Game) -> Iterator[tuple[State, list[Event]]]:
    """The table after every move, with what happened; BadRecord at the first ply that does not
    fit. The same state is handed out each time: copy it to keep it."""
    state = table(record, game)
    for ply, text in enumerate(record.moves, start=1):
        try:
            events = state.tell(state.move(text))
        except IllegalMove as fault:
            raise BadRecord(f"Ply {ply}, “{text}”, does not fit: {fault}", ply=ply) from fault
        yield state, events


def verify(record: Record, game: Game) -> State:
    """Replay everything; BadRecord when the shuffle, a move, the ending or the result does not
    fit."""
    for fault in record.shuffle.faults(record.seed) if record.shuffle is not None else ():
        raise BadRecord(SHUFFLE_FAULTS[fault], ply=0)
    state = table(record, game)
    for after, _ in replay(record, game):
        state = after
    plies = len(record.moves)
    if record.ending.how == "finished" and not state.over:
        raise BadRecord(
            f"The record says finished, but the game goes on after ply {plies}.", ply=plies
        )
    if record.ending.how != "finished" and state.over:
        raise BadRecord(
            f"The record says {record.ending.how}, but the game was over at ply {plies}.",
            ply=plies,
        )
    if state.over and record.result != result(state):
        raise BadRecord(f"The result does not fit: the scores are {state.scores()}.", ply=plies)
    return state


SHUFFLE_FAULTS: dict[Fault, str] = {
    "bad_shuffle": "The shuffle of the record is not hexadecimal, too long, or in disorder.",
    "wrong_secret": "The secret of the shuffle is not the one that was promised.",
    "wrong_pledge": "A player's number is not the one that was pledged.",
    "wrong_seed": "The seed does not follow from the secret and the players' numbers.",
}


def seed_of(written: int | str) -> int | bytes:
    if isinstance(written, int):
        return written
    try:
        return bytes.fromhex(written)
    except ValueError as fault:
        raise BadRecord("The seed of the record is neither a number nor hexadecimal.") from fault
