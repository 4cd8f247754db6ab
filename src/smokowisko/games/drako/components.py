"""The component file of Drako: decks and wound tracks may be corrected and cells renamed;
everything else in it states a rule and must agree with the rules."""

import re
from typing import Any

from smokowisko.engine.components import Sheet, digest
from smokowisko.engine.errors import BadComponents
from smokowisko.games.drako.tables import (
    DEFENCE,
    DIRECTION_IDS,
    DRAGON,
    DWARVES,
    FIGURE_IDS,
    FLY,
    MOVE_ONE,
    NET,
    STEPS,
    SYMBOL_IDS,
    THE_DRAGON,
    TRACK_IDS,
    WALK,
    Card,
    Cell,
    Parts,
)

SMALLEST_DECK, LARGEST_DECK = 6, 60
MOST_CARD_IDS = 40
MOST_SHIELD_IDS = 8  # so that a choice of three blocks stays within a list
LARGEST_VALUE = 4
MOST_SPACES = 20
STARTING_HAND = 4
SIDE = 3
CELLS = 19

DWARF_IDS = FIGURE_IDS[:THE_DRAGON]
CARD_ID = re.compile(r"[a-z][a-z0-9_]*")
CELL_ID = re.compile(r"[A-Z][0-9]")

# by side: how the file names its deck, its cards and its symbols
DECKS = ("dwarf_deck", "dragon_deck")
CARD_COUNTS = ("components.dwarf_cards", "components.dragon_cards")
SYMBOL_TABLES = ("symbols.dwarf", "symbols.dragon")
SYMBOLS_OF_SIDE = ((*range(MOVE_ONE, WALK), DEFENCE), (*range(WALK, DEFENCE + 1),))
WITHOUT_VALUE = (DEFENCE, NET, FLY)

# what a symbol is for, and what it needs
KINDS: dict[str, tuple[str, str | None]] = {
    "move_one": ("move", None),
    "move_two": ("move", None),
    "attack_one": ("attack", None),
    "attack_two": ("attack", None),
    "crossbow": ("attack", "crossbow_dwarf"),
    "net": ("special", "net_dwarf"),
    "walk": ("move", "walk"),
    "fly": ("move", "fly"),
    "bite": ("attack", None),
    "fire": ("attack", "fire"),
    "defence": ("reaction", None),
}

# words of the notation, which no card may be called
TAKEN = (
    "keep",
    "exchange",
    "draw",
    "remove_net",
    "fury",
    "end_turn",
    "wound",
    "place",
    "discard",
    "block",
    "no_block",
)

# values that state a rule: the file may repeat them, not change them
FACTS: dict[str, tuple[Any, str]] = {
    "meta.game": ("drako", "the game this file is for"),
    "meta.format_version": (1, "the only format there is"),
    "meta.players": (2, "DRA-1"),
    "components.boards": (1, "DRA-7"),
    "components.dwarf_mats": (1, "DRA-8"),
    "components.dragon_mats": (1, "DRA-8"),
    "components.fury_markers": (1, "DRA-72"),
    "components.net_markers": (1, "DRA-60"),
    "components.dwarf_figures": (3, "DRA-4"),
    "components.dragon_figures": (1, "DRA-7"),
    "board.shape": ("hexagon", "DRA-13"),
    "board.side": (SIDE, "DRA-13"),
    "board.cell_count": (CELLS, "DRA-13"),
    "board.coordinates": ("axial", "the board's geometry"),
    "setup.starting_hand": (STARTING_HAND, "DRA-10"),
    "setup.hand_limit": (6, "DRA-29"),
    "setup.cards_per_draw": (2, "DRA-26"),
    "setup.first_side": ("dragon", "DRA-17"),
    "setup.first_turn_actions": (1, "DRA-18"),
    "setup.actions_per_turn": (2, "DRA-19"),
    "setup.fury_extra_actions": (1, "DRA-70"),
    "setup.fury_wounds": (1, "DRA-70"),
    "setup.net_removal_actions": (2, "DRA-64"),
    "setup.free_placement.forbidden": ("adjacent_to_dragon", "DRA-12"),
    "options.setup": ("free_placement", "DRA-94: chosen at the table"),
    "options.mulligan": (False, "DRA-94: chosen at the table"),
    "options.two_legs": (False, "DRA-94: chosen at the table"),
    "options.sides": ("chosen", "DRA-94: chosen at the table"),
    "characters.fury_dwarf.ability": ("fury", "DRA-69"),
    "characters.crossbow_dwarf.ability": ("crossbow", "DRA-57"),
    "characters.net_dwarf.ability": ("net", "DRA-60"),
    **{
        f"board.directions.{id}": (list(step), "the board's geometry")
        for id, step in zip(DIRECTION_IDS, STEPS, strict=True)
    },
}

