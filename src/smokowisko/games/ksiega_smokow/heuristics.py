"""What a position of Księga Smoków is worth: points in the book, bids that will probably last, and
strong dice. It never looks below the top of a pile."""

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from smokowisko.engine.game import Heuristic, State
from smokowisko.games.ksiega_smokow.bids import BLOCKING_DIE
from smokowisko.games.ksiega_smokow.layout import NOWHERE
from smokowisko.games.ksiega_smokow.rules import GOAL_BONUS, KsiegaSmokow
from smokowisko.games.ksiega_smokow.tables import DICE, FIELDS, LANDS, SPECIES

# fitted on games of the greedy bot against itself
DOUBT: Final = 12.0
WIN: Final = 100.0
# a pip on a die, wherever it lies, in points
PIP: Final = 0.4
# how likely a rival who can outbid does so, and the blocking die comes along
OUTBID: Final = 0.35
PUSHED_OFF: Final = 0.2
# of several bids one card is taken a turn: the others must last longer
SECOND: Final = 0.6
THIRD: Final = 0.4
# what an unused ability is worth, by land
ABILITY: Final[Sequence[float]] = (0.0, 0.3, 0.35, 1.0, 0.6, 0.7)


@final
class Prospects(Heuristic):
    """The lead over the strongest rival, plus what either can expect of bids, dice, abilities."""

    def doubt(self) -> float:
        return DOUBT

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, KsiegaSmokow)
        own = float(state.score(seat))
        best = -WIN
        if state.over:
            ranks = state.ranks()
            for rival in range(state.players):
                if rival != seat:
                    best = max(best, float(state.score(rival)))
            return own - best + (WIN if ranks[seat] == 1 else 0.0)
        for rival in range(state.players):
            if rival != seat:
                best = max(best, float(state.score(rival)) + prospects(state, rival, seat))
        return own - best + prospects(state, seat, seat)


def prospects(state: KsiegaSmokow, player: i64, viewer: i64) -> float:
    """The points that this player can expect of bids, dice and abilities."""
    if state.ending() and not plays_again(state, player):
        return 0.0
    total = expected_cards(state, player, viewer)
    for die in range(player * DICE, (player + 1) * DICE):
        total += PIP * float(state.values[die])
    for land in range(LANDS):
        unused = state.tables.cards_among[state.unused(player, land)]
        total += ABILITY[land] * float(unused)
    return total


def plays_again(state: KsiegaSmokow, player: i64) -> bool:
    """Whether this player has a turn left in the last round (KSI-75)."""
    seats_left: i64 = state.players - 1 - state.turn % state.players
    distance: i64 = (player - state.to_move) % state.players
    return 0 < distance <= seats_left


def expected_cards(state: KsiegaSmokow, player: i64, viewer: i64) -> float:
    """The cards under the player's bids, the best one first."""
    first = second = third = 0.0
    fields: i64 = state.own_fields(player)
    for field in range(FIELDS):
        if (fields >> field) & 1:
            hope = worth(state, field, player) * lasting(state, field, player, viewer)
            if hope > first:
                first, second, third = hope, first, second
            elif hope > second:
                second, third = hope, second
            else:
                third = max(third, hope)
    return first + SECOND * second + THIRD * third


def worth(state: KsiegaSmokow, field: i64, player: i64) -> float:
    """The top card of a field in the book of a player."""
    card: i64 = state.top(field)
    land: i64 = card // SPECIES
    points: i64 = state.tables.points[land]
    if card % SPECIES == state.goals[player]:
        points += GOAL_BONUS
    return float(points) + ABILITY[land]


def lasting(state: KsiegaSmokow, field: i64, player: i64, viewer: i64) -> float:
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
                chance *= 1.0 - OUTBID
            if state.blocking != NOWHERE and pips > BLOCKING_DIE and state.refuge() == field:
                chance *= 1.0 - PUSHED_OFF
    return chance


def in_hand(state: KsiegaSmokow, player: i64) -> i64:
    pips: i64 = 0
    for die in range(player * DICE, (player + 1) * DICE):
        if state.places[die] == NOWHERE:
            pips += state.values[die]
    return pips
