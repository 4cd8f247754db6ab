"""Matches are fair by design, repeatable, and honest about what they show."""

import pytest

import smokowisko
from smokowisko.arena.match import (
    GAMES_WORTH_A_PROCESS,
    Match,
    Outcome,
    play_game,
    play_match,
    standings,
    wilson,
)


def match(*bots: str, games: int = 20) -> Match:
    return Match(smokowisko.game("serce_smoka"), bots, games, seed=3)


def test_every_deal_is_played_from_each_seating() -> None:
    """Twins that play alike: swapping their seats swaps the result of the deal."""
    twins = match("greedy", "greedy")
    for deal in range(5):
        there, back = play_game(twins, 2 * deal), play_game(twins, 2 * deal + 1)
        assert back.scores == there.scores[::-1]
        assert back.shares == there.shares[::-1]
        assert back.plies == there.plies


def test_a_match_is_the_same_every_time_and_over_processes() -> None:
    long = match("random", "random", games=GAMES_WORTH_A_PROCESS)
    alone = [play_game(long, number) for number in range(long.games)]
    assert list(play_match(long)) == alone


def test_standings_count_wins_draws_and_shares() -> None:
    outcomes = [
        Outcome((1.0, 0.0), (40, 30), 60),
        Outcome((0.5, 0.5), (30, 30), 70),
        Outcome((1.0, 0.0), (50, 20), 50),
        Outcome((0.0, 1.0), (20, 40), 60),
    ]
    first, second = standings(("a", "b"), outcomes)
    assert (first.wins, first.draws, first.share, first.mean_score) == (2, 1, 0.625, 35.0)
    assert (second.wins, second.draws, second.share, second.mean_score) == (1, 1, 0.375, 30.0)


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [(0.5, 100, 0.4038, 0.5962), (0.9, 1000, 0.8798, 0.9171), (1.0, 10, 0.7225, 1.0)],
)
def test_wilson_interval(share: float, games: int, low: float, high: float) -> None:
    assert wilson(share, games) == pytest.approx((low, high), abs=1e-4)
