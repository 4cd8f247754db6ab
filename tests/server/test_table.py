"""The rules of a table: sitting, playing, taking back, leaving; what is rebuilt is what was."""

import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from smokowisko.engine.game import Game
from smokowisko.engine.record import verify
from smokowisko.engine.shuffle import SCHEME, Share, commitment, pledge
from smokowisko.server import past as pasts
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
    read,
    write,
)
from smokowisko.server.past import Past, rebuild
from smokowisko.server.table import STAND_IN, Refused, Table
from tests.server import stroll

STROLL = stroll.make()
SECRET = "5e" * 32
NONCES = {pledge(f"{number:032x}"): f"{number:032x}" for number in range(40)}


@pytest.fixture(autouse=True)
def the_toy_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pasts, "game", lambda id: {"stroll": STROLL}[id])


class Journal:
    """A table and everything written about it, as the hub would keep it."""

    def __init__(self, chairs: Sequence[str], secret: str = SECRET) -> None:
        """A chair is the name of a guest, "open", or "greedy"."""
        seated = [chair(wish, place) for place, wish in enumerate(chairs)]
        created = Created("stroll", 1, "", {}, seated, "ola", True, secret, scheme=SCHEME)
        self.entries: list[Entry] = [created]
        self.table = Table("t", STROLL, created)

    def write(self, entry: Entry) -> Table:
        self.table.apply(entry)
        self.entries.append(entry)
        return self.table

    def playing(self) -> Table:
        """Started, and everybody has revealed the nonce."""
        self.write(self.table.start("ola"))
        for share in self.table.shares:
            if self.table.chairs[share.seat].nonce is None:
                guest = self.table.chairs[share.seat].guest
                assert guest is not None
                self.write(self.table.reveal(guest, NONCES[share.pledge]))
        dealt = self.table.consequence()
        assert dealt == Dealt()
        return self.write(dealt)

    def play(self, *cards: int) -> None:
        for card in cards:
            assert self.table.state is not None
            seat = int(self.table.state.to_move)
            guest = self.table.chairs[seat].guest
            assert guest is not None
            self.write(self.table.play(guest, seat, self.table.version, f"card {card}"))

    def rebuilt(self) -> Table:
        return rebuild("t", [read(write(entry)) for entry in self.entries])[0]


def chair(wish: str, place: int) -> Chair:
    if wish == "open":
        return Chair()
    if wish == "greedy":
        return Chair(bot=wish)
    return Chair(guest=wish, name=wish.title(), pledge=pledge(f"{place:032x}"))


def everything(table: Table) -> dict[str, Any]:
    """All that a table is, states as their dumps."""
    facts = dict(vars(table))
    facts["game"] = table.game.id
    facts["state"] = table.state and table.state.dump()
    facts["_undoable"] = [state.dump() for state in table._undoable]
    return facts


def hand(table: Table) -> list[int]:
    assert table.state is not None
    return table.state.moves()


def refused(reason: str, act: Callable[..., object], *given: object) -> None:
    with pytest.raises(Refused) as caught:
        act(*given)
    assert caught.value.reason == reason


# ---------------------------------------------------------------- sitting


def test_people_sit_leave_and_start() -> None:
    journal = Journal(["ola", "open", "greedy"])
    table = journal.table
    refused("seats_open", table.start, "ola")
    his, hers = pledge(f"{11:032x}"), pledge(f"{22:032x}")
    refused("no_such_seat", table.sit, "jan", "Jan", 3, his)
    refused("no_such_seat", table.sit, "jan", "Jan", -1, his)
    refused("seat_taken", table.sit, "jan", "Jan", 0, his)
    refused("seat_taken", table.sit, "jan", "Jan", 2, his)
    for bad in (None, "", "00", "0g" * 32, "00" * 33, "é" * 64, " 0" * 32, "00" * 16):
        refused("bad_pledge", table.sit, "jan", "Jan", 1, bad)
    journal.write(table.sit("jan", "Jan", 1, his))
    assert table.seats_of("jan") == [1]
    refused("not_your_seat", table.leave, "ola", 1)
    refused("not_your_seat", table.leave, "jan", -2)
    journal.write(table.leave("jan", 1))
    assert table.chairs[1].open
    assert [share.seat for share in table.shares] == [0]
    journal.write(table.sit("ewa", "Ewa", 1, hers))
    refused("not_the_owner", table.start, "ewa")
    assert table.state is None
    journal.playing()
    assert table.status == "running"
    assert table.shares == [
        Share(0, pledge("0" * 32), "0" * 32),
        Share(1, hers, f"{22:032x}"),
    ]
    assert everything(journal.rebuilt()) == everything(table)
    for act in (
        lambda: table.sit("jan", "Jan", 1, his),
        lambda: table.leave("ola", 0),
        lambda: table.start("ola"),
    ):
        refused("not_open", act)


