"""Bots think in processes of their own: any failure of a bot ends in a legal move, and no process
is left behind."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Coroutine
from functools import wraps
from importlib import resources
from pathlib import Path
from types import ModuleType
from typing import ParamSpec

import pytest

import smokowisko
import smokowisko.engine.game
from smokowisko import bots
from smokowisko.engine.game import State
from smokowisko.server import mind_worker
from smokowisko.server.minds import Minds, Task
from smokowisko.server.turns import Asker
from smokowisko.server.worker_process import spawned

P = ParamSpec("P")

STRANGE = "tests.server.strange_bots"
LONG = 60.0  # seconds: what takes longer than this never comes
HURRY = 0.3  # seconds: for bots that are to be overdue
TINY = 0.01  # seconds to think, for those who search


def live(scene: Callable[P, Coroutine[object, object, None]]) -> Callable[P, None]:
    """A test that plays in an event loop, and does not wait for ever."""

    @wraps(scene)
    def test(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(scene(*args, **kwargs), 3 * LONG))

    return test


def world(seed: int = 0) -> State:
    """A table after three moves, as the seat to move imagines it. With seed 0 the first and the
    last legal move and the choices of greedy and random all differ."""
    state = smokowisko.game("serce_smoka").new(seed=seed)
    for _ in range(3):
        moves = state.moves()
        state.play(moves[len(moves) // 2])
    state.redeal(state.to_move, 1)
    return state


def task(bot: str, trace: Path | None = None, seed: int = 0) -> Task:
    name = bot if trace is None else f"{bot}:{trace}"
    return Task("serce_smoka", None, world(seed).dump(), name, seed=4, seconds=TINY)


async def choice(minds: Minds, task: Task) -> int:
    return (await minds.choose(task, Asker("ola"))).move


FIRST, LAST = world().moves()[0], world().moves()[-1]
GREEDY, RANDOM = (bots.bot(name, 4).choose(world()) for name in ("greedy", "random"))


def thinkers(trace: Path) -> list[int]:
    """The processes in which a strange bot was asked, one entry a time."""
    return [int(line) for line in trace.read_text(encoding="utf-8").splitlines()]


async def asked(trace: Path) -> int:
    """Waits until a strange bot is thinking; the process it does it in."""
    while not trace.exists() or not trace.read_text(encoding="utf-8").endswith("\n"):
        await asyncio.sleep(0.005)
    return thinkers(trace)[-1]


def is_gone(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


def test_the_four_choices_can_be_told_apart() -> None:
    assert len({FIRST, LAST, GREEDY, RANDOM}) == 4


# ---------------------------------------------------------------- thinking


@live
async def test_a_worker_chooses_as_the_bot_would_here() -> None:
    async with Minds(1, LONG) as minds:
        assert await choice(minds, task("greedy")) == GREEDY
        assert await choice(minds, task("random")) == RANDOM


@live
async def test_a_worker_plays_with_corrected_components() -> None:
    shipped = resources.files("smokowisko.games.serce_smoka") / "components.toml"
    corrected = task("greedy")._replace(components=shipped.read_text(encoding="utf-8"))
    async with Minds(1, LONG) as minds:
        assert await choice(minds, corrected) == GREEDY


@live
async def test_advice_is_what_ancient_would_do_and_what_it_expects() -> None:
    async with Minds(1, LONG) as minds:
        thought = await minds.choose(task("ancient")._replace(advice=True), Asker("ola"))
    assert thought.move in world().moves()
    assert thought.share is not None
    assert 0 <= thought.share <= 1


@live
async def test_advice_of_a_bot_at_a_loss_is_a_move_without_a_promise() -> None:
    async with Minds(1, LONG, STRANGE) as minds:
        thought = await minds.choose(task("ancient")._replace(advice=True), Asker("ola"))
    assert (thought.move, thought.share) == (GREEDY, None)


@live
async def test_a_bot_is_told_how_long_it_may_think(tmp_path: Path) -> None:
    async with Minds(1, LONG, STRANGE) as minds:
        for seconds in (0.25, 0.5):
            trace = tmp_path / str(seconds)
            await choice(minds, task("tell_budget", trace)._replace(seconds=seconds))
            assert trace.read_text("utf-8") == str(seconds)


@live
async def test_many_tasks_over_two_workers_get_the_same_moves_as_here(tmp_path: Path) -> None:
    tasks = [task("random", seed=seed) for seed in range(12)]
    expected = [bots.bot("random", 4).choose(world(seed)) for seed in range(12)]
    traces = [task("last", tmp_path / "trace") for _ in range(12)]
    async with Minds(2, LONG, STRANGE) as minds:
        moves = await asyncio.gather(*(choice(minds, each) for each in tasks + traces))
    assert moves == expected + [LAST] * 12
    assert 1 <= len(set(thinkers(tmp_path / "trace"))) <= 2


@live
async def test_tasks_wait_in_order() -> None:
    answered: list[int] = []

    async def ask(minds: Minds, number: int) -> None:
        await choice(minds, task("random"))
        answered.append(number)

    async with Minds(1, LONG) as minds:
        await asyncio.gather(*(ask(minds, number) for number in range(8)))
    assert answered == list(range(8))


@live
async def test_a_worker_is_used_again_and_a_second_starts_only_when_needed(tmp_path: Path) -> None:
    async with Minds(2, LONG, STRANGE) as minds:
        for _ in range(3):
            await choice(minds, task("last", tmp_path / "trace"))
    assert len(set(thinkers(tmp_path / "trace"))) == 1


@live
async def test_a_worker_thinks_with_the_engine_of_the_server(tmp_path: Path) -> None:
    async with Minds(1, LONG, STRANGE) as minds:
        await choice(minds, task("tell_engine", tmp_path / "engine"))
    assert (tmp_path / "engine").read_text("utf-8") == smokowisko.engine.game.__file__


@live
async def test_what_a_bot_prints_or_reads_disturbs_nobody(tmp_path: Path) -> None:
    async with Minds(1, LONG, STRANGE) as minds:
        assert await choice(minds, task("chatter", tmp_path / "trace")) == LAST
        assert await choice(minds, task("greedy")) == GREEDY


@live
async def test_a_blocked_bot_stops_neither_the_event_loop_nor_other_tables(tmp_path: Path) -> None:
    async with Minds(2, LONG, STRANGE) as minds:
        blocked = asyncio.create_task(choice(minds, task("search_for_ever", tmp_path / "trace")))
        await asked(tmp_path / "trace")
        for _ in range(5):
            assert await choice(minds, task("greedy")) == GREEDY
        assert not blocked.done()
        blocked.cancel()


# ---------------------------------------------------------------- failing


@live
async def test_an_overdue_bot_is_asked_again_and_then_greedy_decides(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with Minds(1, HURRY, STRANGE) as minds:
        assert await choice(minds, task("search_for_ever", tmp_path / "trace")) == GREEDY
        first, second = thinkers(tmp_path / "trace")
        assert first != second
    assert [message.split(": ", 1)[1] for message in caplog.messages] == [
        f"overdue after {TINY + HURRY:g} s; it is asked again in a fresh worker.",
        f"overdue after {TINY + HURRY:g} s; the bot greedy decides.",
    ]


@live
async def test_a_bot_that_died_once_decides_the_second_time(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    name = f"die_once:{tmp_path / 'trace'}"
    async with Minds(1, LONG, STRANGE) as minds:
        assert await choice(minds, task(name)) == LAST
    assert len(set(thinkers(tmp_path / "trace"))) == 2
    (record,) = caplog.records
    assert record.name == "smokowisko.minds"
    assert record.__dict__["game"] == "serce_smoka"
    assert record.__dict__["bot"] == name
    assert record.__dict__["reason"] == "the worker died with exit status 3"
    assert "it is asked again in a fresh worker" in record.message


@pytest.mark.parametrize(
    ("habit", "reason"),
    [
        ("die", "the worker died with exit status -9"),
        ("stumble", "ArithmeticError: the dragon cannot count"),
        ("cheat", "is no legal move"),
        ("babble", "TypeError"),
        ("no_such_habit", "KeyError"),
    ],
)
@live
async def test_a_bot_that_fails_twice_is_replaced_by_greedy(
    habit: str, reason: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with Minds(1, LONG, STRANGE) as minds:
        assert await choice(minds, task(habit, tmp_path / "trace")) == GREEDY
        assert await choice(minds, task("random")) == RANDOM
    again, rescued = caplog.records
    assert reason in again.__dict__["reason"]
    assert reason in rescued.__dict__["reason"]
    assert rescued.message.endswith("; the bot greedy decides.")


@live
async def test_when_no_bot_can_think_the_first_legal_move_is_played(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with Minds(1, LONG, "tests.server.no_such_bots") as minds:
        assert await choice(minds, task("random")) == FIRST
    assert [record.__dict__["bot"] for record in caplog.records] == ["random", "random", "greedy"]
    assert caplog.messages[-1].endswith("the first legal move is played.")


@live
async def test_when_no_process_can_start_the_first_legal_move_is_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "executable", "/no/such/python")
    async with Minds(1, LONG) as minds:
        assert await choice(minds, task("random")) == FIRST


@live
async def test_a_worker_that_died_idle_is_nobodys_failure(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with Minds(1, LONG, STRANGE) as minds:
        await choice(minds, task("last", tmp_path / "trace"))
        (worker,) = thinkers(tmp_path / "trace")
        os.kill(worker, signal.SIGKILL)
        while minds._idle[0].alive:
            await asyncio.sleep(0.005)
        assert await choice(minds, task("last", tmp_path / "trace")) == LAST
    assert not caplog.records


# ---------------------------------------------------------------- ending


@live
async def test_a_worker_goes_on_when_nobody_waits_for_it_any_more_and_keeps_its_place(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Else a guest could have any number of processes, by asking and taking it back."""
    async with Minds(1, LONG, STRANGE) as minds:
        dropped = asyncio.create_task(choice(minds, task("wait", tmp_path / "dropped")))
        worker = await asked(tmp_path / "dropped")
        dropped.cancel()
        await asyncio.wait([dropped])
        assert dropped.cancelled()
        following = asyncio.create_task(choice(minds, task("last", tmp_path / "following")))
        assert not is_gone(worker)
        (tmp_path / "dropped.go").touch()
        assert await following == LAST
        assert thinkers(tmp_path / "following") == [worker]
    assert not caplog.records


