"""What games show: shares, and intervals that count deals instead of games."""

import pytest

from smokowisko.arena.game import Outcome
from smokowisko.arena.standings import (
    by_deal,
    interval,
    mean_ms,
    one_against_others,
    standings,
    wilson,
)


def outcome(shares: tuple[float, ...], scores: tuple[int, ...] = (), ms: float = 1.0) -> Outcome:
    players = len(shares)
    return Outcome(shares, scores or (0,) * players, (30,) * players, (ms,) * players)


def test_standings_count_wins_draws_and_shares() -> None:
    outcomes = [
        outcome((1.0, 0.0), (40, 30)),
        outcome((0.5, 0.5), (30, 30)),
        outcome((1.0, 0.0), (50, 20)),
        outcome((0.0, 1.0), (20, 40)),
    ]
    first, second = standings(("a", "b"), outcomes)
    assert (first.wins, first.draws, first.share, first.mean_score) == (2, 1, 0.625, 35.0)
    assert (second.wins, second.draws, second.share, second.mean_score) == (1, 1, 0.375, 30.0)


def test_the_others_are_one_side() -> None:
    bots = ("a", "b", "b", "b")
    third = 1 / 3
    outcomes = [
        outcome((1.0, 0.0, 0.0, 0.0), (9, 1, 2, 3)),
        outcome((0.0, third, third, third), (0, 6, 6, 6)),
        outcome((0.0, 0.5, 0.5, 0.0), (0, 6, 6, 3)),
        outcome((0.5, 0.5, 0.0, 0.0), (3, 3, 0, 0)),
    ]
    one, others = standings(bots, outcomes, one_against_others(bots))
    assert (one.bot, one.seats, one.wins, one.draws, one.share) == ("a", 1, 1, 1, 0.375)
    assert (others.bot, others.seats, others.wins, others.draws) == ("b", 3, 2, 1)
    assert others.share == pytest.approx(0.625)
    assert (one.mean_score, others.mean_score) == (3.0, 3.5)


def test_the_time_of_a_move_counts_moves_not_games() -> None:
    long = Outcome((1.0, 0.0), (0, 0), (30, 1), (2.0, 8.0))
    short = Outcome((1.0, 0.0), (0, 0), (10, 3), (6.0, 4.0))
    bots = ("a", "b")
    assert [mean_ms(side, [long, short]) for side in one_against_others(bots)] == [3.0, 5.0]


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [(0.5, 100, 0.4038, 0.5962), (0.9, 1000, 0.8798, 0.9171), (1.0, 10, 0.7225, 1.0)],
)
def test_wilson_interval(share: float, games: int, low: float, high: float) -> None:
    assert wilson(share, games) == pytest.approx((low, high), abs=1e-4)


def test_a_deal_is_the_mean_of_its_seatings() -> None:
    assert by_deal([1.0, 0.0, 0.5, 1.0], 2) == [0.5, 0.75]


def test_deals_won_or_lost_as_a_whole_count_once() -> None:
    assert interval([1.0] * 50 + [0.0] * 50) == pytest.approx(wilson(0.5, 100))
    assert interval([1.0] * 10) == pytest.approx(wilson(1.0, 10))


def test_seatings_that_have_nothing_in_common_count_as_games() -> None:
    """As two coins fall: a quarter won twice, half split, a quarter lost twice."""
    deals = [1.0] * 100 + [0.5] * 200 + [0.0] * 100
    assert interval(deals) == pytest.approx(wilson(0.5, 800), abs=5e-4)


def test_twins_who_split_every_deal_are_known_to_be_equal() -> None:
    low, high = interval([0.5] * 100)
    assert 0.48 < low < 0.5 < high < 0.52


def test_few_deals_that_happen_to_be_alike_prove_little() -> None:
    low, high = interval([0.5] * 3)
    assert low < 0.25
    assert high > 0.75


def test_a_share_of_one_deal_is_hardly_known() -> None:
    assert interval([0.5]) == pytest.approx(wilson(0.5, 1))
