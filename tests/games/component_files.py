"""Component files that somebody has edited: what a test changes in the shipped one, and how a wrong
one is refused."""

from importlib import resources

import pytest

import smokowisko


def shipped(game: str) -> str:
    """The component file that comes with a game."""
    return (resources.files(f"smokowisko.games.{game}") / "components.toml").read_text("utf-8")


def changed(text: str, old: str, new: str) -> str:
    """The text with one place changed, which stands there once."""
    assert text.count(old) == 1, f"{old!r} stands there {text.count(old)} times"
    return text.replace(old, new)


def changed_table(text: str, start: str, old: str, new: str, end: str = "provenance") -> str:
    """The text with one place of a table changed; the table reaches from `start` to `end`."""
    first = text.index(start)
    last = text.index(end, first)
    return text[:first] + changed(text[first:last], old, new) + text[last:]


def refusal(game: str, text: str) -> smokowisko.BadComponents:
    """Why these components are refused, in one sentence that names the place."""
    with pytest.raises(smokowisko.BadComponents) as fault:
        smokowisko.game(game, components=text)
    sentence = fault.value.sentence
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert fault.value.place in sentence
    return fault.value
