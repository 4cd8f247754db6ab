"""One browser at one table: whatever the line does, the table lives on."""

import asyncio
from pathlib import Path

import pytest

from smokowisko.server import conversation, wire
from smokowisko.server.conversation import Conversation
from smokowisko.server.live import EARFUL
from smokowisko.server.wire import Done, Refusal
from tests.server.stage import live, scene, until


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
