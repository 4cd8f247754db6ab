"""Patterns, squares, cards and moves as numbers, laid out so that the rules can look up instead of
search. Made once per component set; knows no position.

A square is `row * 15 + column`. A set of squares, a *chart*, is four words of 60 bits. A dragon
spans at most five rows, so that its squares lie in two neighbouring words: `word`, `low` and `high`
of a placement are the first of them and its bits in both.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Mapping, Sequence
from operator import itemgetter
from typing import Final, NamedTuple, final

from librt.vecs import vec
from mypy_extensions import i64

from smokowisko.games.smoki_z_glebin.payments import Payments

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 5
# heads of each player (GLE-12), by the number of players
HEADS: Final[Mapping[int, int]] = {2: 14, 3: 11, 4: 8, 5: 7}
# the colours in use are the first ones (GLE-10); seats take them in this order
DRAGON_IDS: Final = ("orange", "green", "purple", "pink", "yellow")

SHIP_IDS: Final = ("green", "purple", "red", "navy")
SHIP_COLOURS: Final = 4

SIZE_IDS: Final = ("small", "medium", "large")
SIZES: Final = 3
SEGMENTS: Final = (3, 4, 5)
MEDIUM: Final = 1

# the sea
SIDE: Final = 15
SQUARES: Final = SIDE * SIDE
MIDDLE: Final = 7
KINGDOM_SIDE: Final = 7
ISLAND: Final = (6, 7, 8)
KINGDOM_IDS: Final = ("north", "east", "south", "west")
KINGDOMS: Final = 4
# the top left squares of the kingdoms; a board in the n-th is turned n times (GLE-03)
CORNERS: Final = ((0, 0), (0, 8), (8, 8), (8, 0))
BOARDS: Final = 4
BOARD_SIDES: Final = 8

# a set of squares
WORD: Final = 60
WORDS: Final = 4

# what a square of a kingdom holds
OPEN_WATER: Final = "."
SHIP: Final = "S"
WHIRLPOOL: Final = "W"
GOLD: Final = "C"
REEF: Final = "R"
ISLAND_CORNER: Final = "#"
CURRENT: Final = "~"

# what a reef card is
TWO_SHIPS: Final = 0
JOKER_SHIP: Final = 1
GOLD_CARD: Final = 2
HIDDEN_DRAGON: Final = 3
REEF_KIND_IDS: Final = ("two_ships", "joker_ship", "gold", "hidden_dragon")

# face-up cards beside a stack, and the places a pattern card can be taken from
FACE_UP: Final = 2
SOURCES: Final = FACE_UP + 1
ALL_SOURCES: Final = SIZES * SOURCES
MISSION_ROW: Final = 4

# the moves: a reef card, a source, a pattern and a source, a placement, a payment are added to the
# start of their kind
SKIP_MISSION: Final = 0
CASH_GOLD: Final = 1
KEEP_REEF: Final = 2


class Pattern(NamedTuple):
    """A shape as squares of a small grid, and how many cards show it."""

    id: str
    size: int
    copies: int
    shape: tuple[tuple[int, int], ...]


class Mission(NamedTuple):
    """Ships asked for, by colour."""

    id: str
    ships: tuple[int, ...]
    points: int
    reef: bool


class ReefCard(NamedTuple):
    """One kind of reef card; `ships` only on two-ships cards, `coins` on gold, `kingdom` on hidden
    dragons."""

    id: str
    kind: int
    copies: int
    ships: tuple[int, ...] = ()
    coins: int = 0
    kingdom: int = -1


class Placement(NamedTuple):
    """A pattern on squares of the sea, ascending."""

    pattern: int
    squares: tuple[int, ...]


def chart(squares: Iterable[int]) -> list[int]:
    """A set of squares as four words."""
    words = [0] * WORDS
    for square in squares:
        words[square // WORD] |= 1 << square % WORD
    return words


def square_name(square: int) -> str:
    """A column from a to o and a row from 1: the square (4, 3) is d5."""
    row, column = divmod(square, SIDE)
    return f"{chr(ord('a') + column)}{row + 1}"


def is_sea(row: int, column: int) -> bool:
    """Whether a dragon may lie there: on the board, and not on the island (GLE-27)."""
    on_board = 0 <= row < SIDE and 0 <= column < SIDE
    return on_board and not (row in ISLAND and column in ISLAND)


def neighbours(square: int) -> list[int]:
    """The squares of the board that share a side with this one (GLE-31)."""
    row, column = divmod(square, SIDE)
    around = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return [r * SIDE + c for r, c in around if 0 <= r < SIDE and 0 <= c < SIDE]


def orientations(shape: Sequence[tuple[int, int]]) -> list[tuple[tuple[int, int], ...]]:
    """A shape turned and mirrored (GLE-25), each way once."""
    found = set()
    turned = list(shape)
    for _ in range(2):
        for _ in range(4):
            turned = [(column, -row) for row, column in turned]
            top, left = min(row for row, _ in turned), min(column for _, column in turned)
            found.add(tuple(sorted((row - top, column - left) for row, column in turned)))
        turned = [(row, -column) for row, column in turned]
    return sorted(found)


def placements(patterns: Sequence[Pattern]) -> list[Placement]:
    """Every way a pattern can lie on the sea, pattern by pattern, from the top left."""
    found = []
    for number, pattern in enumerate(patterns):
        for shape in orientations(pattern.shape):
            for top in range(SIDE):
                for left in range(SIDE):
                    squares = [(top + row, left + column) for row, column in shape]
                    if all(is_sea(row, column) for row, column in squares):
                        lying = tuple(row * SIDE + column for row, column in squares)
                        found.append(Placement(number, lying))
    return sorted(found)


def kingdom_of(square: int) -> int:
    """The kingdom of a square; -1 on currents and the island (GLE-91)."""
    row, column = divmod(square, SIDE)
    if MIDDLE in (row, column) or not is_sea(row, column):
        return -1
    return (0, 1, 3, 2)[2 * (row > MIDDLE) + (column > MIDDLE)]


def turned(rows: Sequence[str], times: int) -> list[str]:
    """A board turned clockwise by 90 degrees, so many times: (r, c) goes to (c, 6 - r)."""
    lying = list(rows)
    for _ in range(times):
        lying = ["".join(column) for column in zip(*reversed(lying), strict=True)]
    return lying


@final
class Tables:
    """What a component set means in numbers.

    `first[pattern * 4 + word]` is the first placement of a pattern whose `word` is at least this;
    the fourth is one past its last.
    """

    def __init__(
        self,
        sides: Sequence[Sequence[str]],
        ship_tokens: Sequence[int],
        patterns: Sequence[Pattern],
        missions: Sequence[Mission],
        reef_cards: Sequence[ReefCard],
    ) -> None:
        self.sides = [list(rows) for rows in sides]
        self.ship_tokens = list(ship_tokens)
        self.patterns = list(patterns)
        self.missions = list(missions)
        self.reef_cards = list(reef_cards)
        # looked up, because compiled code shifts a literal 1 in 32 bits
        self.bit = vec[i64]([1 << at for at in range(WORD)])
        self._chart_sea()
        self._lay_placements()
        self._stack_cards()
        self.payments = Payments(
            [each.ships for each in missions],
            [each.ships for each in reef_cards if each.kind == TWO_SHIPS],
            [each.copies for each in reef_cards if each.kind == TWO_SHIPS],
        )
        # by the number of a reef card: its number among the two-ships cards
        two_ships = [at for at, each in enumerate(reef_cards) if each.kind == TWO_SHIPS]
        self.two_ships = two_ships
        self.two_ships_number = vec[i64](
            [two_ships.index(at) if at in two_ships else -1 for at in range(len(reef_cards))]
        )

        self.heads = vec[i64]([HEADS.get(players, 0) for players in range(MOST_PLAYERS + 1)])
        self.draw_pattern: i64 = KEEP_REEF + len(reef_cards)
        self.pass_turn: i64 = self.draw_pattern + ALL_SOURCES
        self.play_pattern: i64 = self.pass_turn + len(patterns) * ALL_SOURCES
        self.complete_mission: i64 = self.play_pattern + len(self.placements)
        # a plain int, which can be compared with any number
        self.move_space = int(self.complete_mission + MISSION_ROW * self.payments.space)

    def _chart_sea(self) -> None:
        """The squares of every kind on every side in every slot, and what never changes."""
        kinds = (SHIP, WHIRLPOOL, GOLD, REEF)
        self.side_charts = {
            kind: [
                [chart(self._squares(kind, side, slot)) for side in range(BOARD_SIDES)]
                for slot in range(KINGDOMS)
            ]
            for kind in kinds
        }
        sea = [at for at in range(SQUARES) if is_sea(*divmod(at, SIDE))]
        self.currents = chart(at for at in sea if kingdom_of(at) < 0)
        land = [at for at in range(SQUARES) if at not in sea]
        # where a dragon touches the island (GLE-29)
        self.shore = vec[i64](chart({at for each in land for at in neighbours(each)} - set(land)))
        self.kingdoms = vec[i64](
            [
                word
                for kingdom in range(KINGDOMS)
                for word in chart(at for at in sea if kingdom_of(at) == kingdom)
            ]
        )

    def _squares(self, kind: str, side: int, slot: int) -> list[int]:
        top, left = CORNERS[slot]
        return [
            (top + row) * SIDE + left + column
            for row, letters in enumerate(turned(self.sides[side], slot))
            for column, letter in enumerate(letters)
            if letter == kind
        ]

    def _lay_placements(self) -> None:
        self.placements = placements(self.patterns)
        self.placement_numbers = {each: at for at, each in enumerate(self.placements)}
        first: list[int] = []
        word: list[int] = []
        low: list[int] = []
        high: list[int] = []
        touched: list[int] = []
        segments: list[int] = []
        for each in self.placements:
            base = min(each.squares[0] // WORD, WORDS - 2)
            words = chart(each.squares)
            word.append(base)
            low.append(words[base])
            high.append(words[base + 1])
            touched += chart({at for square in each.squares for at in neighbours(square)})
            lying = [kingdom_of(square) for square in each.squares]
            segments += [lying.count(kingdom) for kingdom in range(KINGDOMS)]
        start = 0
        for pattern in range(len(self.patterns)):
            end = bisect_right(self.placements, pattern, key=itemgetter(0))
            first += [bisect_left(word, base, start, end) for base in range(WORDS - 1)]
            first.append(end)
            start = end
        self.first = vec[i64](first)
        self.word = vec[i64](word)
        self.low = vec[i64](low)
        self.high = vec[i64](high)
        self.touched = vec[i64](touched)  # by placement: a chart of the squares that share a side
        self.segments = vec[i64](segments)  # by placement and kingdom
        self.square_names = [square_name(square) for square in range(SQUARES)]
        self.pattern = vec[i64]([each.pattern for each in self.placements])

    def _stack_cards(self) -> None:
        """All cards sorted, as they are before they are shuffled."""
        self.size = vec[i64]([each.size for each in self.patterns])
        self.segment_count = vec[i64]([SEGMENTS[each.size] for each in self.patterns])
        counts = [
            sum(each.copies for each in self.patterns if each.size == size) for size in range(SIZES)
        ]
        self.stack_starts = vec[i64]([sum(counts[:size]) for size in range(SIZES + 1)])
        self.all_patterns = [
            at
            for size in range(SIZES)
            for at, each in enumerate(self.patterns)
            if each.size == size
            for _ in range(each.copies)
        ]
        self.all_reef_cards = [
            at for at, each in enumerate(self.reef_cards) for _ in range(each.copies)
        ]
        self.reef_kind = vec[i64]([each.kind for each in self.reef_cards])
        self.reef_coins = vec[i64]([each.coins for each in self.reef_cards])
        self.reef_kingdom = vec[i64]([each.kingdom for each in self.reef_cards])
        self.points = vec[i64]([each.points for each in self.missions])
        self.mission_ships = vec[i64]([len(each.ships) for each in self.missions])
        self.mission_reef = vec[i64]([int(each.reef) for each in self.missions])
