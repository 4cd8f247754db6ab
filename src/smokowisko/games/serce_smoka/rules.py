"""The rules of Serce Smoka, in the order of docs/rules/serce_smoka.md: setup, the three steps of a
turn, the end, scoring. They know numbers only; words, views and notation live next door."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from smokowisko.engine.chance import Chance, fast
from smokowisko.engine.events import Event, Facts
from smokowisko.engine.game import NOBODY, Game, State
from smokowisko.games.serce_smoka.tables import (
    BOTH,
    CARDS,
    DWARF,
    FIRE_DRAGON,
    FIRST_SEAT_MOVES,
    HAND_LIMIT,
    HAND_LIMIT_WITH_FIGURE,
    HERO,
    HUNTRESS,
    KIND_IDS,
    KINDS,
    NO_KIND,
    PETRIFIED_DRAGON,
    ROOM,
    SHIP,
    SITUATIONS,
    SORCERESS,
    TREASURE_CHEST,
    TROLL,
    VALUES,
    Tables,
)

# the options by their place in Game.options
EXHAUSTION_END: Final = 0
FIRST_PLAYER: Final = 1
CHOOSER: Final = 2
SHOW_STACK_CONTENTS: Final = 3
SHOW_SCORES: Final = 4
DECK_DATA: Final = 5
SHORT: Final = 1
RANDOM: Final = 1

SEATS: Final = 2
STARTING_HAND: Final = 5
FIGURE_GLORY: Final = 3
DEPARTURES_TO_END: Final = 3
TURNS_AFTER_DEPARTURE: Final = 1
TURNS_AFTER_EXHAUSTION: Final = 3
TURNS_AFTER_EXHAUSTION_SHORT: Final = 1

# where cards lie, as blocks of one count a card
FIELDS: Final = 0
BELOW_SHIP: Final = CARDS
COLLECTED: Final = 2 * CARDS
ZONES: Final = 4 * CARDS

ON_BOARD: Final = -1
UNDECIDED: Final = 1 << 30

BY_DEPARTURE: Final = 1
BY_EXHAUSTION: Final = 2


@final
class SerceSmoka(State):
    """A table of Serce Smoka."""

    def __init__(self, game: Game, players: int, options: list[int]) -> None:
        super().__init__(game, players, options)
        tables = game.tables
        assert isinstance(tables, Tables)
        self.tables = tables
        self.turn: i64 = 0  # 0 until somebody takes the first turn (SER-13)
        self.final_turn: i64 = UNDECIDED
        self.final_reason: i64 = 0
        self.figure: i64 = ON_BOARD
        self.departures: i64 = 0
        self.deck_size: i64 = len(tables.deck_pairs[options[DECK_DATA]]) // SEATS

    # the whole deck of each seat, bottom first; the first `left` of them are still to be drawn
    decks: vec[i64]
    left: vec[i64]
    exhausted: vec[i64]
    returned: vec[i64]  # 1 while a card returned by SER-54 lies on top of the deck
    hands: vec[i64]  # by seat and kind: the holding
    hand_sizes: vec[i64]
    zones: vec[i64]
    field_sizes: vec[i64]
    tops: vec[i64]

    # ------------------------------------------------------------ setup

    def set_up(self) -> None:
        self.decks = self.tables.deck_pairs[self.options[DECK_DATA]][:]
        self.left = vec[i64]([self.deck_size] * SEATS)
        self.exhausted = vec[i64]([0] * SEATS)
        self.returned = vec[i64]([0] * SEATS)
        self.hands = vec[i64]([0] * (SEATS * KINDS))
        self.hand_sizes = vec[i64]([0] * SEATS)
        self.zones = vec[i64]([0] * ZONES)
        self.field_sizes = vec[i64]([0] * KINDS)
        self.tops = vec[i64]([0] * KINDS)
        for seat in range(SEATS):
            start: i64 = seat * self.deck_size
            self.chance.shuffle(self.decks, start, start + self.deck_size)
            for _ in range(STARTING_HAND):
                self.draw(seat)
        if self.options[FIRST_PLAYER] == RANDOM:
            self.first_turn(self.chance.below(SEATS))
        else:
            self.to_move = self.options[CHOOSER]

    def first_turn(self, seat: i64) -> None:
        self.turn = 1
        self.to_move = seat

    # ------------------------------------------------------------ the turn

    def moves(self) -> list[int]:
        if self.to_move < 0:
            return []
        if self.turn == 0:
            return [0, 1]
        moves: list[int] = []
        of_seat: i64 = self.to_move * KINDS
        for kind in range(KINDS):
            if self.hands[of_seat + kind] > 0:
                moves += self.menu(kind)
        return moves

    def any_move(self, luck: Chance) -> int:
        if self.turn == 0:
            return luck.below(SEATS)
        of_seat: i64 = self.to_move * KINDS
        moves: i64 = 0
        for kind in range(KINDS):
            if self.hands[of_seat + kind] > 0:
                moves += len(self.menu(kind))
        at: i64 = luck.below(moves)
        for kind in range(KINDS):
            if self.hands[of_seat + kind] > 0:
                menu = self.menu(kind)
                size: i64 = len(menu)
                if at < size:
                    return menu[at]
                at -= size
        raise AssertionError("a game that is over has no move")

    def menu(self, kind: i64) -> list[int]:
        """What the active player may play of this kind."""
        holding: i64 = self.hands[self.to_move * KINDS + kind]
        return self.tables.menus[kind][holding * SITUATIONS + self.situation(kind)]

    def situation(self, kind: i64) -> i64:
        """What the board says to a play of this kind: the free places of a slot field (SER-24),
        and whether two stacks are there to choose between (SER-37)."""
        sizes = self.field_sizes
        if kind < DWARF:
            if kind == SORCERESS and sizes[TREASURE_CHEST] > 0 and sizes[PETRIFIED_DRAGON] > 0:
                return BOTH
            return 0
        situation: i64 = (capacity(kind) - sizes[kind]) * ROOM
        if kind == HERO and sizes[TROLL] > 0 and sizes[SORCERESS] > 0:
            situation += BOTH
        return situation

    def play(self, move: int) -> None:
        if not 0 <= move < self.tables.move_space or self.to_move < 0:
            raise self.refusal(move)
        code: i64 = move
        if self.turn == 0:
            if code >= FIRST_SEAT_MOVES:
                raise self.refusal(move)
            self.first_turn(code)
            if self.journal is not None:
                self.note("first_player_chosen", {"seat": code})
            return
        kind: i64 = self.tables.kind[code]
        if kind == NO_KIND or move not in self.menu(kind):
            raise self.refusal(move)
        self.play_cards(code, kind)
        self.collect(kind, self.tables.target[code])
        self.refill()
        self.end_turn()

    # step 1

    def play_cards(self, move: i64, kind: i64) -> None:
        cards = self.tables.cards[move]
        size: i64 = len(cards)
        seat: i64 = self.to_move
        self.hands[seat * KINDS + kind] -= self.tables.holding[move]
        self.hand_sizes[seat] -= size
        for card in cards:
            self.zones[FIELDS + card] += 1
        self.field_sizes[kind] += size
        self.tops[kind] = cards[size - 1]  # the last one on top (SER-22)
        if self.journal is not None:
            values = [int(self.tables.glory[card]) for card in cards]
            self.note("cards_played", {"seat": seat, "kind": KIND_IDS[kind], "values": values})

    # step 2

    def collect(self, kind: i64, target: i64) -> None:
        """What the field does: a stack at once (SER-28), a slot field when it is full (SER-29)."""
        if kind == FIRE_DRAGON:
            self.take(TREASURE_CHEST)
        elif kind == SORCERESS:
            taken = self.choose(target, TREASURE_CHEST, PETRIFIED_DRAGON)
            if taken == PETRIFIED_DRAGON:
                self.take_figure()
        elif kind == TROLL:
            self.take(SORCERESS)
        elif kind >= DWARF and self.field_sizes[kind] == capacity(kind):
            if kind == DWARF:
                self.take(DWARF)
            elif kind == HERO:
                self.choose(target, TROLL, SORCERESS)
                self.move_below_ship(HERO)
            elif kind == HUNTRESS:
                self.take(FIRE_DRAGON)
                self.move_below_ship(HUNTRESS)
            else:
                self.depart()

    def choose(self, target: i64, one: i64, other: i64) -> i64:
        """Collect the chosen stack, or the only one that holds cards (SER-37); NO_KIND if none."""
        if target == NO_KIND:
            target = one if self.field_sizes[one] > 0 else other
        elif self.journal is not None:
            self.note("stack_chosen", {"seat": self.to_move, "field": KIND_IDS[target]})
        return target if self.take(target) else NO_KIND

    def take(self, kind: i64) -> bool:
        """Collect a whole field (SER-30, SER-31); False when it was empty (SER-32)."""
        if self.field_sizes[kind] == 0:
            return False
        if self.journal is not None:
            values = self.values(FIELDS, kind)
            self.note(
                "cards_collected",
                {"seat": self.to_move, "field": KIND_IDS[kind], "values": values},
            )
        self.move_cards(FIELDS, COLLECTED + self.to_move * CARDS, kind)
        self.field_sizes[kind] = 0
        return True

    def take_figure(self) -> None:
        former: i64 = self.figure
        if former == self.to_move:
            return
        self.figure = self.to_move
        if self.journal is not None:
            source = None if former == ON_BOARD else former
            self.note("figure_taken", {"seat": self.to_move, "from": source})
        # back to five cards; with fewer there is nothing to give back (SER-54, SER-55)
        if former != ON_BOARD and self.hand_sizes[former] == HAND_LIMIT_WITH_FIGURE:
            self.return_card(former)

    def return_card(self, seat: i64) -> None:
        """One card of the hand, each as likely, goes on top of the deck (SER-54)."""
        card: i64 = self.card_in_hand(seat, self.chance.below(self.hand_sizes[seat]))
        self.hands[seat * KINDS + card // VALUES] -= self.tables.weight[card]
        self.hand_sizes[seat] -= 1
        self.decks[seat * self.deck_size + self.left[seat]] = card
        self.left[seat] += 1
        self.returned[seat] = 1
        if self.journal is not None:
            self.note("card_returned", {"seat": seat}, seat, [self.named(card)])

    def move_below_ship(self, kind: i64) -> None:
        if self.journal is not None:
            values = self.values(FIELDS, kind)
            self.note("moved_below_ship", {"kind": KIND_IDS[kind], "values": values})
        self.move_cards(FIELDS, BELOW_SHIP, kind)
        self.field_sizes[kind] = 0

    def depart(self) -> None:
        """The third ship takes everybody below it along and sails (SER-47, SER-48)."""
        if self.journal is not None:
            below = self.values(BELOW_SHIP, HERO) + self.values(BELOW_SHIP, HUNTRESS)
            if below:
                self.note(
                    "cards_collected",
                    {"seat": self.to_move, "field": "below_ship", "values": below},
                )
            number = self.departures + 1
            self.note("ship_departed", {"seat": self.to_move, "number": number})
        pile: i64 = COLLECTED + self.to_move * CARDS
        self.move_cards(BELOW_SHIP, pile, HERO)
        self.move_cards(BELOW_SHIP, pile, HUNTRESS)
        self.zones[FIELDS + SHIP * VALUES] = 0
        self.field_sizes[SHIP] = 0
        self.departures += 1
        if self.departures == DEPARTURES_TO_END:
            self.end_after(self.turn + TURNS_AFTER_DEPARTURE, BY_DEPARTURE)

    def move_cards(self, source: i64, goal: i64, kind: i64) -> None:
        for card in range(kind * VALUES, (kind + 1) * VALUES):
            self.zones[goal + card] += self.zones[source + card]
            self.zones[source + card] = 0

    # step 3

    def refill(self) -> None:
        """Draw up to the limit (SER-52, SER-60) or until the deck is empty (SER-62)."""
        seat: i64 = self.to_move
        limit: i64 = HAND_LIMIT_WITH_FIGURE if self.figure == seat else HAND_LIMIT
        before: i64 = self.left[seat]
        while self.hand_sizes[seat] < limit and self.left[seat] > 0:
            self.draw(seat)
        if self.journal is not None and self.left[seat] < before:
            self.tell_drawn(seat, before)
        if self.left[seat] == 0 and not self.exhausted[seat]:
            self.exhaust(seat)

    def draw(self, seat: i64) -> None:
        self.left[seat] -= 1
        self.returned[seat] = 0
        self.pick_up(seat, self.decks[seat * self.deck_size + self.left[seat]])
        self.hand_sizes[seat] += 1

    def pick_up(self, seat: i64, card: i64) -> None:
        self.hands[seat * KINDS + (card >> 2)] += self.tables.weight[card]

    def tell_drawn(self, seat: i64, before: i64) -> None:
        """The cards drawn still stand above the deck; told in the order of a hand."""
        start: i64 = seat * self.deck_size
        cards = sorted(self.decks[start + self.left[seat] : start + before])
        drawn = [self.named(card) for card in cards]
        self.note("cards_drawn", {"seat": seat, "count": len(drawn)}, seat, drawn)

    def exhaust(self, seat: i64) -> None:
        """The last card of the own deck, which counts once (SER-65, SER-67)."""
        self.exhausted[seat] = 1
        turns: i64 = TURNS_AFTER_EXHAUSTION
        if self.options[EXHAUSTION_END] == SHORT:
            turns = TURNS_AFTER_EXHAUSTION_SHORT
        if self.journal is not None:
            self.note("deck_exhausted", {"seat": seat})
        self.end_after(self.turn + turns, BY_EXHAUSTION)

    # ------------------------------------------------------------ the end

    def end_after(self, turn: i64, reason: i64) -> None:
        """The earlier end counts (SER-66)."""
        if turn < self.final_turn:
            self.final_turn = turn
            self.final_reason = reason
            if self.journal is not None:
                self.note("final_turn_set", {"turn": turn, "reason": REASONS[reason]})

    def end_turn(self) -> None:
        while self.turn < self.final_turn:
            self.turn += 1
            self.to_move = 1 - self.to_move
            if self.hand_sizes[self.to_move] > 0:
                return
            self.refill()  # with nothing to play the turn is its third step (SER-27)
        self.to_move = NOBODY
        if self.journal is not None:
            self.note("game_over", {"scores": self.scores(), "winners": self.winners()})

    # ------------------------------------------------------------ scoring

    def scores(self) -> list[int]:
        return [self.score(0), self.score(1)]

    def score(self, seat: i64) -> i64:
        glory: i64 = FIGURE_GLORY if self.figure == seat else 0
        for card in range(CARDS):
            glory += self.zones[COLLECTED + seat * CARDS + card] * self.tables.glory[card]
        return glory

    def ranks(self) -> list[int]:
        lead: i64 = self.score(0) - self.score(1)
        if lead == 0 and self.figure != ON_BOARD:
            lead = 1 if self.figure == 0 else -1  # the figure breaks a tie (SER-78)
        return [1 if lead >= 0 else 2, 1 if lead <= 0 else 2]

    # ------------------------------------------------------------ looking at the table

    def values(self, zone: i64, kind: i64) -> list[int]:
        """The glory values of a kind's cards in a zone, ascending."""
        return [
            int(self.tables.glory[card])
            for card in range(kind * VALUES, (kind + 1) * VALUES)
            for _ in range(self.zones[zone + card])
        ]

    def hand(self, seat: i64) -> list[int]:
        """The cards of a hand, ascending."""
        cards: list[int] = []
        for kind in range(KINDS):
            holding: i64 = self.hands[seat * KINDS + kind]
            for card in range(kind * VALUES, (kind + 1) * VALUES):
                for _ in range(self.tables.count(card, holding)):
                    cards.append(card)
        return cards

    def card_in_hand(self, seat: i64, at: i64) -> i64:
        return self.hand(seat)[at]

    def named(self, card: i64) -> Facts:
        return {"kind": KIND_IDS[card // VALUES], "value": self.tables.glory[card]}

    def note(
        self, type: str, public: Facts, owner: i64 = NOBODY, cards: list[Facts] | None = None
    ) -> None:
        """Write an event down; cards that only their owner sees mark it."""
        assert self.journal is not None
        if cards is None:
            self.journal.append(Event(type, public))
        else:
            self.journal.append(Event(type, public, {owner: {"cards": cards}}, marked=True))

    # ------------------------------------------------------------ other worlds

    def copy(self) -> "SerceSmoka":
        twin = SerceSmoka(self.game, self.players, self.options)
        twin.to_move = self.to_move
        twin.chance = self.chance.copy()
        twin.turn = self.turn
        twin.final_turn = self.final_turn
        twin.final_reason = self.final_reason
        twin.figure = self.figure
        twin.departures = self.departures
        twin.decks = self.decks[:]
        twin.left = self.left[:]
        twin.exhausted = self.exhausted[:]
        twin.returned = self.returned[:]
        twin.hands = self.hands[:]
        twin.hand_sizes = self.hand_sizes[:]
        twin.zones = self.zones[:]
        twin.field_sizes = self.field_sizes[:]
        twin.tops = self.tops[:]
        return twin

    def redeal(self, seat: int | None, seed: int) -> None:
        self.chance = fast(seed)
        if self.over:
            return  # hands and decks lie open after the game
        for owner in range(SEATS):
            if owner == seat:
                self.reshuffle(owner)
            else:
                self.redeal_hand(owner)

    def reshuffle(self, owner: i64) -> None:
        """The own deck in another order; a returned card stays on top (SER-56)."""
        start: i64 = owner * self.deck_size
        unknown: i64 = start + self.left[owner] - self.returned[owner]
        self.sort(start, unknown)
        self.chance.shuffle(self.decks, start, unknown)

    def redeal_hand(self, owner: i64) -> None:
        """Hand and deck together are known, the split between them is not."""
        start: i64 = owner * self.deck_size
        end: i64 = start + self.left[owner]
        for card in self.hand(owner):
            self.decks[end] = card
            end += 1
        self.sort(start, end)
        self.chance.shuffle(self.decks, start, end)
        of_owner: i64 = owner * KINDS
        for kind in range(KINDS):
            self.hands[of_owner + kind] = 0
        for at in range(start + self.left[owner], end):
            self.pick_up(owner, self.decks[at])

    def sort(self, start: i64, stop: i64) -> None:
        """Sort a part of the decks, so that a new order depends on the cards alone."""
        counts = vec[i64]([0] * CARDS)
        for at in range(start, stop):
            counts[self.decks[at]] += 1
        at = start
        for card in range(CARDS):
            for _ in range(counts[card]):
                self.decks[at] = card
                at += 1

    def census(self) -> dict[str, int]:
        """All cards of both decks by kind and value, and the figure."""
        found = [0] * CARDS
        for seat in range(SEATS):
            start = seat * self.deck_size
            for at in range(start, start + self.left[seat]):
                found[self.decks[at]] += 1
            for card in self.hand(seat):
                found[card] += 1
        for at in range(ZONES):
            found[at % CARDS] += self.zones[at]
        found[SHIP * VALUES] += self.departures * capacity(SHIP)
        census = {
            f"{KIND_IDS[card // VALUES]} {self.tables.glory[card]}": found[card]
            for card in range(CARDS)
            if found[card]
        }
        return {**census, "great_dragon": 1}

    # ------------------------------------------------------------ numbers

    def numbers(self) -> list[int]:
        numbers: list[int] = [
            self.turn,
            self.final_turn,
            self.final_reason,
            self.figure,
            self.departures,
        ]
        for seat in range(SEATS):
            start: i64 = seat * self.deck_size
            # what lies above the deck has been drawn, and is no part of it any more
            gone = [0] * (self.deck_size - self.left[seat])
            numbers += [*self.decks[start : start + self.left[seat]], *gone]
        for part in (self.left, self.exhausted, self.returned, self.hands, self.hand_sizes):
            numbers += list(part)
        for part in (self.zones, self.field_sizes, self.tops):
            numbers += list(part)
        return numbers

    def restore(self, numbers: list[int]) -> None:
        self.turn, self.final_turn, self.final_reason, self.figure, self.departures = numbers[:5]
        at = 5
        parts = []
        for length in (
            SEATS * self.deck_size,
            SEATS,
            SEATS,
            SEATS,
            SEATS * KINDS,
            SEATS,
            ZONES,
            KINDS,
            KINDS,
        ):
            parts.append(vec[i64](numbers[at : at + length]))
            at += length
        if at != len(numbers):
            raise ValueError("too many or too few numbers")
        (
            self.decks,
            self.left,
            self.exhausted,
            self.returned,
            self.hands,
            self.hand_sizes,
            self.zones,
            self.field_sizes,
            self.tops,
        ) = parts


REASONS: Final = ("", "departure", "exhaustion")


def capacity(kind: i64) -> i64:
    """The outlines of a slot field (SER-04)."""
    if kind == DWARF:
        return 4
    return 2 if kind == HERO else 3


def longest_game(deck_size: int) -> int:
    """The choice of the first player and every turn of the longest game (SER-73)."""
    own_turns = deck_size - STARTING_HAND
    return 1 + 2 * own_turns - 1 + TURNS_AFTER_EXHAUSTION
