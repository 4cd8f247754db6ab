"""Read one recorded run, print it as tables, and hold it against the bars.

This room may know what a recorded run looks like and which ratios are wanted. It measures nothing,
so an old run can be read again: `python -m bench.report bench/results/FILE.json`.
"""

import argparse
import json
import sys
import tomllib
from pathlib import Path
from typing import NamedTuple, NotRequired, TypedDict

from bench import machine
from bench.machine import Setting
from bench.sheets import DASH, Sheet, markdown, number, show

BARS = Path(__file__).with_name("bars.toml")
RIVALS = {"openspiel": "OpenSpiel", "rlcard": "RLCard"}
NAMES = RIVALS | {"ismcts": "OpenSpiel ISMCTS", "mcts": "OpenSpiel MCTS"}
SHEETS = {  # the measures of each, and whom they are held against
    "Decisions a second": (("core", "driven"), ("interpreted", "openspiel")),
    "Copies a second": (("copies",), ("interpreted", "openspiel")),
    "Redeals a second": (("redeals",), ("interpreted", "openspiel")),
    "Search iterations a second": (("search",), ("interpreted", "ismcts", "mcts")),
    "Positions judged a second": (("judged",), ("interpreted", "ismcts", "mcts")),
}
# OpenSpiel is always driven from Python, and an iteration of its searches judges one position
YARDSTICK = {"core": "driven", "judged": "search"}
SERVER = "server"


class Slice(TypedDict):
    """What was done in how many seconds; `games` is 0 where none is played."""

    done: int
    games: int
    seconds: float


class Row(TypedDict):
    """One measure of one subject; no slices where its API does not offer the measure."""

    subject: str
    game: str
    measure: str
    version: str
    slices: list[Slice]


class Lag(TypedDict):
    """How late the server's event loop was while bots searched, in milliseconds."""

    looks: int
    seconds: float
    p50: float
    p99: float
    worst: float


class Memory(TypedDict):
    """How much a search took: its nodes, and by how much its process grew at most."""

    descents: int
    nodes: int
    megabytes: float


class Run(Setting):
    """A recorded run, as run.py writes it."""

    rounds: int
    slice_seconds: float
    games: list[str]
    notes: list[str]
    rows: list[Row]
    lag: NotRequired[Lag | None]  # earlier runs did not measure these
    memory: NotRequired[dict[str, Memory | None]]


class Verdict(NamedTuple):
    """A bar and what was reached; None when one of its rows was not measured."""

    game: str
    bar: str
    wanted: float
    reached: float | None
    at_most: bool = False

    @property
    def passed(self) -> bool:
        """A bar that was not measured is not passed."""
        if self.reached is None:
            return False
        return self.reached <= self.wanted if self.at_most else self.reached >= self.wanted

    @property
    def word(self) -> str:
        """The verdict for the table."""
        if self.reached is None:
            return "not measured"
        return "pass" if self.passed else "MISSED"


# The numbers


def speeds(row: Row) -> list[float]:
    """The speed of each slice."""
    return [piece["done"] / piece["seconds"] for piece in row["slices"]]


def spread(row: Row) -> float:
    """How far the worst slice fell behind the best: the noise of this row."""
    return 1 - min(speeds(row)) / max(speeds(row))


def best(run: Run, game: str, subject: str, measure: str) -> float | None:
    """The best slice of a row; a rival plays its own game, whichever is asked for."""
    for row in run["rows"]:
        same = (row["subject"], row["measure"]) == (subject, measure)
        if same and (subject in RIVALS or row["game"] == game) and row["slices"]:
            return max(speeds(row))
    return None


def ratio(over: float | None, under: float | None) -> float | None:
    """How many times faster, if both were measured."""
    return None if over is None or under is None else over / under


def verdicts(run: Run) -> list[Verdict]:
    """Every bar of every game of the run."""
    wanted: dict[str, dict[str, float]] = tomllib.loads(BARS.read_text())
    return [
        judge(run, game, bar, times)
        for game in run["games"]
        for bar, times in wanted.get(game, {}).items()
    ] + [judge_lag(run, bar, most) for bar, most in wanted[SERVER].items()]


def judge(run: Run, game: str, bar: str, times: float) -> Verdict:
    """`bar` reads "<subject> <measure> / <subject> <measure>"."""
    over, under = (row.split() for row in bar.split(" / "))
    return Verdict(game, bar, times, ratio(best(run, game, *over), best(run, game, *under)))


def judge_lag(run: Run, bar: str, most: float) -> Verdict:
    """`bar` is one of the numbers of the lag."""
    late = run.get("lag")
    reached = None if late is None else {"p50": late["p50"], "p99": late["p99"]}[bar]
    return Verdict(SERVER, f"event loop lag {bar}, ms", most, reached, at_most=True)


# The sheets


