"""Players by name. They see only possible worlds (see `bots.bot.ask`)."""

from typing import Final

from smokowisko.bots.bot import Bot, ask, possible_world
from smokowisko.bots.committee import Committee
from smokowisko.bots.greedy_bot import GreedyBot
from smokowisko.bots.levels import LEVELS, Budget, checked
from smokowisko.bots.random_bot import RandomBot
from smokowisko.bots.search_bot import Advice, SearchBot
from smokowisko.engine.errors import BadOptions
from smokowisko.engine.game import State

BOTS: Final = ("random", "greedy", *LEVELS)


def bot(name: str, seed: int, budget: Budget | None = None) -> Bot:
    """A fresh bot of this name; the seed settles its own luck, the budget how long Ancient may
    think about a move, of which the other levels use a part."""
    spending = checked(budget)
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    if name not in LEVELS:
        raise BadOptions(
            f"There is no bot {name!r}; the bots are: {', '.join(BOTS)}.", option="bot"
        )
    return SearchBot(seed, name, spending)


def advise(world: State, seed: int, budget: Budget | None = None) -> Advice:
    """What Ancient would do for the seat to move, and what it expects of it."""
    return SearchBot(seed, "ancient", checked(budget)).advise(world)


__all__ = [
    "BOTS",
    "LEVELS",
    "Advice",
    "Bot",
    "Budget",
    "Committee",
    "advise",
    "ask",
    "bot",
    "possible_world",
]
