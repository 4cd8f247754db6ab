"""What a search finds, how long it looks, and what it never does."""

import math

import pytest

import smokowisko
from smokowisko.bots import LEVELS, Budget, advise, ask, bot
from smokowisko.bots.plans import NEVER, Plan, plan
from smokowisko.bots.results import result
from smokowisko.bots.search import Root, Search, favourite, whim
from smokowisko.bots.search_bot import FEWEST_DESCENTS
from smokowisko.engine.chance import fast
from smokowisko.engine.game import Heuristic, State
from tests.bots.positions import descents, middle_game
from tests.bots.spy import spied
from tests.engine.toy import HAND, Higher, toy

GAMES = smokowisko.game_ids()


def test_the_same_seed_and_budget_find_the_same() -> None:
    state = middle_game("smoki", 4, 3)
    assert advise(state, 7, descents(60)) == advise(state, 7, descents(60))
    promises = {advise(state, seed, descents(60)).share for seed in range(5)}
    assert len(promises) > 1


# ---------------------------------------------------------------- how long


def forced() -> State:
    """A position with a single legal move."""
    for seed in range(100):
        for id in GAMES:
            state = smokowisko.game(id).new(seed=seed)
            luck = fast(seed)
            while not state.over:
                if len(state.moves()) == 1:
                    return state
                state.play(state.any_move(luck))
    raise AssertionError("no game has a forced move")


@pytest.mark.parametrize("level", LEVELS)
def test_a_single_legal_move_needs_no_thought(level: str) -> None:
    state = forced()
    spy, dealt = spied(state)
    assert [bot(level, 1, descents(100)).choose(spy)] == state.moves()
    assert dealt == []


def descents_of(level: str, budget: Budget) -> int:
    """How many descents a bot makes where much is open."""
    spy, dealt = spied(middle_game("ksiega_smokow", 0, 3))
    bot(level, 1, budget).choose(spy)
    return len(dealt) - 1  # the first world is only looked at


def test_a_budget_of_descents_is_kept_to_the_last_one() -> None:
    assert [descents_of("ancient", descents(number)) for number in (8, 9, 15)] == [8, 9, 15]


def test_every_level_makes_a_few_descents() -> None:
    assert {descents_of(level, descents(1)) for level in LEVELS} == {FEWEST_DESCENTS}


def test_without_time_a_bot_still_makes_a_few_descents_and_stops() -> None:
    for level in LEVELS:
        made = descents_of(level, Budget(seconds=0.0))
        assert FEWEST_DESCENTS <= made <= 2 * FEWEST_DESCENTS


def test_a_lower_level_uses_a_smaller_part_of_the_budget() -> None:
    made = [descents_of(level, descents(200)) for level in LEVELS]
    assert made == sorted(made)
    assert made[0] < made[-1]


# ---------------------------------------------------------------- what it finds


class Points(Heuristic):
    """All that a glance at the toy tells."""

    def value(self, state: State, seat: int) -> float:
        return float(state.scores()[seat])


def solved(state: State) -> list[float]:
    """The result of an open game for each of two players who see everything to its end."""
    if state.over:
        return result(state)
    seat = state.to_move
    return max((solved(after) for after in following(state).values()), key=lambda end: end[seat])


def following(state: State) -> dict[int, State]:
    after = {}
    for move in state.moves():
        after[move] = state.copy()
        after[move].play(move)
    return after


def test_an_open_end_is_played_to_perfection() -> None:
    """With hands open and the deck empty, the search finds what trying everything finds."""
    puzzles = 0
    for seed in range(80):
        state = toy(Higher, heuristic=Points()).new(2, seed, {"open": True})
        assert isinstance(state, Higher)
        luck = fast(seed)
        while state.deck:
            state.play(state.any_move(luck))
        state.points = [0, 0]  # a fresh start, so that every point counts
        seat = state.to_move
        ends = {move: solved(after)[seat] for move, after in following(state).items()}
        # a victory is worth much more than any margin of it
        best = [move for move, end in ends.items() if end > max(ends.values()) - 0.1]
        if len(best) < len(ends):
            puzzles += 1
            assert ask(bot("ancient", seed, descents(1000)), state, seed) in best
    assert puzzles >= 5


def test_advice_is_what_ancient_plays_and_promises() -> None:
    for id in GAMES:
        state = middle_game(id, 11)
        advice = advise(state, 5, descents(30))
        assert advice.move == bot("ancient", 5, descents(30)).choose(state)
        assert 0.0 <= advice.share <= 1.0