def speed_line(run: Run, row: Row, yardsticks: tuple[str, ...]) -> list[str]:
    """One row beside the same measure of others."""
    subject, game, measure = row["subject"], row["game"], row["measure"]
    name = NAMES.get(subject, subject)
    name = f"{name} {game}, {measure}" if subject in RIVALS else f"{game}, {name} {measure}"
    if not row["slices"]:
        return [name, *[DASH] * (3 + len(yardsticks))]
    fastest = max(speeds(row))
    games = sum(piece["games"] for piece in row["slices"])
    decisions = sum(piece["done"] for piece in row["slices"]) / games if games else None
    return [
        name,
        f"{fastest:,.0f}",
        f"{spread(row):.0%}",
        number(decisions, ".0f"),
        *(number(ratio(fastest, yardstick(run, row, other)), ".1f") for other in yardsticks),
    ]


def yardstick(run: Run, row: Row, other: str) -> float | None:
    """What somebody else reached in the same; a game that is not ours has no other engine."""
    measure = row["measure"]
    return best(
        run, row["game"], other, YARDSTICK.get(measure, measure) if other in NAMES else measure
    )


def speed_sheets(run: Run) -> list[Sheet]:
    """The measured rows, a sheet for each unit."""
    sheets = []
    for title, (measures, yardsticks) in SHEETS.items():
        others = [f"over {NAMES.get(other, other)}" for other in yardsticks]
        lines = [
            speed_line(run, row, yardsticks) for row in run["rows"] if row["measure"] in measures
        ]
        if lines:  # earlier runs did not measure everything
            sheets.append(Sheet(title, ["subject", "best", "spread", "per game", *others], lines))
    return sheets


def memory_sheets(run: Run) -> list[Sheet]:
    """What a search takes in each game, where it was measured."""
    lines = []
    for game, taken in run.get("memory", {}).items():
        cells = [DASH] * 4
        if taken is not None:
            a_node = taken["megabytes"] * 2**20 / taken["nodes"]
            cells = [f"{taken['descents']:,}", f"{taken['nodes']:,}", f"{taken['megabytes']:.1f}"]
            cells.append(f"{a_node:.0f}")
        lines.append([f"{game}, compiled", *cells])
    headings = ["search", "descents", "nodes", "MB at most", "bytes a node"]
    return [Sheet("Memory of a search", headings, lines)] if lines else []


def lag_sheet(run: Run) -> Sheet:
    """What people at the tables feel of the bots' searching."""
    late = run.get("lag")
    headings = ["event loop, bots searching", "looks", "p50 ms", "p99 ms", "worst ms"]
    cells = (
        [DASH] * 4
        if late is None
        else [f"{late['looks']:,}", *(f"{late[name]:.1f}" for name in ("p50", "p99", "worst"))]
    )
    return Sheet("Lag of the server", headings, [["server, compiled", *cells]])


def bar_sheet(judged: list[Verdict]) -> Sheet:
    """What was wanted and what was reached."""
    headings = ["bar", "wanted", "reached", "verdict"]
    lines = [
        [
            f"{bar.game}, {bar.bar}",
            f"{'≤' if bar.at_most else '≥'} {bar.wanted:g}",
            number(bar.reached, ".1f"),
            bar.word,
        ]
        for bar in judged
    ]
    return Sheet("Bars", headings, lines)


def remarks(run: Run) -> list[str]:
    """The facts without which the tables mean little, a sentence each."""
    versions = dict.fromkeys(row["version"] for row in run["rows"])
    noise = max((spread(row) for row in run["rows"] if row["slices"]), default=0)
    return [
        *machine.remarks(run),
        f"{', '.join(versions)}.",
        f"Best of {run['rounds']} interleaved slices of {run['slice_seconds']:g} s.",
        f"The noisiest row's worst slice was {noise:.0%} behind its best.",
        *run["notes"],
    ]


def main() -> int:
    """Print and judge; with --check, 1 when a bar is missed or was not measured."""
    parser = argparse.ArgumentParser(description="Print a recorded run and judge it by the bars.")
    parser.add_argument("run", type=Path, metavar="FILE.json")
    parser.add_argument("--markdown", type=Path, metavar="FILE", help="write the tables here too")
    parser.add_argument("--check", action="store_true", help="fail when a bar is missed")
    chosen = parser.parse_args()

    run: Run = json.loads(chosen.run.read_text())
    judged = verdicts(run)
    sheets = [*speed_sheets(run), *memory_sheets(run), lag_sheet(run), bar_sheet(judged)]
    show(sheets, remarks(run))
    if chosen.markdown:
        chosen.markdown.write_text(markdown("The latest benchmark", sheets, remarks(run)))
    return int(chosen.check and not all(verdict.passed for verdict in judged))


if __name__ == "__main__":
    sys.exit(main())
