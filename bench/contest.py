"""Two players over many deals, each deal from both seats, and what their thinking costs.

This room may know how a game is played fairly: the arena's deals and seatings, worlds dealt anew
for whoever thinks, and one process a game. Ancient lives here; of others it knows nothing.
"""

from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from time import perf_counter
from typing import NamedTuple, Protocol, TypedDict

from smokowisko.arena.game import Outcome, shares_of
from smokowisko.arena.standings import Side, mean_ms, standings
from smokowisko.bots import Budget, possible_world
from smokowisko.bots.search_bot import SearchBot
from smokowisko.engine.chance import fast
from smokowisko.engine.game import Game, State

SEATS = 2
FIRST, SECOND = Side("first", (0,)), Side("second", (1,))


class Thought(NamedTuple):
    """A move, and how many iterations of a search led to it."""

    move: int
    iterations: int


class Player(Protocol):
    def think(self, world: State) -> Thought:
        """A move for the seat to move; the world is a copy, and not the truth."""


class Ancient:
    """Our strongest bot, which also says how much it searched."""

    def __init__(self, game: Game, players: int, seed: int, seconds: float) -> None:
        self.bot = SearchBot(seed, "ancient", Budget(seconds=seconds))

    def think(self, world: State) -> Thought:
        move = self.bot.choose(world)
        assert self.bot.kept is not None  # forced moves are not asked for
        return Thought(move, self.bot.kept.search.descents)


# from a game, how many play it, the player's own seed, and its seconds for a decision
Maker = Callable[[Game, int, int, float], Player]


class Entrant(NamedTuple):
    """A player to be, and what it may spend on a decision."""

    make: Maker
    seconds: float


@dataclass(frozen=True)
class Contest:
    game: Game
    entrants: tuple[Entrant, Entrant]
    seed: int = 0


@dataclass(frozen=True)
class Played(Outcome):
    """One game, by player and not by seat; only decisions between several moves count as moves."""

    iterations: tuple[int, ...] = field(compare=False)


class Score(TypedDict):
    """What a contest showed of its first player; pairs are of both."""

    games: int
    share: float
    interval: tuple[float, float]
    ms: tuple[float, float]
    iterations: tuple[int, int]


def play(contest: Contest, number: int) -> Played:
    """Game `number`, as the arena deals and seats it: every deal is played from both seats."""
    deal, turned = divmod(number, SEATS)
    seat_of = [(at + turned) % SEATS for at in range(SEATS)]
    luck = fast(contest.seed + deal)
    state = contest.game.new(SEATS, contest.seed + deal)
    minds = []
    for seat in range(SEATS):
        entrant = contest.entrants[seat_of.index(seat)]
        minds.append(entrant.make(contest.game, SEATS, luck.word(), entrant.seconds))
    decisions, iterations, seconds = [0] * SEATS, [0] * SEATS, [0.0] * SEATS
    while not state.over:
        seat = state.to_move
        moves = state.moves()
        if len(moves) == 1:
            state.play(moves[0])
            continue
        world = possible_world(state, seat, luck.word())
        asked = perf_counter()
        thought = minds[seat].think(world)
        seconds[seat] += perf_counter() - asked
        iterations[seat] += thought.iterations
        decisions[seat] += 1
        state.play(thought.move)
    shares, scores = shares_of(state), state.scores()
    return Played(
        shares=tuple(shares[seat] for seat in seat_of),
        scores=tuple(scores[seat] for seat in seat_of),
        moves=tuple(decisions[seat] for seat in seat_of),
        ms=tuple(1000 * seconds[seat] / max(1, decisions[seat]) for seat in seat_of),
        iterations=tuple(iterations[seat] for seat in seat_of),
    )


def workers(count: int) -> ProcessPoolExecutor:
    """So many processes, one game each."""
    return ProcessPoolExecutor(count, get_context("spawn"))


def played(
    contest: Contest, games: int, pool: ProcessPoolExecutor, at_once: int
) -> Iterator[Played]:
    """The games in their order. Only so many are begun ahead: whoever listens may have heard
    enough."""
    waiting: deque[Future[Played]] = deque()
    for number in range(games):
        waiting.append(pool.submit(play, contest, number))
        if len(waiting) > at_once:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()


def score(outcomes: list[Played]) -> Score:
    """What games up to the end of a deal show of the first player."""
    first, _ = standings((FIRST.bot, SECOND.bot), outcomes, (FIRST, SECOND))
    return Score(
        games=len(outcomes),
        share=first.share,
        interval=first.interval,
        ms=(round(mean_ms(FIRST, outcomes), 1), round(mean_ms(SECOND, outcomes), 1)),
        iterations=(iterations_a_move(outcomes, 0), iterations_a_move(outcomes, 1)),
    )


def iterations_a_move(outcomes: list[Played], at: int) -> int:
    """How often a player's search went down its tree for one decision."""
    decisions = sum(outcome.moves[at] for outcome in outcomes)
    return round(sum(outcome.iterations[at] for outcome in outcomes) / max(1, decisions))
