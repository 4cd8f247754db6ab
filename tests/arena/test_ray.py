"""What can be said of a Ray cluster without one; test_ray_cluster.py starts a real one."""

import socket
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

import smokowisko
from smokowisko.arena.game import Match
from smokowisko.arena.ray_cluster import knock, play_the_same
from smokowisko.arena.results import key_of
from smokowisko.engine.errors import BadOptions
from tests.terminal.keyboard import run

ASKED = ("arena", "match", "serce_smoka", "--bots", "greedy,random", "--games", "6")


def test_without_ray_one_sentence_says_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
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
