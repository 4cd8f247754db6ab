"""Live tables: stored before told, and races lost with grace."""

import asyncio
from pathlib import Path

import pytest

from smokowisko.server.entries import Voted
from smokowisko.server.table import Refused
from smokowisko.server.wire import Said, Snapshot, Update
from tests.server.stage import BEGUN, Listener, live, plays, scene, until


@live
async def test_nobody_is_told_before_the_move_is_stored(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        table = await it.open("me", "me")
        ear, other = await it.listening(table, look=0), await it.listening(table, "ewa")
        it.storage.gate = asyncio.Event()
        ear.told(), other.told()
        act = asyncio.create_task(it.hub.act(table, plays(), "a"))
        await until(lambda: it.storage.waiting == 1)
        it.hub.say(table, ear, 0, "hello")  # what else is told meanwhile is of the old state
        assert ear.told() == other.told() == [Said(0, "hello")]
        ear.look_from(1)
        (answer,) = ear.told()
        assert isinstance(answer, Snapshot)
        assert answer.version == BEGUN
        assert table.table.version == BEGUN
        assert not act.done()
        it.storage.gate.set()
        assert await act == BEGUN + 1
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
        assert again.table.version == BEGUN
        assert await it.hub.act(again, plays(), "a") == BEGUN + 1
        assert await it.revisions(again) == [*range(1, BEGUN + 2)]


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
        assert await it.revisions(again) == [*range(1, BEGUN + 2)]


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
        await until(lambda: table.table.version == BEGUN + 1)
        (answer,) = ear.told()
        assert isinstance(answer, Update)
        assert not ear.let_go.is_set()
        assert await it.hub.live(table.table.id) is table
        assert await it.hub.act(table, plays(), "a") == BEGUN + 1


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
        assert await it.hub.act(mine, plays(), "a") == BEGUN + 1
        with pytest.raises(Refused, match="stale_version"):
            await other_hub.act(theirs, plays(move="first 1"), "b")
        assert ear.told() == []
        assert ear.let_go.is_set()
        again = await other_hub.live(mine.table.id)
        assert again.table.moves == ["first 0"]
        move = again.table.state and again.table.state.text(again.table.state.moves()[0])
        assert await other_hub.act(again, plays(0, str(move)), "c") == BEGUN + 2
        assert await it.revisions(mine) == [*range(1, BEGUN + 3)]


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
        assert await it.hub.act(mine, plays(), "a") == BEGUN + 1
        assert await other_hub.act(theirs, plays(), "a") == BEGUN + 1
        assert await it.revisions(mine) == [*range(1, BEGUN + 2)]


@live
async def test_many_at_once_are_one_after_the_other(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        table = await it.open("me", "me")
        acts = [it.hub.act(table, plays(), f"{number % 3}") for number in range(9)]
        answers = await asyncio.gather(*acts, return_exceptions=True)
        assert (
            sorted(str(answer) for answer in answers) == [f"{BEGUN + 1}"] * 3 + ["illegal_move"] * 6
        )
        assert await it.revisions(table) == [*range(1, BEGUN + 2)]
