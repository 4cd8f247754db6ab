"""Where everything lies on a table of Księga Smoków: piles, dice, tokens, books, and who knows
which of it. It keeps the components whole (KSI-15 to KSI-19); what players may do is in `rules`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from smokowisko.engine.chance import fast
from smokowisko.engine.events import Facts
from smokowisko.engine.game import Game, State
from smokowisko.games.ksiega_smokow.tables import (
    CARDS,
    COLOUR_IDS,
    DICE,
    END_PILES,
    FIELDS,
    HAND_DIGITS,
    HIGHEST,
    LAND_IDS,
    LOT,
    LOWEST,
    PILES,
    SPECIES,
    SPECIES_IDS,
    Tables,
)

# the options by their place in Game.options
ALLOW_REINFORCE: Final = 0
MOUNTAIN_TARGET: Final = 1
BLOCKING_DIE_HITS_MOVER: Final = 2
TIE_BREAK_COUNTS_PLACED_DICE: Final = 3
SECRET_GOALS: Final = 4
# the default of a switch that is on
YES: Final = 0

# a die that lies on no card, a token that lies with its owner, a table without a blocking die
NOWHERE: Final = -1

START_VALUES: Final = (3, 4, 5)
IN_A_LAND: Final = (1 << SPECIES) - 1
# the bit of a species in every land
OF_SPECIES: Final = 1 + (1 << 6) + (1 << 12) + (1 << 18) + (1 << 24) + (1 << 30)

SCALARS: Final = 6


def changed(value: i64, step: i64) -> i64:
    """A die raised or lowered: a 6 stays a 6, a 1 stays a 1 (KSI-19)."""
    return min(max(value + step, LOWEST), HIGHEST)


class Layout(State):
    """The pieces on the table. A die is `seat * 3` and its place in the set of its owner, a set of
    cards a number with a bit a card."""

    cards: vec[i64]  # pile after pile, bottom first; of each, the first `left` are still there
    left: vec[i64]  # by field; a field that is not used never has any (KSI-10)
    values: vec[i64]  # by die
    places: vec[i64]  # by die: the field, or NOWHERE while it is in hand
    tokens: vec[i64]  # by seat: the field that the immunity token protects
    books: vec[i64]
    goals: vec[i64]  # by seat: a species
    colours: vec[i64]

    def __init__(self, game: Game, players: int, options: list[int]) -> None:
        super().__init__(game, players, options)
        tables = game.tables
        assert isinstance(tables, Tables)
        self.tables = tables
        self.starts = tables.pile_starts[players]
        self.used: i64 = 0  # cards whose ability is spent (KSI-55)
        self.removed: i64 = 0  # cards that Storm took out of the game
        self.blocking: i64 = NOWHERE
        self.turn: i64 = 0  # how many turns are over
        self.acted: i64 = 0  # 1 once the main action of the turn is done
        self.last_leaving: i64 = 0  # the round in which a card last left the board (KSI-102)

    def lay_out(self) -> None:
        """Everything as at the start, the cards still sorted and nothing dealt."""
        seats = list(range(self.players))
        sizes = PILES[self.players]
        self.cards = vec[i64](list(range(CARDS)))
        self.left = vec[i64](list(sizes) + [0] * (FIELDS - len(sizes)))
        self.values = vec[i64]([value for _ in seats for value in START_VALUES])
        self.places = vec[i64]([NOWHERE for _ in seats for _ in range(DICE)])
        self.tokens = vec[i64]([NOWHERE for _ in seats])
        self.books = vec[i64]([0 for _ in seats])
        self.goals = vec[i64]([0 for _ in seats])
        self.colours = vec[i64]([0 for _ in seats])

    # ------------------------------------------------------------ cards

    def piles(self) -> i64:
        """How many fields are used (KSI-9, KSI-10)."""
        return max(3, self.players)

    def exhausted(self) -> i64:
        """How many piles have run out (KSI-74)."""
        count: i64 = 0
        for field in range(self.piles()):
            if self.left[field] == 0:
                count += 1
        return count

    def ending(self) -> bool:
        """Whether the round that is played is the last one (KSI-73, KSI-75)."""
        return self.exhausted() >= END_PILES[self.players]

    def top(self, field: i64) -> i64:
        return self.cards[self.starts[field] + self.left[field] - 1]

    def covered(self) -> list[int]:
        """The cards that nobody has seen yet, in the order in which they lie."""
        cards: list[int] = []
        for field in range(FIELDS):
            start: i64 = self.starts[field]
            for at in range(start, start + self.left[field] - 1):
                cards.append(self.cards[at])
        return cards

    def unused(self, seat: i64, land: i64) -> i64:
        """The species of a land whose ability this seat can still use (KSI-53), a bit each."""
        return ((self.books[seat] & ~self.used) >> (land * SPECIES)) & IN_A_LAND

    # ------------------------------------------------------------ dice

    def occupant(self, field: i64) -> i64:
        """The seat whose dice lie there (KSI-17), or NOWHERE; the blocking die has no seat."""
        for die in range(self.players * DICE):
            if self.places[die] == field:
                return die // DICE
        return NOWHERE

    def occupied(self, field: i64) -> bool:
        return field == self.blocking or self.occupant(field) != NOWHERE

    def own_fields(self, seat: i64) -> i64:
        """The fields where dice of this seat lie, a bit each."""
        fields: i64 = 0
        for die in range(seat * DICE, (seat + 1) * DICE):
            if self.places[die] != NOWHERE:
                fields |= 1 << self.places[die]
        return fields

    def bid(self, field: i64) -> i64:
        """The pips of the players' dice on a card (KSI-18)."""
        total: i64 = 0
        for die in range(self.players * DICE):
            if self.places[die] == field:
                total += self.values[die]
        return total

    def protected(self, field: i64) -> bool:
        return any(self.tokens[seat] == field for seat in range(self.players))

    def hand(self, seat: i64) -> i64:
        """The dice in hand as digits."""
        hand: i64 = 0
        for die in range(seat * DICE, (seat + 1) * DICE):
            hand = hand * HAND_DIGITS
            if self.places[die] == NOWHERE:
                hand += self.values[die]
        return hand

    def lot(self, seat: i64) -> i64:
        """The dice in hand as counts of each value."""
        lot: i64 = 0
        for die in range(seat * DICE, (seat + 1) * DICE):
            if self.places[die] == NOWHERE:
                lot += 1 << (LOT * (self.values[die] - 1))
        return lot

    def in_hand(self, seat: i64, value: i64) -> i64:
        """The first die in hand that shows this value, or NOWHERE."""
        for die in range(seat * DICE, (seat + 1) * DICE):
            if self.places[die] == NOWHERE and self.values[die] == value:
                return die
        return NOWHERE

    def pick_up(self, seat: i64, place: i64, step: i64) -> None:
        """All dice that a seat has at a place come to its hand, each changed by so many pips."""
        for die in range(seat * DICE, (seat + 1) * DICE):
            if self.places[die] == place:
                self.places[die] = NOWHERE
                self.values[die] = changed(self.values[die], step)

    def dice_at(self, seat: i64, place: i64) -> list[Facts]:
        """The dice that a seat has at a place, by their number in its set."""
        return [
            {"die": die % DICE, "value": self.values[die]}
            for die in range(seat * DICE, (seat + 1) * DICE)
            if self.places[die] == place
        ]

    def changes(self, seat: i64, place: i64, step: i64) -> list[Facts]:
        """What `pick_up` is about to do."""
        dice = self.dice_at(seat, place)
        for die in dice:
            die["now"] = changed(die["value"], step)
        return dice

    # ------------------------------------------------------------ counting components

    def census(self) -> dict[str, int]:
        """All cards wherever they lie, and the dice and tokens of the colours that play."""
        found = [0] * CARDS
        for field in range(FIELDS):
            start = self.starts[field]
            for at in range(start, start + self.left[field]):
                found[self.cards[at]] += 1
        for cards in [*self.books, self.removed]:
            for card in range(CARDS):
                found[card] += (cards >> card) & 1
        census = {
            f"{LAND_IDS[card // SPECIES]}_{SPECIES_IDS[card % SPECIES]}": found[card]
            for card in range(CARDS)
        }
        for colour in self.colours:
            census[f"die {COLOUR_IDS[colour]}"] = DICE
            census[f"immunity_token {COLOUR_IDS[colour]}"] = 1
        census["goal_card"] = int(self.players)
        census["blocking_die"] = int(self.blocking != NOWHERE)
        return census

    def secret(self) -> bool:
        """Whether goal cards still lie face down (KSI-101)."""
        return self.options[SECRET_GOALS] != 0 and not self.over

    # ------------------------------------------------------------ other worlds

    def copy_to(self, twin: "Layout") -> None:
        twin.to_move = self.to_move
        twin.chance = self.chance.copy()
        twin.used = self.used
        twin.removed = self.removed
        twin.blocking = self.blocking
        twin.turn = self.turn
        twin.acted = self.acted
        twin.last_leaving = self.last_leaving
        twin.cards = self.cards[:]
        twin.left = self.left[:]
        twin.values = self.values[:]
        twin.places = self.places[:]
        twin.tokens = self.tokens[:]
        twin.books = self.books[:]
        twin.goals = self.goals[:]
        twin.colours = self.colours[:]

    def redeal(self, seat: int | None, seed: int) -> None:
        self.chance = fast(seed)
        self.redeal_piles()
        if self.secret():
            self.redeal_goals(seat)

    def redeal_piles(self) -> None:
        """All covered cards in another order: they were shuffled together (KSI-9, KSI-11)."""
        covered = vec[i64](self.covered())
        self.chance.shuffle_anew(covered, 0, len(covered), CARDS)
        dealt: i64 = 0
        for field in range(FIELDS):
            start: i64 = self.starts[field]
            for at in range(start, start + self.left[field] - 1):
                self.cards[at] = covered[dealt]
                dealt += 1

    def redeal_goals(self, seat: int | None) -> None:
        """Others may have any goal but the own one, also one that was not dealt (KSI-7)."""
        own = -1 if seat is None else self.goals[seat]
        pool = vec[i64]([species for species in range(SPECIES) if species != own])
        self.chance.shuffle(pool, 0, len(pool))
        for other in range(self.players):
            if other != seat:
                self.goals[other] = pool[other]

    # ------------------------------------------------------------ numbers

    def numbers(self) -> list[int]:
        numbers: list[int] = [
            self.used,
            self.removed,
            self.blocking,
            self.turn,
            self.acted,
            self.last_leaving,
        ]
        for part in (self.cards, self.left, self.values, self.places):
            numbers += list(part)
        for part in (self.tokens, self.books, self.goals, self.colours):
            numbers += list(part)
        return numbers

    def restore(self, numbers: list[int]) -> None:
        self.used, self.removed, self.blocking = numbers[:3]
        self.turn, self.acted, self.last_leaving = numbers[3:SCALARS]
        seats = int(self.players)
        dice = seats * DICE
        at = SCALARS
        parts = []
        for length in (CARDS, FIELDS, dice, dice, seats, seats, seats, seats):
            parts.append(vec[i64](numbers[at : at + length]))
            at += length
        if at != len(numbers):
            raise ValueError("too many or too few numbers")
        self.cards, self.left, self.values, self.places = parts[:4]
        self.tokens, self.books, self.goals, self.colours = parts[4:]
