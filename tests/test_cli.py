"""The command line: what each command says, and one sentence for whatever is wrong."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import Result

import smokowisko
import smokowisko.engine.game
from smokowisko.cli import app
from smokowisko.engine.record import Ending, Seat, write
from smokowisko.engine.shuffle import Share, Shuffle, commitment, pledge
from tests.terminal.keyboard import run

COMMANDS = ("games", "rules", "play", "simulate", "replay", "verify", "serve", "backup", "restore")
GAMES = smokowisko.game_ids()
ROOT = Path(__file__).parent.parent
COMPONENTS = ROOT / "src" / "smokowisko" / "games" / "serce_smoka" / "components.toml"


def wrong(result: Result) -> str:
    """The one sentence on stderr."""
    assert result.exit_code == 2
    assert result.stdout == ""
    (sentence,) = result.stderr.splitlines()
    assert re.search(r"[.?]$", sentence)
    return sentence


@pytest.fixture(scope="module")
def game_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a game played to its end."""
    folder = tmp_path_factory.mktemp("games")
    file = folder / "game.json"
    played = run(
        folder, "play", "serce_smoka", "--seed", "7", "--save-to", str(file), typed="1\n" * 100
    )
    assert played.exit_code == 0
    return file


# ---------------------------------------------------------------- help, version, games, rules


def test_the_version_names_the_engine(tmp_path: Path) -> None:
    file = smokowisko.engine.game.__file__
    engine = "interpreted" if file.endswith(".py") else "compiled"
    said = run(tmp_path, "--version").stdout
    assert said == f"smokowisko {smokowisko.__version__} ({engine} engine)\n"


def test_without_a_command_comes_help(tmp_path: Path) -> None:
    shown = run(tmp_path)
    assert shown.exit_code == 0
    assert all(command in shown.stdout for command in COMMANDS)


def test_every_command_has_help_with_an_example(tmp_path: Path) -> None:
    assert {
        command.name or command.callback.__name__
        for command in app.registered_commands
        if command.callback is not None
    } == set(COMMANDS)
    for command in COMMANDS:
        shown = run(tmp_path, command, "--help")
        assert shown.exit_code == 0
        assert f"Example: smokowisko {command}" in shown.stdout


def test_games_lists_players_pitch_and_options(tmp_path: Path) -> None:
    shown = run(tmp_path, "games", "--lang", "pl").stdout
    assert "Serce Smoka · serce_smoka · 2 graczy" in shown
    assert "Budź pola" in shown
    assert "exhaustion_end=rulebook" in shown
    assert "jeszcze jedna tura" in shown
    assert "od 0 do 1" in shown


def test_games_for_machines(tmp_path: Path) -> None:
    listed, *others = json.loads(run(tmp_path, "games", "--json").stdout)
    assert [listed["id"], *(each["id"] for each in others)] == GAMES
    assert listed["id"] == "serce_smoka"
    assert listed["players"] == {"min": 2, "max": 2}
    options = {option["id"]: option for option in listed["options"]}
    assert options["exhaustion_end"]["default"] == "rulebook"
    assert options["exhaustion_end"]["values"] == ["rulebook", "short"]
    assert (options["chooser"]["low"], options["chooser"]["high"]) == (0, 1)


def test_rules_in_both_languages(tmp_path: Path) -> None:
    assert "In two minutes" in run(tmp_path, "rules", "serce_smoka").stdout
    assert "W dwie minuty" in run(tmp_path, "rules", "serce_smoka", "--lang", "pl").stdout


