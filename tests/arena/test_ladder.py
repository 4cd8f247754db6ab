"""The rungs and bars of the ladder, and the meetings of a tournament."""

import pytest

import smokowisko
from smokowisko.arena import ladder, tournament
from smokowisko.arena.game import Match, Outcome
from smokowisko.arena.ladder import Climb, Rung
from smokowisko.arena.report import report
from smokowisko.arena.standings import each_seat
from smokowisko.arena.verdict import Verdict
from smokowisko.bots import Budget

GAME = smokowisko.game("smoki")


def won(*shares: float) -> Outcome:
    return Outcome(shares, (0,) * len(shares), (1,) * len(shares), (0.0,) * len(shares))


def test_every_level_against_the_next_lower_and_the_highest_against_chance() -> None:
    rungs = ladder.rungs(GAME, 2, 10, 0, Budget())
    assert [(rung.match.bots, rung.bar) for rung in rungs] == [
        (("dragon", "hatchling"), 0.7),
        (("elder", "dragon"), 0.7),
        (("ancient", "elder"), 0.7),
        (("ancient", "random"), 0.95),
    ]


def test_at_four_a_level_is_alone_against_three() -> None:
    rungs = ladder.rungs(GAME, 4, 10, 0, Budget())
    assert rungs[0].match.bots == ("dragon", "hatchling", "hatchling", "hatchling")
    assert [rung.bar for rung in rungs] == pytest.approx([0.45, 0.45, 0.45, 0.95])


def test_the_ladder_stands_at_tables_of_two_and_four() -> None:
    assert ladder.sizes(GAME) == [2, 4]
    assert ladder.sizes(smokowisko.game("serce_smoka")) == [2]


@pytest.mark.parametrize(
    ("verdict", "wins", "missed"),
    [("passes", 8, False), ("fails", 8, True), ("undecided", 8, False), ("undecided", 6, True)],
)
def test_where_games_settle_nothing_their_share_decides(
    verdict: Verdict, wins: int, missed: bool
) -> None:
    match = Match(GAME, ("elder", "dragon"), 10)
    outcomes = [won(1, 0)] * wins + [won(0, 1)] * (10 - wins)
    shown = report(match, outcomes, each_seat(match.bots), 1.0, verdict)
    assert Climb(Rung(match, 0.7), shown).missed is missed


def test_every_pair_or_company_meets_over_deals_of_its_own() -> None:
    bots = ("greedy", "random", "hatchling", "dragon")
    pairs = tournament.meetings(GAME, bots, 2, 10, 7, {}, Budget())
    assert len({match.bots for match in pairs}) == 6
    assert len({match.seed for match in pairs}) == 6
    companies = tournament.meetings(GAME, bots, 3, 9, 7, {}, Budget())
    assert [match.bots for match in companies] == [
        ("greedy", "random", "hatchling"),
        ("greedy", "random", "dragon"),
        ("greedy", "hatchling", "dragon"),
        ("random", "hatchling", "dragon"),
    ]


def test_places_by_rating() -> None:
    bots = ("a", "b", "c")
    results = {("a", "b"): 0.0, ("a", "c"): 0.5, ("b", "c"): 1.0}
    reports = [
        report(Match(GAME, pair, 4), [won(share, 1 - share)] * 4, each_seat(pair), 1.0, None)
        for pair, share in results.items()
    ]
    found = tournament.tournament(bots, reports)
    first, *others = found.places
    assert (first.bot, first.games, first.share) == ("b", 8, 1.0)
    assert [other.share for other in others] == [0.25, 0.25]
    assert others[0].rating.elo == pytest.approx(others[1].rating.elo)
    assert found.games == 12
