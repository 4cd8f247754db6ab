"""Where everything lies on a table of Drako: decks, hands, discard piles, figures, wounds, markers,
and the leg that is being played. What players may do there is in `rules`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from smokowisko.engine.chance import fast
from smokowisko.engine.game import Game, State
from smokowisko.games.drako.tables import (
    ARMOUR,
    BREATHING,
    DRAGON,
    DWARF_COUNT,
    FIGURE_IDS,
    FIGURES,
    FLYING,
    NO_EFFECT,
    NONE,
    OFF_BOARD,
    SIDES,
    THE_DRAGON,
    TRACKS,
    WALKING,
    Tables,
)

# the options by their place in Game.options
SETUP: Final = 0
MULLIGAN: Final = 1
TWO_LEGS: Final = 2
SIDES_BY: Final = 3
DRAGON_SEAT: Final = 4

SEATS: Final = 2

# what is to be decided
MULLIGAN_PHASE: Final = 0
PLACEMENT: Final = 1
ACTION: Final = 2
SURPLUS: Final = 3
DEFENDING: Final = 4
WOUNDING: Final = 5
PHASE_IDS: Final = ("mulligan", "placement", "action", "surplus", "defence", "wounds")

# where a marker is
READY: Final = 0
ON_DRAGON: Final = 1
GONE: Final = 2


class Layout(State):
    """The pieces on the table. Cards are counts in a hand; `cards` holds, side after side, the deck
    (bottom first) at the start of the side's part and the discard pile (first card last) at its
    end."""

    cards: vec[i64]
    left: vec[i64]  # by side: the cards of the deck
    gone: vec[i64]  # by side: the cards of the discard pile
    hands: vec[i64]  # by card
    hand_sizes: vec[i64]  # by side
    cells: vec[i64]  # by figure
    wounds: vec[i64]  # by track
    won: vec[i64]  # by seat: the legs won
    earlier: vec[i64]  # by seat: the wounds inflicted in an earlier leg (DRA-92)

    def __init__(self, game: Game, players: int, options: list[int]) -> None:
        super().__init__(game, players, options)
        tables = game.tables
        assert isinstance(tables, Tables)
        self.tables = tables
        self.leg: i64 = 0
        self.first_reason: i64 = 0  # how the first leg ended, once it has
        self.reason: i64 = 0  # how the last leg ended
        self.dragon_seat: i64 = 0
        self.phase: i64 = ACTION
        self.turn: i64 = 0
        self.side: i64 = DRAGON  # whose turn it is
        self.actions: i64 = 0
        self.net: i64 = READY
        self.fury: i64 = READY
        # an attack that can be answered: the symbol, the strength, and the attacking dwarves or,
        # when the dragon attacks, the attacked ones
        self.attack: i64 = NO_EFFECT
        self.strength: i64 = 0
        self.fighters: i64 = 0
        self.unplaced: i64 = 0  # wounds that the dwarf side has still to place

    def lay_out(self) -> None:
        """A leg before its first shuffle (DRA-7, DRA-8)."""
        self.cards = self.tables.both_decks[:]
        sizes = [self.deck_size(side) for side in range(SIDES)]
        self.left = vec[i64](sizes)
        self.gone = vec[i64]([0] * SIDES)
        none: list[int] = [0] * self.tables.cards
        self.hands = vec[i64](none)
        self.hand_sizes = vec[i64]([0] * SIDES)
        self.cells = vec[i64]([OFF_BOARD] * FIGURES)
        self.cells[THE_DRAGON] = self.tables.dragon_start
        self.wounds = vec[i64]([0] * TRACKS)
        self.net = READY
        self.fury = READY
        self.attack = NO_EFFECT
        self.strength = 0
        self.fighters = 0
        self.unplaced = 0

    # ------------------------------------------------------------ sides and seats

    def seat_of(self, side: i64) -> i64:
        return self.dragon_seat if side == DRAGON else 1 - self.dragon_seat

    def side_of(self, seat: i64) -> i64:
        return DRAGON if seat == self.dragon_seat else 1 - DRAGON

    # ------------------------------------------------------------ cards

    def deck_size(self, side: i64) -> i64:
        """How many cards a side has at the start."""
        return self.tables.deck_end[side] - self.tables.deck_start[side]

    def draw(self, side: i64) -> i64:
        """The top card of the deck into the hand."""
        self.left[side] -= 1
        card: i64 = self.cards[self.tables.deck_start[side] + self.left[side]]
        self.hands[card] += 1
        self.hand_sizes[side] += 1
        return card

    def discard(self, side: i64, card: i64) -> None:
        """A card of the hand, face up on the own pile, from where none returns (DRA-33)."""
        self.hands[card] -= 1
        self.hand_sizes[side] -= 1
        self.gone[side] += 1
        self.cards[self.tables.deck_end[side] - self.gone[side]] = card

    def return_hand(self, side: i64) -> None:
        """The whole hand on top of the deck."""
        top: i64 = self.tables.deck_start[side] + self.left[side]
        for card in range(self.tables.first_card[side], self.tables.end_of_cards[side]):
            for _ in range(self.hands[card]):
                self.cards[top] = card
                top += 1
            self.hands[card] = 0
        self.left[side] += self.hand_sizes[side]
        self.hand_sizes[side] = 0

    def shuffle_deck(self, side: i64) -> None:
        start: i64 = self.tables.deck_start[side]
        self.chance.shuffle(self.cards, start, start + self.left[side])

    def hand(self, side: i64) -> list[int]:
        """The cards of a hand, ascending."""
        return [
            card
            for card in range(self.tables.first_card[side], self.tables.end_of_cards[side])
            for _ in range(self.hands[card])
        ]

    def deck(self, side: i64) -> list[int]:
        """The cards of a deck, bottom first."""
        start: i64 = self.tables.deck_start[side]
        return list(self.cards[start : start + self.left[side]])

    def pile(self, side: i64) -> list[int]:
        """The discard pile in the order in which it grew."""
        end: i64 = self.tables.deck_end[side]
        return list(self.cards[end - self.gone[side] : end])[::-1]

    # ------------------------------------------------------------ figures

    def lives(self, dwarf: i64) -> bool:
        return self.wounds[dwarf] < self.tables.spaces[dwarf]

    def living(self) -> i64:
        """How many dwarves live."""
        count: i64 = 0
        for dwarf in range(DWARF_COUNT):
            if self.lives(dwarf):
                count += 1
        return count

    def space(self, track: i64) -> i64:
        """The free wound spaces of a track."""
        return self.tables.spaces[track] - self.wounds[track]

    def able(self, track: i64) -> bool:
        """Whether the dragon still has the ability of a track (DRA-83)."""
        return self.wounds[track] < self.tables.spaces[track]

    def dragon_is_dead(self) -> bool:
        able: bool = self.able(ARMOUR) or self.able(FLYING)
        return not (able or self.able(WALKING) or self.able(BREATHING))

    def free_cells(self) -> i64:
        taken: i64 = 0
        for figure in range(FIGURES):
            cell: i64 = self.cells[figure]
            if cell >= 0:
                taken |= 1 << cell
        return self.tables.all_cells & ~taken

    def census(self) -> dict[str, int]:
        """All cards by id, the figures, and the two markers."""
        found = [0] * int(self.tables.cards)
        for side in range(SIDES):
            for card in self.hand(side) + self.deck(side) + self.pile(side):
                found[card] += 1
        census = {card.id: found[at] for at, card in enumerate(self.tables.parts.cards)}
        return {**census, **dict.fromkeys(FIGURE_IDS, 1), "net_marker": 1, "fury_marker": 1}

    # ------------------------------------------------------------ other worlds

    def copy_to(self, twin: "Layout") -> None:
        twin.to_move = self.to_move
        twin.chance = self.chance.copy()
        twin.leg = self.leg
        twin.first_reason = self.first_reason
        twin.reason = self.reason
        twin.dragon_seat = self.dragon_seat
        twin.phase = self.phase
        twin.turn = self.turn
        twin.side = self.side
        twin.actions = self.actions
        twin.net = self.net
        twin.fury = self.fury
        twin.attack = self.attack
        twin.strength = self.strength
        twin.fighters = self.fighters
        twin.unplaced = self.unplaced
        twin.cards = self.cards[:]
        twin.left = self.left[:]
        twin.gone = self.gone[:]
        twin.hands = self.hands[:]
        twin.hand_sizes = self.hand_sizes[:]
        twin.cells = self.cells[:]
        twin.wounds = self.wounds[:]
        twin.won = self.won[:]
        twin.earlier = self.earlier[:]

    def redeal(self, seat: int | None, seed: int) -> None:
        self.chance = fast(seed)
        if self.over:
            return  # hands and decks lie open after the game
        own: i64 = NONE if seat is None else self.side_of(seat)
        for side in range(SIDES):
            if side == own:
                self.shuffle_anew(side)
            else:
                self.redeal_hand(side)

    def shuffle_anew(self, side: i64) -> None:
        """The deck in another order: nothing in it is known to lie anywhere, not even what a
        mulligan brought back."""
        start: i64 = self.tables.deck_start[side]
        end: i64 = start + self.left[side]
        self.chance.shuffle_anew(self.cards, start, end, self.tables.cards)

    def redeal_hand(self, side: i64) -> None:
        """Hand and deck together are known, the split between them is not."""
        size: i64 = self.hand_sizes[side]
        self.return_hand(side)
        self.shuffle_anew(side)
        for _ in range(size):
            self.draw(side)

    # ------------------------------------------------------------ numbers

    def numbers(self) -> list[int]:
        numbers: list[int] = [
            self.leg,
            self.first_reason,
            self.reason,
            self.dragon_seat,
            self.phase,
            self.turn,
            self.side,
            self.actions,
            self.net,
            self.fury,
            self.attack,
            self.strength,
            self.fighters,
            self.unplaced,
        ]
        for side in range(SIDES):
            # the places between a deck and its pile have no cards
            held: int = self.hand_sizes[side]
            pile = self.pile(side)
            numbers += self.deck(side) + [0] * held + pile[::-1]
        for part in (self.left, self.gone, self.hands, self.hand_sizes):
            numbers += list(part)
        for part in (self.cells, self.wounds, self.won, self.earlier):
            numbers += list(part)
        return numbers

    def restore(self, numbers: list[int]) -> None:
        self.leg, self.first_reason, self.reason, self.dragon_seat = numbers[:4]
        self.phase, self.turn, self.side, self.actions, self.net, self.fury = numbers[4:10]
        self.attack, self.strength, self.fighters, self.unplaced = numbers[10:14]
        cards = len(self.tables.both_decks)
        kinds: int = self.tables.cards
        at = 14
        parts = []
        for length in (cards, SIDES, SIDES, kinds, SIDES, FIGURES, TRACKS, SEATS, SEATS):
            parts.append(vec[i64](numbers[at : at + length]))
            at += length
        if at != len(numbers):
            raise ValueError("too many or too few numbers")
        self.cards, self.left, self.gone, self.hands, self.hand_sizes = parts[:5]
        self.cells, self.wounds, self.won, self.earlier = parts[5:]
