"""Any legal move, each as likely."""

from typing import final

from smokowisko.bots.bot import Bot
from smokowisko.engine.chance import fast
from smokowisko.engine.game import State


@final
class RandomBot(Bot):
    def __init__(self, seed: int) -> None:
        self.luck = fast(seed)

    def choose(self, world: State) -> int:
        return world.any_move(self.luck)
