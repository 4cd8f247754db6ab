"""Strangers' records, checked and played through in worker processes that may take so much time and
memory and no more. Knows processes and limits, nothing of what a record holds."""

import asyncio
import contextlib
import logging
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from smokowisko.server import record_worker
from smokowisko.server.replay import Answer, Page
from smokowisko.server.table import Refused
from smokowisko.server.worker_process import spawned

log = logging.getLogger("smokowisko.record_pool")

# Seconds for a worker to start and import everything: not the record's fault.
SETTLING = 30.0
# A worker is replaced after so many records, whatever they may have left in its memory.
LIFETIME = 100
LARGEST_ANSWER = 32 * 1024 * 1024


class TooCostly(Exception):
    """A record for which a worker had not time or memory enough."""


class TooMany(Exception):
    """More records of one guest or address than may wait."""


class Turn:
    """One guest or address: their records are played one after the other."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.records = 0


class RecordPool:
    """A few workers, started when first needed and used again. Everybody has one record looked at
    at a time, and those who ask are served one after the other: whoever sends many at once waits
    for each of them, and nobody else for more than one of them."""

    def __init__(
        self,
        workers: int,
        seconds: float,
        megabytes: int,
        queue: int = 64,
        records: str = "smokowisko.server.replay",
    ) -> None:
        """`queue` is how many records of one guest or address may be here; `records` the module
        whose `answer(body, page)` the workers give."""
        self._seconds = seconds
        self._megabytes = megabytes
        self._queue = queue
        self._records = records
        self._places = asyncio.Semaphore(workers)
        self._turns: WeakValueDictionary[str, Turn] = WeakValueDictionary()
        self._idle: list[RecordWorker] = []
        self._workers: set[RecordWorker] = set()
        self._endings: set[asyncio.Task[None]] = set()
        self._closed = False

    async def answer(self, asker: str, body: bytes, page: Page | None) -> Answer:
        """What is to be said to a record; TooCostly when finding it out takes more than it may."""
        turn = self._turns.setdefault(asker, Turn())
        if turn.records >= self._queue:
            raise TooMany
        turn.records += 1
        try:
            async with turn.lock, self._places:
                said, found = await self._ask(body, page)
        finally:
            turn.records -= 1
        if "refused" in said:
            raise Refused(said["refused"])
        if "fault" in said:
            raise RuntimeError(f"A record could not be played: {said['fault']}")
        return Answer(said["status"], found)

    async def _ask(self, body: bytes, page: Page | None) -> tuple[dict[str, Any], bytes]:
        if self._closed:
            raise RuntimeError("The pool of workers for records is closed.")
        worker = self._idle_worker() or self._new_worker()
        try:
            heard = await worker.ask(body, page)
        except BaseException:  # also when cancelled: a worker that still plays is of no use
            self._dismiss(worker)
            raise
        if worker.asked < LIFETIME:
            self._idle.append(worker)
        else:
            self._dismiss(worker)
        return heard

    async def close(self) -> None:
        """When this returns, no worker is left; and none comes for those who still wait."""
        self._closed = True
        for worker in list(self._workers):
            self._dismiss(worker)
        await asyncio.gather(*self._endings)

    def _new_worker(self) -> "RecordWorker":
        worker = RecordWorker(self._records, self._seconds, self._megabytes)
        self._workers.add(worker)
        return worker

    def _idle_worker(self) -> "RecordWorker | None":
        while self._idle:
            worker = self._idle.pop()
            if worker.alive:
                return worker
            self._dismiss(worker)
        return None

    def _dismiss(self, worker: "RecordWorker") -> None:
        """Nobody waits for the end of a worker, except `close`."""
        if worker in self._workers:
            self._workers.remove(worker)
            ending = asyncio.create_task(worker.end())
            self._endings.add(ending)
            ending.add_done_callback(self._endings.discard)


class RecordWorker:
    """One process (`record_worker`) that plays one record at a time."""

    def __init__(self, records: str, seconds: float, megabytes: int) -> None:
        self._seconds = seconds
        self.asked = 0
        self._talking = asyncio.Lock()
        # a task of its own: a start that were cancelled half-way would lose its process
        self._starting = asyncio.create_task(
            spawned(record_worker, records, str(seconds), str(megabytes))
        )

    @property
    def alive(self) -> bool:
        return self._starting.result().returncode is None

    async def ask(self, body: bytes, page: Page | None) -> tuple[dict[str, Any], bytes]:
        process = await asyncio.shield(self._starting)
        async with self._talking:
            if self.asked == 0:
                async with asyncio.timeout(SETTLING):
                    await _line(process)
            self.asked += 1
            try:
                async with asyncio.timeout(self._seconds):
                    await _tell(process, body, page)
                    return await _heard(process)
            except TimeoutError:
                log.warning("a record was given up after %g s", self._seconds)
                raise TooCostly from None
            except EOFError:
                log.warning("a record ended its worker")
                raise TooCostly from None

    async def end(self) -> None:
        """Kill the process and reap it."""
        try:
            process = await self._starting
        except OSError:
            return  # it never lived
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        # asyncio sees the end of a process only behind everything that it has said
        assert process.stdout is not None
        async with self._talking:
            await process.stdout.read()
        await process.wait()


async def _tell(process: asyncio.subprocess.Process, body: bytes, page: Page | None) -> None:
    assert process.stdin is not None
    with contextlib.suppress(ConnectionError):  # it died: `_heard` will notice
        question = {"length": len(body), "page": page}
        process.stdin.write(msgspec.json.encode(question) + b"\n" + body)
        await process.stdin.drain()


async def _heard(process: asyncio.subprocess.Process) -> tuple[dict[str, Any], bytes]:
    assert process.stdout is not None
    said = await _line(process)
    length = said.get("length", 0)
    if length > LARGEST_ANSWER:
        raise TooCostly
    return said, await process.stdout.readexactly(length)


async def _line(process: asyncio.subprocess.Process) -> dict[str, Any]:
    assert process.stdout is not None
    line = await process.stdout.readuntil(b"\n")
    said: dict[str, Any] = msgspec.json.decode(line)
    return said
