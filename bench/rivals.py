"""OpenSpiel's own bots at our tables, with the clock as their budget.

This room may know how OpenSpiel's searches are driven. Both judge positions by its random rollouts,
and both see only worlds dealt anew, as our bots do.
"""

from collections import Counter
from time import perf_counter

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from bench.contest import Thought
from bench.spiel import SpielGame, SpielState
from smokowisko.bots import possible_world
from smokowisko.engine.chance import fast
from smokowisko.engine.game import Game, State

CURIOSITY = 2.0  # the exploration constant of OpenSpiel's examples
ROLLOUTS = 1
SEEDS = 1 << 31
FEWEST_SIMULATIONS = 2  # the first opens the root, the second tries a move

WORLDS = 10  # a plain search looks at so many, one after another, and adds up its visits
SHORTEST = 0.001
UNLIMITED = SEEDS - 1  # simulations: the clock ends them
MEGABYTES = 1000


class Ismcts:
    """Information-set search: every simulation in another world. It has no clock, so its steps are
    taken here."""

    def __init__(
        self, game: Game, players: int, seed: int, seconds: float, curiosity: float = CURIOSITY
    ) -> None:
        self.game = SpielGame(game, players)
        self.luck = np.random.RandomState(seed % SEEDS)
        evaluator = RandomRolloutEvaluator(ROLLOUTS, self.luck)
        self.bot = ISMCTSBot(self.game, evaluator, curiosity, UNLIMITED, random_state=self.luck)
        self.bot.set_resampler(
            lambda state, seat: state.resample_from_infostate(seat, self.luck.uniform)
        )
        self.seconds = seconds

    def think(self, world: State) -> Thought:
        end = perf_counter() + self.seconds
        state = SpielState(self.game, world)
        self.bot.reset()
        root = self.bot.create_new_node(state)
        done = 0
        while done < FEWEST_SIMULATIONS or perf_counter() < end:
            self.bot.run_simulation(self.bot.sample_root_state(state))
            done += 1
        moves, chances = zip(*self.bot.get_final_policy(state, root), strict=True)
        return Thought(int(self.luck.choice(moves, p=chances)), done)


class Mcts:
    """Plain search in C++, which believes what it sees: it is shown some worlds in turn, and the
    move that was visited most in all of them is played."""

    def __init__(
        self, game: Game, players: int, seed: int, seconds: float, curiosity: float = CURIOSITY
    ) -> None:
        self.game = SpielGame(game, players)
        self.luck = fast(seed)
        self.curiosity = curiosity
        self.evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, self.luck.below(SEEDS))
        self.seconds = seconds

    def think(self, world: State) -> Thought:
        end = perf_counter() + self.seconds
        glance = max(SHORTEST, self.seconds / WORLDS)
        visits: Counter[int] = Counter()
        done = 0
        while perf_counter() < end or not visits:
            dealt = possible_world(world, world.to_move, self.luck.word())
            root = self.search(dealt, glance)
            done += root.explore_count
            for child in root.children:
                visits[child.action] += child.explore_count
            if not visits:
                glance *= 2  # not enough to try a move
        return Thought(visits.most_common(1)[0][0], done)

    def search(self, world: State, seconds: float) -> pyspiel.SearchNode:
        bot = pyspiel.MCTSBot(
            game=self.game,
            evaluator=self.evaluator,
            uct_c=self.curiosity,
            max_simulations=UNLIMITED,
            max_memory_mb=MEGABYTES,
            solve=False,
            seed=self.luck.below(SEEDS),
            verbose=False,
            max_wall_clock_time=seconds,
        )
        return bot.mcts_search(SpielState(self.game, world))


RIVALS: dict[str, type[Ismcts | Mcts]] = {"ismcts": Ismcts, "mcts": Mcts}
