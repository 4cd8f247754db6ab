"""The rules of Drako, in the order of docs/rules/drako.md: setup, the turn, drawing, playing a
card, attack and defence, wounds, the end, the match. They know numbers only; words, views and
notation live next door."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from smokowisko.engine.events import Facts
from smokowisko.engine.game import NOBODY
from smokowisko.games.drako.layout import (
    ACTION,
    DEFENDING,
    DRAGON_SEAT,
    GONE,
    MULLIGAN,
    MULLIGAN_PHASE,
    ON_DRAGON,
    PLACEMENT,
    READY,
    SEATS,
    SETUP,
    SIDES_BY,
    SURPLUS,
    TWO_LEGS,
    WOUNDING,
)
from smokowisko.games.drako.menus import ACTIONS_A_TURN, FURY_WOUNDS
from smokowisko.games.drako.plays import first_of, second_of
from smokowisko.games.drako.tables import (
    ARMOUR,
    ATTACK_TWO,
    BLOCK,
    CROSSBOW,
    CROSSBOW_DWARF,
    DISCARD,
    DRAGON,
    DRAW,
    DWARF_COUNT,
    DWARVES,
    END_TURN,
    EXCHANGE,
    FIGURE_IDS,
    FIRE,
    FLY,
    FLYING,
    FURY_DWARF,
    MOVE_ONE,
    MOVE_TWO,
    NET,
    NET_DWARF,
    NO_EFFECT,
    NONE,
    OFF_BOARD,
    PLACE,
    PLAY,
    REMOVE_NET,
    SIDES,
    SYMBOL_IDS,
    THE_DRAGON,
    TRACKS,
    USE_FURY,
    WALK,
    WOUND,
    Parts,
)
from smokowisko.games.drako.telling import Telling

STARTING_HAND: Final = 4
HAND_LIMIT: Final = 6
CARDS_A_DRAW: Final = 2
FIRST_TURN_ACTIONS: Final = 1
LEGS_OF_A_MATCH: Final = 2

# values of options
FIRST_GAME: Final = 1
RANDOM: Final = 1

# how a leg ended
DRAGON_SLAIN: Final = 1
DWARVES_SLAIN: Final = 2
OUT_OF_CARDS: Final = 3
REASON_IDS: Final = ("", "dragon_slain", "dwarves_slain", "out_of_cards")


def longest_game(parts: Parts) -> int:
    """More decisions than a match can have (DRA-90). A side's cards leave its hand by plays, blocks
    and discards; to every attack there is one answer; a net is removed no more often than thrown;
    and of every two dwarf actions one turn may have to be ended in words."""
    dwarf_cards, dragon_cards = (
        sum(card.copies for card in parts.cards if card.side == side) for side in (DWARVES, DRAGON)
    )
    dwarf_draws, dragon_draws = dwarf_cards // 2, dragon_cards // 2
    before = SIDES + DWARF_COUNT
    dwarf_side = dwarf_draws + dwarf_cards + dragon_cards + (dwarf_draws + dwarf_cards) // 2 + 2
    dragon_side = dragon_draws + dragon_cards + dwarf_cards + dwarf_cards
    return LEGS_OF_A_MATCH * (before + dwarf_side + dragon_side + sum(parts.spaces[FLYING:]))


@final
class Drako(Telling):
    """A table of Drako."""

    # ------------------------------------------------------------ setup

    def set_up(self) -> None:
        self.won = vec[i64]([0] * SEATS)
        self.earlier = vec[i64]([0] * SEATS)
        # a match draws the dragon of its first leg (DRA-91)
        if self.options[SIDES_BY] == RANDOM or self.options[TWO_LEGS]:
            self.dragon_seat = self.chance.below(SEATS)
        else:
            self.dragon_seat = self.options[DRAGON_SEAT]
        self.begin_leg()

    def begin_leg(self) -> None:
        self.lay_out()
        self.turn = 0
        self.actions = 0
        if self.journal is not None:
            facts: Facts = {"leg": self.leg + 1}
            self.note("leg_began", {**self.facts_of(DRAGON), **facts})
        for side in range(SIDES):
            self.shuffle_deck(side)
            self.deal(side)
            self.note_cards("hand_dealt", side, self.hand(side))
        if self.options[MULLIGAN]:
            self.decide(DRAGON, MULLIGAN_PHASE)  # the dragon side first (DRA-15)
        else:
            self.set_up_dwarves()

    def deal(self, side: i64) -> None:
        for _ in range(STARTING_HAND):
            self.draw(side)

    def set_up_dwarves(self) -> None:
        if self.options[SETUP] == FIRST_GAME:
            for dwarf in range(DWARF_COUNT):
                self.cells[dwarf] = self.tables.first_game[dwarf]
            self.begin_turn(DRAGON, FIRST_TURN_ACTIONS)
        else:
            self.decide(DWARVES, PLACEMENT)

    # ------------------------------------------------------------ doing it

    def play(self, move: int) -> None:
        if not 0 <= move < self.tables.move_space or self.to_move < 0:
            raise self.refusal(move)
        if not self.allows(move):
            raise self.refusal(move)
        act: i64 = self.tables.move_act[move]
        if act == PLAY:
            self.play_card(move)
        elif act == DRAW:
            self.draw_cards()
        elif act == BLOCK:
            self.defend(self.tables.move_who[move])
        elif act == DISCARD:
            self.discard_surplus(self.tables.move_card[move])
        elif act == WOUND:
            self.assign_wound(self.tables.move_who[move])
        elif act == REMOVE_NET:
            self.remove_net()
        elif act == USE_FURY:
            self.use_fury()
        elif act == END_TURN:
            self.note_side("turn_ended", self.side)
            self.end_turn()
        elif act == PLACE:
            self.place_dwarf(self.tables.move_goal[move])
        else:
            self.choose_mulligan(act == EXCHANGE)

    # ------------------------------------------------------------ before the first turn

    def choose_mulligan(self, exchange: bool) -> None:
        """Once, and the whole hand or nothing (DRA-14)."""
        side: i64 = self.decides()
        if exchange:
            self.return_hand(side)
            self.shuffle_deck(side)
            self.deal(side)
            self.note_cards("hand_exchanged", side, self.hand(side))
        else:
            self.note_side("hand_kept", side)
        if side == DRAGON:
            self.decide(DWARVES, MULLIGAN_PHASE)
        else:
            self.set_up_dwarves()

    def place_dwarf(self, cell: i64) -> None:
        """The fury, the crossbow and the net dwarf, one after the other."""
        dwarf: i64 = self.next_to_place()
        self.cells[dwarf] = cell
        if self.journal is not None:
            facts = self.facts_of(DWARVES)
            self.note("dwarf_placed", {**facts, "figure": FIGURE_IDS[dwarf], "cell": self.at(cell)})
        if dwarf == DWARF_COUNT - 1:
            self.begin_turn(DRAGON, FIRST_TURN_ACTIONS)

    # ------------------------------------------------------------ the turn

    def begin_turn(self, side: i64, actions: i64) -> None:
        self.turn += 1
        self.side = side
        self.actions = actions
        self.decide(side, ACTION)
        if self.journal is not None:
            facts = self.facts_of(side)
            self.note("turn_began", {**facts, "turn": self.turn, "actions": actions})
        if side == DRAGON:
            self.pass_without_cards()

    def pass_without_cards(self) -> None:
        """A dragon side without any cards passes what is left of its turn (DRA-22)."""
        if self.hand_sizes[DRAGON] == 0 and self.left[DRAGON] == 0:
            self.note_side("passed", DRAGON)
            self.end_turn()

    def end_action(self) -> None:
        """After a card, a draw or fury: is the game over, the turn, or neither (DRA-24)?"""
        if self.leg_is_over():
            return
        self.decide(self.side, ACTION)
        if self.actions == 0:
            if not self.may_use_fury():
                self.end_turn()
        elif self.side == DRAGON:
            self.pass_without_cards()

    def end_turn(self) -> None:
        self.begin_turn(1 - self.side, ACTIONS_A_TURN)

    # ------------------------------------------------------------ drawing

    def draw_cards(self) -> None:
        """Two cards, or the last one (DRA-26, DRA-27)."""
        side: i64 = self.side
        drawn: list[int] = []
        while len(drawn) < CARDS_A_DRAW and self.left[side] > 0:
            drawn.append(self.draw(side))
        self.actions -= 1
        self.note_cards("cards_drawn", side, sorted(drawn))
        if self.hand_sizes[side] > HAND_LIMIT:
            self.decide(side, SURPLUS)  # before anything else happens (DRA-29)
        else:
            self.end_action()

    def discard_surplus(self, card: i64) -> None:
        self.discard(self.side, card)
        if self.journal is not None:
            self.note("card_discarded", {**self.facts_of(self.side), **self.named(card)})
        if self.hand_sizes[self.side] <= HAND_LIMIT:
            self.end_action()

    # ------------------------------------------------------------ playing a card

    def play_card(self, move: i64) -> None:
        """One card for one of its symbols, discarded whatever it does (DRA-34, DRA-35)."""
        tables = self.tables
        symbol: i64 = tables.move_symbol[move]
        value: i64 = tables.move_value[move]
        who: i64 = tables.move_who[move]
        self.actions -= 1
        self.discard(self.side, tables.move_card[move])
        if self.journal is not None:
            used: Facts = {"symbol": SYMBOL_IDS[symbol], "value": value}
            card = self.named(tables.move_card[move])
            self.note("card_played", {**self.facts_of(self.side), **card, **used})
        if symbol in (MOVE_ONE, MOVE_TWO):
            self.move_dwarves(move)
        elif symbol in (WALK, FLY):
            self.go(THE_DRAGON, tables.move_goal[move], symbol == FLY)
        elif symbol == NET:
            self.throw_net()
        elif symbol != NO_EFFECT:
            self.declare(symbol, value, who)
            return
        self.end_action()

    def move_dwarves(self, move: i64) -> None:
        """One dwarf, or two in an order that is possible (DRA-51, DRA-52)."""
        who: i64 = self.tables.move_who[move]
        goal: i64 = self.tables.move_goal[move]
        other_goal: i64 = self.tables.move_other_goal[move]
        if other_goal == NONE:
            self.go(who, goal, False)
            return
        first: i64 = first_of(who)
        second: i64 = second_of(who)
        if self.in_order(first, goal, second, other_goal, self.tables.move_value[move]):
            self.go(first, goal, False)
            self.go(second, other_goal, False)
        else:
            self.go(second, other_goal, False)
            self.go(first, goal, False)

    def go(self, figure: i64, goal: i64, flying: bool) -> None:
        if self.journal is not None:
            start: i64 = self.cells[figure]
            path = [goal] if flying else self.tables.path(start, goal, self.free_cells())
            facts: Facts = {
                "figure": FIGURE_IDS[figure],
                "origin": self.at(start),
                "destination": self.at(goal),
                "path": [self.at(cell) for cell in path],
            }
            self.note("dragon_flew" if flying else "figure_moved", facts)
        self.cells[figure] = goal

    # ------------------------------------------------------------ net and fury

    def throw_net(self) -> None:
        self.net = ON_DRAGON
        if self.journal is not None:
            self.note("net_thrown", {"figure": FIGURE_IDS[NET_DWARF]})

    def remove_net(self) -> None:
        """A whole turn; the net comes back if there is somebody to take it (DRA-66, DRA-67)."""
        self.actions = 0
        self.net = READY if self.lives(NET_DWARF) else GONE
        if self.journal is not None:
            back = "ready" if self.net == READY else "gone"
            self.note("net_removed", {**self.facts_of(DRAGON), "net": back})
        self.end_action()

    def use_fury(self) -> None:
        """A wound for an action (DRA-70)."""
        self.fury = GONE
        self.actions += 1
        self.note_side("fury_used", DWARVES)
        self.wound(FURY_DWARF, FURY_WOUNDS)
        self.end_action()

    # ------------------------------------------------------------ attack and defence

    def declare(self, symbol: i64, strength: i64, who: i64) -> None:
        """All attacks of a card at once (DRA-48). The other side is asked whenever it holds cards,
        whichever these are: no prompt, and no missing one, tells of a shield."""
        self.attack = symbol
        self.strength = strength
        if symbol == ATTACK_TWO:
            self.fighters = who
        elif symbol == CROSSBOW:
            self.fighters = 1 << CROSSBOW_DWARF
        elif symbol == FIRE:
            self.fighters = self.on_ray(who)
        else:
            self.fighters = 1 << who
        if self.journal is not None:
            self.note("attack_declared", self.attack_facts())
        defender: i64 = 1 - self.side
        if self.hand_sizes[defender] > 0:
            self.decide(defender, DEFENDING)
        else:
            self.strike(self.fighters)

    def defend(self, blocks: i64) -> None:
        """All blocks together, one card an attack (DRA-45, DRA-48)."""
        side: i64 = 1 - self.side
        base: i64 = self.tables.block_base[side]
        hits: i64 = self.fighters
        for dwarf in range(DWARF_COUNT):
            digit: i64 = blocks % base
            blocks //= base
            if digit > 0:
                card: i64 = self.tables.shields[side][digit - 1]
                self.discard(side, card)
                hits &= ~(1 << dwarf)
                if self.journal is not None:
                    facts = {**self.facts_of(side), "figure": FIGURE_IDS[dwarf]}
                    self.note("attack_blocked", {**facts, **self.named(card)})
        if self.journal is not None and hits == self.fighters:
            self.note_side("not_blocked", side)
        self.strike(hits)

    def strike(self, hits: i64) -> None:
        """What was not blocked wounds (DRA-49)."""
        strength: i64 = self.strength
        self.attack = NO_EFFECT
        self.strength = 0
        self.fighters = 0
        if self.side == DWARVES:
            self.wound_dragon(strength * self.tables.ones[hits])
            return
        for dwarf in range(DWARF_COUNT):
            if hits >> dwarf & 1:
                self.wound(dwarf, strength)
        self.end_action()

    # ------------------------------------------------------------ wounds and death

    def wound(self, track: i64, count: i64) -> i64:
        """Fill free spaces; says how many wounds were left over (DRA-80)."""
        placed: i64 = min(count, self.space(track))
        if placed == 0:
            return count
        self.wounds[track] += placed
        full: bool = self.wounds[track] == self.tables.spaces[track]
        if self.journal is not None:
            self.note_wounds(track, placed, full)
        if full and track < DWARF_COUNT:
            self.cells[track] = OFF_BOARD  # dead (DRA-84)
        return count - placed

    def wound_dragon(self, count: i64) -> None:
        """The armour first; what is left is for the dwarf side to place (DRA-81, DRA-82)."""
        self.unplaced = self.wound(ARMOUR, count) if count > 0 else 0
        self.place_wounds()

    def place_wounds(self) -> None:
        """Go on placing, and ask only where there is a choice."""
        free: i64 = 0
        open_tracks: i64 = 0
        for track in range(FLYING, TRACKS):
            free += self.space(track)
            if self.able(track):
                open_tracks += 1
        if self.unplaced > 0 and self.unplaced < free and open_tracks > 1:
            self.decide(DWARVES, WOUNDING)
            return
        for track in range(FLYING, TRACKS):
            if self.unplaced > 0:
                self.unplaced = self.wound(track, self.unplaced)
        self.unplaced = 0  # there is no space for more
        self.end_action()

    def assign_wound(self, track: i64) -> None:
        self.wound(track, 1)
        self.unplaced -= 1
        self.place_wounds()

    # ------------------------------------------------------------ the end

    def leg_is_over(self) -> bool:
        """The three checks, in this order (DRA-87); ends the leg when one holds."""
        if self.dragon_is_dead():
            self.end_leg(DWARVES, DRAGON_SLAIN)
        elif self.living() == 0:
            self.end_leg(DRAGON, DWARVES_SLAIN)
        elif self.hand_sizes[DWARVES] == 0 and self.left[DWARVES] == 0:
            self.end_leg(DRAGON, OUT_OF_CARDS)
        else:
            return False
        return True

    def end_leg(self, winner: i64, reason: i64) -> None:
        seat: i64 = self.seat_of(winner)
        self.won[seat] += 1
        self.reason = reason
        self.actions = 0
        last: bool = not self.options[TWO_LEGS] or self.leg == LEGS_OF_A_MATCH - 1
        if self.journal is not None:
            facts: Facts = {"leg": self.leg + 1, "reason": REASON_IDS[reason]}
            self.note("leg_over", {**self.facts_of(winner), **facts})
        if last:
            self.to_move = NOBODY
            if self.journal is not None:
                self.note_shown_hands()
                self.note("game_over", {"scores": self.scores(), "winners": self.winners()})
        else:
            self.begin_second_leg()

    def begin_second_leg(self) -> None:
        """The same again with exchanged sides (DRA-91)."""
        for seat in range(SEATS):
            self.earlier[seat] = self.inflicted(seat)
        self.first_reason = self.reason
        self.reason = 0
        self.leg = 1
        self.dragon_seat = 1 - self.dragon_seat
        self.begin_leg()

    # ------------------------------------------------------------ the match

    def scores(self) -> list[int]:
        """The legs won."""
        return [self.won[0], self.won[1]]

    def ranks(self) -> list[int]:
        lead: i64 = self.won[0] - self.won[1]
        if lead == 0:
            lead = self.inflicted(0) - self.inflicted(1)  # DRA-92
        return [1 if lead >= 0 else 2, 1 if lead <= 0 else 2]

    def inflicted(self, seat: i64) -> i64:
        """The wounds placed by attacks of this player over all legs; the wound of fury is nobody's
        work (DRA-93)."""
        total: i64 = self.earlier[seat]
        if seat == self.dragon_seat:
            for dwarf in range(DWARF_COUNT):
                total += self.wounds[dwarf]
            if self.fury == GONE:
                total -= FURY_WOUNDS
        else:
            for track in range(ARMOUR, TRACKS):
                total += self.wounds[track]
        return total

    # ------------------------------------------------------------ another table

    def copy(self) -> "Drako":
        twin = Drako(self.game, self.players, self.options)
        self.copy_to(twin)
        return twin
