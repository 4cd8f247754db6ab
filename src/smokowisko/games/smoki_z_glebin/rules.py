"""The rules of Smoki z głębin, in the order of docs/rules/smoki_z_glebin.md: setup, the turn, a
dragon, a mission, a pattern card, reef cards, passing, the end. They know numbers only; where a
dragon may lie is in `placements`, what missions cost in `payments`, what may be decided in `menus`,
what all is worth in `scoring`, and words and views live next door."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from smokowisko.engine.game import NOBODY
from smokowisko.games.smoki_z_glebin.knowledge import EVERYBODY, KINDS, kind_of, knowers, shown_to
from smokowisko.games.smoki_z_glebin.layout import FIRST_PLAYER, HAND, NOTHING
from smokowisko.games.smoki_z_glebin.menus import DRAW, KEEP, MISSION, PLAY
from smokowisko.games.smoki_z_glebin.payments import JOKERS, in_lane
from smokowisko.games.smoki_z_glebin.tables import (
    ALL_SOURCES,
    BOARDS,
    CASH_GOLD,
    FACE_UP,
    GOLD_CARD,
    HEADS,
    JOKER_SHIP,
    KEEP_REEF,
    KINGDOMS,
    MEDIUM,
    MISSION_ROW,
    SHIP_COLOURS,
    SIZES,
    SOURCES,
    WORD,
    WORDS,
    Tables,
)
from smokowisko.games.smoki_z_glebin.telling import Telling

RANDOM: Final = 0  # the first value of the option

START_COINS: Final = 4
PASS_COINS: Final = 2

# play or pass, complete or skip a mission, draw
PLIES_A_TURN: Final = 3


def longest_game(tables: Tables) -> int:
    """Every head is a turn (GLE-21). Every choice of a reef card takes one from the stack for good,
    and every gold card can be cashed once."""
    turns = max(players * heads for players, heads in HEADS.items())
    gold = sum(each.copies for each in tables.reef_cards if each.kind == GOLD_CARD)
    return turns * PLIES_A_TURN + len(tables.all_reef_cards) + gold


@final
class SmokiZGlebin(Telling):
    """A table of Smoki z głębin."""

    # ------------------------------------------------------------ setup

    def set_up(self) -> None:
        self.lay_out()
        self.lay_boards()
        self.scatter_ships()
        for size in range(SIZES):
            start: i64 = self.tables.stack_starts[size]
            self.chance.shuffle(self.stacks, start, start + self.left[size])
        self.chance.shuffle(self.mission_stack, 0, self.missions_left)
        self.chance.shuffle(self.reef_stack, 0, self.reef_left)
        chosen: i64 = self.options[FIRST_PLAYER]
        self.first = self.chance.below(self.players) if chosen == RANDOM else chosen - 1
        self.to_move = self.first
        self.deal()

    def lay_boards(self) -> None:
        """Any board in any slot, either side up (GLE-02)."""
        self.chance.shuffle(self.slots, 0, BOARDS)
        for slot in range(KINGDOMS):
            self.slots[slot] = 2 * self.slots[slot] + self.chance.below(2)
        self.chart_sea()

    def scatter_ships(self) -> None:
        """A token on every ship square (GLE-04)."""
        colours = [
            colour for colour, count in enumerate(self.tables.ship_tokens) for _ in range(count)
        ]
        tokens = vec[i64](colours)
        self.chance.shuffle(tokens, 0, len(tokens))
        for at, square in enumerate(self.ship_squares()):
            self.ships[tokens[at] * WORDS + square // WORD] |= self.tables.bit[square % WORD]

    def deal(self) -> None:
        """Face-up cards first, then the hands from the first player on (GLE-104)."""
        for size in range(SIZES):
            for place in range(FACE_UP):
                self.turn_up(size * FACE_UP + place, self.top_pattern(size))
        for slot in range(MISSION_ROW):
            self.fill_slot(slot, self.top_mission())
        seat: i64 = self.first
        for _ in range(self.players):
            for at in range(seat * HAND, (seat + 1) * HAND):
                self.hands[at] = shown_to(self.top_pattern(MEDIUM), seat)
            self.coins[seat] = START_COINS
            seat = (seat + 1) % self.players

    # ------------------------------------------------------------ a move

    def play(self, move: int) -> None:
        tables = self.tables
        if not 0 <= move < tables.move_space or self.to_move < 0:
            raise self.refusal(move)
        if move >= tables.complete_mission:
            self.complete_mission(move)
        elif move >= tables.play_pattern:
            self.play_pattern(move)
        elif move >= tables.pass_turn:
            self.pass_turn(move)
        elif move >= tables.draw_pattern:
            self.draw_pattern(move)
        elif move >= KEEP_REEF:
            self.keep_reef(move)
        elif move == CASH_GOLD:
            self.cash_gold(move)
        else:
            self.skip_mission(move)

    # ------------------------------------------------------------ step (i): a dragon

    def play_pattern(self, move: i64) -> None:
        placement: i64 = move - self.tables.play_pattern
        pattern: i64 = self.tables.pattern[placement]
        seat: i64 = self.to_move
        place: i64 = self.in_hand(seat, pattern)
        if self.phase != PLAY or place == NOTHING or not self.is_legal(placement):
            raise self.refusal(move)
        self.hands[place] = NOTHING
        self.played = self.tables.size[pattern]
        if self.journal is not None:
            self.tell_dragon(placement)
            self.tell_ships(placement)
        # in the order of GLE-46
        self.take_ships(placement)
        gold: i64 = self.gold_under(placement)
        price: i64 = self.price(placement)
        self.coins[seat] += gold - price
        if self.journal is not None:
            self.tell_coins("gold_taken", seat, gold)
            self.tell_coins("toll_paid", seat, price)
        self.pay_neighbours(placement)
        self.lay_dragon(seat, placement)
        self.reefs_due = self.covers(placement, self.reefs)
        self.draw_reef()

    def take_ships(self, placement: i64) -> None:
        found: i64 = self.ships_under(placement)
        if found:
            self.supply[self.to_move] += found
            word: i64 = self.tables.word[placement]
            for at in range(word, len(self.ships), WORDS):
                self.ships[at] &= ~self.tables.low[placement]
                self.ships[at + 1] &= ~self.tables.high[placement]

    def pay_neighbours(self, placement: i64) -> None:
        for seat in range(self.players):
            if seat != self.to_move:
                coins: i64 = self.neighbour_coins(placement, seat)
                self.coins[seat] += coins
                if self.journal is not None:
                    self.tell_coins("neighbour_paid", seat, coins)

    # ------------------------------------------------------------ drawing a reef card

    def draw_reef(self) -> None:
        """One reef draw after another (GLE-65), up to the next choice; then the turn goes on."""
        while self.reefs_due and self.reef_left:
            self.reefs_due -= 1
            card: i64 = self.top_reef()
            if self.reef_left:
                self.drawn = card
                self.other_drawn = self.top_reef()
                self.phase = KEEP
                if self.journal is not None:
                    self.tell_reef_drawn([self.drawn, self.other_drawn])
                return
            self.keep(self.to_move, card)  # the last one (GLE-66)
            if self.journal is not None:
                self.tell_reef_drawn([card])
                self.tell_reef_kept(card, certain=False)
        self.reefs_due = 0
        if self.gap == NOTHING:
            self.begin_mission_step()
        else:
            self.refill_row()
            self.begin_draw()

    def top_reef(self) -> i64:
        self.reef_left -= 1
        return shown_to(self.reef_stack[self.reef_left], self.to_move)

    def keep_reef(self, move: i64) -> None:
        """Keep one, the other goes to the bottom (GLE-64). Whoever knew where both lay is no longer
        sure which is which, unless they are alike."""
        if self.phase != KEEP:
            raise self.refusal(move)
        kept: i64 = self.drawn
        other: i64 = self.other_drawn
        if kind_of(kept) != move - KEEP_REEF:
            kept, other = other, kept
        if kind_of(kept) != move - KEEP_REEF:
            raise self.refusal(move)
        sure: i64 = knowers(kept) & knowers(other) if kind_of(kept) == kind_of(other) else 0
        kept = shown_to(kind_of(kept) + sure * KINDS, self.to_move)
        other = shown_to(kind_of(other) + sure * KINDS, self.to_move)
        self.drawn = NOTHING
        self.other_drawn = NOTHING
        self.keep(self.to_move, kept)
        self.put_under_reef(other)
        if self.journal is not None:
            self.tell_reef_kept(kept, certain=True)
        self.draw_reef()

    # ------------------------------------------------------------ step (ii): a mission

    def begin_mission_step(self) -> None:
        """Skipped unasked only where everybody can see that nothing can be paid (GLE-107)."""
        self.phase = MISSION
        if self.reef_count(self.to_move) == 0 and not self.tokens_suffice():
            self.begin_draw()

    def complete_mission(self, move: i64) -> None:
        seat: i64 = self.to_move
        payments = self.tables.payments
        slot: i64 = (move - self.tables.complete_mission) // payments.space
        code: i64 = (move - self.tables.complete_mission) % payments.space
        if self.phase != MISSION or code not in self.payments_for(slot):
            raise self.refusal(move)
        paid: i64 = payments.paid(code)
        jokers: i64 = paid >> JOKERS
        self.supply[seat] -= paid - (jokers << JOKERS)
        self.ships_out = self.ships_out[:]
        for colour in range(SHIP_COLOURS):
            self.ships_out[colour] += in_lane(paid, colour)
        for _ in range(jokers):
            self.use_reef(seat, self.first_reef(seat, JOKER_SHIP))
        for card in payments.cards_of(code % payments.card_sets):
            self.use_reef(seat, self.tables.two_ships[card])
        mission: i64 = self.row[slot]
        if self.journal is not None:
            self.tell_mission(slot, mission, payments.payment(code))
        self.fill_slot(slot, NOTHING)
        self.take_mission(seat, mission)
        self.gap = slot
        self.reefs_due = self.tables.mission_reef[mission]
        self.draw_reef()  # before the row is refilled (GLE-56)

    def refill_row(self) -> None:
        """Into the same slot (GLE-105), while there are cards (GLE-57)."""
        slot: i64 = self.gap
        self.gap = NOTHING
        if self.missions_left:
            self.fill_slot(slot, self.top_mission())
            if self.journal is not None:
                self.tell_mission_revealed(slot)

    def skip_mission(self, move: i64) -> None:
        if self.phase != MISSION:
            raise self.refusal(move)
        if self.journal is not None:
            self.note("mission_skipped", {"seat": self.to_move})
        self.begin_draw()

    # ------------------------------------------------------------ step (iii): a pattern card

    def begin_draw(self) -> None:
        """Not in the very last turn (GLE-79), and not where nothing is left (GLE-63)."""
        self.phase = DRAW
        if self.last_turn():
            self.finish()
        elif not self.patterns_left():
            self.end_turn()

    def draw_pattern(self, move: i64) -> None:
        source: i64 = move - self.tables.draw_pattern
        if self.phase != DRAW or not self.may_draw(source):
            raise self.refusal(move)
        seat: i64 = self.to_move
        free: i64 = seat * HAND if self.hands[seat * HAND] == NOTHING else seat * HAND + 1
        self.hands[free] = self.take_pattern(source)
        self.refill_face_up(source)
        self.end_turn()

    def take_pattern(self, source: i64) -> i64:
        size: i64 = source // SOURCES
        place: i64 = source % SOURCES
        if place < FACE_UP:
            shown: i64 = self.pattern_at(source)
            self.turn_up(size * FACE_UP + place, NOTHING)
            if self.journal is not None:
                self.tell_pattern_drawn(size, place, shown)
            return shown + EVERYBODY * KINDS
        blind: i64 = self.top_pattern(size)
        if self.journal is not None:
            self.tell_pattern_drawn(size, None, kind_of(blind))
        return shown_to(blind, self.to_move)

    def refill_face_up(self, source: i64) -> None:
        """From the top of the stack of that size, into the same place (GLE-61, GLE-105)."""
        size: i64 = source // SOURCES
        place: i64 = source % SOURCES
        if place < FACE_UP and self.left[size]:
            pattern: i64 = kind_of(self.top_pattern(size))
            self.turn_up(size * FACE_UP + place, pattern)
            if self.journal is not None:
                self.tell_pattern_revealed(size, place, pattern)

    def end_turn(self) -> None:
        self.turn += 1
        self.played = NOTHING
        self.phase = PLAY
        self.to_move = (self.to_move + 1) % self.players

    # ------------------------------------------------------------ passing

    def pass_turn(self, move: i64) -> None:
        """A head goes, a pattern is exchanged, two coins come (GLE-70 to GLE-73)."""
        seat: i64 = self.to_move
        pattern: i64 = (move - self.tables.pass_turn) // ALL_SOURCES
        source: i64 = (move - self.tables.pass_turn) % ALL_SOURCES
        place: i64 = self.in_hand(seat, pattern)
        if self.phase != PLAY or place == NOTHING or not self.is_there(source):
            raise self.refusal(move)
        self.blur_hand(seat, place)
        given: i64 = self.hands[place]
        if self.journal is not None:
            self.tell_pass(given)
        self.hands[place] = self.take_pattern(source)
        self.refill_face_up(source)
        self.put_under(given)
        self.coins[seat] += PASS_COINS
        if self.journal is not None:
            self.tell_coins("pass_paid", seat, PASS_COINS)
        if self.last_turn():
            self.finish()
        else:
            self.end_turn()

    def blur_hand(self, seat: i64, place: i64) -> None:
        """Of two cards with the same back, neither taken face up, others cannot tell which one is
        given away: only the owner stays sure of them."""
        other: i64 = 2 * seat * HAND + 1 - place
        given: i64 = self.hands[place]
        stays: i64 = self.hands[other]
        if stays == NOTHING or knowers(given) == EVERYBODY or knowers(stays) == EVERYBODY:
            return
        if self.tables.size[kind_of(given)] == self.tables.size[kind_of(stays)]:
            self.hands[place] = shown_to(kind_of(given), seat)
            self.hands[other] = shown_to(kind_of(stays), seat)

    # ------------------------------------------------------------ gold cards

    def cash_gold(self, move: i64) -> None:
        """In any step of the own turn, but not while a reef card is chosen (GLE-74)."""
        card: i64 = self.gold_card(self.to_move)
        if self.phase == KEEP or card == NOTHING:
            raise self.refusal(move)
        self.use_reef(self.to_move, card)
        self.coins[self.to_move] += self.tables.reef_coins[card]
        if self.journal is not None:
            self.tell_coins("gold_cashed", self.to_move, self.tables.reef_coins[card])

    # ------------------------------------------------------------ the end

    def finish(self) -> None:
        """After the last turn (GLE-78)."""
        self.turn += 1
        self.to_move = NOBODY
        if self.journal is not None:
            self.tell_end()

    # ------------------------------------------------------------ another table

    def copy(self) -> "SmokiZGlebin":
        twin = SmokiZGlebin(self.game, self.players, self.options)
        self.copy_to(twin)
        return twin
