"""The same games on a Ray cluster of two nodes; runs where Ray is installed (`smokowisko[ray]`)."""

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import smokowisko
from smokowisko.arena.game import Match
from smokowisko.arena.ray_cluster import knock, play_the_same
from smokowisko.arena.results import key_of
from smokowisko.engine.errors import BadOptions
from tests.terminal.keyboard import run

HAS_RAY = find_spec("ray") is not None
RAY = Path(sys.executable).parent / "ray"
ENVIRONMENT = os.environ | {"RAY_USAGE_STATS_ENABLED": "0"}
ASKED = ("arena", "match", "serce_smoka", "--bots", "hatchling,random", "--games", "6")
SEARCH = ("--iterations", "16", "--seed", "4", "--json")


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """A head on which nothing may be played, and a node that has to play everything."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    # Ray's sockets need a short path, which pytest's own folder is not
    folder = Path(tempfile.mkdtemp(prefix="ray-"))
    head = ("--head", f"--port={port}", "--num-cpus=0", "--include-dashboard=false")
    with ExitStack() as ending:
        ending.callback(shutil.rmtree, folder, ignore_errors=True)
        for name, asked in (
            ("head", (*head, f"--temp-dir={folder}")),
            ("node", (f"--address=127.0.0.1:{port}", "--num-cpus=2")),
        ):
            started(ending, folder.with_name(f"{folder.name}-{name}.log"), asked)
        yield f"127.0.0.1:{port}"


def started(ending: ExitStack, log: Path, asked: tuple[str, ...]) -> None:
    ending.callback(log.unlink, missing_ok=True)
    stream = ending.enter_context(log.open("wb"))
    node = subprocess.Popen(
        [RAY, "start", *asked, "--block"], stdout=stream, stderr=stream, env=ENVIRONMENT
    )
    ending.callback(node.wait, 60)
    ending.callback(node.terminate)
    end = time.monotonic() + 60
    while "Ray runtime started" not in log.read_text():
        assert node.poll() is None, log.read_text()
        assert time.monotonic() < end, log.read_text()
        time.sleep(0.2)


def played(*more: str) -> dict[str, Any]:
    """A match in a process of its own: Ray leaves threads and warnings behind."""
    command = [sys.executable, "-m", "smokowisko", *ASKED, *SEARCH, *more]
    done = subprocess.run(
        command, capture_output=True, text=True, env=ENVIRONMENT, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    for bot in found["bots"]:
        del bot["mean_ms"]
    return found


@pytest.mark.skipif(not HAS_RAY, reason="Ray is not installed")
def test_a_cluster_plays_the_same_games(cluster: str, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    assert played("--ray", cluster, "--results", str(file)) == played()
    assert sorted(json.loads(line)["number"] for line in file.read_text().splitlines()) == [
        *range(6)
    ]


@pytest.mark.skipif(HAS_RAY, reason="Ray is installed")
def test_without_ray_one_sentence_says_how_to_get_it(tmp_path: Path) -> None:
    refused = run(tmp_path, *ASKED, "--ray", "127.0.0.1:6379")
    assert refused.exit_code == 2
    assert refused.stderr == "For --ray install Ray first: pip install 'smokowisko[ray]'.\n"


def test_a_node_with_other_games_is_refused() -> None:
    match = Match(smokowisko.game("serce_smoka"), ("random", "random"), 2)
    ours = key_of(match)
    assert [number for number, _ in play_the_same(match, [0, 1], ours)] == [0, 1]
    with pytest.raises(BadOptions, match="has another Smokowisko"):
        play_the_same(match, [0], replace(ours, version=ours.version + 1))


@pytest.mark.parametrize("address", ["", "auto", "host", ":1", "host:", "host:x", "host:70000"])
def test_an_address_is_a_host_and_a_port(address: str) -> None:
    with pytest.raises(BadOptions, match="as HOST:PORT, not"):
        knock(address)


def test_nobody_at_home() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with pytest.raises(BadOptions, match=f"No Ray cluster answers at 127.0.0.1:{port}."):
        knock(f"127.0.0.1:{port}")
