"""Księga Smoków (The Book of Dragons), a bidding game for two to five: see
docs/rules/ksiega_smokow.md.

Version history: 1 (2026) first rules.
"""

from importlib import resources

from smokowisko.engine.component_sets import kept_apart
from smokowisko.engine.game import Game
from smokowisko.engine.options import Option, Switch
from smokowisko.engine.weights import weights_of
from smokowisko.games.ksiega_smokow import components, notation, refusals, view
from smokowisko.games.ksiega_smokow.heuristics import Prospects
from smokowisko.games.ksiega_smokow.rules import KsiegaSmokow, longest_game
from smokowisko.games.ksiega_smokow.tables import FEWEST_PLAYERS, MOST_PLAYERS, Tables

VERSION = 1


@kept_apart
def make(source: str | None = None) -> Game:
    """The game with its own components, or with those of a TOML text."""
    shipped = resources.files(__name__) / "components.toml"
    parts = components.read(shipped.read_text(encoding="utf-8") if source is None else source)
    tables = Tables(parts.points, parts.thresholds)
    return Game(
        make=make,
        source=source,
        id="ksiega_smokow",
        version=VERSION,
        players=(FEWEST_PLAYERS, MOST_PLAYERS),
        # in the order of the option numbers of the layout; the first value is the default
        options=(
            Option("allow_reinforce", (True, False)),
            Option("mountain_target", ("own", "any_hand")),
            Option("blocking_die_hits_mover", (True, False)),
            Option("tie_break_counts_placed_dice", (True, False)),
            Switch("secret_goals"),
        ),
        components_hash=parts.hash,
        move_space=tables.move_space,
        max_plies=longest_game(),
        state=KsiegaSmokow,
        view=view.view,
        text=notation.text,
        read=notation.read,
        refusal=refusals.refusal,
        heuristic=Prospects(weights_of(__name__)),
        tables=tables,
    )
