"""Who has been gone from a table for so long that votes may pass without them.

A page that is loaded again is no absence, nor is a phone that sleeps; and after a start of the
server everybody has the whole time to come back. What is known here is lost with the process; that
somebody is away stands in the journal.
"""

import time
from collections.abc import Callable, Collection
from typing import NamedTuple

from smokowisko.server.table import Table


class Patience(NamedTuple):
    """For how many seconds people are waited for: with their nonces when a game starts, and after
    they have left a table that is played live, or slowly."""

    reveal: float
    live: float
    slow: float


PROMPT = Patience(reveal=0.0, live=0.0, slow=0.0)


class Absences:
    """Since when guests have been gone from their tables, as far as this process knows."""

    def __init__(self, patience: Patience, clock: Callable[[], float] = time.monotonic) -> None:
        self.patience = patience
        self._clock = clock
        self._began = clock()
        self._since: dict[str, dict[str, float]] = {}  # by table and guest

    def left(self, table: Table, guest: str) -> None:
        self._since.setdefault(table.id, {})[guest] = self._clock()

    def came(self, table: Table, guest: str) -> None:
        of_table = self._since.get(table.id, {})
        of_table.pop(guest, None)
        if not of_table:
            self._since.pop(table.id, None)

    def forget(self, table: Table) -> None:
        """Nobody is waited for any more."""
        self._since.pop(table.id, None)

    def lasting(self, table: Table, here: Collection[str]) -> set[str]:
        """Who has been gone for as long as this table waits."""
        now = self._clock()
        return {guest for guest in self._absent(table, here) if self._due(table, guest) <= now}

    def next(self, table: Table, here: Collection[str]) -> float | None:
        """In how many seconds the next one will have been, if anybody."""
        now = self._clock()
        absent = self._absent(table, here)
        waits = [self._due(table, guest) - now for guest in absent]
        news = [
            max(0.0, wait)
            for guest, wait in zip(absent, waits, strict=True)
            if wait > 0.0 or guest not in table.away
        ]
        return min(news, default=None)

    def _absent(self, table: Table, here: Collection[str]) -> list[str]:
        return sorted(table.people() - set(here))

    def _due(self, table: Table, guest: str) -> float:
        waits = self.patience.slow if table.pace == "slow" else self.patience.live
        if guest in table.away:  # since before this process began, or it has been told already
            return self._began + waits
        return self._since.get(table.id, {}).get(guest, self._began) + waits
