"""What positions are worth, in every game: blind to what a seat cannot know, and the outlook of all
seats at once is that of each by itself."""

from collections.abc import Callable, Iterator, Mapping

import pytest

import smokowisko
from smokowisko.engine.chance import fast
from smokowisko.engine.game import Game, Heuristic, State
from smokowisko.engine.weights import weights_of

IDS = smokowisko.game_ids()
WEIGHED = [id for id in IDS if id != "serce_smoka"]  # which asks a network
# options that hide more
SECRETIVE = {"ksiega_smokow": {"secret_goals": True}}


def positions(
    game: Game, seed: int, options: Mapping[str, object] | None = None
) -> Iterator[State]:
    """Some positions of a random game, the last one included."""
    luck = fast(seed)
    fewest, most = game.players
    state = game.new(fewest + seed % (most - fewest + 1), seed, options)
    while not state.over:
        if luck.below(4) == 0:
            yield state
        state.play(state.any_move(luck))
    yield state


@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("seed", range(4))
def test_a_seat_values_alike_what_it_cannot_tell_apart(id: str, seed: int) -> None:
    game = smokowisko.game(id)
    for state in positions(game, seed, SECRETIVE.get(id)):
        for seat in range(state.players):
            world = state.copy()
            world.redeal(seat, seed + 1)
            assert game.heuristic.value(world, seat) == game.heuristic.value(state, seat)


@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("seed", range(4))
def test_the_outlook_is_that_of_the_values(id: str, seed: int) -> None:
    game = smokowisko.game(id)
    for state in positions(game, seed):
        outlook = game.heuristic.outlook(state)
        assert outlook == pytest.approx(Heuristic.outlook(game.heuristic, state), rel=1e-9)
        assert sum(outlook) == pytest.approx(1)


@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("seed", range(4))
def test_what_is_foreseen_comes_true(id: str, seed: int) -> None:
    game = smokowisko.game(id)
    for state in positions(game, seed):
        foresight = game.heuristic.foresight(state)
        for move in state.moves():
            foreseen = foresight.outlook(move)
            if foreseen is not None:
                after = state.copy()
                after.play(move)
                assert foreseen == pytest.approx(game.heuristic.outlook(after), rel=1e-9)


@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("seed", range(4))
def test_the_best_move_promises_most_and_is_the_first_of_equals(id: str, seed: int) -> None:
    wisdom = smokowisko.game(id).heuristic
    for state in positions(smokowisko.game(id), seed):
        if not state.over:
            moves = state.moves()
            promises = [wisdom.promise(state, move) for move in moves]
            assert wisdom.best(state, moves) == moves[promises.index(max(promises))]


@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("seed", range(4))
def test_at_a_desk_one_table_after_another_is_judged_as_each_by_itself(id: str, seed: int) -> None:
    wisdom = smokowisko.game(id).heuristic
    desk = wisdom.desk()
    for state in positions(smokowisko.game(id), seed):
        assert desk.outlook(state) == pytest.approx(wisdom.outlook(state), rel=1e-9)
        if not state.over:
            moves = state.moves()
            promises = [wisdom.promise(state, move) for move in moves]
            found = promises[moves.index(desk.best(state, moves))]
            assert found == pytest.approx(max(promises), rel=1e-9)


@pytest.mark.parametrize("players", range(2, 6))
def test_all_but_few_dragons_and_cards_of_smoki_z_glebin_are_foreseen(players: int) -> None:
    game = smokowisko.game("smoki_z_glebin")
    luck = fast(players)
    state = game.new(players, seed=players)
    told: list[bool] = []
    while not state.over:
        foresight = game.heuristic.foresight(state)
        told += [foresight.outlook(move) is not None for move in state.moves()]
        state.play(state.any_move(luck))
    assert sum(told) > 0.9 * len(told)


@pytest.mark.parametrize("id", WEIGHED)
def test_no_weight_is_without_effect(id: str) -> None:
    game = smokowisko.game(id)
    weights = weights_of(f"smokowisko.games.{id}")
    kind: Callable[[dict[str, float]], Heuristic] = type(game.heuristic)
    idle = {name: kind(weights | {name: value + 0.5}) for name, value in weights.items()}
    for state in (state for seed in range(200) for state in positions(game, seed)):
        outlook = game.heuristic.outlook(state)
        idle = {name: other for name, other in idle.items() if other.outlook(state) == outlook}
        if not idle:
            break
    assert not idle