def test_every_nonce_counts_in_the_shuffle() -> None:
    def deal(number: int) -> list[int]:
        journal = Journal(["ola", "open"])
        journal.write(journal.table.sit("jan", "Jan", 1, pledge(f"{number:032x}")))
        state = journal.playing().state
        assert state is not None
        return state.dump()

    assert deal(11) == deal(11)
    assert deal(11) != deal(12)


def test_nothing_is_played_before_the_start() -> None:
    table = Journal(["ola", "jan"]).table
    refused("not_running", table.play, "ola", 0, 1, "card 1")
    refused("not_running", table.preview, "ola", 0, "card 1")
    refused("not_running", table.undo, "ola", 0, table.version, 1)
    refused("not_running", table.resign, "ola", 0)
    refused("not_running", table.vote, "ola", 0, Voted(0, "abort"))
    refused("not_finished", table.record)


# ---------------------------------------------------------------- playing


def test_a_move_needs_the_seat_the_turn_the_version_and_the_rules() -> None:
    journal = Journal(["ola", "jan"])
    table = journal.playing()
    card = f"card {hand(table)[0]}"
    before = everything(table)
    refused("not_your_seat", table.play, "jan", 0, table.version, card)
    refused("not_your_seat", table.play, "ola", 7, table.version, card)
    refused("not_your_seat", table.play, "ola", -2, table.version, card)
    refused("not_your_turn", table.play, "jan", 1, table.version, card)
    refused("stale_version", table.play, "ola", 0, table.version - 1, card)
    refused("stale_version", table.play, "ola", 0, -(10**30), card)
    with pytest.raises(Refused) as caught:
        table.play("ola", 0, table.version, "card 99")
    assert caught.value.reason == "illegal_move"
    assert caught.value.fault is not None
    assert caught.value.fault.rule == "TOY-01"
    assert everything(table) == before
    assert table.play("ola", 0, table.version, card) == Moved(0, card)


def test_a_vote_in_between_does_not_make_a_version_stale() -> None:
    journal = Journal(["ola", "jan"])
    seen = journal.playing().version
    journal.write(journal.table.vote("jan", 1, Voted(1, "abort")))
    card = hand(journal.table)[0]
    assert journal.table.play("ola", 0, seen, f"card {card}") == Moved(0, f"card {card}")
    journal.play(card)
    refused("stale_version", journal.table.play, "ola", 0, seen, "card 1")


def test_a_preview_is_only_for_the_seat_to_move() -> None:
    table = Journal(["ola", "jan"]).playing()
    card = hand(table)[0]
    assert table.preview("ola", 0, f"card {card}") == [{"type": "played", "seat": 0, "card": card}]
    refused("illegal_move", table.preview, "ola", 0, "card 99")
    refused("not_your_turn", table.preview, "jan", 1, f"card {card}")
    refused("not_your_seat", table.preview, "jan", 0, f"card {card}")


# ---------------------------------------------------------------- taking back


def ascending(table: Table) -> list[int]:
    """Three cards in a row, each higher: none of them draws."""
    return sorted(hand(table))


