"""Connections: who has a place, who goes for whom, and silent ones do not end the service."""

import resource
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from smokowisko.server.addresses import Proxies
from smokowisko.server.connections import SPARE, Connections, Place
from smokowisko.server.sockets import room_for
from tests.server.hands import Hands
from tests.server.house import PATIENCE, House, Player
from tests.server.strangers import expect_no

# --- the books


class Line:
    """A transport as far as the books know one."""

    def __init__(self) -> None:
        self.ends: list[str] = []
        self.unsent = 0

    def abort(self) -> None:
        self.ends.append("aborted")

    @property
    def aborted(self) -> bool:
        return bool(self.ends)

    def get_write_buffer_size(self) -> int:
        return self.unsent


class Reception:
    """The books, and lines that come from addresses."""

    def __init__(self, most: int = 100, most_of_address: int = 100, proxies: str = "") -> None:
        self.clock = Hands()
        self.books = Connections(most, most_of_address, 15, Proxies(proxies), self.clock)

    def come(self, host: str = "10.0.0.1") -> tuple[Line, Place | None]:
        line = Line()
        return line, self.books.admit(line, host)  # type: ignore[arg-type]

    def served(self, host: str = "10.0.0.1") -> Place:
        _, place = self.come(host)
        assert place is not None
        self.books.serves(place)
        return place


def test_who_says_nothing_is_hung_up_on() -> None:
    reception = Reception()
    silent, _ = reception.come()
    asking, place = reception.come()
    assert place is not None
    reception.books.serves(place)
    reception.clock.now = 14.9
    late, _ = reception.come()
    reception.books.hang_up_on_the_slow()
    assert silent.ends == []
    reception.clock.now = 15
    reception.books.hang_up_on_the_slow()
    assert (silent.aborted, late.aborted, asking.aborted) == (True, False, False)
    assert len(reception.books) == 2


def test_letters_one_by_one_are_no_request() -> None:
    """To be awaited again does not begin anew; to be served does."""
    reception = Reception()
    line, place = reception.come()
    assert place is not None
    for reception.clock.now in range(0, 15, 5):
        reception.books.awaits(place)
    reception.books.serves(place)
    reception.books.awaits(place)
    reception.clock.now = 24
    reception.books.hang_up_on_the_slow()
    assert line.ends == []
    reception.books.awaits(place)
    reception.clock.now = 25
    reception.books.hang_up_on_the_slow()
    assert line.aborted


def test_who_reads_slowly_may_and_who_does_not_read_may_not() -> None:
    reception = Reception()
    line, _ = reception.come()
    for reception.clock.now, line.unsent in ((15, 900), (30, 500), (45, 499)):
        reception.books.hang_up_on_the_slow()
        assert not line.aborted
    reception.clock.now = 60
    reception.books.hang_up_on_the_slow()
    assert line.aborted


def test_the_longest_silent_goes_for_somebody_new() -> None:
    reception = Reception(most=3)
    reception.served()
    first, _ = reception.come()
    second, _ = reception.come()
    _, new = reception.come()
    assert new is not None
    assert not new.spare
    assert (first.aborted, second.aborted) == (True, False)
    assert len(reception.books) == 3


def test_who_still_reads_does_not_go_for_somebody_new() -> None:
    reception = Reception(most=2)
    reading, _ = reception.come()
    reading.unsent = 100
    silent, _ = reception.come()
    reception.come()
    assert (reading.aborted, silent.aborted) == (False, True)


def test_when_all_are_served_there_are_spare_places_and_then_none() -> None:
    reception = Reception(most=3)
    for _ in range(3):
        reception.served()
    spare = [reception.served() for _ in range(SPARE)]
    assert all(place.spare for place in spare)
    assert reception.come()[1] is None
    assert len(reception.books) == 3 + SPARE
    reception.books.leave(spare[0].transport)
    _, again = reception.come()
    assert again is not None
    assert again.spare


def test_an_address_has_so_many_and_its_own_silent_ones_go() -> None:
    reception = Reception(most=100, most_of_address=2)
    other, _ = reception.come("10.0.0.2")
    first, _ = reception.come("10.0.0.1")
    reception.served("10.0.0.1")
    _, new = reception.come("10.0.0.1")
    assert new is not None
    assert not new.spare
    assert (first.aborted, other.aborted) == (True, False)
    reception.books.serves(new)
    assert reception.served("10.0.0.1").spare
    assert not reception.served("10.0.0.2").spare


def test_a_home_of_ipv6_is_one_address() -> None:
    reception = Reception(most_of_address=1)
    reception.served("2001:db8:1:2::1")
    assert reception.served("2001:db8:1:2:ffff::9").spare
    assert not reception.served("2001:db8:1:3::1").spare


@pytest.mark.parametrize("host", ["127.0.0.1", "::1", "::ffff:127.0.0.1", "10.9.9.9"])
def test_this_machine_and_a_named_proxy_have_no_limit_of_their_own(host: str) -> None:
    reception = Reception(most=5, most_of_address=1, proxies="10.9.9.9")
    assert not any(reception.served(host).spare for _ in range(5))
    assert reception.served(host).spare


def test_the_books_forget_who_has_left() -> None:
    reception = Reception(most=2, most_of_address=1)
    for number in range(10):
        line, _ = reception.come(f"10.0.0.{number}")
        for _ in "once", "again":
            reception.books.leave(line)  # type: ignore[arg-type]
    assert len(reception.books) == 0
    assert not reception.books._of_address
    assert not reception.books._awaited


def test_nobody_waits_for_one_who_has_left() -> None:
    """Else it would go, again and again, in the place of somebody who is there."""
    reception = Reception(most=2)
    _, left = reception.come()
    assert left is not None
    reception.books.leave(left.transport)
    reception.books.awaits(left)
    silent, _ = reception.come()
    reception.served()
    _, new = reception.come()
    assert new is not None
    assert (silent.aborted, new.spare) == (True, False)