# ---------------------------------------------------------------- whatever is wrong


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ("frobnicate", "No such command 'frobnicate'"),
        ("--frobnicate", "No such option: --frobnicate"),
        ("play chess", f"There is no game 'chess'; the games are: {', '.join(GAMES)}."),
        ("play", f"Which game? Choose from: {', '.join(GAMES)}."),
        ("rules chess", "There is no game 'chess'"),
        ("simulate chess --bots random", "There is no game 'chess'"),
        ("play serce_smoka --seat 2", "There is no seat '2'; choose from: 0, 1, both."),
        ("play serce_smoka --seat -1", "There is no seat '-1'"),
        ("play serce_smoka --seat me", "There is no seat 'me'"),
        ("play serce_smoka --seat both --bot greedy", "there is none for a bot"),
        ("play serce_smoka --bot alphazero", "There is no bot 'alphazero'; the bots are:"),
        ("play serce_smoka --seed ten", "Invalid value for '--seed'"),
        ("play serce_smoka --seed -1", "The seed -1 is not between"),
        (
            "play serce_smoka --seed 9223372036854775808",
            "The seed 9223372036854775808 is not between",
        ),
        ("play --lang de", "There is no language 'de'; choose from: pl, en."),
        ("rules --lang de", "There is no language 'de'"),
        ("play serce_smoka --option short", "Write an option as KEY=VALUE, not 'short'."),
        ("play serce_smoka --option length=short", "There is no option 'length'"),
        (
            "play serce_smoka --option exhaustion_end=soon",
            "is one of 'rulebook', 'short', not 'soon'.",
        ),
        ("play serce_smoka --option chooser=2", "is a whole number from 0 to 1, not 2."),
        ("play serce_smoka --option chooser=true", "is a whole number from 0 to 1, not true."),
        ("play serce_smoka --option show_scores=1", "is one of false, true, not 1."),
        ("play serce_smoka --components none.toml", "none.toml cannot be read"),
        ("play --resume none.json", "none.json cannot be read: No such file or directory."),
        ("play --resume none.json --seed 1", "With --resume the saved game settles"),
        ("play serce_smoka --save-to no/where.json", "There is no folder no to save in."),
        ("backup no/where/copy.zip", "There is no folder"),
        ("backup copy.zip --data typo", "There is no data folder typo."),
        ("restore none.zip --data new", "none.zip cannot be used: No such file or directory."),
        ("simulate", "Missing option '--bots'"),
        ("simulate serce_smoka --bots greedy,alphazero", "There is no bot 'alphazero'"),
        (
            "simulate serce_smoka --bots random,random,random",
            "serce_smoka is for 2 players, not 3.",
        ),
        ("simulate serce_smoka --bots random --players 3", "serce_smoka is for 2 players, not 3."),
        ("simulate serce_smoka --bots random --players 0", "serce_smoka is for 2 players, not 0."),
        ("simulate serce_smoka --bots random --games 0", "A match has at least 1 game, not 0."),
        ("simulate serce_smoka --bots random --games -3", "A match has at least 1 game, not -3."),
        ("simulate serce_smoka --bots random --games few", "Invalid value for '--games'"),
        ("simulate serce_smoka --bots random --seed -1", "The seed -1 is not between"),
        (
            "simulate serce_smoka --bots random --games 4 --seed 9223372036854775807",
            "is not between",
        ),
        ("simulate serce_smoka --bots random --option a=1", "There is no option 'a'"),
        ("replay", "Missing argument 'FILE'"),
        ("replay none.json", "none.json cannot be read: No such file or directory."),
        ("verify none.json", "none.json cannot be read: No such file or directory."),
    ],
)
def test_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: str, reason: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert reason in wrong(run(tmp_path, *arguments.split()))


@pytest.mark.rule("SER-84")
@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("count = 7", "count = 8", "kind.treasure_chest.count is 8"),
        ('id = "troll"', 'id = "ogre"', "kind.ogre is unknown"),
        ("size = 50", "size = -1", "deck.size is -1"),
        ("glory_points = 79", "glory_points = 80", "deck.totals.glory_points is 80"),
        ("[deck]", "[deck", "The file is not valid TOML"),
        ("size = 50", "size = 50\ncolour = 1", "deck.colour is unknown"),
    ],
)
@pytest.mark.parametrize("command", ["play serce_smoka", "simulate serce_smoka --bots random"])
def test_wrong_components(tmp_path: Path, command: str, old: str, new: str, reason: str) -> None:
    text = COMPONENTS.read_text(encoding="utf-8")
    assert old in text
    file = tmp_path / "mine.toml"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    assert reason in wrong(run(tmp_path, *command.split(), "--components", str(file)))


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ("", "is empty"),
        ("{}", "This is no record of a game"),
        ("a diary", "This is no record of a game"),
    ],
)
@pytest.mark.parametrize("command", ["play --resume", "replay", "verify"])
def test_files_that_are_no_records(tmp_path: Path, command: str, written: str, reason: str) -> None:
    file = tmp_path / "game.json"
    file.write_text(written)
    assert reason in wrong(run(tmp_path, *command.split(), str(file)))


def test_a_finished_game_cannot_be_resumed(tmp_path: Path, game_file: Path) -> None:
    assert "is finished: it can only be replayed" in wrong(
        run(tmp_path, "play", "--resume", str(game_file))
    )


