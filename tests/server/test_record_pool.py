"""Uploaded records are played in processes of their own: whatever one of them does, it is answered,
the next one is too, and no process is left behind."""

import asyncio
import contextlib
import http.client
import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Coroutine
from functools import wraps
from pathlib import Path
from typing import ParamSpec

import pytest

from smokowisko.server import record_pool, record_worker
from smokowisko.server.record_pool import RecordPool, TooCostly, TooMany
from smokowisko.server.replay import Page, answer
from smokowisko.server.table import Refused
from tests.server.house import House, Player
from tests.server.test_replay import RECORD

P = ParamSpec("P")

STRANGE = "tests.server.strange_records"
LONG = 60.0  # seconds: what takes longer than this never comes
HURRY = 3.0  # seconds: for records that are to take too long
ROOM = 512  # megabytes

GOOD = RECORD.line().encode()
PAGE = Page(0, 3, 2, log=True)


def live(scene: Callable[P, Coroutine[object, object, None]]) -> Callable[P, None]:
    """A test that plays in an event loop, and does not wait for ever."""

    @wraps(scene)
    def test(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(scene(*args, **kwargs), 3 * LONG))

    return test


def strange_pool(workers: int, seconds: float = LONG, queue: int = 64) -> RecordPool:
    return RecordPool(workers, seconds, ROOM, queue, STRANGE)


async def said(pool: RecordPool, habit: str, asker: str = "ola") -> bytes:
    return (await pool.answer(asker, habit.encode(), None)).body


async def started(trace: Path) -> int:
    """Waits until a strange record is played; the process it is played in."""
    while not trace.exists() or not trace.read_text(encoding="utf-8").endswith("\n"):
        await asyncio.sleep(0.005)
    return int(trace.read_text(encoding="utf-8"))


