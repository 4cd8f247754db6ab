"""Bots that search as hard as they can, and for nothing: the load under which lag.py measures."""

from itertools import repeat

from smokowisko.bots import Bot, Budget
from smokowisko.bots import bot as bot_of_the_house
from smokowisko.engine.game import State

STEPS = 60_000_000  # about a second in compiled code, with the interpreter lock held


class Burning(Bot):
    """Thinks long, then plays as the bot of that name would."""

    def __init__(self, name: str, seed: int, budget: Budget) -> None:
        self.wise = bot_of_the_house(name, seed, budget)

    def choose(self, world: State) -> int:
        sum(repeat(0, STEPS))
        return self.wise.choose(world)


def bot(name: str, seed: int, budget: Budget) -> Bot:
    return Burning(name, seed, budget)
