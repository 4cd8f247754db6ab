"""How a game that is over counts for a search: the victory, with a little for its margin."""

from typing import Final

from mypy_extensions import i64

from smokowisko.engine.game import State

# how much of a result is the victory itself; the rest is its margin
VICTORY: Final = 0.9


def result(world: State) -> list[float]:
    """For each seat its share of the victory, and how clear it was."""
    winners = world.winners()
    scores = world.scores()
    shares: list[float] = []
    for seat in range(len(scores)):
        won = 1.0 / float(len(winners)) if seat in winners else 0.0
        shares.append(VICTORY * won + (1.0 - VICTORY) * margin(scores, winners, seat))
    return shares


def expected(outlook: list[float]) -> list[float]:
    """What is only expected counts at most as much as the narrowest victory, and no less than the
    narrowest defeat: nobody lets a won game go for one that looks won."""
    return [VICTORY * share + (1.0 - VICTORY) / 2.0 for share in outlook]


def victory(share: float) -> float:
    """How much of the victory itself there is in a share that was found by search."""
    return min(1.0, max(0.0, (share - (1.0 - VICTORY) / 2.0) / VICTORY))


def margin(scores: list[int], winners: list[int], seat: i64) -> float:
    """From 0 to 1: how far before the others, or how near to the winner; whether high or low
    scores win is seen from who won."""
    best = scores[winners[0]]
    largest = max([1, *[abs(score) for score in scores]])
    if seat not in winners:
        lost = abs(best - scores[seat])
        return 0.5 - 0.5 * lost / (lost + largest)
    gaps = [abs(best - scores[other]) for other in range(len(scores)) if other not in winners]
    lead = min(gaps) if gaps else 0
    return 0.5 + 0.5 * lead / (lead + largest)
