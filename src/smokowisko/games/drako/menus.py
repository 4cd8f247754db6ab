"""What may be decided in a position of Drako, phase by phase: the legal moves, listed, drawn at
random, or checked one at a time. What follows from a decision is in `rules`."""

from typing import Final

from mypy_extensions import i64

from smokowisko.engine.chance import Chance
from smokowisko.games.drako.layout import (
    ACTION,
    DEFENDING,
    ON_DRAGON,
    PLACEMENT,
    READY,
    SURPLUS,
    WOUNDING,
)
from smokowisko.games.drako.plays import Plays
from smokowisko.games.drako.tables import (
    BLOCK,
    DRAGON,
    DRAW,
    DWARF_COUNT,
    DWARVES,
    END_TURN,
    EXCHANGE,
    FLYING,
    FURY_DWARF,
    KEEP,
    OFF_BOARD,
    PLAY,
    REMOVE_NET,
    THE_DRAGON,
    TRACKS,
    USE_FURY,
)

ACTIONS_A_TURN: Final = 2
FURY_WOUNDS: Final = 1


class Menus(Plays):
    """A table of Drako that knows what its players may do."""

    def decide(self, side: i64, phase: i64) -> None:
        """The next decision is this side's."""
        self.phase = phase
        self.to_move = self.seat_of(side)

    def decides(self) -> i64:
        """The side to decide."""
        return self.side_of(self.to_move)

    def moves(self) -> list[int]:
        if self.to_move < 0:
            return []
        if self.phase == ACTION:
            return self.actions_now()
        if self.phase == DEFENDING:
            return self.answers()
        if self.phase == SURPLUS:
            return self.surplus_cards()
        if self.phase == WOUNDING:
            return self.wound_choices()
        if self.phase == PLACEMENT:
            return self.placements()
        return [KEEP, EXCHANGE]

    def any_move(self, luck: Chance) -> int:
        if self.phase != ACTION or self.actions == 0:
            moves = self.moves()
            return moves[luck.below(len(moves))]
        single = self.actions_without_cards()
        singles: i64 = len(single)
        total: i64 = singles
        first: i64 = self.tables.first_card[self.side]
        end: i64 = self.tables.end_of_cards[self.side]
        for card in range(first, end):
            if self.hands[card] > 0:
                total += self.count_plays(card)
        at: i64 = luck.below(total)
        if at < singles:
            return single[at]
        at -= singles
        for card in range(first, end):
            if self.hands[card] > 0:
                count: i64 = self.count_plays(card)
                if at < count:
                    return self.nth_play(card, at)
                at -= count
        raise AssertionError("a side in its turn has a move")

    def placements(self) -> list[int]:
        """The free cells not next to the dragon (DRA-12)."""
        allowed: i64 = self.free_cells() & ~self.tables.near[self.cells[THE_DRAGON]]
        moves: list[int] = []
        self.list_row(self.tables.place_moves, allowed, moves)
        return moves

    def actions_now(self) -> list[int]:
        if self.actions == 0:
            return [USE_FURY, END_TURN]  # else the turn would be over (DRA-25)
        moves = self.actions_without_cards()
        for card in range(self.tables.first_card[self.side], self.tables.end_of_cards[self.side]):
            if self.hands[card] > 0:
                self.list_plays(card, moves)
        return moves

    def actions_without_cards(self) -> list[int]:
        moves: list[int] = []
        if self.left[self.side] > 0:
            moves.append(DRAW)
        if self.may_remove_net():
            moves.append(REMOVE_NET)
        if self.may_use_fury():
            moves.append(USE_FURY)
        return moves

    def may_remove_net(self) -> bool:
        """Only with both actions of the turn still to come (DRA-64)."""
        return self.side == DRAGON and self.net == ON_DRAGON and self.actions == ACTIONS_A_TURN

    def may_use_fury(self) -> bool:
        """Once, by the living fury dwarf, in the own turn (DRA-69); never as the last dwarf's
        death (DRA-73)."""
        if self.side != DWARVES or self.fury != READY or not self.lives(FURY_DWARF):
            return False
        return self.space(FURY_DWARF) > FURY_WOUNDS or self.living() > 1

    def surplus_cards(self) -> list[int]:
        """Any card of the hand may be discarded, also one just drawn (DRA-30)."""
        moves: list[int] = []
        for card in range(self.tables.first_card[self.side], self.tables.end_of_cards[self.side]):
            if self.hands[card] > 0:
                moves.append(self.tables.discard_moves + card)
        return moves

    def answers(self) -> list[int]:
        """Every way to block none, some or all of the attacks, with a card each (DRA-45)."""
        side: i64 = self.decides()
        shields = self.tables.shields[side]
        base: i64 = self.tables.block_base[side]
        answers: list[int] = [0]
        weight: i64 = 1
        for dwarf in range(DWARF_COUNT):
            if self.fighters >> dwarf & 1:
                more: list[int] = []
                for digit in range(1, base):
                    if self.hands[shields[digit - 1]] > 0:
                        for answer in answers:
                            blocks: i64 = answer + digit * weight
                            if self.holds(side, blocks):
                                more.append(blocks)
                answers += more  # ascending, since the new digit is the highest
            weight *= base
        start: i64 = self.tables.block_moves[side]
        return [start + answer for answer in answers]

    def holds(self, side: i64, blocks: i64) -> bool:
        """Whether the hand has all cards of a choice of blocks."""
        base: i64 = self.tables.block_base[side]
        shields = self.tables.shields[side]
        for digit in range(1, base):
            needed: i64 = 0
            rest: i64 = blocks
            while rest > 0:
                if rest % base == digit:
                    needed += 1
                rest //= base
            if needed > self.hands[shields[digit - 1]]:
                return False
        return True

    def may_answer(self, move: i64) -> bool:
        """Blocks against attacks that were made, with cards in hand (DRA-44)."""
        side: i64 = self.decides()
        if self.tables.move_value[move] != side:
            return False
        base: i64 = self.tables.block_base[side]
        rest: i64 = self.tables.move_who[move]
        for dwarf in range(DWARF_COUNT):
            if rest % base > 0 and not self.fighters >> dwarf & 1:
                return False
            rest //= base
        return self.holds(side, self.tables.move_who[move])

    def wound_choices(self) -> list[int]:
        """The ability tracks with a free space (DRA-82)."""
        moves: list[int] = []
        for track in range(FLYING, TRACKS):
            if self.able(track):
                moves.append(self.tables.wound_moves + (track - FLYING))
        return moves

    def allows(self, move: i64) -> bool:
        """Whether a move of the numbering is legal now."""
        act: i64 = self.tables.move_act[move]
        phase: i64 = self.phase
        if phase == ACTION:
            if act == PLAY:
                card: i64 = self.tables.move_card[move]
                if self.actions == 0 or self.hands[card] == 0:
                    return False
                own: bool = self.tables.first_card[self.side] <= card
                own = own and card < self.tables.end_of_cards[self.side]
                return own and self.may_play(move)
            if act == DRAW:
                return self.actions > 0 and self.left[self.side] > 0
            if act == REMOVE_NET:
                return self.may_remove_net()
            if act == USE_FURY:
                return self.may_use_fury()
            return act == END_TURN and self.actions == 0
        if phase == DEFENDING:
            return act == BLOCK and self.may_answer(move)
        if act in (BLOCK, PLAY):
            return False
        return move in self.moves()

    def next_to_place(self) -> i64:
        """The first dwarf off the board, or the last one when all stand there."""
        dwarf: i64 = 0
        while dwarf < DWARF_COUNT - 1 and self.cells[dwarf] != OFF_BOARD:
            dwarf += 1
        return dwarf
