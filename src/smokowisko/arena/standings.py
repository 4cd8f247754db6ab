"""What the games of a match show of its bots. The seatings of one deal are no independent games:
all of them together are one observation, and intervals count deals."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from smokowisko.arena.game import Outcome

CERTAINTY = 1.959964  # standard deviations on each side of a 95 % interval


@dataclass(frozen=True)
class Side:
    """One bot of a match and the places it fills there."""

    bot: str
    places: tuple[int, ...]


@dataclass(frozen=True)
class Standing:
    """What a match showed of one side; the interval is a 95 % interval of its share."""

    bot: str
    seats: int
    wins: int
    draws: int
    share: float
    interval: tuple[float, float]
    mean_score: float


def each_seat(bots: Sequence[str]) -> list[Side]:
    """Every seat for itself."""
    return [Side(name, (at,)) for at, name in enumerate(bots)]


def one_against_others(bots: Sequence[str]) -> list[Side]:
    """The first bot, and all others, who are of one name, together."""
    return [Side(bots[0], (0,)), Side(bots[1], tuple(range(1, len(bots))))]


def standings(
    bots: Sequence[str], outcomes: Sequence[Outcome], sides: Sequence[Side] | None = None
) -> list[Standing]:
    """What all games together show, side by side; without sides, every seat is one."""
    games = len(outcomes)
    found = []
    for side in sides or each_seat(bots):
        shares = [share_of(side, outcome) for outcome in outcomes]
        found.append(
            Standing(
                bot=side.bot,
                seats=len(side.places),
                wins=sum(share > 1 - 1e-9 for share in shares),
                draws=sum(1e-9 < share < 1 - 1e-9 for share in shares),
                share=sum(shares) / games,
                interval=interval(by_deal(shares, len(bots))),
                mean_score=sum(outcome.scores[at] for outcome in outcomes for at in side.places)
                / (games * len(side.places)),
            )
        )
    return found


def share_of(side: Side, outcome: Outcome) -> float:
    return sum(outcome.shares[at] for at in side.places)


def mean_ms(side: Side, outcomes: Sequence[Outcome]) -> float:
    """How long a move of this side took."""
    taken = sum(outcome.ms[at] * outcome.moves[at] for outcome in outcomes for at in side.places)
    return taken / max(1, sum(outcome.moves[at] for outcome in outcomes for at in side.places))


def by_deal(shares: Sequence[float], players: int) -> list[float]:
    """The mean share in each deal, from the shares in its seatings."""
    deals = [shares[at : at + players] for at in range(0, len(shares), players)]
    return [sum(deal) / len(deal) for deal in deals]


def interval(deals: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of a share: Wilson's, for as many independent games as would vary like
    these deals."""
    number = len(deals)
    share = sum(deals) / number
    if number == 1:
        return wilson(share, 1)
    squares = sum((deal - share) ** 2 for deal in deals) * number / (number - 1)
    return wilson(share, number / dispersion(squares, number * share * (1 - share)))


def dispersion(squares: float, worst: float) -> float:
    """How much deals vary, as a part of what they would if each were won or lost as a whole.

    Half a deal won or lost against all odds is added: the few deals of a short match may be alike
    by luck, and nothing follows from deals that were all won.
    """
    return min(1.0, (squares + 0.5) / (worst + 0.5))


def wilson(share: float, games: float) -> tuple[float, float]:
    """The 95 % Wilson interval of a share seen in so many independent games."""
    z = CERTAINTY
    centre = (share + z * z / (2 * games)) / (1 + z * z / games)
    spread = math.sqrt(max(0.0, share * (1 - share)) / games + z * z / (4 * games * games))
    spread *= z / (1 + z * z / games)
    # the interval holds the share itself, whatever the last bit of a float says
    return max(0.0, min(share, centre - spread)), min(1.0, max(share, centre + spread))
