"""Nothing leaves the server but what its receiver may know: the leak fuzz over real messages."""

import random
from collections.abc import Callable, Sequence

import msgspec
import pytest

from smokowisko import games
from smokowisko.engine.events import Facts
from smokowisko.engine.game import Game
from smokowisko.engine.options import Switch, Value
from smokowisko.engine.record import verify
from smokowisko.engine.shuffle import SCHEME, pledge
from smokowisko.server import telling, wire
from smokowisko.server.conversation import _refusal
from smokowisko.server.entries import (
    Away,
    Chair,
    Created,
    Dealt,
    Entry,
    Moved,
    Revealed,
    Started,
    Undone,
    Voted,
)
from smokowisko.server.past import Past
from smokowisko.server.table import Happening, Refused, Table
from smokowisko.server.telling import Presence, Receiver, eyes
from tests.server import stroll

SERCE, STROLL = games.game("serce_smoka"), stroll.make()

WORLDS = 2  # for every receiver at every position
QUESTIONS = ("troll 1", "troll 3 3", "ship 0", "hero 2 > troll", "card 1", "card 11", "first 1")


class Fuzz:
    """A random game, and for every receiver other worlds that look the same from there."""

    def __init__(
        self, game: Game, people: Sequence[str], options: dict[str, Value], seed: int
    ) -> None:
        self.luck = random.Random(seed)
        self.nonces = [self.luck.randbytes(16).hex() for _ in people]
        chairs = [
            Chair(guest=guest, name=guest.title(), pledge=pledge(nonce))
            for guest, nonce in zip(people, self.nonces, strict=True)
        ]
        created = Created(
            game=game.id,
            version=game.version,
            components=game.components_hash,
            options=options,
            chairs=chairs,
            owner=people[0],
            private=True,
            secret=self.luck.randbytes(32).hex(),
            scheme=SCHEME,
        )
        self.table = Table("table", game, created)
        self.past = Past(self.table, created)
        self.presence = Presence(set(people), 1)
        # everybody who might be told, and from where they look
        self.receivers = [Receiver("ewa", None)]
        for guest in sorted(set(people)):
            seats = self.table.seats_of(guest)
            self.receivers += [Receiver(guest, seat) for seat in seats]
            if len(seats) > 1:
                self.receivers.append(Receiver(guest, None))
        self.compared = 0
        self.varied = 0

    def begin(self) -> None:
        """The last one reveals no nonce in time, and is left out."""
        self.happen(Started())
        for seat, nonce in enumerate(self.nonces[:-1]):
            self.happen(Revealed([seat], nonce))
            self.keep_still()
        self.happen(Dealt())

    def run(self) -> None:
        self.keep_still()
        self.begin()
        while self.table.status == "running":
            for receiver in self.receivers:
                told = self.messages(self.table, self.past, receiver)
                for _ in range(WORLDS):
                    self.compare(receiver, told)
            self.keep_still()
            state = self.table.state
            assert state is not None
            seat = int(state.to_move)
            if self.luck.random() < 0.1:
                aside: list[Entry] = [Voted(seat, "abort"), Away(seat)]
                self.happen(self.luck.choice(aside))
            self.happen(Moved(seat, state.text(self.luck.choice(state.moves()))))

    def happen(self, entry: Entry) -> None:
        self.past.add(self.table.apply(entry), self.table)

    def messages(self, table: Table, past: Sequence[Happening], to: Receiver) -> list[str]:
        """Everything, the last news, and none; and who is there."""
        since = (0, table.version - 1, table.version)
        news = [telling.news(table, past, known, to, self.presence) for known in since]
        return [wire.write(told) for told in (*news, telling.presence_told(table, self.presence))]

    def compare(self, receiver: Receiver, told: list[str]) -> None:
        """In a world that the receiver cannot tell from this one, the messages are the same."""
        state = self.table.state
        assert state is not None
        twin = self.table.copy()
        assert twin.state is not None
        twin.state.redeal(receiver.look, self.luck.getrandbits(60))
        self.varied += twin.state.numbers() != state.numbers()
        assert told == self.messages(twin, self.past, receiver)
        if receiver.look == state.to_move:
            for text in (*QUESTIONS, state.text(state.moves()[0])):
                assert asked(self.table, receiver, text) == asked(twin, receiver, text)
        self.compare_next_move(receiver, twin)

    def compare_next_move(self, receiver: Receiver, twin: Table) -> None:
        state = self.table.state
        assert state is not None
        entry = Moved(int(state.to_move), state.text(self.luck.choice(state.moves())))
        here, there = self.table.copy(), twin.copy()
        try:
            there.move(entry.seat, entry.move)
        except Refused:
            return  # that world has other cards in that hand
        pasts = [[*self.past, here.apply(entry)], [*self.past, there.apply(entry)]]
        assert here.state is not None
        assert there.state is not None
        if here.state.view(receiver.look) != there.state.view(receiver.look):
            return  # the move has taught something
        if here.status != "running":
            return  # all is revealed
        self.compared += 1
        updates = [
            wire.write(telling.news(table, past, here.version - 1, receiver, self.presence))
            for table, past in zip((here, there), pasts, strict=True)
        ]
        assert updates[0] == updates[1]

    def keep_still(self) -> None:
        """Before the end nobody learns where the shuffle came from."""
        for receiver in self.receivers:
            for text in self.messages(self.table, self.past, receiver):
                assert not [secret for secret in self.secrets() if secret in text]

    def secrets(self) -> list[str]:
        return [self.table.secret, *self.nonces, self.table.shuffle.seed().hex()]


