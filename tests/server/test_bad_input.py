"""Whatever is sent: a typed refusal or a clean close, nothing changed, and no word of Python."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from smokowisko.server.app import HEADERS, LARGEST_BODY
from smokowisko.server.conversation import A_SECOND, AT_ONCE, Pace
from smokowisko.server.serve import LARGEST_FRAME
from tests.server.house import PATIENCE, Answer, House, Place, Player, Raw, nonce

pytestmark = pytest.mark.compiled_only

PYTHON = ("Traceback", "Error", "Exception", "msgspec", "litestar", 'File "', "sqlalchemy", "$.")
SQL = "x'; DROP TABLE tables; --"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("data")) as house:
        yield house


@pytest.fixture(scope="module")
def ola(house: House) -> Player:
    return Player(house)


@pytest.fixture(scope="module")
def running(ola: Player) -> str:
    """A table that waits for Ola's first move; no test here may change it."""
    return ola.open_table(["me", "greedy"])


@pytest.fixture
def place(ola: Player, running: str) -> Iterator[Place]:
    with ola.join(running) as place:
        version, view = place.version, place.view
        yield place
        with ola.join(running) as again:
            assert (again.version, again.view) == (version, view)


def no_python(text: str) -> None:
    assert not any(word in text for word in PYTHON), text


def refusal(place: Place) -> Answer:
    """The answer to what was sent last, which is a no."""
    while (answer := place.hear())["type"] == "update":
        pass
    assert answer["type"] == "refused"
    no_python(json.dumps(answer))
    return answer


# ---------------------------------------------------------------- at a table


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "{",
        "null",
        "[]",
        "7",
        '"play"',
        "NaN",
        "{}",
        '{"id": "a"}',
        '{"type": "play"}',
        '{"type": null, "id": "a"}',
        '{"type": 7, "id": "a"}',
        '{"type": "dance", "id": "a"}',
        '{"type": "Play", "id": "a"}',
        '{"type": "start", "id": 7}',
        '{"type": "start", "id": null}',
        '{"type": "start", "id": "a", "extra": 1}',
        '{"type": "start", "id": "a"} {"type": "start", "id": "b"}',
        '{"type": "play", "id": "a", "seat": "0", "version": 9, "move": "first 0"}',
        '{"type": "play", "id": "a", "seat": 0.5, "version": 9, "move": "first 0"}',
        '{"type": "play", "id": "a", "seat": true, "version": 9, "move": "first 0"}',
        '{"type": "play", "id": "a", "seat": 0, "version": null, "move": "first 0"}',
        '{"type": "play", "id": "a", "seat": 0, "version": 9, "move": ["first", 0]}',
        '{"type": "play", "id": "a", "seat": 0, "version": 9}',
        '{"type": "hello", "id": "a", "since": "1"}',
        '{"type": "hello", "id": "a", "look": {}}',
        '{"type": "vote", "id": "a", "seat": 0, "proposal": "dance"}',
        '{"type": "phrase", "id": "a", "seat": 0, "phrase": "<script>"}',
        '{"type": "start", "id": "\\ud800"}',
        '{"type": "start", "id": "a\x00"}',
        "\ufeff{}",
        "[" * 30_000,
        '{"a":' * 10_000,
        '{"type": "start", "id": "a", "deep": ' + "[" * 20_000 + "]" * 20_000 + "}",
    ],
    ids=lambda text: str(text)[:60].replace("\x00", "NUL") or "nothing",
)
def test_what_cannot_be_read_is_not_understood(place: Place, text: str) -> None:
    place.line.send(text)
    assert refusal(place)["reason"] == "not_understood"


def test_a_refusal_says_which_request_could_not_be_read(place: Place) -> None:
    place.line.send('{"type": "dance", "id": "which"}')
    assert refusal(place)["id"] == "which"
    for unusable in ("x" * 65, 7, None, ["which"]):
        place.send({"type": "dance", "id": unusable})
        assert refusal(place)["id"] == ""


FIRST = "first 0"


