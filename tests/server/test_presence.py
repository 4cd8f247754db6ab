"""Coming and going: who is there, what they are told, and phrases."""

import asyncio
from pathlib import Path

import pytest

from smokowisko.server import live as live_tables
from smokowisko.server import wire
from smokowisko.server.live import MOST_ANSWERS
from smokowisko.server.table import Refused
from smokowisko.server.telling import LONG_GAP
from smokowisko.server.wire import Answer, Presence, Said, Snapshot, Update
from tests.server.stage import BEGUN, LONG, Listener, live, plays, scene


@live
async def test_several_tabs_of_one_seat_stay_in_step(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        table = await it.open("me", "greedy")
        tabs = [await it.listening(table) for _ in range(3)]
        for tab in tabs:
            tab.told()
        await it.hub.act(table, plays())
        told = [[wire.write(answer) for answer in tab.told()] for tab in tabs]
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
        assert first.table.watchers == 1
        assert await next_presence(ewa) == Presence([], 1)
        ola, second_tab = await it.listening(table), await it.listening(table)
        assert await next_presence(ewa) == Presence([0], 1)
        it.hub.leave(table, ola)
        jan = await it.listening(table, "jan")
        assert await next_presence(ewa) == Presence([0], 2)  # her second tab is still there
        it.hub.leave(table, second_tab)
        it.hub.leave(table, jan)
        assert await next_presence(ewa) == Presence([], 1)
        (late,) = (await it.listening(table, "zoe")).told()
        assert isinstance(late, Snapshot)
        assert [chair.here for chair in late.table.chairs] == [False, False]


async def next_presence(ear: Listener) -> Presence:
    while not ear.presences:
        await asyncio.sleep(0.001)
        assert ear.told() == []
    return ear.presences.pop(0)


@live
async def test_a_crowd_that_comes_costs_everybody_one_message(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_tables, "GATHERING", LONG)
    async with scene(tmp_path) as it:
        table = await it.open("me", "me")
        ola = await it.listening(table)
        ola.told()
        crowd = [await it.listening(table, f"guest {number}") for number in range(100)]
        told = [ear.told() for ear in crowd]
        assert all(isinstance(answer, Snapshot) and not more for answer, *more in told)
        assert len({id(answer) for answer, *_ in told}) == 1  # made once for all
        table._tell_presence()  # as the clock will
        assert await next_presence(ola) == Presence([0, 1], 100)
        assert [await next_presence(ear) for ear in crowd] == [Presence([0, 1], 100)] * 100
        assert not any(ear.presences for ear in crowd)


@live
async def test_all_who_look_alike_share_one_message(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        table = await it.open("me", "open")
        await it.begin(table, "jan")
        ears = [await it.listening(table, name) for name in ("ola", "jan", "ewa", "zoe", "ewa")]
        for ear in ears:
            ear.told()
        await it.hub.act(table, plays())
        ola, jan, ewa, zoe, again = (ear.told()[0] for ear in ears)
        assert ewa is zoe is again
        assert len({id(ola), id(jan), id(ewa)}) == 3


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

        for since in range(1, BEGUN + 2):
            answer = await heard(since)
            assert isinstance(answer, Update)
            assert [told.version for told in answer.news] == [*range(since + 1, BEGUN + 2)]
        for strange in (None, BEGUN + 2, 10**9, -1, -50, -LONG_GAP):
            answer = await heard(strange)
            assert isinstance(answer, Snapshot)
            assert [told.version for told in answer.log] == [*range(1, BEGUN + 2)]


@live
async def test_whatever_strangers_claim_to_know_is_kept_once(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        table = await it.open("me", "me")
        for strange in range(1000, 1200):
            (await it.listening(table, f"guest {strange}", strange)).told()
        assert len(table._messages) == 1


@live
async def test_one_who_is_far_behind_misses_phrases_and_nothing_else(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        table = await it.open("me", "me")
        asleep, awake = await it.listening(table, "ewa"), await it.listening(table)
        for _ in range(2 * MOST_ANSWERS):
            it.hub.say(table, awake, 0, "hello")
            awake.told()
        await it.hub.act(table, plays())
        news, *phrases = asleep.told()
        assert isinstance(news, Snapshot)
        assert news.version == BEGUN + 1
        assert phrases == [Said(0, "hello")] * MOST_ANSWERS
        assert not asleep.let_go.is_set()


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