# names and history, and how things are drawn
FOR_PEOPLE = (
    "meta.title_pl",
    "meta.title_en",
    "meta.designer",
    "meta.publisher",
    "meta.minutes",
    "meta.min_age",
    "board.orientation",
    *(f"characters.{figure}.name" for figure in FIGURE_IDS),
)


class Components:
    """What the rules read of a file, and the hash over it."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        self.hash = digest(parts)


def read(text: str) -> Components:
    """The components of a TOML text; BadComponents says what is wrong and where."""
    sheet = Sheet(text)
    cells = _board(sheet)
    cards = tuple(card for side in (DWARVES, DRAGON) for card in _deck(sheet, side))
    _check_ids(cards)
    dragon_start, first_game = _setup(sheet, cells)
    spaces = _wounds(sheet)
    for place, (expected, why) in FACTS.items():
        sheet.must_be(place, expected, why)
    sheet.for_people(*FOR_PEOPLE)
    sheet.close()
    return Components(Parts(cells, cards, spaces, dragon_start, first_game))


# ------------------------------------------------------------ the board


def _board(sheet: Sheet) -> tuple[Cell, ...]:
    """The cells row by row; what is amiss with a cell is said before what is amiss in all."""
    cells = [_cell(sheet, id) for id in sheet.ids("board.cells")]
    places: dict[tuple[int, int], str] = {}
    for cell in cells:
        if (cell.q, cell.r) in places:
            raise BadComponents(
                f"board.cells.{cell.id} lies where {places[cell.q, cell.r]} lies: "
                f"at [{cell.q}, {cell.r}].",
                place=f"board.cells.{cell.id}",
            )
        places[cell.q, cell.r] = cell.id
    _check_connected(places)
    for cell in cells:
        if max(abs(cell.q), abs(cell.r), abs(cell.q + cell.r)) >= SIDE:
            raise BadComponents(
                f"board.cells.{cell.id} lies outside a hexagon of side {SIDE} (DRA-13).",
                place=f"board.cells.{cell.id}",
            )
    if len(cells) != CELLS:
        raise BadComponents(
            f"board.cells lists {len(cells)} cells, but the board has {CELLS} (DRA-13).",
            place="board.cells",
        )
    ordered = tuple(sorted(cells, key=lambda cell: (cell.r, cell.q)))
    centre = next(cell.id for cell in ordered if (cell.q, cell.r) == (0, 0))
    sheet.must_be("board.center", centre, "the cell at [0, 0]")
    return ordered


def _cell(sheet: Sheet, id: str) -> Cell:
    place = f"board.cells.{id}"
    coordinates = sheet.wholes(place, -CELLS, CELLS)
    if len(coordinates) != 2:
        raise BadComponents(f"{place} has {len(coordinates)} coordinates, not 2.", place=place)
    if not CELL_ID.fullmatch(id):
        raise BadComponents(
            f"{place} is no name for a cell: a letter and a digit make one.", place=place
        )
    return Cell(id, coordinates[0], coordinates[1])


def _check_connected(places: dict[tuple[int, int], str]) -> None:
    found: set[tuple[int, int]] = set()
    border = list(places)[:1]
    while border:
        q, r = border.pop()
        found.add((q, r))
        near = [(q + east, r + south) for east, south in STEPS]
        border += [cell for cell in near if cell in places and cell not in found]
    lost = [id for cell, id in places.items() if cell not in found]
    if lost:
        raise BadComponents(
            f"board.cells is not connected: no way leads from {next(iter(places.values()))} "
            f"to {lost[0]}.",
            place="board.cells",
        )


# ------------------------------------------------------------ setup and mats


def _setup(sheet: Sheet, cells: tuple[Cell, ...]) -> tuple[int, tuple[int, ...]]:
    """The cells of the figures at the start (DRA-7, DRA-11)."""
    numbers = {cell.id: at for at, cell in enumerate(cells)}
    dragon = _named_cell(sheet, "setup.dragon_start", numbers)
    sheet.must_be("characters.dragon.start", cells[dragon].id, "the same as setup.dragon_start")
    sheet.must_be("setup.dragon_start", sheet.read("board.center"), "DRA-7: the centre")
    allowed = [cell.id for cell in cells if max(abs(cell.q), abs(cell.r), abs(cell.q + cell.r)) > 1]
    sheet.must_be("setup.free_placement.allowed_cells", allowed, "DRA-13: all not next to it")
    dwarves = []
    for id in DWARF_IDS:
        place = f"setup.first_game.{id}"
        cell = _named_cell(sheet, place, numbers)
        if cell in dwarves or cells[cell].id not in allowed:
            raise BadComponents(
                f"{place} is {cells[cell].id}, where another dwarf, the dragon or a cell next to "
                "the dragon is (DRA-12).",
                place=place,
            )
        dwarves.append(cell)
    return dragon, tuple(dwarves)


def _named_cell(sheet: Sheet, place: str, numbers: dict[str, int]) -> int:
    id = sheet.read(place)
    if not isinstance(id, str) or id not in numbers:
        raise BadComponents(f"{place} is {id}, which is no cell of the board.", place=place)
    return numbers[id]


def _wounds(sheet: Sheet) -> tuple[int, ...]:
    """The wound spaces of all tracks, with a marker for each."""
    tables = ["wounds.dwarves"] * len(DWARF_IDS) + ["wounds.dragon"] * 4
    spaces = [
        sheet.whole(f"{table}.{track}", 1, MOST_SPACES)
        for table, track in zip(tables, TRACK_IDS, strict=True)
    ]
    total = sum(spaces)
    sheet.must_be("wounds.marker_supply", total, "a marker for every wound space")
    sheet.must_be("components.wound_markers", total, "the same as wounds.marker_supply")
    return tuple(spaces)


# ------------------------------------------------------------ the cards


def _deck(sheet: Sheet, side: int) -> list[Card]:
    deck = DECKS[side]
    _check_symbols(sheet, side)
    size = sheet.whole(f"{deck}.size", SMALLEST_DECK, LARGEST_DECK)
    cards = [_card(sheet, side, id) for id in sheet.ids(f"{deck}.card")]
    listed = sum(card.copies for card in cards)
    if listed != size:
        raise BadComponents(
            f"{deck}.card lists {listed} cards, but {deck}.size is {size}.", place=f"{deck}.size"
        )
    sheet.must_be(CARD_COUNTS[side], size, f"the same as {deck}.size")
    if len(cards) > MOST_CARD_IDS:
        raise BadComponents(
            f"{deck}.card lists {len(cards)} different cards, more than {MOST_CARD_IDS}.",
            place=f"{deck}.card",
        )
    shields = [card for card in cards if any(symbol == DEFENCE for symbol, _ in card.symbols)]
    if len(shields) > MOST_SHIELD_IDS:
        raise BadComponents(
            f"{deck}.card lists {len(shields)} different cards with defence, "
            f"more than {MOST_SHIELD_IDS}.",
            place=f"{deck}.card",
        )
    return cards


def _card(sheet: Sheet, side: int, id: str) -> Card:
    place = f"{DECKS[side]}.card.{id}"
    sheet.must_be(f"{place}.id", id, "a card needs an id")
    if not CARD_ID.fullmatch(id) or id in TAKEN:
        raise BadComponents(
            f"{place}.id is no name for a card: small letters, digits and _ make one, and words of "
            "the notation are taken.",
            place=f"{place}.id",
        )
    count = sheet.whole(f"{place}.count", 1, LARGEST_DECK)
    numbers = sheet.ids(f"{place}.symbols")
    if not 1 <= len(numbers) <= 2:
        raise BadComponents(
            f"{place}.symbols shows {len(numbers)} symbols, not 1 or 2.", place=f"{place}.symbols"
        )
    symbols = tuple(_symbol(sheet, side, f"{place}.symbols.{number}") for number in numbers)
    if len({symbol for symbol, _ in symbols}) < len(symbols):
        raise BadComponents(
            f"{place}.symbols shows {SYMBOL_IDS[symbols[0][0]]} twice.", place=f"{place}.symbols"
        )
    return Card(id, side, symbols, count)


def _symbol(sheet: Sheet, side: int, place: str) -> tuple[int, int]:
    id = sheet.read(f"{place}.type")
    known = [SYMBOL_IDS[symbol] for symbol in SYMBOLS_OF_SIDE[side]]
    if id not in known:
        raise BadComponents(
            f"{place}.type is {id}, an unknown symbol; this deck has {', '.join(known)}.",
            place=f"{place}.type",
        )
    symbol = SYMBOL_IDS.index(id)
    if symbol in WITHOUT_VALUE:
        return symbol, 0
    return symbol, sheet.whole(f"{place}.value", 1, LARGEST_VALUE)


def _check_symbols(sheet: Sheet, side: int) -> None:
    for symbol in SYMBOLS_OF_SIDE[side]:
        id = SYMBOL_IDS[symbol]
        kind, needs = KINDS[id]
        place = f"{SYMBOL_TABLES[side]}.{id}"
        sheet.must_be(f"{place}.has_value", symbol not in WITHOUT_VALUE, "its own rule")
        sheet.must_be(f"{place}.kind", kind, "its own rule")
        if needs is not None:
            sheet.must_be(f"{place}.needs", needs, "its own rule")
        sheet.for_people(f"{place}.name_pl")


def _check_ids(cards: tuple[Card, ...]) -> None:
    seen: set[str] = set()
    for card in cards:
        if card.id in seen:
            place = f"{DECKS[card.side]}.card.{card.id}"
            raise BadComponents(f"{place} has the id of a card of the other deck.", place=place)
        seen.add(card.id)
