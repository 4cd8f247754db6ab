"""For whom somebody asks: only a named proxy is believed."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import House, Player

pytestmark = pytest.mark.compiled_only

FEW = {"SMOKOWISKO_ADDRESS_REQUESTS": "40"}  # three newcomers, and then no more


@pytest.fixture(params=["", "10.0.0.0/8"])
def unnamed(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[House]:
    """Nobody on this machine is a proxy, whatever uvicorn would read from the environment."""
    others = {"FORWARDED_ALLOW_IPS": "*", "SMOKOWISKO_PROXIES": request.param}
    with House(tmp_path, **FEW, **others) as house:
        yield house


@pytest.fixture
def named(tmp_path: Path) -> Iterator[House]:
    with House(tmp_path, **FEW, SMOKOWISKO_PROXIES="127.0.0.1, 10.0.0.0/8") as house:
        yield house


def newcomers(house: House, *forwarded: str) -> list[int]:
    player = Player(house)
    headers = [{"X-Forwarded-For": each} for each in forwarded]
    return [player.raw("GET", "/api/me", None, **each).status for each in headers]


def test_a_stranger_cannot_say_who_they_are(unnamed: House) -> None:
    statuses = newcomers(unnamed, *(f"192.0.2.{n}" for n in range(8)))
    assert statuses[-1] == 429


def test_a_stranger_s_cookie_is_not_secure_for_saying_so(unnamed: House) -> None:
    answer = Player(unnamed).raw("GET", "/api/me", None, **{"X-Forwarded-Proto": "https"})
    assert "secure" not in answer.headers["set-cookie"].lower()


def test_a_named_proxy_is_believed(named: House) -> None:
    assert newcomers(named, *(f"192.0.2.{n}" for n in range(8))) == [200] * 8
    answer = Player(named).raw(
        "GET", "/api/me", None, **{"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.99"}
    )
    assert "secure" in answer.headers["set-cookie"].lower()


def test_through_a_proxy_nobody_can_pretend_either(named: House) -> None:
    """The proxy adds whom it saw to whatever came: that counts, and not what came."""
    forged = (f"198.51.100.{n}, 192.0.2.7, 10.1.2.3" for n in range(8))
    assert newcomers(named, *forged)[-1] == 429
