"""The program in a pipe and in a real terminal: the end of input, Ctrl-C, colours, odd letters."""

import json
from pathlib import Path

from tests.terminal.keyboard import start, terminal


def test_the_end_of_input_saves_and_resume_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    first = start(
        tmp_path, "play", "serce_smoka", "--seed", "7", "--save-to", str(file), typed=b"1\n1\n"
    )
    assert (first.returncode, first.stderr) == (0, b"")
    assert f"smokowisko play --resume {file}".encode() in first.stdout
    assert len(json.loads(file.read_text())["moves"]) == 3
    second = start(tmp_path, "play", "--resume", str(file), typed=b"1\n")
    assert (second.returncode, second.stderr) == (0, b"")
    assert len(json.loads(file.read_text())["moves"]) == 5


def test_the_end_of_input_in_a_terminal(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    with terminal(tmp_path, "play", "serce_smoka", "--seed", "7", "--save-to", str(file)) as table:
        table.wait_for("command:")
        table.type("1\r")
        table.wait_for("command:")
        table.type("\x04")
        assert table.end() == 0
    assert f"--resume {file}".encode() in table.seen
    assert json.loads(file.read_text())["moves"] == ["first 0"]


def test_ctrl_c_is_quiet_and_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    with terminal(tmp_path, "play", "serce_smoka", "--seed", "7", "--save-to", str(file)) as table:
        table.wait_for("command:")
        table.type("1\r")
        table.wait_for("command:")
        # Enter, because readline overlooks a signal that comes just before it starts to listen
        table.type("\x03\r")
        assert table.end() == 130
    assert b"Traceback" not in table.seen
    assert json.loads(file.read_text())["moves"] == ["first 0"]


def test_colours_only_where_they_are_wanted(tmp_path: Path) -> None:
    red = b"\x1b[91m"
    for more, coloured in (({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)):
        with terminal(tmp_path, "play", "serce_smoka", "--seed", "7", **more) as table:
            table.wait_for("command:")
            table.type("\x04")
            assert table.end() == 0
        assert (red in table.seen) is coloured


def test_the_curtain_wipes_the_screen_and_its_history(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", "serce_smoka", "--seed", "7", "--seat", "both") as table:
        table.wait_for("looking:")
        table.type("\r")
        table.wait_for("command:")
        table.type("2\r")
        table.wait_for("looking:")
        table.type("\x04")
        assert table.end() == 0
    curtain = table.seen.rpartition(b"first 1")[2]
    assert b"\x1b[2J" in curtain
    assert b"\x1b[3J" in curtain


def test_the_rules_are_paged_in_a_terminal(tmp_path: Path) -> None:
    with terminal(tmp_path, "rules", "serce_smoka", PAGER="head -n 3") as page:
        assert page.end() == 0
    assert b"Serce Smoka (Dragonheart)" in page.seen
    assert b"In two minutes" not in page.seen


def test_a_terminal_without_polish_letters(tmp_path: Path) -> None:
    shown = start(
        tmp_path, "play", "serce_smoka", "--seed", "7", "--lang", "pl", PYTHONIOENCODING="ascii"
    )
    assert (shown.returncode, shown.stderr) == (0, b"")
    assert b"+- Lowczyni -+" in shown.stdout
    assert b"reka 5" in shown.stdout


def test_letters_that_are_none(tmp_path: Path) -> None:
    typed = b"\xff\xfe\n1\n"
    shown = start(
        tmp_path, "play", "serce_smoka", "--seed", "7", typed=typed, PYTHONIOENCODING="utf-8:strict"
    )
    assert (shown.returncode, shown.stderr) == (0, b"")
    assert b"is not a move" in shown.stdout


def test_a_match_shows_its_progress_in_a_terminal_only(tmp_path: Path) -> None:
    match = ("simulate", "serce_smoka", "--bots", "random,random", "--games", "4")
    assert start(tmp_path, *match).stderr == b""
    with terminal(tmp_path, *match) as shown:
        assert shown.end() == 0
    assert b"4/4" in shown.seen
