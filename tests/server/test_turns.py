"""Whose turn it is: everybody's, in a fair order, and nobody's who has gone."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from smokowisko.server.turns import Asker, Purpose, Turns, always
from tests.server.stage import live, until

PLACES = 2


class Served:
    """Those who ask, in the order in which they were served; each is done when the test says so."""

    def __init__(self, places: int) -> None:
        self.turns = Turns(places)
        self.order: list[str] = []
        self.done = asyncio.Semaphore(0)

    def ask(
        self,
        guest: str,
        purpose: Purpose = "bot",
        address: str = "",
        watched: Callable[[], bool] = always,
    ) -> asyncio.Task[None]:
        return asyncio.create_task(self._ask(Asker(guest, address), purpose, watched))

    async def _ask(self, asker: Asker, purpose: Purpose, watched: Callable[[], bool]) -> None:
        async with self.turns.turn(asker, purpose, watched):
            self.order.append(asker.guest if purpose == "bot" else f"{asker.guest}?")
            await self.done.acquire()

    async def next(self) -> str:
        """Whoever was served first is done; says who has the place now."""
        number = len(self.order)
        self.done.release()
        await until(lambda: len(self.order) > number)
        return self.order[-1]

    async def finish(self, asked: Sequence[asyncio.Task[None]]) -> str:
        """When all of them wait, the places are passed on; says to whom, from the beginning."""
        await until(lambda: bool(self.order))
        for _ in asked:
            self.done.release()
        await asyncio.gather(*asked, return_exceptions=True)
        return " ".join(self.order)


@live
async def test_a_guest_who_asks_much_waits_behind_one_who_asks_once() -> None:
    served = Served(places=1)
    asked = [served.ask(guest) for guest in ("many", "many", "many", "one", "two", "two")]
    assert await served.finish(asked) == "many many one two many two"


@live
async def test_a_hint_waits_for_one_bot_at_most() -> None:
    served = Served(places=1)
    asked = [served.ask(f"g{number}") for number in range(50)]
    await until(lambda: served.order == ["g0"])
    asked.append(served.ask("ola", "hint"))
    await asyncio.sleep(0)  # now she waits
    await served.finish(asked)
    assert served.order[:3] == ["g0", "ola?", "g1"]


@live
async def test_hints_leave_half_of_the_turns_to_the_bots() -> None:
    served = Served(places=1)
    asked = [served.ask("many", "hint") for _ in range(4)]
    asked += [served.ask("ola"), served.ask("jan"), served.ask("ewa", "hint")]
    assert await served.finish(asked) == "many? ola many? jan ewa? many? many?"


@live
async def test_addresses_take_turns_and_the_guests_of_each() -> None:
    served = Served(places=1)
    asked = [served.ask(f"s{number % 3}", address="school") for number in range(6)]
    asked += [served.ask("h0", address="home"), served.ask("h1", address="home")]
    asked += [served.ask("ola", address="flat")]
    # s0 was served before anybody else had come
    assert await served.finish(asked) == "s0 s1 h0 ola s2 h1 s0 s1 s2"


@live
async def test_the_same_guest_elsewhere_takes_the_turns_of_that_address() -> None:
    served = Served(places=1)
    asked = [served.ask("many", address="home") for _ in range(3)]
    asked += [served.ask("many", address="train"), served.ask("one", address="home")]
    await served.finish(asked)
    assert served.order == ["many", "many", "many", "one", "many"]


@pytest.mark.parametrize("places", [1, 2])
@live
async def test_forty_guests_of_one_address_delay_another_by_one_turn_at_most(places: int) -> None:
    served = Served(places)
    crowd = [served.ask(f"g{number}", address="school") for number in range(40)]
    await until(lambda: len(served.order) == places)
    for rounds in range(12):
        crowd.append(served.ask("ola", address="home"))
        await asyncio.sleep(0)  # now she waits
        before = len(served.order)
        while await served.next() != "ola":
            crowd.append(served.ask(f"g{rounds}", address="school"))
        assert len(served.order) - before <= 2
    await served.finish(crowd)


@pytest.mark.parametrize("places", [1, 2])
@live
async def test_what_somebody_watches_is_always_next(places: int) -> None:
    """However many wait for what nobody watches, and for how long."""
    served = Served(places)
    crowd = [
        served.ask(f"g{number}", address="school", watched=lambda: False) for number in range(40)
    ]
    await until(lambda: len(served.order) == places)
    for number in range(16):
        crowd.append(served.ask("ola", "bot" if number < 8 else "hint", address="home"))
        await asyncio.sleep(0)  # now she waits
        assert (await served.next()).startswith("ola")
        assert (await served.next()).startswith("g")
    await served.finish(crowd)


@live
async def test_who_is_watched_while_waiting_moves_up_and_falls_back_when_left() -> None:
    served = Served(places=1)
    watched = {"first", "third"}
    asked = [
        served.ask(guest, watched=partial(watched.__contains__, guest))
        for guest in ("first", "second", "third", "fourth")
    ]
    await until(lambda: served.order == ["first"])
    watched.remove("third")
    watched.add("fourth")
    assert await served.finish(asked) == "first fourth second third"


@live
async def test_no_more_are_served_at_once_than_there_are_places() -> None:
    served = Served(places=2)
    asked = [served.ask(guest) for guest in "abcd"]
    await until(lambda: len(served.order) >= 2)
    assert served.order == ["a", "b"]
    assert await served.finish(asked) == "a b c d"


@live
async def test_who_gives_up_waiting_is_passed_over_and_loses_no_place() -> None:
    served = Served(places=1)
    asked = [served.ask(guest) for guest in ("first", "gone", "last")]
    await until(lambda: served.order == ["first"])
    asked[1].cancel()
    assert await served.finish(asked) == "first last"
    again = served.ask("again")
    assert await served.finish([again]) == "first last again"


@pytest.mark.parametrize("steps", range(6))
@live
async def test_a_place_is_not_lost_whenever_one_gives_up(steps: int) -> None:
    """Even when it came in the very moment of giving up."""
    served = Served(places=1)
    first, second, third = (served.ask(guest) for guest in ("first", "second", "third"))
    await until(lambda: served.order == ["first"])
    first.cancel()
    for _ in range(steps):
        await asyncio.sleep(0)
    second.cancel()
    await served.finish([first, second, third])
    assert served.order[-1] == "third"


ANY = st.integers(0, 1000)
"""Which one of those there are."""


class AnyOrder(RuleBasedStateMachine):
    """People ask, give up, are done, come to look and leave, in any order, and between any two
    steps of the event loop."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.turns = Turns(PLACES)
        self.served: list[int] = []
        self.watched: set[int] = set()
        self.done: list[asyncio.Event] = []
        self.tasks: list[asyncio.Task[None]] = []

    @rule(
        guest=st.sampled_from("ab"),
        address=st.sampled_from(["home", "school", ""]),
        purpose=st.sampled_from(["hint", "bot"]),
        watched=st.booleans(),
    )
    def ask(self, guest: str, address: str, purpose: Purpose, watched: bool) -> None:
        if watched:
            self.watched.add(len(self.tasks))
        self.begin(Asker(guest, address), purpose)

    def begin(self, asker: Asker, purpose: Purpose) -> None:
        number = len(self.tasks)
        self.done.append(asyncio.Event())
        self.tasks.append(self.loop.create_task(self._ask(number, asker, purpose)))

    async def _ask(self, number: int, asker: Asker, purpose: Purpose) -> None:
        async with self.turns.turn(asker, purpose, lambda: number in self.watched):
            self.served.append(number)
            try:
                await self.done[number].wait()
            finally:
                self.served.remove(number)

    @precondition(lambda self: self.tasks)
    @rule(which=ANY)
    def come_or_go(self, which: int) -> None:
        self.watched ^= {which % len(self.tasks)}

    @precondition(lambda self: self.left())
    @rule(which=ANY)
    def give_up(self, which: int) -> None:
        left = self.left()
        left[which % len(left)].cancel()

    @precondition(lambda self: self.served)
    @rule(which=ANY)
    def be_done(self, which: int) -> None:
        self.done[self.served[which % len(self.served)]].set()

    @rule()
    def let_time_pass(self) -> None:
        """One step of the event loop."""
        self.loop.call_soon(self.loop.stop)
        self.loop.run_forever()

    @invariant()
    def no_more_are_served_than_there_are_places(self) -> None:
        assert len(self.served) <= PLACES

    def left(self) -> list[asyncio.Task[None]]:
        return [task for task in self.tasks if not task.done()]

    def settle(self) -> None:
        for _ in range(20):
            self.let_time_pass()

    def teardown(self) -> None:
        """No place stays empty while somebody waits, everybody is served in the end, and all
        places are free again."""
        try:
            self.settle()
            while left := self.left():
                assert len(self.served) == min(PLACES, len(left))
                for number in self.served:
                    self.done[number].set()
                self.settle()
            assert all(task.cancelled() or task.exception() is None for task in self.tasks)
            for _ in range(PLACES):
                self.begin(Asker("ola"), "bot")
            self.settle()
            assert len(self.served) == PLACES
        finally:
            for task in self.left():
                task.cancel()
            self.settle()
            self.loop.close()


TestAnyOrder = AnyOrder.TestCase
TestAnyOrder.settings = settings(max_examples=200, stateful_step_count=40, deadline=None)
