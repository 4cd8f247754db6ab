"""The sea of the naive referee: squares, board sides and pattern shapes, as sets of (row, column).
As independent of the engine as the referee itself; it knows no rule of play and no card."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set
from functools import cache
from typing import NamedTuple

Square = tuple[int, int]
Squares = frozenset[Square]

SIZE = 15
CURRENT_LINE = 7  # row and column
ISLAND = frozenset((row, column) for row in (6, 7, 8) for column in (6, 7, 8))
COLUMN_LETTERS = "abcdefghijklmno"

KINGDOM_SIZE = 7
# top left square and clockwise quarter turns of the board that lies there (section 2.1)
KINGDOMS = {"north": ((0, 0), 0), "east": ((0, 8), 1), "south": ((8, 8), 2), "west": ((8, 0), 3)}
KINDS = {".": "open_water", "S": "ship", "W": "whirlpool", "C": "gold", "R": "reef"}
TOLLED = ("whirlpool", "current")  # GLE-35

BOARD_SIDES = {
    "A1": "RWCS.S. ...WSW. .W.RS.. .SSCWWR SW.SC.. .....SC C..SWS#",
    "A2": "CRW..SS SCCWCCW ....SSW WS.CRW. S..S... WW....S SSWRWC#",
    "B1": "SC..SSR S.W.W.W C..SW.. .WSC.RW CW...SC S.WSW.S CSR...#",
    "B2": "S.WSCS. SRW..WW .S.CS.R WC..C.W S...... C.SW..S SWRSWC#",
    "C1": "W..S.W. .S..RWS .WCC..S WSS..SR ..WC..W C.RS.SS .CWS..#",
    "C2": "SC.CRWS W...WS. R.W.WSC CCW.CRS .W.S.W. SWSCW.S .S...S#",
    "D1": "RW.CRC. SWCSWSS WS.C.W. C..WSS. ..WR..S W..S.W. SS...C#",
    "D2": "RW..WC. SSC.WRS .CW..WS S.S.SS. .S...WS WS..C.. WCRWC.#",
}

SHAPES = {
    "I3": "XXX",
    "V3": "XX X.",
    "L4": "XXX X..",
    "T4": "XXX .X.",
    "S4": ".XX XX.",
    "I4": "XXXX",
    "O4": "XX XX",
    "L5": "XXXX X...",
    "N5": ".XXX XX..",
    "P5": "XX XX X.",
    "T5": "XXX .X. .X.",
    "V5": "X.. X.. XXX",
    "Y5": "XXXX .X..",
    "F5": ".XX XX. .X.",
    "I5": "XXXXX",
    "U5": "X.X XXX",
    "W5": "X.. XX. .XX",
    "X5": ".X. XXX .X.",
    "Z5": "XX. .X. .XX",
}


class Dragon(NamedTuple):
    """One object for each dragon (GLE-33); where its head lies does not matter (GLE-26)."""

    owner: int
    squares: Squares


def sea(layout: Mapping[str, str]) -> dict[Square, str]:
    """The kind of every square on which a segment may lie (GLE-03, 27); the island has none.
    The layout names the board side of each kingdom: `{"north": "A1", ...}`."""
    kinds = {}
    for line in range(SIZE):
        for square in ((line, CURRENT_LINE), (CURRENT_LINE, line)):
            if square not in ISLAND:
                kinds[square] = "current"
    for kingdom, side in layout.items():
        (top, left), turns = KINGDOMS[kingdom]
        for row, letters in enumerate(BOARD_SIDES[side].split()):
            for column, letter in enumerate(letters):
                at = (row, column)
                for _ in range(turns):
                    at = (at[1], KINGDOM_SIZE - 1 - at[0])
                square = (top + at[0], left + at[1])
                assert (letter == "#") == (square in ISLAND)
                if letter != "#":
                    kinds[square] = KINDS[letter]
    return kinds


def kingdom_of(square: Square) -> str | None:
    """None for the currents and the island (GLE-91)."""
    row, column = square
    if CURRENT_LINE in square or square in ISLAND:
        return None
    if row < CURRENT_LINE:
        return "north" if column < CURRENT_LINE else "east"
    return "west" if column < CURRENT_LINE else "south"


def neighbours(squares: Iterable[Square]) -> set[Square]:
    """All squares that share a side with one of these, also such of them (GLE-31)."""
    steps = ((-1, 0), (1, 0), (0, -1), (0, 1))
    return {(row + down, column + right) for row, column in squares for down, right in steps}


def orientations(pattern: str) -> set[Squares]:
    """GLE-25: every turn and mirror image, moved to the top left corner."""
    shape = {
        (row, column)
        for row, letters in enumerate(SHAPES[pattern].split())
        for column, letter in enumerate(letters)
        if letter == "X"
    }
    found = set()
    for _ in range(4):
        shape = {(column, -row) for row, column in shape}
        mirrored = {(row, -column) for row, column in shape}
        found |= {_to_corner(shape), _to_corner(mirrored)}
    return found


def _to_corner(shape: set[Square]) -> Squares:
    top, left = min(row for row, _ in shape), min(column for _, column in shape)
    return frozenset((row - top, column - left) for row, column in shape)


@cache
def everywhere(pattern: str) -> Set[Squares]:
    """The pattern in every orientation, at every place of the grid, also across its edge."""
    return {
        frozenset((top + row, left + column) for row, column in shape)
        for shape in orientations(pattern)
        for top in range(SIZE)
        for left in range(SIZE)
    }


def written(squares: Iterable[Square]) -> str:
    """Squares in row order, `d5` for row 4 and column 3."""
    return " ".join(f"{COLUMN_LETTERS[column]}{row + 1}" for row, column in sorted(squares))


def read_squares(words: Iterable[str]) -> Squares:
    return frozenset((int(word[1:]) - 1, COLUMN_LETTERS.index(word[0])) for word in words)
