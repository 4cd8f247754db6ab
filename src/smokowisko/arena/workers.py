"""Who plays the games of a match: this process, one process a core, or the nodes of a Ray cluster.

Games come back as they end, each with its number. What they are does not depend on who played
them, unless the budget is a time.
"""

import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import closing
from multiprocessing import get_context
from multiprocessing.connection import Connection

from smokowisko.arena.game import Match, Outcome, play_game, searches

# below so many games of bots that don't search, new processes cost more than they save
GAMES_WORTH_A_PROCESS = 200
GAMES_AT_ONCE = 50

Played = tuple[int, Outcome]
Workers = Callable[[Match, Sequence[int]], Generator[Played]]


def local(match: Match, numbers: Sequence[int]) -> Generator[Played]:
    """The games of these numbers: over all cores when they take long, otherwise here."""
    if len(numbers) < (match.players if searches(match) else GAMES_WORTH_A_PROCESS):
        return here(match, numbers)
    return processes(os.cpu_count() or 1)(match, numbers)


def here(match: Match, numbers: Sequence[int]) -> Generator[Played]:
    for number in numbers:
        yield number, play_game(match, number)


def processes(count: int) -> Workers:
    """So many processes of this machine."""

    def play(match: Match, numbers: Sequence[int]) -> Generator[Played]:
        spawning = get_context("spawn")
        leash, held = spawning.Pipe(duplex=False)
        with (
            closing(leash),
            ProcessPoolExecutor(count, spawning, initializer=obey, initargs=(leash,)) as pool,
            # closed first: the workers leave a game that nobody waits for any more
            closing(held),
        ):
            waiting: set[Future[list[Played]]] = set()
            for handful in handfuls(match, numbers, count):
                waiting.add(pool.submit(play_games, match, handful))
                if len(waiting) > 2 * count:
                    done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                    for future in done:
                        yield from future.result()
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    yield from future.result()

    return play


def handfuls(match: Match, numbers: Sequence[int], hands: int) -> Iterator[Sequence[int]]:
    """What a worker takes at once: a single game where bots search, more of the quick ones."""
    size = 1 if searches(match) else max(1, min(GAMES_AT_ONCE, len(numbers) // (4 * hands)))
    for at in range(0, len(numbers), size):
        yield numbers[at : at + size]


def play_games(match: Match, numbers: Sequence[int]) -> list[Played]:
    return list(here(match, numbers))


def obey(leash: Connection) -> None:
    """A worker ends when its match lets go of the leash or is killed; an interrupt from the
    keyboard is the match's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        leash.poll(None)  # returns at the end of the pipe: nothing is ever sent
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
