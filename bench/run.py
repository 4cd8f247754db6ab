"""Measure all subjects in one run, slice by slice in turn, and record every slice.

This room may know processes, rounds and the machine. It must not know how a subject works
(subjects.py) or whether a number is good (report.py, bars.toml).
"""

import argparse
import json
import os
import subprocess
import sys
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.progress import track

from bench.machine import BENCH, RESULTS, ROOT, keep, setting
from bench.subjects import SPIEL_SEARCHES

OURS = {"compiled": ROOT / "build" / "site", "interpreted": ROOT / "src"}
RIVALS = {"openspiel": "gin_rummy", "rlcard": "gin-rummy"}
RIVALS_PYTHON = "SMOKOWISKO_BENCH_PYTHON"

# In this order within a round, so that what is compared is measured side by side.
MEASURES = ("core", "driven", "copies", "redeals", "search", "judged")
ROUNDS_FOR_A_VERDICT = 5
WARM_UP_SECONDS = 0.1
LAG_SECONDS = 20
NO_GAMES = ("server", "field")  # in bars.toml


class NotMeasuredError(Exception):
    """A subject that cannot be measured here, and why."""


class Worker:
    """A subject in a process of its own; idle until asked for a slice."""

    def __init__(self, subject: str, game: str, python: str, path: Path | None) -> None:
        self.subject = subject
        self.game = game
        self._process = subprocess.Popen(
            [python, "-m", "bench.subjects", subject, game],
            cwd=ROOT,
            env=environment(path),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        hello = self._answer()
        self.version: str = hello["version"]
        self.measures: dict[str, bool] = hello["measures"]

    def slice(self, measure: str, seconds: float) -> dict[str, float]:
        """What was done in one slice; every other worker is idle meanwhile."""
        assert self._process.stdin is not None
        request = {"measure": measure, "seconds": seconds}
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        answer: dict[str, float] = self._answer()
        return answer

    def close(self) -> None:
        """Close the line; the worker ends by itself."""
        self._process.communicate()

    def _answer(self) -> Any:
        assert self._process.stdout is not None
        answer = json.loads(self._process.stdout.readline() or '{"error": "it ended silently"}')
        if "error" in answer:
            self.close()
            raise NotMeasuredError(f"Not measured: {self.subject} {self.game}, {answer['error']}")
        return answer


@dataclass
class Row:
    """One measure of one subject; no slices where its API does not offer the measure."""

    worker: Worker
    measure: str
    slices: list[dict[str, float]] = field(default_factory=list)

    @property
    def offered(self) -> bool:
        """Whether there is anything to measure."""
        return self.worker.measures[self.measure]


def environment(path: Path | None) -> dict[str, str]:
    """The parent's environment with exactly one engine, or none, on the path."""
    variables = {name: text for name, text in os.environ.items() if name != "PYTHONPATH"}
    if path is not None:
        variables["PYTHONPATH"] = str(path)
    return variables


def start(games: list[str]) -> tuple[list[Worker], list[str]]:
    """Start every subject that can run here; the second list says what cannot, and why."""
    wanted: list[tuple[str, str, str, Path | None]]
    wanted = [(mode, game, sys.executable, path) for game in games for mode, path in OURS.items()]
    notes = []
    python = os.environ.get(RIVALS_PYTHON, "")
    if Path(python).is_file():
        wanted += [(rival, game, python, None) for rival, game in RIVALS.items()]
        ours = OURS["compiled"]
        wanted += [(search, game, python, ours) for game in games for search in SPIEL_SEARCHES]
    else:
        notes.append(f"Only our engine is measured: {RIVALS_PYTHON} names no Python.")
    workers = []
    for subject in wanted:
        try:
            workers.append(Worker(*subject))
        except NotMeasuredError as reason:
            notes.append(str(reason))
    return workers, notes


def measure(workers: list[Worker], rounds: int, seconds: float) -> list[Row]:
    """Ask all rows for a slice in turn, round after round: noise hits all alike."""
    rows = [
        Row(worker, measure)
        for measure in MEASURES
        for worker in workers
        if measure in worker.measures
    ]
    measured = [row for row in rows if row.offered]
    for row in measured:
        row.worker.slice(row.measure, WARM_UP_SECONDS)
    for _ in track(range(rounds), description=f"{len(measured)} rows"):
        for row in measured:
            row.slices.append(row.worker.slice(row.measure, seconds))
    return rows


def record(rows: list[Row]) -> list[dict[str, object]]:
    """Every slice of every row, in plain JSON values."""
    return [
        {
            "subject": row.worker.subject,
            "game": row.worker.game,
            "measure": row.measure,
            "version": row.worker.version,
            "slices": row.slices,
        }
        for row in rows
    ]


def arguments() -> argparse.Namespace:
    """The command line, checked."""
    parser = argparse.ArgumentParser(description="Measure the engine beside OpenSpiel and RLCard.")
    parser.add_argument("--game", nargs="+", action="extend", metavar="ID", help="which games")
    parser.add_argument("--rounds", type=int, default=7, help="slices of each row (default 7)")
    parser.add_argument("--slice", type=float, default=0.6, metavar="SECONDS", help="default 0.6")
    parser.add_argument(
        "--json", type=Path, metavar="FILE", help="record here and leave bench/results alone"
    )
    parser.add_argument("--check", action="store_true", help="fail when a bar is missed")
    chosen = parser.parse_args()
    if chosen.rounds < 1 or chosen.slice <= 0:
        parser.error("rounds and slices must be positive")
    if chosen.check and chosen.rounds < ROUNDS_FOR_A_VERDICT:
        parser.error(f"--check needs at least {ROUNDS_FOR_A_VERDICT} rounds")
    return chosen


def lag(notes: list[str]) -> dict[str, float] | None:
    """How late the server's event loop is while bots search; nothing else runs meanwhile."""
    return answer([str(BENCH / "lag.py"), str(LAG_SECONDS)], "the lag of the server", notes)


def memory(games: list[str], notes: list[str]) -> dict[str, dict[str, float] | None]:
    """What a search takes in each game, in a process of its own."""
    return {
        game: answer(["-m", "bench.memory", game], f"the memory of a search, {game}", notes)
        for game in games
    }


def answer(words: list[str], what: str, notes: list[str]) -> dict[str, float] | None:
    """What a script with the compiled engine writes, or nothing and a note."""
    path = environment(OURS["compiled"])
    done = subprocess.run(
        [sys.executable, *words], cwd=ROOT, env=path, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        last = (done.stderr.strip() or "it ended silently").splitlines()[-1]
        notes.append(f"Not measured: {what}, {last}")
        return None
    found: dict[str, float] = json.loads(done.stdout)
    return found


def run(games: list[str], rounds: int, seconds: float) -> dict[str, object]:
    """One whole run, as it is recorded."""
    facts = {"rounds": rounds, "slice_seconds": seconds, "games": games}
    workers, notes = start(games)
    try:
        if not set(games) <= {worker.game for worker in workers}:
            raise NotMeasuredError(" ".join(notes))
        rows = measure(workers, rounds, seconds)
    finally:
        for worker in workers:
            worker.close()
    facts |= {"memory": memory(games, notes), "lag": lag(notes)}
    return facts | {"notes": notes, "rows": record(rows)}


def main() -> int:
    """Measure, record, and leave the last word to the report."""
    chosen = arguments()
    bars = tomllib.loads((BENCH / "bars.toml").read_text())
    games = chosen.game or [game for game in bars if game not in NO_GAMES]
    place = setting()
    try:
        facts = run(games, chosen.rounds, chosen.slice)
    except NotMeasuredError as reason:
        sys.exit(f"The run broke off. {reason}")
    file = keep(place | facts, place, "", chosen.json)

    words = [sys.executable, "-m", "bench.report", str(file)]
    words += [] if chosen.json else ["--markdown", str(RESULTS / "latest.md")]
    words += ["--check"] if chosen.check else []
    return subprocess.run(words, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
