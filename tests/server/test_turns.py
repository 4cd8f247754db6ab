"""Whose turn it is: everybody's, in a fair order, and nobody's who has gone."""

import asyncio
from collections.abc import Sequence

import pytest

from smokowisko.server.turns import Purpose, Turns
from tests.server.stage import live, until


class Served:
    """Those who ask, in the order in which they were served; each is done when the test says so."""

    def __init__(self, places: int) -> None:
        self.turns = Turns(places)
        self.order: list[str] = []
        self.done = asyncio.Semaphore(0)

    def ask(self, guest: str, purpose: Purpose = "bot") -> asyncio.Task[None]:
        return asyncio.create_task(self._ask(guest, purpose))

    async def _ask(self, guest: str, purpose: Purpose) -> None:
        async with self.turns.turn(guest, purpose):
            self.order.append(guest if purpose == "bot" else f"{guest}?")
            await self.done.acquire()

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