# ---------------------------------------------------------------- own components


@pytest.mark.rule("SER-84")
def test_own_components_travel_with_the_record(tmp_path: Path) -> None:
    text = COMPONENTS.read_text(encoding="utf-8")
    mine = text.replace("values = [1, 1, 1, 1, 2]", "values = [1, 1, 1, 2, 2]")
    mine = mine.replace("glory_points = 79", "glory_points = 80")
    components, game = tmp_path / "mine.toml", tmp_path / "game.json"
    components.write_text(mine, encoding="utf-8")
    arguments = ("--components", str(components), "--seed", "1", "--save-to", str(game))
    assert run(tmp_path, "play", "serce_smoka", *arguments, typed="1\n1\n").exit_code == 0
    components.unlink()
    assert run(tmp_path, "play", "--resume", str(game), typed="1\n" * 100).exit_code == 0
    assert run(tmp_path, "verify", str(game)).exit_code == 0


# ---------------------------------------------------------------- simulate


def simulated(folder: Path, *arguments: str) -> dict[str, Any]:
    shown = run(folder, "simulate", "serce_smoka", "--json", *arguments)
    assert shown.exit_code == 0
    found: dict[str, Any] = json.loads(shown.stdout)
    return found


def test_a_match_for_machines(tmp_path: Path) -> None:
    found = simulated(tmp_path, "--bots", "greedy,random", "--games", "10", "--seed", "3")
    assert (found["game"], found["games"], found["seed"]) == ("serce_smoka", 10, 3)
    assert found["games_per_second"] > 0
    greedy, random = found["bots"]
    assert (greedy["bot"], random["bot"]) == ("greedy", "random")
    assert greedy["wins"] + random["wins"] + greedy["draws"] == 10
    assert greedy["draws"] == random["draws"]
    assert greedy["share"] + random["share"] == pytest.approx(1)
    low, high = greedy["interval"]
    assert 0 <= low < greedy["share"] <= high + 1e-9
    assert greedy["mean_score"] > random["mean_score"]


def test_a_match_can_be_had_again(tmp_path: Path) -> None:
    arguments = ("--bots", "greedy,random", "--games", "6", "--option", "exhaustion_end=short")
    one, two = simulated(tmp_path, *arguments), simulated(tmp_path, *arguments)
    assert one["bots"] == two["bots"]
    assert one["options"] == {"exhaustion_end": "short"}


def test_a_match_is_rounded_up_to_full_seatings(tmp_path: Path) -> None:
    shown = run(tmp_path, "simulate", "serce_smoka", "--bots", "random", "--games", "3", "--json")
    assert json.loads(shown.stdout)["games"] == 4
    assert shown.stderr.startswith("3 games rounded up to 4,")


def test_a_match_as_a_table(tmp_path: Path) -> None:
    shown = run(
        tmp_path, "simulate", "serce_smoka", "--bots", "greedy,random", "--games", "4", LANG="pl_PL"
    )
    assert re.search(r"greedy +4 +0 +100\.0% +34\.2% – 100\.0%", shown.stdout)
    assert "przedział 95 %" in shown.stdout


# ---------------------------------------------------------------- replay and verify


def test_verify_says_what_fits(tmp_path: Path, game_file: Path) -> None:
    record = json.loads(game_file.read_text())
    said = run(tmp_path, "verify", str(game_file))
    scores = ":".join(str(score) for score in record["result"]["scores"])
    assert said.exit_code == 0
    assert said.stdout == f"{game_file}:1 fits: {len(record['moves'])} plies, {scores}\n"


def test_verify_tells_who_was_left_out_of_the_shuffle(tmp_path: Path) -> None:
    secret, nonce = "5e" * 32, "01" * 16
    file = tmp_path / "shuffled.json"
    older = Shuffle(commitment(secret, 1), secret, [nonce])
    hers, his = Share(0, pledge(nonce), nonce), Share(1, pledge("02" * 16))
    pledged = Shuffle(commitment(secret), secret, [], 2, [hers, his])
    alone = Shuffle(commitment(secret), secret, [], 2, [his])
    game = smokowisko.game("serce_smoka")
    lines = []
    for shuffle in (older, pledged, alone):
        seed = shuffle.seed()
        seats = [Seat("Ola"), Seat("Jan")]
        ending = Ending("aborted")
        written = write(
            game.new(2, seed), seed=seed, seats=seats, moves=[], ending=ending, shuffle=shuffle
        )
        lines.append(written.line())
    file.write_text("\n".join(lines))
    said = run(tmp_path, "verify", str(file))
    assert said.exit_code == 0
    _, older_proof, _, left_out, _, nobody, _ = said.stdout.splitlines()
    assert "older proof" in older_proof
    assert "the server made the shuffle alone" in nobody
    assert left_out == "  The number of Jan came too late and was left out of the shuffle."


