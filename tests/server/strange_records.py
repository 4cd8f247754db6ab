"""Records that misbehave, for tests of `record_pool`: "<habit>" or "<habit>:<file>", where the file
is to learn the number of the process. Any other text is a record."""

import os
import signal
from collections.abc import Callable
from itertools import repeat
from pathlib import Path

from smokowisko.server import replay
from smokowisko.server.replay import Answer, Page


def answer(body: bytes, page: Page | None) -> Answer:
    habit, _, trace = body.decode().partition(":")
    if habit not in HABITS:
        return replay.answer(body, page)
    if trace:
        Path(trace).write_text(f"{os.getpid()}\n", encoding="utf-8")
    return Answer(200, HABITS[habit]())


def tell_process() -> bytes:
    return str(os.getpid()).encode()


def play_for_ever() -> bytes:
    """As compiled rules do: deep in C, and with the interpreter lock."""
    return bytes(sum(repeat(0)))


def hoard() -> bytes:
    """More than a worker may have, and less than a machine that builds this has."""
    return b"a heap of %d" % len(bytearray(1 << 31))


def die() -> bytes:
    os.kill(os.getpid(), signal.SIGKILL)
    return b""


def stumble() -> bytes:
    raise ArithmeticError("the dragon cannot count")


def chatter() -> bytes:
    """Prints what the server could take for an answer."""
    print('{"status": 200, "length": 0}', flush=True)
    os.write(1, b'{"status": 200, "length": 0}\n')
    return b"said"


def tell_much() -> bytes:
    return b"x" * (33 << 20)


HABITS: dict[str, Callable[[], bytes]] = {
    "tell_process": tell_process,
    "play_for_ever": play_for_ever,
    "hoard": hoard,
    "die": die,
    "stumble": stumble,
    "chatter": chatter,
    "tell_much": tell_much,
}