# --- descriptors


@pytest.fixture
def descriptors() -> Iterator[tuple[int, int]]:
    """The limits of this process, as they were."""
    limits = resource.getrlimit(resource.RLIMIT_NOFILE)
    yield limits
    resource.setrlimit(resource.RLIMIT_NOFILE, limits)


def test_the_soft_limit_of_descriptors_is_raised(descriptors: tuple[int, int]) -> None:
    _, hard = descriptors
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
    assert room_for(600) == 600
    assert resource.getrlimit(resource.RLIMIT_NOFILE) == (800, hard)
    assert room_for(100) == 100
    assert resource.getrlimit(resource.RLIMIT_NOFILE) == (800, hard)


def test_where_it_cannot_be_raised_there_is_less_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(resource, "setrlimit")
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, 1024))
    assert room_for(4000) == 768
    monkeypatch.setattr(resource, "getrlimit", lambda _: (128, 128))
    assert room_for(4000) == 64


# --- with a real server

real = pytest.mark.compiled_only
CROWD = 300


def knock(house: House, say: bytes = b"") -> socket.socket:
    address = urlsplit(house.address)
    assert address.hostname is not None
    assert address.port is not None
    line = socket.create_connection((address.hostname, address.port), PATIENCE)
    if say:
        line.sendall(say)
    return line


def has_been_closed(line: socket.socket) -> bool:
    """Waits for it."""
    line.settimeout(PATIENCE)
    try:
        return line.recv(1) == b""
    except ConnectionResetError:
        return True


@real
def test_silent_connections_do_not_keep_anybody_out(tmp_path: Path) -> None:
    """More come than there is room for, and say nothing, or not all of it."""
    with House(tmp_path, SMOKOWISKO_CONNECTIONS="50") as house:
        ola = Player(house)
        with ola.join(ola.open_table(["me", "me"]), look=0) as place:
            started = b"GET / HTTP/1.1\r\nHost: x\r\nX: "
            body = b"POST /api/verify HTTP/1.1\r\nHost: x\r\nContent-Length: 999\r\n\r\n{"
            crowd = [knock(house, (b"", started, body)[n % 3]) for n in range(CROWD)]
            status, health = ola.http("GET", "/health")
            assert (status, health["status"]) == (200, "well")
            assert health["most_connections"] == 50
            assert 2 <= health["connections"] <= 51
            assert place.play(0, "first 0")["type"] == "done"
            # the first have been hung up on for the last
            assert all(has_been_closed(line) for line in crowd[: CROWD - 60])
            for line in crowd:
                line.close()


@real
def test_who_says_nothing_for_too_long_is_hung_up_on_and_a_table_is_not(tmp_path: Path) -> None:
    errors = tmp_path / "errors"
    with errors.open("w") as stderr:
        house = House(tmp_path / "data", SMOKOWISKO_REQUEST_SECONDS="1")
        house.stderr = stderr
        with house:
            ola = Player(house)
            with ola.join(ola.open_table(["me", "me"]), look=0) as place:
                silent = knock(house)
                started = knock(house, b"GET /health HTTP/1.1\r\nHost: x\r\nX: ")
                body = knock(
                    house, b"POST /api/verify HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{"
                )
                lines = (silent, started, body)
                until = time.monotonic() + PATIENCE
                while ola.http("GET", "/health")[1]["connections"] > 2:  # the table, and this one
                    assert time.monotonic() < until
                    time.sleep(0.05)
                assert all(has_been_closed(line) for line in lines)
                for line in lines:
                    line.close()
                assert place.play(0, "first 0")["type"] == "done"
    assert "Traceback" not in errors.read_text()


@real
def test_one_who_sends_letter_by_letter_is_hung_up_on(tmp_path: Path) -> None:
    with House(tmp_path, SMOKOWISKO_REQUEST_SECONDS="1") as house:
        line = knock(house, b"GET /health HTTP/1.1\r\nHost: x\r\nX: ")
        until = time.monotonic() + PATIENCE
        closed = False
        while not closed:
            assert time.monotonic() < until
            try:
                line.sendall(b"x")
            except OSError:
                closed = True
            time.sleep(0.05)
        line.close()


@real
def test_when_it_is_full_one_is_told_and_health_answers(tmp_path: Path) -> None:
    with House(tmp_path, SMOKOWISKO_CONNECTIONS="3") as house:
        ola = Player(house)
        table = ola.open_table(["me", "me"])
        places = [ola.join(table, look=0) for _ in range(3)]
        answer = ola.raw("GET", "/api/tables", Cookie=ola.cookie)
        sentence = expect_no(answer, 503, "full")
        assert sentence == "There is no room for more connections."
        with pytest.raises(Exception, match="503"):
            ola.join(table)
        status, health = ola.http("GET", "/health")
        assert (status, health["status"]) == (200, "well")
        assert health["connections"] > health["most_connections"] == 3
        assert places[0].play(0, "first 0")["type"] == "done"
        places[0].close()
        until = time.monotonic() + PATIENCE
        while ola.http("GET", "/api/tables")[0] != 200:
            assert time.monotonic() < until
        for place in places[1:]:
            place.close()


@real
def test_the_room_is_told_at_the_start(tmp_path: Path) -> None:
    errors = tmp_path / "errors"
    with errors.open("w") as stderr:
        house = House(tmp_path / "data", SMOKOWISKO_CONNECTIONS="70")
        house.stderr = stderr
        with house:
            Player(house)
    (told,) = [line for line in errors.read_text().splitlines() if "room for connections" in line]
    assert '"connections": 70' in told
