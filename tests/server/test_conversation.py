"""One browser at one table: whatever the line does, the table lives on."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from smokowisko.server import conversation, wire
from smokowisko.server.conversation import Conversation
from smokowisko.server.live import MOST_ANSWERS, Live
from smokowisko.server.minds import Task, Thought
from smokowisko.server.turns import Asker, always
from smokowisko.server.wire import Done, Pong, Refusal
from tests.server.stage import BEGUN, Puppets, Scene, live, plays, scene, until

PLAY = f'{{"type": "play", "id": "b", "seat": 0, "version": {BEGUN}, "move": "first 0"}}'


class Wire:
    """A line whose other end is the test."""

    def __init__(self) -> None:
        self.inbox: asyncio.Queue[str | None] = asyncio.Queue()
        self.sent: list[str] = []
        self.stuck = False
        self.waiting = False
        self._free = asyncio.Event()

    def resume(self) -> None:
        self.stuck = False
        self._free.set()

    async def receive(self) -> str | None:
        text = await self.inbox.get()
        if text == "end":
            raise EOFError
        return text

    async def send(self, text: str) -> None:
        if self.stuck:
            self.waiting = True
            await self._free.wait()
        self.sent.append(text)


@live
async def test_one_who_asks_on_and_reads_nothing_is_disconnected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(conversation, "AT_ONCE", 10 * MOST_ANSWERS)
    async with scene(tmp_path) as it:
        table, line = await it.open("me", "me"), Wire()
        line.stuck = True
        talk = asyncio.create_task(Conversation(it.hub, table, "ewa", "Ewa", line).run())
        line.inbox.put_nowait('{"type": "hello", "id": "a"}')
        for number in range(2 * MOST_ANSWERS):
            line.inbox.put_nowait(f'{{"type": "ping", "id": "{number}"}}')
        await talk
        assert table.here() == set()


@live
async def test_a_slow_reader_is_brought_up_to_date_when_it_reads_again(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        table, line = await it.open("me", "me"), Wire()
        talk = asyncio.create_task(Conversation(it.hub, table, "ewa", "Ewa", line).run())
        line.inbox.put_nowait('{"type": "hello", "id": "a"}')
        await until(lambda: bool(line.sent))
        line.stuck = True
        await it.hub.act(table, plays())
        await until(lambda: line.waiting)
        while table.table.status == "running":
            state = table.table.state
            assert state is not None
            seat = int(state.to_move)
            await it.hub.act(table, plays(seat, state.text(state.moves()[0])))
        line.resume()
        await until(lambda: '"status":"finished"' in "".join(line.sent))
        updates = [text for text in line.sent if '"type":"update"' in text]
        assert len(updates) == 2  # the move that was stuck, and all that was missed in one
        line.inbox.put_nowait("end")
        await talk


@live
async def test_a_table_forgotten_before_hello_is_found_again(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        table, line = await it.open("me", "me"), Wire()
        talk = asyncio.create_task(Conversation(it.hub, table, "ola", "Ola", line).run())
        it.hub.forget_idle()
        today = await it.hub.live(table.table.id)
        line.inbox.put_nowait('{"type": "hello", "id": "a", "look": 0}')
        await until(lambda: bool(today.ears))
        line.inbox.put_nowait(PLAY)
        await until(lambda: today.table.version == BEGUN + 1)
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
        await until(lambda: bool(line.sent))
        it.storage.fault = OSError("the disk is full")
        line.inbox.put_nowait(PLAY)
        await talk
        assert not [text for text in line.sent if '"id":"b"' in text]
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
        await until(lambda: bool(slow.sent))
        slow.inbox.put_nowait(PLAY)
        await until(lambda: wire.write(Done("b", BEGUN + 1)) in slow.sent)
        for line in (fast, slow):
            line.inbox.put_nowait("end")
        await asyncio.gather(*talks)


# ---------------------------------------------------------------- hints


async def talking(it: Scene, table: Live, guest: str = "ola") -> tuple[Wire, asyncio.Task[None]]:
    line = Wire()
    talk = asyncio.create_task(Conversation(it.hub, table, guest, guest.title(), line).run())
    line.inbox.put_nowait('{"type": "hello", "id": "a"}')
    await until(lambda: bool(line.sent))
    return line, talk


class Ponderer(Puppets):
    """Its hints wait for the string, too."""

    async def choose(
        self, task: Task, asker: Asker, watched: Callable[[], bool] = always
    ) -> Thought:
        return await super().choose(task._replace(bot="random"), asker, watched)


@live
async def test_a_move_does_not_wait_for_a_hint_and_ends_it(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        it.puppets = Ponderer()
        it.hub = it.another_hub()
        table = await it.open("me", "greedy")
        line, talk = await talking(it, table)
        line.inbox.put_nowait('{"type": "hint", "id": "h", "seat": 0}')
        await until(lambda: len(it.puppets.asked) == 1)
        line.inbox.put_nowait(PLAY)
        await until(lambda: wire.write(Done("b", BEGUN + 1)) in line.sent)
        await until(lambda: wire.write(Refusal("h", "superseded")) in line.sent)
        assert it.puppets.cancelled == 1
        line.inbox.put_nowait("end")
        await talk


@live
async def test_one_hint_at_a_time_and_none_after_leaving(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        it.puppets = Ponderer()
        it.hub = it.another_hub()
        table = await it.open("me", "greedy")
        line, talk = await talking(it, table)
        for asked, id in enumerate("xyz", start=1):
            line.inbox.put_nowait(f'{{"type": "hint", "id": "{id}", "seat": 0}}')
            await until(lambda: len(it.puppets.asked) == asked)  # noqa: B023
        await until(lambda: it.puppets.cancelled == 2)
        assert [text for text in line.sent if "superseded" in text] == [
            wire.write(Refusal(id, "superseded")) for id in "xy"
        ]
        line.inbox.put_nowait("end")
        await talk
        assert it.puppets.cancelled == 3
        assert not table.hints


@live
async def test_a_hint_is_refused_to_who_may_not_ask(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        table = await it.open("me", "greedy")
        line, talk = await talking(it, table, "ewa")
        line.inbox.put_nowait('{"type": "hint", "id": "h", "seat": 0}')
        await until(lambda: wire.write(Refusal("h", "not_your_seat")) in line.sent)
        line.inbox.put_nowait('{"type": "ping", "id": "p"}')
        await until(lambda: wire.write(Pong("p")) in line.sent)
        line.inbox.put_nowait('{"type": "hello", "id": "again"}')
        await until(lambda: wire.write(Refusal("again", "second_hello")) in line.sent)
        line.inbox.put_nowait("end")
        await talk
