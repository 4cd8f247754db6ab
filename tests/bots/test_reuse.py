"""What a search keeps from one decision to the next: only what is true of the new one as well."""

import random

import pytest

import smokowisko
from smokowisko.bots import ask, bot
from smokowisko.bots.plans import plan
from smokowisko.bots.search import Search, favourite
from smokowisko.bots.search_bot import SearchBot
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


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("id", smokowisko.game_ids())
def test_who_asked_for_advice_may_choose_whatever_was_asked_before(id: str, seed: int) -> None:
    """Advice and choices about one game as it goes on, and in between about another position and
    another game: a tree is only kept for the move that was decided in it."""
    luck = random.Random(seed)
    mind = SearchBot(seed, "ancient", descents(12))
    state, elsewhere = middle_game(id, seed), middle_game(id, seed + 50)
    others = [middle_game(other, seed) for other in smokowisko.game_ids()]
    for _ in range(8):
        if state.over:
            break
        for _ in range(luck.randrange(1, 4)):
            world = luck.choice([state, state, elsewhere, luck.choice(others)])
            assert mind.advise(world).move in world.moves()
        move = mind.choose(state)
        assert move in state.moves()
        state.play(luck.choice([move, state.moves()[0]]))


def test_a_choice_goes_on_from_the_advice_that_was_followed() -> None:
    state = middle_game("ksiega_smokow", 1)
    mind = SearchBot(1, "ancient", descents(40))
    move = mind.advise(state).move
    assert state.text(move).startswith("place")  # which shows nothing new
    assert mind.kept is not None
    search = mind.kept.search
    state.play(move)
    mind.choose(state)
    assert mind.kept.search is search


def test_a_single_legal_move_leaves_the_kept_search_as_it_was() -> None:
    """It is compared with what comes after, and found to be about something else."""
    luck = random.Random(1)
    state = middle_game("drako", 2)
    mind = SearchBot(1, "ancient", descents(12))
    forced = 0
    while not state.over:
        kept = mind.kept
        move = mind.choose(state)
        assert move in state.moves()
        if len(state.moves()) == 1:
            forced += 1
            assert mind.kept is kept
        state.play(luck.choice(state.moves()))
    assert forced
