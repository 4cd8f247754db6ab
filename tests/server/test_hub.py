"""Live tables: stored before told, races lost with grace, and nobody waits for anybody else."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from typing import ParamSpec

import pytest

from smokowisko import games
from smokowisko.engine.game import Game
from smokowisko.server import app, conversation, hub, wire
from smokowisko.server import table as tables
from smokowisko.server.conversation import Conversation
from smokowisko.server.entries import Entry, Voted
from smokowisko.server.hub import EARFUL, Ear, Hub, Live, Order
from smokowisko.server.minds import Minds, Task
from smokowisko.server.storage import Line, Storage, TableRow
from smokowisko.server.table import Refused, Table
from smokowisko.server.telling import LONG_GAP
from smokowisko.server.wire import Answer, Done, Goodbye, Refusal, Said, Snapshot, Update
from tests.server import stroll

P = ParamSpec("P")
LONG = 60.0  # seconds: what takes longer than this never comes


def live(scene: Callable[P, Coroutine[object, object, None]]) -> Callable[P, None]:
    """A test that plays in an event loop, and does not wait for ever."""

    @wraps(scene)
    def test(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(scene(*args, **kwargs), LONG))

    return test


class Puppets(Minds):
    """Bots that decide when the test says so: "random" waits for its string to be pulled, any
    other plays the first legal move at once."""

    def __init__(self) -> None:
        super().__init__(1, LONG)
        self.string = asyncio.Event()
        self.asked: list[Task] = []
        self.cancelled = 0
        self.game = games.game("serce_smoka")

    async def choose(self, task: Task) -> int:
        self.asked.append(task)
        if task.bot == "random":
            try:
                await self.string.wait()
            except asyncio.CancelledError:
                self.cancelled += 1
                raise
        return self.game.load(task.world).moves()[0]


class Ledger(Storage):
    """A storage that can be slow, and can fail."""

    fault: Exception | None = None
    gate: asyncio.Event | None = None
    waiting = 0

    async def append(self, line: Line, row: TableRow) -> None:
        if self.gate is not None:
            self.waiting += 1
            await self.gate.wait()
        if self.fault is not None:
            raise self.fault
        await super().append(line, row)


class Scene:
    """Hubs on one database."""

    def __init__(self, storage: Ledger) -> None:
        self.storage = storage
        self.puppets = Puppets()
        self.time = itertools.count(1000)
        self.hub = self.another_hub()

    def another_hub(self) -> Hub:
        return Hub(self.storage, self.puppets, lambda: next(self.time))

    async def open(self, *chairs: str) -> Live:
        order = Order(self.puppets.game.id, list(chairs), "00" * 16, private=False)
        table = await self.hub.create("ola", "Ola", order)
        return await self.hub.live(table.id)

    async def listening(
        self, table: Live, guest: str = "ola", since: int | None = None, look: int | None = None
    ) -> "Listener":
        ear = Listener(guest)
        await self.hub.listen(table, ear, since, look)
        return ear

    async def revisions(self, table: Live) -> list[int]:
        return [line.revision for line in await self.storage.journal(table.table.id)]


class Listener(Ear):
    def told(self) -> list[Answer | None]:
        """Everything it was told since the last time."""
        return [self.outbox.get_nowait() for _ in range(self.outbox.qsize())]


@asynccontextmanager
async def scene(path: Path) -> AsyncIterator[Scene]:
    storage = await Ledger.open(f"sqlite+aiosqlite:///{path / 'smok.db'}")
    assert isinstance(storage, Ledger)
    setting = Scene(storage)
    try:
        yield setting
    finally:
        if storage.gate is not None:
            storage.gate.set()
        await setting.hub.close()
        await storage.close()


def plays(seat: int = 0, move: str = "first 0", guest: str = "ola") -> Callable[[Table], Entry]:
    return lambda table: table.play(guest, seat, table.version, move)


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.001)


# ---------------------------------------------------------------- stored before told


@live
async def test_nobody_is_told_before_the_move_is_stored(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        table = await it.open("me", "me")
        ear, other = await it.listening(table, look=0), await it.listening(table, "ewa")
        it.storage.gate = asyncio.Event()
        ear.told(), other.told()
        act = asyncio.create_task(it.hub.act(table, plays(), "a"))
        await until(lambda: it.storage.waiting == 1)
        late = Listener("jan")
        it.hub.leave(table, late)  # a change of presence is told meanwhile, with the old state
        for answer in [*ear.told(), *other.told()]:
            assert isinstance(answer, Update)
            assert answer.version == 2
            assert answer.news == []
        assert table.table.version == 2
        assert not act.done()
        it.storage.gate.set()
        assert await act == 3
        for each in (ear, other):
            (answer,) = each.told()
            assert isinstance(answer, Update)
            assert [told.move for told in answer.news] == ["first 0"]


@live
async def test_a_failing_storage_tells_nobody_and_the_table_is_as_stored(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        table = await it.open("me", "me")
        ear = await it.listening(table)
        ear.told()
        it.storage.fault = OSError("the disk is full")
        with pytest.raises(OSError, match="the disk is full"):
            await it.hub.act(table, plays(), "a")
        assert ear.told() == []
        assert ear.let_go.is_set()
        it.storage.fault = None
        again = await it.hub.live(table.table.id)
        assert again is not table
        assert again.table.version == 2
        assert await it.hub.act(again, plays(), "a") == 3
        assert await it.revisions(again) == [1, 2, 3]


@live
async def test_whoever_waited_behind_a_failure_leaves_no_gap(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        table = await it.open("me", "me")
        it.storage.gate = asyncio.Event()
        it.storage.fault = OSError("the disk is full")
        first = asyncio.create_task(it.hub.act(table, plays(), "a"))
        second = asyncio.create_task(it.hub.act(table, plays(), "b"))
        await until(lambda: it.storage.waiting == 1)
        it.storage.gate.set()
        with pytest.raises(OSError, match="full"):
            await first
        it.storage.fault = None
        with pytest.raises(Refused, match="stale_version"):
            await second
        again = await it.hub.live(table.table.id)
        await it.hub.act(again, plays(), "b")
        assert await it.revisions(again) == [1, 2, 3]


@live
async def test_a_bot_that_thought_through_a_failure_leaves_no_gap(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        table = await it.open("me", "random")
        await it.hub.act(table, plays(move="first 1"))
        await until(lambda: len(it.puppets.asked) == 1)
        it.storage.fault = OSError("the disk is full")
        with pytest.raises(OSError, match="full"):
            await it.hub.act(table, lambda table: table.vote("ola", 0, Voted(0, "abort")))
        it.storage.fault = None
        again = await it.hub.live(table.table.id)
        it.puppets.string.set()
        await until(lambda: again.table.bot_to_move is None)
        assert await it.revisions(again) == list(range(1, again.table.version + 1))
        assert again.table.moves[0] == "first 1"


@live
async def test_a_bot_whose_move_could_not_be_stored_thinks_again(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        table = await it.open("me", "random")
        await it.hub.act(table, plays(move="first 1"))
        it.storage.fault = OSError("the disk is full")
        it.puppets.string.set()
        assert table.thinking is not None
        await asyncio.wait([table.thinking])
        it.storage.fault = None
        again = await it.hub.live(table.table.id)
        await until(lambda: again.table.bot_to_move is None)
        assert len(again.table.moves) >= 2


@live
async def test_one_who_goes_in_the_middle_of_a_move_disturbs_nobody(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        table = await it.open("me", "me")
        ear = await it.listening(table, "ewa")
        ear.told()
        it.storage.gate = asyncio.Event()
        act = asyncio.create_task(it.hub.act(table, plays(), "a"))
        await until(lambda: it.storage.waiting == 1)
        act.cancel()
        with pytest.raises(asyncio.CancelledError):
            await act
        it.storage.gate.set()
        await until(lambda: table.table.version == 3)
        (answer,) = ear.told()
        assert isinstance(answer, Update)
        assert not ear.let_go.is_set()
        assert await it.hub.live(table.table.id) is table
        assert await it.hub.act(table, plays(), "a") == 3


# ---------------------------------------------------------------- races


@live
async def test_of_two_processes_one_loses_and_recovers(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        mine = await it.open("me", "me")
        other_hub = it.another_hub()
        theirs = await other_hub.live(mine.table.id)
        assert theirs is not mine
        ear = Listener("ola")
        await other_hub.listen(theirs, ear, None, None)
        ear.told()
        assert await it.hub.act(mine, plays(), "a") == 3
        with pytest.raises(Refused, match="stale_version"):
            await other_hub.act(theirs, plays(move="first 1"), "b")
        assert ear.told() == []
        assert ear.let_go.is_set()
        again = await other_hub.live(mine.table.id)
        assert again.table.moves == ["first 0"]
        move = again.table.state and again.table.state.text(again.table.state.moves()[0])
        assert await other_hub.act(again, plays(0, str(move)), "c") == 4
        assert await it.revisions(mine) == [1, 2, 3, 4]


@live
async def test_a_loser_long_forgotten_does_not_disturb_the_table_of_today(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        old = await it.open("me", "me")
        it.hub.forget_idle()
        today = await it.hub.live(old.table.id)
        await it.hub.act(today, plays(), "a")
        with pytest.raises(Refused, match="stale_version"):
            await it.hub.act(old, plays(), "b")
        assert await it.hub.live(old.table.id) is today
        late = await it.listening(old)
        assert late.let_go.is_set()
        assert late not in old.ears


@live
async def test_the_same_act_through_another_process_happens_once(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        mine = await it.open("me", "me")
        other_hub = it.another_hub()
        theirs = await other_hub.live(mine.table.id)
        assert await it.hub.act(mine, plays(), "a") == 3
        assert await other_hub.act(theirs, plays(), "a") == 3
        assert await it.revisions(mine) == [1, 2, 3]


@live
async def test_many_at_once_are_one_after_the_other(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        table = await it.open("me", "me")
        acts = [it.hub.act(table, plays(), f"{number % 3}") for number in range(9)]
        answers = await asyncio.gather(*acts, return_exceptions=True)
        assert sorted(str(answer) for answer in answers) == ["3"] * 3 + ["illegal_move"] * 6
        assert await it.revisions(table) == [1, 2, 3]


# ---------------------------------------------------------------- bots


@live
async def test_a_blocked_bot_stops_no_other_table(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        blocked = await it.open("random", "me")
        await until(lambda: len(it.puppets.asked) == 1)
        other = await it.open("me", "greedy")
        while other.table.status == "running":
            await until(lambda: other.table.bot_to_move is None)
            state = other.table.state
            assert state is not None
            if not state.over:
                await it.hub.act(other, plays(0, state.text(state.moves()[0])))
        assert blocked.table.moves == []
        it.puppets.string.set()
        await until(lambda: blocked.table.bot_to_move is None)


@pytest.fixture
def strolling(monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game for three in which moves can be taken back."""
    game = stroll.make()
    monkeypatch.setattr(hub, "game", lambda id: game)
    monkeypatch.setattr(tables, "game", lambda id: game)
    return game


