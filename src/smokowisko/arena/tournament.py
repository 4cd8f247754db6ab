"""A tournament: everybody meets everybody, and ratings follow."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations

from smokowisko.arena.game import Match
from smokowisko.arena.ratings import Deal, Rating, ratings
from smokowisko.arena.report import Report
from smokowisko.arena.standings import by_deal
from smokowisko.bots import Budget
from smokowisko.engine.game import Game

# meetings share no deals, so that what they show is independent
DEALS_APART = 1 << 32


@dataclass(frozen=True)
class Place:
    """One bot of a tournament, by all its games."""

    bot: str
    rating: Rating
    games: int
    share: float


@dataclass(frozen=True)
class Tournament:
    """All meetings, and the places that follow, best first."""

    meetings: list[Report]
    places: list[Place]

    @property
    def games(self) -> int:
        return sum(len(meeting.outcomes) for meeting in self.meetings)


def meetings(
    game: Game,
    bots: tuple[str, ...],
    players: int,
    games: int,
    seed: int,
    options: Mapping[str, object],
    budget: Budget,
) -> list[Match]:
    """Every pair, or at larger tables every company of that size."""
    return [
        Match(game, company, games, seed + at * DEALS_APART, options, budget)
        for at, company in enumerate(combinations(bots, players))
    ]


def tournament(bots: tuple[str, ...], reports: list[Report]) -> Tournament:
    """What all meetings together show."""
    deals = [deal for report in reports for deal in deals_of(bots, report)]
    found = [
        place(bot, rating, reports)
        for bot, rating in zip(bots, ratings(len(bots), deals), strict=True)
    ]
    return Tournament(reports, sorted(found, key=lambda place: -place.rating.elo))


def deals_of(bots: tuple[str, ...], report: Report) -> list[Deal]:
    players = report.match.players
    numbers = tuple(bots.index(name) for name in report.match.bots)
    shares = [
        by_deal([outcome.shares[at] for outcome in report.outcomes], players)
        for at in range(players)
    ]
    return [Deal(numbers, deal) for deal in zip(*shares, strict=True)]


def place(bot: str, rating: Rating, reports: list[Report]) -> Place:
    own = [
        outcome.shares[report.match.bots.index(bot)]
        for report in reports
        if bot in report.match.bots
        for outcome in report.outcomes
    ]
    return Place(bot, rating, len(own), sum(own) / len(own))
