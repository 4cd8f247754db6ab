"""Elo ratings by maximum likelihood, for tables of two or more.

The model is Bradley and Terry's, as Plackett and Luce extended it: whoever sits at a table wins
with a chance in proportion to strength, and 400 points of Elo are ten times the strength. A shared
victory counts in parts. One drawn deal is added to every meeting, so that also a bot that won or
lost everything has a rating.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from smokowisko.arena.standings import CERTAINTY, dispersion

ELO = 400 / math.log(10)
ROUNDS = 10_000
SETTLED = 1e-10


@dataclass(frozen=True)
class Deal:
    """Who met, by number, and the mean share of each over all seatings of a deal."""

    bots: tuple[int, ...]
    shares: tuple[float, ...]


@dataclass(frozen=True)
class Rating:
    """Elo above the mean of the field, with a 95 % interval."""

    elo: float
    interval: tuple[float, float]


def ratings(bots: int, deals: Sequence[Deal]) -> list[Rating]:
    """The ratings of so many bots, each of which has met each other, also through others."""
    meetings = sorted({deal.bots for deal in deals})
    drawn = [Deal(meeting, (1 / len(meeting),) * len(meeting)) for meeting in meetings]
    strengths = likeliest(bots, [*deals, *drawn])
    errors = standard_errors(strengths, [*deals, *drawn])
    elos = [ELO * math.log(strength) for strength in strengths]
    mean = sum(elos) / bots
    return [
        Rating(elo - mean, (elo - mean - reach, elo - mean + reach))
        for elo, reach in zip(elos, [CERTAINTY * ELO * error for error in errors], strict=True)
    ]


def likeliest(bots: int, deals: Sequence[Deal]) -> list[float]:
    """The strengths that make the deals most likely, by Hunter's algorithm (2004), in which
    every round is an improvement."""
    won = [0.0] * bots
    met: dict[tuple[int, ...], int] = {}
    for deal in deals:
        met[deal.bots] = met.get(deal.bots, 0) + 1
        for bot, share in zip(deal.bots, deal.shares, strict=True):
            won[bot] += share
    strengths = [1.0] * bots
    for _ in range(ROUNDS):
        expected = [0.0] * bots
        for meeting, times in met.items():
            whole = sum(strengths[bot] for bot in meeting)
            for bot in meeting:
                expected[bot] += times / whole
        better = [won[bot] / expected[bot] for bot in range(bots)]
        scale = math.exp(sum(math.log(each) for each in better) / bots)
        better = [each / scale for each in better]
        change = max(abs(new / old - 1) for new, old in zip(better, strengths, strict=True))
        strengths = better
        if change < SETTLED:
            break
    return strengths


def standard_errors(strengths: Sequence[float], deals: Sequence[Deal]) -> list[float]:
    """Of the logarithms of the strengths about their mean: from the observed information, with a
    deal as one observation, and by how much deals really vary."""
    bots = len(strengths)
    # the mean is settled: without this the information could not be inverted
    information = [[1 / bots] * bots for _ in range(bots)]
    squares = worst = 0.0
    for deal in deals:
        whole = sum(strengths[bot] for bot in deal.bots)
        for one, share in zip(deal.bots, deal.shares, strict=True):
            chance = strengths[one] / whole
            squares += (share - chance) ** 2
            worst += chance * (1 - chance)
            information[one][one] += chance
            for other in deal.bots:
                information[one][other] -= chance * strengths[other] / whole
    freedom = len(deals) / max(1, len(deals) - bots + 1)
    part = dispersion(squares * freedom, worst)
    variances = inverse(information)
    return [math.sqrt(part * max(0.0, variances[at][at] - 1 / bots)) for at in range(bots)]


def inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """By Gauss and Jordan; the matrix is symmetric and positive, so no row need change places."""
    size = len(matrix)
    rows = [[*row, *(float(at == to) for to in range(size))] for at, row in enumerate(matrix)]
    for at in range(size):
        pivot = rows[at][at]
        rows[at] = [value / pivot for value in rows[at]]
        for other in range(size):
            if other != at:
                factor = rows[other][at]
                rows[other] = [
                    value - factor * own for value, own in zip(rows[other], rows[at], strict=True)
                ]
    return [row[size:] for row in rows]