@pytest.mark.parametrize(
    ("request_", "reason"),
    [
        ({"type": "play", "seat": 0, "version": 99, "move": ""}, "illegal_move"),
        ({"type": "play", "seat": 0, "version": 99, "move": "\x00"}, "illegal_move"),
        ({"type": "play", "seat": 0, "version": 99, "move": "first 99999999999999999999"}, None),
        ({"type": "play", "seat": 0, "version": 99, "move": "first ²"}, "illegal_move"),
        ({"type": "play", "seat": 0, "version": 99, "move": "first -1"}, "illegal_move"),
        ({"type": "play", "seat": 0, "version": 99, "move": SQL}, "illegal_move"),
        ({"type": "play", "seat": 0, "version": 99, "move": "1" * 401}, "not_understood"),
        ({"type": "preview", "seat": 0, "move": "troll " + "1 " * 9000}, "not_understood"),
        ({"type": "play", "seat": 0, "version": 99, "move": "1" * 400}, "illegal_move"),
        ({"type": "play", "seat": 0, "version": -1, "move": FIRST}, "stale_version"),
        ({"type": "play", "seat": -2, "version": 99, "move": FIRST}, "not_your_seat"),
        ({"type": "play", "seat": 2**62, "version": 99, "move": FIRST}, "not_your_seat"),
        ({"type": "play", "seat": 10**30, "version": 99, "move": FIRST}, None),
        ({"type": "play", "seat": 1, "version": 99, "move": FIRST}, "not_your_seat"),
        ({"type": "preview", "seat": 0, "move": "\x00"}, "illegal_move"),
        ({"type": "preview", "seat": 1, "move": FIRST}, "not_your_seat"),
        ({"type": "preview", "seat": 99, "move": FIRST}, "not_your_seat"),
        ({"type": "hint", "seat": 1}, "not_your_seat"),
        ({"type": "hint", "seat": -1}, "not_your_seat"),
        ({"type": "look", "seat": 1}, "not_your_seat"),
        ({"type": "look", "seat": -1}, "not_your_seat"),
        ({"type": "look", "seat": 99}, "not_your_seat"),
        ({"type": "sit", "seat": 0, "nonce": "00" * 16}, "not_open"),
        ({"type": "leave", "seat": 0}, "not_open"),
        ({"type": "start"}, "not_open"),
        ({"type": "undo", "seat": 0}, "nothing_to_undo"),
        ({"type": "undo", "seat": 0, "plies": -1}, "nothing_to_undo"),
        ({"type": "undo", "seat": 0, "plies": 0}, "nothing_to_undo"),
        ({"type": "undo", "seat": 1}, "not_your_seat"),
        ({"type": "resign", "seat": 1}, "not_your_seat"),
        ({"type": "vote", "seat": 1, "proposal": "abort"}, "not_your_seat"),
        ({"type": "vote", "seat": 0, "proposal": "replace"}, "no_such_seat"),
        ({"type": "vote", "seat": 0, "proposal": "replace", "about": 1}, "no_such_seat"),
        ({"type": "vote", "seat": 0, "proposal": "replace", "about": -1}, "no_such_seat"),
        ({"type": "phrase", "seat": 1, "phrase": "hello"}, "not_your_seat"),
        ({"type": "rematch", "nonce": "00" * 16}, "not_finished"),
        ({"type": "start", "id": "x" * 65}, "not_understood"),
    ],
    ids=lambda value: json.dumps(value)[:70] if isinstance(value, dict) else None,
)
def test_what_may_not_be_done_is_refused(
    place: Place, request_: Answer, reason: str | None
) -> None:
    place.send({"id": "a", **request_})
    answer = refusal(place)
    assert reason in (None, answer["reason"])


def test_frames_of_bytes_are_refused(place: Place) -> None:
    place.line.send(b'{"type": "start", "id": "a"}')
    assert refusal(place)["reason"] == "not_text"
    place.line.send(b"\xff\xfe")
    assert refusal(place)["reason"] == "not_text"


@pytest.mark.parametrize("frame", ["x" * (LARGEST_FRAME + 1), b"x" * (LARGEST_FRAME + 1)])
def test_a_huge_frame_ends_the_connection(place: Place, frame: str | bytes) -> None:
    place.line.send(frame)
    with pytest.raises(ConnectionClosed) as caught:
        place.hear()
    assert caught.value.rcvd is not None
    assert caught.value.rcvd.code == 1009


def test_text_that_is_no_unicode_ends_the_connection(place: Place) -> None:
    place.line.send(b"\xff\xfe\xed\xa0\x80", text=True)
    with pytest.raises(ConnectionClosed) as caught:
        place.hear()
    assert caught.value.rcvd is not None
    assert caught.value.rcvd.code == 1007


