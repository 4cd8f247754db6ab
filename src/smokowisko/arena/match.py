"""Whole matches: every game in order, whoever plays it and whenever it was played."""

from collections.abc import Generator

from smokowisko.arena.game import Match, Outcome, play_game
from smokowisko.arena.results import Results, key_of
from smokowisko.arena.standings import Standing, standings
from smokowisko.arena.workers import Workers, local

__all__ = ["Match", "Outcome", "Standing", "play_game", "play_match", "standings"]


def play_match(
    match: Match, workers: Workers = local, results: Results | None = None
) -> Generator[Outcome]:
    """Every game of a match in order. Those in the results are not played again; the others are
    written there as soon as they end."""
    key = key_of(match)
    known = results.known(match) if results else {}
    played = workers(match, [number for number in range(match.games) if number not in known])
    try:
        for number in range(match.games):
            while number not in known:
                ended, outcome = next(played)
                if results:
                    results.add(key, ended, outcome)
                known[ended] = outcome
            yield known.pop(number)
    finally:
        played.close()
