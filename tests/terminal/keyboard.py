"""A keyboard for tests: the command line in this process, or in a terminal of its own."""

import os
import pty
import select
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from typer.testing import CliRunner, Result

from smokowisko.cli import app

PATIENCE = 60.0  # seconds until a silent program counts as hung

# makes the terminal its own, so that Ctrl-C reaches the program, also when the tests run in the
# background and were told to ignore it
IN_TERMINAL = (
    "import fcntl, os, signal, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0);"
    "signal.signal(signal.SIGINT, signal.SIG_DFL);"
    "os.execv(sys.executable, [sys.executable, '-m', 'smokowisko', *sys.argv[1:]])"
)


def environment(folder: Path, more: dict[str, str]) -> dict[str, str | None]:
    """A plain 80-column terminal, whatever the tester prefers; saved games land in the folder."""
    unset = ("LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE")
    plain = {"COLUMNS": "80", "LINES": "24", "LANG": "C.UTF-8", "XDG_DATA_HOME": str(folder)}
    return {**dict.fromkeys(unset), **plain, "PAGER": "cat", **more}


def run(folder: Path, *arguments: str, typed: str = "", **more: str) -> Result:
    """One command in this process."""
    return CliRunner().invoke(app, arguments, input=typed, env=environment(folder, more))


def start(
    folder: Path, *arguments: str, typed: bytes = b"", **more: str
) -> subprocess.CompletedProcess[bytes]:
    """One command as a program, fed through a pipe until the end of input."""
    return subprocess.run(
        [sys.executable, "-m", "smokowisko", *arguments],
        input=typed,
        capture_output=True,
        env=_program_environment(folder, more),
        timeout=PATIENCE,
        check=False,
    )


class Terminal:
    """A program in a terminal of its own."""

    def __init__(self, program: subprocess.Popen[bytes], screen: int) -> None:
        self.program = program
        self._screen = screen
        self.seen = b""

    def type(self, keys: str) -> None:
        os.write(self._screen, keys.encode())

    def wait_for(self, text: str) -> None:
        """Read until the text has come since the last wait."""
        fresh = b""
        while text.encode() not in fresh:
            fresh += self._read()

    def end(self) -> int:
        """Read to the last word; the exit code."""
        while self._read():
            pass
        return self.program.wait(PATIENCE)

    def _read(self) -> bytes:
        ready, _, _ = select.select([self._screen], [], [], PATIENCE)
        assert ready, f"nothing more came after: {self.seen.decode(errors='replace')}"
        try:
            read = os.read(self._screen, 4096)
        except OSError:  # Linux says so when the program has closed its side
            read = b""
        self.seen += read
        return read


@contextmanager
def terminal(folder: Path, *arguments: str, **more: str) -> Iterator[Terminal]:
    screen, side = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-c", IN_TERMINAL, *arguments],
        stdin=side,
        stdout=side,
        stderr=side,
        start_new_session=True,
        env=_program_environment(folder, {"TERM": "xterm-256color", **more}),
    ) as program:
        os.close(side)
        try:
            yield Terminal(program, screen)
        finally:
            program.kill()
            os.close(screen)


def _program_environment(folder: Path, more: dict[str, str]) -> dict[str, str]:
    # the program must meet the same engine as this test
    path = os.pathsep.join(each for each in sys.path if each)
    wanted = {**os.environ, **environment(folder, more), "PYTHONPATH": path}
    return {name: value for name, value in wanted.items() if value is not None}
