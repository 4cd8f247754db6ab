"""The same games on a real Ray cluster of two nodes. Ray lives in an environment of its own
(requirements/ray.lock), which the stage `ray` of `python3 dev.py test` makes."""

import json
import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

PYTHON = os.environ.get("SMOKOWISKO_RAY_PYTHON", "")
ASKED = ("arena", "match", "serce_smoka", "--bots", "hatchling,random", "--games", "6")
SEARCH = ("--iterations", "16", "--seed", "4", "--json")
PATIENCE = 120.0  # seconds; a busy machine starts Ray slowly

pytestmark = pytest.mark.skipif(
    not PYTHON, reason="Ray has an environment of its own: `python3 dev.py test --only ray`"
)


@pytest.fixture(scope="module")
def folder() -> Iterator[Path]:
    """Where the cluster keeps everything. Ray's sockets need a short path, which pytest's own
    folder is not."""
    folder = Path(tempfile.mkdtemp(prefix="ray-"))
    yield folder
    shutil.rmtree(folder)


@pytest.fixture(scope="module")
def cluster(folder: Path) -> Iterator[str]:
    """A head on which nothing may be played, and a node that has to play everything."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    head = ("--head", f"--port={port}", "--num-cpus=0", "--include-dashboard=false")
    with ExitStack() as ending:
        for name, asked in (
            ("head", (*head, f"--temp-dir={folder}")),
            ("node", (f"--address=127.0.0.1:{port}", "--num-cpus=2")),
        ):
            started(ending, folder, name, asked)
        assert processes_in(folder)
        yield f"127.0.0.1:{port}"
    wait_until(lambda: not processes_in(folder), lambda: f"left behind:\n{processes_in(folder)}")


def started(ending: ExitStack, folder: Path, name: str, asked: tuple[str, ...]) -> None:
    log = folder / f"{name}.log"
    stream = ending.enter_context(log.open("wb"))
    node = subprocess.Popen(
        [Path(PYTHON).with_name("ray"), "start", *asked, "--block"],
        stdout=stream,
        stderr=stream,
        env=environment(folder),
    )
    ending.callback(node.wait, PATIENCE)
    ending.callback(node.terminate)
    wait_until(
        lambda: node.poll() is not None or "Ray runtime started" in log.read_text(), log.read_text
    )
    assert node.poll() is None, log.read_text()


def environment(folder: Path) -> dict[str, str]:
    return os.environ | {"RAY_USAGE_STATS_ENABLED": "0", "RAY_TMPDIR": str(folder)}


def processes_in(folder: Path) -> str:
    """The processes of the cluster: all of them are told where its files lie."""
    all_of_them = subprocess.run(
        ["ps", "-ww", "-eo", "pid,args"], capture_output=True, text=True, check=True
    ).stdout
    return "\n".join(line for line in all_of_them.splitlines() if str(folder) in line)


def wait_until(done: Callable[[], bool], complaint: Callable[[], str]) -> None:
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end, complaint()
        time.sleep(0.2)


def played(folder: Path, *more: str) -> dict[str, Any]:
    """A match as the command line tells it, without the clock."""
    command = [PYTHON, "-P", "-m", "smokowisko", *ASKED, *SEARCH, *more]
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        env=environment(folder),
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    for bot in found["bots"]:
        del bot["mean_ms"]
    return found


def games(file: Path) -> list[dict[str, Any]]:
    """The games that were kept, by number, without the clock."""
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    for line in lines:
        del line["ms"]
    return sorted(lines, key=lambda line: int(line["number"]))


def test_a_cluster_plays_the_same_games(cluster: str, folder: Path, tmp_path: Path) -> None:
    there, here = tmp_path / "there.jsonl", tmp_path / "here.jsonl"
    on_cluster = played(folder, "--ray", cluster, "--results", str(there))
    assert on_cluster == played(folder, "--results", str(here))
    assert games(there) == games(here)
    assert [line["number"] for line in games(there)] == [*range(6)]
