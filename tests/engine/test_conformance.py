"""The conformance kit passes honest games, and every one of its checks can fail."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

import smokowisko
from smokowisko.engine import conformance
from smokowisko.engine.chance import Chance, fast
from smokowisko.engine.conformance import Nonconformance
from smokowisko.engine.errors import IllegalMove
from smokowisko.engine.events import Event, Facts
from smokowisko.engine.game import Game, State
from smokowisko.engine.record import Ending, Seat, write
from tests.engine import toy as toys
from tests.engine.toy import CARDS, Higher, toy


def test_an_honest_toy_in_plain_python_conforms() -> None:
    report = conformance.check(toy(Higher), games=30)
    assert report.games == 30
    assert report.plies > 30 * 8
    assert report.secrets.events_compared > 100


# every number of players once, and in the mode that people get three times
GAMES = [4, pytest.param(8, marks=pytest.mark.compiled_only)]


@pytest.mark.parametrize("games", GAMES)
@pytest.mark.parametrize("id", smokowisko.game_ids())
def test_our_games_conform(id: str, games: int) -> None:
    report = conformance.check(smokowisko.game(id), games=games, seed=games)
    assert report.secrets.events_compared > 100


class UnsortedMoves(Higher):
    def moves(self) -> list[int]:
        return super().moves()[::-1]


class DeadEnd(Higher):
    def moves(self) -> list[int]:
        return [] if len(self.table) == 2 else super().moves()


class PrefersTheFirst(Higher):
    def any_move(self, luck: Chance) -> int:
        return self.moves()[0]


class TakesAnything(Higher):
    def play(self, move: int) -> None:
        super().play(move if move in self.moves() else self.moves()[0])


class CrashesOnNonsense(Higher):
    def play(self, move: int) -> None:
        if move not in self.moves():
            raise KeyError(move)
        super().play(move)


class ChangesBeforeRefusing(Higher):
    def play(self, move: int) -> None:
        if move not in self.moves():
            self.points[0] += 1
        super().play(move)


class LosesACard(Higher):
    def play(self, move: int) -> None:
        super().play(move)
        self.table = self.table[-3:]


class ForgetsItsPoints(Higher):
    def restore(self, numbers: list[int]) -> None:
        super().restore(numbers)
        self.points = [0] * self.players


class LooksAndChanges(Higher):
    def view(self, seat: int | None) -> Facts:
        self.points[0] += 1
        return super().view(seat)


class AllWin(Higher):
    def winners(self) -> list[int]:
        return list(range(self.players)) if self.over else []


class RanksWithAGap(Higher):
    def ranks(self) -> list[int]:
        return [rank + 1 for rank in super().ranks()]


class ShallowCopy(Higher):
    """Shares the table: caught at once."""

    def copy(self) -> Higher:
        twin = super().copy()
        twin.table = self.table
        return twin


class BorrowedPoints(Higher):
    """A copy takes its own list only when it plays itself: until then it sees the points of the
    original change, which only the history of copies can tell."""

    borrowed = False

    def copy(self) -> "BorrowedPoints":
        twin = super().copy()
        assert isinstance(twin, BorrowedPoints)
        twin.points = self.points
        twin.borrowed = True
        return twin

    def play(self, move: int) -> None:
        if self.borrowed:
            self.points = list(self.points)
        super().play(move)


class TellsAnotherStory(Higher):
    def tell(self, move: int) -> list[Event]:
        events = super().tell(move)
        self.points[0] += 1
        return events


class TellsNothing(Higher):
    def tell(self, move: int) -> list[Event]:
        super().tell(move)
        return []


class RollsItsOwnDice(Higher):
    rolled = 0

    def set_up(self) -> None:
        super().set_up()
        type(self).rolled += 1
        self.points[0] = type(self).rolled


class RedealsNothing(Higher):
    def redeal(self, seat: int | None, seed: int) -> None:
        pass


class RedealsTheOwnHand(Higher):
    def redeal(self, seat: int | None, seed: int) -> None:
        super().redeal(None if seat == 0 else seat, seed)


class RedealsInOrder(Higher):
    """Shuffles what lies there without sorting it first: the old order shines through."""

    def redeal(self, seat: int | None, seed: int) -> None:
        self.chance = fast(seed)
        for last in range(len(self.deck) - 1, 0, -1):
            other = self.chance.below(last + 1)
            self.deck[last], self.deck[other] = self.deck[other], self.deck[last]


class RedealsAnotherPoint(Higher):
    def redeal(self, seat: int | None, seed: int) -> None:
        super().redeal(seat, seed)
        if len(self.deck) > 2:
            self.deck = self.deck[:-1]


class TellsTheDraw(Higher):
    def note(self, event: Event) -> None:
        if event.type == "drawn":
            card = event.private[event.public["seat"]]["card"]
            event = Event("drawn", {**event.public, "card": card}, marked=True)
        super().note(event)


class TellsTheNextSeat(Higher):
    def note(self, event: Event) -> None:
        if event.type == "drawn":
            seat = event.public["seat"]
            next_seat = (seat + 1) % self.players
            event = Event("drawn", event.public, {next_seat: event.private[seat]}, marked=True)
        super().note(event)


class MarksNothing(Higher):
    def note(self, event: Event) -> None:
        super().note(Event(event.type, event.public, event.private))


class MarksSomethingElse(Higher):
    """Marks what was certain instead of what came from chance."""

    def note(self, event: Event) -> None:
        super().note(Event(event.type, event.public, event.private, not event.marked))


class PreviewsTheTruth(Higher):
    def preview(self, seat: int | None, move: int) -> list[Facts]:
        return [event.seen_by(seat) for event in self.copy().tell(move)]


class PreviewsForReal(Higher):
    def preview(self, seat: int | None, move: int) -> list[Facts]:
        return [event.seen_by(seat) for event in self.tell(move)]


@pytest.mark.parametrize(
    ("broken", "check"),
    [
        (UnsortedMoves, "moves"),
        (DeadEnd, "moves"),
        (PrefersTheFirst, "any move"),
        (TakesAnything, "illegal moves"),
        (CrashesOnNonsense, "illegal moves"),
        (ChangesBeforeRefusing, "illegal moves"),
        (LosesACard, "census"),
        (ForgetsItsPoints, "dump"),
        (LooksAndChanges, "view"),
        (AllWin, "ranks"),
        (RanksWithAGap, "ranks"),
        (ShallowCopy, "copy"),
        (BorrowedPoints, "copy history"),
        (TellsAnotherStory, "tell"),
        (TellsNothing, "tell"),
        (RollsItsOwnDice, "replay"),
        (RedealsTheOwnHand, "leak"),
        (RedealsInOrder, "redeal"),
        (RedealsAnotherPoint, "leak"),
        (TellsTheDraw, "leak"),
        (TellsTheNextSeat, "leak"),
        (MarksNothing, "marks"),
        (MarksSomethingElse, "marks"),
        (PreviewsTheTruth, "leak"),
        (PreviewsForReal, "preview"),
    ],
)
def test_every_check_can_fail(broken: type[Higher], check: str) -> None:
    with pytest.raises(Nonconformance) as complaint:
        conformance.check(toy(broken), games=30)
    assert complaint.value.check == check
    assert complaint.value.record.line() in str(complaint.value)


def _shows_the_top_of_the_deck(state: Any, seat: int | None) -> Facts:
    return {**toys.view(state, seat), "top": state.deck[-1] if state.deck else None}


def _offers_moves_to_all(state: Any, seat: int | None) -> Facts:
    return {**toys.view(state, seat), "moves": [{"code": move} for move in state.moves()]}


def _no_prompt(state: Any, seat: int | None) -> Facts:
    shown = toys.view(state, seat)
    del shown["prompt"]
    return shown


def _not_json(state: Any, seat: int | None) -> Facts:
    return {**toys.view(state, seat), "table": tuple(state.table)}


def _same_text(state: Any, move: int) -> str:
    return "a card"


def _untidy_text(state: Any, move: int) -> str:
    return f"card  {move}"


def _reads_another(state: Any, written: str) -> int:
    return int(state.moves()[0])


@pytest.mark.parametrize(
    ("part", "function", "check"),
    [
        ("view", _shows_the_top_of_the_deck, "leak"),
        ("view", _offers_moves_to_all, "view"),
        ("view", _no_prompt, "view"),
        ("view", _not_json, "view"),
        ("text", _same_text, "text"),
        ("text", _untidy_text, "text"),
        ("read", _reads_another, "text"),
    ],
)
def test_every_check_of_view_and_notation_can_fail(
    part: str, function: Callable[..., object], check: str
) -> None:
    with pytest.raises(Nonconformance) as complaint:
        conformance.check(toy(Higher, Game, **{part: function}), games=30)
    assert complaint.value.check == check


def test_redeals_that_hide_nothing_are_found_out() -> None:
    with pytest.raises(AssertionError, match="never changed anything"):
        conformance.check(toy(RedealsNothing), games=3)


def test_a_game_longer_than_it_says_is_found_out() -> None:
    with pytest.raises(Nonconformance, match="max_plies"):
        conformance.check(toy(Higher, max_plies=CARDS - 1), games=3)


class Careless(Game):
    def new(
        self,
        players: int | None = None,
        seed: int | bytes = 0,
        options: Mapping[str, object] | None = None,
    ) -> State:
        return super().new(players, seed, None)


def test_a_game_that_takes_any_option_is_found_out() -> None:
    with pytest.raises(AssertionError, match=r"bad input: higher took .*no such option"):
        conformance.check(toy(Higher, of=Careless))


def test_golden_games_are_compared_ply_by_ply() -> None:
    game = toy(Higher)
    state = game.new(seed=5)
    texts = []
    while not state.over:
        texts.append(state.text(state.moves()[0]))
        state.play(state.moves()[0])
    seats = [Seat("Ola"), Seat("Jan")]
    record = write(state, seed=5, seats=seats, moves=texts, ending=Ending("finished"))
    digests = conformance.view_digests(record, game)
    conformance.check_golden(record, digests, game)
    digests[3] = "00"
    with pytest.raises(Nonconformance, match="at ply 3"):
        conformance.check_golden(record, digests, game)


def test_refusals_carry_the_rule() -> None:
    state = toy(Higher).new()
    with pytest.raises(IllegalMove) as refusal:
        state.play(99)
    assert refusal.value.rule == "TOY-01"
