"""A naive referee for Smoki, a second opinion for the tests of the engine.

Written from docs/rules/smoki.md alone, by someone who has not read rules.py. Slow and plain on
purpose: zones are lists of cards and every step of a turn is spelled out. It knows no randomness:
the deck, the starting seat and the result of every later shuffle are handed to it.

What one move is: exactly the atomic actions of section 5.1 of the specification, by their names
there, one `Move(action, arguments)` for each:

    initial_reveal    reveal_initial(slot)
    choose_source     take_face_up(pile) | draw()
    keep_or_discard   discard_drawn(pile) | place(slot)
    must_place        place(slot)
    discard_removed   discard_removed(pile)
    ring_bottom       put_under(pile), by the last player of the Ring
    nest_swap         swap_own(slot_a, slot_b) with slot_a < slot_b | skip_swap()
    attack_swap       swap_other(own_slot, player, slot)

With one face-up pile `discard_removed` and `put_under` are not asked (SMO-95); `take_face_up` and
`discard_drawn` still are, with pile 0, as they stand against `draw` and `place`. Everything without
a decision (starting the piles, passing the Ring, ending the turn, renewal, scoring, the next deal)
happens within the move before it.

An engine that joins several of these choices in one move is compared by way of `sequences`.
"""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations, product
from typing import Literal, NamedTuple

# Section 2. A card is the id of its kind: copies are interchangeable.
Card = str
NEST, RING, REFLECTION, ATTACK = "ravens_nest", "raven_ring", "water_reflection", "raven_attack"
DRAGONS = {"dragon_m2": -2} | {f"dragon_{value}": value for value in range(9)}
VALUES: dict[Card, int] = {**DRAGONS, NEST: 9, RING: 10, ATTACK: 9}
BASE_KINDS = (*DRAGONS, NEST, RING, REFLECTION)
COPIES = 4

ROWS = ((0, 1, 2), (3, 4, 5))  # SMO-02
COLUMNS = ((0, 3), (1, 4), (2, 5))
SLOTS = range(6)
TOKENS_TO_WIN = 3

End = Literal["tokens", "points", "rounds"]
# Called with the reason and the cards to be shuffled; returns the same cards, top first.
Shuffle = Callable[[Literal["deal", "renewal"], tuple[Card, ...]], Sequence[Card]]


class Move(NamedTuple):
    """One atomic action of section 5.1 with its parameters."""

    action: str
    arguments: tuple[int, ...] = ()


class DreamCard(NamedTuple):
    """A card in a slot of a dream."""

    card: Card
    face_up: bool


class SlotScore(NamedTuple):
    """What one card of a dream counts, and why."""

    points: int
    reason: str


