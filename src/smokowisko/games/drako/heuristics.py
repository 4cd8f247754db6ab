"""What a position of Drako is worth: wounds, cards left to fight with, and the blows that threaten.

Everything is counted in wounds of the dragon, as the dwarf side sees it; the dragon side sees the
opposite. Of the other side's hand only the size counts, and which cards are still unseen.
"""

from typing import Final, final

from mypy_extensions import i64

from smokowisko.engine.game import Heuristic, State
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

# fitted on games of the greedy bot against itself
DOUBT: Final = 20.0
WIN: Final = 200.0
LEG: Final = 100.0

# wounds
DRAGON_WOUND: Final = 1.0
DWARF_WOUND: Final = 0.6
DWARF_DEATH: Final = 1.5
LOST_FLYING: Final = 0.4
LOST_WALKING: Final = 0.8
LOST_FIRE: Final = 0.3
UNUSED_FURY: Final = 0.25
NETTED: Final = 0.8

# cards: the hunt is a race of wounds against the dwarves' cards; a card in hand is a choice, though
# less so the more there are
PRESSURE: Final = 40.0
LAST_CARDS: Final = 3.0
DRAGON_CARD: Final = 0.06
HELD_CARD: Final = 0.7
CROWDING: Final = 0.06
SHIELD: Final = 0.8
SECOND_SHIELD: Final = 0.25

# a blow that can be struck in this turn, and one that must wait for the next
NOW: Final = 0.8
LATER: Final = 0.25
# what a side that shows no cards can be expected to strike with
USUAL_AXE: Final = 1.0
USUAL_BITE: Final = 1.5
# every step that a dwarf is nearer than the far end of the board
STEP: Final = 0.15
STEPS_COUNTED: Final = 3

# one who holds a shield does not always spend it
BLOCKS: Final = 0.9


@final
class Battle(Heuristic):
    """How far the hunt has come, and how it stands."""

    def doubt(self) -> float:
        return DOUBT

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Drako)
        if state.over:
            ranks = state.ranks()
            return WIN * float(ranks[1 - seat] - ranks[seat])
        lead = LEG * float(state.won[seat] - state.won[1 - seat])
        viewer: i64 = state.side_of(seat)
        hunt = wounds(state) + cards(state, viewer) + places(state)
        hunt += threat(state, DWARVES, viewer) - threat(state, DRAGON, viewer)
        hunt += attack(state, viewer)
        return lead + (hunt if viewer == DWARVES else -hunt)


def wounds(state: Drako) -> float:
    """What the mats show."""
    worth = DRAGON_WOUND * float(state.unplaced)
    for track in range(ARMOUR, TRACKS):
        worth += DRAGON_WOUND * float(state.wounds[track])
    if not state.able(FLYING):
        worth += LOST_FLYING
    if not state.able(WALKING):
        worth += LOST_WALKING
    if not state.able(BREATHING):
        worth += LOST_FIRE
    for dwarf in range(DWARF_COUNT):
        worth -= DWARF_WOUND * float(state.wounds[dwarf])
        if not state.lives(dwarf):
            worth -= DWARF_DEATH
    if state.fury == READY and state.lives(FURY_DWARF):
        worth += UNUSED_FURY
    if state.net == ON_DRAGON:
        worth += NETTED
    return worth


def cards(state: Drako, viewer: i64) -> float:
    """The race, and what both sides hold; the viewer counts the own shields."""
    dwarves: i64 = state.hand_sizes[DWARVES]
    dragon: i64 = state.hand_sizes[DRAGON]
    worth = hand(dwarves) - hand(dragon)
    worth -= PRESSURE * wounds_missing(state) / cards_left(state)
    worth -= DRAGON_CARD * float(state.left[DRAGON] + min(dragon, HAND_LIMIT))
    shields = cover(shields_held(state, viewer))
    return worth + shields if viewer == DWARVES else worth - shields


