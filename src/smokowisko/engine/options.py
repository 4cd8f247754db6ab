"""The options of a game: what may be chosen at a new table, with defaults and bounds.

An option turns its value into one int (its code) and back, because the rules and `dump` know only
ints.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from smokowisko.engine.errors import BadOptions

Value = str | int | bool

LONGEST_SHOWN = 60
"""So much of a value that is refused stands in the sentence: a stranger may have written it."""


class Option:
    """A choice among named values; the first is the default."""

    def __init__(self, id: str, values: Sequence[Value]) -> None:
        self.id = id
        self.values = tuple(values)

    @property
    def default(self) -> Value:
        return self.value(self.default_code())

    def default_code(self) -> int:
        return 0

    def code(self, value: object) -> int:
        for code, allowed in enumerate(self.values):
            if type(value) is type(allowed) and value == allowed:
                return code
        offered = ", ".join(_written(each) for each in self.values)
        raise BadOptions(
            f"The option {self.id} is one of {offered}, not {_written(value)}.", option=self.id
        )

    def value(self, code: int) -> Value:
        return self.values[code]

    def fits(self, code: int, players: int) -> bool:
        """Whether this value can be meant at a table of so many."""
        return True

    def bounds(self) -> dict[str, Any]:
        """The facts a form needs to offer this option."""
        return {"values": list(self.values)}

    def samples(self) -> list[Value]:
        """Values worth trying: all of a choice, the ends of a range."""
        return list(self.values)


class Switch(Option):
    """On or off; off is the default."""

    def __init__(self, id: str) -> None:
        super().__init__(id, (False, True))


class FirstPlayer(Option):
    """Who begins: somebody by lot, or a seat by its number, where the table has it."""

    def __init__(self, id: str, seats: int) -> None:
        super().__init__(id, ("random", *(f"seat_{seat}" for seat in range(seats))))

    def fits(self, code: int, players: int) -> bool:
        return code <= players


class Whole(Option):
    """A whole number from low to high; some may be offered by name."""

    def __init__(
        self, id: str, low: int, high: int, default: int, offered: Sequence[int] = ()
    ) -> None:
        super().__init__(id, offered)
        self.low = low
        self.high = high
        self._default = default

    def default_code(self) -> int:
        return self._default

    def code(self, value: object) -> int:
        if type(value) is not int or not self.low <= value <= self.high:
            raise BadOptions(
                f"The option {self.id} is a whole number from {self.low} to {self.high}, "
                f"not {_written(value)}.",
                option=self.id,
            )
        return value

    def value(self, code: int) -> Value:
        return code

    def bounds(self) -> dict[str, Any]:
        return {"low": self.low, "high": self.high, "offered": list(self.values)}

    def samples(self) -> list[Value]:
        return list(dict.fromkeys([self.low, *self.values, self.high]))


def codes(options: Sequence[Option], chosen: Mapping[str, object]) -> list[int]:
    """The codes of all options in their order, the chosen ones checked, the rest by default."""
    known = {option.id for option in options}
    for id in chosen:
        if id not in known:
            offered = ", ".join(sorted(known)) or "none"
            raise BadOptions(
                f"There is no option {_written(id)}; the options are: {offered}.",
                option=id[:LONGEST_SHOWN],
            )
    return [
        option.code(chosen[option.id]) if option.id in chosen else option.default_code()
        for option in options
    ]


def check_fit(options: Sequence[Option], codes: Sequence[int], players: int) -> None:
    """Refuse a value that names what a table of so many does not have."""
    for option, code in zip(options, codes, strict=True):
        if not option.fits(code, players):
            raise BadOptions(
                f"The option {option.id} is {_written(option.value(code))}, "
                f"which a table of {players} does not have.",
                option=option.id,
            )


def _written(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return repr(value[:LONGEST_SHOWN])
    return str(value)[:LONGEST_SHOWN]
