"""What the server says of itself: one form at a terminal, another elsewhere, and no secrets."""

import io
import json
import logging
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from smokowisko.server import logs
from tests.server.house import House, Player

log = logging.getLogger("smokowisko.somewhere")


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def as_it_was() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    logging.captureWarnings(capture=False)


def said(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_a_line_is_an_object_with_its_facts() -> None:
    stream = io.StringIO()
    logs.set_up("auto", stream)
    log.info("an entry is stored", extra={"table": "cave", "version": 3, "milliseconds": 1.5})
    log.debug("too much")
    (line,) = said(stream)
    assert line.pop("time").endswith("+00:00")
    assert line == {
        "level": "info",
        "logger": "smokowisko.somewhere",
        "event": "an entry is stored",
        "table": "cave",
        "version": 3,
        "milliseconds": 1.5,
    }


def test_a_fault_is_one_line_too() -> None:
    stream = io.StringIO()
    logs.set_up("json", stream)
    try:
        raise ArithmeticError("żółw\nsecond line")
    except ArithmeticError:
        log.exception("a %s happened", "fault", extra={"what": Path("x")})
    (line,) = said(stream)
    assert line["event"] == "a fault happened"
    assert line["what"] == "x"
    assert "ArithmeticError: żółw\nsecond line" in line["trace"]


def test_at_a_terminal_lines_are_for_people() -> None:
    for style, stream in (("auto", Terminal()), ("text", io.StringIO())):
        logs.set_up(style, stream)  # type: ignore[arg-type]
        log.warning("the dragon sleeps", extra={"table": "cave"})
        assert stream.getvalue()[8:] == " somewhere: WARNING: the dragon sleeps table=cave\n"
    terminal = Terminal()
    logs.set_up("json", terminal)
    log.info("x")
    assert said(terminal)


def test_a_mark_tells_guests_apart_and_nothing_else() -> None:
    assert logs.guest_mark("ola") == logs.guest_mark("ola") != logs.guest_mark("jan")
    assert len(logs.guest_mark("ola")) == 8
    assert "ola" not in logs.guest_mark("ola")


@pytest.mark.compiled_only
def test_a_game_is_told_without_secrets(tmp_path: Path) -> None:
    """The house as it is run behind a proxy: everything on stderr, a JSON object a line."""
    errors = tmp_path / "errors"
    with errors.open("w") as stderr:
        house = House(tmp_path)
        house.stderr = stderr
        with house:
            ola = Player(house)
            ola.http("PUT", "/api/me", {"name": "Wawelska"})
            table = ola.open_table(["me", "greedy"])
            (mine,) = ola.nonces.values()
            with ola.join(table) as place:
                place.play(0, "first 1")
                place.ask("resign", seat=0)
            record = ola.http("GET", f"/api/tables/{table}/record")[1]
    lines = [json.loads(line) for line in errors.read_text().splitlines()]
    assert {"uvicorn.error", "smokowisko.hub", "smokowisko.conversation"} <= {
        line["logger"] for line in lines
    }
    stored = [line for line in lines if line["event"] == "an entry is stored"]
    assert [line["entry"] for line in stored][:5] == [
        "created",
        "started",
        "revealed",
        "dealt",
        "moved",
    ]
    assert stored[0]["table"] == table
    assert [line["version"] for line in stored] == list(range(1, len(stored) + 1))
    assert all(line["milliseconds"] >= 0 for line in stored)
    guest = ola.cookie.partition("=")[2].partition(".")[0]
    secrets = [record["seed"], record["shuffle"]["secret"], mine, "Wawelska", guest, "first 1"]
    assert not [secret for secret in secrets if secret in errors.read_text()]


@pytest.mark.compiled_only
def test_another_form_is_asked_for_by_the_environment() -> None:
    done = subprocess.run(
        [sys.executable, "-P", "-m", "smokowisko", "serve"],
        env={"SMOKOWISKO_LOG": "xml", "PYTHONPATH": ":".join(sys.path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode != 0
    assert "SMOKOWISKO_LOG" in done.stderr