@live
async def test_a_dropped_thought_that_is_overdue_is_ended(tmp_path: Path) -> None:
    async with Minds(1, HURRY, STRANGE) as minds:
        dropped = asyncio.create_task(choice(minds, task("search_for_ever", tmp_path / "trace")))
        worker = await asked(tmp_path / "trace")
        dropped.cancel()
        assert await choice(minds, task("greedy")) == GREEDY
        while not is_gone(worker):
            await asyncio.sleep(0.005)


@live
async def test_a_dropped_thought_that_fails_is_not_asked_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with Minds(1, LONG, STRANGE) as minds:
        dropped = asyncio.create_task(choice(minds, task("wait", tmp_path / "trace")))
        worker = await asked(tmp_path / "trace")
        dropped.cancel()
        await asyncio.wait([dropped])
        os.kill(worker, signal.SIGKILL)
        assert await choice(minds, task("greedy")) == GREEDY
        assert thinkers(tmp_path / "trace") == [worker]
    (message,) = caplog.messages
    assert message.endswith("died with exit status -9; nobody waits for it any more.")


@live
async def test_what_was_taken_back_before_its_turn_is_never_thought_about(tmp_path: Path) -> None:
    async with Minds(1, LONG, STRANGE) as minds:
        first = asyncio.create_task(choice(minds, task("wait", tmp_path / "first")))
        await asked(tmp_path / "first")
        queued = [
            asyncio.create_task(choice(minds, task("last", tmp_path / "queued"))) for _ in range(9)
        ]
        for each in queued:
            await asyncio.sleep(0)
            each.cancel()
        (tmp_path / "first.go").touch()
        assert await first == LAST
        assert await choice(minds, task("greedy")) == GREEDY
    assert not (tmp_path / "queued").exists()


