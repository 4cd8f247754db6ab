"""What a position of Księga Smoków is worth: points in the book, bids that will probably last, and
strong dice. It never looks below the top of a pile.

The weights stand in `weights.toml`.
"""

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from smokowisko.engine.game import Heuristic, State
from smokowisko.engine.weights import Weights
from smokowisko.games.ksiega_smokow.bids import BLOCKING_DIE
from smokowisko.games.ksiega_smokow.layout import NOWHERE
from smokowisko.games.ksiega_smokow.rules import GOAL_BONUS, KsiegaSmokow
from smokowisko.games.ksiega_smokow.tables import CARDS, DICE, FIELDS, LAND_IDS, LANDS, SPECIES

WIN: Final = 100.0


@final
class Prospects(Heuristic):
    """The lead over the strongest rival, plus what either can expect of bids, dice, abilities."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        given = Weights(weights)
        self.early_doubt = given.take("doubt")
        self.late_doubt = given.take("late_doubt")
        # a pip on a die in hand and on a card, in points
        self.pip = given.take("pip")
        self.pip_laid = given.take("pip_laid")
        # how likely a bid lasts against one rival who can outbid it, and one who can bring the
        # blocking die along
        self.lasts = given.take("lasts")
        self.lasts_the_blocking_die = given.take("lasts_the_blocking_die")
        # how much of the best card under an own bid will come true; of several one card is taken a
        # turn: the second must last longer, and a third is too rare to count
        self.first = given.take("first")
        self.second = given.take("second")
        # what an unused ability is worth, by land; the volcano has none
        self.ability = vec[float]([0.0] + [given.take(f"ability_{land}") for land in LAND_IDS[1:]])
        # being the one to move
        self.turn = given.take("turn")
        given.close()

    def doubt(self, state: State) -> float:
        """The fewer cards are left, the surer a lead."""
        assert isinstance(state, KsiegaSmokow)
        left: i64 = 0
        for field in range(FIELDS):
            left += state.left[field]
        return self.late_doubt + (self.early_doubt - self.late_doubt) * float(left) / float(CARDS)

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, KsiegaSmokow)
        own = float(state.score(seat))
        best = -WIN
        if state.over:
            for rival in range(state.players):
                if rival != seat:
                    best = max(best, float(state.score(rival)))
            return own - best + (WIN if state.ranks()[seat] == 1 else 0.0)
        for rival in range(state.players):
            if rival != seat:
                # a secret goal counts for nothing (KSI-101)
                points = state.book_points(rival) if state.secret() else state.score(rival)
                best = max(best, float(points) + self.prospects(state, rival, seat))
        return own - best + self.prospects(state, seat, seat)

    def prospects(self, state: KsiegaSmokow, player: i64, viewer: i64) -> float:
        """The points that this player can expect of bids, dice and abilities."""
        if state.ending() and not plays_again(state, player):
            return 0.0
        total = self.expected_cards(state, player, viewer)
        for die in range(player * DICE, (player + 1) * DICE):
            weight = self.pip if state.places[die] == NOWHERE else self.pip_laid
            total += weight * float(state.values[die])
        for land in range(LANDS):
            unused = state.tables.cards_among[state.unused(player, land)]
            total += self.ability[land] * float(unused)
        return total + (self.turn if state.to_move == player else 0.0)

    def expected_cards(self, state: KsiegaSmokow, player: i64, viewer: i64) -> float:
        """The cards under the player's bids, the best one first."""
        first = second = 0.0
        fields: i64 = state.own_fields(player)
        for field in range(FIELDS):
            if (fields >> field) & 1:
                hope = self.worth(state, field, player, viewer)
                hope *= self.lasting(state, field, player, viewer)
                if hope > first:
                    first, second = hope, first
                else:
                    second = max(second, hope)
        return self.first * first + self.second * second

    def worth(self, state: KsiegaSmokow, field: i64, player: i64, viewer: i64) -> float:
        """The top card of a field in the book of a player."""
        card: i64 = state.top(field)
        land: i64 = card // SPECIES
        points: i64 = state.tables.points[land]
        known = player == viewer or not state.secret()
        if known and card % SPECIES == state.goals[player]:
            points += GOAL_BONUS
        return float(points) + self.ability[land]

    def lasting(self, state: KsiegaSmokow, field: i64, player: i64, viewer: i64) -> float:
        """How likely a bid lasts until its player's next turn. The viewer has just decided and will
        not outbid before that."""
        if state.tokens[player] == field:
            return 1.0
        bid: i64 = state.bid(field)
        chance = 1.0
        for rival in range(state.players):
            if rival not in (player, viewer):
                pips: i64 = in_hand(state, rival)
                if pips > bid:
                    chance *= self.lasts
                if state.blocking != NOWHERE and pips > BLOCKING_DIE and state.refuge() == field:
                    chance *= self.lasts_the_blocking_die
        return chance


def plays_again(state: KsiegaSmokow, player: i64) -> bool:
    """Whether this player has a turn left in the last round (KSI-75)."""
    seats_left: i64 = state.players - 1 - state.turn % state.players
    distance: i64 = (player - state.to_move) % state.players
    return 0 < distance <= seats_left


def in_hand(state: KsiegaSmokow, player: i64) -> i64:
    pips: i64 = 0
    for die in range(player * DICE, (player + 1) * DICE):
        if state.places[die] == NOWHERE:
            pips += state.values[die]
    return pips
