"""Ancient against OpenSpiel's bots, at equal time for every decision, in all games at two seats.

    PYTHONPATH=build/site .venv-bench/bin/python -m bench.field [--game ID ...] [--rival NAME ...]

A match ends as soon as the arena's sequential test has settled whether Ancient wins the share that
bars.toml wants, or after as many games as it may take. Runs that were recorded before can be read
again, and make one page together: --read FILE ...
"""

import argparse
import json
import os
import sys
import tomllib
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import cast

from rich.progress import track

import smokowisko
from bench.contest import (
    FIRST,
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
from bench.machine import BENCH, RESULTS, Setting, keep, remarks, setting
from bench.rivals import CURIOSITY, RIVALS
from bench.sheets import Sheet, markdown, show
from smokowisko.arena.verdict import Trial, Verdict, until_decided

SECONDS = 0.5
MOST_GAMES = 100


class Match(Score):
    """What one match showed of Ancient."""

    game: str
    rival: str
    verdict: Verdict
    minutes: float


class Run(Setting):
    """A recorded run."""

    seconds: float
    curiosity: float
    seed: int
    most_games: int
    workers: int
    bar: float
    matches: list[Match]


def match(game: str, rival: str, run: Run, pool: ProcessPoolExecutor) -> Match:
    """One match, up to its verdict."""
    rival_to_be = partial(RIVALS[rival], curiosity=run["curiosity"])
    entrants = Entrant(Ancient, run["seconds"]), Entrant(rival_to_be, run["seconds"])
    most = run["most_games"]
    contest = Contest(smokowisko.game(game), entrants, run["seed"])
    games = played(contest, most, pool, run["workers"])
    trial = Trial(run["bar"])
    started = perf_counter()
    decided = until_decided(games, SEATS, FIRST, trial)
    seen = list(track(decided, description=f"{game}, {rival}", total=most))
    shown = score(cast("list[Played]", seen))
    minutes = round((perf_counter() - started) / 60, 1)
    return Match(**shown, game=game, rival=rival, verdict=trial.verdict, minutes=minutes)


def sheet(run: Run) -> Sheet:
    """All matches; of a pair, Ancient's number comes first."""
    headings = ["Ancient against", "games", "share", "95 %", "verdict"]
    headings += ["ms a move", "iterations a move", "times as many", "minutes"]
    lines = []
    for match in run["matches"]:
        low, high = match["interval"]
        ours, theirs = match["iterations"]
        lines.append(
            [
                f"{match['game']}, OpenSpiel {match['rival'].upper()}",
                str(match["games"]),
                f"{match['share']:.0%}",
                f"{low:.0%} … {high:.0%}",
                match["verdict"],
                "{:.0f} / {:.0f}".format(*match["ms"]),
                f"{ours:,} / {theirs:,}",
                f"{ours / max(1, theirs):.0f}",
                f"{match['minutes']:.0f}",
            ]
        )
    title = f"At least {run['bar']:.0%}, {run['seconds']:g} s a move, commit {run['commit']}"
    return Sheet(title, headings, lines)


def facts(run: Run) -> list[str]:
    """What must be known to read the sheet."""
    return [*remarks(run), f"OpenSpiel's exploration constant was {run['curiosity']:g}."]


def arguments() -> argparse.Namespace:
    """The command line, checked."""
    parser = argparse.ArgumentParser(description="Ancient against OpenSpiel's bots.")
    games, rivals = smokowisko.game_ids(), list(RIVALS)
    parser.add_argument("--game", nargs="+", choices=games, default=games, metavar="ID")
    parser.add_argument("--rival", nargs="+", choices=rivals, default=rivals)
    parser.add_argument("--games", type=int, default=MOST_GAMES, help="in a match at most")
    parser.add_argument("--seed", type=int, default=0, help="of the first deal")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for a decision")
    parser.add_argument(
        "--curiosity", type=float, default=CURIOSITY, help="exploration constant of OpenSpiel's"
    )
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="games at once")
    parser.add_argument(
        "--json", type=Path, metavar="FILE", help="record here and leave bench/results alone"
    )
    parser.add_argument(
        "--read", nargs="+", type=Path, default=[], metavar="FILE", help="runs, and play none"
    )
    parser.add_argument("--check", action="store_true", help="fail unless every match passes")
    chosen = parser.parse_args()
    if chosen.games < SEATS or chosen.games % SEATS or chosen.seconds <= 0 or chosen.workers < 1:
        parser.error("every deal is played from both seats, in some time, by somebody")
    return chosen


def play_matches(chosen: argparse.Namespace) -> Run:
    """Play every match, and record after each: the whole takes hours."""
    bars = tomllib.loads((BENCH / "bars.toml").read_text())
    run = Run(
        **setting(),
        seconds=chosen.seconds,
        curiosity=chosen.curiosity,
        seed=chosen.seed,
        most_games=chosen.games,
        workers=chosen.workers,
        bar=bars["field"]["share"],
        matches=[],
    )
    with workers(chosen.workers) as pool:
        for game in chosen.game:
            for rival in chosen.rival:
                run["matches"].append(match(game, rival, run, pool))
                keep(run, run, "field", chosen.json)
    return run


def main() -> int:
    """Play or read, print, and make the page."""
    chosen = arguments()
    runs: list[Run] = [json.loads(file.read_text()) for file in chosen.read]
    if not runs:
        runs.append(play_matches(chosen))
    sheets = [sheet(run) for run in runs]
    told = [fact for run in runs for fact in facts(run)]
    show(sheets, told)
    if not chosen.json:
        (RESULTS / "field.md").write_text(markdown("Ancient against OpenSpiel", sheets, told))
    passed = all(match["verdict"] == "passes" for run in runs for match in run["matches"])
    return int(chosen.check and not passed)


if __name__ == "__main__":
    sys.exit(main())
