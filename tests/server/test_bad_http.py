"""Whatever is sent by HTTP: a typed no with the usual headers, and no word of Python."""

import json
from typing import Any

import pytest

from smokowisko.server.app import LARGEST_BODY
from tests.server.house import Answer, House, Player
from tests.server.strangers import (
    ELSEWHERE,
    JSON,
    SQL,
    expect_no,
    forged,
    guarded,
)

pytestmark = pytest.mark.compiled_only


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
        b'{"game": "serce_smoka", "chairs": "me", "pledge": "00"}',
        b'{"game": "serce_smoka", "chairs": [1, 2], "pledge": "00"}',
        b'{"game": "serce_smoka", "chairs": ["me"], "pledge": "00", "seed": 7}',
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
        order = b'{"game": "serce_smoka", "chairs": ["me", "greedy"], "pledge": "%s"}'
        body = order % ola.pledge().encode()
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
    return {"game": "serce_smoka", "chairs": ["me", "greedy"], "pledge": "00" * 32, **changes}


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
        {"options": {"x" * 100_000: 1}},
        {"options": {f"no_{number}": number for number in range(10_000)}},
    ],
    ids=lambda changes: json.dumps(changes)[:50],
)
def test_a_table_that_cannot_be(ola: Player, changes: Answer) -> None:
    body = json.dumps(order(**changes)).encode()
    before = ola.http("GET", "/api/tables")[1]
    answer = ola.raw("POST", "/api/tables", body, Cookie=ola.cookie, **JSON)
    assert expect_no(answer, 400, "bad_request")
    assert len(answer.body) < 1000
    assert ola.http("GET", "/api/tables")[1] == before


def test_every_option_has_bounds(ola: Player) -> None:
    game, *_ = ola.http("GET", "/api/games")[1]
    for option in game["options"]:
        values: list[Any] = [10**30, -(10**30), -1, 10**6, "x", [], None, {"a": 1}, 0.5]
        for value in values:
            body = json.dumps(order(options={option["id"]: value})).encode()
            answer = ola.raw("POST", "/api/tables", body, Cookie=ola.cookie, **JSON)
            expect_no(answer, 400, "bad_request")


@pytest.mark.parametrize("bad", ["", "00", "0g" * 32, "00" * 33, "é" * 64, None])
def test_a_pledge_is_thirty_two_bytes(ola: Player, bad: str | None) -> None:
    body = json.dumps(order(pledge=bad)).encode()
    answer = ola.raw("POST", "/api/tables", body, Cookie=ola.cookie, **JSON)
    expect_no(answer, 409, "bad_pledge")


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
    assert said["faults"][0]["sentence"]
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
        assert said["faults"][0]["sentence"]
    assert not any(word in answer.body.decode() for word in ("Traceback", 'File "'))


def test_the_server_is_well_after_all(ola: Player) -> None:
    assert ola.http("GET", "/health")[1]["status"] == "well"
