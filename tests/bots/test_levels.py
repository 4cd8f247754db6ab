"""What tells the levels apart, and budgets that no bot can keep to."""

import math

import pytest

from smokowisko.bots import BOTS, LEVELS, Budget, advise, bot
from smokowisko.bots.plans import plan
from smokowisko.engine.errors import BadOptions
from smokowisko.games import game_ids
from tests.bots.positions import middle_game


@pytest.mark.parametrize("game", [*game_ids(), "a_game_of_somebody_else"])
def test_the_higher_a_level_the_less_it_errs(game: str) -> None:
    doubts = [plan(game).doubt(level, 2) for level in LEVELS]
    assert doubts == sorted({*doubts}, reverse=True)
    assert doubts[-1] == 0.0


def test_whims_shrink_with_the_shares_of_the_victory() -> None:
    assert plan("smoki").doubt("dragon", 4) == plan("smoki").doubt("dragon", 2) / 2


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(
    ("budget", "reason"),
    [
        (Budget(seconds=-0.1), "thinks for 0 seconds or longer, not -0.1."),
        (Budget(seconds=math.nan), "thinks for 0 seconds or longer, not nan."),
        (Budget(descents=0), "makes 1 to 1099511627776 descents, not 0."),
        (Budget(descents=-5), "descents, not -5."),
        (Budget(descents=1 << 63), "descents, not 9223372036854775808."),
        (Budget(seconds=math.inf), "A budget has an end: give seconds or descents."),
    ],
)
def test_a_budget_that_cannot_be_kept(name: str, budget: Budget, reason: str) -> None:
    with pytest.raises(BadOptions, match=reason) as refused:
        bot(name, 0, budget)
    assert refused.value.option == "budget"
    with pytest.raises(BadOptions, match=reason):
        advise(middle_game("serce_smoka", 1), 0, budget)


def test_nothing_and_very_little_are_budgets() -> None:
    state = middle_game("serce_smoka", 1)
    for budget in (None, Budget(seconds=0.0), Budget(descents=1), Budget(math.inf, 1)):
        spent = budget or Budget(seconds=0.0)
        assert bot("hatchling", 0, spent).choose(state.copy()) in state.moves()
