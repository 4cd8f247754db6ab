"""Players by name. They see only possible worlds (see `bots.bot.ask`)."""

from collections.abc import Callable

from smokowisko.bots.bot import Bot, ask
from smokowisko.bots.greedy_bot import GreedyBot
from smokowisko.bots.random_bot import RandomBot
from smokowisko.engine.errors import BadOptions

BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def bot(name: str, seed: int) -> Bot:
    """A fresh bot of this name; the seed settles its own luck."""
    if name not in BOTS:
        raise BadOptions(
            f"There is no bot {name!r}; the bots are: {', '.join(BOTS)}.", option="bot"
        )
    return BOTS[name](seed)


__all__ = ["BOTS", "Bot", "ask", "bot"]
