"""What a bot is: one who chooses a move in a world it is given, and is never given the truth."""

from mypy_extensions import mypyc_attr

from smokowisko.engine.game import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. `choose` may do with its world whatever it likes: it is a copy."""

    def choose(self, world: State) -> int:
        """A legal move for the seat to move."""
        raise NotImplementedError


def possible_world(state: State, seat: int, seed: int) -> State:
    """A world dealt anew that fits all the seat knows: one that cannot see cannot cheat."""
    world = state.copy()
    world.redeal(seat, seed)
    return world


def ask(bot: Bot, state: State, seed: int) -> int:
    """The bot's move for the seat to move."""
    return bot.choose(possible_world(state, state.to_move, seed))
