"""Serce Smoka (Dragonheart), a card game for two: see docs/rules/serce_smoka.md.

Version history: 1 (2026) first rules.
"""

from importlib import resources

from smokowisko.engine.component_sets import kept_apart
from smokowisko.engine.game import Game
from smokowisko.engine.options import Option, Switch, Whole
from smokowisko.engine.weights import network_of
from smokowisko.games.serce_smoka import components, notation, refusals, view
from smokowisko.games.serce_smoka.heuristics import Experience
from smokowisko.games.serce_smoka.layout import SEATS
from smokowisko.games.serce_smoka.rules import SerceSmoka, longest_game
from smokowisko.games.serce_smoka.tables import Tables

VERSION = 1


@kept_apart
def make(source: str | None = None) -> Game:
    """The game with its own components, or with those of a TOML text."""
    shipped = resources.files(__name__) / "components.toml"
    parts = components.read(shipped.read_text(encoding="utf-8") if source is None else source)
    tables = Tables(list(parts.decks.values()))
    return Game(
        make=make,
        source=source,
        id="serce_smoka",
        version=VERSION,
        players=(SEATS, SEATS),
        # in the order of the option numbers of the layout
        options=(
            Option("exhaustion_end", ("rulebook", "short")),
            Option("first_player", ("younger_chooses", "random")),
            Whole("chooser", 0, SEATS - 1, default=0),
            Switch("show_stack_contents"),
            Switch("show_scores"),
            Option("deck_data", tuple(parts.decks)),
        ),
        components_hash=parts.hash,
        move_space=tables.move_space,
        max_plies=longest_game(len(parts.decks[components.DEFAULT_DECK])),
        state=SerceSmoka,
        view=view.view,
        text=notation.text,
        read=notation.read,
        refusal=refusals.refusal,
        heuristic=Experience(network_of(__name__)),
        tables=tables,
    )
