"""A bot that searches, as well as its level and its budget allow."""

from typing import Final, NamedTuple, final

from mypy_extensions import i64

from smokowisko.bots.bot import Bot
from smokowisko.bots.levels import Budget, Level
from smokowisko.bots.search import Plan, Search
from smokowisko.engine.chance import fast
from smokowisko.engine.game import State

# found by measurement, see docs/bots.md
PLAN: Final = Plan(curiosity=0.2, width=1000, patience=2, ahead=0)
FEWEST_DESCENTS: Final = 8


class Advice(NamedTuple):
    """A move, and the share of the victory that it promises."""

    move: int
    share: float


@final
class SearchBot(Bot):
    def __init__(self, seed: int, level: Level, budget: Budget) -> None:
        self.luck = fast(seed)
        self.whim = level.whim
        self.descents: i64 = max(FEWEST_DESCENTS, int(budget.descents * level.part))
        self.seconds = budget.seconds * level.part

    def choose(self, world: State) -> int:
        moves = world.moves()
        if len(moves) == 1:
            return moves[0]
        search = self.searched(world)
        return search.whim(self.whim) if self.whim > 0.0 else search.choice()

    def advise(self, world: State) -> Advice:
        """The best move, never a whim, and what comes of it."""
        search = self.searched(world)
        move = search.choice()
        return Advice(move, search.promise(move))

    def searched(self, world: State) -> Search:
        search = Search(world, self.luck, PLAN)
        search.run(FEWEST_DESCENTS, self.descents, self.seconds)
        return search
