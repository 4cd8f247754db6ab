"""Bots thinking in worker processes: a task goes in, a legal move comes out, and whatever happens
to a bot on the way, somebody decides. Knows worlds, bots by name and whose turn it is to ask,
nothing of tables or seats."""

import asyncio
import contextlib
import json
import logging
from collections.abc import Callable
from types import TracebackType
from typing import Any, NamedTuple, Self

from smokowisko import games
from smokowisko.server import mind_worker
from smokowisko.server.turns import Asker, Purpose, Turns, always
from smokowisko.server.worker_process import spawned

log = logging.getLogger("smokowisko.minds")

FALLBACK = "greedy"
NOT_AWAITED = "nobody waits for it any more"
# Seconds for a worker to start, import the game and load the world: not the bot's fault, and not
# counted as its thinking.
SETTLING = 30.0
# A worker that nobody ended ends itself so many seconds after its bot was overdue.
GRACE = 5.0
# Seconds to learn how a worker died, for the log only.
POST_MORTEM = 5.0


class Task(NamedTuple):
    """All that a worker needs. The world is one that the seat to move can imagine: `State.dump` of
    a copy re-dealt for it, never of the truth; and somebody is to move in it. `seconds` is what
    Ancient may think about a move; who wants advice also learns what Ancient expects of it."""

    game: str
    components: str | None
    world: list[int]
    bot: str
    seed: int
    seconds: float
    advice: bool = False


class Thought(NamedTuple):
    """A legal move; when the bot began to think, by the clock of the event loop; and of advice the
    share of the victory that it promises, unless another bot had to decide."""

    move: int
    began: float
    share: float | None = None


class Failure(Exception):
    """Why a worker brought no move."""


class Question:
    """A task, and whether it still makes sense to go on with it."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.begun = False  # it has a place, and a worker in it
        self.dropped = False  # who asked does not wait for the answer any more


class Minds:
    """A few workers, started when first needed and used again; tasks wait for one by `Turns`.

    A worker whose bot dies, raises, answers nonsense or thinks `patience` seconds longer than it
    may is killed, and the task asked once more in a fresh one; then the fallback bot decides, and
    then the first legal move. The same task gives the same move in any worker, if no clock ends it.

    A worker whose thought nobody waits for any more goes on to its end and keeps its place until
    then: asking and cancelling gets nobody more processes, or more of their time.
    """

    def __init__(self, workers: int, patience: float, bots: str = "smokowisko.bots") -> None:
        """`bots` is the module whose `bot(name, seed, budget)` and `advise(world, seed, budget)`
        the workers ask."""
        if workers < 1:
            raise ValueError("Without a worker nobody would ever think.")
        self.workers = workers
        self.patience = patience
        self.bots = bots
        self._turns: Turns | None = None
        self._idle: list[Worker] = []
        self._thoughts: set[asyncio.Task[Thought]] = set()
        self._endings: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Take tasks from now on; processes start when there is something to think about."""
        if self._turns is None:
            self._turns = Turns(self.workers)

    async def close(self) -> None:
        """Cancel whatever is being thought; when this returns, no worker is left."""
        self._turns = None
        thoughts = list(self._thoughts)
        for thought in thoughts:
            thought.cancel()
        await asyncio.gather(*thoughts, return_exceptions=True)
        while self._idle:
            self._dismiss(self._idle.pop())
        await asyncio.gather(*self._endings)

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def choose(
        self, task: Task, asker: Asker, watched: Callable[[], bool] = always
    ) -> Thought:
        """A legal move of the task's world. Cancelled while it waits for its turn, it leaves;
        cancelled later, only its answer is dropped."""
        if self._turns is None:
            raise RuntimeError("These minds are asleep: start() wakes them.")
        question = Question(task)
        thought = asyncio.create_task(self._think(question, asker, watched, self._turns))
        self._thoughts.add(thought)
        thought.add_done_callback(self._thoughts.discard)
        try:
            return await asyncio.shield(thought)
        except asyncio.CancelledError:
            question.dropped = True
            if not question.begun:
                thought.cancel()
            raise

    async def _think(
        self, question: Question, asker: Asker, watched: Callable[[], bool], turns: Turns
    ) -> Thought:
        task = question.task
        purpose: Purpose = "hint" if task.advice else "bot"
        rescue = task._replace(bot=FALLBACK, advice=False)
        patience = task.seconds + self.patience
        # the fallback is not to fail for want of a second
        unhurried = max(patience, SETTLING)
        attempts = (
            (task, patience, "it is asked again in a fresh worker"),
            (task, patience, f"the bot {FALLBACK} decides"),
            (rescue, unhurried, "the first legal move is played"),
        )
        async with turns.turn(asker, purpose, watched):
            question.begun = True
            idle = self._idle_worker()
            for asked, limit, remedy in attempts:
                worker, idle = idle or Worker(self.bots), None
                try:
                    return await self._ask(worker, asked, limit)
                except Failure as failure:
                    report(asked, failure, NOT_AWAITED if question.dropped else remedy)
                    if question.dropped:
                        raise asyncio.CancelledError from failure
        return Thought(first_legal_move(task), clock())

    async def _ask(self, worker: "Worker", task: Task, patience: float) -> Thought:
        try:
            thought = await worker.ask(task, patience)
        except BaseException:  # also cancelled by `close`: a worker that still thinks is of no use
            self._dismiss(worker)
            raise
        self._idle.append(worker)
        return thought

    def _idle_worker(self) -> "Worker | None":
        while self._idle:
            worker = self._idle.pop()
            if worker.alive:
                return worker
            self._dismiss(worker)
        return None

    def _dismiss(self, worker: "Worker") -> None:
        """Nobody waits for the end of a worker, except `close`."""
        ending = asyncio.create_task(worker.end())
        self._endings.add(ending)
        ending.add_done_callback(self._endings.discard)