def test_one_ply_or_several_are_taken_back() -> None:
    journal = Journal(["ola", "jan"])
    table = journal.playing()
    start = everything(table)
    low, middle, _ = ascending(table)
    refused("nothing_to_undo", table.undo, "ola", 0, table.version, 1)
    journal.play(low)
    once = table.state and table.state.dump()
    journal.play(middle)
    assert table.undoable(0) > 0
    assert table.undoable(1) == 0
    for plies in (0, -1, 3, 10**30):
        refused("nothing_to_undo", table.undo, "ola", 0, table.version, plies)
    refused("not_your_seat", table.undo, "jan", 0, table.version, 1)
    refused("nothing_to_undo", table.undo, "jan", 1, table.version, 1)
    journal.write(table.undo("ola", 0, table.version, 1))
    assert table.state is not None
    assert table.state.dump() == once
    assert everything(journal.rebuilt()) == everything(table)
    journal.play(middle)
    journal.write(table.undo("ola", 0, table.version, 2))
    assert table.state.dump() == start["state"]
    assert table.moves == []
    assert table.version > start["version"]  # a version never goes back
    refused("stale_version", table.play, "ola", 0, table.version - 1, f"card {low}")
    refused("nothing_to_undo", table.undo, "ola", 0, table.version, 1)
    assert everything(journal.rebuilt()) == everything(table)


def test_undo_stops_at_a_mark() -> None:
    journal = Journal(["ola", "jan"])
    table = journal.playing()
    low, middle, _ = ascending(table)
    journal.play(middle)
    journal.play(low)  # lower: a card is drawn, and the turn ends
    assert table.state is not None
    assert table.state.to_move == 1
    refused("nothing_to_undo", table.undo, "ola", 0, table.version, 1)
    assert table.undoable(0) == 0


def test_undo_stops_where_another_seat_decided() -> None:
    journal = Journal(["ola", "jan"])
    table = journal.playing()
    journal.play(*ascending(table))  # her last card ends the turn, without a mark
    assert table.state is not None
    assert table.state.to_move == 1
    assert table.undoable(0) > 0
    high = max(hand(table))
    journal.play(high)
    refused("nothing_to_undo", table.undo, "ola", 0, table.version, 1)


def test_two_tabs_do_not_undo_twice() -> None:
    journal = Journal(["ola", "jan"])
    table = journal.playing()
    low, middle, _ = ascending(table)
    journal.play(low, middle)
    seen = table.version
    journal.write(table.undo("ola", 0, seen, 1))
    refused("stale_version", table.undo, "ola", 0, seen, 1)
    assert table.moves == [f"card {low}"]


def test_how_much_can_be_taken_back_is_counted() -> None:
    journal = Journal(["ola", "jan"])
    table = journal.playing()
    low, middle, high = ascending(table)
    counts = []
    for card in (low, middle, high):
        journal.play(card)
        counts.append((table.undoable(0), table.undoable(1)))
    assert counts == [(1, 0), (2, 0), (3, 0)]
    journal.write(table.undo("ola", 0, table.version, 2))
    assert table.undoable(0) == 1
    journal.write(table.resign("jan", 1))
    assert table.undoable(0) == 0


def test_a_turn_that_has_passed_on_can_still_be_taken_back() -> None:
    journal = Journal(["ola", "jan"])
    table = journal.playing()
    journal.play(*ascending(table))
    journal.write(table.undo("ola", 0, table.version, 1))
    assert table.state is not None
    assert table.state.to_move == 0
    assert everything(journal.rebuilt()) == everything(table)


# ---------------------------------------------------------------- leaving


def test_resigning_ends_a_game_of_two() -> None:
    journal = Journal(["ola", "jan"])
    table = journal.playing()
    refused("not_your_seat", table.resign, "jan", 0)
    entry = table.resign("jan", 1)
    assert entry == Resigned(1)
    journal.write(entry)
    assert (table.status, table.ending and table.ending.seat) == ("finished", 1)
    refused("not_running", table.resign, "ola", 0)
    refused("not_running", table.play, "ola", 0, 99, "card 1")
    verify(table.record(), STROLL)


def test_resigning_among_three_leaves_the_seat_to_a_bot() -> None:
    journal = Journal(["ola", "jan", "ewa"])
    table = journal.playing()
    shares = table.shares
    entry = table.resign("ola", 0)
    assert entry == TakenOver(0, STAND_IN)
    journal.write(entry)
    assert table.status == "running"
    assert table.bot_to_move == STAND_IN
    assert table.seats_of("ola") == []
    assert table.shares == shares  # the shuffle can still be checked
    refused("not_your_seat", table.play, "ola", 0, table.version, "card 1")
    assert everything(journal.rebuilt()) == everything(table)


