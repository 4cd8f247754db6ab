"""The component file of Smoki z głębin: board sides, patterns, missions, reef cards and ship tokens
may be corrected, everything else in it states a rule and must agree with the rules (GLE-106)."""

from collections.abc import Sequence
from math import prod
from typing import Any, NamedTuple

from smokowisko.engine.components import Sheet, digest
from smokowisko.engine.errors import BadComponents
from smokowisko.games.smoki_z_glebin.payments import MOST_SHIPS
from smokowisko.games.smoki_z_glebin.tables import (
    BOARD_SIDES,
    CORNERS,
    DRAGON_IDS,
    GOLD,
    HEADS,
    ISLAND,
    ISLAND_CORNER,
    KINGDOM_IDS,
    KINGDOM_SIDE,
    MIDDLE,
    MISSION_ROW,
    OPEN_WATER,
    REEF,
    REEF_KIND_IDS,
    SEGMENTS,
    SHIP,
    SHIP_IDS,
    SIDE,
    SIZE_IDS,
    WHIRLPOOL,
    Mission,
    Pattern,
    ReefCard,
    neighbours,
)

SHIPS_A_SIDE = 11
ALL_SHIPS = 4 * SHIPS_A_SIDE
CARDS = (26, 36, 18)  # by size of pattern
MOST_MISSIONS = 60
MOST_POINTS = 99
MOST_PATTERNS = 32
MOST_REEF_CARDS = 32
MOST_CARD_SETS = 1024  # sets of two-ships cards in a hand: each is a part of every payment's number

# values that state a rule: the file may repeat them, not change them
FACTS: dict[str, tuple[Any, str]] = {
    "format_version": (1, "the shape of this file"),
    "game.id": ("smoki_z_glebin", "the game this file is for"),
    "game.players_min": (2, "GLE-01"),
    "game.players_max": (5, "GLE-01"),
    "constants.hand_size": (2, "GLE-13"),
    "constants.start_hand_size_class": ("medium", "GLE-13"),
    "constants.start_coins": (4, "GLE-14"),
    "constants.pattern_face_up": (2, "GLE-06"),
    "constants.missions_face_up": (MISSION_ROW, "GLE-07"),
    "constants.missions_per_turn": (1, "GLE-48"),
    "constants.toll": (2, "GLE-35"),
    "constants.gold_square_coins": (1, "GLE-41"),
    "constants.neighbour_coins": (1, "GLE-44"),
    "constants.reef_draw": (2, "GLE-64"),
    "constants.reef_keep": (1, "GLE-64"),
    "constants.ship_exchange": (2, "GLE-49"),
    "constants.pass_coins": (2, "GLE-73"),
    "constants.pass_heads": (1, "GLE-70"),
    "constants.vp_per_coin": (1, "GLE-82"),
    "constants.vp_per_ship": (1, "GLE-83"),
    "constants.vp_most_missions": (5, "GLE-85"),
    "majority.first_per_whirlpool": (3, "GLE-94"),
    "majority.second_divisor": (2, "GLE-94"),
    "majority.first_per_whirlpool_two_players": (2, "GLE-99"),
    "majority.second_place_in_two_player_game": (False, "GLE-99"),
    "majority.tied_points_in_two_player_game": (False, "GLE-99"),
    "coins.reserve_unlimited": (True, "GLE-100"),
    "board.rows": (SIDE, "GLE-03"),
    "board.cols": (SIDE, "GLE-03"),
    "board.kingdom_size": (KINGDOM_SIDE, "GLE-03"),
    "board.current_row": (MIDDLE, "GLE-03"),
    "board.current_col": (MIDDLE, "GLE-03"),
    "board.island_top": (ISLAND[0], "GLE-03"),
    "board.island_left": (ISLAND[0], "GLE-03"),
    "board.island_rows": (len(ISLAND), "GLE-03"),
    "board.island_cols": (len(ISLAND), "GLE-03"),
    "square_legend..": ("open_water", "GLE-43"),
    "square_legend.S": ("ship", "GLE-40"),
    "square_legend.W": ("whirlpool", "GLE-35"),
    "square_legend.C": ("gold", "GLE-41"),
    "square_legend.R": ("reef", "GLE-42"),
    "square_legend.#": ("island", "GLE-27"),
}

