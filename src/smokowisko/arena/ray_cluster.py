"""The same games on a Ray cluster (`pip install smokowisko[ray]`, here and on every node)."""

import socket
from collections.abc import Generator, Sequence
from typing import Any

from smokowisko.arena.game import Match
from smokowisko.arena.results import Key, key_of
from smokowisko.arena.workers import Played, Workers, handfuls, play_games
from smokowisko.engine.errors import BadOptions

PATIENCE = 5.0  # seconds


def cluster(address: str) -> Workers:
    """All nodes of the cluster at this address (HOST:PORT)."""
    ray = connect(address)

    def play(match: Match, numbers: Sequence[int]) -> Generator[Played]:
        node = ray.remote(num_cpus=1, max_retries=3)(play_the_same)
        cores = int(ray.cluster_resources().get("CPU", 0))
        if cores < 1:
            raise BadOptions(f"The Ray cluster at {address} has no CPU to play on.", option="ray")
        ours = key_of(match)
        waiting: list[Any] = []
        try:
            for handful in handfuls(match, numbers, cores):
                waiting.append(node.remote(match, handful, ours))
                if len(waiting) > 2 * cores:
                    done, waiting = ray.wait(waiting)
                    yield from ray.get(done[0])
            while waiting:
                done, waiting = ray.wait(waiting)
                yield from ray.get(done[0])
        finally:
            for task in waiting:
                ray.cancel(task, force=True)

    return play


def play_the_same(match: Match, numbers: Sequence[int], ours: Key) -> list[Played]:
    """On a node: only with the games and bots of whoever asked."""
    if key_of(match) != ours:
        raise BadOptions("A node of the Ray cluster has another Smokowisko.", option="ray")
    return play_games(match, numbers)


def connect(address: str) -> Any:
    """Ray, connected; Any, because Ray need not be installed."""
    try:
        import ray
    except ImportError as fault:
        raise BadOptions(
            "For --ray install Ray first: pip install 'smokowisko[ray]'.", option="ray"
        ) from fault
    knock(address)
    ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    return ray


def knock(address: str) -> None:
    """Ray itself would wait for minutes where nobody is at home."""
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal() or not 0 < int(port) < 1 << 16:
        raise BadOptions(f"Write a Ray cluster as HOST:PORT, not {address!r}.", option="ray")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except OSError as fault:
        raise BadOptions(f"No Ray cluster answers at {address}.", option="ray") from fault
