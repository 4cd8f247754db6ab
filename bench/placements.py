"""What the list of moves costs in Smoki z głębin, against how many placements have to be tried.

    PYTHONPATH=build/site python -P bench/placements.py

It plays random games of four with the engine that PYTHONPATH selects, times `moves()` whenever a
dragon may be laid, and prints a table: candidates are all placements of the patterns in hand.
"""

from collections import defaultdict
from random import Random
from statistics import mean
from time import perf_counter

import smokowisko
from smokowisko.engine.game import State
from smokowisko.games.smoki_z_glebin.knowledge import kind_of
from smokowisko.games.smoki_z_glebin.layout import HAND
from smokowisko.games.smoki_z_glebin.menus import PLAY
from smokowisko.games.smoki_z_glebin.rules import SmokiZGlebin
from smokowisko.games.smoki_z_glebin.tables import WORDS

PLAYERS = 4
GAMES = 40
REPEATS = 7
STEP = 500  # candidates in one row of the table


def main() -> None:
    rows: dict[int, list[tuple[int, float]]] = defaultdict(list)
    for seed in range(GAMES):
        state = smokowisko.game("smoki_z_glebin").new(PLAYERS, seed)
        luck = Random(seed)
        while not state.over:
            assert isinstance(state, SmokiZGlebin)
            if state.phase == PLAY:
                rows[candidates(state) // STEP].append((len(state.moves()), cost(state)))
            state.play(luck.choice(state.moves()))
    print("candidates | positions | legal moves | µs | ns a candidate")
    for row, measured in sorted(rows.items()):
        micros = mean(seconds for _, seconds in measured) * 1e6
        legal = mean(count for count, _ in measured)
        middle = (row + 0.5) * STEP
        share = 1000 * micros / middle
        print(
            f"{row * STEP:>5} … {(row + 1) * STEP - 1:>4} | {len(measured):>5} | {legal:>6.0f} "
            f"| {micros:>6.1f} | {share:>4.1f}"
        )


def candidates(state: SmokiZGlebin) -> int:
    """All placements of the patterns in hand, whatever lies on the sea."""
    held = {int(kind_of(state.hands[state.to_move * HAND + at])) for at in range(HAND)}
    first = state.tables.first
    return sum(int(first[at * WORDS + WORDS - 1] - first[at * WORDS]) for at in held)


def cost(state: State) -> float:
    """The best of some tries, in seconds."""
    best = 1.0
    for _ in range(REPEATS):
        start = perf_counter()
        state.moves()
        best = min(best, perf_counter() - start)
    return best


if __name__ == "__main__":
    main()