def test_all_who_are_there_can_end_a_table() -> None:
    journal = Journal(["ola", "jan", "ewa"])
    table = journal.playing()
    refused("not_your_seat", table.vote, "jan", 0, Voted(0, "abort"))
    journal.write(table.vote("ola", 0, Voted(0, "abort", 1)))
    assert table.votes == {Voted(0, "abort", None)}
    assert table.verdict(set()) is None
    assert table.verdict({"jan"}) is None
    assert table.verdict({"jan", "ewa"}) == Aborted("agreed")
    journal.write(table.vote("ewa", 2, Voted(2, "abort")))
    assert table.verdict(set()) is None
    verdict = table.verdict({"jan"})
    assert verdict == Aborted("agreed")
    journal.write(verdict)
    assert table.status == "aborted"
    assert table.verdict({"jan"}) is None  # it ends once
    refused("not_running", table.vote, "ola", 0, Voted(0, "abort"))
    verify(table.record(), STROLL)


def test_only_somebody_who_is_away_is_replaced() -> None:
    journal = Journal(["ola", "jan", "ewa"])
    table = journal.playing()
    for about in (None, -1, 3, 0):
        refused("no_such_seat", table.vote, "ola", 0, Voted(0, "replace", about))
    journal.write(table.vote("ola", 0, Voted(0, "replace", 1)))
    assert table.verdict({"jan"}) is None  # Ewa has not agreed
    journal.write(table.vote("ewa", 2, Voted(2, "replace", 1)))
    assert table.verdict(set()) is None  # Jan is back
    assert table.verdict({"jan"}) == TakenOver(1, STAND_IN)
    journal.write(TakenOver(1, STAND_IN))
    assert table.votes == set()
    refused("no_such_seat", table.vote, "ola", 0, Voted(0, "replace", 1))


def test_a_move_takes_all_votes_away() -> None:
    journal = Journal(["ola", "jan"])
    table = journal.playing()
    journal.write(table.vote("jan", 1, Voted(1, "abort")))
    journal.play(hand(table)[0])
    assert table.votes == set()
    assert table.verdict({"ola"}) is None


def test_votes_for_one_thing_are_no_votes_for_another() -> None:
    journal = Journal(["ola", "jan", "ewa"])
    table = journal.playing()
    journal.write(table.vote("ola", 0, Voted(0, "abort")))
    journal.write(table.vote("ewa", 2, Voted(2, "replace", 1)))
    assert table.verdict({"jan"}) is None


# ---------------------------------------------------------------- the end


def test_a_finished_game_has_a_record_whose_shuffle_can_be_checked() -> None:
    journal = Journal(["ola", "jan"])
    table = journal.playing()
    refused("not_finished", table.record)
    while table.status == "running":
        journal.play(hand(table)[-1])
    assert table.ending is not None
    assert table.ending.how == "finished"
    record = table.record()
    verify(record, STROLL)
    assert record.shuffle is not None
    assert (
        record.shuffle.commitment == commitment(SECRET) == Journal(["ola", "jan"]).table.commitment
    )
    assert record.result is not None
    assert [seat.name for seat in record.seats] == ["Ola", "Jan"]
    for act in (table.resign, table.leave):
        with pytest.raises(Refused):
            act("ola", 0)


def test_a_rematch_is_noted_after_the_end() -> None:
    journal = Journal(["ola", "jan"])
    table = journal.playing()
    journal.write(table.resign("ola", 0))
    journal.write(Rematched("next"))
    assert table.rematch == "next"
    assert journal.rebuilt().rematch == "next"


# ---------------------------------------------------------------- always