def test_noise(ola: Player, running: str, place: Place) -> None:
    """Requests with a few signs changed are refused, or mean something harmless."""
    luck = random.Random(3)
    model = json.dumps({"type": "play", "id": "a", "seat": 0, "version": 99, "move": "troll 1 2"})
    for _ in range(6):
        with ola.join(running) as noisy:
            for _ in range(30):
                signs = list(model)
                for _ in range(luck.randrange(1, 4)):
                    signs[luck.randrange(len(signs))] = luck.choice('{}[]",:0ż\x00\x7f\\u ')
                noisy.line.send("".join(signs))
                refusal(noisy)


def test_nothing_is_done_before_hello(ola: Player, house: House, running: str) -> None:
    address = house.address.replace("http", "ws", 1)
    with connect(
        f"{address}/api/tables/{running}", additional_headers={"Cookie": ola.cookie}, proxy=None
    ) as line:
        for request in (
            {"type": "play", "seat": 0, "version": 99, "move": FIRST},
            {"type": "resign", "seat": 0},
            {"type": "look", "seat": 0},
            {"type": "hint", "seat": 0},
            {"type": "preview", "seat": 0, "move": FIRST},
            {"type": "phrase", "seat": 0, "phrase": "hello"},
            {"type": "rematch", "nonce": nonce()},
        ):
            line.send(json.dumps({"id": "a", **request}))
            answer = json.loads(line.recv(PATIENCE))
            assert (answer["type"], answer["reason"]) == ("refused", "no_hello")
    with ola.join(running) as place:
        assert place.version == 2


@pytest.mark.parametrize("since", [-1, -(10**9), 10**9, 3, 0])
def test_a_strange_last_version_gets_the_whole_state(ola: Player, running: str, since: int) -> None:
    with ola.join(running, since=since) as place:
        assert [told["version"] for told in place.log] == [1, 2]


def test_a_seat_that_is_not_ours_is_not_looked_from(ola: Player, running: str) -> None:
    for look in (1, 7, -1):
        with ola.join(running, look=look) as place:
            assert place.heard[0]["look"] == 0
    with Player(ola.house).join(running, look=0) as place:
        assert place.heard[0]["look"] is None
        assert place.view is not None
        assert [side["hand"] for side in place.view["seats"]] == [None, None]


def test_too_many_requests_are_too_fast_and_the_table_lives_on(place: Place) -> None:
    for number in range(AT_ONCE * 2):
        place.send({"type": "start", "id": str(number)})
    reasons = [refusal(place)["reason"] for _ in range(AT_ONCE * 2)]
    assert reasons[0] == "not_open"
    assert reasons[-1] == "too_fast"
    assert set(reasons) == {"not_open", "too_fast"}


def test_the_pace_recovers() -> None:
    now = 0.0
    pace = Pace(lambda: now)
    assert [pace.allows() for _ in range(AT_ONCE + 2)] == [True] * AT_ONCE + [False] * 2
    now = 1.0
    assert [pace.allows() for _ in range(A_SECOND + 1)] == [True] * A_SECOND + [False]
    now = 1000.0
    assert [pace.allows() for _ in range(AT_ONCE + 1)] == [True] * AT_ONCE + [False]


# ---------------------------------------------------------------- after the end


ACTS: list[Answer] = [
    {"type": "play", "seat": 0, "version": 99, "move": FIRST},
    {"type": "undo", "seat": 0},
    {"type": "resign", "seat": 0},
    {"type": "vote", "seat": 0, "proposal": "abort"},
    {"type": "preview", "seat": 0, "move": FIRST},
    {"type": "hint", "seat": 0},
    {"type": "sit", "seat": 1, "nonce": "00" * 16},
    {"type": "leave", "seat": 0},
    {"type": "start"},
]


def expect_all_refused(place: Place) -> None:
    before = place.version
    for act in ACTS:
        place.send({"id": "late", **act})
        assert refusal(place)["reason"] in ("not_running", "not_open")
    assert place.version == before


def test_nothing_can_be_done_at_a_finished_table(ola: Player) -> None:
    with ola.join(ola.open_table(["me", "greedy"])) as place:
        assert place.ask("resign", seat=0)["type"] == "done"
        expect_all_refused(place)


def test_nothing_can_be_done_at_an_aborted_table(ola: Player) -> None:
    with ola.join(ola.open_table(["me", "greedy"])) as place:
        assert place.ask("vote", seat=0, proposal="abort")["type"] == "done"
        while place.table["status"] != "aborted":
            place.hear()
        expect_all_refused(place)


