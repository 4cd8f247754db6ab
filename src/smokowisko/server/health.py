"""How the server is, found out and not believed: whether a move could be stored is tried, by
storing something as large."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

import msgspec

from smokowisko import __version__
from smokowisko.server.connections import Connections
from smokowisko.server.storage import first_line

A_WHILE = 1.0
"""Seconds for which an answer holds, so that asking often costs no more than asking seldom."""
LONGEST = 5.0
"""Seconds after which storing has failed, whatever may still come of it."""

log = logging.getLogger("smokowisko.health")


class Health(msgspec.Struct, kw_only=True, omit_defaults=True):
    """`status` is well or ill; `reason` says what is ill."""

    status: str
    version: str
    connections: int
    most_connections: int
    reason: str | None = None


class Checkup:
    """Asks the storage, one question at a time for everybody who wants to know."""

    def __init__(
        self,
        rehearse: Callable[[], Awaitable[None]],
        connections: Connections,
        clock: Callable[[], float] = time.monotonic,
        longest: float = LONGEST,
    ) -> None:
        self._rehearse = rehearse
        self._connections = connections
        self._clock = clock
        self._longest = longest
        self._trial: asyncio.Task[bool] | None = None
        self._begun = 0.0
        self._well = True

    async def health(self) -> Health:
        well = await self._can_store()
        return Health(
            status="well" if well else "ill",
            version=__version__,
            connections=len(self._connections),
            most_connections=self._connections.most,
            reason=None if well else "storage",
        )

    async def close(self) -> None:
        if self._trial is not None:
            await asyncio.wait([self._trial], timeout=self._longest)

    async def _can_store(self) -> bool:
        trial = self._trial
        if trial is None or (trial.done() and self._clock() - self._begun >= A_WHILE):
            self._begun = self._clock()
            trial = self._trial = asyncio.create_task(self._try())
        # not cancelled: a question that hangs must not be asked a second time
        await asyncio.wait([trial], timeout=self._longest)
        return trial.done() and trial.result()

    async def _try(self) -> bool:
        try:
            await self._rehearse()
        except Exception as fault:  # whatever it is, a move would meet it too
            if self._well:
                log.error("nothing can be stored", extra={"fault": first_line(fault)})
            self._well = False
        else:
            if not self._well:
                log.info("things can be stored again")
            self._well = True
        return self._well
