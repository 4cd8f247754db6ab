"""The games by id. Each game is a folder with a `make` function; add yours here."""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from smokowisko.engine.errors import BadComponents, UnknownGame
from smokowisko.engine.game import Game

IDS = ("serce_smoka", "drako", "smoki", "ksiega_smokow", "smoki_z_glebin")


def game_ids() -> list[str]:
    """The ids of all games."""
    return list(IDS)


def game(id: str, components: str | Path | None = None) -> Game:
    """The game of an id; `components` (a TOML text, or the path of a file) replaces its own."""
    if id not in IDS:
        raise UnknownGame(f"There is no game {id!r}; the games are: {', '.join(IDS)}.", game=id)
    make: Callable[[str | None], Game] = import_module(f"{__name__}.{id}").make
    return make(_text(components) if isinstance(components, Path) else components)


def _text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        why = fault.strerror if isinstance(fault, OSError) else "it is not UTF-8 text"
        raise BadComponents(f"{file} cannot be read: {why}.", place=str(file)) from fault