def random_act(table: Table, luck: random.Random) -> Entry | None:
    """Something that somebody might ask; None when it was refused."""
    guest = luck.choice(["ola", "jan", "ewa"])
    seat = luck.randrange(-1, 4)
    cards = hand(table) if table.state is not None and not table.state.over else [0]
    if table.state is not None and luck.random() < 0.5:
        seat = int(table.state.to_move)
        guest = table.chairs[seat].guest or guest
    acts: list[Callable[[], Entry]] = [
        lambda: table.sit(guest, guest.title(), seat, pledge(f"{luck.randrange(40):032x}")),
        lambda: table.leave(guest, seat),
        lambda: table.start("ola"),
        *[lambda: table.reveal(guest, NONCES[table.shares[seat].pledge])] * 4,
        lambda: consequence(table),
        lambda: after_long(table.gone(guest)),
        lambda: after_long(table.returned(guest)),
        lambda: table.ask_rematch(guest, pledge(f"{luck.randrange(40):032x}")),
        lambda: table.decline_rematch(guest),
        *[lambda: table.play(guest, seat, table.version, f"card {luck.choice(cards)}")] * 12,
        *[lambda: table.undo(guest, seat, table.version, luck.randrange(1, 4))] * 4,
        lambda: table.vote(guest, seat, Voted(seat, "abort")),
        lambda: table.vote(guest, seat, Voted(seat, "replace", luck.randrange(3))),
    ]
    if luck.random() < 0.02:
        acts = [lambda: table.resign(guest, seat)]
    try:
        return luck.choice(acts)()
    except (Refused, IndexError):
        return None


def consequence(table: Table) -> Entry:
    """In the middle of dealing somebody may be left out."""
    if table.status != "dealing":
        raise Refused("not_dealing")
    return Dealt()


def after_long(entry: Entry | None) -> Entry:
    if entry is None:
        raise Refused("no_news")
    return entry


@pytest.mark.parametrize("seed", range(30))
def test_what_is_rebuilt_is_what_was(seed: int) -> None:
    luck = random.Random(seed)
    journal = Journal(luck.choice([["ola", "open"], ["ola", "jan", "open"], ["ola", "ola", "jan"]]))
    for _ in range(150):
        before = everything(journal.table)
        entry = random_act(journal.table, luck)
        assert everything(journal.table) == before  # asking changes nothing
        if entry is None:
            continue
        trial = journal.table.copy()
        trial.apply(entry)
        assert everything(journal.table) == before  # nor does trying it out on a copy
        journal.write(entry)
        assert everything(trial) == everything(journal.table) == everything(journal.rebuilt())


@pytest.mark.parametrize("seed", range(10))
def test_the_table_as_it_was_at_any_version(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever happens later, and whoever looks back in between."""
    monkeypatch.setattr(pasts, "MILESTONE", 3)
    luck = random.Random(seed)
    journal = Journal(luck.choice([["ola", "jan"], ["ola", "jan", "ewa"], ["ola", "ola", "jan"]]))
    created = journal.entries[0]
    assert isinstance(created, Created)
    past, then = Past(journal.table, created), [everything(journal.table.copy())]
    for first in (Started(), Dealt()):
        past.add(journal.table.apply(first), journal.table)
        then.append(everything(journal.table.copy()))
    for _ in range(150):
        entry = random_act(journal.table, luck)
        if entry is None:
            continue
        happening = journal.table.apply(entry)
        past.add(happening, journal.table)
        then.append(everything(journal.table.copy()))
        version = luck.randint(1, len(then))
        assert everything(past.table_at(version)) == then[version - 1]
    for version, facts in enumerate(then, start=1):
        assert everything(past.table_at(version)) == facts
    assert len(then) > 3


def test_the_random_acts_reach_everything() -> None:
    """Else the test above would prove little."""
    kinds: set[type[Entry]] = set()
    for seed in range(30):
        luck = random.Random(seed)
        journal = Journal(luck.choice([["ola", "open"], ["ola", "jan", "open"]]))
        for _ in range(150):
            if (entry := random_act(journal.table, luck)) is not None:
                journal.write(entry)
                kinds.add(type(entry))
    kinds_of_table = {Sat, Left, Started, Revealed, Dealt, Moved, Undone, Voted, Away, Back}
    assert kinds >= kinds_of_table | {Resigned, TakenOver, RematchAsked, RematchDeclined}


def test_the_toy_keeps_the_contract() -> None:
    game: Game = STROLL
    state = game.new(3, 1)
    while not state.over:
        twin = game.load(state.dump())
        assert twin.dump() == state.dump()
        state.play(state.moves()[0])
    assert state.winners()
