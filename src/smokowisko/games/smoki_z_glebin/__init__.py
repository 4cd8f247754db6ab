"""Smoki z głębin (Sea Dragons), a game of shapes and majorities for two to five: see
docs/rules/smoki_z_glebin.md.

Version history: 1 (2026) first rules.
"""

from importlib import resources

from smokowisko.engine.component_sets import kept_apart
from smokowisko.engine.game import Game
from smokowisko.engine.options import FirstPlayer
from smokowisko.engine.weights import weights_of
from smokowisko.games.smoki_z_glebin import components, notation, refusals, view
from smokowisko.games.smoki_z_glebin.heuristics import Prospects
from smokowisko.games.smoki_z_glebin.rules import SmokiZGlebin, longest_game
from smokowisko.games.smoki_z_glebin.tables import FEWEST_PLAYERS, MOST_PLAYERS, Tables

VERSION = 1


@kept_apart
def make(source: str | None = None) -> Game:
    """The game with its own components, or with those of a TOML text."""
    shipped = resources.files(__name__) / "components.toml"
    parts = components.read(shipped.read_text(encoding="utf-8") if source is None else source)
    tables = Tables(
        parts.sides, parts.ship_tokens, parts.patterns, parts.missions, parts.reef_cards
    )
    return Game(
        make=make,
        source=source,
        id="smoki_z_glebin",
        version=VERSION,
        players=(FEWEST_PLAYERS, MOST_PLAYERS),
        options=(FirstPlayer("first_player", MOST_PLAYERS),),
        components_hash=parts.hash,
        move_space=tables.move_space,
        max_plies=longest_game(tables),
        state=SmokiZGlebin,
        view=view.view,
        text=notation.text,
        read=notation.read,
        refusal=refusals.refusal,
        heuristic=Prospects(weights_of(__name__)),
        tables=tables,
    )
