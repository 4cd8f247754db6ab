"""What a position of Smoki z głębin is worth: gold, ships and what they can buy, missions, and
majorities as they stand. Of other players it knows only what lies open."""

from typing import Final, final

from mypy_extensions import i64

from smokowisko.engine.game import Heuristic, State
from smokowisko.games.smoki_z_glebin.knowledge import kind_of, owner_of
from smokowisko.games.smoki_z_glebin.layout import NOTHING
from smokowisko.games.smoki_z_glebin.menus import MISSION
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
# what a ship is worth while missions can still be paid with it, in points; every further ship of a
# colour helps less
SHIP: Final = 2.4
SPARE_SHIP: Final = 1.5
# a reef card that nobody has seen yet, and what a known one is worth while the game goes on
REEF_CARD: Final = 3.5
TWO_SHIPS_CARD: Final = 4.0
JOKER: Final = 2.8
HIDDEN: Final = 3.0
# how much of the best mission in reach, and of the majorities as they stand, will come true
IN_REACH: Final = 0.5
MAJORITY: Final = 0.35
MAJORITY_GROWTH: Final = 0.65
# a segment that can be laid with the cards in hand
SEGMENT: Final = 0.5


@final
class Prospects(Heuristic):
    """The lead over the strongest rival, as far as this seat can see."""

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, SmokiZGlebin)
        best = -WIN
        if state.over:
            scores = state.scores()
            for rival in range(state.players):
                if rival != seat:
                    best = max(best, float(scores[rival]))
            won = state.ranks()[seat] == 1
            return float(scores[seat]) - best + (WIN if won else 0.0)
        for rival in range(state.players):
            if rival != seat:
                best = max(best, worth(state, rival, seat))
        return worth(state, seat, seat) - best


def worth(state: SmokiZGlebin, player: i64, viewer: i64) -> float:
    """The points that a player has or can expect, as the viewer sees it."""
    progress = float(state.turn) / float(state.players * state.heads)
    left: i64 = state.heads_left(player)
    total = float(state.coins[player]) + ships(state, player, left)
    total += float(state.mission_points(player)) + float(state.mission_bonus(player))
    total += reef(state, player, viewer, left)
    for kingdom in range(KINGDOMS):
        points = float(majority(state, kingdom, player, viewer))
        total += points * (MAJORITY + MAJORITY_GROWTH * progress)
    if left or state.to_move == player:
        total += IN_REACH * best_mission(state, player)
    if left:
        total += SEGMENT * float(hand_segments(state, player))
    return total


def ships(state: SmokiZGlebin, player: i64, left: i64) -> float:
    if left == 0 and state.to_move != player:
        return float(state.tokens(player))
    total = 0.0
    for colour in range(SHIP_COLOURS):
        tokens: i64 = state.supply[player * SHIP_COLOURS + colour]
        total += SHIP * float(min(tokens, 2)) + SPARE_SHIP * float(max(tokens - 2, 0))
    return total


def reef(state: SmokiZGlebin, player: i64, viewer: i64, left: i64) -> float:
    """The own reef cards by kind; those of others alike."""
    if player != viewer:
        return REEF_CARD * float(state.reef_count(player))
    total = 0.0
    for at in range(state.kept_count):
        card: i64 = state.kept[at]
        if owner_of(card) == player:
            kind: i64 = state.tables.reef_kind[kind_of(card)]
            if kind == GOLD_CARD:
                total += float(state.tables.reef_coins[kind_of(card)])
            elif kind == HIDDEN_DRAGON:
                total += HIDDEN if left else 0.0
            elif kind == TWO_SHIPS:
                total += TWO_SHIPS_CARD if left else 2.0
            else:
                total += JOKER if left else 1.0
    # one of two cards that are still to be chosen from
    return total + (REEF_CARD if state.drawn != NOTHING and state.to_move == player else 0.0)


def majority(state: SmokiZGlebin, kingdom: i64, player: i64, viewer: i64) -> i64:
    """What a kingdom would bring now; hidden dragons only where the viewer holds them."""
    strengths: list[int] = []
    for seat in range(state.players):
        known = seat == viewer
        strengths.append(state.strength(kingdom, seat) if known else state.surface(kingdom, seat))
    return state.place_points(state.uncovered_whirlpools(kingdom), strengths, player)


def best_mission(state: SmokiZGlebin, player: i64) -> float:
    """The best mission that tokens alone could pay for, above what the ships count anyway."""
    if state.to_move == player and state.phase > MISSION:
        return 0.0
    held: i64 = state.held(player)
    best = 0.0
    for slot in range(MISSION_ROW):
        mission: i64 = state.row[slot]
        if mission != NOTHING and state.tables.payments.can_pay(mission, held):
            points = float(state.tables.points[mission])
            points += REEF_CARD if state.tables.mission_reef[mission] else 0.0
            best = max(best, points - SHIP * float(len(state.tables.missions[mission].ships)))
    return best


def hand_segments(state: SmokiZGlebin, player: i64) -> i64:
    count: i64 = 0
    for at in range(player * 2, player * 2 + 2):
        if state.hands[at] != NOTHING:
            count += state.tables.segment_count[kind_of(state.hands[at])]
    return count
