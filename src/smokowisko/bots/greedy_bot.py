"""One ply ahead: the move that promises most by the game's heuristic."""

from typing import final

from smokowisko.bots.bot import Bot
from smokowisko.engine.chance import fast
from smokowisko.engine.game import State


@final
class GreedyBot(Bot):
    def __init__(self, seed: int) -> None:
        self.luck = fast(seed)

    def choose(self, world: State) -> int:
        heuristic = world.game.heuristic
        best: list[int] = []
        highest = 0.0
        for move in world.moves():
            promise = heuristic.promise(world, move)
            if not best or promise > highest:
                highest = promise
                best = [move]
            elif promise == highest:
                best.append(move)
        return best[self.luck.below(len(best))]