@live
async def test_a_bot_is_asked_once_about_a_position(tmp_path: Path, strolling: Game) -> None:
    async with scene(tmp_path) as it:
        it.puppets.game = strolling
        table = await it.open("random", "me", "open")
        await it.hub.act(table, lambda table: table.sit("jan", "Jan", 2, "11" * 16))
        await it.hub.act(table, lambda table: table.start("ola"))
        ears = [await it.listening(table), await it.listening(table, "jan")]
        await until(lambda: len(it.puppets.asked) == 1)
        thinking = table.thinking
        await it.hub.act(table, lambda table: table.vote("ola", 1, Voted(1, "abort")))
        assert table.table.status == "running"
        assert table.thinking is thinking
        it.puppets.string.set()
        await until(lambda: table.table.bot_to_move is None)
        # as many questions as moves: none was asked twice
        assert len(it.puppets.asked) == len(table.table.moves)
        for ear in ears:
            it.hub.leave(table, ear)


@live
async def test_a_bot_whose_turn_was_taken_back_thinks_no_more(
    tmp_path: Path, strolling: Game
) -> None:
    async with scene(tmp_path) as it:
        it.puppets.game = strolling
        table = await it.open("me", "random")

        async def play_hand() -> None:
            while table.table.state is not None and table.table.state.to_move == 0:
                await it.hub.act(table, plays(0, f"card {table.table.state.moves()[0]}"))

        await play_hand()  # in ascending order: nothing is drawn, the last card ends the turn
        await until(lambda: len(it.puppets.asked) == 1)
        await it.hub.act(table, lambda table: table.undo("ola", 0, 2))
        assert table.table.bot_to_move is None
        await play_hand()
        await until(lambda: len(it.puppets.asked) == 2)
        assert it.puppets.cancelled == 1
        it.puppets.string.set()
        await until(lambda: table.table.bot_to_move is None)
        assert await it.revisions(table) == list(range(1, table.table.version + 1))


