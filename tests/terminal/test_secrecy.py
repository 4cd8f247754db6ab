"""Whatever is printed for a person is the same in every world that this person cannot tell apart
from the true one."""

import re
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import smokowisko
from smokowisko.bots import ask, bot
from smokowisko.engine.events import Event
from smokowisko.engine.record import Seat
from smokowisko.terminal.replays import Replay
from smokowisko.terminal.saves import SaveFile
from smokowisko.terminal.session import Session, Step
from smokowisko.terminal.table import Tabletop
from tests.bots.positions import descents

ME, OTHER = 0, 1
# what one can type without deciding: no deck has two trolls of 1, no field takes four ships
ANSWERS = ("hint", "log", "help", "undo", "0", "dance", "troll 1 1", "ship 0 0 0 0")
WORLDS = 3
BRIEF = descents(20)
# how often it turns while a bot thinks is up to the machine
SPINNER = re.compile(r"(?:\r\x1b\[2K)?\x1b\[32m[\u2800-\u28ff]\x1b\[0m Ancient is pondering")


def sessions(seats: list[Seat], plies: int) -> Iterator[Session]:
    """A game somewhere in its course, whenever it is my turn."""
    session = Session(smokowisko.game("serce_smoka").new(seed=plies), plies, seats, thought=BRIEF)
    for _ in range(plies):
        state = session._state
        session.play(state.text(ask(bot("greedy", 0), state, plies)))
        if session.over:
            return
        if session.to_move == ME:
            yield session


def twin(session: Session) -> Session:
    """A table to play with, while the first one goes on."""
    other = Session(session._state.copy(), session._seed, session.seats, thought=BRIEF)
    other._steps = list(session._steps)
    return other


def other_world(session: Session, seed: int) -> Session:
    """The same to my eyes: what I cannot know is dealt anew, what others were told is replaced."""
    other = twin(session)
    other._state.redeal(ME, seed)
    other._steps = [_other_step(step, seed) for step in session._steps]
    return other


def _other_step(step: Step, seed: int) -> Step:
    before = step.before.copy()
    before.redeal(ME, seed)
    secret = {"cards": [{"kind": "ship", "value": 0}] * 6}
    events = [
        Event(
            event.type,
            event.public,
            {seat: facts if seat == ME else secret for seat, facts in event.private.items()},
            event.marked,
        )
        for event in step.events
    ]
    return Step(step.seat, step.text, events, before)


def printed(
    session: Session, answers: tuple[str, ...], file: Path, monkeypatch: pytest.MonkeyPatch
) -> str:
    """All that the screen shows while these answers are typed, until the end of input."""
    screen = StringIO()
    waiting = iter(answers)

    def typed(prompt: str) -> str:
        screen.write(prompt)
        try:
            return next(waiting)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", typed)
    console = Console(file=screen, width=80, height=24, force_terminal=True)
    Tabletop(session, console, "en", SaveFile(file, ours=True)).run()
    return SPINNER.sub("", screen.getvalue())


@pytest.mark.parametrize("plies", [9, 40])
def test_nothing_hidden_reaches_the_screen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plies: int
) -> None:
    differing = 0
    for session in sessions([Seat(""), Seat("greedy", bot="greedy")], plies):
        truth = printed(twin(session), ANSWERS, tmp_path / "game.json", monkeypatch)
        for seed in range(WORLDS):
            world = other_world(session, seed)
            differing += world.view(OTHER)["seats"][OTHER] != session.view(OTHER)["seats"][OTHER]
            assert printed(world, ANSWERS, tmp_path / "game.json", monkeypatch) == truth
    assert differing > 0, "the hidden part must really vary"


def test_the_next_person_sees_a_curtain_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """I sit down and decide; what I draw then is not shown to whoever comes next."""
    drawn = set()
    for session in sessions([Seat(""), Seat("")], 12):
        worlds = [other_world(session, seed) for seed in range(WORLDS)]
        answers = ("", "hint", "log", "1")
        shown = {printed(each, answers, tmp_path / "game.json", monkeypatch) for each in worlds}
        assert len(shown) == 1
        drawn |= {str(world.told(ME)[-1].facts[-1]) for world in worlds}
    assert len(drawn) > WORLDS, "the cards drawn behind the curtain must really vary"


def test_the_replay_of_a_running_game_shows_no_hand() -> None:
    (*_, session) = sessions([Seat(""), Seat("")], 20)
    screen = StringIO()
    console = Console(file=screen, width=200)
    Replay(session.record(), console, "en").whole(step=False)
    Replay(session.record(), console, "en").at(len(session.record().moves))
    assert "draws a card." in screen.getvalue()
    assert "Hand:" not in screen.getvalue()
    told = [event for step in session.told(ME) for event in step.facts if "cards" in event]
    assert told, "I was shown cards, the spectator was not"
    assert not any(f"draws {sign}" in screen.getvalue() for sign in "TFPSDH")
