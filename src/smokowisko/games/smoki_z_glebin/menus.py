"""What the active player may decide at a table of Smoki z głębin: dragons, payments, sources of
pattern cards, and the rest. It changes nothing on the table."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from smokowisko.engine.chance import Chance
from smokowisko.games.smoki_z_glebin.knowledge import kind_of, owner_of
from smokowisko.games.smoki_z_glebin.layout import HAND, NOTHING
from smokowisko.games.smoki_z_glebin.payments import JOKERS
from smokowisko.games.smoki_z_glebin.scoring import Scoring
from smokowisko.games.smoki_z_glebin.tables import (
    ALL_SOURCES,
    CASH_GOLD,
    FACE_UP,
    GOLD_CARD,
    JOKER_SHIP,
    KEEP_REEF,
    MISSION_ROW,
    SKIP_MISSION,
    SOURCES,
)

# what must be decided now
PLAY: Final = 0
KEEP: Final = 1
MISSION: Final = 2
DRAW: Final = 3
PHASES: Final = ("play_pattern", "keep_reef", "complete_mission", "draw_pattern")


class Menus(Scoring):
    """The moves of a position."""

    def moves(self) -> list[int]:
        if self.to_move < 0:
            return []
        moves = self.small_moves()
        if self.phase == PLAY:
            play: i64 = self.tables.play_pattern
            for placement in self.menu():
                moves.append(play + placement)
        elif self.phase == MISSION:
            moves += self.payments()
        return moves

    def any_move(self, luck: Chance) -> int:
        if self.phase != PLAY:
            moves = self.moves()
            return moves[luck.below(len(moves))]
        small = self.small_moves()
        menu = self.menu()
        count: i64 = len(small)
        at: i64 = luck.below(count + len(menu))
        return small[at] if at < count else self.tables.play_pattern + menu[at - count]

    def menu(self) -> vec[i64]:
        """The legal placements of the patterns in hand, ascending."""
        one: i64 = self.hands[self.to_move * HAND]
        other: i64 = self.hands[self.to_move * HAND + 1]
        one = kind_of(one) if one != NOTHING else NOTHING
        other = kind_of(other) if other != NOTHING else NOTHING
        found = vec[i64]()
        if min(one, other) != NOTHING:
            found = self.legal_placements(min(one, other), found)
        if one != other:
            found = self.legal_placements(max(one, other), found)
        return found

    def small_moves(self) -> list[int]:
        """All moves but placements and payments, ascending."""
        moves: list[int] = []
        if self.phase == KEEP:
            one: i64 = kind_of(self.drawn)
            other: i64 = kind_of(self.other_drawn)
            moves.append(KEEP_REEF + min(one, other))
            if one != other:
                moves.append(KEEP_REEF + max(one, other))
            return moves
        if self.phase == MISSION:
            moves.append(SKIP_MISSION)
        if self.gold_card(self.to_move) != NOTHING:
            moves.append(CASH_GOLD)
        if self.phase == DRAW:
            for source in range(ALL_SOURCES):
                if self.may_draw(source):
                    moves.append(self.tables.draw_pattern + source)
        elif self.phase == PLAY:
            self.add_passes(moves)
        return moves

    def add_passes(self, moves: list[int]) -> None:
        for pattern in range(len(self.tables.patterns)):
            if self.in_hand(self.to_move, pattern) != NOTHING:
                for source in range(ALL_SOURCES):
                    if self.is_there(source):
                        moves.append(self.tables.pass_turn + pattern * ALL_SOURCES + source)

    # ------------------------------------------------------------ missions

    def tokens_suffice(self) -> bool:
        held: i64 = self.held(self.to_move)
        for slot in range(MISSION_ROW):
            if self.row[slot] != NOTHING and self.tables.payments.can_pay(self.row[slot], held):
                return True
        return False

    def held(self, seat: i64) -> i64:
        """The tokens and jokers of a seat as a load (see `payments`)."""
        return self.supply[seat] + (self.reef_cards(seat, JOKER_SHIP) << JOKERS)

    def two_ships_held(self, seat: i64) -> i64:
        """The two-ships cards of a seat as a set (see `payments`)."""
        cards: i64 = 0
        for at in range(self.kept_count):
            number: i64 = self.tables.two_ships_number[kind_of(self.kept[at])]
            if owner_of(self.kept[at]) == seat and number >= 0:
                cards += self.tables.payments.card_weights[number]
        return cards

    def payments(self) -> list[int]:
        """All payments for all missions of the row, as moves, ascending."""
        moves: list[int] = []
        for slot in range(MISSION_ROW):
            start: i64 = self.tables.complete_mission + slot * self.tables.payments.space
            for code in self.payments_for(slot):
                moves.append(start + code)
        return moves

    def payments_for(self, slot: i64) -> vec[i64]:
        """All payments for one mission of the row, ascending."""
        mission: i64 = self.row[slot]
        if mission == NOTHING:
            return vec[i64]()
        cards = self.two_ships_held(self.to_move)
        return self.tables.payments.options(mission, self.held(self.to_move), cards)

    # ------------------------------------------------------------ pattern cards

    def is_there(self, source: i64) -> bool:
        """Whether a card can be taken from a source: a face-up place or a stack."""
        size: i64 = source // SOURCES
        place: i64 = source % SOURCES
        if place < FACE_UP:
            return self.face_up[size * FACE_UP + place] != NOTHING
        return self.left[size] > 0

    def patterns_left(self) -> bool:
        return any(self.is_there(source) for source in range(ALL_SOURCES))

    def pattern_at(self, source: i64) -> i64:
        """The card that a source gives: the face-up one, or the top of the stack."""
        size: i64 = source // SOURCES
        place: i64 = source % SOURCES
        if place < FACE_UP:
            return self.face_up[size * FACE_UP + place]
        return kind_of(self.stacks[self.tables.stack_starts[size] + self.left[size] - 1])

    def may_draw(self, source: i64) -> bool:
        """Another size than was played (GLE-60); any, once all others are gone (GLE-63)."""
        if not self.is_there(source):
            return False
        if source // SOURCES != self.played:
            return True
        for other in range(ALL_SOURCES):
            if other // SOURCES != self.played and self.is_there(other):
                return False
        return True

    # ------------------------------------------------------------ reef cards

    def gold_card(self, seat: i64) -> i64:
        return self.first_reef(seat, GOLD_CARD)

    def first_reef(self, seat: i64, wanted: i64) -> i64:
        """The first reef card of a kind that a seat holds, or NOTHING."""
        first: i64 = NOTHING
        for at in range(self.kept_count):
            card: i64 = kind_of(self.kept[at])
            if owner_of(self.kept[at]) == seat and self.tables.reef_kind[card] == wanted:
                if first == NOTHING or card < first:
                    first = card
        return first
