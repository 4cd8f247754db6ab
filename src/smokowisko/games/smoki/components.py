"""The component file of Smoki: numbers and copies of the cards may be corrected, everything else in
it states a rule or follows from them and must agree."""

from typing import Any, NamedTuple

from smokowisko.engine.components import Sheet, digest
from smokowisko.engine.errors import BadComponents
from smokowisko.games.smoki.tables import (
    FEWEST_SEATS,
    KIND_IDS,
    MOST_SEATS,
    PILES,
    RAVEN_ATTACK,
    RAVENS_NEST,
    SLOTS,
    WATER_REFLECTION,
)

LOWEST_VALUE, HIGHEST_VALUE = -20, 20
MOST_COPIES = 12
# five dreams, the face-up piles and one card to draw
SMALLEST_DECK = MOST_SEATS * SLOTS + PILES + 1

# values that state a rule: the file may repeat them, not change them
FACTS: dict[str, tuple[Any, str]] = {
    "schema": ("smoki/1", "the form of this file"),
    "game.id": ("smoki", "the game this file is for"),
    "game.players_min": (FEWEST_SEATS, "AMB-29"),
    "game.players_max": (MOST_SEATS, "AMB-29"),
    "dream.rows": (2, "SMO-02"),
    "dream.columns": (3, "SMO-02"),
    "dream.size": (SLOTS, "SMO-02"),
    "dream.slot_rows": ([[0, 1, 2], [3, 4, 5]], "SMO-02"),
    "dream.slot_columns": ([[0, 3], [1, 4], [2, 5]], "SMO-02"),
    "setup.deal_per_player": (SLOTS, "SMO-08"),
    "setup.initial_reveals": (1, "SMO-09"),
    "setup.face_up_piles": (PILES, "SMO-12"),
    "tokens.dragon.count": (12, "SMO-13"),
    "tokens.dragon.limits_play": (False, "SMO-75"),
    "score_pad.count": (1, "SMO-07"),
    "scoring.lowest_wins": (True, "SMO-69"),
    "scoring.equal_column_scores": (0, "SMO-63"),
    "scoring.reflection_without_source": (0, "SMO-56"),
    "ends.tokens.default": (True, "SMO-93: chosen at the table"),
    "ends.tokens.target": (3, "SMO-73"),
    "ends.tokens.tie": ("shared", "SMO-74"),
    "ends.points.default": (False, "SMO-93: chosen at the table"),
    "ends.points.target": (100, "SMO-77: chosen at the table"),
    "ends.points.suggested_targets": ([70, 100, 150], "SMO-77"),
    "ends.points.uses_tokens": (False, "SMO-76"),
    "ends.points.tie": ("shared", "SMO-78"),
    "ends.rounds.default": (False, "SMO-93: chosen at the table"),
    "ends.rounds.rounds": (8, "SMO-81: chosen at the table"),
    "ends.rounds.suggested_rounds": ([6, 8, 10], "SMO-81"),
    "ends.rounds.uses_tokens": (False, "SMO-81"),
    "ends.rounds.tie": ("shared", "SMO-82"),
    "variants.one_face_up_pile.default": (False, "SMO-93: chosen at the table"),
    "variants.one_face_up_pile.face_up_piles": (1, "SMO-84"),
    "modules.raven_attack.default": (False, "SMO-93: chosen at the table"),
    "modules.raven_attack.adds_cards": (["raven_attack"], "SMO-86"),
}

# what a raven card does, whether that may be left out, and whether a drawn one must be placed
EFFECTS: dict[str, tuple[str, bool, bool, str]] = {
    "ravens_nest": ("swap_two_own", True, False, "SMO-47"),
    "raven_ring": ("pass_left_same_slot", False, True, "SMO-38"),
    "water_reflection": ("copy_row_neighbour", False, False, "SMO-53"),
    "raven_attack": ("swap_with_other_player", False, False, "SMO-87"),
}