# names and history, how things are drawn, pieces that are never short, the fixture of the examples
FOR_PEOPLE = (
    "game.title_pl",
    "game.title_original",
    "game.other_titles",
    "game.designers",
    "game.artist",
    "game.publisher_original",
    "game.year_original",
    "game.publisher_pl",
    "game.year_pl",
    "game.minutes",
    "game.age",
    "game.bgg_id",
    "coins.ones",
    "coins.fives",
    *(f"dragon_colour.{id}.{key}" for id in DRAGON_IDS for key in ("name_pl", "bodies")),
    *(f"ship_colour.{id}.name_pl" for id in SHIP_IDS),
    *(f"kingdom.{id}.{key}" for id in KINGDOM_IDS for key in ("name_pl", "icon")),
    *(f"pattern_class.{id}.{key}" for id in SIZE_IDS for key in ("name_pl", "back_colour")),
    *(f"example_board.{id}" for id in KINGDOM_IDS),
)


class Components(NamedTuple):
    """The sides of the four boards, two a board, and the cards."""

    sides: list[list[str]]
    ship_tokens: list[int]
    patterns: list[Pattern]
    missions: list[Mission]
    reef_cards: list[ReefCard]
    hash: str


def read(text: str) -> Components:
    """The components of a TOML text; BadComponents says what is wrong and where."""
    sheet = Sheet(text)
    for place, (expected, why) in FACTS.items():
        sheet.must_be(place, expected, why)
    _check_players(sheet)
    _check_kingdoms(sheet)
    sides = _sides(sheet)
    ship_tokens = _ship_tokens(sheet)
    patterns = _patterns(sheet)
    missions = _missions(sheet)
    reef_cards = _reef_cards(sheet)
    sheet.for_people(*FOR_PEOPLE)
    sheet.close()
    rule_data = [sides, ship_tokens, patterns, missions, reef_cards]
    return Components(sides, ship_tokens, patterns, missions, reef_cards, digest(rule_data))


def _check_players(sheet: Sheet) -> None:
    for at, (players, heads) in enumerate(HEADS.items(), start=1):
        place = f"setup.{at}"
        sheet.must_be(f"{place}.players", players, "GLE-01")
        sheet.must_be(f"{place}.colours", list(DRAGON_IDS[:players]), "GLE-10")
        sheet.must_be(f"{place}.heads_per_player", heads, "GLE-12")
    for at, id in enumerate(DRAGON_IDS):
        place = f"dragon_colour.{id}"
        sheet.must_be(f"{place}.id", id, "its own name")
        sheet.must_be(f"{place}.heads", HEADS[max(2, at + 1)], "GLE-12")


def _check_kingdoms(sheet: Sheet) -> None:
    for at, (id, (top, left)) in enumerate(zip(KINGDOM_IDS, CORNERS, strict=True)):
        place = f"kingdom.{id}"
        sheet.must_be(f"{place}.id", id, "its own name")
        sheet.must_be(f"{place}.top", top, "GLE-03")
        sheet.must_be(f"{place}.left", left, "GLE-03")
        sheet.must_be(f"{place}.rotation", 90 * at, "GLE-03")


# ---------------------------------------------------------------- the boards


