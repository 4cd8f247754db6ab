"""What a crowd that looks on costs those who play: how fast it comes in, and how long a move takes
beside it. A real server in a process of its own, spoken to by docs/protocol.md alone.

    python3 dev.py bench --watchers

A round is moves without the crowd, then the crowd's coming, then moves beside it; the ratio is of
the medians of all rounds.
"""

import argparse
import asyncio
import json
import os
import resource
import secrets
import statistics
import subprocess
import sys
import time
import urllib.request
from base64 import b64encode
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, cast
from urllib.parse import urlsplit

import uvloop

from bench.machine import keep, setting
from smokowisko.engine.shuffle import pledge

ARRIVED_SECONDS = 10.0
MOST_TIMES_SLOWER = 2.0
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
LIMITS = ("GUEST_CONNECTIONS", "TABLE_CONNECTIONS", "ADDRESS_CONNECTIONS", "CONNECTIONS")
MANY = "1000000"

Facts = dict[str, Any]


class Line(asyncio.Protocol):
    """A WebSocket client, as light as can be: the crowd is not to be what is slow."""

    def __init__(self, path: str, cookie: str) -> None:
        self._greeting = (
            f"GET {path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}\r\nCookie: {cookie}\r\n\r\n"
        ).encode()
        self._received = bytearray()
        self._open = False
        self.transport: asyncio.Transport | None = None
        self.first = asyncio.get_running_loop().create_future()
        self.bytes = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self._greeting)

    def connection_lost(self, fault: Exception | None) -> None:
        if not self.first.done():
            self.first.set_exception(fault or EOFError("the server hung up"))

    def data_received(self, data: bytes) -> None:
        self.bytes += len(data)
        self._received += data
        if not self._open:
            end = self._received.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in self._received[:end]:
                raise ConnectionError(self._received[:end].decode())
            del self._received[: end + 4]
            self._open = True
            self.send({"type": "hello", "id": "hello"})
        while (frame := self._frame()) is not None:
            kind, body = frame
            if kind == TEXT:
                self.heard(body)
                if not self.first.done():
                    self.first.set_result(None)
            elif kind == PING:
                self._write(PONG, body)

    def heard(self, text: bytes) -> None:
        """One who only looks on need not read it."""

    def send(self, request: Facts) -> None:
        self._write(TEXT, json.dumps(request).encode())

    def _write(self, kind: int, body: bytes) -> None:
        assert self.transport is not None
        length = (
            bytes([0x80 | len(body)])
            if len(body) < 126
            else bytes([0x80 | 126]) + len(body).to_bytes(2, "big")
        )
        # a mask of zeros: allowed, and nothing to compute
        self.transport.write(bytes([0x80 | kind]) + length + bytes(4) + body)

    def _frame(self) -> tuple[int, bytes] | None:
        data = self._received
        if len(data) < 2:
            return None
        length, start = data[1] & 127, 2
        if length > 125:
            start = 4 if length == 126 else 10
            if len(data) < start:
                return None
            length = int.from_bytes(data[2:start], "big")
        if len(data) < start + length:
            return None
        kind, body = data[0] & 15, bytes(data[start : start + length])
        del data[: start + length]
        return kind, body


class Player(Line):
    """One who plays: knows the view and what was answered."""

    def __init__(self, path: str, cookie: str, nonce: str) -> None:
        super().__init__(path, cookie)
        self.nonce = nonce
        self.version = 0
        self.table: Facts = {}
        self.view: Facts | None = None
        self.done: asyncio.Future[None] | None = None
        self.news = asyncio.Event()

    def heard(self, text: bytes) -> None:
        answer = json.loads(text)
        if answer["type"] in ("snapshot", "update"):
            self.version, self.table = answer["version"], answer["table"]
            self.view = answer["view"]
            if self.table["status"] == "dealing" and self.nonce:
                self.send({"type": "reveal", "id": "reveal", "nonce": self.nonce})
                self.nonce = ""
        elif answer["type"] == "refused":
            raise RuntimeError(answer)
        elif answer["type"] == "done" and self.done is not None and answer["id"] != "reveal":
            self.done.set_result(None)
            self.done = None
        self.news.set()

    async def act(self, type: str, **facts: Any) -> float:
        """Seconds until the act is acknowledged."""
        self.done = asyncio.get_running_loop().create_future()
        done, began = self.done, time.perf_counter()
        self.send({"type": type, "id": secrets.token_hex(8), **facts})
        await done
        return time.perf_counter() - began

    async def until_told(self, version: int) -> None:
        while self.version < version or self.view is None:
            self.news.clear()
            await self.news.wait()


