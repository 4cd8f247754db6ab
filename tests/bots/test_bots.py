"""Bots by name; and greedy is clearly better than chance."""

from collections.abc import Iterator

import pytest

import smokowisko
from smokowisko.arena.game import Match, play_game
from smokowisko.arena.verdict import Trial
from smokowisko.bots import ask, bot
from smokowisko.bots.playout import play_out, playouts
from smokowisko.engine.chance import seeded
from tests.bots.positions import middle_game
from tests.engine.toy import Higher, toy
from tests.games.serce_smoka.position import position

# what greedy must win against random: a share of two players' games, and how many times the fair
# share of four players'
SHARE_OF_TWO = {
    "serce_smoka": 0.80,
    "drako": 0.75,
    "smoki": 0.85,
    "ksiega_smokow": 0.80,
    "smoki_z_glebin": 0.90,
}
FAIR_SHARES_OF_FOUR = {"smoki": 2.5, "ksiega_smokow": 2.5, "smoki_z_glebin": 3.0}


def test_the_random_bot_plays_every_move_alike() -> None:
    state = middle_game("serce_smoka", 5)
    moves = state.moves()
    mind = bot("random", 1)
    chosen = [ask(mind, state, 0) for _ in range(400 * len(moves))]
    assert all(320 < chosen.count(move) < 480 for move in moves)


@pytest.mark.parametrize(
    ("fields", "hand", "best"),
    [
        ("treasure_chest 4 3 4", "fire_dragon 2 | dwarf 1 1 | hero 1 | ship 0", "fire_dragon 2"),
        ("dwarf 1 2 1", "dwarf 1 3 | treasure_chest 4 | ship 0 0", "dwarf 3"),
        (
            "treasure_chest 1 | petrified_dragon 2 2 2",
            "sorceress 1 | treasure_chest 3 4 | ship 0 0",
            "sorceress 1 > petrified_dragon",
        ),
    ],
)
def test_greedy_takes_what_lies_there(fields: str, hand: str, best: str) -> None:
    state = position(fields=fields, hand=hand).state
    assert state.text(ask(bot("greedy", 0), state, 0)) == best


def reaches(bar: float, deals: Iterator[float]) -> bool:
    """Whether a sequential test is sure of it before the deals end."""
    trial = Trial(bar)
    for deal in deals:
        trial.add(deal)
        if trial.verdict != "undecided":
            break
    return trial.verdict == "passes"


@pytest.mark.compiled_only  # that the interpreted one plays the same, choices.json shows
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("id", smokowisko.game_ids())
def test_greedy_beats_random_from_either_seat(id: str, seat: int) -> None:
    match = Match(smokowisko.game(id), ("greedy", "random"), games=400, seed=1)
    numbers = range(seat, match.games, 2)  # every deal is played from one seat, then the other
    assert reaches(SHARE_OF_TWO[id], (play_game(match, number).shares[0] for number in numbers))


@pytest.mark.compiled_only
@pytest.mark.parametrize(
    "id", [id for id in smokowisko.game_ids() if smokowisko.game(id).players[1] >= 4]
)
def test_greedy_wins_several_times_its_share_against_three_random_bots(id: str) -> None:
    match = Match(smokowisko.game(id), ("greedy", *["random"] * 3), games=400, seed=1)
    deals = (
        sum(play_game(match, first + seating).shares[0] for seating in range(4)) / 4
        for first in range(0, match.games, 4)
    )
    assert reaches(FAIR_SHARES_OF_FOUR[id] / 4, deals)


def test_an_unknown_bot_is_named_with_those_there_are() -> None:
    with pytest.raises(smokowisko.BadOptions, match="no bot 'deep'; the bots are: random, greedy"):
        bot("deep", 0)


def test_playouts_reach_the_end_and_count_every_decision() -> None:
    game = smokowisko.game("serce_smoka")
    state = game.new(seed=1)
    plies = play_out(state, seeded(2))
    assert state.over
    assert 15 <= plies <= game.max_plies
    assert playouts(game, 2, 10, 1) == playouts(game, 2, 10, 1) > 10 * 15


def test_bots_play_a_user_s_game_too() -> None:
    state = toy(Higher).new(seed=1)
    while not state.over:
        state.play(ask(bot("random", 1), state, 1))
    assert sum(state.scores()) >= 1
