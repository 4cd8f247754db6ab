"""What a heuristic has learnt by self-play, in a small TOML file beside it: named numbers, or the
rows of a network.

The table `provenance` of the file says how they were found; it is for people.
"""

import math
import tomllib
from collections.abc import Mapping
from importlib import resources
from typing import Any

from smokowisko.engine.components import FOR_PEOPLE
from smokowisko.engine.errors import BadComponents
from smokowisko.engine.network import Rows


class Weights:
    """Numbers by name, taken one by one; whatever nobody has taken in the end is refused, because
    a weight without effect would mislead the one who wrote it."""

    def __init__(self, values: Mapping[str, object]) -> None:
        self._values = values
        self._left = dict.fromkeys(values)

    def take(self, name: str) -> float:
        if name not in self._values:
            raise BadComponents(f"The weight {name} is missing.", place=name)
        value = self._values[name]
        if (
            isinstance(value, bool)
            or not isinstance(value, int | float)
            or not math.isfinite(value)
        ):
            raise BadComponents(f"The weight {name} is {value!r}, not a number.", place=name)
        self._left.pop(name, None)
        return float(value)

    def close(self) -> None:
        for name in self._left:
            raise BadComponents(f"The weight {name} is unknown: nothing weighs by it.", place=name)


def read_weights(text: str) -> dict[str, float]:
    """The weights of a file, without what it says to people."""
    return _read(text, "The weights are")


def read_rows(text: str) -> Rows:
    """The rows of a network's file, without what it says to people."""
    return _read(text, "The network is")


def weights_of(package: str) -> dict[str, float]:
    """The weights that stand in the folder of a game."""
    return read_weights((resources.files(package) / "weights.toml").read_text(encoding="utf-8"))


def network_of(package: str) -> Rows:
    """The network that stands in the folder of a game."""
    return read_rows((resources.files(package) / "network.toml").read_text(encoding="utf-8"))


def _read(text: str, subject: str) -> dict[str, Any]:
    try:
        tree = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise BadComponents(f"{subject} not valid TOML: {fault}.") from fault
    return {name: value for name, value in tree.items() if name not in FOR_PEOPLE}
