"""Coming and going: who is there, what they are told, and phrases."""

from pathlib import Path

import pytest

from smokowisko.server import wire
from smokowisko.server.live import EARFUL
from smokowisko.server.table import Refused
from smokowisko.server.telling import LONG_GAP
from smokowisko.server.wire import Answer, Said, Snapshot, Update
from tests.server.stage import live, plays, scene


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