# names and history, and what was computed from the cards for people to read
FOR_PEOPLE = (
    "game.title_pl",
    "game.title_en",
    "game.original_title",
    "game.designer",
    "game.publisher_pl",
    "game.year_pl",
    "game.year_original",
    "game.age_min",
    "game.minutes",
    "tokens.dragon.name_en",
    "tokens.dragon.name_pl",
    "scoring.min_dream_score",
    "scoring.max_dream_score",
)
FOR_PEOPLE_OF_A_CARD = ("name_en", "name_pl", "colour", "motif")


class Components(NamedTuple):
    """The number on the cards of each kind, None for a Reflection, and how many there are."""

    values: list[int | None]
    copies: list[int]
    hash: str


def read(text: str) -> Components:
    """The components of a TOML text; BadComponents says what is wrong and where."""
    sheet = Sheet(text)
    for id in sheet.ids("cards"):
        if id not in KIND_IDS:
            raise BadComponents(
                f"cards.{id} is unknown; the kinds are {', '.join(KIND_IDS)}.", place=f"cards.{id}"
            )
    values = [_value(sheet, kind, id) for kind, id in enumerate(KIND_IDS)]
    copies = [sheet.whole(f"cards.{id}.copies", 0, MOST_COPIES) for id in KIND_IDS]
    for kind, id in enumerate(KIND_IDS):
        _check_kind(sheet, kind, id)
    _check_totals(sheet, copies)
    for place, (expected, why) in FACTS.items():
        sheet.must_be(place, expected, why)
    sheet.for_people(*FOR_PEOPLE)
    sheet.close()
    return Components(values, copies, digest([values, copies]))


def _value(sheet: Sheet, kind: int, id: str) -> int | None:
    place = f"cards.{id}.value"
    if kind != WATER_REFLECTION:
        return sheet.whole(place, LOWEST_VALUE, HIGHEST_VALUE)
    if sheet.has(place):
        raise BadComponents(f"{place} must be left out: it has no number (SMO-52).", place=place)
    return None


def _check_kind(sheet: Sheet, kind: int, id: str) -> None:
    place = f"cards.{id}"
    sheet.must_be(f"{place}.id", id, "its own name")
    sheet.must_be(f"{place}.family", "dragon" if kind < RAVENS_NEST else "raven", "SMO-33")
    sheet.must_be(f"{place}.module", "raven_attack" if kind == RAVEN_ATTACK else "base", "SMO-06")
    if id in EFFECTS:
        effect, optional, must_place, rule = EFFECTS[id]
        sheet.must_be(f"{place}.effect", effect, rule)
        sheet.must_be(f"{place}.effect_optional", optional, rule)
        sheet.must_be(f"{place}.must_place", must_place, rule)
    sheet.for_people(*(f"{place}.{key}" for key in FOR_PEOPLE_OF_A_CARD))


def _check_totals(sheet: Sheet, copies: list[int]) -> None:
    extra = copies[RAVEN_ATTACK]
    base = sum(copies) - extra
    if base < SMALLEST_DECK:
        raise BadComponents(
            f"cards lists {base} cards for the base deck, but five players need {SMALLEST_DECK}.",
            place="cards",
        )
    why = "the sum over the cards"
    dragons = sum(copies[:RAVENS_NEST])
    sheet.must_be("totals.base_deck", base, why)
    sheet.must_be("totals.dragon_cards", dragons, why)
    sheet.must_be("totals.raven_cards", base - dragons, why)
    sheet.must_be("totals.extra_cards", extra, why)
    sheet.must_be("totals.deck_with_raven_attack", base + extra, why)
    for number, players in enumerate(range(FEWEST_SEATS, MOST_SEATS + 1), start=1):
        place = f"setup.by_players.{number}"
        dealt = players * SLOTS
        sheet.must_be(f"{place}.players", players, "AMB-29")
        sheet.must_be(f"{place}.dealt", dealt, "six cards a player, SMO-08")
        left = "the deck less the dealt cards and the face-up piles, SMO-32"
        sheet.must_be(f"{place}.draw_pile_base", base - dealt - PILES, left)
        sheet.must_be(f"{place}.draw_pile_with_raven_attack", base + extra - dealt - PILES, left)
