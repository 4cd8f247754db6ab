"""The list of games: who can play, what it is about, and what may be chosen at a new table."""

from collections.abc import Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from smokowisko.engine.game import Game
from smokowisko.engine.options import Option, Value
from smokowisko.words import has, say


def as_json(game: Game, language: str) -> dict[str, Any]:
    fewest, most = game.players
    return {
        "id": game.id,
        "version": game.version,
        "name": say(language, f"{game.id}-name"),
        "pitch": say(language, f"{game.id}-pitch"),
        "players": {"min": fewest, "max": most},
        "options": [
            {"id": option.id, "default": option.default, **option.bounds()}
            for option in game.options
        ],
    }


def as_page(game: Game, language: str) -> RenderableType:
    title = Text(say(language, f"{game.id}-name"), "bold")
    title.append(f" · {game.id} · {_players(game, language)}", "not bold")
    options = Table.grid(padding=(0, 2))
    for option in game.options:
        label = say(language, f"{game.id}-option-{option.id}")
        options.add_row(f"  {option.id}={written(option.default)}", label, style="bold")
        for value, meaning in _values(game, option, language):
            options.add_row(f"    {value}", meaning)
    return Group(
        title,
        Text(say(language, f"{game.id}-pitch")),
        Text(say(language, "terminal-games-options")),
        options,
    )


def _players(game: Game, language: str) -> str:
    fewest, most = game.players
    if fewest == most:
        return say(language, "terminal-games-players", fewest=fewest)
    return say(language, "terminal-games-players-range", fewest=fewest, most=most)


def _values(game: Game, option: Option, language: str) -> Iterator[tuple[str, str]]:
    """What may be written after the `=`, with its meaning where it has a name."""
    bounds = option.bounds()
    if "low" in bounds:
        yield say(language, "terminal-games-range", low=bounds["low"], high=bounds["high"]), ""
        return
    for value in bounds["values"]:
        key = f"{game.id}-option-{option.id}-{written(value)}"
        yield written(value), say(language, key) if has(language, key) else ""


def written(value: Value) -> str:
    """A value as it is written on the command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)
