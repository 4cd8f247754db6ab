"""The contract of a game: `State`, the native base class of all rules, and `Game`, what is true of
every table of a game. No I/O, no clock, no global random, and no words in here."""

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from smokowisko.engine import chance
from smokowisko.engine.chance import Chance
from smokowisko.engine.errors import BadOptions, BadRecord, IllegalMove
from smokowisko.engine.events import Event, Facts
from smokowisko.engine.options import Option, Value, check_fit, codes

NOBODY: Final = -1
"""`to_move` when the game is over."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A table of one game at one moment: the truth, hidden cards included.

    A game writes `set_up`, `moves`, `play`, `scores`, `copy`, `redeal`, `census`, `numbers` and
    `restore`; everything else follows from these and from the functions its `Game` holds.
    """

    chance: Chance

    def __init__(self, game: "Game", players: int, options: list[int]) -> None:
        self.game = game
        self.players: i64 = players
        self.options = options
        self.to_move: i64 = NOBODY
        self.journal: list[Event] | None = None

    # ------------------------------------------------------------ what a game writes

    def set_up(self) -> None:
        """Lay the table; `chance` is ready."""
        raise NotImplementedError

    def moves(self) -> list[int]:
        """The legal moves, ascending; never empty unless the game is over."""
        raise NotImplementedError

    def play(self, move: int) -> None:
        """Make the move, or raise IllegalMove and leave everything as it was."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """One number a seat, by the game's own scoring."""
        raise NotImplementedError

    def copy(self) -> "State":
        """An independent table in the same position."""
        raise NotImplementedError

    def redeal(self, seat: int | None, seed: int) -> None:
        """In place: whatever this seat (None: a spectator) cannot know becomes a random
        possibility; a pure function of what the seat knows and the seed."""
        raise NotImplementedError

    def census(self) -> dict[str, int]:
        """How many components of each kind there are, wherever they lie."""
        raise NotImplementedError

    def numbers(self) -> list[int]:
        """The game's own part of `dump`."""
        raise NotImplementedError

    def restore(self, numbers: list[int]) -> None:
        """Take over what `numbers` wrote."""
        raise NotImplementedError

    # ------------------------------------------------------------ what follows

    def any_move(self, luck: Chance) -> int:
        """A legal move, each as likely: `moves()[luck.below(n)]`, which a game may find without
        listing all n."""
        moves = self.moves()
        return moves[luck.below(len(moves))]

    def sight(self) -> int:
        """A number for what the seat to move has just been shown by chance, where the same moves
        now mean something else: a search learns apart what differs here. 0 for nothing."""
        return 0

    @property
    def over(self) -> bool:
        return self.to_move < 0

    def tell(self, move: int) -> list[Event]:
        """`play`, and what happened."""
        journal: list[Event] = []
        self.journal = journal
        try:
            self.play(move)
        finally:
            self.journal = None
        return journal

    def preview(self, seat: int | None, move: int) -> list[Facts]:
        """Only what is certain to happen, for one who knows what this seat knows."""
        world = self.copy()
        world.redeal(seat, 0)
        return [event.seen_by(seat) for event in world.tell(move) if not event.marked]

    def ranks(self) -> list[int]:
        """Places from 1, shared on ties; by score unless the game knows better."""
        scores = self.scores()
        return [1 + sum(other > score for other in scores) for score in scores]

    def winners(self) -> list[int]:
        """The seats of rank 1, all of them when shared; empty until the game is over."""
        if not self.over:
            return []
        return [seat for seat, rank in enumerate(self.ranks()) if rank == 1]

    def view(self, seat: int | None) -> Facts:
        """Everything this seat may know, ready for JSON; None is a spectator."""
        if seat is not None and not 0 <= seat < self.players:
            raise ValueError(f"There is no seat {seat} at a table of {self.players}.")
        return self.game.view(self, seat)

    def text(self, move: int) -> str:
        """The move in the game's notation."""
        return self.game.text(self, move)

    def move(self, text: str) -> int:
        """The move of a text; IllegalMove with the rule when it may not be played now."""
        return self.game.read(self, text)

    def refusal(self, move: int) -> IllegalMove:
        """Why this move may not be played."""
        return self.game.refusal(self, move)

    def option(self, id: str) -> Value:
        """The value of an option at this table."""
        for at, option in enumerate(self.game.options):
            if option.id == id:
                return option.value(self.options[at])
        raise BadOptions(f"There is no option {id!r}.", option=id)

    def option_values(self) -> dict[str, Value]:
        return {
            option.id: option.value(code)
            for option, code in zip(self.game.options, self.options, strict=True)
        }

    def dump(self) -> list[int]:
        """The whole state as plain ints: the one serial form."""
        return [
            self.players,
            *self.options,
            self.to_move,
            *self.chance.dump(),
            *self.numbers(),
        ]

    def __reduce__(self) -> tuple[object, ...]:
        return _load, (self.game, self.dump())


def _load(game: "Game", numbers: list[int]) -> State:
    return game.load(numbers)


@mypyc_attr(allow_interpreted_subclasses=True)
class Foresight:
    """What moves of one position lead to, told without playing them."""

    def outlook(self, move: int) -> list[float] | None:
        """The outlook after a legal move; None where it must be played to know."""
        return None


