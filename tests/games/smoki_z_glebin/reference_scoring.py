"""The comparisons of the naive referee: a kingdom, the most missions, the ranks. It knows
no cards and no course of the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tests.games.smoki_z_glebin.reference_board import Dragon, Square, Squares, kingdom_of

FIRST_PER_WHIRLPOOL = 3
FIRST_PER_WHIRLPOOL_OF_TWO = 2
MOST_MISSIONS = 5


class Standing(NamedTuple):
    """A player in a kingdom; compared by strength, then by visible segments (GLE-93)."""

    strength: int
    segments: int


def uncovered_whirlpools(
    kingdom: str, kinds: Mapping[Square, str], dragons: Sequence[Dragon]
) -> int:
    """GLE-92: those that nobody covers."""
    covered = {square for dragon in dragons for square in dragon.squares}
    return sum(
        kind == "whirlpool" and square not in covered and kingdom_of(square) == kingdom
        for square, kind in kinds.items()
    )


def standing(kingdom: str, dragons: Sequence[Squares], hidden_dragons: int) -> Standing:
    """GLE-89 to 91, 93: of one player's dragons, those that lie in the kingdom at least in part."""
    segments = [sum(kingdom_of(square) == kingdom for square in dragon) for dragon in dragons]
    return Standing(sum(count > 0 for count in segments) + hidden_dragons, sum(segments))


def majority(standings: Sequence[Standing], whirlpools: int) -> list[int]:
    """GLE-94 to 99: the points of each seat for one kingdom."""
    two_players = len(standings) == 2
    first = whirlpools * (FIRST_PER_WHIRLPOOL_OF_TWO if two_players else FIRST_PER_WHIRLPOOL)
    # GLE-98: a place needs a dragon, if only a hidden one
    places = sorted({each for each in standings if each.strength > 0}, reverse=True)
    points = [0] * len(standings)
    if not places:
        return points
    firsts = [seat for seat, each in enumerate(standings) if each == places[0]]
    if two_players and len(firsts) == 2:
        return points  # GLE-99
    for seat in firsts:
        points[seat] = first  # GLE-95
    if len(firsts) == 1 and len(places) > 1 and not two_players:  # GLE-96, 99
        for seat, each in enumerate(standings):
            if each == places[1]:
                points[seat] = first // 2  # GLE-94, 97
    return points


def most_missions(points: Sequence[Sequence[int]]) -> list[int]:
    """GLE-85: by number, then by points, of the completed missions; shared in full."""
    results = [(len(missions), sum(missions)) for missions in points]
    best = max(results)
    return [MOST_MISSIONS if own == best and own[0] > 0 else 0 for own in results]


def ranked(scores: Sequence[int], missions: Sequence[int]) -> list[int]:
    """GLE-87 by points, then completed missions; equal pairs share a rank, the next is skipped."""
    results = list(zip(scores, missions))
    return [1 + sum(other > own for other in results) for own in results]
