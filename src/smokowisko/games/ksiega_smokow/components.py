"""The component file of Księga Smoków: the points of the lands and the thresholds of the fields may
be corrected, everything else in it states a rule and must agree with the rules (KSI-103)."""

from typing import Any, NamedTuple

from smokowisko.engine.components import Sheet, digest
from smokowisko.engine.errors import BadComponents
from smokowisko.games.ksiega_smokow.tables import (
    COLOUR_IDS,
    DICE,
    END_PILES,
    FIELDS,
    HIGHEST_BID,
    LAND_IDS,
    PILES,
    SPECIES_IDS,
)

MOST_POINTS = 99

# values that state a rule: the file may repeat them, not change them
FACTS: dict[str, tuple[Any, str]] = {
    "game.id": ("ksiega_smokow", "the game this file is for"),
    "game.min_players": (2, "KSI-1"),
    "game.max_players": (5, "KSI-1"),
    "counts.dragon_cards": (36, "KSI-9"),
    "counts.goal_cards": (6, "KSI-7"),
    "counts.immunity_tokens": (5, "KSI-2"),
    "counts.expedition_dice": (15, "KSI-5"),
    "counts.dice_per_player": (DICE, "KSI-5"),
    "counts.board_fields": (FIELDS, "KSI-10"),
    "dice.faces": ([1, 2, 3, 4, 5, 6], "KSI-19"),
    "dice.start_values": ([3, 4, 5], "KSI-6"),
    "dice.min_value": (1, "KSI-19"),
    "dice.max_value": (6, "KSI-19"),
    "dice.opposite_sum": (7, "KSI-65"),
    "dice.raise_when_outbid": (1, "KSI-39"),
    "dice.lower_when_taken": (1, "KSI-48"),
    "dice.raise_when_boosting": (1, "KSI-25"),
    "goal_deck.bonus_per_dragon": (3, "KSI-81"),
    "blocking_die.value": (6, "KSI-88"),
    "blocking_die.start_field": (3, "KSI-87"),
    "blocking_die.move_order": ([1, 2, 3], "KSI-91"),
    "blocking_die.outbid_minimum": (7, "KSI-90"),
    "options.allow_reinforce": (True, "KSI-38: chosen at the table"),
    "options.mountain_target": ("own", "KSI-65: chosen at the table"),
    "options.blocking_die_hits_mover": (True, "KSI-93: chosen at the table"),
    "options.secret_goals": (False, "KSI-101: chosen at the table"),
    "options.tie_break_counts_placed_dice": (True, "KSI-83: chosen at the table"),
}

# what a land's dragons can do, to what, and the rule
ABILITIES: dict[str, tuple[str, str, str]] = {
    "volcano": ("none", "none", "KSI-59"),
    "storm": ("remove_card", "field", "KSI-60"),
    "desert": ("raise_one", "hand_die", "KSI-63"),
    "jungle": ("raise_all", "none", "KSI-64"),
    "mountains": ("flip_one", "hand_die", "KSI-65"),
    "plains": ("immunity", "own_field", "KSI-66"),
}

# names and history, and how things are drawn
FOR_PEOPLE = (
    "game.title_pl",
    "game.title_en",
    "game.publisher",
    "game.authors",
    "game.illustrator",
    "game.year",
    "game.min_age",
    "game.minutes",
    "counts.board_pieces",
)


class Components(NamedTuple):
    """The points of a card by its land, and the thresholds of the fields from the left."""

    points: list[int]
    thresholds: list[int]
    hash: str


def read(text: str) -> Components:
    """The components of a TOML text; BadComponents says what is wrong and where."""
    sheet = Sheet(text)
    points = [_points(sheet, land) for land in LAND_IDS]
    thresholds = [_threshold(sheet, field) for field in range(1, FIELDS + 1)]
    _check_cards(sheet, dict(zip(LAND_IDS, points, strict=True)))
    for place, (expected, why) in FACTS.items():
        sheet.must_be(place, expected, why)
    _check_colours(sheet)
    _check_setup(sheet)
    sheet.for_people(*FOR_PEOPLE)
    sheet.close()
    return Components(points, thresholds, digest([points, thresholds]))


def _points(sheet: Sheet, land: str) -> int:
    """What every dragon of a land is worth; its ability is a rule."""
    place = f"lands.{land}"
    ability, target, rule = ABILITIES[land]
    sheet.must_be(f"{place}.id", land, "its own name")
    sheet.must_be(f"{place}.ability", ability, rule)
    sheet.must_be(f"{place}.target", target, rule)
    sheet.for_people(f"{place}.name_pl", f"{place}.name_en", f"{place}.summary")
    return sheet.whole(f"{place}.points", 0, MOST_POINTS)


def _threshold(sheet: Sheet, field: int) -> int:
    """No field may ask for more than three dice can show."""
    sheet.must_be(f"board.fields.{field}.index", field, "fields stand in their order, KSI-10")
    return sheet.whole(f"board.fields.{field}.threshold", 1, HIGHEST_BID)


def _check_cards(sheet: Sheet, points: dict[str, int]) -> None:
    """Every species lives once in every land, and has a goal card."""
    for id in SPECIES_IDS:
        sheet.must_be(f"species.{id}.id", id, "its own name")
        names = ("name_en", "name_pl", "colour", "glyph")
        sheet.for_people(*(f"species.{id}.{name}" for name in names))
        sheet.must_be(f"goal_deck.cards.goal_{id}.id", f"goal_{id}", "its own name")
        sheet.must_be(f"goal_deck.cards.goal_{id}.species", id, "KSI-8")
    for land in LAND_IDS:
        for id in SPECIES_IDS:
            card = f"{land}_{id}"
            place = f"dragon_deck.cards.{card}"
            sheet.must_be(f"{place}.id", card, "its own name")
            sheet.must_be(f"{place}.land", land, "every species lives once in every land")
            sheet.must_be(f"{place}.species", id, "every species lives once in every land")
            sheet.must_be(f"{place}.points", points[land], f"lands.{land}.points")


def _check_colours(sheet: Sheet) -> None:
    for id in sheet.ids("player_colours"):
        place = f"player_colours.{id}"
        if id not in COLOUR_IDS:
            known = ", ".join(COLOUR_IDS)
            raise BadComponents(f"{place} is unknown; the colours are {known}.", place=place)
    for id in COLOUR_IDS:
        place = f"player_colours.{id}"
        sheet.must_be(f"{place}.id", id, "its own name")
        sheet.must_be(f"{place}.first_player", id == COLOUR_IDS[0], "KSI-4")
        sheet.must_be(f"{place}.tokens", 1, "KSI-67")
        sheet.must_be(f"{place}.dice", DICE, "KSI-5")
        sheet.for_people(f"{place}.name_pl")


def _check_setup(sheet: Sheet) -> None:
    for players, piles in PILES.items():
        place = f"setup.players_{players}"
        sheet.must_be(f"{place}.piles", list(piles), "KSI-9")
        sheet.must_be(f"{place}.end_piles", END_PILES[players], "KSI-73")
        sheet.must_be(f"{place}.blocking_die", players == 2, "KSI-87")
