"""The program of a worker process of `minds`: reads tasks, lets a bot think, answers moves.

It is started by its path, with the standard library alone; the game and the bots are imported with
the first task. A line of JSON comes for each task, and two go back: `{"thinking": true}` when the
bot begins, then `{"move": 7, "share": 0.6}` or `{"fault": "what went wrong"}`; the share of the
victory that the move promises is null unless the task asks for advice.

A worker ends with its parent, even one ended by SIGKILL:

- waiting for a task it reads the end of its pipe, everywhere;
- thinking, on Linux, it is killed by the kernel, however deep in compiled code (more exactly, when
  the thread that started it ends: the one of the server's event loop);
- thinking, on other systems, a thread sees within a second that the parent has gone, but only
  when the bot lets it run: compiled code does not, for it holds the interpreter lock. There an
  alarm, which needs no lock, ends the worker soon after its bot is overdue; Windows has no alarm.
"""

import json
import os
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable
from importlib import import_module
from operator import index
from typing import Any, BinaryIO

PR_SET_PDEATHSIG = 1  # of <linux/prctl.h>
WATCH = 1.0  # seconds between two looks at the parent, where the kernel does not watch
KINDNESS = 5  # the server answers people first
LONGEST_FAULT = 4000  # characters, the last of a traceback: it has to fit a line of the answer

Say = Callable[..., None]


def main(parent: int, bots: str, path: list[str]) -> None:
    end_with(parent)
    if sys.platform != "win32":
        os.nice(KINDNESS)
    tasks, answers = take_pipes()
    sys.path[:] = path

    def say(**words: object) -> None:
        answers.write(json.dumps(words).encode() + b"\n")

    for line in tasks:
        try:
            move, share = think(json.loads(line), bots, say)
        except Exception:
            say(fault=traceback.format_exc()[-LONGEST_FAULT:].strip())
        else:
            say(move=move, share=share)


def think(task: dict[str, Any], bots: str, say: Say) -> tuple[int, float | None]:
    from smokowisko.bots import Budget
    from smokowisko.games import game

    world = game(task["game"], task["components"]).load(task["world"])
    legal = world.moves()
    registry = import_module(bots)
    say(thinking=True)
    set_alarm(task["limit"])
    budget, share = Budget(task["seconds"]), None
    if task["advice"]:
        move, share = registry.advise(world, task["seed"], budget)
    else:
        move = index(registry.bot(task["bot"], task["seed"], budget).choose(world))
    set_alarm(0)
    if move not in legal:
        raise ValueError(f"{move} is no legal move")
    return move, share


def take_pipes() -> tuple[BinaryIO, BinaryIO]:
    """The two pipes to the server, put where a bot that prints or reads cannot disturb them."""
    tasks, answers = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return os.fdopen(tasks, "rb"), os.fdopen(answers, "wb", buffering=0)


def set_alarm(seconds: float) -> None:
    """The kernel ends this process then, whatever it is doing; 0 calls it off."""
    if sys.platform != "win32":
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_REAL, seconds)


def end_with(parent: int) -> None:
    if not killed_with_parent():
        threading.Thread(target=watch, args=(parent,), daemon=True).start()
    elif os.getppid() != parent:  # it died before the kernel was asked
        os._exit(1)


def killed_with_parent() -> bool:
    """Ask the kernel to kill this process when its parent dies; False where it cannot."""
    if sys.platform != "linux":
        return False
    import ctypes

    asked: int = ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
    return asked == 0


def watch(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(WATCH)
    os._exit(1)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], sys.argv[3:])