def asked(table: Table, receiver: Receiver, text: str) -> str:
    """The answer to a preview, or to "why not?"."""
    assert receiver.look is not None
    try:
        events = table.preview(receiver.guest, receiver.look, text)
    except Refused as no:
        return wire.write(_refusal("a", no))
    except ValueError:  # the toy cannot read everything
        return ""
    return wire.write(wire.Previewed("a", events))


def switched_on(game: Game) -> dict[str, Value]:
    """Every switch on: aids to the memory among them."""
    return {option.id: True for option in game.options if isinstance(option, Switch)}


TABLES: list[tuple[Game, list[str]]] = [
    (SERCE, ["ola", "jan"]),
    (SERCE, ["ola", "ola"]),
    (STROLL, ["ola", "jan"]),
    (STROLL, ["ola", "jan", "ola"]),
]


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("options", [False, True], ids=["plain", "options"])
@pytest.mark.parametrize(
    ("game", "people"), TABLES, ids=[f"{game.id}-{'-'.join(people)}" for game, people in TABLES]
)
def test_messages_tell_only_what_the_receiver_may_know(
    game: Game, people: list[str], options: bool, seed: int
) -> None:
    fuzz = Fuzz(game, people, switched_on(game) if options else {}, seed)
    fuzz.run()
    assert fuzz.varied
    assert fuzz.compared


@pytest.mark.parametrize("game", [SERCE, STROLL], ids=lambda game: game.id)
def test_after_the_end_everything_is_revealed(game: Game) -> None:
    fuzz = Fuzz(game, ["ola", "jan"], {}, 1)
    fuzz.run()
    for receiver in fuzz.receivers:
        *news, _ = fuzz.messages(fuzz.table, fuzz.past, receiver)
        for text in news:
            assert fuzz.table.secret in text
            assert [nonce in text for nonce in fuzz.nonces] == [True, False]  # one was left out
    record = fuzz.table.record()
    assert [secret in record.line() for secret in fuzz.secrets()] == [True, True, False, True]
    verify(record, game)


# ---------------------------------------------------------------- looking back