@live
async def test_a_bot_does_not_move_after_the_end(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        table = await it.open("random", "me")
        await until(lambda: len(it.puppets.asked) == 1)
        await it.hub.act(table, lambda table: table.resign("ola", 1))
        it.puppets.string.set()
        assert table.thinking is not None
        await table.thinking
        assert table.table.moves == []
        assert await it.revisions(table) == [1, 2, 3]


@live
async def test_bots_resume_after_a_start(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        table = await it.open("random", "me")
        await until(lambda: len(it.puppets.asked) == 1)
        await it.hub.close()
        assert it.puppets.cancelled == 1
        it.puppets.string.set()
        it.hub = it.another_hub()
        await it.hub.resume()
        again = await it.hub.live(table.table.id)
        await until(lambda: again.table.bot_to_move is None)
        assert again.table.moves


@live
async def test_a_bot_knows_only_what_its_seat_knows(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        table = await it.open("random", "me")
        await until(lambda: len(it.puppets.asked) == 1)
        (task,) = it.puppets.asked
        assert table.table.state is not None
        world = games.game(task.game).load(task.world)
        assert world.view(0) == table.table.state.view(0)
        assert task.world != table.table.state.dump()


# ---------------------------------------------------------------- coming and going


@live
async def test_an_open_table_that_nobody_came_to_expires(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        lonely, watched = await it.open("me", "open"), await it.open("me", "open")
        running = await it.open("me", "me")
        ear = await it.listening(watched)
        soon = next(it.time)
        assert await it.hub.expire(0) == 0
        assert await it.hub.expire(soon) == 1
        assert lonely.table.status == "aborted"
        assert (watched.table.status, running.table.status) == ("open", "running")
        it.hub.leave(watched, ear)
        assert await it.hub.expire(soon) == 1
        assert await it.hub.expire(soon) == 0


@live
async def test_an_idle_table_is_forgotten_and_found_again(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        idle, watched = await it.open("me", "me"), await it.open("me", "me")
        pondering = await it.open("random", "me")
        ear = await it.listening(watched)
        it.hub.forget_idle()
        assert await it.hub.live(watched.table.id) is watched
        assert await it.hub.live(pondering.table.id) is pondering
        again = await it.hub.live(idle.table.id)
        assert again is not idle
        assert again.table.state is not None
        assert idle.table.state is not None
        assert again.table.state.dump() == idle.table.state.dump()
        it.hub.leave(watched, ear)


@live
async def test_asking_for_tables_that_are_not_there_leaves_nothing_behind(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        for number in range(20):
            with pytest.raises(Refused, match="unknown_table"):
                await it.hub.live(f"nowhere-{number}")
        assert not it.hub._opening
        assert not it.hub._live


@live
async def test_many_who_ask_at_once_find_the_same_table(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        table = await it.open("me", "me")
        it.hub.forget_idle()
        found = await asyncio.gather(*(it.hub.live(table.table.id) for _ in range(10)))
        assert len({id(each) for each in found}) == 1


@live
async def test_several_tabs_of_one_seat_stay_in_step(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        table = await it.open("me", "greedy")
        tabs = [await it.listening(table) for _ in range(3)]
        for tab in tabs:
            tab.told()
        await it.hub.act(table, plays())
        told = [[wire.write(answer) for answer in tab.told() if answer] for tab in tabs]
        assert told[0]
        assert told[0] == told[1] == told[2]


@live
async def test_presence_is_told(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        table = await it.open("me", "open")
        ewa = await it.listening(table, "ewa")
        (first,) = ewa.told()
        assert isinstance(first, Snapshot)
        assert [chair.here for chair in first.table.chairs] == [False, False]
        ola, second_tab = await it.listening(table), await it.listening(table)
        assert [chairs_here(answer) for answer in ewa.told()] == [[True, False]] * 2
        it.hub.leave(table, ola)
        assert chairs_here(ewa.told()[-1]) == [True, False]
        it.hub.leave(table, second_tab)
        assert chairs_here(ewa.told()[-1]) == [False, False]


def chairs_here(answer: Answer | None) -> list[bool]:
    assert isinstance(answer, Update)
    return [chair.here for chair in answer.table.chairs]


@live
async def test_one_who_comes_back_is_told_what_was_missed_or_everything(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        table = await it.open("me", "me")
        await it.hub.act(table, plays())

        async def heard(since: int | None) -> Answer | None:
            ear = await it.listening(table, "ewa", since)
            (answer,) = ear.told()
            it.hub.leave(table, ear)
            return answer

        for since in range(1, 4):
            answer = await heard(since)
            assert isinstance(answer, Update)
            assert [told.version for told in answer.news] == list(range(since + 1, 4))
        for strange in (None, 4, 10**9, -1, -50, -LONG_GAP):
            answer = await heard(strange)
            assert isinstance(answer, Snapshot)
            assert [told.version for told in answer.log] == [1, 2, 3]


@live
async def test_an_ear_that_does_not_listen_is_let_go(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        table = await it.open("me", "me")
        asleep, awake = await it.listening(table, "ewa"), await it.listening(table)
        for _ in range(EARFUL):
            it.hub.say(table, awake, 0, "hello")
            awake.told()
        assert asleep.let_go.is_set()
        assert asleep.outbox.qsize() <= EARFUL
        assert not awake.let_go.is_set()


@live
async def test_phrases_are_heard_by_everybody_and_said_from_a_seat(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        table = await it.open("me", "open")
        ola, ewa = await it.listening(table), await it.listening(table, "ewa")
        ola.told(), ewa.told()
        it.hub.say(table, ola, 0, "hello")
        assert ola.told() == ewa.told() == [Said(0, "hello")]
        with pytest.raises(Refused, match="not_your_seat"):
            it.hub.say(table, ewa, 0, "hello")


@live
async def test_the_end_says_goodbye_to_everybody(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        table, thinking = await it.open("me", "me"), await it.open("random", "me")
        ears = [await it.listening(table), await it.listening(table, "ewa")]
        await until(lambda: len(it.puppets.asked) == 1)
        for ear in ears:
            ear.told()
        await it.hub.close()
        assert [ear.told() for ear in ears] == [[Goodbye(), None]] * 2
        assert thinking.thinking is not None
        assert thinking.thinking.cancelled()


@live
async def test_at_the_end_a_move_that_is_being_stored_is_stored(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        table = await it.open("me", "random")
        ear = await it.listening(table)
        await it.hub.act(table, plays(move="first 1"))
        it.storage.gate = asyncio.Event()
        it.puppets.string.set()
        await until(lambda: it.storage.waiting == 1)
        closing = asyncio.create_task(it.hub.close())
        await asyncio.sleep(0)
        assert not closing.done()
        it.storage.gate.set()
        await closing
        assert await it.revisions(table) == [1, 2, 3, 4]
        assert not ear.let_go.is_set()
        assert Goodbye() in ear.told()


@live
async def test_a_sweep_that_fails_is_not_the_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(app, "SWEEP_SECONDS", 0)
    async with scene(tmp_path) as it:
        table = await it.open("me", "open")
        it.storage.fault = OSError("the disk is full")
        sweeping = asyncio.create_task(app._sweep(it.hub, 1))
        await until(lambda: "the disk is full" in caplog.text)
        it.storage.fault = None
        while (row := await it.storage.row(table.table.id)) is None or row.status == "open":
            await asyncio.sleep(0)
        sweeping.cancel()
        assert row.status == "aborted"


# ---------------------------------------------------------------- agreeing, and once more


def votes_to_abort(table: Table) -> Entry:
    return table.vote("ola", 0, Voted(0, "abort"))


@live
async def test_votes_of_all_who_are_there_end_the_table(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        table = await it.open("me", "open")
        await it.hub.act(table, lambda table: table.sit("jan", "Jan", 1, "11" * 16))
        await it.hub.act(table, lambda table: table.start("ola"))
        hers, his = await it.listening(table), await it.listening(table, "jan")
        await it.hub.act(table, votes_to_abort)
        assert table.table.ending is None
        it.hub.leave(table, his)
        await it.hub.act(table, votes_to_abort)
        assert table.table.status == "aborted"
        assert await it.revisions(table) == list(range(1, table.table.version + 1))
        it.hub.leave(table, hers)


@live
async def test_a_table_has_one_rematch(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        table = await it.open("me", "greedy")
        with pytest.raises(Refused, match="not_finished"):
            await it.hub.rematch(table, "ola", "22" * 16)
        await it.hub.act(table, lambda table: table.resign("ola", 0))
        with pytest.raises(Refused, match="not_your_seat"):
            await it.hub.rematch(table, "ewa", "22" * 16)
        with pytest.raises(Refused, match="bad_nonce"):
            await it.hub.rematch(table, "ola", "22")
        ids = await asyncio.gather(*(it.hub.rematch(table, "ola", "22" * 16) for _ in range(3)))
        assert len(set(ids)) == 1
        rematch = await it.hub.live(ids[0])
        assert rematch.table.previous == table.table.id
        assert rematch.table.secret != table.table.secret
        assert [chair.bot for chair in rematch.table.chairs] == ["greedy", None]


# ---------------------------------------------------------------- conversations


class Wire:
    """A line whose other end is the test."""

    def __init__(self) -> None:
        self.inbox: asyncio.Queue[str | None] = asyncio.Queue()
        self.sent: list[str] = []
        self.stuck = False

    async def receive(self) -> str | None:
        text = await self.inbox.get()
        if text == "end":
            raise EOFError
        return text

    async def send(self, text: str) -> None:
        if self.stuck:
            await asyncio.Event().wait()
        self.sent.append(text)


@live
async def test_a_conversation_whose_other_side_is_stuck_is_ended(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        table, line = await it.open("me", "me"), Wire()
        line.stuck = True
        talk = asyncio.create_task(Conversation(it.hub, table, "ewa", "Ewa", line).run())
        line.inbox.put_nowait('{"type": "hello", "id": "a"}')
        await until(lambda: bool(table.ears))
        ola = await it.listening(table)
        for _ in range(EARFUL + 5):
            it.hub.say(table, ola, 0, "hello")
            ola.told()
        await talk
        assert table.here() == {"ola"}


@live
async def test_a_table_forgotten_before_hello_is_found_again(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        table, line = await it.open("me", "me"), Wire()
        talk = asyncio.create_task(Conversation(it.hub, table, "ola", "Ola", line).run())
        it.hub.forget_idle()
        today = await it.hub.live(table.table.id)
        line.inbox.put_nowait('{"type": "hello", "id": "a", "look": 0}')
        await until(lambda: bool(today.ears))
        line.inbox.put_nowait(
            '{"type": "play", "id": "b", "seat": 0, "version": 2, "move": "first 0"}'
        )
        await until(lambda: today.table.version == 3)
        line.inbox.put_nowait("end")
        await talk
        assert not today.ears


@live
async def test_a_fault_ends_the_conversation_without_a_word(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with scene(tmp_path) as it:
        table, line = await it.open("me", "me"), Wire()
        talk = asyncio.create_task(Conversation(it.hub, table, "ola", "Ola", line).run())
        line.inbox.put_nowait('{"type": "hello", "id": "a"}')
        await until(lambda: len(line.sent) == 1)
        it.storage.fault = OSError("the disk is full")
        line.inbox.put_nowait(
            '{"type": "play", "id": "b", "seat": 0, "version": 2, "move": "first 0"}'
        )
        await talk
        assert len(line.sent) == 1
        assert "the disk is full" in caplog.text


@live
async def test_pace_is_kept_for_each_conversation(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(conversation, "A_SECOND", 0)
    async with scene(tmp_path) as it:
        table, fast, slow = await it.open("me", "me"), Wire(), Wire()
        talks = [
            asyncio.create_task(Conversation(it.hub, table, "ola", "Ola", line).run())
            for line in (fast, slow)
        ]
        for number in range(conversation.AT_ONCE + 1):
            fast.inbox.put_nowait(f'{{"type": "start", "id": "{number}"}}')
        await until(lambda: len(fast.sent) == conversation.AT_ONCE + 1)
        assert fast.sent[-1] == wire.write(Refusal(str(conversation.AT_ONCE), "too_fast"))
        slow.inbox.put_nowait('{"type": "hello", "id": "a"}')
        await until(lambda: len(slow.sent) == 1)
        slow.inbox.put_nowait(
            '{"type": "play", "id": "b", "seat": 0, "version": 2, "move": "first 0"}'
        )
        await until(lambda: wire.write(Done("b", 3)) in slow.sent)
        for line in (fast, slow):
            line.inbox.put_nowait("end")
        await asyncio.gather(*talks)