def test_nothing_can_be_played_at_an_open_table(ola: Player) -> None:
    with ola.join(ola.open_table(["me", "open"])) as place:
        for act in ACTS[:6]:
            place.send({"id": "early", **act})
            assert refusal(place)["reason"] == "not_running"
        for bad in ("", "0" * 31, "g" * 32, "0" * 64):
            assert place.ask("sit", seat=1, nonce=bad)["reason"] == "bad_nonce"
        assert place.ask("sit", seat=2, nonce=nonce())["reason"] == "no_such_seat"


def test_an_id_that_looks_like_sql_is_only_an_id(ola: Player) -> None:
    with ola.join(ola.open_table(["me", "me"]), look=0) as place:
        assert place.play(0, FIRST, id=SQL)["id"] == SQL
        assert place.play(0, FIRST, id=SQL)["type"] == "done"
        assert sum(told["kind"] == "moved" for told in place.log) == 1


def test_the_same_id_of_somebody_else_is_another_id(house: House) -> None:
    ola, jan = Player(house), Player(house)
    table = ola.open_table(["me", "open"])
    with ola.join(table) as hers, jan.join(table) as his:
        assert hers.ask("leave", id="a", seat=0)["type"] == "done"
        assert his.ask("sit", id="a", seat=1, nonce=nonce())["version"] == 3


# ---------------------------------------------------------------- coming in


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


def forged(player: Player) -> list[str]:
    cookie = player.cookie
    return [
        "",
        "smokowisko=",
        "smokowisko=x",
        cookie[:-1],
        cookie + "x",
        cookie.partition(".")[0],
        f"smokowisko={SQL}",
        "other=" + cookie.partition("=")[2],
        "smokowisko=" + "a" * 4000,
        "smokowisko=\xff\xfe",
    ]


def test_without_a_cookie_of_ours_nobody_comes_in(ola: Player, running: str) -> None:
    for cookie in forged(ola):
        assert closed_with(ola.house, running, Cookie=cookie) == 403
    assert closed_with(ola.house, running) == 403


ELSEWHERE = [
    "http://evil.example",
    "https://127.0.0.1",
    "http://127.0.0.1:1",
    "null",
    "http://[",
    "",
    "file://",
]


@pytest.mark.parametrize("origin", ELSEWHERE)
def test_another_site_does_not_come_in(ola: Player, running: str, origin: str) -> None:
    assert closed_with(ola.house, running, Cookie=ola.cookie, Origin=origin) == 403


def test_our_own_site_comes_in(ola: Player, running: str) -> None:
    with ola.join(running, Origin=ola.house.address) as place:
        assert place.version == 2


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


# ---------------------------------------------------------------- HTTP


def expect_no(answer: Raw, status: int, reason: str) -> str | None:
    """A typed no with the usual headers; gives its sentence."""
    said = json.loads(answer.body)
    assert (answer.status, said["reason"]) == (status, reason)
    assert set(said) == {"reason", "sentence"}
    no_python(answer.body.decode())
    guarded(answer)
    sentence: str | None = said["sentence"]
    return sentence


def guarded(answer: Raw) -> None:
    found = {name.lower(): value for name, value in answer.headers.items()}
    assert {name: found.get(name.lower()) for name in HEADERS} == HEADERS


JSON = {"Content-Type": "application/json"}


@pytest.mark.parametrize(("method", "path"), [("PUT", "/api/me"), ("POST", "/api/tables")])
@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b"7",
        b'"x"',
        b"{}",
        b'{"name": 7}',
        b'{"name": null}',
        b'{"name": "\\ud800"}',
        b'{"name": "\xff"}',
        b'{"game": "serce_smoka"}',
        b'{"game": "serce_smoka", "chairs": "me", "nonce": "00"}',
        b'{"game": "serce_smoka", "chairs": [1, 2], "nonce": "00"}',
        b'{"game": "serce_smoka", "chairs": ["me"], "nonce": "00", "seed": 7}',
        b"[" * 100_000,
        b'{"name": ' + b"[" * 50_000 + b"]" * 50_000 + b"}",
    ],
    ids=lambda body: repr(body[:50]) if isinstance(body, bytes) else None,
)
def test_a_body_that_cannot_be_read_is_a_bad_request(
    ola: Player, method: str, path: str, body: bytes
) -> None:
    answer = ola.raw(method, path, body, Cookie=ola.cookie, **JSON)
    expect_no(answer, 400, "bad_request")


