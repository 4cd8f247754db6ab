"""What a position of Serce Smoka is worth: glory in hand, and glory about to be taken.

The weights stand in `weights.toml`.
"""

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from smokowisko.engine.game import Heuristic, State
from smokowisko.engine.weights import Weights
from smokowisko.games.serce_smoka.layout import BELOW_SHIP, FIELDS, SEATS
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

WIN: Final = 100.0


@final
class Glory(Heuristic):
    """The lead in glory, plus what either player can probably collect in the next turns."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        given = Weights(weights)
        self.early_doubt = given.take("doubt")
        self.late_doubt = given.take("late_doubt")
        # how much of the best play will come true: the one to move takes first
        self.own_now = given.take("own_now")
        self.own_later = given.take("own_later")
        self.rival_now = given.take("rival_now")
        self.rival_later = given.take("rival_later")
        # what a dwarf that is still to come brings
        self.dwarf_to_come = given.take("dwarf_to_come")
        # how much rarer than expected the right cards are in another's hand
        self.rarity = given.take("rarity")
        given.close()

    def doubt(self, state: State) -> float:
        """The fewer cards are left, the surer a lead."""
        assert isinstance(state, SerceSmoka)
        left = float(state.left[0] + state.left[1]) / float(SEATS * state.deck_size)
        return self.late_doubt + (self.early_doubt - self.late_doubt) * left

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, SerceSmoka)
        lead = float(state.score(seat) - state.score(1 - seat))
        if state.over:
            ranks = state.ranks()
            return lead + WIN * (ranks[1 - seat] - ranks[seat])
        mine = self.own_now if state.to_move == seat else self.own_later
        theirs = self.rival_later if state.to_move == seat else self.rival_now
        lead += mine * self.prospects(state, seat, seat)
        return lead - theirs * self.prospects(state, 1 - seat, seat)

    def prospects(self, state: SerceSmoka, player: i64, viewer: i64) -> float:
        """The glory this player can expect to collect with one play, as the viewer sees it."""
        treasure = glory(state, FIELDS, TREASURE_CHEST)
        fire_dragons = glory(state, FIELDS, FIRE_DRAGON)
        petrified = glory(state, FIELDS, PETRIFIED_DRAGON)
        if petrified > 0 and state.figure != player:
            petrified += FIGURE_GLORY if state.figure < 0 else 2 * FIGURE_GLORY
        sorceresses = glory(state, FIELDS, SORCERESS)
        trolls = glory(state, FIELDS, TROLL)
        below = glory(state, BELOW_SHIP, HERO) + glory(state, BELOW_SHIP, HUNTRESS)

        best = treasure * self.odds(state, player, viewer, FIRE_DRAGON, 1)
        best = max(best, max(treasure, petrified) * self.odds(state, player, viewer, SORCERESS, 1))
        best = max(best, sorceresses * self.odds(state, player, viewer, TROLL, 1))
        best = max(best, max(trolls, sorceresses) * self.last_place(state, player, viewer, HERO))
        best = max(best, fire_dragons * self.last_place(state, player, viewer, HUNTRESS))
        best = max(best, below * self.last_place(state, player, viewer, SHIP))
        to_come = float(capacity(DWARF) - state.field_sizes[DWARF])
        dwarves = glory(state, FIELDS, DWARF) + self.dwarf_to_come * to_come
        return max(best, dwarves * self.last_place(state, player, viewer, DWARF))

    def last_place(self, state: SerceSmoka, player: i64, viewer: i64, kind: i64) -> float:
        """How likely this player can fill a slot field at once."""
        return self.odds(state, player, viewer, kind, capacity(kind) - state.field_sizes[kind])

    def odds(self, state: SerceSmoka, player: i64, viewer: i64, kind: i64, needed: i64) -> float:
        """How likely a player holds so many cards of a kind; the own hand is known for sure, of
        another's only what that player has not played yet."""
        if player == viewer:
            return 1.0 if held(state, player, kind) >= needed else 0.0
        hidden = held(state, player, kind)
        start: i64 = player * state.deck_size
        for at in range(start, start + state.left[player]):
            if state.decks[at] // VALUES == kind:
                hidden += 1
        if hidden == 0:
            return 0.0  # near the end there may be no cards at all
        unplayed = state.left[player] + state.hand_sizes[player]
        expected = float(state.hand_sizes[player] * hidden) / float(unplayed)
        return expected / (expected + self.rarity * float(needed)) if expected > 0.0 else 0.0


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
