"""How a mission can be paid for (GLE-49 to GLE-54), worked out in advance as far as possible. Knows
ships and cards as numbers, and no position.

A *load* is a number with a lane of eight bits a ship colour and one for jokers; the guard of a lane
shows whether a subtraction took more than there was. A *demand* is a load that covers a mission:
ship by ship with its colour, a pair of another colour or a joker. A demand that holds a smaller one
wastes ships, so only the smallest are kept.
"""

from collections.abc import Sequence
from itertools import product
from operator import le
from typing import Final, NamedTuple, final

from librt.vecs import append, vec
from mypy_extensions import i64

COLOURS: Final = 4
MOST_SHIPS: Final = 4  # that a mission asks for
PAIR: Final = 2
MOST_TOKENS: Final = PAIR * MOST_SHIPS
DIGITS: Final = MOST_TOKENS + 1

LANE: Final = 8
LANE_MASK: Final = 127
GUARD: Final = 128
GUARDS: Final = GUARD * (1 + (1 << LANE) + (1 << 2 * LANE) + (1 << 3 * LANE) + (1 << 4 * LANE))
MOST_KNOWN: Final = 1000  # options that are remembered, for each mission
JOKERS: Final = COLOURS * LANE  # where the lane of the jokers starts


class Payment(NamedTuple):
    """What is handed in: tokens by colour, jokers, two-ships cards by their number."""

    tokens: tuple[int, ...]
    jokers: int
    cards: tuple[int, ...]


def load(tokens: Sequence[int], jokers: int) -> int:
    lanes = sum(count << (LANE * colour) for colour, count in enumerate(tokens))
    return lanes + (jokers << JOKERS)


def in_lane(held: i64, colour: i64) -> i64:
    """The tokens of a colour in a load."""
    return (held >> (LANE * colour)) & LANE_MASK


def is_enough(held: i64, asked: i64) -> bool:
    """Whether a load holds another one."""
    return ((held | GUARDS) - asked) & GUARDS == GUARDS


def demands(ships: Sequence[int]) -> set[tuple[int, ...]]:
    """The ships by colour, and jokers, that can cover a mission, the wasteful ways left out."""
    ways: set[tuple[int, ...]] = set()
    for cover in product(range(COLOURS + 1), repeat=len(ships)):
        counts = [0] * (COLOURS + 1)
        for ship, by in zip(ships, cover, strict=True):
            # of its own colour, by a joker, or by a pair (GLE-49)
            counts[by] += 1 if by in (ship, COLOURS) else PAIR
        ways.add(tuple(counts))
    smallest: set[tuple[int, ...]] = set()
    for way in sorted(ways, key=sum):
        if not any(all(map(le, other, way)) for other in smallest):
            smallest.add(way)
    return smallest


