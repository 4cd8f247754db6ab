"""How fast one may ask: at a table, at the doors, and whom it counts against."""

import json
import math
from collections.abc import Iterator

import pytest

from smokowisko.server import pace as paces
from smokowisko.server.conversation import A_SECOND, AT_ONCE
from smokowisko.server.pace import Pace, Paces
from tests.server.hands import Hands
from tests.server.house import House, Player
from tests.server.strangers import JSON, expect_no


def test_the_pace_recovers() -> None:
    clock = Hands()
    pace = Pace(AT_ONCE, A_SECOND, clock)

    def allowed(times: int) -> list[bool]:
        return [pace.wait() == 0 for _ in range(times)]

    assert allowed(AT_ONCE + 2) == [True] * AT_ONCE + [False] * 2
    clock.now = 1.0
    assert allowed(A_SECOND + 1) == [True] * A_SECOND + [False]
    clock.now = 1000.0
    assert allowed(AT_ONCE + 1) == [True] * AT_ONCE + [False]


def test_one_is_told_how_long_to_wait() -> None:
    clock = Hands()
    pace = Pace(10, 2, clock)
    assert pace.wait(8) == 0
    assert pace.wait(6) == 2
    clock.now = 1.9
    assert pace.wait(6) == pytest.approx(0.1)
    clock.now = 2.0
    assert pace.wait(6) == 0


def test_what_costs_more_than_there_can_be_costs_all() -> None:
    pace = Pace(3, 0, Hands())
    assert pace.wait(10) == 0
    assert pace.wait(1) == math.inf


def test_everybody_has_a_pace_of_their_own() -> None:
    clock = Hands()
    limits = Paces(60, clock)
    assert limits.wait("ola", 60) == 0
    assert limits.wait("jan", 60) == 0
    assert limits.wait("ola") == 1
    clock.now = 1.0
    assert limits.wait("ola") == 0


def test_only_those_who_have_rested_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paces, "CROWD", 10)
    clock = Hands()
    limits = Paces(60, clock)
    limits.wait("ola", 60)
    for number in range(9):
        limits.wait(f"guest {number}")
    clock.now = 1.5
    limits.wait("jan")
    assert len(limits) == 2  # Ola, who has not, and Jan
    assert limits.wait("ola", 2) > 0


# ---------------------------------------------------------------- at the doors


@pytest.fixture
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house for 40 requests a minute: three guests, and then no more."""
    few = {"SMOKOWISKO_GUEST_REQUESTS": "40", "SMOKOWISKO_ADDRESS_REQUESTS": "40"}
    with House(tmp_path_factory.mktemp("data"), **few) as house:
        yield house


def order(chairs: tuple[str, ...] = ("me", "open")) -> bytes:
    return json.dumps({"game": "serce_smoka", "chairs": chairs, "pledge": "00" * 32}).encode()


@pytest.mark.compiled_only
def test_too_many_requests_are_refused_with_a_time_to_come_back(narrow: House) -> None:
    ola, jan = Player(narrow), Player(narrow)
    opened = [
        ola.raw("POST", "/api/tables", order(), Cookie=ola.cookie, **JSON).status for _ in range(4)
    ]
    assert opened == [201] * 4
    answer = ola.raw("POST", "/api/tables", order(), Cookie=ola.cookie, **JSON)
    expect_no(answer, 429, "too_fast")
    headers = {name.lower(): value for name, value in answer.headers.items()}
    assert 1 <= int(headers["retry-after"]) <= 20
    # somebody else at the same address does not notice
    assert jan.raw("POST", "/api/tables", order(), Cookie=jan.cookie, **JSON).status == 201
    # nor is anybody kept from the page itself, or from asking how the server is
    assert {ola.raw("GET", path).status for path in ("/", "/health") for _ in range(50)} == {200}


@pytest.mark.compiled_only
def test_without_a_cookie_requests_count_against_the_address(narrow: House) -> None:
    ola = Player(narrow)
    strangers = [ola.raw("GET", "/api/me").status for _ in range(5)]
    assert strangers[:2] == [200, 200]
    assert strangers[-1] == 429
    expect_no(ola.raw("POST", "/api/verify", b"{}", **JSON), 429, "too_fast")
    # a cookie that is none is no way around it
    expect_no(ola.raw("GET", "/api/me", Cookie="smokowisko=x.y"), 429, "too_fast")
    assert ola.http("GET", "/api/me")[0] == 200


@pytest.mark.compiled_only
def test_one_who_asks_too_fast_may_play_on_but_not_come_in_again(narrow: House) -> None:
    ola = Player(narrow)
    with ola.join(ola.open_table(["me", "me"]), look=0) as place:
        while ola.http("GET", "/api/tables")[0] == 200:
            pass
        with pytest.raises(Exception, match="403"):
            ola.join(place.table["id"])
        assert place.play(0, "first 0")["type"] == "done"
