"""A file of played games, one JSON line each: an interrupted match goes on where it stopped.

Every line says which match it belongs to, so that many matches share a file.
"""

import math
from pathlib import Path

import msgspec

from smokowisko import __version__
from smokowisko.arena.game import Match, Outcome, searches
from smokowisko.engine.errors import BadRecord
from smokowisko.engine.options import Value


class Key(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What makes a match the same match: with these, its games have the same numbers. How many
    are asked for is no part of it."""

    game: str
    version: int
    components: str
    smokowisko: str
    bots: list[str]
    players: int
    budget: dict[str, float]
    seed: int
    options: dict[str, Value]


class Line(msgspec.Struct, forbid_unknown_fields=True):
    """One game, as `Outcome` tells it."""

    match: Key
    number: int
    shares: list[float]
    scores: list[int]
    plies: int
    moves: list[int]
    ms: list[float]


def key_of(match: Match) -> Key:
    game = match.game
    table = game.new(match.players, match.seed, match.options)
    return Key(
        game=game.id,
        version=game.version,
        components=game.components_hash,
        smokowisko=__version__,
        bots=list(match.bots),
        players=match.players,
        budget=budget_of(match),
        seed=match.seed,
        options=table.option_values(),
    )


def budget_of(match: Match) -> dict[str, float]:
    """The budget in the words of the command line; nothing where no bot searches."""
    if not searches(match):
        return {}
    if math.isinf(match.budget.seconds):
        return {"iterations": match.budget.descents}
    return {"ms": round(1000 * match.budget.seconds, 3)}


class Results:
    """A file of results, open to be added to. A last line without an end was being written when
    its run was killed: it is dropped, and `dropped` says so."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.dropped = False
        try:
            self._lines = self._read()
            self._stream = file.open("ab")
        except OSError as fault:
            raise BadRecord(f"{file} cannot be used: {fault.strerror}.") from fault

    def _read(self) -> list[Line]:
        if not self.file.exists():
            return []
        *whole, rest = self.file.read_bytes().split(b"\n")
        lines = [self._line(at, text) for at, text in enumerate(whole, start=1)]
        if rest:
            self.dropped = True
            with self.file.open("rb+") as stream:
                stream.truncate(sum(len(text) + 1 for text in whole))
        return lines

    def _line(self, at: int, text: bytes) -> Line:
        try:
            return msgspec.json.decode(text, type=Line)
        except msgspec.DecodeError as fault:
            raise BadRecord(f"{self.file}:{at} is no game of the arena: {fault}.") from fault

    def known(self, match: Match) -> dict[int, Outcome]:
        """The games of this match that are in the file, by number."""
        key = key_of(match)
        return {
            line.number: Outcome(
                tuple(line.shares), tuple(line.scores), tuple(line.moves), tuple(line.ms)
            )
            for line in self._lines
            if line.match == key
        }

    def add(self, key: Key, number: int, outcome: Outcome) -> None:
        line = Line(
            match=key,
            number=number,
            shares=list(outcome.shares),
            scores=list(outcome.scores),
            plies=outcome.plies,
            moves=list(outcome.moves),
            ms=[round(each, 3) for each in outcome.ms],
        )
        self._stream.write(msgspec.json.encode(line) + b"\n")
        self._stream.flush()

    def close(self) -> None:
        self._stream.close()
