"""Smoki (Dragons), a card game for two to five: see docs/rules/smoki.md.

Version history: 1 (2026) first rules.
"""

from importlib import resources

from smokowisko.engine.component_sets import kept_apart
from smokowisko.engine.game import Game
from smokowisko.engine.options import FirstPlayer, Option, Switch, Whole
from smokowisko.engine.weights import weights_of
from smokowisko.games.smoki import components, notation, refusals, view
from smokowisko.games.smoki.heuristics import Dreams
from smokowisko.games.smoki.rules import Smoki, longest_game
from smokowisko.games.smoki.tables import FEWEST_SEATS, MOST_SEATS, MOVE_SPACE, Tables

VERSION = 1


@kept_apart
def make(source: str | None = None) -> Game:
    """The game with its own components, or with those of a TOML text."""
    shipped = resources.files(__name__) / "components.toml"
    parts = components.read(shipped.read_text(encoding="utf-8") if source is None else source)
    return Game(
        make=make,
        source=source,
        id="smoki",
        version=VERSION,
        players=(FEWEST_SEATS, MOST_SEATS),
        # in the order of the option numbers of the layout
        options=(
            Option("end", ("tokens", "points", "rounds")),
            Whole("points", 1, 1000, default=100, offered=(70, 100, 150)),
            Whole("rounds", 1, 50, default=8, offered=(6, 8, 10)),
            Switch("one_face_up_pile"),
            Switch("raven_attack"),
            FirstPlayer("first_player", MOST_SEATS),
        ),
        components_hash=parts.hash,
        move_space=MOVE_SPACE,
        max_plies=longest_game(),
        state=Smoki,
        view=view.view,
        text=notation.text,
        read=notation.read,
        refusal=refusals.refusal,
        heuristic=Dreams(weights_of(__name__)),
        tables=Tables(parts.values, parts.copies),
    )
