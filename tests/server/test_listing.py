"""Lists of tables: what they say, what they keep to themselves, and rows of earlier versions."""

from typing import Any

import msgspec
import pytest

from smokowisko.server import listing
from smokowisko.server.entries import Aborted, Chair, Created, Sat
from smokowisko.server.listing import ListedChair, Summary, listed, waits_for_bot
from smokowisko.server.storage import TableRow
from smokowisko.server.table import Table
from tests.server import stroll

STROLL = stroll.make()
ZMIRRA = Chair(name="Zmirra", bot="dragon")


def table(*people: str, start: bool = True) -> Table:
    chairs = [
        Chair(guest=guest, name=guest.title(), nonce=f"{seat:032x}")
        for seat, guest in enumerate(people)
    ]
    created = Created("stroll", 1, "", {}, [*chairs, ZMIRRA], "ola", True, "5e" * 32)
    made = Table("t", STROLL, created)
    if start:
        made.apply(made.start("ola"))
    return made


def facts(table: Table, guest: str = "ola") -> Summary:
    return listed(listing.row(table, 1, 2), guest).summary


def test_a_running_table_says_whom_it_waits_for() -> None:
    assert facts(table("ola")) == Summary(
        chairs=[ListedChair("Ola", None, open=False), ListedChair("Zmirra", "dragon", open=False)],
        waits_for=0,
        ending=None,
        scores=None,
        winners=[],
    )


def test_whose_chairs_they_are_is_told_only_to_the_one_who_asks() -> None:
    row = listing.row(table("ola", "ola"), 1, 2)
    assert [listed(row, guest).yours for guest in ("ola", "jan")] == [[0, 1], []]
    sent = msgspec.json.encode(listed(row, "ewa")).decode()
    assert "guest" not in sent
    assert '"ola"' not in sent


def test_a_finished_game_has_scores_and_winners() -> None:
    played = table("ola")
    while played.status == "running":
        assert played.state is not None
        seat, move = int(played.state.to_move), played.state.moves()[-1]
        played.apply(played.move(seat, f"card {move}"))
    assert played.state is not None
    told = facts(played)
    assert (told.ending, told.waits_for) == ("finished", None)
    assert (told.scores, told.winners) == (played.state.scores(), played.state.winners())
    assert told.winners


def test_whoever_resigns_leaves_the_other_as_winner() -> None:
    resigned = table("ola")
    resigned.apply(resigned.resign("ola", 0))
    told = facts(resigned)
    assert (told.ending, told.scores, told.winners) == ("resigned", None, [1])
    assert told.waits_for is None


def test_an_aborted_game_has_no_winners() -> None:
    aborted = table("ola")
    aborted.apply(Aborted("agreed"))
    told = facts(aborted)
    assert (told.ending, told.scores, told.winners) == ("aborted", None, [])
    assert listing.row(aborted, 1, 2).guests == ("ola",)


def test_a_table_closed_before_it_began_is_nobody_s_game() -> None:
    closed = table("ola", "jan", start=False)
    assert listing.row(closed, 1, 2).guests == ("jan", "ola")
    closed.apply(Aborted("expired"))
    assert listing.row(closed, 1, 2).guests == ()


def test_an_open_chair_is_open_until_somebody_sits_down() -> None:
    created = Created("stroll", 1, "", {}, [Chair(), Chair()], "ola", True, "5e" * 32)
    waiting = Table("t", STROLL, created)
    waiting.apply(Sat(1, "jan", "Jan", "00" * 16))
    assert [chair.open for chair in facts(waiting).chairs] == [True, False]


CHAIRS = [{"name": "Ola", "bot": None, "open": False}, {"name": "", "bot": "greedy", "open": False}]


@pytest.mark.parametrize(
    ("status", "kept", "summary", "yours"),
    [
        (
            "running",
            {"chairs": CHAIRS, "guests": ["ola", None], "plies": 4, "waits_for": 1},
            {"chairs": CHAIRS, "waits_for": 1},
            [0],
        ),
        (
            "finished",
            {"chairs": CHAIRS, "guests": ["ola", None], "plies": 60, "waits_for": -1},
            {"chairs": CHAIRS, "waits_for": None},
            [0],
        ),
        ("running", {}, {"chairs": [], "waits_for": None}, []),
    ],
    ids=["with plies", "ended", "before there were summaries"],
)
def test_rows_of_earlier_versions_are_listed(
    status: str, kept: dict[str, Any], summary: dict[str, Any], yours: list[int]
) -> None:
    written = msgspec.json.encode(kept).decode()
    row = TableRow("t", "serce_smoka", status, True, ("ola",), 1, 2, written)
    found = listed(row, "ola")
    rest: dict[str, Any] = {"ending": None, "scores": None, "winners": []}
    assert msgspec.to_builtins(found.summary) == {**rest, **summary}
    assert found.yours == yours


@pytest.mark.parametrize(
    ("kept", "bot"),
    [
        ({"chairs": CHAIRS, "waits_for": 0}, False),
        ({"chairs": CHAIRS, "waits_for": 1}, True),
        ({}, True),  # before there were summaries: one might be
    ],
)
def test_a_row_says_whether_a_bot_is_to_move(kept: dict[str, Any], bot: bool) -> None:
    written = msgspec.json.encode(kept).decode()
    assert waits_for_bot(TableRow("t", "drako", "running", True, ("ola",), 1, 2, written)) is bot
