"""Our games keep OpenSpiel's contract."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

import smokowisko
from smokowisko.engine.game import State

pyspiel = pytest.importorskip("pyspiel")

if TYPE_CHECKING:
    from bench.spiel import SpielState

GAMES = smokowisko.game_ids()


def spiel(state: State) -> SpielState:
    from bench.spiel import SpielGame, SpielState

    return SpielState(SpielGame(state.game, state.players), state)


def halfway(game_id: str, seed: int) -> State:
    from bench.subjects import halfway as found

    state = found(smokowisko.game(game_id), 2, seed)
    assert isinstance(state, State)
    return state


@pytest.mark.parametrize("game_id", GAMES)
def test_openspiel_finds_its_contract_kept(game_id: str) -> None:
    """Its own check of random games: legal actions, utilities, lengths, clones, strings."""
    from bench.spiel import SpielGame

    for players in {2, smokowisko.game(game_id).players[1]}:
        game = SpielGame(smokowisko.game(game_id), players, seed=players)
        pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_clone_goes_its_own_way(game_id: str) -> None:
    state = spiel(halfway(game_id, 3))
    before = str(state)
    clone = state.clone()
    assert str(clone) == before
    clone.apply_action(clone.legal_actions()[0])
    assert str(clone) != before
    assert str(state) == before


@pytest.mark.parametrize("game_id", GAMES)
def test_a_resampled_table_looks_the_same_to_the_seat_alone(game_id: str) -> None:
    luck = Random(5)
    for seed in range(5):
        state = spiel(halfway(game_id, seed))
        seat = state.current_player()
        worlds = [state.resample_from_infostate(seat, luck.random) for _ in range(8)]
        for world in worlds:
            assert world.information_state_string(seat) == state.information_state_string(seat)
            assert world.legal_actions() == state.legal_actions()
        assert len({str(world) for world in worlds}) > 1


@pytest.mark.parametrize("game_id", GAMES)
def test_two_tables_have_one_string_just_when_the_view_is_one(game_id: str) -> None:
    """Over worlds that fit one position, after the same move."""
    compared = {True: 0, False: 0}
    for seed in range(6):
        start = halfway(game_id, seed)
        seat = start.to_move
        shown: dict[str, object] = {}
        for number in range(40):
            world = start.copy()
            world.redeal(seat, number)
            world.play(world.moves()[0])
            view = world.view(seat)
            text = spiel(world).information_state_string(seat)
            compared[view in shown.values()] += 1
            assert shown.get(text, view) == view
            assert (text in shown) == (view in shown.values())
            shown[text] = view
    assert compared[True]
    assert compared[False]


def test_the_victory_is_a_zero_sum() -> None:
    game = smokowisko.game("smoki")
    state = game.new(3, 1)
    assert spiel(state.copy()).returns() == [0.0, 0.0, 0.0]
    luck = Random(1)
    while not state.over:
        state.play(luck.choice(state.moves()))
    [winner] = state.winners()
    prizes = [2.0 if seat == winner else -1.0 for seat in range(3)]
    assert spiel(state).returns() == prizes
