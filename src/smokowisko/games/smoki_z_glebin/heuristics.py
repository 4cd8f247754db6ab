"""What a position of Smoki z głębin is worth: gold, ships and what they can buy, missions, and
majorities as they stand. Of other players it knows only what lies open.

The weights stand in `weights.toml`.
"""

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from smokowisko.engine.game import BLIND, Foresight, Heuristic, State, shares
from smokowisko.engine.weights import Weights
from smokowisko.games.smoki_z_glebin.knowledge import kind_of, owner_of
from smokowisko.games.smoki_z_glebin.layout import NOTHING
from smokowisko.games.smoki_z_glebin.menus import MISSION
from smokowisko.games.smoki_z_glebin.payments import JOKERS, in_lane
from smokowisko.games.smoki_z_glebin.rules import PASS_COINS, SmokiZGlebin
from smokowisko.games.smoki_z_glebin.tables import (
    ALL_SOURCES,
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
        return final_lead(state, seat) if state.over else Sight(self, state).leads()[seat]

    def outlook(self, state: State) -> list[float]:
        """As without this, but everything that lies open is looked at once."""
        assert isinstance(state, SmokiZGlebin)
        if state.over:
            leads = [final_lead(state, seat) for seat in range(state.players)]
            return shares(leads, self.doubt(state))
        return Sight(self, state).outlook()

    def foresight(self, state: State) -> Foresight:
        assert isinstance(state, SmokiZGlebin)
        # the last turn may end the game, and without cards to draw a turn ends early
        if state.last_turn() or not state.patterns_left():
            return BLIND
        return NextMove(self, state)


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
        # by seat: the points it has or can expect, as others see it and as it sees itself, the
        # majorities apart
        self.seen = vec[float]([0.0] * state.players)
        self.known = vec[float]([0.0] * state.players)
        self.majorities = vec[float]([0.0] * state.players)
        for player in range(state.players):
            self.look_at(player)

    def outlook(self) -> list[float]:
        return shares(self.leads(), self.weights.doubt(self.state))

    def leads(self) -> list[float]:
        """The lead of every seat over its strongest rival, as it sees it."""
        state = self.state
        leads: list[float] = []
        self.count_majorities(state.presence)
        for viewer in range(state.players):
            if (self.hiding >> viewer) & 1:
                strengths = state.presence[:]
                state.add_hidden(strengths, viewer)
                self.count_majorities(strengths)
                leads.append(self.lead(viewer))
                self.count_majorities(state.presence)
            else:
                leads.append(self.lead(viewer))
        return leads

    def lead(self, viewer: i64) -> float:
        best = -WIN
        for rival in range(self.state.players):
            if rival != viewer:
                best = max(best, self.seen[rival] + self.majorities[rival])
        return self.known[viewer] + self.majorities[viewer] - best

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
        """What everybody can count, reef cards and majorities apart."""
        state = self.state
        total = float(state.coins[player]) + self.ships(player, left)
        total += float(state.mission_points(player) + state.mission_bonus(player))
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

    def count_majorities(self, strengths: vec[i64]) -> None:
        """How much counts of what the kingdoms would bring each player now."""
        state = self.state
        for player in range(state.players):
            points: i64 = 0
            for kingdom in range(KINGDOMS):
                first: i64 = kingdom * state.players
                points += state.place_points(state.uncovered[kingdom], strengths, first, player)
            self.majorities[player] = self.staying * float(points)

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


# What comes of dragons and pattern cards is told without playing them: they leave most of a table
# as it is, so that one look at it serves them all, and each adds what it changes.


@final
class NextMove(Foresight):
    """What can be told of the active player's moves."""

    def __init__(self, weights: Prospects, state: SmokiZGlebin) -> None:
        self.weights = weights
        self.state = state
        self.dragon: AfterDragon | None = None
        self.card: AfterCard | None = None

    def outlook(self, move: int) -> list[float] | None:
        tables = self.state.tables
        if tables.play_pattern <= move < tables.complete_mission:
            if self.dragon is None:
                self.dragon = AfterDragon(self.weights, self.state)
            return self.dragon.outlook(move - tables.play_pattern)
        if tables.draw_pattern <= move < tables.play_pattern:
            if self.card is None:
                self.card = AfterCard(self.weights, self.state)
            return self.card.outlook(move)
        return None


@final
class AfterDragon:
    """The table once a dragon is laid, whichever it is."""

    def __init__(self, weights: Prospects, state: SmokiZGlebin) -> None:
        self.state = state
        self.table = state.copy()
        self.table.phase = MISSION
        self.table.uncovered = self.table.uncovered[:]
        self.sight = Sight(weights, self.table)
        self.segment = weights.segment if self.table.heads_left(state.to_move) else 0.0
        self.seen = self.sight.seen[:]
        self.known = self.sight.known[:]

    def outlook(self, placement: i64) -> list[float] | None:
        """With this dragon, unless it draws the last reef card, which is kept at once (GLE-66)."""
        state = self.state
        reefs: i64 = state.covers(placement, state.reefs) if state.reef_left else 0
        if reefs and state.reef_left == 1:
            return None
        self.look_with(state.ships_under(placement))
        seat: i64 = state.to_move
        pattern: i64 = state.tables.pattern[placement]
        gain = float(state.gold_under(placement) - state.price(placement))
        gain -= self.segment * float(state.tables.segment_count[pattern])
        self.sight.seen[seat] += gain
        self.sight.known[seat] += gain
        if reefs:
            self.sight.known[seat] += self.sight.weights.reef_card
        for rival in range(state.players):
            if rival != seat:
                coins = float(state.neighbour_coins(placement, rival))
                self.sight.seen[rival] = self.seen[rival] + coins
                self.sight.known[rival] = self.known[rival] + coins
        self.table.count_in_kingdoms(seat, placement, 1)
        outlook = self.sight.outlook()
        self.table.count_in_kingdoms(seat, placement, -1)
        return outlook

    def look_with(self, ships: i64) -> None:
        """What the active player has, with these tokens besides."""
        seat: i64 = self.state.to_move
        if ships:
            self.table.supply[seat] = self.state.supply[seat] + ships
            self.sight.look_at(seat)
        else:
            self.sight.seen[seat] = self.seen[seat]
            self.sight.known[seat] = self.known[seat]


@final
class AfterCard:
    """The table once a pattern card is drawn or exchanged, whichever it is."""

    def __init__(self, weights: Prospects, state: SmokiZGlebin) -> None:
        self.state = state
        self.table = state.copy()
        self.table.end_turn()
        self.sight = Sight(weights, self.table)
        self.segment = weights.segment if self.table.heads_left(state.to_move) else 0.0
        self.seen = self.sight.seen[state.to_move]
        self.known = self.sight.known[state.to_move]

    def outlook(self, move: i64) -> list[float]:
        state = self.state
        tables = state.tables
        coins: i64 = 0
        segments: i64 = 0
        if move >= tables.pass_turn:
            given: i64 = (move - tables.pass_turn) // ALL_SOURCES
            source: i64 = (move - tables.pass_turn) % ALL_SOURCES
            segments = -tables.segment_count[given]
            coins = PASS_COINS
        else:
            source = move - tables.draw_pattern
        segments += tables.segment_count[state.pattern_at(source)]
        gain = float(coins) + self.segment * float(segments)
        self.sight.seen[state.to_move] = self.seen + gain
        self.sight.known[state.to_move] = self.known + gain
        return self.sight.outlook()
