"""Cells, cards and moves as numbers, and everything that can be looked up instead of searched: the
lines of the board, and the parts of every move. Made once per component set; knows no position.

A set of cells is a mask, one bit a cell. Cards with the same symbols are one card, and a hand is a
count of each. A play is numbered by its card, then its symbol, then what the symbol does.
"""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, final

from librt.vecs import vec
from mypy_extensions import i64

DWARVES: Final = 0
DRAGON: Final = 1
SIDES: Final = 2
SIDE_IDS: Final = ("dwarves", "dragon")

# figures; the dwarves come first, so that a dwarf is also the number of its wound track
FURY_DWARF: Final = 0
CROSSBOW_DWARF: Final = 1
NET_DWARF: Final = 2
DWARF_COUNT: Final = 3
THE_DRAGON: Final = 3
FIGURES: Final = 4
FIGURE_IDS: Final = ("fury_dwarf", "crossbow_dwarf", "net_dwarf", "dragon")

# wound tracks: one a dwarf, then the mat of the dragon
ARMOUR: Final = 3
FLYING: Final = 4
WALKING: Final = 5
BREATHING: Final = 6
TRACKS: Final = 7
TRACK_IDS: Final = ("fury_dwarf", "crossbow_dwarf", "net_dwarf", "armour", "fly", "walk", "fire")

# what a card is played for; NO_EFFECT is every card's (DRA-37), DEFENCE no play of its own (DRA-61)
NO_EFFECT: Final = 0
MOVE_ONE: Final = 1
MOVE_TWO: Final = 2
ATTACK_ONE: Final = 3
ATTACK_TWO: Final = 4
CROSSBOW: Final = 5
NET: Final = 6
WALK: Final = 7
FLY: Final = 8
BITE: Final = 9
FIRE: Final = 10
DEFENCE: Final = 11
SYMBOL_IDS: Final = (
    "no_effect",
    "move_one",
    "move_two",
    "attack_one",
    "attack_two",
    "crossbow",
    "net",
    "walk",
    "fly",
    "bite",
    "fire",
    "defence",
)

# what a move does
KEEP: Final = 0
EXCHANGE: Final = 1
DRAW: Final = 2
REMOVE_NET: Final = 3
USE_FURY: Final = 4
END_TURN: Final = 5
WOUND: Final = 6
PLACE: Final = 7
DISCARD: Final = 8
BLOCK: Final = 9
PLAY: Final = 10
SINGLE_ACTS: Final = 6  # the acts up to END_TURN are one move each

# the pairs of dwarves that may move together, and the dwarf who stays
PAIRS: Final = 3
PAIR_IDS: Final = ((0, 1), (0, 2), (1, 2))

DIRECTIONS: Final = 6
DIRECTION_IDS: Final = ("east", "north_east", "north_west", "west", "south_west", "south_east")
STEPS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))

NOT_IN_LINE: Final = -1
NONE: Final = -1
OFF_BOARD: Final = -1

# masks are looked up in two halves
HALF: Final = 10
HALF_MASK: Final = (1 << HALF) - 1
MOST_CELLS: Final = 2 * HALF


class Card(NamedTuple):
    """Cards of one deck that show the same one or two symbols, each with its value (or 0)."""

    id: str
    side: int
    symbols: tuple[tuple[int, int], ...]
    copies: int


class Cell(NamedTuple):
    """A cell and its axial coordinates."""

    id: str
    q: int
    r: int


class Parts(NamedTuple):
    """What the rules read of a component file; cells by number."""

    cells: tuple[Cell, ...]
    cards: tuple[Card, ...]
    spaces: tuple[int, ...]
    dragon_start: int
    first_game: tuple[int, ...]


class Move(NamedTuple):
    """The parts of a move. `who` is a dwarf, a pair, a set of dwarves, a track, a direction or a
    choice of blocks, as the act and the symbol have it; `goal` and `other_goal` are cells; the
    `value` of a choice of blocks is the side that blocks."""

    act: int
    card: int = NONE
    symbol: int = NONE
    value: int = 0
    who: int = NONE
    goal: int = NONE
    other_goal: int = NONE