# ---------------------------------------------------------------- which worlds, and how far


@pytest.mark.parametrize("id", GAMES)
def test_every_move_of_the_root_meets_the_same_worlds(id: str) -> None:
    """So there are only as many as the most visited move needs, after its first judgement."""
    spy, dealt = spied(middle_game(id, 11))
    search = Search(spy, fast(1), plan(id))
    search.run(0, 60, math.inf)
    worlds = {tuple(world.dump()) for _, world in dealt[1:]}
    assert len(worlds) == favourite(search.roots()).visits - 1


class Onlooker(Points):
    """Keeps how many cards lie at every table that it is asked to choose at, and to judge."""

    def __init__(self) -> None:
        self.chosen: list[int] = []
        self.judged: list[int] = []

    def best(self, state: State, moves: list[int]) -> int:
        assert isinstance(state, Higher)
        self.chosen.append(len(state.table))
        return moves[-1]

    def outlook(self, state: State) -> list[float]:
        assert isinstance(state, Higher)
        self.judged.append(len(state.table))
        return super().outlook(state)


def test_a_position_is_judged_after_the_moves_of_a_rehearsal() -> None:
    onlooker = Onlooker()
    state = toy(Higher, heuristic=onlooker).new(2, seed=1)
    search = Search(state, fast(1), Plan(0.1, 0.1, patience=NEVER, rehearsal=3))
    search.run(0, 10, math.inf)
    looks = len(state.moves())
    assert onlooker.chosen == [1, 2, 3] * 10
    assert onlooker.judged == [1] * looks + [4] * 10
    # only the root was opened
    assert len(search.tree) == 1 + looks
    assert search.judged == looks + 10 * (3 * HAND + 1)


def test_a_rehearsal_ends_with_the_game() -> None:
    onlooker = Onlooker()
    state = toy(Higher, heuristic=onlooker).new(2, seed=1)
    while len(state.moves()) > 2 or state.to_move:
        state.play(state.moves()[0])
    search = Search(state, fast(1), Plan(0.1, 0.1, patience=NEVER, rehearsal=9))
    search.run(0, 10, math.inf)
    # the last moves of both are forced
    assert len(onlooker.chosen) == 10


# ---------------------------------------------------------------- whims


def test_the_favourite_was_visited_most_and_went_best_among_equals() -> None:
    roots = [Root(1, 5, 4.0), Root(2, 9, 4.5), Root(3, 9, 5.4), Root(4, 2, 2.0)]
    assert favourite(roots) == roots[2]


def test_a_whim_is_the_likelier_the_better_the_move_looks() -> None:
    """Moves that promise 0.60, 0.55 and 0.30, with a doubt of 0.05: as 1 to e⁻¹ to e⁻⁶."""
    roots = [Root(7, 10, 6.0), Root(8, 1, 0.55), Root(9, 4, 1.2)]
    luck = fast(3)
    drawn = [whim(roots, 0.05, luck).move for _ in range(10_000)]
    whole = 1 + math.exp(-1) + math.exp(-6)
    for move, weight in ((7, 1.0), (8, math.exp(-1)), (9, math.exp(-6))):
        expected = 10_000 * weight / whole
        assert abs(drawn.count(move) - expected) < 5 * math.sqrt(expected)


@pytest.mark.compiled_only  # many choices
def test_a_hatchling_errs_now_and_then_and_an_ancient_never_by_whim() -> None:
    state = middle_game("smoki", 9)
    best = advise(state, 0, descents(2000)).move
    chosen = {
        level: [ask(bot(level, seed, descents(200)), state, seed) for seed in range(60)]
        for level in ("hatchling", "ancient")
    }
    right = {level: moves.count(best) for level, moves in chosen.items()}
    assert right["hatchling"] < right["ancient"]
    assert right["hatchling"] > 60 / len(state.moves())
    assert len({*chosen["hatchling"]}) > len({*chosen["ancient"]})


def test_a_user_s_game_is_searched_too() -> None:
    state = toy(Higher, heuristic=Points()).new(players=3, seed=1)
    minds = [bot(level, 1, descents(20)) for level in ("hatchling", "elder", "ancient")]
    while not state.over:
        state.play(ask(minds[state.to_move], state, 1))
    assert sum(state.scores()) >= 1
