"""A bot's choice depends on nothing but what its seat may know, its own luck and its budget."""

import os

import pytest

import smokowisko
from smokowisko.bots import BOTS, LEVELS, Bot, advise, ask, bot
from smokowisko.bots.committee import searched
from smokowisko.engine.chance import fast
from smokowisko.engine.game import State
from tests.bots.cheating import Proxy, behind, cheat
from tests.bots.positions import descents, middle_game, other_worlds, positions
from tests.bots.spy import spied

# the interpreted engine is the same source: a few positions show that it is as fair
INTERPRETED = os.environ.get("SMOKOWISKO_ENGINE") == "interpreted"
POSITIONS = 4 if INTERPRETED else 20
WORLDS = 1 if INTERPRETED else 2
PLIES = 8 if INTERPRETED else 40

BUDGET = descents(12)
GAMES = smokowisko.game_ids()


def test_the_positions_have_secrets_and_every_number_of_players() -> None:
    for id in GAMES:
        fewest, most = smokowisko.game(id).players
        seats = set()
        for state in positions(id, POSITIONS):
            seats.add(int(state.players))
            (world,) = other_worlds(state, 1)
            assert world.view(state.to_move) == state.view(state.to_move)
            assert world.numbers() != state.numbers()
        assert seats == {*range(fewest, most + 1)}


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("name", BOTS)
def test_permuting_what_is_hidden_changes_no_choice(id: str, name: str) -> None:
    for seed, state in enumerate(positions(id, POSITIONS)):
        chosen = ask(bot(name, seed, BUDGET), state, 5)
        assert chosen in state.moves()
        for world in other_worlds(state, WORLDS):
            assert ask(bot(name, seed, BUDGET), world, 5) == chosen


@pytest.mark.parametrize("id", GAMES)
def test_a_search_finds_the_same_in_whatever_world_it_is_handed(id: str) -> None:
    """Even in the true one: it deals anew before every descent, and a re-deal is canonical."""
    for seed, state in enumerate(positions(id, POSITIONS)):
        level = [*LEVELS][seed % len(LEVELS)]
        chosen = bot(level, seed, BUDGET).choose(state.copy())
        for world in other_worlds(state, WORLDS):
            assert bot(level, seed, BUDGET).choose(world) == chosen


@pytest.mark.parametrize("id", GAMES)
def test_advice_knows_no_more_than_the_seat(id: str) -> None:
    """The same move and, to the last bit, the same promise."""
    for seed, state in enumerate(positions(id, POSITIONS)):
        advice = advise(state.copy(), seed, BUDGET)
        for world in other_worlds(state, WORLDS):
            assert advise(world, seed, BUDGET) == advice


@pytest.mark.parametrize("id", GAMES)
def test_nobody_of_a_committee_knows_more_than_the_seat(id: str) -> None:
    state = middle_game(id, 2)
    (world,) = other_worlds(state, 1)
    assert searched(world, 7, BUDGET) == searched(state, 7, BUDGET)


@pytest.mark.parametrize("name", BOTS)
def test_nothing_hidden_is_remembered_from_one_move_to_the_next(name: str) -> None:
    """Twins play on from one position: one is asked at the true table, the other at tables where
    everything hidden is permuted before every move."""
    for id in GAMES:
        state = middle_game(id, 6)
        for_truth, for_others = (
            [bot(name, seat, BUDGET) for seat in range(state.players)] for _ in range(2)
        )
        luck = fast(6)
        for ply in range(PLIES):
            if state.over:
                break
            seat = state.to_move
            (world,) = other_worlds(state, 1)
            move = ask(for_truth[seat], state, ply)
            assert ask(for_others[seat], world, ply) == move
            state.play(move if ply % 2 else state.any_move(luck))


@pytest.mark.parametrize("id", GAMES)
def test_worlds_of_a_search_fit_the_view_and_vary(id: str) -> None:
    for state in positions(id, 4):
        seat = int(state.to_move)
        spy, dealt = spied(state)
        bot("ancient", 1, BUDGET).choose(spy)
        assert len(dealt) >= BUDGET.descents
        assert {dealt_for for dealt_for, _ in dealt} == {seat}
        worlds = [world for _, world in dealt]
        assert all(world.view(seat) == state.view(seat) for world in worlds)
        assert all(world.census() == state.census() for world in worlds)
        # some move of the root had its share of the descents at least, each in another world
        each = BUDGET.descents // len(state.moves())
        assert len({tuple(world.numbers()) for world in worlds}) > max(1, each)


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


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_is_handed_a_copy(name: str) -> None:
    state = middle_game("serce_smoka", 3)
    before = state.dump()
    assert ask(bot(name, 0, BUDGET), state, 1) in state.moves()
    assert state.dump() == before


# ---------------------------------------------------------------- the bot that cheats


@pytest.mark.compiled_only  # many positions until one tells
@pytest.mark.parametrize("id", GAMES)
def test_who_cheats_is_caught(id: str) -> None:
    """The check above finds a bot out that sees the truth: in some position its choice changes
    with what is hidden."""

    def chosen(state: State, seed: int) -> int:
        return cheat(bot("ancient", seed, descents(16)), state, 5)

    assert any(
        chosen(world, seed) != chosen(state, seed)
        for seed in range(100)
        for state in [middle_game(id, seed)]
        for world in other_worlds(state, 1)
    )


@pytest.mark.parametrize("id", GAMES)
def test_the_cheat_is_the_table_of_glass_alone(id: str) -> None:
    """At a table that only forwards, every choice is as it would be without."""
    for seed, state in enumerate(positions(id, 4)):
        forwarding = Proxy(behind(state.game), state)
        assert ask(bot("ancient", seed, BUDGET), forwarding, 5) == ask(
            bot("ancient", seed, BUDGET), state, 5
        )