@pytest.mark.parametrize("workers", [1, 2])
@live
async def test_who_asks_and_takes_it_back_starts_no_more_processes_than_there_are_places(
    workers: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether the worker is still starting, or thinks."""
    started: list[asyncio.subprocess.Process] = []

    async def counted(program: ModuleType, *arguments: str) -> asyncio.subprocess.Process:
        started.append(await spawned(program, *arguments))
        return started[-1]

    monkeypatch.setattr("smokowisko.server.minds.spawned", counted)
    async with Minds(workers, LONG, STRANGE) as minds:
        for number in range(30):
            trace = tmp_path / str(number)
            dropped = asyncio.create_task(choice(minds, task("last", trace)))
            if number % 3 == 0:
                await asked(trace)
            for _ in range(number):
                await asyncio.sleep(0)
            dropped.cancel()
            await asyncio.wait([dropped])
        assert await choice(minds, task("greedy")) == GREEDY
        assert 1 <= len(started) <= workers
        busy = asyncio.create_task(choice(minds, task("search_for_ever", tmp_path / "busy")))
        await asked(tmp_path / "busy")
        busy.cancel()
        await asyncio.wait([busy])
    assert all(is_gone(process.pid) for process in started)


@live
async def test_a_choice_may_be_cancelled_at_any_moment() -> None:
    """While it waits for its turn, or at any step of the start of its worker."""
    async with Minds(2, LONG) as minds:
        for turns in range(40):
            choices = [asyncio.create_task(choice(minds, task("random"))) for _ in range(3)]
            for _ in range(turns):
                await asyncio.sleep(0)
            for each in choices:
                each.cancel()
            await asyncio.wait(choices)
        assert await choice(minds, task("greedy")) == GREEDY


@live
async def test_close_cancels_all_thoughts_and_leaves_no_process(tmp_path: Path) -> None:
    minds = Minds(2, LONG, STRANGE)
    await minds.start()
    await asyncio.gather(*(choice(minds, task("last", tmp_path / "idle")) for _ in range(4)))
    thinking = asyncio.create_task(choice(minds, task("search_for_ever", tmp_path / "busy")))
    await asked(tmp_path / "busy")
    await minds.close()
    workers = thinkers(tmp_path / "idle") + thinkers(tmp_path / "busy")
    assert all(is_gone(worker) for worker in workers)
    with pytest.raises(asyncio.CancelledError):
        await thinking
    with pytest.raises(RuntimeError, match="asleep"):
        await choice(minds, task("greedy"))


def test_minds_without_workers_are_refused() -> None:
    with pytest.raises(ValueError, match="worker"):
        Minds(0, LONG)


DOOMED = """
import asyncio, json, sys
from smokowisko.server.minds import Minds, Task
from smokowisko.server.turns import Asker

async def serve(bots, patience, *tasks):
    async with Minds(2, patience, bots) as minds:
        await asyncio.gather(*(minds.choose(Task(**task), Asker("ola")) for task in tasks))

asyncio.run(serve(sys.argv[1], *map(json.loads, sys.argv[2:])))
"""


def test_no_worker_outlives_a_killed_server(tmp_path: Path) -> None:
    """One worker is idle and one deep in its search when the server is killed. Both hold its error
    pipe, which ends only when nobody holds it any more."""
    idle, busy = tmp_path / "idle", tmp_path / "busy"
    patience = 10 * LONG  # they are not to end for any other reason
    tasks = (task("last", idle)._asdict(), task("search_for_ever", busy)._asdict())
    with subprocess.Popen(
        [sys.executable, "-c", DOOMED, STRANGE, *map(json.dumps, (patience, *tasks))],
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    ) as server:
        try:
            workers = {asyncio.run(asyncio.wait_for(asked(trace), LONG)) for trace in (idle, busy)}
        finally:
            server.kill()
        assert len(workers) == 2
        try:
            server.communicate(timeout=LONG)
        except subprocess.TimeoutExpired:
            for worker in workers:
                if not is_gone(worker):
                    os.kill(worker, signal.SIGKILL)
            raise


def worker_program(parent: int) -> list[str]:
    return [sys.executable, "-P", str(mind_worker.__file__), str(parent), STRANGE, *sys.path]


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a thread looks after a second")
def test_a_worker_whose_parent_has_already_died_ends_at_once() -> None:
    """The pipe of its tasks stays open, so nothing else could tell it."""
    nobody = 2**22 + 1  # above the highest process number of Linux
    with subprocess.Popen(worker_program(nobody), stdin=subprocess.PIPE) as worker:
        assert worker.wait(LONG) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no alarm")
def test_a_worker_that_nobody_ends_is_ended_by_its_alarm(tmp_path: Path) -> None:
    """Though its bot never lets go of the interpreter lock."""
    question = {**task("search_for_ever", tmp_path / "trace")._asdict(), "limit": 0.1}
    with subprocess.Popen(
        worker_program(os.getpid()), stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as worker:
        assert worker.stdin is not None
        worker.stdin.write(json.dumps(question).encode() + b"\n")
        worker.stdin.flush()
        assert worker.wait(LONG) == -signal.SIGALRM


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps the number of a dead parent")
def test_where_the_kernel_does_not_watch_a_thread_does(monkeypatch: pytest.MonkeyPatch) -> None:
    gone: list[int] = []
    parents = iter([7, 7, 1])
    monkeypatch.setattr(mind_worker, "WATCH", 0.0)
    monkeypatch.setattr(os, "getppid", lambda: next(parents))
    monkeypatch.setattr(os, "_exit", gone.append)
    mind_worker.watch(7)
    assert gone == [1]
