"""How much memory a search takes, in a process of its own: nothing else has grown there.

    PYTHONPATH=build/site python -m bench.memory GAME

Writes one JSON line: how many descents, into how many nodes, and by how many megabytes the process
grew at most. Linux only, which tells a process its peak.
"""

import json
import math
import sys
from pathlib import Path

import smokowisko
from bench.subjects import choices, searched

DESCENTS = 10_000


def megabytes(name: str) -> float:
    """A line of what Linux says of this process: VmRSS is its size now, VmHWM its peak."""
    lines = Path("/proc/self/status").read_text().splitlines()
    [kilobytes] = [int(line.split()[1]) for line in lines if line.startswith(f"{name}:")]
    return kilobytes / 1024


def main(game_id: str) -> None:
    game = smokowisko.game(game_id)
    world = choices(game)[0]
    searched(world, math.inf, 1)  # whatever is loaded or built at first use
    before = megabytes("VmRSS")
    search = searched(world, math.inf, DESCENTS)
    grown = max(0.0, megabytes("VmHWM") - before)
    found = {"descents": search.descents, "nodes": len(search.tree), "megabytes": round(grown, 1)}
    print(json.dumps(found))


if __name__ == "__main__":
    main(sys.argv[1])