@final
class Payments:
    """All payments as numbers below `space`, and what each mission demands."""

    def __init__(
        self,
        missions: Sequence[Sequence[int]],
        two_ships: Sequence[Sequence[int]],
        copies: Sequence[int],
    ) -> None:
        self.asked = vec[i64](
            [load([ships.count(at) for at in range(COLOURS)], 0) for ships in missions]
        )
        self.demands = [
            vec[i64](sorted(load(way[:COLOURS], way[COLOURS]) for way in demands(ships)))
            for ships in missions
        ]
        self.card_ships = [tuple(ships) for ships in two_ships]
        self.symbols = vec[i64](
            [sum(1 << (LANE * colour) for colour in ships) for ships in two_ships]
        )
        # the weights of the digits of a set of cards
        weights = [1]
        for count in copies:
            weights.append(weights[-1] * (count + 1))
        self.card_weights = vec[i64](weights)
        self.card_sets: i64 = weights[-1]
        # token counts of at most eight in all, numbered
        vectors = [
            counts
            for counts in product(range(DIGITS), repeat=COLOURS)
            if sum(counts) <= MOST_TOKENS
        ]
        self.token_loads = vec[i64]([load(counts, 0) for counts in vectors])
        numbers = [-1] * DIGITS**COLOURS
        for at, counts in enumerate(vectors):
            numbers[_digits(counts)] = at
        self.token_numbers = vec[i64](numbers)
        # by mission: the options of what was held
        self.known: list[dict[int, vec[i64]]] = [{} for _ in missions]
        self.space: i64 = len(vectors) * (MOST_SHIPS + 1) * self.card_sets

    # ------------------------------------------------------------ payments as numbers

    def code(self, paid: i64, cards: i64) -> i64:
        """A payment of this load of tokens and jokers, and this set of cards."""
        digits: i64 = 0
        for colour in range(COLOURS):
            digits = digits * DIGITS + in_lane(paid, colour)
        jokers: i64 = paid >> JOKERS
        return (self.token_numbers[digits] * (MOST_SHIPS + 1) + jokers) * self.card_sets + cards

    def paid(self, code: i64) -> i64:
        """The tokens and jokers of a payment as a load."""
        rest: i64 = code // self.card_sets
        jokers: i64 = rest % (MOST_SHIPS + 1)
        return self.token_loads[rest // (MOST_SHIPS + 1)] + (jokers << JOKERS)

    def payment(self, code: i64) -> Payment:
        paid: i64 = self.paid(code)
        tokens = tuple([in_lane(paid, colour) for colour in range(COLOURS)])
        return Payment(tokens, paid >> JOKERS, tuple(self.cards_of(code % self.card_sets)))

    def cards_of(self, cards: i64) -> vec[i64]:
        """The cards of a set by their numbers, equal ones side by side."""
        numbers = vec[i64]()
        for at in range(len(self.symbols)):
            for _ in range(self.count_of(at, cards)):
                numbers = append(numbers, at)
        return numbers

    def count_of(self, card: i64, cards: i64) -> i64:
        weight: i64 = self.card_weights[card]
        return cards // weight % (self.card_weights[card + 1] // weight)

    def code_of(self, payment: Payment) -> int:
        """The number of a payment, -1 for one that no mission can need."""
        if sum(payment.tokens) > MOST_TOKENS or payment.jokers > MOST_SHIPS:
            return -1
        cards = 0
        for at in range(len(self.symbols)):
            count = payment.cards.count(at)
            if count * self.card_weights[at] >= self.card_weights[at + 1]:
                return -1
            cards += count * self.card_weights[at]
        return int(self.code(load(payment.tokens, payment.jokers), cards))

    # ------------------------------------------------------------ what can be paid

    def can_pay(self, mission: i64, held: i64) -> bool:
        """Whether this load alone is enough. A ship of the own colour is the cheapest way, so pairs
        of what is left over, and jokers, must cover what is lacking."""
        asked: i64 = self.asked[mission]
        lacking: i64 = 0
        covering: i64 = held >> JOKERS
        for colour in range(COLOURS):
            spare: i64 = in_lane(held, colour) - in_lane(asked, colour)
            if spare < 0:
                lacking -= spare
            else:
                covering += spare // PAIR
        return lacking <= covering

    def options(self, mission: i64, held: i64, cards: i64) -> vec[i64]:
        """The payments for a mission out of a load and a set of two-ships cards, as codes,
        ascending. None holds another one. They are remembered, because a search asks the same
        again and again; nobody may change them."""
        known = self.known[mission]
        held_in_all: i64 = held * self.card_sets + cards
        found = known.get(held_in_all)
        if found is None:
            if len(known) == MOST_KNOWN:
                known.clear()
            found = self.worked_out(mission, held, self.cards_of(cards))
            known[held_in_all] = found
        return found

    def worked_out(self, mission: i64, held: i64, cards: vec[i64]) -> vec[i64]:
        most: i64 = held  # as if every ship on a card were a token: with less it cannot be paid
        for card in cards:
            most += self.symbols[card]
        if not self.can_pay(mission, most):
            return vec[i64]()
        loads = vec[i64]()
        sets = vec[i64]()
        for chosen in self.card_choices(cards):
            for demand in self.demands[mission]:
                paid: i64 = self.after_cards(demand, chosen)
                if is_enough(held, paid) and self.is_used(chosen, demand):
                    loads = append(loads, paid)
                    sets = append(sets, self.set_code(chosen))
        found = [
            self.code(loads[one], sets[one])
            for one in range(len(loads))
            if not self.holds_another(one, loads, sets)
        ]
        return vec[i64](sorted(found))

    def card_choices(self, cards: vec[i64]) -> list[vec[i64]]:
        """Every choice among these cards; equal ones are interchangeable (GLE-106)."""
        choices = [vec[i64]()]
        for at in range(len(cards)):
            card: i64 = cards[at]
            earlier: i64 = 0  # equal cards before this one: all of them must be chosen first
            for before in range(at):
                if cards[before] == card:
                    earlier += 1
            longer: list[vec[i64]] = []
            for chosen in choices:
                alike: i64 = 0
                for each in chosen:
                    if each == card:
                        alike += 1
                if alike == earlier:
                    longer.append(append(chosen[:], card))
            choices += longer
        return choices

    def is_used(self, chosen: vec[i64], demand: i64) -> bool:
        """Whether every card can give at least one of its ships to the demand (GLE-53): no set of
        colours has more cards to itself than it demands ships."""
        for colours in range(1, 1 << COLOURS):
            asked: i64 = 0
            for colour in range(COLOURS):
                if (colours >> colour) & 1:
                    asked += in_lane(demand, colour)
            inside: i64 = 0
            for card in chosen:
                if self.shows_only(card, colours):
                    inside += 1
            if inside > asked:
                return False
        return True

    def shows_only(self, card: i64, colours: i64) -> bool:
        for colour in range(COLOURS):
            if in_lane(self.symbols[card], colour) and not (colours >> colour) & 1:
                return False
        return True

    def after_cards(self, demand: i64, chosen: vec[i64]) -> i64:
        """What tokens and jokers must still cover."""
        rest: i64 = demand
        for card in chosen:
            for colour in range(COLOURS):
                used: i64 = min(in_lane(self.symbols[card], colour), in_lane(rest, colour))
                rest -= used << (LANE * colour)
        return rest

    def set_code(self, chosen: vec[i64]) -> i64:
        code: i64 = 0
        for card in chosen:
            code += self.card_weights[card]
        return code

    def holds_another(self, one: i64, loads: vec[i64], sets: vec[i64]) -> bool:
        """Whether something could be left out of a payment (GLE-54), or it stands there twice."""
        for other in range(len(loads)):
            if loads[other] == loads[one] and sets[other] == sets[one]:
                if other < one:
                    return True
            elif is_enough(loads[one], loads[other]) and self.within(sets[other], sets[one]):
                return True
        return False

    def within(self, fewer: i64, more: i64) -> bool:
        """Whether a set of cards holds another one."""
        for at in range(len(self.symbols)):
            if self.count_of(at, fewer) > self.count_of(at, more):
                return False
        return True


def _digits(counts: Sequence[int]) -> int:
    digits = 0
    for count in counts:
        digits = digits * DIGITS + count
    return digits