def is_gone(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


async def gone(process: int) -> None:
    while not is_gone(process):
        await asyncio.sleep(0.005)


# ---------------------------------------------------------------- answering


@live
async def test_a_worker_answers_as_would_be_answered_here() -> None:
    pool = RecordPool(1, LONG, ROOM)
    for body in (GOOD, GOOD[:100], b""):
        for page in (None, PAGE):
            assert await pool.answer("ola", body, page) == answer(body, page)
    with pytest.raises(Refused, match="no_such_seat"):
        await pool.answer("ola", GOOD, Page(7, 0, 1, log=True))
    await pool.close()


@live
async def test_a_worker_is_used_again_and_replaced_after_its_lifetime(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(record_pool, "LIFETIME", 3)
    pool = strange_pool(2)
    processes = [await said(pool, "tell_process") for _ in range(6)]
    assert len(set(processes[:3])) == len(set(processes[3:])) == 1
    assert processes[2] != processes[3]
    await pool.close()
    assert all(is_gone(int(process)) for process in processes)


@live
async def test_what_is_printed_on_the_way_is_no_answer() -> None:
    pool = strange_pool(1)
    assert await said(pool, "chatter") == b"said"
    await pool.close()


@live
async def test_who_sends_many_records_keeps_nobody_else_waiting(tmp_path: Path) -> None:
    """Of one guest, one record is played at a time; the second place is free for another."""
    pool = strange_pool(2)
    endless = [
        asyncio.create_task(said(pool, f"play_for_ever:{tmp_path / str(number)}", "ewa"))
        for number in range(5)
    ]
    await started(tmp_path / "0")
    for _ in range(3):
        await said(pool, "tell_process", "jan")
    assert not any((tmp_path / str(number)).exists() for number in range(1, 5))
    for each in endless:
        each.cancel()
    await asyncio.gather(*endless, return_exceptions=True)
    await pool.close()


@live
async def test_only_so_many_records_of_one_guest_wait(tmp_path: Path) -> None:
    pool = strange_pool(2, queue=2)
    playing = asyncio.create_task(said(pool, f"play_for_ever:{tmp_path / 'trace'}", "ewa"))
    waiting = asyncio.create_task(said(pool, "tell_process", "ewa"))
    await started(tmp_path / "trace")
    with pytest.raises(TooMany):
        await said(pool, "tell_process", "ewa")
    playing.cancel()
    assert await waiting == await said(pool, "tell_process", "ewa")
    await pool.close()


# ---------------------------------------------------------------- too much


@pytest.mark.parametrize(
    "habit",
    [
        "play_for_ever",
        "die",
        "tell_much",
        pytest.param(
            "hoard",
            marks=pytest.mark.skipif(sys.platform != "linux", reason="no limit of memory there"),
        ),
    ],
)
@live
async def test_a_record_that_takes_too_much_costs_its_worker_and_nothing_else(habit: str) -> None:
    seconds = HURRY if habit == "play_for_ever" else LONG
    pool = strange_pool(1, seconds)
    before = await said(pool, "tell_process")
    with pytest.raises(TooCostly):
        await said(pool, habit)
    await gone(int(before))
    assert await said(pool, "tell_process") != before
    await pool.close()


@live
async def test_a_fault_of_ours_is_told_as_one() -> None:
    pool = strange_pool(1)
    before = await said(pool, "tell_process")
    with pytest.raises(RuntimeError, match="the dragon cannot count"):
        await said(pool, "stumble")
    assert await said(pool, "tell_process") == before
    await pool.close()


@live
async def test_a_worker_that_died_idle_is_nobodys_fault() -> None:
    pool = strange_pool(1)
    worker = int(await said(pool, "tell_process"))
    os.kill(worker, signal.SIGKILL)
    while pool._idle[0].alive:
        await asyncio.sleep(0.005)
    assert int(await said(pool, "tell_process")) != worker
    await pool.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
def test_out_of_processor_time_the_system_ends_a_worker() -> None:
    """Though nobody kills it, and it never lets go of the interpreter lock."""
    program = [sys.executable, "-P", str(record_worker.__file__), str(os.getpid()), STRANGE]
    with subprocess.Popen(
        [*program, "0.1", str(ROOM), *sys.path], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as worker:
        assert worker.stdin is not None
        body = b"play_for_ever"
        worker.stdin.write(json.dumps({"length": len(body), "page": None}).encode() + b"\n" + body)
        worker.stdin.flush()
        assert worker.wait(LONG) == -signal.SIGXCPU


# ---------------------------------------------------------------- ending


@live
async def test_close_leaves_no_process(tmp_path: Path) -> None:
    pool = strange_pool(2)
    idle = int(await said(pool, "tell_process"))
    playing = asyncio.create_task(said(pool, f"play_for_ever:{tmp_path / 'trace'}", "ewa"))
    other = asyncio.create_task(said(pool, f"play_for_ever:{tmp_path / 'other'}", "jan"))
    busy = {await started(tmp_path / "trace"), await started(tmp_path / "other")}
    waiting = asyncio.create_task(said(pool, "tell_process", "iga"))
    await asyncio.sleep(0)  # it has joined those who wait
    await pool.close()
    assert all(is_gone(worker) for worker in {idle, *busy})
    with pytest.raises(RuntimeError, match="closed"):
        await waiting
    for task in (playing, other):
        with pytest.raises(TooCostly):
            await task


@live
async def test_a_worker_is_reaped_though_nobody_hears_all_that_it_said() -> None:
    """The event loop stops reading when much is unread, and would never see the end."""
    pool = strange_pool(1)
    before = await said(pool, "tell_process")
    for _ in range(3):
        with pytest.raises(TooCostly):
            await said(pool, "tell_much")
    await pool.close()
    assert is_gone(int(before))


# ---------------------------------------------------------------- a whole server


class StrangeHouse(House):
    program = "tests.server.strange_server"


def strange_house(data: Path, **settings: str) -> StrangeHouse:
    return StrangeHouse(data, PYTHONPATH=os.pathsep.join(sys.path), **settings)


def test_too_costly_records_are_a_typed_fault_and_the_next_one_is_answered(tmp_path: Path) -> None:
    with strange_house(tmp_path, SMOKOWISKO_RECORD_SECONDS=str(HURRY)) as house:
        ola = Player(house)
        status, fault = ola.http("POST", "/api/replay", b"play_for_ever")
        assert (status, fault["reason"]) == (400, "too_costly")
        assert fault["sentence"]
        status, verdict = ola.http("POST", "/api/verify", b"die")
        assert (status, verdict["fits"], verdict["faults"]) == (200, False, [fault])
        assert ola.http("POST", "/api/verify", GOOD)[1]["fits"] is True
        assert ola.http("POST", "/api/replay", GOOD)[0] == 200


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the limit of time ends a worker")
def test_the_server_answers_while_records_are_played_and_no_worker_outlives_it(
    tmp_path: Path,
) -> None:
    """Two workers play for ever, and one is idle, when the server is killed."""
    settings = {
        "SMOKOWISKO_RECORD_WORKERS": "3",
        "SMOKOWISKO_RECORD_SECONDS": str(10 * LONG),
        "SMOKOWISKO_RECORD_QUEUE": "1",
    }
    traces = [tmp_path / "ewa", tmp_path / "jan"]
    with strange_house(tmp_path / "data", **settings) as house:
        ola = Player(house)
        guests = [Player(house) for _ in traces]

        def upload(guest: Player, trace: Path) -> None:
            with contextlib.suppress(OSError, http.client.HTTPException):
                guest.http("POST", "/api/verify", f"play_for_ever:{trace}".encode())

        playing = [
            threading.Thread(target=upload, args=each) for each in zip(guests, traces, strict=True)
        ]
        for each in playing:
            each.start()
        workers = [asyncio.run(asyncio.wait_for(started(trace), LONG)) for trace in traces]
        workers.append(ola.http("POST", "/api/verify", b"tell_process")[1])
        assert len(set(workers)) == 3
        assert ola.http("GET", "/health")[1]["status"] == "well"
        status, no = guests[0].http("POST", "/api/verify", GOOD)
        assert (status, no["reason"]) == (429, "too_fast")
        assert all(each.is_alive() for each in playing)
        house.kill()
        for each in playing:
            each.join()
        for worker in workers:
            asyncio.run(asyncio.wait_for(gone(worker), LONG))
