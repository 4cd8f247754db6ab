"""Component files: TOML that an owner of the physical game may correct.

A `Sheet` is read value by value; whatever nobody has read when it is closed is refused, because a
key without effect would mislead the person who wrote it.
"""

import hashlib
import json
import tomllib
from typing import Any

from smokowisko.engine.errors import BadComponents

# keys that people read, wherever they stand
FOR_PEOPLE = ("provenance", "note")


class Sheet:
    """The values of a component file by place: "deck.size", or "kind.troll.values" in a list of
    tables that have an id."""

    def __init__(self, text: str) -> None:
        try:
            tree = tomllib.loads(text)
        except tomllib.TOMLDecodeError as fault:
            raise BadComponents(f"The file is not valid TOML: {fault}.") from fault
        self._values: dict[str, Any] = {}
        self._unread: dict[str, None] = {}
        self._spread("", tree)

    def _spread(self, place: str, value: Any) -> None:
        if isinstance(value, dict):
            for key, inner in value.items():
                if key not in FOR_PEOPLE:
                    self._spread(f"{place}.{key}" if place else key, inner)
        elif isinstance(value, list) and value and all(isinstance(each, dict) for each in value):
            for number, table in enumerate(value, start=1):
                inside = f"{place}.{table.get('id', number)}"
                if any(known.startswith(f"{inside}.") for known in self._values):
                    raise BadComponents(f"{inside} stands in the file twice.", place=inside)
                self._spread(inside, table)
        else:
            self._values[place] = value
            self._unread[place] = None

    def has(self, place: str) -> bool:
        return place in self._values

    def ids(self, place: str) -> list[str]:
        """The ids of a list of tables, in the order of the file."""
        parts = [known.split(".") for known in self._values if known.startswith(f"{place}.")]
        return list(dict.fromkeys(part[len(place.split("."))] for part in parts))

    def read(self, place: str) -> Any:
        if place not in self._values:
            raise BadComponents(f"{place} is missing.", place=place)
        self._unread.pop(place, None)
        return self._values[place]

    def whole(self, place: str, low: int, high: int) -> int:
        """A whole number within bounds."""
        value = self.read(place)
        if not _is_whole(value) or not low <= value <= high:
            raise BadComponents(
                f"{place} is {_written(value)}, not a whole number from {low} to {high}.",
                place=place,
            )
        return int(value)

    def wholes(self, place: str, low: int, high: int) -> list[int]:
        """A list of whole numbers within bounds."""
        values = self.read(place)
        if not isinstance(values, list):
            raise BadComponents(f"{place} is {_written(values)}, not a list.", place=place)
        for value in values:
            if not _is_whole(value) or not low <= value <= high:
                raise BadComponents(
                    f"{place} holds {_written(value)}, not only whole numbers "
                    f"from {low} to {high}.",
                    place=place,
                )
        return values

    def must_be(self, place: str, expected: object, why: str) -> None:
        """A value that states a rule, or follows from others: it cannot be changed alone."""
        value = self.read(place)
        if type(value) is not type(expected) or value != expected:
            raise BadComponents(
                f"{place} is {_written(value)}, but must be {_written(expected)} ({why}).",
                place=place,
            )

    def for_people(self, *places: str) -> None:
        """Names, layout and history, which count for no rule and may be left out."""
        for place in places:
            self._unread.pop(place, None)

    def close(self) -> None:
        for place in self._unread:
            raise BadComponents(f"{place} is unknown: no rule reads it.", place=place)


def digest(rule_data: object) -> str:
    """The hash of what the rules read: names, comments and provenance don't count."""
    canonical = json.dumps(rule_data, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(canonical.encode(), digest_size=16).hexdigest()


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _written(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, default=str)