def test_verify_names_the_first_ply_that_does_not_fit(tmp_path: Path, game_file: Path) -> None:
    record = json.loads(game_file.read_text())
    tampered = dict(record, moves=[*record["moves"][:4], "ship 0 0 0", *record["moves"][5:]])
    running = dict(record, moves=record["moves"][:3], ending={"how": "running"})
    del running["result"]
    lies = dict(record, result=dict(record["result"], scores=[99, 0]))
    file = tmp_path / "games.json"
    file.write_text("\n".join(json.dumps(each) for each in (tampered, running, lies)))
    said = run(tmp_path, "verify", str(file))
    assert said.exit_code == 1
    assert said.stdout == f"{file}:2 fits: 3 plies, not over yet\n"
    first, third = said.stderr.splitlines()
    assert first.startswith(f"{file}:1: Ply 5, “ship 0 0 0”, does not fit:")
    assert third.startswith(f"{file}:3: The result does not fit:")


@pytest.mark.parametrize(
    ("field", "value"),
    [("game", "chess"), ("version", 99), ("components", "0"), ("seed", "zz"), ("seats", [])],
)
def test_a_record_of_another_world(
    tmp_path: Path, game_file: Path, field: str, value: object
) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(json.loads(game_file.read_text()) | {field: value}))
    wrong(run(tmp_path, "verify", str(file)))
    wrong(run(tmp_path, "replay", str(file)))


def test_replay_tells_the_game_and_shows_the_sheet(tmp_path: Path, game_file: Path) -> None:
    shown = run(tmp_path, "replay", str(game_file)).stdout
    assert shown.startswith("Serce Smoka · seed 7 · Disciple: a person · Servant: Dragon (bot)\n")
    assert "  1 Disciple takes the first turn." in shown
    assert "Servant wins: the Great Dragon stays in stone." in shown
    assert "Uczeń zagrywa" in run(tmp_path, "replay", str(game_file), "--lang", "pl").stdout


def test_replay_shows_the_table_after_a_ply(tmp_path: Path, game_file: Path) -> None:
    shown = run(tmp_path, "replay", str(game_file), "--ply", "3").stdout
    assert "  3 Servant plays" in shown
    assert "Turn 3" in shown
    assert "Before the first turn" in run(tmp_path, "replay", str(game_file), "--ply", "0").stdout
    plies = len(json.loads(game_file.read_text())["moves"])
    for ply in (-1, plies + 1):
        refused = run(tmp_path, "replay", str(game_file), "--ply", str(ply))
        assert f"The game has {plies} plies" in wrong(refused)


def test_replay_step_by_step(tmp_path: Path, game_file: Path) -> None:
    shown = run(tmp_path, "replay", str(game_file), "--step", typed="\n\n")
    assert shown.exit_code == 0
    assert shown.stdout.count("Enter for the next move:") == 3


def test_replay_stops_where_the_record_does_not_fit(tmp_path: Path, game_file: Path) -> None:
    record = json.loads(game_file.read_text())
    file = tmp_path / "game.json"
    file.write_text(json.dumps(dict(record, moves=["first 0", "\x1b[2J"])))
    shown = run(tmp_path, "replay", str(file))
    assert shown.exit_code == 2
    assert shown.stderr.startswith("Ply 2, “?[2J”, does not fit")


@pytest.mark.parametrize(
    ("ending", "sentence"),
    [
        ({"how": "running"}, "The game is not over yet."),
        ({"how": "aborted"}, "The game was broken off."),
        ({"how": "resigned", "seat": 1}, "Servant resigned."),
    ],
)
def test_replay_of_a_game_without_an_end(
    tmp_path: Path, game_file: Path, ending: dict[str, object], sentence: str
) -> None:
    record = json.loads(game_file.read_text())
    del record["result"]
    file = tmp_path / "game.json"
    file.write_text(json.dumps(dict(record, moves=record["moves"][:5], ending=ending)))
    assert run(tmp_path, "replay", str(file)).stdout.endswith(f"{sentence}\n")
