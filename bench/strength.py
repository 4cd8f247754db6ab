"""Strength against time: Ancient with more and more of it, always against Ancient with little.

    PYTHONPATH=build/site python -m bench.strength [GAME ...] [--games N]

Every point of the curve is a match of its own, at two seats, with every deal from both.
"""

import argparse
import math
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from rich.progress import track

import smokowisko
from bench.contest import (
    SEATS,
    Ancient,
    Contest,
    Entrant,
    Played,
    Score,
    played,
    score,
    workers,
)
from bench.machine import RESULTS, Setting, keep, remarks, setting
from bench.sheets import DASH, Sheet, markdown, show
from smokowisko.arena import plot

YARDSTICK = 50  # ms: at this point of the curve Ancient meets its equal
BUDGETS = (200, 800, 3200)
GAMES = 40
TOGETHER = "all games"


class Point(Score):
    """What a budget brought in a game, or in all of them together."""

    game: str
    budget: int


class Run(Setting):
    """A recorded run; all budgets are milliseconds."""

    against: int
    workers: int
    points: list[Point]


def match(game: str, budget: int, games: int, run: Run, pool: ProcessPoolExecutor) -> list[Played]:
    """So much time against little."""
    entrants = Entrant(Ancient, budget / 1000), Entrant(Ancient, run["against"] / 1000)
    outcomes = played(Contest(smokowisko.game(game), entrants), games, pool, run["workers"])
    return list(track(outcomes, description=f"{game}, {budget} ms", total=games))


def elo(share: float) -> str:
    """By how many points of rating a share differs from one half; none that can't be told."""
    return f"{400 * math.log10(share / (1 - share)):+.0f}" if 0 < share < 1 else DASH


def sheets(run: Run) -> list[Sheet]:
    """A curve for each game."""
    headings = ["budget", "games", "share", "95 %", "Elo", "ms a move", "iterations a move"]
    found = []
    for game in dict.fromkeys(point["game"] for point in run["points"]):
        lines = [
            [
                f"{point['budget']} ms",
                str(point["games"]),
                f"{point['share']:.0%}",
                "{:.0%} … {:.0%}".format(*point["interval"]),
                elo(point["share"]),
                "{:.0f} / {:.0f}".format(*point["ms"]),
                "{:,} / {:,}".format(*point["iterations"]),
            ]
            for point in run["points"]
            if point["game"] == game
        ]
        found.append(Sheet(f"{game}, against Ancient at {run['against']} ms", headings, lines))
    return found


def picture(run: Run) -> str:
    """All curves below one another, as the arena draws a ladder."""
    rows = [
        plot.Row(
            f"{point['game']}, {point['budget']} ms", point["share"], point["interval"], bar=0.5
        )
        for point in run["points"]
    ]
    legend = f"share of the victory against Ancient at {run['against']} ms, with 95 % intervals"
    return plot.svg("Strength against time", rows, plot.Axis(0, 1, "{:.0%}".format), legend)


def arguments() -> argparse.Namespace:
    """The command line, checked."""
    parser = argparse.ArgumentParser(description="How much more time is worth to Ancient.")
    parser.add_argument("game", nargs="*", metavar="GAME", help="all games without one")
    parser.add_argument("--games", type=int, default=GAMES, help="in a match")
    parser.add_argument("--ms", type=int, nargs="+", default=BUDGETS, help="for a decision")
    parser.add_argument("--against", type=int, default=YARDSTICK, help="what the other has, in ms")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="games at once")
    parser.add_argument(
        "--json", type=Path, metavar="FILE", help="record here and leave bench/results alone"
    )
    chosen = parser.parse_args()
    if chosen.games < SEATS or chosen.games % SEATS:
        parser.error("every deal is played from both seats")
    if min(*chosen.ms, chosen.against, chosen.workers) < 1:
        parser.error("there must be some time, and somebody to play")
    if unknown := set(chosen.game) - set(smokowisko.game_ids()):
        parser.error(f"there is no game {', '.join(sorted(unknown))}")
    return chosen


def main() -> int:
    """Play every match, and record after each: the whole takes hours."""
    chosen = arguments()
    run = Run(**setting(), against=chosen.against, workers=chosen.workers, points=[])
    together: dict[int, list[Played]] = {budget: [] for budget in chosen.ms}
    with workers(chosen.workers) as pool:
        for game in chosen.game or smokowisko.game_ids():
            for budget in chosen.ms:
                outcomes = match(game, budget, chosen.games, run, pool)
                together[budget] += outcomes
                run["points"].append(Point(**score(outcomes), game=game, budget=budget))
                keep(run, run, "strength", chosen.json)
    for budget, outcomes in together.items():
        run["points"].append(Point(**score(outcomes), game=TOGETHER, budget=budget))
    keep(run, run, "strength", chosen.json)
    show(sheets(run), remarks(run))
    if not chosen.json:
        page = markdown("Strength against time", sheets(run), remarks(run))
        (RESULTS / "strength.md").write_text(page)
        (RESULTS / "strength.svg").write_text(picture(run))
    return 0


if __name__ == "__main__":
    sys.exit(main())
