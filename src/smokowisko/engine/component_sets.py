"""Games by their component file: each game's own is made once and kept for ever, those of other
files only while they are few. Knows nothing of what stands in a file."""

from collections.abc import Callable
from functools import cache, lru_cache, wraps

from smokowisko.engine.game import Game

Make = Callable[[str | None], Game]

MOST_OTHERS = 8
"""Sets of other files that are kept, of all games together: strangers bring as many as they like,
and each takes some megabytes."""


def kept_apart(make: Make) -> Make:
    """A game's `make` that builds nothing twice in a row: `None` is its own file, a text any
    other."""

    @cache
    def own() -> Game:
        return make(None)

    @wraps(make)
    def kept(source: str | None = None) -> Game:
        return own() if source is None else of_another_file(make, source)

    return kept


@lru_cache(MOST_OTHERS)
def of_another_file(make: Make, source: str) -> Game:
    return make(source)
