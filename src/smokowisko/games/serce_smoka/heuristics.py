"""What a position of Serce Smoka is worth: glory in hand, and glory about to be taken."""

from typing import Final, final

from mypy_extensions import i64

from smokowisko.engine.game import Heuristic, State
from smokowisko.games.serce_smoka.layout import BELOW_SHIP, FIELDS
from smokowisko.games.serce_smoka.rules import FIGURE_GLORY, SerceSmoka, capacity
from smokowisko.games.serce_smoka.tables import (
    DWARF,
    FIRE_DRAGON,
    HERO,
    HUNTRESS,
    KINDS,
    PETRIFIED_DRAGON,
    SHIP,
    SORCERESS,
    TREASURE_CHEST,
    TROLL,
    VALUES,
)

# fitted on games of the greedy bot against itself
DOUBT: Final = 30.0
WIN: Final = 100.0
# the one to move takes first; what is left is for the other
NOW: Final = 0.8
LATER: Final = 0.3


@final
class Glory(Heuristic):
    """The lead in glory, plus what either player can probably collect in the next turns."""

    def doubt(self) -> float:
        return DOUBT

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, SerceSmoka)
        lead = float(state.score(seat) - state.score(1 - seat))
        if state.over:
            ranks = state.ranks()
            return lead + WIN * (ranks[1 - seat] - ranks[seat])
        mine = NOW if state.to_move == seat else LATER
        theirs = LATER if state.to_move == seat else NOW
        return (
            lead + mine * prospects(state, seat, seat) - theirs * prospects(state, 1 - seat, seat)
        )


def prospects(state: SerceSmoka, player: i64, viewer: i64) -> float:
    """The glory this player can expect to collect with one play, as the viewer sees it."""
    treasure = glory(state, FIELDS, TREASURE_CHEST)
    fire_dragons = glory(state, FIELDS, FIRE_DRAGON)
    petrified = glory(state, FIELDS, PETRIFIED_DRAGON)
    if petrified > 0 and state.figure != player:
        petrified += FIGURE_GLORY if state.figure < 0 else 2 * FIGURE_GLORY
    sorceresses = glory(state, FIELDS, SORCERESS)
    trolls = glory(state, FIELDS, TROLL)
    below = glory(state, BELOW_SHIP, HERO) + glory(state, BELOW_SHIP, HUNTRESS)

    best = treasure * odds(state, player, viewer, FIRE_DRAGON, 1)
    best = max(best, max(treasure, petrified) * odds(state, player, viewer, SORCERESS, 1))
    best = max(best, sorceresses * odds(state, player, viewer, TROLL, 1))
    best = max(best, max(trolls, sorceresses) * last_place(state, player, viewer, HERO))
    best = max(best, fire_dragons * last_place(state, player, viewer, HUNTRESS))
    best = max(best, below * last_place(state, player, viewer, SHIP))
    # every dwarf still to come is worth at least one
    dwarves = glory(state, FIELDS, DWARF) + float(capacity(DWARF) - state.field_sizes[DWARF])
    return max(best, dwarves * last_place(state, player, viewer, DWARF))


def last_place(state: SerceSmoka, player: i64, viewer: i64, kind: i64) -> float:
    """How likely this player can fill a slot field at once."""
    return odds(state, player, viewer, kind, capacity(kind) - state.field_sizes[kind])


def odds(state: SerceSmoka, player: i64, viewer: i64, kind: i64, needed: i64) -> float:
    """How likely a player holds so many cards of a kind; the own hand is known for sure, of
    another's only what that player has not played yet."""
    if player == viewer:
        return 1.0 if held(state, player, kind) >= needed else 0.0
    unplayed = state.left[player] + state.hand_sizes[player]
    hidden = held(state, player, kind)
    start: i64 = player * state.deck_size
    for at in range(start, start + state.left[player]):
        if state.decks[at] // VALUES == kind:
            hidden += 1
    expected = float(state.hand_sizes[player] * hidden) / float(unplayed)
    return expected / (expected + float(needed)) if expected > 0.0 else 0.0


def held(state: SerceSmoka, player: i64, kind: i64) -> i64:
    count: i64 = 0
    holding: i64 = state.hands[player * KINDS + kind]
    for card in range(kind * VALUES, (kind + 1) * VALUES):
        count += state.tables.count(card, holding)
    return count


def glory(state: SerceSmoka, zone: i64, kind: i64) -> float:
    total: i64 = 0
    for card in range(kind * VALUES, (kind + 1) * VALUES):
        total += state.zones[zone + card] * state.tables.glory[card]
    return float(total)
