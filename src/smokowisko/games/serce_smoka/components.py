"""The component file of Serce Smoka: the card lists may be corrected, everything else in it states
a rule and must agree with the rules (SER-84, SER-85)."""

from collections import Counter
from typing import Any, NamedTuple

from smokowisko.engine.components import Sheet, digest
from smokowisko.engine.errors import BadComponents
from smokowisko.games.serce_smoka.tables import CAPACITIES, KIND_IDS, SHIP, VALUES, value_of

DEFAULT_DECK = "default"
SMALLEST_DECK, LARGEST_DECK = 6, 100
LEAST_SHIPS = 9

# values that state a rule: the file may repeat them, not change them
FACTS: dict[str, tuple[Any, str]] = {
    "game.id": ("serce_smoka", "the game this file is for"),
    "game.min_players": (2, "SER-01"),
    "game.max_players": (2, "SER-01"),
    "contents.boards": (1, "SER-04"),
    "contents.decks": (2, "SER-02"),
    "contents.figures": (1, "SER-05"),
    "deck.identical_for_both_players": (True, "SER-02"),
    "deck.backs": (["green", "red"], "SER-09"),
    "deck.roles.green": ("disciple", "SER-09"),
    "deck.roles.red": ("servant", "SER-09"),
    "figure.id": ("great_dragon", "SER-08"),
    "figure.count": (1, "SER-05"),
    "figure.start": ("board", "SER-08"),
    "figure.bonus_points": (3, "SER-76"),
    "figure.hand_limit_with": (6, "SER-52"),
    "figure.breaks_ties": (True, "SER-78"),
    "figure.taken_with": ("petrified_dragon", "SER-38"),
    "figure.requires_cards_taken": (1, "SER-38"),
    "setup.players": (2, "SER-01"),
    "setup.starting_hand": (5, "SER-11"),
    "setup.first_player_chosen_by": ("younger_player", "SER-12"),
    "hand.limit": (5, "SER-52"),
    "turn.steps": (["play", "collect", "refill"], "SER-14"),
    "turn.min_cards_played": (1, "SER-16"),
    "turn.pass_allowed": (False, "SER-16"),
    "end.ship_piles_to_end": (3, "SER-49"),
    "end.ships_per_pile": (3, "SER-48"),
    "end.turns_after_third_departure": (1, "SER-64"),
    "end.turns_after_last_card_drawn": (3, "SER-65"),
    "options.exhaustion_end": ("rulebook", "SER-81: chosen at the table"),
    "options.first_player": ("younger_chooses", "SER-82: chosen at the table"),
    "options.show_stack_contents": (False, "SER-83: chosen at the table"),
    "options.show_scores": (False, "SER-83: chosen at the table"),
    "options.deck_data": (DEFAULT_DECK, "SER-85: chosen at the table"),
}

# what a kind collects, whether it chooses, and where its own cards go afterwards
EFFECTS: dict[str, tuple[list[str], bool, str, str]] = {
    "treasure_chest": ([], False, "stay", "SER-33"),
    "fire_dragon": (["treasure_chest"], False, "stay", "SER-34"),
    "petrified_dragon": ([], False, "stay", "SER-35"),
    "sorceress": (["treasure_chest", "petrified_dragon"], True, "stay", "SER-36"),
    "troll": (["sorceress"], False, "stay", "SER-41"),
    "dwarf": (["dwarf"], False, "collected", "SER-42"),
    "hero": (["troll", "sorceress"], True, "below_ship", "SER-43"),
    "huntress": (["fire_dragon"], False, "below_ship", "SER-45"),
    "ship": (["below_ship"], False, "ship_pile", "SER-47"),
}


# what collects, or moves to, what
ARROWS = (
    ("huntress", "fire_dragon", "collect"),
    ("fire_dragon", "treasure_chest", "collect"),
    ("sorceress", "treasure_chest", "collect"),
    ("sorceress", "petrified_dragon", "collect"),
    ("troll", "sorceress", "collect"),
    ("hero", "sorceress", "collect"),
    ("hero", "troll", "collect"),
    ("hero", "below_ship", "move"),
    ("huntress", "below_ship", "move"),
)

# names and history, and where things are drawn
FOR_PEOPLE = (
    "game.title_pl",
    "game.title_en",
    "game.title_original",
    "game.designer",
    "game.year",
    "game.publisher_pl",
    "game.publisher_original",
    "game.min_age",
    "game.typical_minutes",
    "game.rule_prefix",
    "figure.pl",
    "board.width_cm",
    "board.height_cm",
    "board.figure_start.x",
    "board.figure_start.y",
)


class Components(NamedTuple):
    """The deck lists by id, each as sorted cards; the first is the default."""

    decks: dict[str, list[int]]
    hash: str


