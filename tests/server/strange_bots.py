"""Bots that misbehave, for tests of `minds`: "<habit>:<file>" is a bot with a bad habit and a file
to leave its trace in, any other name a bot of the house."""

import os
import signal
import sys
import time
from collections.abc import Callable
from itertools import repeat
from pathlib import Path

import smokowisko.bots
import smokowisko.engine.game
from smokowisko.bots import Advice, Bot, Budget
from smokowisko.engine.game import State


def bot(name: str, seed: int, budget: Budget) -> Bot:
    habit, marked, trace = name.partition(":")
    if not marked and name in smokowisko.bots.BOTS:
        return smokowisko.bots.bot(name, seed, budget)
    if habit == "tell_budget":
        Path(trace).write_text(str(budget.seconds), encoding="utf-8")
        return smokowisko.bots.bot("random", seed)
    return Strange(HABITS[habit], Path(trace))


def advise(world: State, seed: int, budget: Budget) -> Advice:
    """Ancient has lost its way."""
    raise ArithmeticError("the dragon cannot count")


class Strange(Bot):
    def __init__(self, habit: Callable[[State, Path], object], trace: Path) -> None:
        self.habit = habit
        self.trace = trace

    def choose(self, world: State) -> int:
        with self.trace.open("a", encoding="utf-8") as trace:
            trace.write(f"{os.getpid()}\n")
        return self.habit(world, self.trace)  # type: ignore[return-value]  # some answer nonsense


def last(world: State, trace: Path) -> int:
    return world.moves()[-1]


def search_for_ever(world: State, trace: Path) -> int:
    """As a compiled search does: deep in C, and with the interpreter lock."""
    return sum(repeat(0))


def wait(world: State, trace: Path) -> int:
    """Until the test lets it go on."""
    while not trace.with_suffix(".go").exists():
        time.sleep(0.005)
    return world.moves()[-1]


def die(world: State, trace: Path) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return world.moves()[-1]


def die_once(world: State, trace: Path) -> int:
    if len(trace.read_text(encoding="utf-8").splitlines()) == 1:
        os._exit(3)
    return world.moves()[-1]


def stumble(world: State, trace: Path) -> int:
    raise ArithmeticError("the dragon cannot count")


def cheat(world: State, trace: Path) -> int:
    """Answers what is illegal, and has played on in its world before."""
    legal = world.moves()
    world.play(legal[0])
    return next(move for move in range(world.game.move_space) if move not in legal)


def babble(world: State, trace: Path) -> object:
    return "the biggest dragon, please"


def chatter(world: State, trace: Path) -> int:
    """Prints what the server could take for an answer, and reads what is not meant for it."""
    print('{"move": -1}', flush=True)
    os.write(1, b'{"move": -1}\n')
    assert sys.stdin.read() == ""
    return world.moves()[-1]


def tell_engine(world: State, trace: Path) -> int:
    trace.write_text(str(smokowisko.engine.game.__file__), encoding="utf-8")
    return world.moves()[-1]


HABITS: dict[str, Callable[[State, Path], object]] = {
    "last": last,
    "search_for_ever": search_for_ever,
    "wait": wait,
    "die": die,
    "die_once": die_once,
    "stumble": stumble,
    "cheat": cheat,
    "babble": babble,
    "chatter": chatter,
    "tell_engine": tell_engine,
}
