"""A game at one keyboard, without the keyboard: turns, undo, hints, records."""

import pytest

import smokowisko
from smokowisko.engine.errors import BadOptions, BadRecord, IllegalMove
from smokowisko.engine.game import State
from smokowisko.engine.record import Seat
from smokowisko.terminal.session import Session
from tests.bots.positions import descents
from tests.games.serce_smoka.position import A, B, position

PEOPLE = [Seat(""), Seat("")]


def new(*, free_undo: bool = False, against: str | None = None) -> Session:
    state = smokowisko.game("serce_smoka").new(seed=7)
    return at(state, free_undo=free_undo, against=against)


def at(state: State, *, free_undo: bool = False, against: str | None = None) -> Session:
    seats = PEOPLE if against is None else [Seat(""), Seat(against, bot=against)]
    return Session(state, 7, seats, free_undo=free_undo, thought=descents(100))


def test_bots_move_when_it_is_their_turn() -> None:
    assert new(against="random").bot_to_move is None
    session = new(against="random")
    session.play("first 1")
    assert session.bot_to_move == "random"
    session.play_bot()
    assert session.to_move == A


def test_an_illegal_move_changes_nothing() -> None:
    session = new()
    before = session.view(A)
    with pytest.raises(IllegalMove):
        session.play("troll 1")
    assert session.view(A) == before
    assert session.told(A) == []


def test_undo_takes_back_an_own_decision_that_has_shown_nothing() -> None:
    session = new()
    before = session.view(A)
    session.play("first 0")
    assert session.undo(A) is None
    assert session.view(A) == before
    assert session.told(A) == []


def test_undo_stops_at_a_drawn_card() -> None:
    session = new()
    session.play("first 0")
    session.play("hero 1")
    assert session.undo(A) == "terminal-undo-revealed"


def test_undo_is_possible_when_no_card_was_drawn() -> None:
    state = position(hand="troll 1 | dwarf 1", hand_size=2, deck_size=0, final_turn=22).state
    session = at(state)
    before = session.view(A)
    session.play("troll 1")
    assert session.undo(A) is None
    assert session.view(A) == before


def test_undo_stops_where_another_seat_decided() -> None:
    session = new()
    session.play("first 1")
    assert session.undo(B) == "terminal-undo-others"
    assert session.undo(A) is None


def test_undo_needs_a_decision() -> None:
    assert new().undo(A) == "terminal-undo-nothing"
    assert new(free_undo=True).undo(A) == "terminal-undo-nothing"


def test_free_undo_goes_back_to_the_own_decision_past_the_others() -> None:
    session = new(free_undo=True, against="greedy")
    session.play("first 0")
    before = session.view(A)
    session.play("hero 1")
    session.play_bot()
    assert session.undo(A) is None
    assert session.view(A) == before
    assert session.undo(A) is None
    assert session.undo(A) == "terminal-undo-nothing"


@pytest.mark.parametrize("bot", ["random", "dragon"])
def test_undo_is_no_second_throw_of_the_dice(bot: str) -> None:
    session = new(free_undo=True, against=bot)
    session.play("first 0")
    answers = set()
    for _ in range(5):
        session.play("hero 1")
        session.play_bot()
        answers.add(session.record().moves[-1])
        session.undo(A)
    assert len(answers) == 1


def test_a_hint_is_legal_and_tells_only_what_is_certain() -> None:
    state = position(fields="treasure_chest 4 3", hand="fire_dragon 2 | ship 0", hand_size=2).state
    hint = at(state).hint()
    assert hint.move["text"] == "fire_dragon 2"
    assert [facts["type"] for facts in hint.certain] == ["cards_played", "cards_collected"]
    assert 0.0 < hint.share < 1.0


def test_a_hint_changes_nothing() -> None:
    session = new()
    before = session.record()
    session.hint()
    assert session.record() == before


def test_a_resumed_session_is_the_same_session() -> None:
    session = new(against="greedy")
    session.play("first 0")
    session.play("hero 1")
    session.play_bot()
    again = Session.resumed(session.record())
    for seat in (A, B, None):
        assert again.view(seat) == session.view(seat)
        assert again.told(seat) == session.told(seat)
    assert again.record() == session.record()


def test_a_record_that_does_not_fit_is_not_resumed() -> None:
    record = new().record()
    record.moves = ["first 0", "ship 0 0 0"]
    with pytest.raises(BadRecord, match="Ply 2"):
        Session.resumed(record)


def test_a_record_with_an_unknown_bot_is_not_resumed() -> None:
    record = new().record()
    record.seats = [Seat(""), Seat("Deep Blue", bot="deep_blue")]
    with pytest.raises(BadOptions, match="deep_blue"):
        Session.resumed(record)


def test_the_record_of_a_secret_seed_can_be_resumed() -> None:
    secret = bytes(range(32))
    state = smokowisko.game("serce_smoka").new(seed=secret)
    session = Session(state, secret, PEOPLE)
    session.play("first 1")
    assert Session.resumed(session.record()).record() == session.record()
