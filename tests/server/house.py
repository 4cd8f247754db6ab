"""A real server in a process of its own, and players who talk to it as a browser would."""

import http.client
import itertools
import json
import os
import secrets
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path
from types import TracebackType
from typing import IO, Any, NamedTuple, Self
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from smokowisko.engine.shuffle import pledge

PATIENCE = 30
REVEAL = "reveal-"

Answer = dict[str, Any]


class House:
    """The server. It may be killed and started again on the same data."""

    program = "smokowisko"

    def __init__(self, data: Path, **settings: str) -> None:
        quick = {
            "SMOKOWISKO_BOT_PAUSE": "0",
            "SMOKOWISKO_BOT_SECONDS": "0.02",
            "SMOKOWISKO_DATA": str(data),
            "SMOKOWISKO_PORT": "0",
            "SMOKOWISKO_GUEST_REQUESTS": "1000000",
            "SMOKOWISKO_ADDRESS_REQUESTS": "1000000",
        }
        self._environment = {**os.environ, **quick, **settings, "DISPLAY": ""}
        self.stderr: IO[str] | None = None
        self.address = ""
        self.process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.stop()

    def start(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-P", "-m", self.program, "serve"],
            env=self._environment,
            stdout=subprocess.PIPE,
            stderr=self.stderr,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Smokowisko: http"), line
        self.address = line.split()[-1]

    def kill(self) -> None:
        """No goodbye, no flush: the machine fell over."""
        self._end(signal.SIGKILL)

    def restart(self) -> None:
        """Killed, and up again at the same address."""
        self._environment["SMOKOWISKO_PORT"] = str(urlsplit(self.address).port)
        self.kill()
        self.start()

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.process is None:
            return
        self.process.send_signal(how)
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None


class Nursery(House):
    """A house whose servers start fast (see `nursery`), to be killed many times."""

    def __init__(self, data: Path, **settings: str) -> None:
        super().__init__(data, **settings)
        self.pid = 0
        self.nursery = subprocess.Popen(
            [sys.executable, "-P", str(Path(__file__).with_name("nursery.py"))],
            env=self._environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def start(self) -> None:
        assert self.nursery.stdin is not None
        print("start", file=self.nursery.stdin, flush=True)
        self.pid = int(self._line())
        self.address = self._line().split()[-1]

    def workers(self) -> list[int]:
        """The processes in which bots of the last server think."""
        found = []
        for process in Path("/proc").glob("[0-9]*"):
            try:
                words = (process / "cmdline").read_bytes().split(b"\0")
            except OSError:  # it has just ended
                continue
            if str(self.pid).encode() in words and any(b"mind_worker" in word for word in words):
                found.append(int(process.name))
        return found

    def _line(self) -> str:
        assert self.nursery.stdout is not None
        return self.nursery.stdout.readline()

    def _end(self, how: signal.Signals) -> None:
        os.kill(self.pid, how)
        assert self._line() == "ended\n"

    def close(self) -> None:
        with self.nursery:  # closes the pipes: it ends
            pass


class Raw(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes


class Player:
    """A browser with a cookie."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.cookie = ""
        self.nonces: dict[str, str] = {}  # by pledge
        self.name: str = self.http("GET", "/api/me")[1]["name"]

    def http(self, method: str, path: str, body: object = None, **headers: str) -> tuple[int, Any]:
        """The status and the JSON of an answer; a cookie is kept."""
        raw = body if isinstance(body, bytes) else json.dumps(body).encode()
        sent = {"Cookie": self.cookie, "Content-Type": "application/json", **headers}
        connection = http.client.HTTPConnection(
            urlsplit(self.house.address).netloc, timeout=PATIENCE
        )
        try:
            connection.request(method, path, None if body is None else raw, sent)
            answer = connection.getresponse()
            text = answer.read()
        finally:
            connection.close()
        if cookie := answer.getheader("Set-Cookie"):
            self.cookie = cookie.split(";")[0]
        return answer.status, json.loads(text) if text else None

    def raw(self, method: str, path: str, body: bytes | None = None, **headers: str) -> Raw:
        """An answer as it came, headers and all; nothing is sent but what is said here."""
        netloc = urlsplit(self.house.address).netloc
        connection = http.client.HTTPConnection(netloc, timeout=PATIENCE)
        try:
            connection.request(method, path, body, headers)
            answer = connection.getresponse()
            return Raw(answer.status, dict(answer.getheaders()), answer.read())
        finally:
            connection.close()

    def open_table(self, chairs: Sequence[str], **more: Any) -> str:
        order = {"game": "serce_smoka", "chairs": list(chairs), "pledge": self.pledge(), **more}
        status, answer = self.http("POST", "/api/tables", order)
        assert status == 201, answer
        return str(answer["id"])

    def pledge(self) -> str:
        """The hash of a new nonce, which is revealed when the game starts."""
        nonce = secrets.token_hex(16)
        self.nonces[pledge(nonce)] = nonce
        return pledge(nonce)

    def join(
        self,
        table: str,
        since: int | None = None,
        look: int | None = None,
        *,
        until_dealt: bool = True,
        **headers: str,
    ) -> "Place":
        address = self.house.address.replace("http", "ws", 1)
        line = connect(
            f"{address}/api/tables/{table}",
            additional_headers={"Cookie": self.cookie, **headers},
            open_timeout=PATIENCE,
            proxy=None,
        )
        return Place(line, since, look, self.nonces, until_dealt)

    def turned_away(self, table: str) -> tuple[Answer, int]:
        """What is said at a table that nobody can come to, and the code of the close."""
        address = self.house.address.replace("http", "ws", 1)
        with connect(
            f"{address}/api/tables/{table}",
            additional_headers={"Cookie": self.cookie},
            open_timeout=PATIENCE,
            proxy=None,
        ) as line:
            answer = json.loads(line.recv(PATIENCE))
            with pytest.raises(ConnectionClosed) as closed:
                line.recv(PATIENCE)
        assert closed.value.rcvd is not None
        return answer, closed.value.rcvd.code


class Place:
    """A player's connection to one table: keeps what it has been told."""

    def __init__(
        self,
        line: AbstractContextManager[ClientConnection],
        since: int | None,
        look: int | None,
        nonces: dict[str, str],
        until_dealt: bool,
    ) -> None:
        self._exit = ExitStack()
        self.line = self._exit.enter_context(line)
        self.heard: list[Answer] = []
        self._ids = itertools.count(1)
        self._name = secrets.token_hex(4)
        self._nonces = nonces
        self.version = 0
        self.view: Answer | None = None
        self.table: Answer = {}
        self.present: Answer = {}
        self.log: list[Answer] = []
        self.send({"type": "hello", "id": "hello", "since": since, "look": look})
        self.hear()
        if until_dealt and self.table["status"] == "dealing":
            self.wait_for_deal()

    def look(self, seat: int | None) -> None:
        self.send({"type": "look", "id": "look", "seat": seat})
        while self.hear()["type"] != "snapshot":
            pass

    def send(self, request: Answer) -> None:
        self.line.send(json.dumps(request))

    def hear(self) -> Answer:
        """The next message, taken in; who comes and goes, and one's own nonce, are no news."""
        answer: Answer = json.loads(self.line.recv(PATIENCE))
        if answer["type"] == "presence":
            self.present = answer
            return self.hear()
        if answer.get("id", "").startswith(REVEAL):
            return self.hear()
        self.heard.append(answer)
        if answer["type"] in ("snapshot", "update"):
            self.version = answer["version"]
            self.view, self.table = answer["view"], answer["table"]
            self.log = answer["log"] if answer["type"] == "snapshot" else self.log + answer["news"]
            self._reveal()
        return answer

    def _reveal(self) -> None:
        """When the game starts, as a browser does by itself."""
        if self.table["status"] != "dealing":
            return
        for share in self.table["pledges"]:
            nonce = self._nonces.pop(share["pledge"], None)
            if nonce is not None and not share["revealed"]:
                self.send({"type": "reveal", "id": REVEAL + nonce, "nonce": nonce})

    def wait_for_deal(self) -> None:
        while self.view is None:
            self.hear()

    def ask(self, type: str, *, id: str | None = None, **facts: Any) -> Answer:
        """Send a request and wait for its answer; what comes in between is taken in."""
        id = id or f"{self._name}-{next(self._ids)}"
        self.send({"type": type, "id": id, **facts})
        while True:
            answer = self.hear()
            if answer.get("id") == id:
                return answer

    def play(self, seat: int, move: str, **more: Any) -> Answer:
        return self.ask("play", seat=seat, version=self.version, move=move, **more)

    def wait_for(self, seat: int) -> Answer:
        """Until this seat must decide, or the game is over."""
        while self.view is None or not (self.view["over"] or self.view["to_move"] == seat):
            self.hear()
        return self.view

    def close(self) -> None:
        self._exit.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.close()
