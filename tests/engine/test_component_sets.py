"""Games of other component files than their own: few are kept, and none pushes out a game's own."""

import pickle

import pytest

from smokowisko import games
from smokowisko.engine import component_sets
from smokowisko.engine.game import Game
from tests.games.component_files import shipped

KEPT = component_sets.of_another_file


@pytest.fixture(autouse=True)
def nothing_kept() -> None:
    KEPT.cache_clear()


def test_two_hundred_files_leave_a_few_sets_and_the_games_own() -> None:
    made: list[str | None] = []

    def make(source: str | None) -> Game:
        made.append(source)
        return games.game("serce_smoka")

    kept = component_sets.kept_apart(make)
    kept(None)
    for number in range(200):
        kept(f"# {number}")
    kept(None)
    assert made == [None, *(f"# {number}" for number in range(200))]
    assert KEPT.cache_info().currsize == component_sets.MOST_OTHERS


@pytest.mark.parametrize("id", games.IDS)
def test_other_files_do_not_push_out_the_games_own(id: str) -> None:
    own = games.game(id)
    for number in range(component_sets.MOST_OTHERS + 2):
        games.game(id, f"# {number}\n{shipped(id)}")
    assert KEPT.cache_info().currsize == component_sets.MOST_OTHERS
    assert games.game(id) is own


def test_all_games_share_the_room() -> None:
    for number in range(3):
        for id in games.IDS:
            games.game(id, f"# {number}\n{shipped(id)}")
    assert KEPT.cache_info().currsize == component_sets.MOST_OTHERS


@pytest.mark.parametrize("id", games.IDS)
def test_the_same_file_twice_in_a_row_is_built_once(id: str) -> None:
    assert games.game(id, shipped(id)) is games.game(id, shipped(id))
    assert KEPT.cache_info().misses == 1


@pytest.mark.parametrize("id", games.IDS)
def test_a_game_comes_back_from_a_pickle_as_itself(id: str) -> None:
    for source in (None, shipped(id)):
        game = games.game(id, source)
        assert game.source == source
        assert pickle.loads(pickle.dumps(game)) is game
