"""What a position of Drako is worth: wounds, cards left to fight with, and the blows that threaten.

Everything is counted in wounds of the dragon, as the dwarf side sees it; the dragon side sees the
opposite. Of the other side's hand only the size counts, and which cards are still unseen. The
weights stand in `weights.toml`.
"""

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from smokowisko.engine.game import Heuristic, State
from smokowisko.engine.weights import Weights
from smokowisko.games.drako.layout import ON_DRAGON, READY
from smokowisko.games.drako.rules import HAND_LIMIT, Drako
from smokowisko.games.drako.tables import (
    ARMOUR,
    ATTACK_ONE,
    ATTACK_TWO,
    BITE,
    BREATHING,
    CROSSBOW,
    DIRECTIONS,
    DRAGON,
    DWARF_COUNT,
    DWARVES,
    FIRE,
    FLYING,
    FURY_DWARF,
    NO_EFFECT,
    OFF_BOARD,
    THE_DRAGON,
    TRACKS,
    WALKING,
)

WIN: Final = 200.0
LEG: Final = 100.0
STEPS_COUNTED: Final = 3


@final
class Battle(Heuristic):
    """How far the hunt has come, and how it stands."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        given = Weights(weights)
        self.early_doubt = given.take("doubt")
        self.late_doubt = given.take("late_doubt")

        # wounds
        self.dwarf_wound = given.take("dwarf_wound")
        self.dwarf_death = given.take("dwarf_death")
        self.lost_flying = given.take("lost_flying")
        self.lost_walking = given.take("lost_walking")
        self.lost_fire = given.take("lost_fire")
        self.unused_fury = given.take("unused_fury")
        self.netted = given.take("netted")

        # cards: the hunt is a race of wounds against the dwarves' cards; a card in hand is a
        # choice, though less so the more there are
        self.pressure = given.take("pressure")
        self.last_cards = given.take("last_cards")
        self.held_card = given.take("held_card")
        self.crowding = given.take("crowding")
        self.shield = given.take("shield")
        self.second_shield = given.take("second_shield")

        # a blow that can be struck in this turn, and one that must wait for the next
        self.now = given.take("now")
        self.later = given.take("later")
        # what a side that shows no cards can be expected to strike with
        self.usual_axe = given.take("usual_axe")
        self.usual_bite = given.take("usual_bite")
        # every step that a dwarf is nearer than the far end of the board
        self.step = given.take("step")
        given.close()

    def doubt(self, state: State) -> float:
        """The fewer cards the dwarves have, the surer a lead."""
        assert isinstance(state, Drako)
        left = float(state.left[DWARVES]) / float(state.deck_size(DWARVES))
        return self.late_doubt + (self.early_doubt - self.late_doubt) * left

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Drako)
        if state.over:
            ranks = state.ranks()
            return WIN * float(ranks[1 - seat] - ranks[seat])
        lead = LEG * float(state.won[seat] - state.won[1 - seat])
        viewer: i64 = state.side_of(seat)
        hunt = self.wounds(state) + self.cards(state, viewer) + self.places(state)
        hunt += self.threat(state, DWARVES, viewer) - self.threat(state, DRAGON, viewer)
        hunt += self.attack(state, viewer)
        return lead + (hunt if viewer == DWARVES else -hunt)

    def wounds(self, state: Drako) -> float:
        """What the mats show."""
        worth = float(state.unplaced)
        for track in range(ARMOUR, TRACKS):
            worth += float(state.wounds[track])
        if not state.able(FLYING):
            worth += self.lost_flying
        if not state.able(WALKING):
            worth += self.lost_walking
        if not state.able(BREATHING):
            worth += self.lost_fire
        for dwarf in range(DWARF_COUNT):
            worth -= self.dwarf_wound * float(state.wounds[dwarf])
            if not state.lives(dwarf):
                worth -= self.dwarf_death
        if state.fury == READY and state.lives(FURY_DWARF):
            worth += self.unused_fury
        if state.net == ON_DRAGON:
            worth += self.netted
        return worth

    def cards(self, state: Drako, viewer: i64) -> float:
        """The race, and what both sides hold; the viewer counts the own shields."""
        dwarves: i64 = state.hand_sizes[DWARVES]
        dragon: i64 = state.hand_sizes[DRAGON]
        worth = self.hand(dwarves) - self.hand(dragon)
        worth -= self.pressure * wounds_missing(state) / self.cards_left(state)
        shields = self.cover(shields_held(state, viewer))
        return worth + shields if viewer == DWARVES else worth - shields

    def cards_left(self, state: Drako) -> float:
        """How long the dwarves can go on; surplus cards are as good as gone."""
        held: i64 = min(state.hand_sizes[DWARVES], HAND_LIMIT)
        return self.last_cards + float(state.left[DWARVES] + held)

    def hand(self, size: i64) -> float:
        """So many cards to choose from."""
        held = float(min(size, HAND_LIMIT))
        return held * (self.held_card - self.crowding * held)

    def cover(self, shields: i64) -> float:
        """So many shields in the own hand."""
        if shields == 0:
            return 0.0
        return self.shield if shields == 1 else self.shield + self.second_shield

    def places(self, state: Drako) -> float:
        """How near the dwarves are."""
        tables = state.tables
        nearer: i64 = tables.near[state.cells[THE_DRAGON]]
        steps: i64 = 0
        for _ in range(STEPS_COUNTED):
            for dwarf in range(DWARF_COUNT):
                cell: i64 = state.cells[dwarf]
                if cell != OFF_BOARD and nearer >> cell & 1:
                    steps += 1
            nearer |= tables.around(nearer)
        return self.step * float(steps)

    # ------------------------------------------------------------ blows to come

    def threat(self, state: Drako, side: i64, viewer: i64) -> float:
        """The best blow of a side from where the figures stand, as far as it will land."""
        blow = own_blow(state, side) if side == viewer else self.usual_blow(state, side)
        if blow == 0.0:
            return 0.0
        landing = blow * (1.0 - self.chance_of_block(state, 1 - side, viewer))
        soon = state.side == side and state.actions > 0
        worth = 1.0 if side == DWARVES else self.dwarf_wound
        return landing * worth * (self.now if soon else self.later)

    def usual_blow(self, state: Drako, side: i64) -> float:
        """Without looking into the hand."""
        if state.hand_sizes[side] == 0:
            return 0.0
        beside: i64 = state.tables.ones[state.beside_dragon()]
        if beside == 0:
            return 0.0
        if side == DRAGON:
            return self.usual_bite
        return self.usual_axe * (0.8 + 0.2 * float(beside))

    # ------------------------------------------------------------ a blow that waits for its answer

    def attack(self, state: Drako, viewer: i64) -> float:
        """What an attack that has been declared will probably do."""
        if state.attack == NO_EFFECT:
            return 0.0
        attacks: i64 = state.tables.ones[state.fighters]
        defender: i64 = 1 - state.side
        blocked = self.chance_of_block(state, defender, viewer)
        hits = float(attacks) - blocked
        shield = self.shield * blocked
        if defender == DRAGON:
            free: i64 = 0
            for track in range(ARMOUR, TRACKS):
                free += state.space(track)
            return min(hits * float(state.strength), float(free)) + shield
        lost = 0.0
        for dwarf in range(DWARF_COUNT):
            if state.fighters >> dwarf & 1:
                space: i64 = state.space(dwarf)
                lost += self.dwarf_wound * float(min(space, state.strength))
                if state.strength >= space:
                    lost += self.dwarf_death
        return -lost * hits / float(attacks) - shield

    def chance_of_block(self, state: Drako, side: i64, viewer: i64) -> float:
        """How likely a side blocks one attack; the viewer knows the own hand."""
        tables = state.tables
        shields: i64 = shields_held(state, side)
        if side == viewer:
            return 1.0 if shields > 0 else 0.0
        start: i64 = tables.deck_start[side]
        for at in range(start, start + state.left[side]):
            shields += tables.blocks[state.cards[at]]
        # hand and deck together are unseen: each card of the hand is as likely one as another
        unseen: i64 = state.left[side] + state.hand_sizes[side]
        none = 1.0
        for at in range(state.hand_sizes[side]):
            none *= float(max(unseen - shields - at, 0)) / float(unseen - at)
        return 1.0 - none


def wounds_missing(state: Drako) -> float:
    """How many more the dragon can take."""
    missing: i64 = -state.unplaced
    for track in range(ARMOUR, TRACKS):
        missing += state.space(track)
    return float(missing)


def shields_held(state: Drako, side: i64) -> i64:
    tables = state.tables
    shields: i64 = 0
    for card in range(tables.first_card[side], tables.end_of_cards[side]):
        shields += tables.blocks[card] * state.hands[card]
    return shields


def own_blow(state: Drako, side: i64) -> float:
    """With the best card in hand."""
    tables = state.tables
    best = 0.0
    for card in range(tables.first_card[side], tables.end_of_cards[side]):
        if state.hands[card] > 0:
            best = max(best, blow_of(state, tables.symbol[card], tables.value[card]))
            best = max(best, blow_of(state, tables.other_symbol[card], tables.other_value[card]))
    return best


def blow_of(state: Drako, symbol: i64, value: i64) -> float:
    """The wounds a symbol can cause now."""
    if symbol in (ATTACK_ONE, BITE):
        return float(value) if state.beside_dragon() else 0.0
    if symbol == ATTACK_TWO:
        return float(value * min(state.tables.ones[state.beside_dragon()], 2))
    if symbol == CROSSBOW:
        return float(value) if state.can_shoot() else 0.0
    if symbol == FIRE and state.able(BREATHING):
        most: i64 = 0
        for direction in range(DIRECTIONS):
            most = max(most, state.tables.ones[state.on_ray(direction)])
        return float(value * most)
    return 0.0