@final
class Tables:
    """The board, the decks and the moves of a component set."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        self.cells: i64 = len(parts.cells)
        self.cards: i64 = len(parts.cards)
        self.all_cells: i64 = (1 << len(parts.cells)) - 1
        self.dragon_start: i64 = parts.dragon_start
        self.first_game = vec[i64](parts.first_game)
        self.spaces = vec[i64](parts.spaces)
        self._lay_board(parts.cells)
        self._sort_cards(parts.cards)
        self._number_moves()

    # ------------------------------------------------------------ the board

    def _lay_board(self, cells: Sequence[Cell]) -> None:
        rays = [_ray(cells, cell, step) for cell in cells for step in STEPS]
        near = [
            _mask(rays[at * DIRECTIONS + way][:1] for way in range(DIRECTIONS))
            for at in range(len(cells))
        ]
        self.ray_cells = rays
        self.near = vec[i64](near)
        self.rays = vec[i64]([_mask([ray]) for ray in rays])
        between = [NOT_IN_LINE] * (len(cells) * len(cells))
        for at in range(len(cells)):
            for ray in rays[at * DIRECTIONS : (at + 1) * DIRECTIONS]:
                for distance, goal in enumerate(ray):
                    between[at * len(cells) + goal] = _mask([ray[:distance]])
        self.between = vec[i64](between)
        padded = near + [0] * (MOST_CELLS - len(near))
        self.low_around = vec[i64](_unions(padded[:HALF]))
        self.high_around = vec[i64](_unions(padded[HALF:]))
        self.ones = vec[i64]([half.bit_count() for half in range(1 << HALF)])

    def count(self, mask: i64) -> i64:
        """How many cells a set has."""
        return self.ones[mask & HALF_MASK] + self.ones[mask >> HALF]

    def around(self, mask: i64) -> i64:
        """The cells next to any cell of a set."""
        return self.low_around[mask & HALF_MASK] | self.high_around[mask >> HALF]

    def reach(self, start: i64, steps: i64, free: i64) -> i64:
        """The free cells to which a path of so many free cells leads (DRA-42)."""
        found: i64 = self.near[start] & free
        for _ in range(steps - 1):
            found |= self.around(found) & free
        return found

    def path(self, start: i64, goal: i64, free: i64) -> list[int]:
        """The cells of a shortest path over free cells, the goal last: what a figure is seen to
        do, which no rule asks about (DRA-42)."""
        distances = [1 << start]
        while not distances[-1] >> goal & 1:
            distances.append(self.around(distances[-1]) & free)
        path = [int(goal)]
        for reached in distances[-2:0:-1]:
            near: i64 = self.near[path[0]] & reached
            path.insert(0, next(cell for cell in range(self.cells) if near >> cell & 1))
        return path

    def ray(self, start: i64, direction: i64) -> list[int]:
        """The cells in one direction up to the edge, the nearest first."""
        return self.ray_cells[start * DIRECTIONS + direction]

    # ------------------------------------------------------------ the cards

    def _sort_cards(self, cards: Sequence[Card]) -> None:
        self.card_numbers = {card.id: at for at, card in enumerate(cards)}
        of_side = [[at for at, card in enumerate(cards) if card.side == side] for side in (0, 1)]
        self.first_card = vec[i64]([of[0] for of in of_side])
        self.end_of_cards = vec[i64]([of[-1] + 1 for of in of_side])
        decks = [[at for at in of for _ in range(cards[at].copies)] for of in of_side]
        self.both_decks = vec[i64](decks[0] + decks[1])
        self.deck_start = vec[i64]([0, len(decks[0])])
        self.deck_end = vec[i64]([len(decks[0]), len(decks[0]) + len(decks[1])])
        # by card; what a card does not show is NO_EFFECT
        shown = [[symbol for symbol in card.symbols if symbol[0] != DEFENCE] for card in cards]
        padded = [[*symbols, (NO_EFFECT, 0), (NO_EFFECT, 0)][:2] for symbols in shown]
        self.symbol = vec[i64]([symbols[0][0] for symbols in padded])
        self.value = vec[i64]([symbols[0][1] for symbols in padded])
        self.other_symbol = vec[i64]([symbols[1][0] for symbols in padded])
        self.other_value = vec[i64]([symbols[1][1] for symbols in padded])
        self.blocks = vec[i64](
            [int(any(symbol == DEFENCE for symbol, _ in card.symbols)) for card in cards]
        )
        # the cards a side can block with; a choice of blocks has one digit a dwarf, 0 for no block
        self.shields = [[at for at in of if self.blocks[at] == 1] for of in of_side]
        self.block_base = vec[i64]([len(shields) + 1 for shields in self.shields])

    # ------------------------------------------------------------ the moves

    def _number_moves(self) -> None:
        cells, cards = len(self.parts.cells), self.parts.cards
        moves = [Move(act) for act in range(SINGLE_ACTS)]
        self.wound_moves: i64 = len(moves)
        moves += [Move(WOUND, who=track) for track in (FLYING, WALKING, BREATHING)]
        self.place_moves: i64 = len(moves)
        moves += [Move(PLACE, goal=cell) for cell in range(cells)]
        self.discard_moves: i64 = len(moves)
        moves += [Move(DISCARD, card=card) for card in range(len(cards))]
        starts: list[int] = []
        for side, shields in enumerate(self.shields):
            starts.append(len(moves))
            choices = (len(shields) + 1) ** DWARF_COUNT
            moves += [Move(BLOCK, value=side, who=blocks) for blocks in range(choices)]
        self.block_moves = vec[i64](starts)
        # by card: its first play, which has no effect, and the first plays of its symbols
        plain: list[int] = []
        first: list[int] = []
        second: list[int] = []
        for at in range(len(cards)):
            plain.append(len(moves))
            moves.append(Move(PLAY, at, NO_EFFECT))
            first.append(len(moves))
            moves += _plays(at, int(self.symbol[at]), int(self.value[at]), cells)
            second.append(len(moves))
            moves += _plays(at, int(self.other_symbol[at]), int(self.other_value[at]), cells)
        self.plain_play = vec[i64](plain)
        self.first_plays = vec[i64](first)
        self.second_plays = vec[i64](second)

        self.moves = moves
        self.numbers = {move: at for at, move in enumerate(moves)}
        self.move_space = len(moves)
        # by move
        self.move_act = vec[i64]([move.act for move in moves])
        self.move_card = vec[i64]([move.card for move in moves])
        self.move_symbol = vec[i64]([move.symbol for move in moves])
        self.move_value = vec[i64]([move.value for move in moves])
        self.move_who = vec[i64]([move.who for move in moves])
        self.move_goal = vec[i64]([move.goal for move in moves])
        self.move_other_goal = vec[i64]([move.other_goal for move in moves])


def _plays(card: int, symbol: int, value: int, cells: int) -> list[Move]:
    """Every play of a card for one of its symbols."""

    def play(who: int = NONE, goal: int = NONE, other_goal: int = NONE) -> Move:
        return Move(PLAY, card, symbol, value, who, goal, other_goal)

    goals = range(cells)
    if symbol in (MOVE_ONE, MOVE_TWO):
        alone = [play(dwarf, goal) for dwarf in range(DWARF_COUNT) for goal in goals]
        if symbol == MOVE_ONE:
            return alone
        both = [
            play(pair, goal, other) for pair in range(PAIRS) for goal in goals for other in goals
        ]
        return alone + both
    if symbol == ATTACK_TWO:  # one or two dwarves, as a set
        return [play(dwarves) for dwarves in range(1, 7)]
    if symbol in (ATTACK_ONE, BITE):
        return [play(dwarf) for dwarf in range(DWARF_COUNT)]
    if symbol in (CROSSBOW, NET):
        return [play()]
    if symbol in (WALK, FLY):
        return [play(goal=goal) for goal in goals]
    if symbol == FIRE:
        return [play(direction) for direction in range(DIRECTIONS)]
    return []


def _ray(cells: Sequence[Cell], start: Cell, step: tuple[int, int]) -> list[int]:
    """The cells in one direction up to the edge, the nearest first."""
    places = {(cell.q, cell.r): at for at, cell in enumerate(cells)}
    ray = []
    q, r = start.q + step[0], start.r + step[1]
    while (q, r) in places:
        ray.append(places[q, r])
        q, r = q + step[0], r + step[1]
    return ray


def _mask(groups: Iterable[Sequence[int]]) -> int:
    mask = 0
    for group in groups:
        for cell in group:
            mask |= 1 << cell
    return mask


def _unions(masks: Sequence[int]) -> list[int]:
    """By set of places: the union of the masks there."""
    unions = [0]
    for mask in masks:
        unions += [union | mask for union in unions]
    return unions
