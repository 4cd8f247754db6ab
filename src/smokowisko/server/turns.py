"""Whose turn it is to use one of a few places, when more ask than there are: fair between guests,
however many tables one of them opens. Knows neither bots nor tables."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Literal

Purpose = Literal["hint", "bot"]
"""Somebody waits before the screen, or a bot is to move."""

Waiting = asyncio.Future[None]


class Turns:
    """So many places. Those who wait for a hint and those who wait for a bot are served in turn;
    among each, one guest after the other; and what one guest asks for, in order.

    A table asks for one bot at a time. So a guest's tables come one after the other, too.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._lines: dict[Purpose, Line] = {"hint": Line(), "bot": Line()}  # the next one first

    @asynccontextmanager
    async def turn(self, guest: str, purpose: Purpose) -> AsyncIterator[None]:
        """Wait for a place, and have it."""
        waiting: Waiting = asyncio.get_running_loop().create_future()
        self._lines[purpose].join(guest, waiting)
        self._fill()
        try:
            await waiting
        except asyncio.CancelledError:
            if waiting.done() and not waiting.cancelled():  # the place had just come
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
        while self._free > 0 and (waiting := self._next()) is not None:
            self._free -= 1
            waiting.set_result(None)

    def _next(self) -> Waiting | None:
        for purpose, line in self._lines.items():
            waiting = line.next()
            if waiting is not None:
                self._lines[purpose] = self._lines.pop(purpose)  # to the end
                return waiting
        return None


class Line:
    """Guests who wait, each with what they asked for; the guest at the head is served next."""

    def __init__(self) -> None:
        self._of: dict[str, deque[Waiting]] = {}

    def join(self, guest: str, waiting: Waiting) -> None:
        self._of.setdefault(guest, deque()).append(waiting)

    def next(self) -> Waiting | None:
        """The one whose turn it is, if anybody still waits; its guest goes to the end."""
        while self._of:
            guest, asked = next(iter(self._of.items()))
            waiting = asked.popleft()
            served = not waiting.cancelled()
            if served or not asked:
                del self._of[guest]
            if served and asked:
                self._of[guest] = asked
            if served:
                return waiting
        return None
