"""Component files: TOML that an owner of the physical game may correct.

A `Sheet` is read value by value; whatever nobody has read when it is closed is refused, because a
key without effect would mislead the person who wrote it.
"""

import hashlib
import json
import re
import tomllib
from typing import Any

from smokowisko.engine.errors import BadComponents

# keys that people read, wherever they stand
FOR_PEOPLE = {"provenance", "note"}

# what a file may take of us: four times the largest of our own, and more than any of them has
LONGEST_FILE = 64 * 1024
DEEPEST = 8
LONGEST_NAME = 64
LONGEST_SHOWN = 60

# the signs of TOML that open, close, name and divide; a quote that matches alone is never closed
SIGNS = re.compile(
    r'''
    (?P<text> """(?:[^"\\]|\\.|"(?!""))*+""" | "(?:[^"\\\n]|\\.)*+" | \#[^\n]*+
        | \'{3}(?:[^']|'(?!\'\'))*+\'{3} | '[^'\n]*+' )
    | (?P<unclosed> ["'] )
    | (?P<opens> [\[{] )
    | (?P<closes> [\]}] )
    | (?P<dot> \. )
    | (?P<ends_name> [=,\n] )
    | (?P<word> [\w+-]++ )
    ''',
    re.DOTALL | re.VERBOSE,
)


class Sheet:
    """The values of a component file by place: "deck.size", or "kind.troll.values" in a list of
    tables that have an id."""

    def __init__(self, text: str) -> None:
        check_size(text)
        try:
            tree = tomllib.loads(text)
        except ValueError as fault:  # also of a date or a number that Python does not know
            raise BadComponents(f"The file is not valid TOML: {fault}.") from fault
        self._values: dict[str, Any] = {}
        self._unread: dict[str, None] = {}
        self._inside: dict[str, list[str]] = {"": []}
        for key, value in tree.items():
            self._spread("", key, value, 1)

    def _spread(self, table: str, name: str, value: Any, depth: int) -> None:
        if name in FOR_PEOPLE or (isinstance(value, dict) and value.keys() <= FOR_PEOPLE):
            return
        place = self._named(table, name)
        if isinstance(value, dict):
            inside = list(value.items())
        elif isinstance(value, list) and value and all(isinstance(each, dict) for each in value):
            inside = [(_id_of(each, number), each) for number, each in enumerate(value, start=1)]
        else:
            self._values[place] = value
            self._unread[place] = None
            return
        if depth > DEEPEST:
            raise BadComponents(f"{place} lies deeper than {DEEPEST} tables.", place=place)
        self._inside[place] = []
        for key, inner in inside:
            self._spread(place, key, inner, depth + 1)

    def _named(self, table: str, name: str) -> str:
        """The place of a name in a table, where nothing else may stand."""
        if not 1 <= len(name) <= LONGEST_NAME:
            shown = name[:LONGEST_NAME]
            raise BadComponents(
                f"A name has 1 to {LONGEST_NAME} signs, which “{shown}” has not.", place=shown
            )
        place = f"{table}.{name}" if table else name
        if place in self._inside or place in self._values:
            raise BadComponents(f"{place} stands in the file twice.", place=place)
        self._inside[table].append(name)
        return place

    def has(self, place: str) -> bool:
        return place in self._values

    def ids(self, place: str) -> list[str]:
        """The ids of a list of tables, or the names in a table, in the order of the file."""
        return list(self._inside.get(place, ()))

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


def check_size(text: str) -> None:
    """Refuse what would take long to read, in one walk over the text: a reader of TOML needs the
    square of the parts of a name, and a frame for each list in a list."""
    if len(text) > LONGEST_FILE:
        raise BadComponents(f"The file is longer than {LONGEST_FILE} signs.")
    opened = parts = 0
    for sign in SIGNS.finditer(text):
        match sign.lastgroup:
            case "unclosed":
                return  # the reader gets no farther, and says where
            case "opens":
                opened += 1
            case "closes":
                opened -= 1
            case "dot":
                parts += 1
            case "ends_name":
                parts = 0
            case "word" if len(sign[0]) > LONGEST_NAME:
                raise BadComponents(
                    f"The file has a name or number of more than {LONGEST_NAME} signs."
                )
        if max(opened, parts) > DEEPEST:
            raise BadComponents(f"The file has tables or lists deeper than {DEEPEST}.")


def _id_of(table: dict[str, Any], number: int) -> str:
    """What a table in a list is called: its id, or else its number."""
    id = table.get("id", number)
    return id if isinstance(id, str) else _written(id)


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _written(value: object) -> str:
    """As the file has it, but a long one only begins."""
    written = json.dumps(value, ensure_ascii=False, default=str)
    return written if len(written) <= LONGEST_SHOWN else f"{written[:LONGEST_SHOWN]}…"