BLIND: Final = Foresight()
"""Foresight that tells nothing."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic:
    """What a position is worth to a seat, as far as a game's own wisdom goes."""

    def value(self, state: State, seat: int) -> float:
        """Higher is better for this seat; may look only at what the seat can know."""
        raise NotImplementedError

    def doubt(self, state: State) -> float:
        """How far values lie apart when one seat is e times as likely to win as another."""
        return 1.0

    def outlook(self, state: State) -> list[float]:
        """The share of the victory that each seat can expect; a game may find the values of all
        seats at once."""
        values = [self.value(state, seat) for seat in range(state.players)]
        return shares(values, self.doubt(state))

    def ahead(self, state: State, move: int) -> State:
        """The table after a legal move, as far as the seat that plays it can tell before; a game
        may leave out what chance brings."""
        after = state.copy()
        after.play(move)
        return after

    def promise(self, state: State, move: int) -> float:
        """What a legal move is worth to the seat that plays it."""
        return self.value(self.ahead(state, move), state.to_move)

    def best(self, state: State, moves: list[int]) -> int:
        """Of these legal moves the one that promises most, of equals the first; a game may look
        once at what they have in common."""
        return most_promising(self, state, moves)

    def desk(self) -> "Desk":
        """For a search, which judges many tables one after another."""
        return Desk(self)

    def foresight(self, state: State) -> Foresight:
        """For a search that wants to know what many moves lead to; a game in which moves change
        little of a position may save it most of its time."""
        return BLIND


def most_promising(heuristic: Heuristic, state: State, moves: list[int]) -> int:
    best = moves[0]
    highest = -math.inf
    for move in moves:
        promise = heuristic.promise(state, move)
        if promise > highest:
            highest = promise
            best = move
    return best


@mypyc_attr(allow_interpreted_subclasses=True)
class Desk:
    """Where a heuristic works: what it laid out for one table may save it work at the next. It
    finds what it would find without, but for rounding."""

    def __init__(self, heuristic: Heuristic) -> None:
        self.heuristic = heuristic

    def outlook(self, state: State) -> list[float]:
        return self.heuristic.outlook(state)

    def best(self, state: State, moves: list[int]) -> int:
        return self.heuristic.best(state, moves)


def shares(values: list[float], doubt: float) -> list[float]:
    """The share of the victory that each seat can expect of what it values the position at; they
    take the place of the values."""
    # loops and one list, because a search asks all the time
    highest = values[0]
    for value in values:
        highest = max(highest, value)
    whole = 0.0
    for seat in range(len(values)):
        chance = math.exp((values[seat] - highest) / doubt)
        values[seat] = chance
        whole += chance
    for seat in range(len(values)):
        values[seat] = values[seat] / whole
    return values


View = Callable[[Any, int | None], Facts]
Text = Callable[[Any, int], str]
Read = Callable[[Any, str], int]
Refusal = Callable[[Any, int], IllegalMove]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What is true of every table of a game: facts about it, the tables made from its components,
    and the functions that speak to people, so that the rules need not know them."""

    def __init__(
        self,
        *,
        make: Callable[[str | None], "Game"],
        source: str | None,
        id: str,
        version: int,
        players: tuple[int, int],
        options: Sequence[Option],
        components_hash: str,
        move_space: int,
        max_plies: int,
        state: type[State],
        view: View,
        text: Text,
        read: Read,
        refusal: Refusal,
        heuristic: Heuristic,
        tables: object = None,
    ) -> None:
        self.make = make
        self.source = source
        self.id = id
        self.version = version
        self.players = players
        self.options = tuple(options)
        self.defaults = codes(self.options, {})
        self.components_hash = components_hash
        self.move_space = move_space
        self.max_plies = max_plies
        self.state = state
        self.view = view
        self.text = text
        self.read = read
        self.refusal = refusal
        self.heuristic = heuristic
        self.tables = tables

    def new(
        self,
        players: int | None = None,
        seed: int | bytes = 0,
        options: Mapping[str, object] | None = None,
    ) -> State:
        """A table set up for its first decision; `players` defaults to the fewest."""
        fewest, most = self.players
        if players is None:
            players = fewest
        if not fewest <= players <= most:
            allowed = str(fewest) if fewest == most else f"{fewest} to {most}"
            raise BadOptions(
                f"{self.id} is for {allowed} players, not {players}.", option="players"
            )
        chosen = self.defaults
        if options:
            chosen = codes(self.options, options)
            check_fit(self.options, chosen, players)
        state = self.state(self, players, chosen)
        state.chance = chance.seeded(seed)
        state.set_up()
        return state

    def load(self, numbers: Sequence[int]) -> State:
        """The state that `dump` wrote."""
        try:
            return self._load(list(numbers))
        except (BadOptions, IndexError, KeyError, ValueError, OverflowError, TypeError) as fault:
            raise BadRecord(f"These numbers are no state of {self.id}.") from fault

    def _load(self, numbers: list[int]) -> State:
        players = numbers[0]
        fewest, most = self.players
        if not fewest <= players <= most:
            raise ValueError("a number of players the game does not allow")
        seats_at = 1 + len(self.options)
        for option, code in zip(self.options, numbers[1:seats_at], strict=True):
            option.value(code)
        check_fit(self.options, numbers[1:seats_at], players)
        chance_at = seats_at + 1
        rules_at = chance_at + chance.dump_length(numbers[chance_at])
        state = self.state(self, players, numbers[1:seats_at])
        state.to_move = numbers[seats_at]
        state.chance = chance.load(numbers[chance_at:rules_at])
        state.restore(numbers[rules_at:])
        return state

    def __reduce__(self) -> tuple[object, ...]:
        return self.make, (self.source,)
