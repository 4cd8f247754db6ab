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


class Kept(NamedTuple):
    """A search that may go on, and the move of its root after which it would."""

    search: Search
    move: int


@final
class SearchBot(Bot):
    def __init__(self, seed: int, level: str, budget: Budget) -> None:
        self.luck = fast(seed)
        self.level = level
        self.descents: i64 = max(FEWEST_DESCENTS, int(budget.descents * LEVELS[level]))
        self.seconds = budget.seconds * LEVELS[level]
        self.kept: Kept | None = None

    def choose(self, world: State) -> int:
        moves = world.moves()
        if len(moves) == 1:
            return moves[0]
        search = self.searched(world)
        roots = search.roots()
        doubt = plan(world.game.id).doubt(self.level, world.players)
        chosen = whim(roots, doubt, self.luck) if doubt > 0.0 else favourite(roots)
        self.kept = Kept(search, chosen.move)
        return chosen.move

    def advise(self, world: State) -> Advice:
        """The best move, never a whim, and what comes of it."""
        search = self.searched(world)
        best = favourite(search.roots())
        self.kept = Kept(search, best.move)
        return Advice(best.move, victory(best.share))

    def searched(self, world: State) -> Search:
        """Whoever decides for a move of this search keeps both: none goes on after a move that
        was decided in another one."""
        kept, self.kept = self.kept, None
        if kept is not None and kept.search.advance(kept.move, world):
            search = kept.search
        else:
            search = Search(world, self.luck, plan(world.game.id))
        search.run(FEWEST_DESCENTS, self.descents, self.seconds)
        return search