class Worker:
    """One process (`mind_worker`) that thinks about one task at a time."""

    def __init__(self, bots: str) -> None:
        # a task of its own: a start that were cancelled half-way would lose its process
        self._starting = asyncio.create_task(spawned(mind_worker, bots))

    @property
    def alive(self) -> bool:
        return self._starting.result().returncode is None

    async def ask(self, task: Task, patience: float) -> Thought:
        """What the bot decided, which the worker has found to be legal; else Failure."""
        limit = patience + GRACE
        question = json.dumps({**task._asdict(), "limit": limit}).encode() + b"\n"
        try:
            async with asyncio.timeout(SETTLING):
                process = await asyncio.shield(self._starting)
                await tell(process, question)
                answer = await heard(process)
        except TimeoutError:
            raise Failure(f"the worker was not ready within {SETTLING:g} s") from None
        except OSError as fault:
            raise Failure(f"no worker could be started: {fault}") from fault
        began = clock()
        if "thinking" in answer:
            try:
                async with asyncio.timeout(patience):
                    answer = await heard(process)
            except TimeoutError:
                raise Failure(f"overdue after {patience:g} s") from None
        if "fault" in answer:
            raise Failure(f"the bot failed: {answer['fault']}")
        return Thought(answer["move"], began, answer["share"])

    async def end(self) -> None:
        """Kill the process, and bury it."""
        try:
            process = await self._starting
        except OSError:
            return  # it never lived
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


def clock() -> float:
    return asyncio.get_running_loop().time()


async def tell(process: asyncio.subprocess.Process, line: bytes) -> None:
    assert process.stdin is not None
    with contextlib.suppress(ConnectionError):  # it died: `heard` will tell how
        process.stdin.write(line)
        await process.stdin.drain()


async def heard(process: asyncio.subprocess.Process) -> dict[str, Any]:
    """The next line of the worker; Failure when there will be none."""
    assert process.stdout is not None
    try:
        line = await process.stdout.readline()
        if line.endswith(b"\n"):
            answer: dict[str, Any] = json.loads(line)
            return answer
    except ValueError as fault:
        raise Failure(f"the worker cannot be understood: {fault}") from fault
    try:
        # not killed first: that would take its exit status away from asyncio
        async with asyncio.timeout(POST_MORTEM):
            status = await process.wait()
    except TimeoutError:
        raise Failure("the worker closed its pipe") from None
    raise Failure(f"the worker died with exit status {status}")


def report(task: Task, failure: Failure, remedy: str) -> None:
    log.warning(
        "Bot %s in %s: %s; %s.",
        task.bot,
        task.game,
        failure,
        remedy,
        extra={"game": task.game, "bot": task.bot, "reason": str(failure)},
    )


def first_legal_move(task: Task) -> int:
    """What is played when no bot can: found here and now, for it costs next to nothing."""
    return games.game(task.game, task.components).load(task.world).moves()[0]
