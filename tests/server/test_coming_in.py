"""Who comes in to a table, and who does not."""

import json

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.house import PATIENCE, House, Player
from tests.server.stage import BEGUN
from tests.server.strangers import (
    ELSEWHERE,
    forged,
    no_python,
)

pytestmark = pytest.mark.compiled_only


def closed_with(house: House, table: str, **headers: str) -> int:
    """The HTTP status of a connection that is not accepted."""
    address = house.address.replace("http", "ws", 1)
    with (
        pytest.raises(InvalidStatus) as caught,
        connect(f"{address}/api/tables/{table}", additional_headers=headers, proxy=None),
    ):
        pass
    no_python((caught.value.response.body or b"").decode())
    return caught.value.response.status_code


def test_without_a_cookie_of_ours_nobody_comes_in(ola: Player, running: str) -> None:
    for cookie in forged(ola):
        assert closed_with(ola.house, running, Cookie=cookie) == 403
    assert closed_with(ola.house, running) == 403


@pytest.mark.parametrize("origin", ELSEWHERE)
def test_another_site_does_not_come_in(ola: Player, running: str, origin: str) -> None:
    assert closed_with(ola.house, running, Cookie=ola.cookie, Origin=origin) == 403


def test_our_own_site_comes_in(ola: Player, running: str) -> None:
    with ola.join(running, Origin=ola.house.address) as place:
        assert place.version == BEGUN


@pytest.mark.parametrize("table", ["nowhere", "x" * 2000, "%00", "%27%20OR%201=1--", "%ff", "ż"])
def test_a_table_that_is_not_there(ola: Player, table: str) -> None:
    address = ola.house.address.replace("http", "ws", 1)
    with connect(
        f"{address}/api/tables/{table}", additional_headers={"Cookie": ola.cookie}, proxy=None
    ) as line:
        answer = json.loads(line.recv(PATIENCE))
        assert (answer["type"], answer["reason"]) == ("refused", "unknown_table")
        with pytest.raises(ConnectionClosed) as caught:
            line.recv(PATIENCE)
    assert caught.value.rcvd is not None
    assert caught.value.rcvd.code == 4404
