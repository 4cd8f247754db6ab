"""What a search keeps from one decision to the next: only what is true of the new one as well."""

import pytest

from smokowisko.bots import ask, bot
from smokowisko.bots.plans import plan
from smokowisko.bots.search import Search, favourite
from smokowisko.engine.chance import fast
from smokowisko.engine.game import State
from tests.bots.positions import descents, middle_game


def searched(state: State) -> tuple[Search, int]:
    """A search, and the move it likes best."""
    search = Search(state.copy(), fast(1), plan(state.game.id))
    search.run(40, 40, 0.0)
    return search, favourite(search.roots()).move


def test_what_is_known_stays_known_where_the_same_seat_goes_on() -> None:
    state = middle_game("ksiega_smokow", 1)
    search, move = searched(state)
    assert state.text(move).startswith("place")  # which shows nothing new
    tried = next(root.visits for root in search.roots() if root.move == move)
    state.play(move)
    assert search.advance(move, state)
    assert sum(root.visits - 1 for root in search.roots()) == tried - 2 > 0
    assert {root.move for root in search.roots()} <= {*state.moves()}


def test_a_card_that_was_drawn_starts_a_new_search() -> None:
    """Also where it is the one of the world that was looked at: the tree holds the moves of all
    cards that might have been drawn."""
    state = middle_game("drako", 3)
    search, move = searched(state)
    assert state.text(move) == "draw"
    world = search.world.copy()
    world.play(move)
    assert world.to_move == state.to_move
    assert not search.advance(move, world)


@pytest.mark.parametrize("seed", [*range(6), 126])
def test_a_bot_that_goes_on_plays_legal_moves_only(seed: int) -> None:
    state, luck = middle_game("drako", seed), fast(seed)
    minds = [bot("hatchling", seed, descents(60)) for _ in range(2)]
    for _ in range(12):
        if state.over:
            break
        move = ask(minds[state.to_move], state, luck.word())
        assert move in state.moves()
        state.play(move)
