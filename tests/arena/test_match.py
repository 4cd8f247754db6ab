"""Matches are fair by design, and repeatable whoever plays them."""

import math
import multiprocessing
import time

import pytest

import smokowisko
from smokowisko.arena.game import Match, play_game
from smokowisko.arena.match import play_match
from smokowisko.arena.workers import GAMES_WORTH_A_PROCESS, handfuls, here, processes
from smokowisko.bots import Bot, Budget, bot


def match(*bots: str, games: int = 20, iterations: int = 16) -> Match:
    game = smokowisko.game("serce_smoka")
    return Match(game, bots, games, seed=3, budget=Budget(math.inf, iterations))


def test_every_deal_is_played_from_each_seating() -> None:
    """Twins that play alike: swapping their seats swaps the result of the deal."""
    twins = match("greedy", "greedy")
    for deal in range(5):
        there, back = play_game(twins, 2 * deal), play_game(twins, 2 * deal + 1)
        assert back.scores == there.scores[::-1]
        assert back.shares == there.shares[::-1]
        assert back.moves == there.moves[::-1]
        assert back.plies == there.plies == sum(there.moves)


def test_one_against_three_sits_once_in_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    seats: list[str] = []

    def seated(name: str, seed: int, budget: Budget) -> Bot:
        seats.append(name)
        return bot(name, seed, budget)

    monkeypatch.setattr("smokowisko.arena.game.bot", seated)
    four = Match(smokowisko.game("smoki"), ("greedy", "random", "random", "random"), 8, seed=5)
    where = []
    for number in range(8):
        seats.clear()
        outcome = play_game(four, number)
        assert math.isclose(sum(outcome.shares), 1)
        where.append(seats.index("greedy"))
    assert where == [0, 1, 2, 3, 0, 1, 2, 3]


def test_the_budget_is_ancient_s_and_reaches_the_bots() -> None:
    """Ancient plays otherwise with more iterations; a Hatchling's part of either is too small to
    tell."""
    few, many = (
        [play_game(match(level, "random", iterations=iterations), 0) for iterations in (8, 50)]
        for level in ("hatchling", "ancient")
    )
    assert few[0] == few[1]
    assert many[0] != many[1]


def test_a_long_match_is_the_same_over_processes() -> None:
    long = match("random", "random", games=GAMES_WORTH_A_PROCESS)
    assert list(play_match(long)) == [play_game(long, number) for number in range(long.games)]


def test_a_search_is_the_same_here_and_over_one_or_two_processes() -> None:
    searching = match("hatchling", "greedy", games=4)
    alone = list(play_match(searching, here))
    for count in (1, 2):
        assert list(play_match(searching, processes(count))) == alone


def test_who_searches_takes_one_game_at_a_time() -> None:
    numbers = range(100)
    assert max(map(len, handfuls(match("hatchling", "random"), numbers, 2))) == 1
    quick = list(handfuls(match("greedy", "random"), numbers, 2))
    assert [number for handful in quick for number in handful] == list(numbers)
    assert len(quick[0]) == 12


def test_nobody_plays_on_when_enough_is_seen() -> None:
    endless = match("hatchling", "greedy", games=10_000)
    games = play_match(endless, processes(2))
    next(games)
    started = time.monotonic()
    games.close()
    assert time.monotonic() - started < 20
    assert not multiprocessing.active_children()
