"""Everything that has happened at a table, and the table that it adds up to: rebuilt from its
entries, or as it was at any moment."""

from collections.abc import Sequence
from typing import overload

from smokowisko.engine.errors import UnknownGame
from smokowisko.engine.game import Game
from smokowisko.games import game
from smokowisko.server.entries import Created, Entry
from smokowisko.server.table import Happening, Refused, Table

MILESTONE = 16
"""Every so many entries the whole table is kept: to look back costs no more than these, however
long the game."""


class SetAside(Refused):
    """The table cannot go on here, though nothing of it is lost: `reason` is "unknown_game",
    "other_version" or "other_components" of what it was begun with, or "damaged"."""


class Past(Sequence[Happening]):
    """Everything that has happened at a table; and now and then the whole table is kept, so that
    any moment is only a few entries away."""

    def __init__(self, table: Table, created: Created) -> None:
        self._happenings = [Happening(1, created, [])]
        self._milestones = [table.copy()]

    def add(self, happening: Happening, table: Table) -> None:
        """This happened, and so the table is now."""
        self._happenings.append(happening)
        if happening.version % MILESTONE == 1:
            self._milestones.append(table.copy())

    def table_at(self, version: int) -> Table:
        """The table as it was then: replayed, a few entries from the last milestone before."""
        if not 1 <= version <= len(self):
            raise Refused("no_such_version")
        table = self._milestones[(version - 1) // MILESTONE].copy()
        for happening in self._happenings[table.version : version]:
            table.apply(happening.entry)
        return table

    def __len__(self) -> int:
        return len(self._happenings)

    @overload
    def __getitem__(self, at: int) -> Happening: ...

    @overload
    def __getitem__(self, at: slice) -> list[Happening]: ...

    def __getitem__(self, at: int | slice) -> Happening | list[Happening]:
        return self._happenings[at]


def rebuild(id: str, entries: Sequence[Entry]) -> tuple[Table, Past]:
    """The table that these entries add up to, and everything that happened on the way."""
    created, *rest = entries
    assert isinstance(created, Created)
    table, past = begun(id, created)
    try:
        for entry in rest:
            past.add(table.apply(entry), table)
    except Exception as fault:  # whatever today's rules have against an entry
        raise SetAside("damaged") from fault
    return table, past


def begun(id: str, created: Created) -> tuple[Table, Past]:
    """A table on which nothing has happened yet."""
    table = Table(id, _game_of(created), created)
    return table, Past(table, created)


def _game_of(created: Created) -> Game:
    """The game with the rules and components that the table was begun with."""
    try:
        rules = game(created.game)
    except UnknownGame as fault:
        raise SetAside("unknown_game") from fault
    if created.version != rules.version:
        raise SetAside("other_version")
    if created.components != rules.components_hash:
        raise SetAside("other_components")
    return rules
