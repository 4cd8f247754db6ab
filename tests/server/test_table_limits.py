"""Room for connections: so many for a guest, for a table, and from an address."""

from contextlib import ExitStack
from pathlib import Path

import pytest

from smokowisko.server.table_limits import Limits, TableLimits, TooMany
from tests.server.house import House, Player


def test_every_limit_counts_for_itself() -> None:
    rooms = TableLimits(Limits(guest=2, table=3, address=4))
    with ExitStack() as open_ones:

        def come(guest: str, table: str, address: str) -> None:
            open_ones.enter_context(rooms.one_more(guest, table, address))

        come("ola", "cave", "home")
        come("ola", "nest", "home")
        with pytest.raises(TooMany):
            come("ola", "lair", "school")
        come("jan", "cave", "home")
        come("ewa", "cave", "home")
        with pytest.raises(TooMany):
            come("zoe", "cave", "school")
        with pytest.raises(TooMany):
            come("zoe", "lair", "home")
        come("zoe", "lair", "school")
    assert not rooms._open  # who has gone is not remembered
    with rooms.one_more("ola", "cave", "home"):
        pass


def test_a_connection_too_many_is_turned_away_and_a_place_comes_free(tmp_path: Path) -> None:
    with House(tmp_path, SMOKOWISKO_GUEST_CONNECTIONS="2") as house:
        ola = Player(house)
        table = ola.open_table(["me", "me"])
        with ola.join(table, look=0) as place:
            with ola.join(table):
                refusal, code = ola.turned_away(table)
                assert (refusal["reason"], code) == ("too_many", 4429)
                with Player(house).join(table) as watching:
                    assert watching.table["status"] == "running"
            assert place.play(0, "first 0")["type"] == "done"
            with ola.join(table) as again:
                assert again.version == place.version
