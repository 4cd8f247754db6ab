"""Who counts as away, by the clock."""

from smokowisko.server.absence import PROMPT, Absences, Patience
from smokowisko.server.entries import Away
from tests.server.test_table import Journal


def test_how_long_somebody_is_waited_for() -> None:
    time = 1000.0
    absences = Absences(Patience(reveal=1, live=60, slow=3600), lambda: time)
    table = Journal(["ola", "jan"]).playing()
    here = {"ola"}
    assert absences.lasting(table, here) == set()
    assert absences.next(table, here) == 60  # since the start, whoever was there before it
    time = 1040.0
    absences.came(table, "jan")
    assert absences.next(table, {"ola", "jan"}) is None
    time = 1050.0
    absences.left(table, "jan")
    assert absences.next(table, here) == 60
    time = 1109.0
    assert absences.lasting(table, here) == set()
    time = 1110.0
    assert absences.lasting(table, here) == {"jan"}
    assert absences.next(table, here) == 0
    away = table.gone("jan")
    assert away == Away(1)
    table.apply(away)
    assert absences.lasting(table, here) == {"jan"}
    assert absences.next(table, here) is None  # it is told once
    assert table.gone("jan") is None


def test_a_slow_table_waits_for_hours() -> None:
    time = 0.0
    absences = Absences(Patience(reveal=1, live=60, slow=3600), lambda: time)
    table = Journal(["ola", "jan"]).playing()
    table.pace = "slow"
    absences.left(table, "jan")
    time = 3599.0
    assert absences.lasting(table, {"ola"}) == set()
    time = 3600.0
    assert absences.lasting(table, {"ola"}) == {"jan"}


def test_nothing_is_remembered_of_tables_that_have_ended() -> None:
    absences = Absences(PROMPT)
    table = Journal(["ola", "jan"]).playing()
    for guest in ("ola", "jan"):
        absences.left(table, guest)
    absences.came(table, "ola")
    absences.came(table, "jan")
    assert not absences._since
    absences.left(table, "jan")
    absences.forget(table)
    assert not absences._since


def test_only_people_at_a_running_table_are_away() -> None:
    journal = Journal(["ola", "open"])
    assert journal.table.gone("ola") is None
    table = Journal(["ola", "jan"]).playing()
    assert table.gone("ewa") is None
    assert table.returned("jan") is None
