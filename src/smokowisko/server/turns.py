"""Whose turn it is to use one of a few places, when more ask than there are: fair between addresses
and between the guests of each, however many tables one of them opens. Knows neither bots nor
tables."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from itertools import chain
from typing import Literal, NamedTuple

Purpose = Literal["hint", "bot"]
"""Somebody waits before the screen, or a bot is to move."""


class Asker(NamedTuple):
    """On whose behalf a place is asked for. All whose address is unknown share one."""

    guest: str
    address: str = ""


def always() -> bool:
    return True


class Request:
    """One who waits for a place. Whether somebody watches is asked when the next place is given
    away, because people come and go meanwhile."""

    def __init__(self, asker: Asker, purpose: Purpose, watched: Callable[[], bool]) -> None:
        self.asker = asker
        self.purpose = purpose
        self.watched = watched
        self.place: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Turns:
    """So many places. Those who wait for a hint and those who wait for a bot are served in turn;
    among each, one address after the other; of an address, one guest after the other; and what one
    guest asks for, in order. What nobody watches is served when nothing else waits.

    So forty guests behind one address get as much as a single one elsewhere while both ask, and
    everything while nobody else does. A table asks for one bot at a time, so a guest's tables come
    one after the other, too.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._queues: dict[Purpose, Queue] = {"hint": Queue(), "bot": Queue()}  # the next one first

    @asynccontextmanager
    async def turn(
        self, asker: Asker, purpose: Purpose, watched: Callable[[], bool] = always
    ) -> AsyncIterator[None]:
        """Wait for a place, and have it."""
        request = Request(asker, purpose, watched)
        self._queues[purpose].join(request)
        self._fill()
        try:
            await request.place
        except asyncio.CancelledError:
            if request.place.cancelled():
                self._queues[purpose].leave(request)
            else:  # the place had just come
                self._leave()
            raise
        try:
            yield
        finally:
            self._leave()

    def _leave(self) -> None:
        self._free += 1
        self._fill()

    def _fill(self) -> None:
        while self._free > 0 and (request := self._next()) is not None:
            self._free -= 1
            request.place.set_result(None)

    def _next(self) -> Request | None:
        """The one whose turn it is, if anybody waits; those of its purpose go to the end."""
        watched = (each for each in self._waiting() if each.watched())
        request = next(watched, None) or next(self._waiting(), None)
        if request is not None:
            self._queues[request.purpose].serve(request)
            self._queues[request.purpose] = self._queues.pop(request.purpose)
        return request

    def _waiting(self) -> Iterator[Request]:
        return chain.from_iterable(self._queues.values())


class Queue:
    """Requests by address and guest; the address at the head is served next, and of each address
    the guest at the head."""

    def __init__(self) -> None:
        self._of: dict[str, dict[str, list[Request]]] = {}

    def __iter__(self) -> Iterator[Request]:
        """Whoever waits, the next one first."""
        for guests in self._of.values():
            for asked in guests.values():
                for request in asked:
                    if not request.place.done():  # given up, and not told yet
                        yield request

    def join(self, request: Request) -> None:
        guest, address = request.asker
        self._of.setdefault(address, {}).setdefault(guest, []).append(request)

    def leave(self, request: Request) -> None:
        guest, address = request.asker
        guests = self._of[address]
        guests[guest].remove(request)
        if not guests[guest]:
            del guests[guest]
        if not guests:
            del self._of[address]

    def serve(self, request: Request) -> None:
        """It leaves, and its guest and address go to the end."""
        guest, address = request.asker
        self.leave(request)
        if guests := self._of.pop(address, None):
            self._of[address] = guests
            if asked := guests.pop(guest, None):
                guests[guest] = asked
