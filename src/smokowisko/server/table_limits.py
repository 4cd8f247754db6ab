"""How many connections to tables there are, and how many one guest, one table or one address may
have. It knows neither sockets nor tables, only keys."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple


class Limits(NamedTuple):
    """The most connections of one guest, to one table, and from one address."""

    guest: int
    table: int
    address: int


class TooMany(Exception):
    """There is no room for one more."""


class TableLimits:
    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._open: Counter[tuple[str, str]] = Counter()

    @contextmanager
    def one_more(self, guest: str, table: str, address: str) -> Iterator[None]:
        """Room for a connection as long as it lasts; TooMany where there is none."""
        keys = list(zip(Limits._fields, (guest, table, address), strict=True))
        if any(self._open[key] >= most for key, most in zip(keys, self.limits, strict=True)):
            raise TooMany
        self._open.update(keys)
        try:
            yield
        finally:
            self._open.subtract(keys)
            for key in keys:
                if self._open[key] <= 0:
                    del self._open[key]
