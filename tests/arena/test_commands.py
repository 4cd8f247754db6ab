"""`smokowisko arena`: what it says to people and machines, and one sentence for what is wrong."""

import json
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from typer.testing import Result

from smokowisko.bots.levels import PATIENCE
from smokowisko.terminal import contests
from tests.terminal.keyboard import run

QUICK = ("serce_smoka", "--bots", "greedy,random", "--games", "4")


def arena(folder: Path, *arguments: str, **more: str) -> Result:
    return run(folder, "arena", *arguments, **more)


def machine(shown: Result) -> dict[str, Any]:
    assert shown.exit_code in (0, 1)
    found: dict[str, Any] = json.loads(shown.stdout)
    return found


@pytest.mark.parametrize("command", ["", "match", "ladder", "tournament"])
def test_every_command_has_help_with_an_example(tmp_path: Path, command: str) -> None:
    shown = arena(tmp_path, *command.split(), "--help")
    assert shown.exit_code == 0
    assert f"Example: smokowisko arena {command}" in shown.stdout
    assert arena(tmp_path).exit_code == 0


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ("frobnicate", "No such command 'frobnicate'"),
        ("match serce_smoka", "Missing option '--bots'"),
        ("match --bots greedy,random", "Which game?"),
        ("match chess --bots greedy,random", "There is no game 'chess'"),
        ("match serce_smoka --bots greedy", "Name at least two bots"),
        ("match serce_smoka --bots greedy,deep", "There is no bot 'deep'"),
        ("match serce_smoka --bots greedy,random --players 4", "is for 2 players, not 4."),
        ("match smoki --bots greedy,random,random --players 4", "3 bots cannot fill 4 seats:"),
        ("match smoki --bots greedy,random,random --players 2", "3 bots cannot fill 2 seats:"),
        ("match smoki --bots greedy,random --players 1", "2 bots cannot fill 1 seats:"),
        ("match serce_smoka --bots greedy,random --games 0", "A match has at least 1 game"),
        ("match serce_smoka --bots greedy,random --ms 5 --iterations 5", "--ms or --iterations"),
        ("match serce_smoka --bots greedy,random --ms 0", "more than 0 ms, not 0."),
        ("match serce_smoka --bots greedy,random --ms nan", "more than 0 ms, not nan."),
        ("match serce_smoka --bots greedy,random --iterations 0", "at least 1 iteration, not 0."),
        ("match serce_smoka --bots greedy,random --stop-at 1", "lies between 0 and 1, not at 1."),
        ("match serce_smoka --bots greedy,random --seed -1", "The seed -1 is not between"),
        ("match serce_smoka --bots greedy,random --option a=1", "There is no option 'a'"),
        (
            "match serce_smoka --bots greedy,random --results no/where.jsonl",
            "no/where.jsonl cannot be used: No such file or directory.",
        ),
        ("ladder chess", "There is no game 'chess'"),
        ("ladder serce_smoka --players 4", "serce_smoka is for 2 players, not 4."),
        ("ladder --players 9", "No game is for 9 players."),
        ("ladder serce_smoka --budget 0", "more than 0, not 0."),
        ("ladder serce_smoka --budget 1 --iterations 5", "--budget or --iterations, not both."),
        ("ladder serce_smoka --plot no/where.svg", "There is no folder no for the picture."),
        ("tournament serce_smoka --bots greedy,greedy", "in a tournament only once."),
        ("tournament smoki --bots greedy,random --players 3", "needs at least 3 bots, not 2."),
        ("tournament serce_smoka --bots greedy,random --players 3", "is for 2 players, not 3."),
    ],
)
def test_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: str, reason: str
) -> None:
    monkeypatch.chdir(tmp_path)
    refused = arena(tmp_path, *arguments.split())
    assert refused.exit_code == 2
    assert refused.stdout == ""
    (sentence,) = refused.stderr.splitlines()
    assert reason in sentence
    assert re.search(r"[.?]$", sentence)


# ---------------------------------------------------------------- match


def test_a_match_for_machines(tmp_path: Path) -> None:
    found = machine(arena(tmp_path, "match", *QUICK, "--seed", "3", "--json"))
    assert set(found) == {
        *("game", "version", "components", "players", "games", "seed", "options", "budget"),
        *("bots", "verdict"),
    }
    assert (found["game"], found["players"], found["games"], found["seed"]) == (
        *("serce_smoka", 2, 4, 3),
    )
    assert found["budget"] == {}
    assert found["verdict"] is None
    greedy, random = found["bots"]
    assert set(greedy) == set(random)
    assert set(greedy) == {
        *("bot", "seats", "wins", "draws", "share", "interval", "mean_score", "mean_ms"),
    }
    assert greedy["share"] + random["share"] == pytest.approx(1)
    low, high = greedy["interval"]
    assert 0 <= low <= greedy["share"] <= high <= 1
    assert greedy["mean_ms"] > 0 < random["mean_ms"]


def test_one_against_three(tmp_path: Path) -> None:
    found = machine(
        arena(
            *(tmp_path, "match", "smoki", "--bots", "greedy,random", "--games", "5"),
            *("--players", "4", "--json"),
        )
    )
    assert (found["players"], found["games"]) == (4, 8)
    assert [(bot["bot"], bot["seats"]) for bot in found["bots"]] == [("greedy", 1), ("random", 3)]
    assert sum(bot["share"] for bot in found["bots"]) == pytest.approx(1)