@pytest.mark.parametrize(
    "kind",
    ["application/msgpack", "multipart/form-data", "application/x-www-form-urlencoded", "x", ""],
)
def test_another_content_type_does_no_harm(ola: Player, kind: str) -> None:
    headers = {"Content-Type": kind, "Cookie": ola.cookie}
    answer = ola.raw("PUT", "/api/me", b"\x80name=Eve&--", **headers)
    expect_no(answer, 400, "bad_request")
    assert ola.http("GET", "/api/me")[1]["name"] == ola.name


@pytest.mark.parametrize("path", ["/api/tables", "/api/verify"])
def test_a_body_that_is_too_large(ola: Player, path: str) -> None:
    body = b'"' + b"x" * LARGEST_BODY + b'"'
    expect_no(ola.raw("POST", path, body, Cookie=ola.cookie, **JSON), 413, "too_large")


def test_without_a_cookie_nothing_is_done(ola: Player) -> None:
    for cookie in forged(ola):
        headers = {"Cookie": cookie, **JSON}
        order = b'{"game": "serce_smoka", "chairs": ["me", "greedy"], "nonce": "%s"}'
        body = order % nonce().encode()
        expect_no(ola.raw("POST", "/api/tables", body, **headers), 401, "no_cookie")
        expect_no(ola.raw("PUT", "/api/me", b'{"name": "Eve"}', **headers), 401, "no_cookie")
        expect_no(ola.raw("GET", "/api/tables", None, **headers), 401, "no_cookie")
    assert ola.http("GET", "/api/me")[1]["name"] == ola.name


@pytest.mark.parametrize("origin", ELSEWHERE)
def test_another_site_does_nothing(ola: Player, origin: str) -> None:
    headers = {"Cookie": ola.cookie, "Origin": origin, **JSON}
    expect_no(ola.raw("PUT", "/api/me", b'{"name": "Eve"}', **headers), 403, "other_site")
    expect_no(ola.raw("POST", "/api/tables", b"{}", **headers), 403, "other_site")
    assert ola.http("GET", "/api/me")[1]["name"] == ola.name


def order(**changes: Any) -> Answer:
    return {"game": "serce_smoka", "chairs": ["me", "greedy"], "nonce": nonce(), **changes}


@pytest.mark.parametrize(
    "changes",
    [
        {"game": "chess"},
        {"game": ""},
        {"game": SQL},
        {"game": "../serce_smoka"},
        {"chairs": []},
        {"chairs": ["me"]},
        {"chairs": ["me"] * 3},
        {"chairs": ["me"] * 10_000},
        {"chairs": ["me", "nobody"]},
        {"chairs": ["me", ""]},
        {"chairs": ["me", SQL]},
        {"chairs": ["me", "Greedy"]},
        {"options": {"no_such_option": 1}},
        {"options": {"": True}},
    ],
    ids=lambda changes: json.dumps(changes)[:50],
)
def test_a_table_that_cannot_be(ola: Player, changes: Answer) -> None:
    body = json.dumps(order(**changes)).encode()
    before = ola.http("GET", "/api/tables")[1]
    answer = ola.raw("POST", "/api/tables", body, Cookie=ola.cookie, **JSON)
    assert expect_no(answer, 400, "bad_request")
    assert ola.http("GET", "/api/tables")[1] == before


def test_every_option_has_bounds(ola: Player) -> None:
    (game,) = ola.http("GET", "/api/games")[1]
    for option in game["options"]:
        values: list[Any] = [10**30, -(10**30), -1, 10**6, "x", [], None, {"a": 1}, 0.5]
        for value in values:
            body = json.dumps(order(options={option["id"]: value})).encode()
            answer = ola.raw("POST", "/api/tables", body, Cookie=ola.cookie, **JSON)
            expect_no(answer, 400, "bad_request")


@pytest.mark.parametrize("bad", ["", "00", "0g" * 16, "00" * 17, "é" * 32])
def test_a_nonce_is_sixteen_bytes(ola: Player, bad: str) -> None:
    body = json.dumps(order(nonce=bad)).encode()
    answer = ola.raw("POST", "/api/tables", body, Cookie=ola.cookie, **JSON)
    expect_no(answer, 409, "bad_nonce")


