"""Games between heuristics of one game: who decides, and what came of it. Everything follows from
the plan and the number of the game."""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from importlib import resources
from multiprocessing import get_context
from typing import TypeVar

import smokowisko
from smokowisko.bots import Bot, Budget, ask, bot
from smokowisko.engine.game import Game, Heuristic, State
from smokowisko.engine.network import Rows

Weights = dict[str, float]
Wisdom = Weights | Rows  # of a heuristic: single weights, or a network
Task = TypeVar("Task")
Result = TypeVar("Result")


@dataclass(frozen=True)
class Minds:
    """How all bots of a table think: one ply ahead, or by a search of so many descents."""

    descents: int = 0

    def bot(self, seed: int) -> Bot:
        if self.descents:
            return bot("ancient", seed, Budget(seconds=1e9, descents=self.descents))
        return bot("greedy", seed)

    def __str__(self) -> str:
        return f"search of {self.descents} descents" if self.descents else "greedy"


def heuristic_of(game: Game, weights: Wisdom) -> Heuristic:
    """The heuristic of a game with other weights."""
    kind: Callable[[Wisdom], Heuristic] = type(game.heuristic)
    return kind(weights)


def decide(mind: Bot, heuristic: Heuristic, state: State, seed: int) -> int:
    """The move of a bot that judges by this heuristic: bots ask the game for one."""
    state.game.heuristic = heuristic
    return ask(mind, state, seed)


def numbers_of_players(game: Game) -> list[int]:
    """Two, and four where the game allows."""
    return [players for players in (2, 4) if game.players[0] <= players <= game.players[1]]


@cache
def game_of(id: str) -> Game:
    """A game apart from the one that everybody shares, from the same components: its heuristic is
    exchanged."""
    components = resources.files(f"smokowisko.games.{id}") / "components.toml"
    return smokowisko.game(id, components.read_text(encoding="utf-8"))


class Crew:
    """One process a core, for as long as the block lasts."""

    def __enter__(self) -> "Crew":
        self.pool = ProcessPoolExecutor(os.cpu_count() or 1, get_context("spawn"))
        return self

    def __exit__(self, *_: object) -> None:
        self.pool.shutdown(cancel_futures=True)

    def each(self, work: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[Result]:
        """The results in the order of the tasks."""
        return self.pool.map(work, tasks)
