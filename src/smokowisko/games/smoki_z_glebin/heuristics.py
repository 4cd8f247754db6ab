"""What a position of Smoki z głębin is worth: gold, ships and what they can buy, missions, and
majorities as they stand. Of other players it knows only what lies open.

The weights stand in `weights.toml`.
"""

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from smokowisko.engine.game import Heuristic, State, shares
from smokowisko.engine.weights import Weights
from smokowisko.games.smoki_z_glebin.knowledge import kind_of, owner_of
from smokowisko.games.smoki_z_glebin.layout import NOTHING
from smokowisko.games.smoki_z_glebin.menus import MISSION
from smokowisko.games.smoki_z_glebin.payments import JOKERS, in_lane
from smokowisko.games.smoki_z_glebin.rules import SmokiZGlebin
from smokowisko.games.smoki_z_glebin.tables import (
    GOLD_CARD,
    HIDDEN_DRAGON,
    KINGDOMS,
    MISSION_ROW,
    SHIP_COLOURS,
    TWO_SHIPS,
)

WIN: Final = 100.0
FIRST_SHIPS: Final = 2


@final
class Prospects(Heuristic):
    """The lead over the strongest rival, as far as this seat can see."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        given = Weights(weights)
        self.early_doubt = given.take("doubt")
        self.late_doubt = given.take("late_doubt")
        # a ship while missions can still be paid with it; every further one of a colour helps less
        self.ship = given.take("ship")
        self.spare_ship = given.take("spare_ship")
        # a reef card that the viewer cannot see, and known ones while the game goes on
        self.reef_card = given.take("reef_card")
        self.two_ships_card = given.take("two_ships_card")
        self.joker = given.take("joker")
        self.hidden_dragon = given.take("hidden_dragon")
        # how much of the best mission in reach will come true
        self.in_reach = given.take("in_reach")
        # how much of the majorities as they stand counts in the end; at the start, nothing
        self.majority = given.take("majority")
        # a segment that can be laid with the cards in hand
        self.segment = given.take("segment")
        given.close()

    def doubt(self, state: State) -> float:
        """The nearer the end, the surer a lead."""
        assert isinstance(state, SmokiZGlebin)
        return self.early_doubt + (self.late_doubt - self.early_doubt) * progress(state)

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, SmokiZGlebin)
        if state.over:
            return final_lead(state, seat)
        return Sight(self, state).lead(seat)

    def outlook(self, state: State) -> list[float]:
        """As without this, but everything that lies open is looked at once."""
        assert isinstance(state, SmokiZGlebin)
        if state.over:
            leads = [final_lead(state, seat) for seat in range(state.players)]
        else:
            sight = Sight(self, state)
            leads = [sight.lead(seat) for seat in range(state.players)]
        return shares(leads, self.doubt(state))


def final_lead(state: SmokiZGlebin, seat: i64) -> float:
    scores = state.scores()
    best = -WIN
    for rival in range(state.players):
        if rival != seat:
            best = max(best, float(scores[rival]))
    won = state.ranks()[seat] == 1
    return float(scores[seat]) - best + (WIN if won else 0.0)


def progress(state: SmokiZGlebin) -> float:
    """From 0 at the start to 1 at the end."""
    return float(state.turn) / float(state.players * state.heads)


@final
class Sight:
    """A table as everybody sees it, and what each seat knows besides."""

    def __init__(self, weights: Prospects, state: SmokiZGlebin) -> None:
        self.weights = weights
        self.state = state
        self.staying = weights.majority * progress(state)
        self.hiding: i64 = 0  # who has hidden dragons, a bit a seat
        # by seat: the points it has or can expect, as others see it and as it sees itself, its
        # hidden dragons apart
        self.seen = vec[float]([0.0] * state.players)
        self.known = vec[float]([0.0] * state.players)
        for player in range(state.players):
            self.look_at(player)

    def lead(self, viewer: i64) -> float:
        """The lead of a seat over its strongest rival, as it sees it."""
        if (self.hiding >> viewer) & 1:
            return self.hidden_lead(viewer)
        best = -WIN
        for rival in range(self.state.players):
            if rival != viewer:
                best = max(best, self.seen[rival])
        return self.known[viewer] - best

    def hidden_lead(self, viewer: i64) -> float:
        """As `lead`, for a seat that has hidden dragons."""
        state = self.state
        strengths = state.presence[:]
        state.add_hidden(strengths, viewer)
        best = -WIN
        own = 0.0
        for player in range(state.players):
            more = self.majorities(player, strengths) - self.majorities(player, state.presence)
            if player == viewer:
                own = self.known[player] + more
            else:
                best = max(best, self.seen[player] + more)
        return own - best

    def look_at(self, player: i64) -> None:
        """Add up what a player has and can expect."""
        weights = self.weights
        state = self.state
        left: i64 = state.heads_left(player)
        cards: i64 = 0
        jokers: i64 = 0
        own = 0.0
        for at in range(state.kept_count):
            card: i64 = state.kept[at]
            if owner_of(card) == player:
                cards += 1
                kind: i64 = state.tables.reef_kind[kind_of(card)]
                if kind == GOLD_CARD:
                    own += float(state.tables.reef_coins[kind_of(card)])
                elif kind == HIDDEN_DRAGON:
                    own += weights.hidden_dragon if left else 0.0
                    self.hiding |= 1 << player
                elif kind == TWO_SHIPS:
                    own += weights.two_ships_card if left else 2.0
                else:
                    own += weights.joker if left else 1.0
                    jokers += 1
        # one of two cards that are still to be chosen from
        if state.drawn != NOTHING and state.to_move == player:
            own += weights.reef_card
        lying_open = self.lying_open(player, left)
        reach = self.best_mission(player, left, 0)
        self.seen[player] = lying_open + weights.reef_card * float(cards) + weights.in_reach * reach
        if jokers:
            reach = self.best_mission(player, left, jokers)
        self.known[player] = lying_open + own + weights.in_reach * reach

    def lying_open(self, player: i64, left: i64) -> float:
        """What everybody can count, reef cards apart."""
        state = self.state
        total = float(state.coins[player]) + self.ships(player, left)
        total += float(state.mission_points(player) + state.mission_bonus(player))
        total += self.majorities(player, state.presence)
        if left:
            total += self.weights.segment * float(hand_segments(state, player))
        return total

    def ships(self, player: i64, left: i64) -> float:
        state = self.state
        if left == 0 and state.to_move != player:
            return float(state.tokens(player))
        first: i64 = 0
        spare: i64 = 0
        for colour in range(SHIP_COLOURS):
            tokens: i64 = in_lane(state.supply[player], colour)
            first += min(tokens, FIRST_SHIPS)
            spare += max(tokens - FIRST_SHIPS, 0)
        return self.weights.ship * float(first) + self.weights.spare_ship * float(spare)

    def majorities(self, player: i64, strengths: vec[i64]) -> float:
        """How much counts of what the kingdoms would bring a player now."""
        state = self.state
        points: i64 = 0
        for kingdom in range(KINGDOMS):
            first: i64 = kingdom * state.players
            points += state.place_points(state.uncovered[kingdom], strengths, first, player)
        return self.staying * float(points)

    def best_mission(self, player: i64, left: i64, jokers: i64) -> float:
        """The best mission that tokens and so many jokers could pay for, above what the ships count
        anyway."""
        state = self.state
        if state.to_move == player:
            if state.phase > MISSION:
                return 0.0
        elif left == 0:
            return 0.0
        held: i64 = state.supply[player] + (jokers << JOKERS)
        best = 0.0
        for slot in range(MISSION_ROW):
            mission: i64 = state.row[slot]
            if mission != NOTHING and state.tables.payments.can_pay(mission, held):
                points = float(state.tables.points[mission])
                points += self.weights.reef_card if state.tables.mission_reef[mission] else 0.0
                ships = float(state.tables.mission_ships[mission])
                best = max(best, points - self.weights.ship * ships)
        return best


def hand_segments(state: SmokiZGlebin, player: i64) -> i64:
    count: i64 = 0
    for at in range(player * 2, player * 2 + 2):
        if state.hands[at] != NOTHING:
            count += state.tables.segment_count[kind_of(state.hands[at])]
    return count
