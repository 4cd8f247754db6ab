"""The rules of Serce Smoka, in the order of docs/rules/serce_smoka.md: setup, the three steps of a
turn, the end, scoring. They know numbers only; words, views and notation live next door."""

from typing import Final, final

from mypy_extensions import i64

from smokowisko.engine.chance import Chance
from smokowisko.engine.events import Event, Facts
from smokowisko.engine.game import NOBODY
from smokowisko.games.serce_smoka.layout import (
    BELOW_SHIP,
    CHOOSER,
    COLLECTED,
    EXHAUSTION_END,
    FIELDS,
    FIRST_PLAYER,
    ON_BOARD,
    SEATS,
    Layout,
)
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
)

STARTING_HAND: Final = 5
FIGURE_GLORY: Final = 3
DEPARTURES_TO_END: Final = 3
TURNS_AFTER_DEPARTURE: Final = 1
TURNS_AFTER_EXHAUSTION: Final = 3
TURNS_AFTER_EXHAUSTION_SHORT: Final = 1

# values of options
RANDOM: Final = 1
SHORT: Final = 1

# why the final turn is set
BY_DEPARTURE: Final = 1
BY_EXHAUSTION: Final = 2
REASONS: Final = ("", "departure", "exhaustion")


def capacity(kind: i64) -> i64:
    """The outlines of a slot field (SER-04)."""
    if kind == DWARF:
        return 4
    return 2 if kind == HERO else 3


def longest_game(deck_size: int) -> int:
    """The choice of the first player, and every turn of the longest game (SER-73)."""
    own_turns = deck_size - STARTING_HAND
    return 1 + 2 * own_turns - 1 + TURNS_AFTER_EXHAUSTION


