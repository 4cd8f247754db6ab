"""Results survive: an interrupted match goes on where it stopped and plays no game twice."""

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import smokowisko
from smokowisko.arena.game import Match, Outcome
from smokowisko.arena.match import play_match
from smokowisko.arena.results import Results
from smokowisko.arena.workers import here
from smokowisko.engine.errors import BadRecord

MATCH = Match(smokowisko.game("serce_smoka"), ("greedy", "random"), 4)


def written(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text().splitlines()]


def kept(match: Match, file: Path) -> list[Outcome]:
    with closing(Results(file)) as results:
        return list(play_match(match, here, results))


def test_a_line_says_which_match_which_game_and_how_it_went(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    outcomes = kept(MATCH, file)
    lines = written(file)
    assert [line["number"] for line in lines] == [0, 1, 2, 3]
    key = lines[0]["match"]
    assert key["game"] == "serce_smoka"
    assert (key["version"], key["components"]) == (MATCH.game.version, MATCH.game.components_hash)
    assert (key["bots"], key["players"], key["seed"]) == (["greedy", "random"], 2, 0)
    assert key["options"]["exhaustion_end"] == "rulebook"
    for line, outcome in zip(lines, outcomes, strict=True):
        assert line["match"] == key
        assert tuple(line["shares"]) == outcome.shares
        assert tuple(line["scores"]) == outcome.scores
        assert (line["plies"], tuple(line["moves"])) == (outcome.plies, outcome.moves)
        assert line["ms"] == pytest.approx(outcome.ms, abs=1e-3)


def test_what_is_there_is_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    first = kept(MATCH, file)
    # a game that could not come out like this shows that the file is believed
    lines = written(file)
    lines[1]["scores"] = [-7, -7]
    file.write_text("".join(json.dumps(line) + "\n" for line in lines[1:]))
    again = kept(replace(MATCH, games=6), file)
    assert again[1].scores == (-7, -7)
    assert (again[0], *again[2:4]) == (first[0], *first[2:4])
    assert Counter(line["number"] for line in written(file)) == dict.fromkeys(range(6), 1)


@pytest.mark.parametrize(
    "other",
    [
        replace(MATCH, seed=1),
        replace(MATCH, bots=("random", "greedy")),
        replace(MATCH, options={"exhaustion_end": "short"}),
        replace(MATCH, game=smokowisko.game("drako")),
    ],
)
def test_another_match_is_added(tmp_path: Path, other: Match) -> None:
    file = tmp_path / "results.jsonl"
    kept(MATCH, file)
    kept(other, file)
    assert len(written(file)) == 8
    kept(MATCH, file)
    assert len(written(file)) == 8


def test_an_option_s_default_is_no_other_match(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    kept(MATCH, file)
    kept(replace(MATCH, options={"exhaustion_end": "rulebook"}), file)
    assert len(written(file)) == 4


@pytest.mark.parametrize("cut", [1, 40])
def test_a_last_line_that_was_cut_off_is_dropped(tmp_path: Path, cut: int) -> None:
    """Also when nothing but its end is missing: who knows whether a number went on."""
    file = tmp_path / "results.jsonl"
    first = kept(MATCH, file)
    file.write_bytes(file.read_bytes()[:-cut])
    with closing(Results(file)) as results:
        assert results.dropped
        assert sorted(results.known(MATCH)) == [0, 1, 2]
    assert kept(MATCH, file) == first
    assert len(written(file)) == 4


@pytest.mark.parametrize("line", ["a diary", "{}", '{"number": 1}', ""])
def test_a_file_of_something_else_is_refused(tmp_path: Path, line: str) -> None:
    file = tmp_path / "results.jsonl"
    file.write_text(f"{line}\n")
    with pytest.raises(BadRecord, match=r"results\.jsonl:1 is no game of the arena"):
        Results(file)
    assert file.read_text() == f"{line}\n"


# ---------------------------------------------------------------- kill -9


def arena(file: Path, games: int) -> list[str]:
    command = [sys.executable, "-m", "smokowisko", "arena", "match", "serce_smoka", "--json"]
    asked = ["--bots", "hatchling,greedy", "--iterations", "50", "--games", str(games)]
    return [*command, *asked, "--results", str(file)]


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="reads processes from /proc")
def test_a_killed_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file, whole = tmp_path / "killed.jsonl", tmp_path / "whole.jsonl"
    quiet = subprocess.DEVNULL
    run = subprocess.Popen(arena(file, 10_000), stdout=quiet, stderr=quiet)
    try:
        wait_for(lambda: file.exists() and file.read_bytes().count(b"\n") >= 3)
        workers = children(run.pid)
        assert workers
    finally:
        run.send_signal(signal.SIGKILL)
        run.wait()
    wait_for(lambda: not any(alive(worker) for worker in workers))
    found = file.read_bytes().count(b"\n")
    games = found + found % 2 + 2
    with file.open("ab") as stream:  # as if it had been killed in the middle of a line
        stream.write(b'{"match":{"game":"ser')
    said = subprocess.run(arena(file, games), capture_output=True, text=True, check=True)
    assert "was cut off and is dropped" in said.stderr
    numbers = Counter(line["number"] for line in written(file))
    assert set(numbers.values()) == {1}
    assert set(range(games)) <= set(numbers)
    clean = subprocess.run(arena(whole, games), capture_output=True, text=True, check=True)
    assert told(said.stdout) == told(clean.stdout)


def told(text: str) -> dict[str, Any]:
    """A report without what differs from run to run."""
    report: dict[str, Any] = json.loads(text)
    for bot in report["bots"]:
        del bot["mean_ms"]
    return report


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return False


def wait_for(happened: Callable[[], bool], seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.05)
