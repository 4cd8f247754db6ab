"""A bot that searches, as well as its level and its budget allow."""

from typing import Final, NamedTuple, final

from mypy_extensions import i64

from smokowisko.bots.bot import Bot
from smokowisko.bots.levels import LEVELS, Budget
from smokowisko.bots.plans import plan
from smokowisko.bots.results import victory
from smokowisko.bots.search import Search, favourite, whim
from smokowisko.engine.chance import fast
from smokowisko.engine.game import State

FEWEST_DESCENTS: Final = 8


class Advice(NamedTuple):
    """A move, and the share of the victory that it promises."""

    move: int
    share: float


@final
class SearchBot(Bot):
    def __init__(self, seed: int, level: str, budget: Budget) -> None:
        self.luck = fast(seed)
        self.level = level
        self.descents: i64 = max(FEWEST_DESCENTS, int(budget.descents * LEVELS[level]))
        self.seconds = budget.seconds * LEVELS[level]
        self.search: Search | None = None
        self.played = 0

    def choose(self, world: State) -> int:
        moves = world.moves()
        if len(moves) == 1:
            return moves[0]
        roots = self.searched(world).roots()
        doubt = plan(world.game.id).doubt(self.level, world.players)
        chosen = whim(roots, doubt, self.luck) if doubt > 0.0 else favourite(roots)
        self.played = chosen.move
        return chosen.move

    def advise(self, world: State) -> Advice:
        """The best move, never a whim, and what comes of it."""
        best = favourite(self.searched(world).roots())
        return Advice(best.move, victory(best.share))

    def searched(self, world: State) -> Search:
        search = self.search
        if search is None or not search.advance(self.played, world):
            search = Search(world, self.luck, plan(world.game.id))
        search.run(FEWEST_DESCENTS, self.descents, self.seconds)
        self.search = search
        return search