@final
class SerceSmoka(Layout):
    """A table of Serce Smoka."""

    # ------------------------------------------------------------ setup

    def set_up(self) -> None:
        self.lay_out()
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

    # ------------------------------------------------------------ what may be played

    def moves(self) -> list[int]:
        if self.to_move < 0:
            return []
        if self.turn == 0:
            return list(range(FIRST_SEAT_MOVES))
        moves: list[int] = []
        of_seat: i64 = self.to_move * KINDS
        for kind in range(KINDS):
            if self.hands[of_seat + kind] > 0:
                moves += self.menu(kind)
        return moves

    def any_move(self, luck: Chance) -> int:
        if self.turn == 0:
            return luck.below(FIRST_SEAT_MOVES)
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
        """What the active player may play of this kind (SER-16, SER-17, SER-19)."""
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

    # ------------------------------------------------------------ the turn

    def play(self, move: int) -> None:
        if not 0 <= move < self.tables.move_space or self.to_move < 0:
            raise self.refusal(move)
        if self.turn == 0:
            self.choose_first_player(move)
            return
        kind: i64 = self.tables.kind[move]
        if kind == NO_KIND or move not in self.menu(kind):
            raise self.refusal(move)
        self.play_cards(move, kind)
        self.collect(kind, self.tables.target[move])
        self.refill()
        self.end_turn()

    def play_ahead(self, move: i64) -> None:
        """A legal turn as far as its player can tell before: what will be drawn is known only when
        it is all that the deck has left."""
        kind: i64 = self.tables.kind[move]
        self.play_cards(move, kind)
        self.collect(kind, self.tables.target[move])
        if self.left[self.to_move] <= self.missing(self.to_move):
            self.refill()
        self.end_turn()

    def choose_first_player(self, move: int) -> None:
        if move >= FIRST_SEAT_MOVES:
            raise self.refusal(move)
        self.first_turn(move)
        if self.journal is not None:
            self.note("first_player_chosen", {"seat": move})

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
            self.note_collected(KIND_IDS[kind], self.values(FIELDS, kind))
        self.move_cards(FIELDS, COLLECTED + self.to_move * CARDS, kind)
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
        card: i64 = self.hand(seat)[self.chance.below(self.hand_sizes[seat])]
        self.put_back(seat, card)
        if self.journal is not None:
            self.note("card_returned", {"seat": seat}, seat, [card])

    def move_below_ship(self, kind: i64) -> None:
        if self.journal is not None:
            values = self.values(FIELDS, kind)
            self.note("moved_below_ship", {"kind": KIND_IDS[kind], "values": values})
        self.move_cards(FIELDS, BELOW_SHIP, kind)

    def depart(self) -> None:
        """The third ship takes everybody below it along and sails (SER-47, SER-48)."""
        if self.journal is not None:
            below = self.values(BELOW_SHIP, HERO) + self.values(BELOW_SHIP, HUNTRESS)
            if below:
                self.note_collected("below_ship", below)
        pile: i64 = COLLECTED + self.to_move * CARDS
        self.move_cards(BELOW_SHIP, pile, HERO)
        self.move_cards(BELOW_SHIP, pile, HUNTRESS)
        self.zones[FIELDS + SHIP * VALUES] = 0
        self.field_sizes[SHIP] = 0
        self.departures += 1
        if self.journal is not None:
            self.note("ship_departed", {"seat": self.to_move, "number": self.departures})
        if self.departures == DEPARTURES_TO_END:
            self.end_after(self.turn + TURNS_AFTER_DEPARTURE, BY_DEPARTURE)

    # step 3

    def refill(self) -> None:
        """Draw up to the limit (SER-52, SER-60) or until the deck is empty (SER-62)."""
        seat: i64 = self.to_move
        before: i64 = self.left[seat]
        for _ in range(min(self.missing(seat), before)):
            self.draw(seat)
        if self.journal is not None and self.left[seat] < before:
            # the cards drawn still stand above the deck; told in the order of a hand
            start: i64 = seat * self.deck_size
            drawn = sorted(self.decks[start + self.left[seat] : start + before])
            self.note("cards_drawn", {"seat": seat, "count": len(drawn)}, seat, drawn)
        if self.left[seat] == 0 and not self.exhausted[seat]:
            self.exhaust(seat)

    def missing(self, seat: i64) -> i64:
        """How many cards a hand is short of its limit (SER-52)."""
        limit: i64 = HAND_LIMIT_WITH_FIGURE if self.figure == seat else HAND_LIMIT
        return limit - self.hand_sizes[seat]

    def exhaust(self, seat: i64) -> None:
        """The last card of the own deck was drawn, which counts once (SER-65, SER-67)."""
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
        """Collected cards and the figure, and nothing else (SER-74, SER-75, SER-76)."""
        glory: i64 = FIGURE_GLORY if self.figure == seat else 0
        for card in range(CARDS):
            glory += self.zones[COLLECTED + seat * CARDS + card] * self.tables.glory[card]
        return glory

    def lead(self) -> i64:
        """How far seat 0 is ahead."""
        if self.figure == ON_BOARD:
            return self.glory_ahead
        if self.figure == 0:
            return self.glory_ahead + FIGURE_GLORY
        return self.glory_ahead - FIGURE_GLORY

    def ranks(self) -> list[int]:
        lead: i64 = self.lead()
        if lead == 0 and self.figure != ON_BOARD:
            lead = 1 if self.figure == 0 else -1  # the figure breaks a tie (SER-78)
        return [1 if lead >= 0 else 2, 1 if lead <= 0 else 2]

    # ------------------------------------------------------------ telling

    def note(
        self, type: str, public: Facts, owner: i64 = NOBODY, cards: list[int] | None = None
    ) -> None:
        """Write an event down; cards that only their owner learns mark it."""
        assert self.journal is not None
        if cards is None:
            self.journal.append(Event(type, public))
        else:
            private = {owner: {"cards": [self.named(card) for card in cards]}}
            self.journal.append(Event(type, public, private, marked=True))

    def note_collected(self, field: str, values: list[int]) -> None:
        self.note("cards_collected", {"seat": self.to_move, "field": field, "values": values})

    def named(self, card: i64) -> Facts:
        return {"kind": KIND_IDS[card // VALUES], "value": self.tables.glory[card]}

    # ------------------------------------------------------------ another table

    def copy(self) -> "SerceSmoka":
        twin = SerceSmoka(self.game, self.players, self.options)
        self.copy_to(twin)
        return twin
