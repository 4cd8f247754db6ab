"""A verdict may be asked for after every deal, and is wrong in no more than 5 % of matches."""

from random import Random

import pytest

from smokowisko.arena.game import Outcome
from smokowisko.arena.standings import Side
from smokowisko.arena.verdict import STAKES, Trial, until_decided


def judged(bar: float, share: float, luck: Random, most: int = 300) -> tuple[str, int]:
    """Matches of two independent seatings a deal; the verdict and after how many deals."""
    trial = Trial(bar)
    for deal in range(1, most + 1):
        trial.add(((luck.random() < share) + (luck.random() < share)) / 2)
        if trial.verdict != "undecided":
            return trial.verdict, deal
    return trial.verdict, most


def test_wealth_grows_as_staked() -> None:
    """At a bar of one half, a deal that is won multiplies a stake s by 1 + s: 20 coins after 7."""
    trial = Trial(0.5)
    for deal in range(1, 8):
        assert trial.verdict == "undecided"
        trial.add(1.0)
        assert sum((1 + stake) ** deal for stake in STAKES) / 5 >= 20 or deal < 7
    assert trial.verdict == "passes"


def test_a_verdict_stands() -> None:
    trial = Trial(0.5)
    for deal in [0.0] * 7 + [1.0] * 50:
        trial.add(deal)
    assert trial.verdict == "fails"


@pytest.mark.parametrize("bar", [0.45, 0.7, 0.95])
def test_at_the_bar_few_are_judged(bar: float) -> None:
    luck = Random(1)
    verdicts = [judged(bar, bar, luck)[0] for _ in range(200)]
    assert verdicts.count("passes") <= 10
    assert verdicts.count("fails") <= 10


@pytest.mark.parametrize(
    ("bar", "share", "verdict"),
    [(0.7, 0.85, "passes"), (0.7, 0.55, "fails"), (0.95, 1.0, "passes"), (0.45, 0.65, "passes")],
)
def test_far_from_the_bar_all_are_judged_rightly(bar: float, share: float, verdict: str) -> None:
    luck = Random(2)
    assert {judged(bar, share, luck)[0] for _ in range(40)} == {verdict}


def test_who_always_wins_needs_92_deals_for_a_bar_of_95_percent() -> None:
    assert judged(0.95, 1.0, Random(3)) == ("passes", 92)


def test_a_match_ends_with_the_deal_that_settles_it() -> None:
    won = Outcome((1.0, 0.0), (1, 0), (1, 1), (0.0, 0.0))
    trial = Trial(0.5)
    seen = list(until_decided([won] * 100, 2, Side("a", (0,)), trial))
    assert (len(seen), trial.verdict) == (14, "passes")


def test_a_deal_that_is_split_is_one_half() -> None:
    won, lost = (Outcome(shares, (0, 0), (1, 1), (0.0, 0.0)) for shares in ((1.0, 0.0), (0.0, 1.0)))
    trial = Trial(0.5)
    assert len(list(until_decided([won, lost] * 500, 2, Side("a", (0,)), trial))) == 1000
    assert trial.verdict == "undecided"
