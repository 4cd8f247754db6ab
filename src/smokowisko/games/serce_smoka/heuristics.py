"""What a position of Serce Smoka is worth: glory taken, glory about to be taken, and the cards in
hand.

The weights stand in `weights.toml`.
"""

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from smokowisko.engine.game import Heuristic, State, shares
from smokowisko.engine.weights import Weights
from smokowisko.games.serce_smoka.layout import BELOW_SHIP, FIELDS, SEATS, UNDECIDED
from smokowisko.games.serce_smoka.rules import FIGURE_GLORY, SerceSmoka, capacity
from smokowisko.games.serce_smoka.tables import (
    DWARF,
    FIRE_DRAGON,
    HERO,
    HUNTRESS,
    KIND_IDS,
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
    """The lead in glory, what either player can probably collect in the next turns, and what the
    own cards are good for later."""

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
        # what a card in hand is worth beside the one that would be drawn for it
        self.card = vec[float]([given.take(f"held_{kind}") for kind in KIND_IDS])
        given.close()

    def doubt(self, state: State) -> float:
        """The fewer cards are left, the surer a lead."""
        assert isinstance(state, SerceSmoka)
        left = float(state.left[0] + state.left[1]) / float(SEATS * state.deck_size)
        return self.late_doubt + (self.early_doubt - self.late_doubt) * left

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, SerceSmoka)
        return Sight(self, state).lead(seat)

    def outlook(self, state: State) -> list[float]:
        """As without this, but everything that lies open is looked at once."""
        assert isinstance(state, SerceSmoka)
        sight = Sight(self, state)
        return shares([sight.lead(0), sight.lead(1)], self.doubt(state))


@final
class Sight:
    """A table as everybody sees it, and what each player holds."""

    def __init__(self, weights: Glory, state: SerceSmoka) -> None:
        self.weights = weights
        self.state = state
        self.treasure = glory(state, FIELDS, TREASURE_CHEST)
        self.fire_dragons = glory(state, FIELDS, FIRE_DRAGON)
        self.petrified = glory(state, FIELDS, PETRIFIED_DRAGON)
        self.sorceresses = glory(state, FIELDS, SORCERESS)
        self.trolls = glory(state, FIELDS, TROLL)
        self.below = glory(state, BELOW_SHIP, HERO) + glory(state, BELOW_SHIP, HUNTRESS)
        to_come = float(capacity(DWARF) - state.field_sizes[DWARF])
        self.dwarves = glory(state, FIELDS, DWARF) + weights.dwarf_to_come * to_come
        # by player and kind: in hand, and in hand or deck, which is what others know
        self.held = vec[i64]([0] * (SEATS * KINDS))
        self.unplayed = vec[i64]([0] * (SEATS * KINDS))
        for player in range(SEATS):
            self.count(player)

    def count(self, player: i64) -> None:
        state = self.state
        for kind in range(KINDS):
            at: i64 = player * KINDS + kind
            self.held[at] = held(state, player, kind)
            self.unplayed[at] = self.held[at]
        start: i64 = player * state.deck_size
        for place in range(start, start + state.left[player]):
            self.unplayed[player * KINDS + state.decks[place] // VALUES] += 1

    def lead(self, viewer: i64) -> float:
        """What a seat is ahead by, as it sees it."""
        state = self.state
        weights = self.weights
        rival: i64 = 1 - viewer
        lead = float(state.score(viewer) - state.score(rival))
        if state.over:
            ranks = state.ranks()
            return lead + WIN * (ranks[rival] - ranks[viewer])
        if state.to_move == viewer:
            lead += weights.own_now * self.prospects(viewer, viewer)
            lead -= weights.rival_later * self.prospects(rival, viewer)
        else:
            lead += weights.own_later * self.prospects(viewer, viewer)
            lead -= weights.rival_now * self.prospects(rival, viewer)
        return lead + self.cards(viewer)

    def cards(self, player: i64) -> float:
        """What the cards in hand are good for later, while there is a later."""
        if self.state.final_turn != UNDECIDED:
            return 0.0
        total = 0.0
        for kind in range(KINDS):
            total += self.weights.card[kind] * float(self.held[player * KINDS + kind])
        return total

    def prospects(self, player: i64, viewer: i64) -> float:
        """The glory this player can expect to collect with one play, as the viewer sees it."""
        figure: i64 = self.state.figure
        petrified = self.petrified
        if petrified > 0.0 and figure != player:
            petrified += float(FIGURE_GLORY if figure < 0 else 2 * FIGURE_GLORY)
        treasure = self.treasure
        sorceresses = self.sorceresses

        best = treasure * self.odds(player, viewer, FIRE_DRAGON, 1)
        best = max(best, max(treasure, petrified) * self.odds(player, viewer, SORCERESS, 1))
        best = max(best, sorceresses * self.odds(player, viewer, TROLL, 1))
        best = max(best, max(self.trolls, sorceresses) * self.last_place(player, viewer, HERO))
        best = max(best, self.fire_dragons * self.last_place(player, viewer, HUNTRESS))
        best = max(best, self.below * self.last_place(player, viewer, SHIP))
        return max(best, self.dwarves * self.last_place(player, viewer, DWARF))

    def last_place(self, player: i64, viewer: i64, kind: i64) -> float:
        """How likely this player can fill a slot field at once."""
        return self.odds(player, viewer, kind, capacity(kind) - self.state.field_sizes[kind])

    def odds(self, player: i64, viewer: i64, kind: i64, needed: i64) -> float:
        """How likely a player holds so many cards of a kind; the own hand is known for sure, of
        another's only what that player has not played yet."""
        if player == viewer:
            return 1.0 if self.held[player * KINDS + kind] >= needed else 0.0
        state = self.state
        hand: i64 = state.hand_sizes[player]
        hidden: i64 = self.unplayed[player * KINDS + kind]
        if hand * hidden == 0:
            return 0.0  # near the end there may be no cards at all
        expected = float(hand * hidden) / float(state.left[player] + hand)
        return expected / (expected + self.weights.rarity * float(needed))


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