def _sides(sheet: Sheet) -> list[list[str]]:
    sides = []
    for at in range(BOARD_SIDES):
        place = f"board_side.{at + 1}"
        sheet.must_be(f"{place}.board", "ABCD"[at // 2], "four boards, GLE-02")
        sheet.must_be(f"{place}.side", at % 2 + 1, "two sides a board, GLE-02")
        sides.append(_side(f"{place}.rows", sheet.read(f"{place}.rows")))
    return sides


def _side(place: str, rows: Any) -> list[str]:
    whole = isinstance(rows, list) and all(isinstance(row, str) for row in rows)
    if not whole or [len(row) for row in rows] != [KINGDOM_SIDE] * KINGDOM_SIDE:
        raise BadComponents(f"{place} is not seven rows of seven squares.", place=place)
    letters = "".join(rows)
    for letter in letters:
        if letter not in OPEN_WATER + SHIP + WHIRLPOOL + GOLD + REEF + ISLAND_CORNER:
            raise BadComponents(f"{place} holds {letter!r}, which is no square.", place=place)
    if letters.find(ISLAND_CORNER) != len(letters) - 1:
        raise BadComponents(
            f"{place} must have its island corner at the bottom right, and only there.",
            place=place,
        )
    ships = letters.count(SHIP)
    if ships != SHIPS_A_SIDE:
        raise BadComponents(
            f"{place} has {ships} ship squares, but must have {SHIPS_A_SIDE} "
            f"(GLE-04: {ALL_SHIPS} tokens on four boards).",
            place=place,
        )
    return list(rows)


def _ship_tokens(sheet: Sheet) -> list[int]:
    tokens = []
    for id in SHIP_IDS:
        sheet.must_be(f"ship_colour.{id}.id", id, "its own name")
        tokens.append(sheet.whole(f"ship_colour.{id}.tokens", 0, ALL_SHIPS))
    if sum(tokens) != ALL_SHIPS:
        raise BadComponents(
            f"ship_colour has {sum(tokens)} tokens in all, but must have {ALL_SHIPS} (GLE-04).",
            place="ship_colour",
        )
    return tokens


# ---------------------------------------------------------------- the cards


def _patterns(sheet: Sheet) -> list[Pattern]:
    for id, segments, cards in zip(SIZE_IDS, SEGMENTS, CARDS, strict=True):
        place = f"pattern_class.{id}"
        sheet.must_be(f"{place}.id", id, "its own name")
        sheet.must_be(f"{place}.elements", segments, "GLE-24")
        sheet.must_be(f"{place}.cards", cards, "GLE-05")
    patterns = [_pattern(sheet, id) for id in _ids(sheet, "pattern", MOST_PATTERNS)]
    for size, (id, cards) in enumerate(zip(SIZE_IDS, CARDS, strict=True)):
        found = sum(each.copies for each in patterns if each.size == size)
        if found != cards:
            raise BadComponents(
                f"pattern has {found} {id} cards in all, but must have {cards} (GLE-05).",
                place="pattern",
            )
    return patterns


def _pattern(sheet: Sheet, id: str) -> Pattern:
    place = f"pattern.{id}"
    sheet.must_be(f"{place}.id", id, "its own name")
    size = _one_of(sheet, f"{place}.class", SIZE_IDS)
    copies = sheet.whole(f"{place}.copies", 1, max(CARDS))
    rows = sheet.read(f"{place}.rows")
    if not isinstance(rows, list) or not all(isinstance(row, str) for row in rows):
        raise BadComponents(f"{place}.rows is not a list of rows.", place=f"{place}.rows")
    shape = [
        (row, column)
        for row, letters in enumerate(rows)
        for column, letter in enumerate(letters)
        if letter == "X"
    ]
    if set("".join(rows)) - {"X", "."}:
        raise BadComponents(f"{place}.rows holds more than X and dots.", place=f"{place}.rows")
    if len(shape) != SEGMENTS[size]:
        raise BadComponents(
            f"{place}.rows has {len(shape)} squares, but a {SIZE_IDS[size]} pattern "
            f"has {SEGMENTS[size]} (GLE-24).",
            place=f"{place}.rows",
        )
    if not _connected(shape):
        raise BadComponents(f"{place}.rows is not connected by sides.", place=f"{place}.rows")
    return Pattern(id, size, copies, tuple(shape))


def _connected(shape: Sequence[tuple[int, int]]) -> bool:
    squares = {row * SIDE + column for row, column in shape}
    reached = {min(squares)}
    for _ in squares:
        reached |= {at for each in reached for at in neighbours(each)} & squares
    return reached == squares


def _missions(sheet: Sheet) -> list[Mission]:
    missions = []
    for id in _ids(sheet, "mission", MOST_MISSIONS):
        place = f"mission.{id}"
        sheet.must_be(f"{place}.id", id, "its own name")
        ships = _ships(sheet, f"{place}.ships", 1, MOST_SHIPS)
        reef = sheet.read(f"{place}.reef")
        if not isinstance(reef, bool):
            raise BadComponents(f"{place}.reef is neither true nor false.", place=f"{place}.reef")
        points = sheet.whole(f"{place}.points", 0, MOST_POINTS)
        missions.append(Mission(id, ships, points, reef))
    if len(missions) < MISSION_ROW:
        raise BadComponents(
            f"mission has {len(missions)} cards, but the row needs {MISSION_ROW} (GLE-07).",
            place="mission",
        )
    return missions


def _reef_cards(sheet: Sheet) -> list[ReefCard]:
    cards = [_reef_card(sheet, id) for id in _ids(sheet, "reef_card", MOST_REEF_CARDS)]
    two_ships = [card for card in cards if REEF_KIND_IDS[card.kind] == "two_ships"]
    sets = prod(card.copies + 1 for card in two_ships)
    if sets > MOST_CARD_SETS:
        raise BadComponents(
            f"reef_card has two-ships cards for {sets} different sets, more than {MOST_CARD_SETS}.",
            place="reef_card",
        )
    return cards


def _reef_card(sheet: Sheet, id: str) -> ReefCard:
    place = f"reef_card.{id}"
    sheet.must_be(f"{place}.id", id, "its own name")
    kind = _one_of(sheet, f"{place}.kind", REEF_KIND_IDS)
    copies = sheet.whole(f"{place}.copies", 1, 8)
    match REEF_KIND_IDS[kind]:
        case "two_ships":
            return ReefCard(id, kind, copies, ships=_ships(sheet, f"{place}.ships", 2, 2))
        case "gold":
            sheet.must_be(f"{place}.coins", 4, "GLE-74")
            return ReefCard(id, kind, copies, coins=4)
        case "hidden_dragon":
            return ReefCard(
                id, kind, copies, kingdom=_one_of(sheet, f"{place}.kingdom", KINGDOM_IDS)
            )
        case _:
            return ReefCard(id, kind, copies)


# ---------------------------------------------------------------- values


def _ids(sheet: Sheet, place: str, most: int) -> list[str]:
    ids = sheet.ids(place)
    if not 1 <= len(ids) <= most:
        raise BadComponents(f"{place} has {len(ids)} entries, not 1 to {most}.", place=place)
    for id in ids:
        # a move is written as words
        if not id.isascii() or not id.isalnum():
            raise BadComponents(
                f"{place}.{id} has an id of other signs than letters and digits.",
                place=f"{place}.{id}",
            )
    return ids


def _one_of(sheet: Sheet, place: str, ids: Sequence[str]) -> int:
    value = sheet.read(place)
    if value not in ids:
        raise BadComponents(
            f"{place} is {value!r}, not one of {', '.join(ids)}.",
            place=place,
        )
    return ids.index(value)


def _ships(sheet: Sheet, place: str, fewest: int, most: int) -> tuple[int, ...]:
    """Ship colours, ascending."""
    values = sheet.read(place)
    if not isinstance(values, list) or not fewest <= len(values) <= most:
        count = str(most) if fewest == most else f"{fewest} to {most}"
        raise BadComponents(f"{place} is not a list of {count} ships.", place=place)
    for value in values:
        if value not in SHIP_IDS:
            raise BadComponents(
                f"{place} asks for {value!r}, which is no ship colour ({', '.join(SHIP_IDS)}).",
                place=place,
            )
    return tuple(sorted(SHIP_IDS.index(value) for value in values))
