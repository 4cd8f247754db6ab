"""A table on the server: the rules of sitting, playing, undoing and leaving. It knows no clock, no
storage and no network.

Every act first asks: `sit`, `play` and their like check and return the entry that would happen, or
raise `Refused`. Only when that entry is stored does `apply` make it true.
"""

from copy import copy
from typing import Literal

import msgspec

from smokowisko.engine.errors import IllegalMove
from smokowisko.engine.events import Event, Facts
from smokowisko.engine.game import Game, State
from smokowisko.engine.record import Ending, Record, Seat, write
from smokowisko.engine.shuffle import Share, Shuffle, commitment, is_nonce, is_pledge, pledge
from smokowisko.server.dragon_names import dragon_name
from smokowisko.server.entries import (
    Aborted,
    Away,
    Back,
    Chair,
    Created,
    Dealt,
    Entry,
    Left,
    Moved,
    RematchAsked,
    RematchDeclined,
    Rematched,
    Resigned,
    Revealed,
    Sat,
    Started,
    TakenOver,
    Undone,
    Voted,
)

Status = Literal["open", "dealing", "running", "finished", "aborted"]
ENDED = ("finished", "aborted")

STAND_IN = "dragon"
"""The bot that plays on for somebody who left."""


class Refused(Exception):
    """A typed no. `reason` is for machines; an illegal move brings its error along."""

    def __init__(self, reason: str, fault: IllegalMove | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.fault = fault


class Happening(msgspec.Struct, frozen=True):
    """An entry that came true, and the events it brought."""

    version: int
    entry: Entry
    events: list[Event]


class Table:
    """The sum of the entries so far."""

    def __init__(self, id: str, game: Game, created: Created) -> None:
        self.id = id
        self.game = game
        self.options = created.options
        self.chairs = list(created.chairs)
        for seat in range(len(self.chairs)):
            self._name_bot(seat)
        self.owner = created.owner
        self.private = created.private
        self.secret = created.secret
        self.scheme = created.scheme
        self.pace = created.pace
        self.previous = created.previous
        self.version = 1
        self.status: Status = "open"
        self.state: State | None = None
        self.ending: Ending | None = None
        self.moves: list[str] = []
        self.votes: set[Voted] = set()
        self.away: set[str] = set()  # guests who have been gone for long
        self.rematch_asked: dict[int, str] = {}  # by seat, the pledge for the next game
        self.rematch_declined: set[int] = set()
        self.rematch: str | None = None
        self.settled_at = 1  # the version of the last entry that changed the state of the game
        # the states before the moves that may still be taken back, all of one seat
        self._undoable: list[State] = []
        self._undo_seat = -1

    def copy(self) -> "Table":
        """An independent table, to try out an entry that is not stored yet."""
        twin = copy(self)
        twin.chairs, twin.moves, twin.votes = list(self.chairs), list(self.moves), set(self.votes)
        twin.away = set(self.away)
        twin.rematch_asked = dict(self.rematch_asked)
        twin.rematch_declined = set(self.rematch_declined)
        twin.state = None if self.state is None else self.state.copy()
        twin._undoable = list(self._undoable)
        return twin

    # ------------------------------------------------------------ looking

    @property
    def commitment(self) -> str:
        return commitment(self.secret, self.scheme)

    @property
    def shuffle(self) -> Shuffle:
        """Where the seed comes from; it holds the secret."""
        bare = [chair.nonce for chair in self.chairs if chair.nonce is not None]
        return Shuffle(
            commitment=self.commitment,
            secret=self.secret,
            nonces=bare if self.scheme == 1 else [],
            scheme=self.scheme,
            shares=self.shares,
        )

    @property
    def shares(self) -> list[Share]:
        return [
            Share(seat, chair.pledge, chair.nonce)
            for seat, chair in enumerate(self.chairs)
            if chair.pledge is not None
        ]

    def seats_of(self, guest: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.guest == guest]

    def people(self) -> set[str]:
        return {chair.guest for chair in self.chairs if chair.guest is not None}

    @property
    def bot_to_move(self) -> str | None:
        """The bot that must decide now, if it is one."""
        if self.state is None or self.status != "running":
            return None
        return self.chairs[self.state.to_move].bot

    def undoable(self, seat: int) -> int:
        """How many moves this seat may take back now: back to a mark, or to where another seat
        decided."""
        return len(self._undoable) if (seat, self.status) == (self._undo_seat, "running") else 0

    # ------------------------------------------------------------ asking

    def sit(
        self, guest: str, name: str, seat: int, pledge: str | None = None, nonce: str | None = None
    ) -> Sat:
        self._require("open")
        if not 0 <= seat < len(self.chairs):
            raise Refused("no_such_seat")
        if not self.chairs[seat].open:
            raise Refused("seat_taken")
        if self.scheme == 1:
            if nonce is None or not is_nonce(nonce):
                raise Refused("bad_nonce")
            return Sat(seat, guest, name, nonce=nonce)
        return Sat(seat, guest, name, pledge=checked_pledge(pledge))

    def leave(self, guest: str, seat: int) -> Left:
        self._require("open")
        self._require_seat(guest, seat)
        return Left(seat)

    def start(self, guest: str) -> Started:
        self._require("open")
        if guest != self.owner:
            raise Refused("not_the_owner")
        if any(chair.open for chair in self.chairs):
            raise Refused("seats_open")
        return Started()

    def reveal(self, guest: str, nonce: str) -> Revealed:
        """The nonce that this guest has pledged, at whichever seats."""
        self._require("dealing")
        if not is_nonce(nonce):
            raise Refused("bad_nonce")
        pledged = pledge(nonce)
        seats = [
            seat
            for seat in self.seats_of(guest)
            if self.chairs[seat].pledge == pledged and self.chairs[seat].nonce is None
        ]
        if not seats:
            raise Refused("bad_nonce")
        return Revealed(seats, nonce)

    def consequence(self) -> Entry | None:
        """What follows from what has just happened: when the last nonce is revealed, is dealt."""
        revealed = all(share.nonce is not None for share in self.shares)
        return Dealt() if self.status == "dealing" and revealed else None

    def play(self, guest: str, seat: int, version: int, text: str) -> Moved:
        """A person's move, made in sight of the state of this version."""
        self._running()
        self._require_seat(guest, seat)
        self._require_fresh(version)
        self.turn_of(guest, seat)
        return self.move(seat, text)

    def move(self, seat: int, text: str) -> Moved:
        """Anybody's move, if the rules allow it."""
        state = self._running()
        try:
            return Moved(seat, state.text(state.move(text)))
        except IllegalMove as fault:
            raise Refused("illegal_move", fault) from fault

    def preview(self, guest: str, seat: int, text: str) -> list[Facts]:
        """What is certain to happen after this move, as far as the seat can know."""
        state = self.turn_of(guest, seat)
        try:
            return state.preview(seat, state.move(text))
        except IllegalMove as fault:
            raise Refused("illegal_move", fault) from fault

    def undo(self, guest: str, seat: int, version: int, plies: int) -> Undone:
        """Decided in sight of the state of this version: two tabs do not undo twice."""
        self._running()
        self._require_seat(guest, seat)
        self._require_fresh(version)
        if not 1 <= plies <= self.undoable(seat):
            raise Refused("nothing_to_undo")
        return Undone(seat, plies)

    def resign(self, guest: str, seat: int) -> Resigned | TakenOver:
        """With two players the other one wins; among more a bot plays on."""
        self._running()
        self._require_seat(guest, seat)
        return Resigned(seat) if len(self.chairs) == 2 else TakenOver(seat, STAND_IN)

    def vote(self, guest: str, seat: int, vote: Voted) -> Voted:
        self._running()
        self._require_seat(guest, seat)
        about = vote.about
        if vote.proposal == "replace" and (
            about is None
            or not 0 <= about < len(self.chairs)
            or self.chairs[about].guest in (None, guest)
        ):
            raise Refused("no_such_seat")
        return Voted(seat, vote.proposal, about if vote.proposal == "replace" else None)

    def gone(self, guest: str) -> Away | None:
        """This guest has been gone for long."""
        if self.status != "running" or guest in self.away or guest not in self.people():
            return None
        return Away(self.seats_of(guest)[0])

    def returned(self, guest: str) -> Back | None:
        if self.status != "running" or guest not in self.away & self.people():
            return None
        return Back(self.seats_of(guest)[0])

    def ask_rematch(self, guest: str, pledge: str) -> RematchAsked:
        return RematchAsked(self._seat_after_the_end(guest), checked_pledge(pledge))

    def decline_rematch(self, guest: str) -> RematchDeclined:
        """Not now; or, from one who has asked, not any more."""
        seat = self._seat_after_the_end(guest)
        if not self.rematch_asked:
            raise Refused("not_asked")
        return RematchDeclined(seat)

    @property
    def all_want_rematch(self) -> bool:
        return self.people() == {self.chairs[seat].guest for seat in self.rematch_asked}

    def _seat_after_the_end(self, guest: str) -> int:
        if self.status not in ENDED:
            raise Refused("not_finished")
        if self.rematch is not None:
            raise Refused("rematch_made")
        if guest not in self.people():
            raise Refused("not_your_seat")
        return self.seats_of(guest)[0]

    def verdict(self, away: set[str]) -> Aborted | TakenOver | None:
        """What follows from the votes: everybody who is there has agreed, and for a replacement
        the absent player is still away. Where nobody is there, or the table has ended, nothing is
        decided."""
        if self.status != "running":
            return None
        for vote in sorted(self.votes, key=lambda vote: (vote.proposal, vote.about or 0)):
            absent = self.chairs[vote.about].guest if vote.about is not None else None
            if vote.proposal == "replace" and absent not in away:
                continue
            needed = self.people() - away - {absent}
            agreed = {
                self.chairs[other.seat].guest
                for other in self.votes
                if (other.proposal, other.about) == (vote.proposal, vote.about)
            }
            if needed and needed <= agreed:
                if vote.about is None:
                    return Aborted("agreed")
                return TakenOver(vote.about, STAND_IN)
        return None

    # ------------------------------------------------------------ coming true

    def apply(self, entry: Entry) -> Happening:
        """Make a stored entry true."""
        self.version += 1
        events: list[Event] = []
        match entry:
            case Sat(seat, guest, name, nonce, pledged):
                self.chairs[seat] = Chair(guest=guest, name=name, nonce=nonce, pledge=pledged)
            case Left(seat):
                self.chairs[seat] = Chair()
            case Started() if self.scheme > 1:
                self.status = "dealing"
            case Started() | Dealt():
                self._deal()
            case Revealed(seats, nonce):
                for seat in seats:
                    self.chairs[seat] = msgspec.structs.replace(self.chairs[seat], nonce=nonce)
            case Moved(seat, move):
                events = self._move(seat, move)
            case Undone(_, plies):
                # a copy: earlier copies of this table hold the same states
                self.state = self._undoable[-plies].copy()
                del self._undoable[-plies:]
                del self.moves[-plies:]
                self.settled_at = self.version
            case Resigned(seat):
                self.status, self.ending = "finished", Ending("resigned", seat)
            case TakenOver(seat, bot):
                left = self.chairs[seat]
                self.chairs[seat] = Chair(bot=bot, nonce=left.nonce, pledge=left.pledge)
                self._name_bot(seat)
                self.votes.clear()
            case Voted():
                self.votes.add(entry)
            case Away(seat):
                self.away.add(self._guest(seat))
            case Back(seat):
                self.away.discard(self._guest(seat))
            case Aborted():
                self.status, self.ending = "aborted", Ending("aborted")
            case RematchAsked(seat, pledged):
                self.rematch_asked[seat] = pledged
                self.rematch_declined.discard(seat)
            case RematchDeclined(seat):
                if self.rematch_asked.pop(seat, None) is None:
                    self.rematch_asked.clear()
                    self.rematch_declined.add(seat)
            case Rematched(table):
                self.rematch = table
            case Created():
                raise AssertionError("a table is created once")
        return Happening(self.version, entry, events)

    def _name_bot(self, seat: int) -> None:
        """A bot that brings no name from an earlier table gets one of its own."""
        chair = self.chairs[seat]
        if chair.bot is not None and not chair.name:
            name = dragon_name(self.id, seat, {other.name for other in self.chairs})
            self.chairs[seat] = msgspec.structs.replace(chair, name=name)

    def _deal(self) -> None:
        self.status = "running"
        self.state = self.game.new(len(self.chairs), self.shuffle.seed(), self.options)
        self.settled_at = self.version

    def _guest(self, seat: int) -> str:
        guest = self.chairs[seat].guest
        assert guest is not None
        return guest

    def _move(self, seat: int, text: str) -> list[Event]:
        state = self._running()
        before = state.copy()
        events = state.tell(state.move(text))
        self.moves.append(text)
        self.votes.clear()
        self.settled_at = self.version
        if seat != self._undo_seat:
            self._undoable, self._undo_seat = [], seat
        if any(event.marked for event in events):
            self._undoable = []
        else:
            self._undoable.append(before)
        if state.over:
            self.status, self.ending = "finished", Ending("finished")
        return events

    # ------------------------------------------------------------ the record

    def record(self) -> Record:
        """The whole game, secrets included: only when it has ended."""
        if self.ending is None or self.state is None:
            raise Refused("not_finished")
        return write(
            self.state,
            seed=self.shuffle.seed(),
            seats=[Seat(chair.name, bot=chair.bot) for chair in self.chairs],
            moves=self.moves,
            ending=self.ending,
            shuffle=self.shuffle,
        )

    # ------------------------------------------------------------ conditions

    def turn_of(self, guest: str, seat: int) -> State:
        """The state, if this guest's seat must decide now."""
        state = self._running()
        self._require_seat(guest, seat)
        if seat != state.to_move:
            raise Refused("not_your_turn")
        return state

    def _require(self, status: Status) -> None:
        if self.status != status:
            raise Refused(f"not_{status}")

    def _require_seat(self, guest: str, seat: int) -> None:
        if seat not in self.seats_of(guest):
            raise Refused("not_your_seat")

    def _require_fresh(self, version: int) -> None:
        if version < self.settled_at:
            raise Refused("stale_version")

    def _running(self) -> State:
        self._require("running")
        assert self.state is not None
        return self.state


def checked_pledge(pledge: str | None) -> str:
    if pledge is None or not is_pledge(pledge):
        raise Refused("bad_pledge")
    return pledge


def how_it_ended(ending: Ending) -> Literal["finished", "resigned", "aborted"]:
    assert ending.how != "running"  # that is for games saved in the middle, in a terminal
    return ending.how