class RoundResult(NamedTuple):
    """A scored round, remembered because the next one is dealt at once."""

    dreams: tuple[tuple[Card, ...], ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    starting_player: int
    ender: int


# Scoring a dream (3.8, 3.10)


def reflection_score(row: Sequence[Card], place: int) -> SlotScore:
    """What the Reflection at this place (0, 1, 2) of the row counts, pattern by pattern."""
    numbers = [VALUES[card] for card in row if card != REFLECTION]
    if not numbers:
        return SlotScore(0, "three Reflections copy nothing (SMO-56)")
    if len(numbers) == 1:
        # Two Reflections: side by side, or on both sides of the only number.
        rule = "SMO-54" if row[1] != REFLECTION else "SMO-55"
        return SlotScore(numbers[0], f"copies the only number of the row ({rule})")
    if place == 1:
        left, right = numbers
        return SlotScore(min(left, right), f"copies the lower of {left} and {right} (SMO-53, 58)")
    # SMO-57: the printed value, cancelled or not.
    return SlotScore(VALUES[row[1]], "copies the middle card (SMO-54)")


def explain_dream(cards: Sequence[Card]) -> list[SlotScore]:
    """The points of the six slots of a dream that lies face up, each with its reason."""
    explained: dict[int, SlotScore] = {}
    for row in ROWS:
        for place, slot in enumerate(row):
            if cards[slot] == REFLECTION:
                explained[slot] = reflection_score([cards[other] for other in row], place)
            else:
                explained[slot] = SlotScore(VALUES[cards[slot]], "its value (SMO-62)")
    for top, bottom in COLUMNS:
        # SMO-66: a Reflection never takes part. SMO-64, 65: no option, and numbers, not kinds.
        if REFLECTION in (cards[top], cards[bottom]):
            continue
        if VALUES[cards[top]] == VALUES[cards[bottom]]:
            explained[top] = explained[bottom] = SlotScore(0, "cancelled in its column (SMO-63)")
    return [explained[slot] for slot in SLOTS]


def score_dream(cards: Sequence[Card]) -> int:
    """SMO-62: the sum over the six slots; it may be negative."""
    return sum(slot.points for slot in explain_dream(cards))


# Decks


def components(*, raven_attack: bool = False) -> list[Card]:
    """SMO-06, 86: the cards in play, unshuffled."""
    kinds = (*BASE_KINDS, ATTACK) if raven_attack else BASE_KINDS
    return [kind for kind in kinds for _ in range(COPIES)]


def deck_dealt_as(
    dreams: Sequence[Sequence[Card]], rest: Sequence[Card], starting_player: int
) -> list[Card]:
    """The deck, top first, whose deal gives these dreams and leaves this rest (SMO-08)."""
    players = len(dreams)
    order = [(starting_player + step) % players for step in range(players)]
    return [*(dreams[seat][slot] for slot in SLOTS for seat in order), *rest]


def as_they_lie(reason: str, cards: tuple[Card, ...]) -> Sequence[Card]:
    """A shuffle that changes nothing, for trying out moves."""
    return cards


class Referee:
    """One game; its zones are open attributes, so that a test can set up any position.

    Seats are numbered clockwise: the player on the left of seat s is s + 1. `draw_pile` has its
    top first; each of `piles` has its top last, as cards are laid on it.
    """

    def __init__(
        self,
        deck: Sequence[Card],
        players: int,
        *,
        starting_player: int = 0,
        end: End = "tokens",
        points_target: int = 100,
        rounds: int = 8,
        one_face_up_pile: bool = False,
        raven_attack: bool = False,
        shuffle: Shuffle = as_they_lie,
    ) -> None:
        if players not in range(2, 6) or starting_player not in range(players):
            raise ValueError("2 to 5 players, one of them starts")
        if end not in ("tokens", "points", "rounds") or points_target < 1 or rounds < 1:
            raise ValueError("SMO-77, 81, 93: one end, a positive target, at least one round")
        self.players = players
        self.end: End = end
        self.points_target = points_target
        self.rounds = rounds
        self.pile_count = 1 if one_face_up_pile else 2  # SMO-12, 84
        self.all_cards = components(raven_attack=raven_attack)
        self.shuffle = shuffle
        self.tokens = [0] * players  # SMO-13; stays 0 in the variants (SMO-76, 81)
        self.history: list[RoundResult] = []
        self._deal(deck, starting_player)

    @property
    def over(self) -> bool:
        return self.phase == "over"

    @property
    def round_number(self) -> int:
        """The round being played, from 1; after the game the last one."""
        return len(self.history) + (not self.over)

    # 3.2 Set-up of a round

    def _deal(self, deck: Sequence[Card], starting_player: int) -> None:
        """SMO-08, 11: slot 0 to everybody from the starting player on, then slot 1, ..."""
        self._check_same_cards(deck, self.all_cards)
        self.starting_player = starting_player
        self.draw_pile = list(deck)
        self.dreams: list[list[DreamCard]] = [[] for _ in range(self.players)]
        for _ in SLOTS:
            for seat in self._clockwise_from(starting_player):
                self.dreams[seat].append(DreamCard(self.draw_pile.pop(0), face_up=False))
        self.piles: list[list[Card]] = [[] for _ in range(self.pile_count)]
        self.held: Card | None = None  # taken or drawn, not yet placed or discarded
        self.placed_slot: int | None = None  # of the card placed in this turn
        self.removed: Card | None = None  # taken out of a dream, on its way to a pile
        self.active = starting_player  # whose turn it is; nobody's before the last reveal
        self.to_move = starting_player
        self.phase = "initial_reveal"

    def _reveal_initial(self, slot: int) -> None:
        """SMO-09, 10: one card each, clockwise from the starting player, without any effect."""
        dream = self.dreams[self.to_move]
        dream[slot] = DreamCard(dream[slot].card, face_up=True)
        self.to_move = self._left_of(self.to_move)
        if self.to_move == self.starting_player:
            self._start_piles()
            self._begin_turn(self.starting_player)

    def _start_piles(self) -> None:
        """SMO-12, 84: the first card starts pile 0, the second pile 1."""
        self.piles = [[self.draw_pile.pop(0)] for _ in range(self.pile_count)]

    # Moves (5.1)

    def legal(self) -> set[Move]:
        """The legal moves of the seat to move; SMO-97: everything not listed is illegal."""
        piles = range(self.pile_count)
        match self.phase:
            case "initial_reveal":
                return {Move("reveal_initial", (slot,)) for slot in SLOTS}
            case "choose_source":
                # SMO-17, 18: no passing; only a pile with cards can be taken from (SMO-28).
                takes = {Move("take_face_up", (pile,)) for pile in piles if self.piles[pile]}
                return takes | {Move("draw")}
            case "keep_or_discard":
                places = {Move("place", (slot,)) for slot in SLOTS}
                if self.held == RING:  # SMO-22, 38
                    return places
                return places | {Move("discard_drawn", (pile,)) for pile in piles}
            case "must_place":  # SMO-19
                return {Move("place", (slot,)) for slot in SLOTS}
            case "discard_removed":  # SMO-25
                return {Move("discard_removed", (pile,)) for pile in piles}
            case "ring_bottom":  # SMO-42
                return {Move("put_under", (pile,)) for pile in piles}
            case "nest_swap":  # SMO-48, 50
                own_slots = [slot for slot in SLOTS if slot != self.placed_slot]
                swaps = {Move("swap_own", pair) for pair in combinations(own_slots, 2)}
                return swaps | {Move("skip_swap")}
            case "attack_swap":  # SMO-87, 88
                own_slots = [slot for slot in SLOTS if slot != self.placed_slot]
                others = self._clockwise_from(self.active)[1:]
                return {Move("swap_other", choice) for choice in product(own_slots, others, SLOTS)}
            case _:  # over
                return set()

    def play(self, move: Move) -> None:
        """Carry out one move, by the method named like it, and all that follows undecided."""
        if move not in self.legal():
            raise ValueError(f"illegal in {self.phase}: {move}")
        getattr(self, f"_{move.action}")(*move.arguments)

    # 3.3 Turn

    def _left_of(self, seat: int) -> int:
        return (seat + 1) % self.players  # SMO-16

    def _clockwise_from(self, seat: int) -> list[int]:
        return [(seat + step) % self.players for step in range(self.players)]

    def _begin_turn(self, seat: int) -> None:
        self.active = self.to_move = seat
        self.held = self.placed_slot = self.removed = None
        self.phase = "choose_source"

    def _take_face_up(self, pile: int) -> None:
        self.held = self.piles[pile].pop()  # SMO-18
        self.phase = "must_place"

    def _draw(self) -> None:
        self.held = self.draw_pile.pop(0)  # SMO-20
        self.phase = "keep_or_discard"

    def _discard_drawn(self, pile: int) -> None:
        assert self.held is not None
        self.piles[pile].append(self.held)  # SMO-21
        self.held = None
        self._end_turn()

    def _replace(self, seat: int, slot: int, card: Card) -> Card:
        """SMO-23, 24: the new card lies face up; the removed one is handed back."""
        removed = self.dreams[seat][slot].card
        self.dreams[seat][slot] = DreamCard(card, face_up=True)
        return removed

    def _place(self, slot: int) -> None:
        assert self.held is not None
        card, self.held = self.held, None
        self.placed_slot = slot
        self.removed = self._replace(self.active, slot, card)
        if card == RING:
            self._pass_around(slot)
        else:
            self.phase = "discard_removed"  # SMO-26: only now, with the removed card in view
            if self.pile_count == 1:
                self._discard_removed(0)  # SMO-85, 95

    def _discard_removed(self, pile: int) -> None:
        """SMO-25, then the special action of the card placed (SMO-36)."""
        assert self.removed is not None
        assert self.placed_slot is not None
        self.piles[pile].append(self.removed)
        self.removed = None
        placed = self.dreams[self.active][self.placed_slot].card
        if placed == NEST:
            self.phase = "nest_swap"  # SMO-47, 51: also when the dream is now complete
        elif placed == ATTACK:
            self.phase = "attack_swap"
        else:
            self._end_turn()

    # 3.6 Raven Ring

    def _pass_around(self, slot: int) -> None:
        """SMO-39 to 41: everybody else receives one card, into the slot with the same number.
        What is passed has no effect (SMO-35), and a complete dream stops nothing (SMO-45)."""
        for seat in self._clockwise_from(self.active)[1:]:
            assert self.removed is not None
            self.removed = self._replace(seat, slot, self.removed)
            self.to_move = seat  # in the end the last player, who chooses the pile (SMO-42)
        self.phase = "ring_bottom"
        if self.pile_count == 1:
            self._put_under(0)  # SMO-85, 95

    def _put_under(self, pile: int) -> None:
        """SMO-42, 43: at the bottom, which is also the top of an empty pile."""
        assert self.removed is not None
        self.piles[pile].insert(0, self.removed)
        self.removed = None
        self._end_turn()

    # 3.7 Raven's Nest, 3.15 Raven Attack

    def _swap_own(self, slot_a: int, slot_b: int) -> None:
        self._swap((self.active, slot_a), (self.active, slot_b))  # SMO-47

    def _skip_swap(self) -> None:
        self._end_turn()  # SMO-50

    def _swap_other(self, own_slot: int, player: int, slot: int) -> None:
        self._swap((self.active, own_slot), (player, slot))  # SMO-87, 88

    def _swap(self, one: tuple[int, int], other: tuple[int, int]) -> None:
        """SMO-49, 89: two cards (seat, slot) change places, each as it lies."""
        lying = {place: self.dreams[place[0]][place[1]] for place in (one, other)}
        self.dreams[one[0]][one[1]] = lying[other]
        self.dreams[other[0]][other[1]] = lying[one]
        self._end_turn()

    # End of a turn (SMO-29) and the exhausted draw pile (3.4)

    def _end_turn(self) -> None:
        """SMO-29: the round-end check, then the reshuffle check, then the player on the left."""
        if any(self._complete(seat) for seat in range(self.players)):  # SMO-59, 98
            self._end_round()
            return
        if not self.draw_pile:
            self._renew()
        self._begin_turn(self._left_of(self.active))

    def _complete(self, seat: int) -> bool:
        return all(lying.face_up for lying in self.dreams[seat])

    def _renew(self) -> None:
        """SMO-30, 31: all cards of the face-up piles, none remains."""
        cards = tuple(card for pile in self.piles for card in pile)
        order = self.shuffle("renewal", cards)
        self._check_same_cards(order, cards)
        self.draw_pile = list(order)
        self._start_piles()

    @staticmethod
    def _check_same_cards(order: Sequence[Card], cards: Sequence[Card]) -> None:
        if Counter(order) != Counter(cards):
            raise ValueError("a shuffle neither adds nor loses cards")

    # 3.9 to 3.13 End of a round and of the game

    def _end_round(self) -> None:
        """SMO-60, 61: everything is turned up, nothing is triggered; then the scoring."""
        self.dreams = [[DreamCard(card, True) for card, _ in dream] for dream in self.dreams]
        dreams = tuple(tuple(card for card, _ in dream) for dream in self.dreams)
        scores = tuple(score_dream(dream) for dream in dreams)
        winners = tuple(seat for seat, score in enumerate(scores) if score == min(scores))
        result = RoundResult(dreams, scores, winners, self.starting_player, self.active)
        self.history.append(result)
        if self.end == "tokens":
            for seat in winners:
                self.tokens[seat] += 1  # SMO-69, 70, 75
        if self._game_ends():
            self.held = self.placed_slot = self.removed = None
            self.phase = "over"
            self.to_move = -1
        else:
            # SMO-71, 72: whoever's turn it was ended the round (AMB-23).
            deck = self.shuffle("deal", tuple(self.all_cards))
            self._deal(deck, self._left_of(self.active))

    def _game_ends(self) -> bool:
        if self.end == "tokens":
            return max(self.tokens) >= TOKENS_TO_WIN  # SMO-73
        if self.end == "points":
            return max(self.totals()) >= self.points_target  # SMO-77, 79
        return len(self.history) >= self.rounds  # SMO-81, 82

    def totals(self) -> list[int]:
        """SMO-76, 81: the sum of the scored rounds (without meaning for the tokens end)."""
        return [sum(result.scores[seat] for result in self.history) for seat in range(self.players)]

    def ranks(self) -> list[int]:
        """Places from 1, shared on ties: most tokens, or the lowest total. The specification
        names the winners only (SMO-73, 74, 78, 82); the order behind them is ours."""
        marks = [-count for count in self.tokens] if self.end == "tokens" else self.totals()
        return [1 + sum(other < mark for other in marks) for mark in marks]

    def winners(self) -> list[int]:
        """SMO-73, 74, 78, 82; nobody until the game is over."""
        if not self.over:
            return []
        return [seat for seat, rank in enumerate(self.ranks()) if rank == 1]

    # For tests

    def census(self) -> Counter[Card]:
        """Every card, wherever it lies."""
        count = Counter(self.draw_pile)
        for pile in self.piles:
            count.update(pile)
        for dream in self.dreams:
            count.update(card for card, _ in dream)
        count.update(card for card in (self.held, self.removed) if card is not None)
        return count

    def trial(self) -> Referee:
        """An independent copy for trying out moves, whose shuffles leave cards as they lie."""
        twin = copy.copy(self)
        twin.shuffle = as_they_lie
        twin.draw_pile = list(self.draw_pile)
        twin.piles = [list(pile) for pile in self.piles]
        twin.dreams = [list(dream) for dream in self.dreams]
        twin.tokens = list(self.tokens)
        twin.history = list(self.history)
        return twin


def sequences(
    referee: Referee, pause: Callable[[Referee, Referee, Move], bool]
) -> set[tuple[Move, ...]]:
    """All series of moves up to a pause, for an engine whose moves join several of ours;
    `pause(before, after, move)` says whether the engine asks anew after this move."""
    found: set[tuple[Move, ...]] = set()
    for move in referee.legal():
        after = referee.trial()
        after.play(move)
        if after.over or pause(referee, after, move):
            found.add((move,))
        else:
            found.update((move, *rest) for rest in sequences(after, pause))
    return found
