"""Every word that people read: complete in both languages, and every key that is used exists."""

import ast as python
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.runtime.errors import FluentReferenceError
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import smokowisko
from smokowisko import words
from smokowisko.engine.conformance.check import draw_options
from smokowisko.engine.record import Seat
from smokowisko.terminal.sentences import Speaker
from smokowisko.terminal.session import Session

SOURCE = Path(__file__).parent.parent / "src" / "smokowisko"
LOCALES = SOURCE / "locales"
FILES = sorted(file.name for file in (LOCALES / words.LANGUAGES[0]).glob("*.ftl"))
GAMES = smokowisko.game_ids()
ENOUGH_GAMES = 16  # with all options, until every kind of event has come up
LONG_ENOUGH = 150  # plies: a match over many rounds says the same again and again
SOME_MOVES = 12  # besides one of each kind: a single message says hundreds of placements


class Variables(Visitor):
    """The variables that a message needs, also through the messages it uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def entries(language: str, file: str) -> list[Any]:
    text = (LOCALES / language / file).read_text(encoding="utf-8")
    return list(FluentParser().parse(text).body)


def messages(language: str, file: str) -> dict[str, Variables]:
    found = {}
    for entry in entries(language, file):
        if isinstance(entry, ast.Message):
            found[entry.id.name] = Variables()
            found[entry.id.name].visit(entry)
    return found


def test_every_language_has_the_same_files() -> None:
    for language in words.LANGUAGES:
        assert sorted(file.name for file in (LOCALES / language).glob("*.ftl")) == FILES


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_entry_can_be_read(language: str, file: str) -> None:
    assert not [entry.content for entry in entries(language, file) if isinstance(entry, ast.Junk)]


@pytest.mark.parametrize("file", FILES)
def test_both_languages_say_the_same_in_the_same_order(file: str) -> None:
    polish, english = (messages(language, file) for language in ("pl", "en"))
    assert list(polish) == list(english)
    for key, variables in english.items():
        assert polish[key].names == variables.names, key
        assert polish[key].messages == variables.messages, key


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_message_stands_once_and_only_uses_what_exists(language: str, file: str) -> None:
    keys = [entry.id.name for entry in entries(language, file) if isinstance(entry, ast.Message)]
    assert len(keys) == len(set(keys))
    used = {key for variables in messages(language, file).values() for key in variables.messages}
    assert all(words.has(language, key) for key in used)


def test_a_missing_word_is_a_defect() -> None:
    with pytest.raises(LookupError):
        words.say("en", "no-such-key")
    with pytest.raises(FluentReferenceError):
        words.say("en", "serce_smoka-event-deck_exhausted")


# ---------------------------------------------------------------- every key that is used


def literals(pattern: str) -> Iterator[str]:
    """Keys written down in the source."""
    for file in SOURCE.rglob("*.py"):
        yield from re.findall(pattern, file.read_text(encoding="utf-8"))


def test_every_key_of_the_terminal_is_used_and_exists() -> None:
    written = set(literals(r"[\"'](terminal-[a-z_-]+)[\"']"))
    families = set(literals(r"[\"'](terminal-[a-z_-]+-)\{"))
    exist = {*messages("en", "terminal.ftl")}
    assert written <= exist
    for family in families:
        assert any(key.startswith(family) for key in exist), family
    unused = {key for key in exist - written if not key.startswith(tuple(families))}
    assert not unused


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_every_option_and_seat_has_words(id: str, language: str) -> None:
    game = smokowisko.game(id)
    for key in ("name", "pitch"):
        assert words.say(language, f"{id}-{key}")
    for seat in range(game.players[1]):
        assert words.say(language, f"{id}-seat", seat=seat)
    for option in game.options:
        assert words.say(language, f"{id}-option-{option.id}")
        for value in option.bounds().get("values", ()):
            if isinstance(value, str):
                assert words.say(language, f"{id}-option-{option.id}-{value}")
    assert words.rules_page(language, id).startswith("# ")


@pytest.mark.parametrize("id", GAMES)
def test_every_refusal_has_words_and_no_other_has(id: str) -> None:
    written = {key for key in messages("en", f"{id}.ftl") if key.startswith(f"{id}-illegal-")}
    assert {f"{id}-illegal-{reason}" for reason in refusals(id)} == written


def refusals(id: str) -> Iterator[str]:
    """The reasons with which the game calls `refuse(rule, reason, ...)`."""
    for file in (SOURCE / "games" / id).glob("*.py"):
        for node in python.walk(python.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, python.Call) and python.unparse(node.func) == "refuse":
                for part in python.walk(node.args[1]):
                    if isinstance(part, python.Constant) and isinstance(part.value, str):
                        yield part.value


# ---------------------------------------------------------------- in whole games


@pytest.mark.compiled_only  # many games, and words are the same in both modes
@pytest.mark.parametrize("id", GAMES)
def test_everything_that_happens_can_be_said(id: str) -> None:
    game = smokowisko.game(id)
    luck = Random(id)
    fewest, most = game.players
    types = set()
    for seed in range(ENOUGH_GAMES):
        # the greedy see the most, the random what nobody would do
        players = fewest + seed % (most - fewest + 1)
        names = [luck.choice(["greedy", "greedy", "random"]) for _ in range(players)]
        seats = [Seat(name, bot=name) for name in names]
        viewers = (None, *range(players))
        state = game.new(players, seed, draw_options(game, players, luck))
        session = Session(state, seed, seats)
        said_by_all(session, viewers, luck)
        for _ in range(LONG_ENOUGH):
            if session.over:
                break
            session.play_bot()
            said_by_all(session, viewers, luck)
            types |= {facts["type"] for facts in session.told(None)[-1].facts}
    events = [key for key in messages("en", f"{id}.ftl") if key.startswith(f"{id}-event-")]
    assert {key.removesuffix("-own") for key in events} == {f"{id}-event-{type}" for type in types}


def said_by_all(session: Session, viewers: tuple[int | None, ...], luck: Random) -> None:
    """Prompt, some choices and the last events, for every viewer in every language."""
    speakers = [Speaker(language, session.game) for language in words.LANGUAGES]
    for viewer in viewers:
        view, heard = session.view(viewer), session.told(viewer)[-1:]
        moves = view["moves"]
        some = [*{move["act"]: move for move in moves}.values()]
        some += luck.sample(moves, min(SOME_MOVES, len(moves)))
        for speaker in speakers:
            assert speaker.prompt(view)
            assert all(speaker.move(move) for move in some)
            assert all(speaker.events(step.facts) for step in heard)