@pytest.mark.parametrize("name", ["", "   ", "\x00\x01", "\u200b\u202e", "\n"])
def test_a_name_that_says_nothing(house: House, name: str) -> None:
    ewa = Player(house)
    body = json.dumps({"name": name}).encode()
    answer = ewa.raw("PUT", "/api/me", body, Cookie=ewa.cookie, **JSON)
    expect_no(answer, 409, "empty_name")
    assert ewa.http("GET", "/api/me")[1]["name"] == ewa.name


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        (SQL, "x'; DROP TABLE tables; -"),
        ("<script>alert(1)</script>", "<script>alert(1)</script"),
        ("x" * 100_000, "x" * 24),
        ("a\x00b\r\nSet-Cookie: c", "a b Set-Cookie: c"),
        ("\u202eOla", "Ola"),
    ],
)
def test_a_strange_name_is_only_a_name(house: House, name: str, kept: str) -> None:
    ewa = Player(house)
    assert ewa.http("PUT", "/api/me", {"name": name}) == (200, {"name": kept})
    assert ewa.http("GET", "/api/me")[1]["name"] == kept
    with ewa.join(ewa.open_table(["me", "open"])) as place:
        assert place.table["chairs"][0]["name"] == kept


@pytest.mark.parametrize(
    ("method", "path", "status", "reason"),
    [
        ("DELETE", "/api/me", 405, "bad_request"),
        ("PATCH", "/api/tables", 405, "bad_request"),
        ("GET", "/api/tables/nowhere/record", 404, "unknown_table"),
        ("GET", "/api/tables/%00/record", 404, "unknown_table"),
        ("GET", "/api/tables/%27%20OR%201=1--/record", 404, "unknown_table"),
        ("GET", "/api/tables/%ff%fe/record", 404, "unknown_table"),
        ("GET", f"/api/tables/{'x' * 5000}/record", 404, "unknown_table"),
    ],
)
def test_doors_that_are_not_there(
    ola: Player, method: str, path: str, status: int, reason: str
) -> None:
    expect_no(ola.raw(method, path, Cookie=ola.cookie), status, reason)


def test_a_running_game_has_no_record(ola: Player, running: str) -> None:
    expect_no(ola.raw("GET", f"/api/tables/{running}/record"), 409, "not_finished")


def test_every_answer_is_guarded(ola: Player) -> None:
    for path in ("/api/me", "/api/games", "/health", "/metrics", "/"):
        guarded(ola.raw("GET", path, Cookie=ola.cookie))


# ---------------------------------------------------------------- records


@pytest.fixture(scope="module")
def record(ola: Player) -> Answer:
    with ola.join(ola.open_table(["me", "greedy"])) as place:
        place.ask("resign", seat=0)
    found: Answer = ola.http("GET", f"/api/tables/{place.table['id']}/record")[1]
    return found


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"null", b"\xff", b"[" * 100_000, b'{"game": ' + b"[" * 90_000, b"\x00", b"{}"],
    ids=lambda body: repr(body[:20]),
)
def test_what_is_no_record_does_not_fit(ola: Player, body: bytes) -> None:
    answer = ola.raw("POST", "/api/verify", body, **JSON)
    assert answer.status == 200
    said = json.loads(answer.body)
    assert not said["fits"]
    assert said["sentence"]
    guarded(answer)


@pytest.mark.parametrize(
    "changes",
    [
        {"game": "chess"},
        {"game": None},
        {"version": 10**30},
        {"components": SQL},
        {"components_toml": "["},
        {"components_toml": "a = 1\n" * 1000},
        {"options": {"x": 1}},
        {"seats": []},
        {"seats": [{"name": "x"}] * 1000},
        {"seed": 10**30},
        {"seed": -1},
        {"seed": "00"},
        {"seed": "zz"},
        {"moves": ["\x00"]},
        {"moves": ["x" * 100_000]},
        {"moves": ["first 0"] * 10_000},
        {"ending": {"how": "resigned", "seat": 10**9}},
        {"shuffle": {"commitment": "", "secret": "zz", "nonces": []}},
        {"shuffle": {"commitment": "", "secret": "00", "nonces": ["00" * 70_000]}},
    ],
    ids=lambda changes: json.dumps(changes)[:40],
)
def test_a_record_that_was_changed(ola: Player, record: Answer, changes: Answer) -> None:
    body = json.dumps({**record, **changes}).encode()
    answer = ola.raw("POST", "/api/verify", body, **JSON)
    assert answer.status == 200, answer.body
    said = json.loads(answer.body)
    if changes.get("ending") is None:
        assert not said["fits"]
        assert said["sentence"]
    assert not any(word in answer.body.decode() for word in ("Traceback", 'File "'))


def test_the_server_is_well_after_all(ola: Player) -> None:
    assert ola.http("GET", "/health")[1]["status"] == "well"
