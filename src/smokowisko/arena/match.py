"""Matches between bots, fair by design: every deal is played once from each seating, so that luck
and seat favour nobody."""

import math
import os
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context

from smokowisko.bots import ask, bot
from smokowisko.engine.chance import fast
from smokowisko.engine.game import Game

# below so many games the start of worker processes costs more than it saves
GAMES_WORTH_A_PROCESS = 200


@dataclass(frozen=True)
class Match:
    """The bots by name, and the tables at which they meet."""

    game: Game
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    options: Mapping[str, object] | None = None


@dataclass(frozen=True)
class Outcome:
    """One game, by bot and not by seat: the share of the victory, score, and length."""

    shares: tuple[float, ...]
    scores: tuple[int, ...]
    plies: int


@dataclass(frozen=True)
class Standing:
    """What a match showed of one bot; the interval is a 95 % Wilson interval of its share."""

    bot: str
    wins: int
    draws: int
    share: float
    interval: tuple[float, float]
    mean_score: float


def play_game(match: Match, number: int) -> Outcome:
    """Game `number` of a match: the deal changes after every round of seatings."""
    players = len(match.bots)
    deal, turned = divmod(number, players)
    luck = fast(match.seed + deal)
    seat_of = [(at + turned) % players for at in range(players)]
    state = match.game.new(players, match.seed + deal, match.options)
    # luck belongs to the seat: two bots that think alike swap their results with their seats
    minds = [bot(match.bots[seat_of.index(seat)], luck.word()) for seat in range(players)]
    plies = 0
    while not state.over:
        state.play(ask(minds[state.to_move], state, luck.word()))
        plies += 1
    winners = state.winners()
    scores = state.scores()
    return Outcome(
        shares=tuple(1 / len(winners) if seat in winners else 0.0 for seat in seat_of),
        scores=tuple(scores[seat] for seat in seat_of),
        plies=plies,
    )


def play_match(match: Match) -> Iterator[Outcome]:
    """Every game of a match in order, over all cores when it is long."""
    if match.games < GAMES_WORTH_A_PROCESS:
        yield from (play_game(match, number) for number in range(match.games))
        return
    cores = os.cpu_count() or 1
    chunk = max(1, min(50, match.games // (4 * cores)))
    starts = range(0, match.games, chunk)
    with ProcessPoolExecutor(cores, mp_context=get_context("spawn")) as pool:
        ranges = [range(at, min(at + chunk, match.games)) for at in starts]
        for outcomes in pool.map(_play_games, [match] * len(ranges), ranges):
            yield from outcomes


def _play_games(match: Match, numbers: range) -> list[Outcome]:
    return [play_game(match, number) for number in numbers]


def standings(bots: Sequence[str], outcomes: Sequence[Outcome]) -> list[Standing]:
    """What all games together show, bot by bot."""
    games = len(outcomes)
    found = []
    for at, name in enumerate(bots):
        shares = [outcome.shares[at] for outcome in outcomes]
        share = sum(shares) / games
        found.append(
            Standing(
                bot=name,
                wins=sum(share == 1.0 for share in shares),
                draws=sum(0.0 < share < 1.0 for share in shares),
                share=share,
                interval=wilson(share, games),
                mean_score=sum(outcome.scores[at] for outcome in outcomes) / games,
            )
        )
    return found


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share seen in so many games."""
    z = 1.959964
    centre = (share + z * z / (2 * games)) / (1 + z * z / games)
    spread = math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    spread *= z / (1 + z * z / games)
    # the interval holds the share itself, whatever the last bit of a float says
    return max(0.0, min(share, centre - spread)), min(1.0, max(share, centre + spread))
