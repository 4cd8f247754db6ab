"""A game that can be won is won: nothing that is only hoped for is worth more than a victory."""

from collections.abc import Iterator

import pytest

import smokowisko
from smokowisko.bots import ask, bot, possible_world
from smokowisko.bots.results import expected, result
from smokowisko.engine.game import State
from smokowisko.engine.record import replay
from tests import golden
from tests.bots.positions import descents

GAMES = smokowisko.game_ids()
WORLDS = 30


def chance(state: State, move: int) -> float:
    """In how many of the worlds that may be true the mover wins at once and alone."""
    seat = state.to_move
    won = 0
    for seed in range(WORLDS):
        world = possible_world(state, seat, seed)
        world.play(move)
        won += world.winners() == [seat]
    return won / WORLDS


def won_in_one(id: str) -> Iterator[tuple[State, dict[int, float]]]:
    """From the last plies of golden games, where some moves certainly win and others do not."""
    game = smokowisko.game(id)
    for record in golden.records(game).values():
        states = [state.copy() for state, _ in replay(record, game)]
        last = states[-2]
        if len(last.moves()) <= 60:
            chances = {move: chance(last, move) for move in last.moves()}
            if max(chances.values()) == 1.0 and min(chances.values()) < 0.5:
                yield last, chances


@pytest.mark.compiled_only  # every last ply is tried in many worlds
@pytest.mark.parametrize("id", GAMES)
def test_a_game_that_can_be_won_is_won(id: str) -> None:
    found = [*won_in_one(id)]
    assert len(found) >= 2
    won = [
        chances[ask(bot("ancient", seed, descents(100)), state, seed)]
        for seed, (state, chances) in enumerate(found)
    ]
    # now and then a move that wins a little later, and more clearly, is as good
    assert sum(won) >= 0.75 * len(won)


@pytest.mark.parametrize("id", GAMES)
def test_hope_lies_between_the_narrowest_defeat_and_the_narrowest_victory(id: str) -> None:
    game = smokowisko.game(id)
    for record in [*golden.records(game).values()][::10]:
        *_, (state, _) = replay(record, game)
        for seat, share in enumerate(result(state)):
            if [seat] == state.winners():
                assert share >= expected([1.0])[0] - 1e-9
            elif seat not in state.winners():
                assert share <= expected([0.0])[0] + 1e-9
    assert expected([0.5, 0.3, 0.2]) == pytest.approx([0.5, 0.32, 0.23])
