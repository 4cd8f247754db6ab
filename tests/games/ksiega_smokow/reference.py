"""A naive referee for Księga Smoków, a second opinion for the tests of the engine.

Written from docs/rules/ksiega_smokow.md alone, by someone who has not read rules.py. Slow and
plain on purpose: a die knows its value and its field, everything else is derived.

It knows no randomness: who drew which token and goal card and the order of every pile are handed
to it, and after the set-up nothing is left to chance (section 5.3).

One move is one atomic action of section 5.1, so a turn is any number of abilities, one main
action, any number of abilities and an explicit `end_turn` (KSI-27, 28); `boost` and `pass_turn`
end the turn by themselves. Nothing is ever played for a seat, also if it has only one move.
Dice of equal value are interchangeable, so a move names values instead of die indices: a whole
placement is the values laid on each field. An ability names the card used; which of two cards of
one land and one book is spent never matters, so an engine may merge them (`Move.by_land`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from tests.games.ksiega_smokow.reference_words import (
    BLOCKING_START,
    BLOCKING_VALUE,
    CARDS,
    END_PILES,
    GOAL_BONUS,
    NOBODY,
    NOWHERE,
    OPPOSITE_SUM,
    PILES,
    POINTS,
    RULEBOOK,
    SPECIES,
    STANDSTILL_ROUNDS,
    START_VALUES,
    THRESHOLDS,
    Die,
    Move,
    Options,
    land,
    lowered,
    raised,
    species,
)


class Referee:
    """One game; its zones are open attributes, so that a test can set up any position."""

    def __init__(
        self,
        colours: Sequence[str],
        goals: Sequence[str],
        piles: Sequence[Sequence[str]],
        options: Options = RULEBOOK,
    ) -> None:
        """Colours and goal species seat by seat; piles from field 1 on, each top card first."""
        self.players = len(colours)
        self.options = options
        if len(set(colours)) != self.players or "red" not in colours:
            raise ValueError("each player draws another token, one draws the red one (KSI-2, 3)")
        if len(goals) != self.players or not set(goals) <= set(SPECIES):
            raise ValueError("each player draws one goal card (KSI-7)")
        if len(set(goals)) != self.players:
            raise ValueError("there is one goal card of each species (KSI-7)")
        if tuple(len(pile) for pile in piles) != PILES[self.players]:
            raise ValueError("the piles have the sizes of KSI-9")
        if sorted(card for pile in piles for card in pile) != sorted(CARDS):
            raise ValueError("all 36 dragon cards are dealt once (KSI-9)")
        self.colours = tuple(colours)
        self.goals = tuple(goals)
        self.first_player = self.colours.index("red")  # KSI-4: for the whole game
        self.dice = [[Die(value) for value in START_VALUES] for _ in colours]
        self.piles = {field: list(pile) for field, pile in enumerate(piles, start=1)}  # KSI-10
        self.books: list[list[str]] = [[] for _ in colours]
        self.used: set[str] = set()
        self.removed: list[str] = []
        self.immunity = [NOWHERE] * self.players  # the field of each seat's token
        self.blocking_field = BLOCKING_START if self.players == 2 else NOWHERE  # KSI-13, 87, 99
        self.to_move = self.first_player
        self.turn = 1
        self.main_action_done = False
        self.end_triggered = False
        self.card_left = False  # in this round
        self.quiet_rounds = 0  # completed one after another, no card having left
        self.over = False

    # What lies on the table

    def hand(self, seat: int) -> list[int]:
        """The values of the seat's dice in hand, ascending."""
        return sorted(die.value for die in self.dice[seat] if die.field == NOWHERE)

    def dice_on(self, field: int) -> list[int]:
        """The values of the dice on a field, ascending, the blocking die among them."""
        values = [die.value for dice in self.dice for die in dice if die.field == field]
        return sorted(values) + [BLOCKING_VALUE] * (self.blocking_field == field)

    def bid(self, field: int) -> int:
        return sum(self.dice_on(field))  # KSI-18

    def bidder(self, field: int) -> int:
        """The seat whose dice lie there (KSI-17); nobody on a free or a blocked card."""
        for seat, dice in enumerate(self.dice):
            if any(die.field == field for die in dice):
                return seat
        return NOBODY

    def occupied(self, field: int) -> bool:
        return bool(self.dice_on(field))  # KSI-16

    def protected(self, field: int) -> bool:
        return field in self.immunity

    def round(self) -> int:
        """KSI-20: a round is one turn of every player."""
        return (self.turn - 1) // self.players + 1

    def exhausted(self) -> int:
        """How many piles have run out (KSI-51); fields never used are no piles (KSI-74)."""
        return sum(not pile for pile in self.piles.values())

    def unused(self, seat: int) -> list[str]:
        """The cards of a book whose ability is still to be used (KSI-53, 59)."""
        return [
            card for card in self.books[seat] if card not in self.used and land(card) != "volcano"
        ]

    def known_goals(self, seat: int | None) -> list[str | None]:
        """The goal cards a seat or a spectator sees (section 4, KSI-101)."""
        open_goals = self.over or not self.options.secret_goals
        return [goal if open_goals or at == seat else None for at, goal in enumerate(self.goals)]

    def unseen_cards(self) -> set[str]:
        """The cards below the tops, which everybody knows only as a set (KSI-11)."""
        return {card for pile in self.piles.values() for card in pile[1:]}

    # Moves

    def legal(self) -> set[Move]:
        """All distinct moves of the seat to move, none once the game is over."""
        if self.over:
            return set()
        moves = set(self._abilities())  # KSI-27: before and after the main action
        if self.main_action_done:
            return moves | {Move("end_turn")}  # KSI-28
        main_actions = {*self._placements(), *self._takes()}
        if main_actions:
            return moves | main_actions  # KSI-22: no voluntary pass
        return moves | {Move("boost"), Move("pass_turn")}  # KSI-23, 24

    def play(self, move: Move) -> None:
        """Carry out one move and everything that follows without a decision (section 5.2)."""
        if move not in self.legal():
            raise ValueError(f"illegal move: {move}")
        match move.act:
            case "place_dice":
                self._place_dice(dict(move.dice))
                self.main_action_done = True
            case "take_card":
                self._take_card(move.field)
                self.main_action_done = True
            case "boost":
                self._boost()
                self._end_turn()
            case "pass_turn" | "end_turn":
                self._end_turn()
            case _:
                self._use_ability(move)

    # The course of the turns

    def _start_turn(self) -> None:
        """KSI-21, 70: the token comes home before any decision."""
        self.immunity[self.to_move] = NOWHERE
        self.main_action_done = False

    def _end_turn(self) -> None:
        """KSI-29, 75, 76: a triggered game ends with the player right of the first player, and so
        does one that stands still (KSI-102)."""
        next_seat = (self.to_move + 1) % self.players
        if next_seat == self.first_player:
            self.quiet_rounds = 0 if self.card_left else self.quiet_rounds + 1
            self.card_left = False
            self.over = self.end_triggered or self.quiet_rounds >= STANDSTILL_ROUNDS
        if self.over:
            self.to_move = NOBODY
        else:
            self.turn += 1
            self.to_move = next_seat
            self._start_turn()

    def _boost(self) -> None:
        """KSI-25, 26: all three dice, which are all in hand."""
        for die in self.dice[self.to_move]:
            assert die.field == NOWHERE
            die.value = raised(die.value)

    # Placing dice

    def _placements(self) -> Iterator[Move]:
        """KSI-30, 31: every die in hand goes to some field or is kept, but not all are kept."""
        hand = self.hand(self.to_move)
        required = {field: self.required_sum(field) for field in self.piles}
        for fields in product((NOWHERE, *self.piles), repeat=len(hand)):
            laid: dict[int, list[int]] = {}
            for value, field in zip(hand, fields):
                if field != NOWHERE:
                    laid.setdefault(field, []).append(value)
            if laid and self._may_place(laid, required):
                yield Move("place_dice", tuple((at, tuple(laid[at])) for at in sorted(laid)))

    def _may_place(self, laid: dict[int, list[int]], required: dict[int, int | None]) -> bool:
        """KSI-35, 41: each card on its own, against the board before the action."""
        for field, values in laid.items():
            needed = required[field]
            if needed is None or sum(values) < needed:
                return False
        if self.blocking_field in laid:
            return self._blocking_destination({*laid}) != NOWHERE  # KSI-96
        return True

    def required_sum(self, field: int) -> int | None:
        """What dice of the seat to move must add up to there; nothing if they may not go there."""
        if not self.piles[field]:
            return None  # KSI-36
        if self.bidder(field) == self.to_move:
            # KSI-38, 69: any die may be added, also under one's own token
            return 1 if self.options.allow_reinforce else None
        if self.protected(field):
            return None  # KSI-37
        if self.occupied(field):
            return max(THRESHOLDS[field], self.bid(field) + 1)  # KSI-34, 90
        return THRESHOLDS[field]  # KSI-33

    def _place_dice(self, laid: dict[int, tuple[int, ...]]) -> None:
        """KSI-41, 97: lay all dice, return what was outbid, then move the blocking die."""
        outbid = [
            die
            for seat, dice in enumerate(self.dice)
            for die in dice
            if seat != self.to_move and die.field in laid
        ]
        for field, values in laid.items():
            for value in values:
                self._die_in_hand(self.to_move, value).field = field
        for die in outbid:
            die.field = NOWHERE
            die.value = raised(die.value)  # KSI-39, 40
        if self.blocking_field in laid:
            self._move_blocking_die(self._blocking_destination({*laid}))

    def _die_in_hand(self, seat: int, value: int) -> Die:
        """Any die of this value: equal dice are interchangeable (section 5.1)."""
        return next(die for die in self.dice[seat] if (die.field, die.value) == (NOWHERE, value))

    # The blocking die

    def _blocking_destination(self, laid_on: set[int]) -> int:
        """KSI-91: the next field that can receive the die, in the order 1, 2, 3, 1."""
        for step in range(1, len(self.piles)):
            field = (self.blocking_field - 1 + step) % len(self.piles) + 1
            if not self.piles[field]:
                continue  # KSI-95
            if self.protected(field):
                continue  # KSI-94
            own = field in laid_on or self.bidder(field) == self.to_move
            if own and not self.options.blocking_die_hits_mover:
                continue  # section 3.10: the mover's dice after laying count
            return field
        return NOWHERE  # KSI-96

    def _move_blocking_die(self, destination: int) -> None:
        """KSI-92, 93: the dice it meets, also the mover's own, return unchanged."""
        for dice in self.dice:
            for die in dice:
                if die.field == destination:
                    die.field = NOWHERE
        self.blocking_field = destination

    # Taking a card

    def _takes(self) -> Iterator[Move]:
        """KSI-45: before the main action, own dice on a card have lain there all turn (A-10)."""
        for field in self.piles:
            if self.bidder(field) == self.to_move:
                yield Move("take_card", field=field)

    def _take_card(self, field: int) -> None:
        """KSI-48 to 52: the card to the book, its dice back one lower, the own token home."""
        self.books[self.to_move].append(self._uncover_next(field))
        for die in self.dice[self.to_move]:
            if die.field == field:
                die.field = NOWHERE
                die.value = lowered(die.value)
        if self.immunity[self.to_move] == field:
            self.immunity[self.to_move] = NOWHERE

    def _uncover_next(self, field: int) -> str:
        """The top card leaves its pile (KSI-50, 51, 61); this may trigger the end (KSI-73)."""
        card = self.piles[field].pop(0)
        self.card_left = True
        if self.exhausted() >= END_PILES[self.players]:
            self.end_triggered = True
        return card

    # Abilities

    def _abilities(self) -> Iterator[Move]:
        """KSI-53, 58: every unused card of the book with each target it could change."""
        hand = self.hand(self.to_move)
        for card in self.unused(self.to_move):
            match land(card):
                case "storm":  # KSI-60, 89
                    for field, pile in self.piles.items():
                        if pile and not self.occupied(field):
                            yield Move("use_storm", card=card, field=field)
                case "desert":  # KSI-63
                    for value in hand:
                        if raised(value) != value:
                            yield Move("use_desert", card=card, value=value)
                case "jungle":  # KSI-64
                    if any(raised(value) != value for value in hand):
                        yield Move("use_jungle", card=card)
                case "mountains":  # KSI-65
                    for seat in range(self.players):
                        if seat == self.to_move or self.options.mountain_target == "any_hand":
                            for value in self.hand(seat):
                                yield Move("use_mountains", card=card, value=value, owner=seat)
                case "plains":  # KSI-66, 67
                    if self.immunity[self.to_move] == NOWHERE:
                        for field in self.piles:
                            if self.bidder(field) == self.to_move:
                                yield Move("use_plains", card=card, field=field)
                case other:
                    raise ValueError(f"no ability in {other}")

    def _use_ability(self, move: Move) -> None:
        """Change the table and mark the card (KSI-55)."""
        match move.act:
            case "use_storm":
                self.removed.append(self._uncover_next(move.field))  # KSI-60 to 62
            case "use_desert":
                self._die_in_hand(self.to_move, move.value).value = raised(move.value)
            case "use_jungle":
                for die in self.dice[self.to_move]:
                    if die.field == NOWHERE:  # KSI-57
                        die.value = raised(die.value)
            case "use_mountains":
                self._die_in_hand(move.owner, move.value).value = OPPOSITE_SUM - move.value
            case "use_plains":
                self.immunity[self.to_move] = move.field
            case other:
                raise ValueError(f"not an ability: {other}")
        self.used.add(move.card)

    # Scoring

    def scores(self) -> list[int]:
        """KSI-80, 81: used or not, every card counts, and 3 more if it matches the goal."""
        return [
            sum(POINTS[land(card)] + GOAL_BONUS * (species(card) == goal) for card in book)
            for book, goal in zip(self.books, self.goals)
        ]

    def pips(self) -> list[int]:
        """KSI-83: all three dice, or only those in hand with the switch off."""
        placed_count = self.options.tie_break_counts_placed_dice
        return [
            sum(die.value for die in dice if placed_count or die.field == NOWHERE)
            for dice in self.dice
        ]

    def ranks(self) -> list[int]:
        """KSI-86: by points, then pips; equal pairs share a rank and the next rank is skipped."""
        results = list(zip(self.scores(), self.pips()))
        return [1 + sum(other > own for other in results) for own in results]

    def winners(self) -> list[int]:
        """KSI-82 to 84: all seats of rank 1, none until the game is over."""
        return [seat for seat, rank in enumerate(self.ranks()) if rank == 1 and self.over]
