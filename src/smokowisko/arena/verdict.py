"""Does a bot reach a bar? A sequential test, which may be looked at after every deal.

Two gamblers begin with one coin each. One stakes on the bot being better than the bar, the other
on its being worse: each puts a fixed part of the most it could stake on every deal, at odds that
are fair if the share is exactly the bar, and wins or loses by how far the deal's share lies from
it. As long as the share does not lie on its side of the bar, a gambler's wealth is a
supermartingale, so it reaches 20 coins with a chance of at most 1 in 20, however often one looks
(Ville's inequality). Who gets there settles the verdict.

Unlike Wald's test, this needs no second hypothesis and no model of how the seatings of a deal hang
together: a deal is one bounded observation. A bot that stands exactly at the bar stays undecided.
"""

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Literal

from smokowisko.arena.game import Outcome
from smokowisko.arena.standings import Side, share_of

# parts of the highest stake; a coin is spread over all of them, because nobody knows beforehand
# which is best: small ones for a bot near the bar, a high one for a bot that always wins
STAKES = (0.05, 0.1, 0.2, 0.4, 0.95)
ENOUGH = 20.0  # coins, for an error of 5 % on either side

Verdict = Literal["passes", "fails", "undecided"]


@dataclass
class Trial:
    """The two gamblers, by the logarithms of what each stake has become."""

    bar: float
    better: list[float] = field(default_factory=lambda: [0.0] * len(STAKES))
    worse: list[float] = field(default_factory=lambda: [0.0] * len(STAKES))
    verdict: Verdict = "undecided"

    def add(self, deal: float) -> None:
        """The bot's mean share over all seatings of one more deal."""
        if self.verdict != "undecided":
            return
        ahead = deal - self.bar
        for at, stake in enumerate(STAKES):
            self.better[at] += math.log1p(stake / self.bar * ahead)
            self.worse[at] += math.log1p(-stake / (1 - self.bar) * ahead)
        if wealth(self.better) >= ENOUGH:
            self.verdict = "passes"
        elif wealth(self.worse) >= ENOUGH:
            self.verdict = "fails"


def wealth(stakes: list[float]) -> float:
    return sum(math.exp(stake) for stake in stakes) / len(stakes)


def until_decided(
    outcomes: Iterable[Outcome], players: int, side: Side, trial: Trial
) -> Iterator[Outcome]:
    """The games of a match up to the end of the deal that settles the verdict."""
    shares: list[float] = []
    for outcome in outcomes:
        yield outcome
        shares.append(share_of(side, outcome))
        if len(shares) == players:
            trial.add(sum(shares) / players)
            shares.clear()
            if trial.verdict != "undecided":
                return
