"""Counting positions to a small depth: a number that no change of the rules leaves alone."""

from smokowisko.engine.game import State


def perft(state: State, depth: int) -> int:
    """How many sequences of `depth` moves there are from here."""
    if depth == 0:
        return 1
    total = 0
    for move in state.moves():
        after = state.copy()
        after.play(move)
        total += perft(after, depth - 1)
    return total