class Hall:
    """A server, and everybody who comes to it."""

    def __init__(self, address: str) -> None:
        self.address = address
        where = urlsplit(address)
        self.host, self.port = where.hostname or "", where.port or 0
        self.cookies: list[str] = []

    def guest(self) -> str:
        with urllib.request.urlopen(f"{self.address}/api/me") as answer:
            return str(answer.headers["Set-Cookie"]).partition(";")[0]

    async def connect(self, line: Line) -> None:
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: line, self.host, self.port)
        await line.first

    async def table(self) -> tuple[str, list[Player]]:
        """A game of two people that has begun."""
        hers, his = self.guest(), self.guest()
        nonces = [secrets.token_hex(16) for _ in range(2)]
        chairs = ["me", "open"]
        order = {"game": "serce_smoka", "chairs": chairs, "pledge": pledge(nonces[0])}
        request = urllib.request.Request(
            f"{self.address}/api/tables",
            json.dumps(order).encode(),
            {"Cookie": hers, "Content-Type": "application/json"},
        )
        with urllib.request.urlopen(request) as answer:
            path = f"/api/tables/{json.load(answer)['id']}"
        players = [
            Player(path, cookie, nonce) for cookie, nonce in zip((hers, his), nonces, strict=True)
        ]
        for player in players:
            await self.connect(player)
        await players[1].act("sit", seat=1, pledge=pledge(nonces[1]))
        await players[0].act("start")
        for player in players:
            await player.until_told(0)
        return path, players

    async def moves(self, players: list[Player], count: int, pause: float) -> list[float]:
        """How long each move took until it was acknowledged."""
        taken: list[float] = []
        while len(taken) < count:
            version = max(player.version for player in players)
            for player in players:
                await player.until_told(version)
            view = players[0].view
            assert view is not None
            if view["over"]:
                break
            seat = view["to_move"]
            mover = players[seat]
            assert mover.view is not None
            move = mover.view["moves"][0]["text"]
            taken.append(await mover.act("play", seat=seat, version=mover.version, move=move))
            await asyncio.sleep(pause)
        return taken


async def measured(hall: Hall, watchers: int, rounds: int, moves: int, pause: float) -> Facts:
    cookies = [hall.guest() for _ in range(min(watchers, 200))]
    alone: list[float] = []
    beside: list[float] = []
    arrivals = []
    for _ in range(rounds):
        path, players = await hall.table()
        alone += await hall.moves(players, moves, pause)
        path, players = await hall.table()
        lines = [Line(path, cookies[number % len(cookies)]) for number in range(watchers)]
        began = time.perf_counter()
        await asyncio.gather(*(hall.connect(line) for line in lines))
        arrivals.append(time.perf_counter() - began)
        await asyncio.sleep(1)
        beside += await hall.moves(players, moves, pause)
        for line in (*lines, *players):
            assert line.transport is not None
            line.transport.abort()
        await asyncio.sleep(1)
    return {
        "watchers": watchers,
        "pause": pause,
        "moves": [len(alone), len(beside)],
        "arrived_seconds": [round(seconds, 2) for seconds in arrivals],
        "alone_ms": quantiles(alone),
        "beside_ms": quantiles(beside),
        "ratio_p50": round(statistics.median(beside) / statistics.median(alone), 2),
    }


def quantiles(seconds: list[float]) -> dict[str, float]:
    ordered = sorted(seconds)
    last = len(ordered) - 1
    return {
        name: round(1000 * ordered[int(part * last)], 2)
        for name, part in (("p50", 0.5), ("p90", 0.9), ("p99", 0.99))
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--crowd", type=int, default=2000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--moves", type=int, default=25, help="in each half of a round")
    parser.add_argument("--pause", type=float, default=0.2, help="seconds between two moves")
    parser.add_argument("--json", type=Path, help="record there, not among the results")
    parser.add_argument("--check", action="store_true", help="fail when a bar is missed")
    asked = parser.parse_args()
    place = setting()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with TemporaryDirectory() as folder:
        free = {f"SMOKOWISKO_{name}": MANY for name in LIMITS}
        free |= {"SMOKOWISKO_ADDRESS_REQUESTS": MANY, "SMOKOWISKO_GUEST_REQUESTS": MANY}
        server = subprocess.Popen(
            [sys.executable, "-P", "-m", "smokowisko", "serve"],
            env={**os.environ, **free, "SMOKOWISKO_DATA": folder, "SMOKOWISKO_PORT": "0"},
            stdout=subprocess.PIPE,
            stderr=(Path(folder) / "log").open("w"),
            text=True,
        )
        try:
            assert server.stdout is not None
            hall = Hall(server.stdout.readline().split()[-1])
            facts = uvloop.run(measured(hall, asked.crowd, asked.rounds, asked.moves, asked.pause))
        finally:
            server.terminate()
            server.wait()
    facts = {**place, **facts}
    print(json.dumps(facts, indent=2))
    print(f"Recorded in {keep(facts, place, 'watchers', asked.json)}.")
    good = (
        max(facts["arrived_seconds"]) <= ARRIVED_SECONDS and facts["ratio_p50"] <= MOST_TIMES_SLOWER
    )
    return int(asked.check and not good)


if __name__ == "__main__":
    sys.exit(main())