def wounds_missing(state: Drako) -> float:
    """How many more the dragon can take."""
    missing: i64 = -state.unplaced
    for track in range(ARMOUR, TRACKS):
        missing += state.space(track)
    return float(missing)


def cards_left(state: Drako) -> float:
    """How long the dwarves can go on; surplus cards are as good as gone."""
    held: i64 = min(state.hand_sizes[DWARVES], HAND_LIMIT)
    return LAST_CARDS + float(state.left[DWARVES] + held)


def hand(size: i64) -> float:
    """So many cards to choose from."""
    held = float(min(size, HAND_LIMIT))
    return held * (HELD_CARD - CROWDING * held)


def cover(shields: i64) -> float:
    """So many shields in the own hand."""
    if shields == 0:
        return 0.0
    return SHIELD if shields == 1 else SHIELD + SECOND_SHIELD


def shields_held(state: Drako, side: i64) -> i64:
    tables = state.tables
    shields: i64 = 0
    for card in range(tables.first_card[side], tables.end_of_cards[side]):
        shields += tables.blocks[card] * state.hands[card]
    return shields


def places(state: Drako) -> float:
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
    return STEP * float(steps)


# ---------------------------------------------------------------- blows to come


def threat(state: Drako, side: i64, viewer: i64) -> float:
    """The best blow of a side from where the figures stand, as far as it will land."""
    blow = own_blow(state, side) if side == viewer else usual_blow(state, side)
    if blow == 0.0:
        return 0.0
    landing = blow * (1.0 - chance_of_block(state, 1 - side, viewer))
    soon = state.side == side and state.actions > 0
    worth = DRAGON_WOUND if side == DWARVES else DWARF_WOUND
    return landing * worth * (NOW if soon else LATER)


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


def usual_blow(state: Drako, side: i64) -> float:
    """Without looking into the hand."""
    if state.hand_sizes[side] == 0:
        return 0.0
    beside: i64 = state.tables.ones[state.beside_dragon()]
    if beside == 0:
        return 0.0
    if side == DRAGON:
        return USUAL_BITE
    return USUAL_AXE * (0.8 + 0.2 * float(beside))


# ---------------------------------------------------------------- a blow that waits for its answer


def attack(state: Drako, viewer: i64) -> float:
    """What an attack that has been declared will probably do."""
    if state.attack == NO_EFFECT:
        return 0.0
    attacks: i64 = state.tables.ones[state.fighters]
    defender: i64 = 1 - state.side
    blocked = chance_of_block(state, defender, viewer)
    hits = float(attacks) - blocked
    shield = SHIELD * blocked
    if defender == DRAGON:
        free: i64 = 0
        for track in range(ARMOUR, TRACKS):
            free += state.space(track)
        return DRAGON_WOUND * min(hits * float(state.strength), float(free)) + shield
    lost = 0.0
    for dwarf in range(DWARF_COUNT):
        if state.fighters >> dwarf & 1:
            space: i64 = state.space(dwarf)
            lost += DWARF_WOUND * float(min(space, state.strength))
            if state.strength >= space:
                lost += DWARF_DEATH
    return -lost * hits / float(attacks) - shield


def chance_of_block(state: Drako, side: i64, viewer: i64) -> float:
    """How likely a side blocks one attack; the viewer knows the own hand."""
    tables = state.tables
    shields: i64 = shields_held(state, side)
    if side == viewer:
        return BLOCKS if shields > 0 else 0.0
    start: i64 = tables.deck_start[side]
    for at in range(start, start + state.left[side]):
        shields += tables.blocks[state.cards[at]]
    # hand and deck together are unseen: each card of the hand is as likely one as another
    unseen: i64 = state.left[side] + state.hand_sizes[side]
    none = 1.0
    for at in range(state.hand_sizes[side]):
        none *= float(max(unseen - shields - at, 0)) / float(unseen - at)
    return BLOCKS * (1.0 - none)