def read(text: str) -> Components:
    """The components of a TOML text; BadComponents says what is wrong and where."""
    sheet = Sheet(text)
    size = sheet.whole("deck.size", SMALLEST_DECK, LARGEST_DECK)
    decks = {DEFAULT_DECK: _default_deck(sheet, size)}
    for id in sheet.ids("alternative_deck"):
        decks[id] = _alternative_deck(sheet, id, size)
    _check_totals(sheet, decks[DEFAULT_DECK], size)
    for place, (expected, why) in FACTS.items():
        sheet.must_be(place, expected, why)
    _check_board(sheet)
    sheet.for_people(*FOR_PEOPLE)
    sheet.close()
    return Components(decks, digest(list(decks.items())))


def _default_deck(sheet: Sheet, size: int) -> list[int]:
    values = {}
    kinds = sheet.ids("kind")
    for id in kinds:
        if id not in KIND_IDS:
            raise BadComponents(
                f"kind.{id} is unknown; the kinds are {', '.join(KIND_IDS)}.", place=f"kind.{id}"
            )
    for id in KIND_IDS:
        values[id] = _values(sheet, id, f"kind.{id}.values")
        count = sheet.whole(f"kind.{id}.count", 0, LARGEST_DECK)
        if count != len(values[id]):
            raise BadComponents(
                f"kind.{id}.count is {count}, but kind.{id}.values lists {len(values[id])} cards.",
                place=f"kind.{id}.count",
            )
        _check_effect(sheet, id)
        sheet.for_people(f"kind.{id}.pl", f"kind.{id}.en")
    return _deck(values, size, "kind")


def _check_effect(sheet: Sheet, id: str) -> None:
    collects, choice, after, rule = EFFECTS[id]
    sheet.must_be(f"kind.{id}.id", id, "its own name")
    sheet.must_be(f"kind.{id}.collects", collects, rule)
    sheet.must_be(f"kind.{id}.choice", choice, rule)
    sheet.must_be(f"kind.{id}.after", after, rule)
    capacity = CAPACITIES.get(KIND_IDS.index(id))
    sheet.must_be(f"kind.{id}.field", "stack" if capacity is None else "slots", "SER-04")
    if capacity is not None:
        sheet.must_be(f"kind.{id}.capacity", capacity, "SER-04")


def _alternative_deck(sheet: Sheet, id: str, size: int) -> list[int]:
    place = f"alternative_deck.{id}"
    sheet.must_be(f"{place}.id", id, "an alternative deck needs an id")
    if id == DEFAULT_DECK:
        raise BadComponents(f"{place}.id is taken by the list of the kinds.", place=f"{place}.id")
    return _deck({kind: _values(sheet, kind, f"{place}.{kind}") for kind in KIND_IDS}, size, place)


def _values(sheet: Sheet, kind: str, place: str) -> list[int]:
    """Glory from 1 to 4; a ship has none (SER-03)."""
    if kind == KIND_IDS[SHIP]:
        return sheet.wholes(place, 0, 0)
    return sheet.wholes(place, 1, VALUES)


def _deck(values: dict[str, list[int]], size: int, place: str) -> list[int]:
    cards = [
        KIND_IDS.index(kind) * VALUES + max(value - 1, 0)
        for kind, of_kind in values.items()
        for value in of_kind
    ]
    if len(cards) != size:
        raise BadComponents(
            f"{place} lists {len(cards)} cards, but deck.size is {size} (SER-84).", place=place
        )
    ships = 2 * Counter(card // VALUES for card in cards)[SHIP]
    if ships < LEAST_SHIPS:
        raise BadComponents(
            f"{place} gives both decks {ships} ships together, "
            f"but three departures need {LEAST_SHIPS} (SER-84).",
            place=place,
        )
    return sorted(cards)


def _check_totals(sheet: Sheet, deck: list[int], size: int) -> None:
    why = "the sum over the kinds, SER-84"
    sheet.must_be("deck.totals.cards", size, why)
    sheet.must_be("deck.totals.scoring_cards", sum(value_of(card) > 0 for card in deck), why)
    sheet.must_be("deck.totals.glory_points", sum(value_of(card) for card in deck), why)
    sheet.must_be("contents.cards", 2 * size, "twice deck.size")
    sheet.must_be("setup.draw_pile_after_deal", size - 5, "deck.size less the starting hand")


def _check_board(sheet: Sheet) -> None:
    for id in (*KIND_IDS, "below_ship"):
        place = f"board.field.{id}"
        outlines = CAPACITIES.get(KIND_IDS.index(id), 1) if id in KIND_IDS else 1
        sheet.must_be(f"{place}.id", id, "its own name")
        sheet.must_be(f"{place}.outlines", outlines, "SER-04")
        sheet.for_people(f"{place}.x", f"{place}.y", f"{place}.orientation")
    for number, (tail, head, meaning) in enumerate(ARROWS, start=1):
        sheet.must_be(f"board.arrow.{number}.from", tail, "SER-31")
        sheet.must_be(f"board.arrow.{number}.to", head, "SER-31")
        sheet.must_be(f"board.arrow.{number}.meaning", meaning, "SER-31")
