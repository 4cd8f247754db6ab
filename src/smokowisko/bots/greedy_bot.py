"""One ply ahead: the move after which the game's heuristic is happiest."""

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
        seat = world.to_move
        best: list[int] = []
        highest = 0.0
        for move in world.moves():
            after = world.copy()
            after.play(move)
            value = heuristic.value(after, seat)
            if not best or value > highest:
                highest = value
                best = [move]
            elif value == highest:
                best.append(move)
        return best[self.luck.below(len(best))]
