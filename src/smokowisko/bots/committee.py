"""Root parallelism: several searches at once, each in a process of its own and with luck of its
own, which put together what they found about the moves of the root."""

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from types import TracebackType
from typing import Final, Self

from smokowisko.bots.bot import Bot
from smokowisko.bots.levels import Budget, checked
from smokowisko.bots.results import victory
from smokowisko.bots.search import Root, favourite
from smokowisko.bots.search_bot import Advice, SearchBot
from smokowisko.engine.chance import fast
from smokowisko.engine.game import State

CHAIR: Final = "ancient"


class Committee(Bot):
    """Ancient in so many processes, which live until it is closed. The budget is what each of
    them may spend; the same seed gives the same choice where it is counted in descents."""

    def __init__(self, seed: int, minds: int, budget: Budget | None = None) -> None:
        self.luck = fast(seed)
        self.minds = minds
        self.budget = checked(budget)
        self._pool = ProcessPoolExecutor(minds, get_context("spawn"))

    def choose(self, world: State) -> int:
        moves = world.moves()
        return moves[0] if len(moves) == 1 else self.advise(world).move

    def advise(self, world: State) -> Advice:
        seeds = [self.luck.word() for _ in range(self.minds)]
        found = self._pool.map(searched, [world] * self.minds, seeds, [self.budget] * self.minds)
        best = favourite(together(list(found)))
        return Advice(best.move, victory(best.share))

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def searched(world: State, seed: int, budget: Budget) -> list[Root]:
    """What one of the committee finds; runs in a process of its own."""
    return SearchBot(seed, CHAIR, budget).searched(world).roots()


def together(found: Sequence[Sequence[Root]]) -> list[Root]:
    """Visits and shares add up, move by move."""
    sums: dict[int, Root] = {}
    for roots in found:
        for root in roots:
            known = sums.get(root.move, Root(root.move, 0, 0.0))
            sums[root.move] = Root(
                root.move, known.visits + root.visits, known.shares + root.shares
            )
    return [sums[move] for move in sorted(sums)]
