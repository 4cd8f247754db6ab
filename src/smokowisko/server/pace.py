"""How fast somebody may ask: so much at once, and so much a second after that. The same for
requests at a table and at the doors. It knows neither guests nor addresses, only keys."""

import math
import time
from collections.abc import Callable

Clock = Callable[[], float]

CROWD = 10_000
"""So many keys are remembered before those that have long rested are forgotten."""


class Pace:
    """A credit that is spent by asking and comes back with time."""

    def __init__(self, at_once: float, a_second: float, clock: Clock = time.monotonic) -> None:
        self.at_once = at_once
        self.a_second = a_second
        self._clock = clock
        self._credit = at_once
        self._last = clock()

    def wait(self, cost: float = 1) -> float:
        """0 when it may be done now, and the cost is spent; else for how many seconds to wait."""
        cost = min(cost, self.at_once)
        credit = self._now()
        if credit < cost:
            return (cost - credit) / self.a_second if self.a_second else math.inf
        self._credit -= cost
        return 0.0

    @property
    def rested(self) -> bool:
        return self._now() >= self.at_once

    def _now(self) -> float:
        now = self._clock()
        self._credit = min(self.at_once, self._credit + (now - self._last) * self.a_second)
        self._last = now
        return self._credit


class Paces:
    """A pace for everybody who comes, each so many a minute."""

    def __init__(self, a_minute: int, clock: Clock = time.monotonic) -> None:
        self.a_minute = a_minute
        self._clock = clock
        self._of: dict[str, Pace] = {}
        self._crowd = CROWD

    def wait(self, key: str, cost: float = 1) -> float:
        pace = self._of.get(key)
        if pace is None:
            self._make_room()
            pace = self._of[key] = Pace(self.a_minute, self.a_minute / 60, self._clock)
        return pace.wait(cost)

    def _make_room(self) -> None:
        """One who has rested is as good as new."""
        if len(self._of) >= self._crowd:
            self._of = {key: pace for key, pace in self._of.items() if not pace.rested}
            self._crowd = max(CROWD, 2 * len(self._of))

    def __len__(self) -> int:
        return len(self._of)
