"""Whatever is sent at a table: a typed refusal or a clean close, and nothing changed."""

import json
import random
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from smokowisko.server.conversation import AT_ONCE
from smokowisko.server.serve import LARGEST_FRAME
from tests.server.house import PATIENCE, Answer, House, Place, Player
from tests.server.stage import BEGUN
from tests.server.strangers import (
    FIRST,
    SQL,
    refusal,
)

pytestmark = pytest.mark.compiled_only


@pytest.fixture
def place(ola: Player, running: str) -> Iterator[Place]:
    with ola.join(running) as place:
        version, view = place.version, place.view
        yield place
        with ola.join(running) as again:
            assert (again.version, again.view) == (version, view)


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
        ({"type": "sit", "seat": 0, "pledge": "00" * 32}, "not_open"),
        ({"type": "leave", "seat": 0}, "not_open"),
        ({"type": "start"}, "not_open"),
        ({"type": "undo", "seat": 0, "version": 99}, "nothing_to_undo"),
        ({"type": "undo", "seat": 0, "version": 99, "plies": -1}, "nothing_to_undo"),
        ({"type": "undo", "seat": 0, "version": 99, "plies": 0}, "nothing_to_undo"),
        ({"type": "undo", "seat": 1, "version": 99}, "not_your_seat"),
        ({"type": "resign", "seat": 1}, "not_your_seat"),
        ({"type": "vote", "seat": 1, "proposal": "abort"}, "not_your_seat"),
        ({"type": "vote", "seat": 0, "proposal": "replace"}, "no_such_seat"),
        ({"type": "vote", "seat": 0, "proposal": "replace", "about": 1}, "no_such_seat"),
        ({"type": "vote", "seat": 0, "proposal": "replace", "about": -1}, "no_such_seat"),
        ({"type": "phrase", "seat": 1, "phrase": "hello"}, "not_your_seat"),
        ({"type": "rematch", "pledge": "00" * 32}, "not_finished"),
        ({"type": "decline_rematch"}, "not_finished"),
        ({"type": "reveal", "nonce": "00" * 16}, "not_dealing"),
        ({"type": "hello"}, "second_hello"),
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
            {"type": "rematch", "pledge": "00" * 32},
        ):
            line.send(json.dumps({"id": "a", **request}))
            answer = json.loads(line.recv(PATIENCE))
            assert (answer["type"], answer["reason"]) == ("refused", "no_hello")
    with ola.join(running) as place:
        assert place.version == BEGUN


@pytest.mark.parametrize("since", [-1, -(10**9), 10**9, BEGUN + 1, 0])
def test_a_strange_last_version_gets_the_whole_state(ola: Player, running: str, since: int) -> None:
    with ola.join(running, since=since) as place:
        assert [told["version"] for told in place.log] == [*range(1, BEGUN + 1)]


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


# ---------------------------------------------------------------- after the end


ACTS: list[Answer] = [
    {"type": "play", "seat": 0, "version": 99, "move": FIRST},
    {"type": "undo", "seat": 0, "version": 99},
    {"type": "resign", "seat": 0},
    {"type": "vote", "seat": 0, "proposal": "abort"},
    {"type": "preview", "seat": 0, "move": FIRST},
    {"type": "hint", "seat": 0},
    {"type": "sit", "seat": 1, "pledge": "00" * 32},
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
        for bad in ("", "0" * 32, "0" * 63, "g" * 64, None):
            assert place.ask("sit", seat=1, pledge=bad)["reason"] == "bad_pledge"
        assert place.ask("sit", seat=1, nonce="0" * 32)["reason"] == "bad_pledge"
        assert place.ask("sit", seat=2, pledge="0" * 64)["reason"] == "no_such_seat"


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
        assert his.ask("sit", id="a", seat=1, pledge="0" * 64)["version"] == 3