class Memory(Fuzz):
    """A random game with moves taken back, and what every receiver saw at every version."""

    def __init__(self, game: Game, people: Sequence[str], seed: int) -> None:
        super().__init__(game, people, switched_on(game), seed)
        self.seen: dict[int, list[Facts]] = {}
        self.undone = 0

    def happen(self, entry: Entry) -> None:
        super().happen(entry)
        state = self.table.state
        if state is not None:
            self.seen[self.table.version] = [
                state.view(receiver.look) for receiver in self.receivers
            ]

    def run(self) -> None:
        self.begin()
        while self.table.status == "running":
            state = self.table.state
            assert state is not None
            self.happen(Moved(int(state.to_move), state.text(self.luck.choice(state.moves()))))
            undoable = [(seat, self.table.undoable(seat)) for seat in range(len(self.nonces))]
            for seat, plies in undoable:
                if plies and self.luck.random() < 0.5:
                    self.happen(Undone(seat, self.luck.randint(1, plies)))
                    self.undone += 1
            self.look_back(self.luck.choice(list(self.seen)))

    def look_back(self, version: int) -> None:
        """To be shown again what one has seen is no news; and the shuffle stays out of it."""
        for receiver, view in zip(self.receivers, self.seen[version], strict=True):
            told = wire.write(telling.recalled(self.past, "a", version, receiver.look))
            assert told == wire.write(wire.Recalled("a", version, view))
            assert not [secret for secret in self.secrets() if secret in told]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    ("game", "people"), TABLES, ids=[f"{game.id}-{'-'.join(people)}" for game, people in TABLES]
)
def test_looking_back_shows_only_what_was_seen_then(
    game: Game, people: list[str], seed: int
) -> None:
    memory = Memory(game, people, seed)
    memory.run()
    for version in memory.seen:
        memory.look_back(version)
    assert memory.undone or game is SERCE  # where nearly every move draws


@pytest.mark.parametrize("version", [1, 0, -1, 10**30])
def test_there_is_nothing_to_look_back_to_before_the_game(version: int) -> None:
    memory = Memory(STROLL, ["ola", "jan"], 0)
    memory.begin()
    with pytest.raises(Refused, match="not_begun" if version == 1 else "no_such_version"):
        telling.recalled(memory.past, "a", version, 0)


# ---------------------------------------------------------------- the fuzz can fail


def view_of_the_mover(table: Table, look: int | None) -> Facts | None:
    return None if table.state is None else table.state.view(max(0, int(table.state.to_move)))


def view_of_another(table: Table, look: int | None) -> Facts | None:
    return None if table.state is None else table.state.view(1 if look == 0 else 0)


def view_with_the_truth(table: Table, look: int | None) -> Facts | None:
    if table.state is None:
        return None
    return {**table.state.view(look), "truth": table.state.dump()}


_told = telling.told


def told_to_everybody(happening: Happening, look: int | None) -> wire.Told:
    told = _told(happening, look)
    events = [{**facts} for facts in told.events]
    for facts, event in zip(events, happening.events, strict=True):
        for private in event.private.values():
            facts.update(private)
    return msgspec.structs.replace(told, events=events)


def told_with_the_entry(happening: Happening, look: int | None) -> wire.Told:
    told = _told(happening, look)
    return msgspec.structs.replace(told, kind=repr(happening.entry))


@pytest.mark.parametrize(
    ("name", "leak"),
    [
        ("view", view_of_the_mover),
        ("view", view_of_another),
        ("view", view_with_the_truth),
        ("told", told_to_everybody),
        ("told", told_with_the_entry),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_the_fuzz_finds_a_leak(
    monkeypatch: pytest.MonkeyPatch, name: str, leak: Callable[..., object]
) -> None:
    monkeypatch.setattr(telling, name, leak)
    with pytest.raises(AssertionError):
        Fuzz(STROLL, ["ola", "jan"], {}, 0).run()


@pytest.mark.parametrize("leak", [view_of_the_mover, view_of_another, view_with_the_truth])
def test_a_leak_in_looking_back_is_found(
    monkeypatch: pytest.MonkeyPatch, leak: Callable[..., object]
) -> None:
    monkeypatch.setattr(telling, "view", leak)
    with pytest.raises(AssertionError):
        Memory(STROLL, ["ola", "jan"], 0).run()


# ---------------------------------------------------------------- who looks from where


def test_nobody_looks_from_a_seat_of_somebody_else() -> None:
    table = Fuzz(STROLL, ["ola", "jan", "ola"], {}, 0).table
    assert [eyes(table, "jan", wish) for wish in (None, 0, 1, 2, -1, 99)] == [1] * 6
    assert [eyes(table, "ewa", wish) for wish in (None, 0, 1, 2, -1, 99)] == [None] * 6
    wishes = [eyes(table, "ola", wish) for wish in (None, 0, 1, 2, -1, 99)]
    assert wishes == [None, 0, None, 2, None, None]
