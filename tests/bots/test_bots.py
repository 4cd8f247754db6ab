"""Bots: legal, fair, repeatable; and greedy is clearly better than chance."""

import os
import random

import pytest

import smokowisko
from smokowisko.arena.match import Match, play_match, standings
from smokowisko.bots import BOTS, Bot, ask, bot
from smokowisko.bots.playout import play_out, playouts
from smokowisko.engine.chance import seeded
from smokowisko.engine.game import State
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

# the interpreted engine is the same source: a few of the games show that it plays as well
THINNED = 50 if os.environ.get("SMOKOWISKO_ENGINE") == "interpreted" else 1


def middle_game(id: str, seed: int) -> State:
    """A position in the middle of a random game."""
    luck = random.Random(seed)
    state = smokowisko.game(id).new(seed=seed)
    for _ in range(luck.randrange(40)):
        after = state.copy()
        after.play(luck.choice(after.moves()))
        if after.over:
            break
        state = after
    return state


@pytest.mark.parametrize("id", smokowisko.game_ids())
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_s_choice_does_not_depend_on_what_its_seat_cannot_know(id: str, name: str) -> None:
    for seed in range(40):
        state = middle_game(id, seed)
        other = state.copy()
        other.redeal(state.to_move, seed + 1000)
        assert other.dump() != state.dump()
        assert ask(bot(name, seed), state, 5) == ask(bot(name, seed), other, 5)


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_is_handed_a_copy(name: str) -> None:
    state = middle_game("serce_smoka", 3)
    before = state.dump()
    assert ask(bot(name, 0), state, 1) in state.moves()
    assert state.dump() == before


class Nosy(Bot):
    """Keeps the world it was given."""

    world: State

    def choose(self, world: State) -> int:
        self.world = world
        return world.moves()[0]


def test_a_bot_never_holds_the_truth() -> None:
    state = middle_game("serce_smoka", 8)
    nosy = Nosy()
    ask(nosy, state, 1)
    seat = int(state.to_move)
    assert nosy.world.view(seat) == state.view(seat)
    assert nosy.world.view(1 - seat) != state.view(1 - seat)


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


@pytest.mark.parametrize("id", smokowisko.game_ids())
def test_greedy_beats_random_from_either_seat(id: str) -> None:
    match = Match(smokowisko.game(id), ("greedy", "random"), games=1000 // THINNED, seed=1)
    outcomes = list(play_match(match))
    for seat in range(2):  # every deal is played from one seat, then from the other
        greedy, _ = standings(match.bots, outcomes[seat::2])
        assert greedy.share >= SHARE_OF_TWO[id]


@pytest.mark.parametrize(
    "id", [id for id in smokowisko.game_ids() if smokowisko.game(id).players[1] >= 4]
)
def test_greedy_wins_several_times_its_share_against_three_random_bots(id: str) -> None:
    match = Match(smokowisko.game(id), ("greedy", *["random"] * 3), games=400 // THINNED, seed=1)
    greedy, *_ = standings(match.bots, list(play_match(match)))
    assert greedy.share >= FAIR_SHARES_OF_FOUR[id] / 4


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
