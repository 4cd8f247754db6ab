"""Drako: Smok i Krasnoludy (Drako: Dragon & Dwarves), a skirmish for two: see docs/rules/drako.md.

Version history: 1 (2026) first rules.
"""

from importlib import resources

from smokowisko.engine.component_sets import kept_apart
from smokowisko.engine.game import Game
from smokowisko.engine.options import Option, Switch, Whole
from smokowisko.engine.weights import weights_of
from smokowisko.games.drako import components, notation, refusals, view
from smokowisko.games.drako.heuristics import Battle
from smokowisko.games.drako.layout import SEATS
from smokowisko.games.drako.rules import Drako, longest_game
from smokowisko.games.drako.tables import Tables

VERSION = 1


@kept_apart
def make(source: str | None = None) -> Game:
    """The game with its own components, or with those of a TOML text."""
    shipped = resources.files(__name__) / "components.toml"
    read = components.read(shipped.read_text(encoding="utf-8") if source is None else source)
    tables = Tables(read.parts)
    return Game(
        make=make,
        source=source,
        id="drako",
        version=VERSION,
        players=(SEATS, SEATS),
        # in the order of the option numbers of the layout
        options=(
            Option("setup", ("free_placement", "first_game")),
            Switch("mulligan"),
            Switch("two_legs"),
            Option("sides", ("chosen", "random")),
            # whoever opens a table leads the dwarves, the easier side (DRA-2)
            Whole("dragon_seat", 0, SEATS - 1, default=1),
        ),
        components_hash=read.hash,
        move_space=tables.move_space,
        max_plies=longest_game(read.parts),
        state=Drako,
        view=view.view,
        text=notation.text,
        read=notation.read,
        refusal=refusals.refusal,
        heuristic=Battle(weights_of(__name__)),
        tables=tables,
    )
