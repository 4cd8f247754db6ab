"""Ratings against known values, and against what makes them the likeliest."""

import math

import pytest

from smokowisko.arena.ratings import Deal, inverse, likeliest, ratings

PAIR = (0, 1)


def won(times: int) -> list[Deal]:
    return [Deal(PAIR, (1.0, 0.0))] * times


def lost(times: int) -> list[Deal]:
    return [Deal(PAIR, (0.0, 1.0))] * times


def test_two_bots_have_the_odds_of_their_wins() -> None:
    """75 of 100, and the drawn deal: odds of 75.5 to 25.5, shared out around the mean."""
    first, second = ratings(2, [*won(75), *lost(25)])
    apart = 400 * math.log10(75.5 / 25.5)
    assert first.elo == pytest.approx(apart / 2)
    assert second.elo == pytest.approx(-apart / 2)


def test_the_interval_of_two_bots_is_that_of_their_log_odds() -> None:
    """Deals won or lost as a whole: the variance of log odds is 1 / npq, of which each bot has
    half the deviation."""
    first, _ = ratings(2, [*won(75), *lost(25)])
    deviation = math.sqrt(1 / (101 * 75.5 / 101 * 25.5 / 101))
    reach = 1.959964 * deviation / 2 * 400 / math.log(10)
    assert first.interval[1] - first.elo == pytest.approx(reach, rel=0.01)
    assert first.elo - first.interval[0] == pytest.approx(reach, rel=0.01)


def test_deals_that_are_split_say_more_than_deals_won_and_lost() -> None:
    split = ratings(2, [Deal(PAIR, (0.5, 0.5))] * 100)[0]
    wild = ratings(2, [*won(50), *lost(50)])[0]
    assert split.elo == pytest.approx(0, abs=1e-9)
    assert wild.elo == pytest.approx(0, abs=1e-9)
    assert split.interval[1] < 0.3 * wild.interval[1]


def test_who_won_everything_has_a_rating_and_an_honest_interval() -> None:
    first, second = ratings(2, won(20))
    assert first.elo - second.elo == pytest.approx(400 * math.log10(20.5 / 0.5))
    assert first.interval[1] - first.interval[0] > 200


def test_a_circle_has_no_best() -> None:
    circle = [Deal((0, 1), (1.0, 0.0)), Deal((1, 2), (1.0, 0.0)), Deal((0, 2), (0.0, 1.0))]
    assert [rating.elo for rating in ratings(3, circle * 10)] == pytest.approx([0, 0, 0], abs=1e-6)


def test_the_likeliest_strengths_expect_what_was_won() -> None:
    """The score equations of the model, at tables of two and of three."""
    deals = [
        *[Deal((0, 1, 2), (0.7, 0.3, 0.0))] * 5,
        *[Deal((0, 1, 2), (0.0, 0.2, 0.8))] * 3,
        *[Deal((1, 2), (0.5, 0.5))] * 4,
        *[Deal((0, 3), (0.6, 0.4))] * 6,
    ]
    strengths = likeliest(4, deals)
    for bot in range(4):
        won = sum(deal.shares[deal.bots.index(bot)] for deal in deals if bot in deal.bots)
        expected = sum(
            strengths[bot] / sum(strengths[other] for other in deal.bots)
            for deal in deals
            if bot in deal.bots
        )
        assert expected == pytest.approx(won, rel=1e-6)


def test_inverse() -> None:
    assert inverse([[4.0, 1.0], [1.0, 3.0]]) == [
        pytest.approx([3 / 11, -1 / 11]),
        pytest.approx([-1 / 11, 4 / 11]),
    ]