def test_a_match_stops_when_its_verdict_is_clear(tmp_path: Path) -> None:
    asked = ("match", "serce_smoka", "--bots", "greedy,random", "--games", "100")
    found = machine(arena(tmp_path, *asked, "--stop-at", "0.5", "--json"))
    assert found["verdict"] == {"bar": 0.5, "verdict": "passes"}
    assert 14 <= found["games"] < 100
    shown = arena(tmp_path, "match", *QUICK, "--stop-at", "0.5").stdout
    assert "Whether greedy passes the bar of 50.0% is undecided (games: 4)." in shown


def test_a_match_as_a_table(tmp_path: Path) -> None:
    shown = arena(tmp_path, "match", *QUICK, LANG="pl_PL")
    assert shown.stdout.startswith("Serce Smoka, partii: 4, ziarno 0\n")
    assert max(map(len, shown.stdout.splitlines())) <= 80
    assert re.search(r"greedy +4 +0 +100\.0% +34\.2% – 100\.0% +[0-9.]+ +[0-9.]+ ", shown.stdout)
    assert shown.stderr == ""


def test_results_are_kept(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    one, two = (
        machine(arena(tmp_path, "match", *QUICK, "--json", "--results", str(file)))
        for _ in range(2)
    )
    assert len(file.read_text().splitlines()) == 4
    assert [bot["share"] for bot in one["bots"]] == [bot["share"] for bot in two["bots"]]
    # also the clock is read from the file
    assert one["bots"][0]["mean_ms"] == pytest.approx(two["bots"][0]["mean_ms"], abs=2e-3)


def test_a_budget_is_ancient_s() -> None:
    assert contests.budget(250.0, None).seconds == 0.25
    assert contests.budget(None, 40).descents == 40
    assert contests.budget(None, None).seconds == PATIENCE
    assert contests.part_of_budget(None, None).seconds == pytest.approx(PATIENCE / 10)
    assert contests.part_of_budget(0.5, None).seconds == pytest.approx(PATIENCE / 2)


# ---------------------------------------------------------------- ladder


def test_a_ladder_says_which_bars_are_missed(tmp_path: Path) -> None:
    picture, results = tmp_path / "ladder.svg", tmp_path / "results.jsonl"
    asked = ("ladder", "serce_smoka", "--games", "2", "--iterations", "8")
    files = ("--results", str(results), "--plot", str(picture))
    shown = arena(tmp_path, *asked, *files, "--json")
    found = machine(shown)
    assert len(found["rungs"]) == 4
    assert set(found["rungs"][0]) == {
        *("game", "players", "bot", "against", "budget", "seed", "games", "share", "interval"),
        *("mean_ms", "bar", "verdict", "missed"),
    }
    for rung in found["rungs"]:
        assert rung["budget"] == {"iterations": 8}
        assert (rung["games"], rung["verdict"]) == (2, "undecided")
        assert rung["missed"] == (rung["share"] < rung["bar"])
    assert found["missed"] == sum(rung["missed"] for rung in found["rungs"])
    assert shown.exit_code == (1 if found["missed"] else 0)
    texts = [text.text for text in ElementTree.parse(picture).iter() if text.text]
    assert "Serce Smoka: ancient – random" in texts
    again = arena(tmp_path, *asked, *files)
    assert again.exit_code == shown.exit_code
    assert f"Bars missed: {found['missed']} of 4." in again.stdout
    assert len(results.read_text().splitlines()) == 8


def test_a_ladder_of_all_games_stands_where_they_allow() -> None:
    rungs = contests.rungs(None, None, 10, 0, contests.part_of_budget(None, None))
    tables = {(rung.match.game.id, rung.match.players, rung.match.games) for rung in rungs}
    assert {("serce_smoka", 2, 10), ("smoki", 2, 10), ("smoki", 4, 12)} <= tables
    four = contests.rungs(None, 4, 10, 0, contests.part_of_budget(None, None))
    assert "serce_smoka" not in {rung.match.game.id for rung in four}


# ---------------------------------------------------------------- tournament


def test_a_tournament_rates_everybody(tmp_path: Path) -> None:
    picture = tmp_path / "tournament.svg"
    asked = ("tournament", "smoki", "--bots", "random,greedy", "--games", "8")
    found = machine(arena(tmp_path, *asked, "--plot", str(picture), "--json"))
    assert set(found) == {
        *("game", "version", "components", "players", "games", "seed", "options", "budget"),
        *("bots", "meetings"),
    }
    first, second = found["bots"]
    assert set(first) == {"bot", "elo", "interval", "games", "share"}
    assert (first["bot"], second["bot"]) == ("greedy", "random")
    assert first["elo"] == pytest.approx(-second["elo"])
    assert first["interval"][0] < first["elo"] < first["interval"][1]
    assert [meeting["games"] for meeting in found["meetings"]] == [8]
    assert "greedy" in picture.read_text(encoding="utf-8")
    shown = arena(tmp_path, *asked).stdout
    assert re.search(rf"greedy +\+{first['elo']:.0f} ", shown)
