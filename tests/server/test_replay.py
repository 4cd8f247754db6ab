"""Games shown again and checked: pages and eyes, no word of a running game, every broken file."""

import asyncio
import json
import threading
from collections.abc import Callable
from importlib import resources
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any, get_args

import msgspec
import pytest

from smokowisko import games, words
from smokowisko.engine.record import Ending, Record, Seat, write
from smokowisko.engine.record import replay as replayed
from smokowisko.engine.record import table as table_of
from smokowisko.engine.shuffle import Share, Shuffle, commitment, pledge
from smokowisko.server import replay, replay_routes
from smokowisko.server.app import LARGEST_BODY, build
from smokowisko.server.replay import Reason, Replay, Unplayable, judged, laid, opened, played
from smokowisko.server.replay_routes import PAGE
from smokowisko.server.settings import Settings
from smokowisko.server.table import Refused
from tests.server.house import Player, Raw

pytestmark = pytest.mark.compiled_only

Facts = dict[str, Any]
Change = Callable[[Facts], None]

GAME = games.game("serce_smoka")
SECRET, NONCE = "5e" * 32, "01" * 16
PYTHON = ("Traceback", "Exception", "msgspec", "litestar", 'File "', "$.")


def a_record() -> Record:
    shuffle = Shuffle(commitment(SECRET), SECRET, [], 2, [Share(0, pledge(NONCE), NONCE)])
    seed = shuffle.seed()
    state = GAME.new(seed=seed)
    moves = []
    while not state.over:
        move = state.moves()[0]
        moves.append(state.text(move))
        state.play(move)
    return write(
        state,
        seed=seed,
        seats=[Seat("Ola"), Seat("", bot="greedy")],
        moves=moves,
        ending=Ending("finished"),
        shuffle=shuffle,
    )


RECORD = a_record()
PLIES = len(RECORD.moves)
LOOKS = (None, 0, 1)
ALL = range(PLIES + 1)


def changed(change: Change) -> bytes:
    facts: Facts = json.loads(RECORD.line())
    change(facts)
    return json.dumps(facts).encode()


# ---------------------------------------------------------------- pages and eyes


@pytest.mark.parametrize("look", LOOKS)
def test_every_position_is_what_these_eyes_saw(look: int | None) -> None:
    course = played(RECORD, GAME, look, ALL)
    states = [table_of(RECORD, GAME).view(look)]
    told = []
    for state, events in replayed(RECORD, GAME):
        states.append(state.view(look))
        told.append([event.seen_by(look) for event in events])
    assert [frame.view for frame in course.frames] == states
    assert course.log is not None
    assert [each.events for each in course.log] == told
    assert [each.ply for each in course.log] == list(ALL)[1:]
    assert [each.move for each in course.log] == RECORD.moves
    assert (course.plies, course.faults, course.result) == (PLIES, [], RECORD.result)


def test_the_log_tells_who_moved() -> None:
    course = played(RECORD, GAME, None, ALL)
    assert course.log is not None
    movers = [frame.view["to_move"] for frame in course.frames[:-1]]
    assert [each.seat for each in course.log] == movers


@pytest.mark.parametrize(
    ("wanted", "plies"),
    [
        (range(5), [0, 1, 2, 3, 4]),
        (range(7, 9), [7, 8]),
        (range(PLIES - 1, PLIES + 30), [PLIES - 1, PLIES]),
        (range(10**9, 10**9 + PAGE), []),
        (range(0), []),
    ],
    ids=str,
)
def test_a_page_has_the_plies_that_were_asked_for(wanted: range, plies: list[int]) -> None:
    assert [frame.ply for frame in played(RECORD, GAME, 0, wanted).frames] == plies


def test_only_seats_at_the_table_have_eyes() -> None:
    for look in (-1, 2, 10**30):
        with pytest.raises(Refused, match="no_such_seat"):
            played(RECORD, GAME, look, ALL)


def test_names_of_strangers_are_tidied() -> None:
    seats = [Seat("O\x00l\u202ea" + "x" * 10_000), Seat("", bot="\x1bgreedy" * 100)]
    course = played(msgspec.structs.replace(RECORD, seats=seats), GAME, None, range(0))
    for seat in course.seats:
        for text in (seat.name, seat.bot or ""):
            assert text.isprintable()
            assert len(text) < 50


# ---------------------------------------------------------------- faults


def put(key: str, value: object) -> Change:
    return lambda facts: facts.update({key: value})


def in_shuffle(key: str, value: object) -> Change:
    return lambda facts: facts["shuffle"].update({key: value})


def in_share(key: str, value: object) -> Change:
    return lambda facts: facts["shuffle"]["shares"][0].update({key: value})


def without(key: str) -> Change:
    return lambda facts: facts.pop(key)


def move(ply: int, text: str) -> Change:
    return lambda facts: facts["moves"].__setitem__(ply - 1, text)


def toml(line: str, times: int = 1, more: str = "") -> Change:
    """Components of a stranger: numbered lines, and 2,000 more."""
    lines = [line.format(at) if times > 1 else line for at in range(times)]
    lines += [more.format(at) for at in range(2_000)]
    return put("components_toml", "".join(lines))


UNPLAYABLE: list[tuple[str, bytes, str]] = [
    ("nothing", b"", "unreadable"),
    ("half", RECORD.line().encode()[:200], "unreadable"),
    ("null", b"null", "unreadable"),
    ("text", b"Once upon a time", "unreadable"),
    ("binary", bytes(range(256)), "unreadable"),
    ("png", b"\x89PNG\r\n\x1a\n\x00\x00", "unreadable"),
    ("utf-16", RECORD.line().encode("utf-16"), "unreadable"),
    ("surrogate", b'{"game": "\\ud800"}', "unreadable"),
    ("bomb", b"[" * 100_000, "unreadable"),
    ("bomb inside", b'{"options": ' + b'{"a":' * 40_000, "unreadable"),
    ("two records", (RECORD.line() * 2).encode(), "unreadable"),
    ("a field too many", changed(put("extra", 1)), "unreadable"),
    ("a field too few", changed(without("moves")), "unreadable"),
    ("a huge number", changed(put("version", 10**30)), "other_version"),
    ("moves that are numbers", changed(put("moves", [1, 2])), "unreadable"),
    ("another game", changed(put("game", "chess")), "unknown_game"),
    ("a path as game", changed(put("game", "../serce_smoka")), "unknown_game"),
    ("another version", changed(put("version", 2)), "other_version"),
    ("broken components", changed(put("components_toml", "[")), "bad_components"),
    ("empty components", changed(put("components_toml", "")), "bad_components"),
    ("nested components", changed(put("components_toml", "a = " + "[" * 50_000)), "bad_components"),
    ("many tables", changed(toml("[[a]]\nid=1\n" * 4_000)), "bad_components"),
    ("numbered tables", changed(toml("[[a]]\nid={}\n", 4_000)), "bad_components"),
    ("a name of many parts", changed(toml("a." * 50_000 + "a=1")), "bad_components"),
    ("a header of many parts", changed(toml("[a" + ".a" * 20_000 + "]")), "bad_components"),
    ("tables in tables", changed(toml("a=" + "{a=" * 10_000)), "bad_components"),
    ("long components", changed(toml("# dragons\n" * 10_000)), "bad_components"),
    ("a long id", changed(toml(f"[[a]]\nid='{'x' * 30_000}'\n", 1, "x{}=1\n")), "bad_components"),
    ("a number of many digits", changed(toml("a=0x" + "f" * 50_000)), "bad_components"),
    ("other components", changed(put("components", "0" * 64)), "other_components"),
    ("no seats", changed(put("seats", [])), "bad_setup"),
    ("a thousand seats", changed(put("seats", [{"name": "x"}] * 1000)), "bad_setup"),
    ("an unknown option", changed(put("options", {"x": 1})), "bad_setup"),
    ("an option of a long name", changed(put("options", {"x" * 100_000: 1})), "bad_setup"),
    ("many options", changed(put("options", {str(n): n for n in range(10_000)})), "bad_setup"),
    ("a wrong option", changed(put("options", {"first_player": 7})), "bad_setup"),
    ("a seed that is no hex", changed(put("seed", "zz")), "bad_setup"),
    ("a seed too short", changed(put("seed", "00")), "bad_setup"),
    ("a negative seed", changed(put("seed", -1)), "bad_setup"),
    ("too many moves", changed(put("moves", ["first 0"] * 10_000)), "too_long"),
]

PARTLY: list[tuple[str, bytes, list[str], int]] = [
    ("first move", changed(move(1, "troll 1")), ["illegal_move"], 0),
    ("a move in the middle", changed(move(9, "first 0")), ["illegal_move"], 8),
    ("no move at all", changed(move(5, "abracadabra")), ["illegal_move"], 4),
    ("a move of rubbish", changed(move(5, "\x00\U0001f409" + "x" * 9000)), ["illegal_move"], 4),
    ("a huge value", changed(move(5, "troll " + "9" * 5000)), ["illegal_move"], 4),
    ("a move too many", changed(lambda it: it["moves"].append("troll 1")), ["illegal_move"], PLIES),
    ("a move too few", changed(lambda it: it["moves"].pop()), ["wrong_ending"], PLIES - 1),
    ("no moves", changed(put("moves", [])), ["wrong_ending"], 0),
    ("resigned after the end", changed(put("ending", {"how": "aborted"})), ["wrong_ending"], PLIES),
    ("no result", changed(without("result")), ["wrong_result"], PLIES),
    (
        "a better result",
        changed(lambda it: it["result"]["scores"].__setitem__(0, 99)),
        ["wrong_result"],
        PLIES,
    ),
    (
        "another secret",
        changed(in_shuffle("secret", "00" * 32)),
        ["wrong_secret", "wrong_seed"],
        PLIES,
    ),
    ("another promise", changed(in_shuffle("commitment", "00" * 32)), ["wrong_secret"], PLIES),
    (
        "another nonce",
        changed(in_share("nonce", "02" * 16)),
        ["wrong_pledge", "wrong_seed"],
        PLIES,
    ),
    ("another pledge", changed(in_share("pledge", "02" * 32)), ["wrong_pledge"], PLIES),
    ("another seat", changed(in_share("seat", 1)), ["wrong_seed"], PLIES),
    ("another scheme", changed(in_shuffle("scheme", 7)), ["bad_shuffle"], PLIES),
    (
        "the older scheme",
        changed(in_shuffle("scheme", 1)),
        ["wrong_secret", "wrong_seed"],
        PLIES,
    ),
    ("no hex in the shuffle", changed(in_shuffle("secret", "zz")), ["bad_shuffle"], PLIES),
    ("a nonce too long", changed(in_share("nonce", "00" * 70_000)), ["bad_shuffle"], PLIES),
]


@pytest.mark.parametrize(
    ("body", "reason"), [case[1:] for case in UNPLAYABLE], ids=[case[0] for case in UNPLAYABLE]
)
def test_what_cannot_be_shown_at_all(body: bytes, reason: Reason) -> None:
    with pytest.raises(Unplayable) as no:
        played(*opened(body), None, ALL)
    assert no.value.fault.reason == reason
    verdict = judged(body)
    assert (verdict.fits, [fault.reason for fault in verdict.faults]) == (False, [reason])


@pytest.mark.parametrize(
    ("body", "reasons", "plies"), [case[1:] for case in PARTLY], ids=[case[0] for case in PARTLY]
)
def test_as_much_is_shown_as_fits(body: bytes, reasons: list[Reason], plies: int) -> None:
    course = played(*opened(body), 0, ALL)
    assert [fault.reason for fault in course.faults] == reasons
    assert course.plies == plies
    whole = played(RECORD, GAME, 0, ALL)
    assert course.frames == whole.frames[: plies + 1]
    verdict = judged(body)
    assert not verdict.fits
    assert verdict.faults == course.faults


def test_an_illegal_move_names_its_ply_and_why_in_every_language() -> None:
    (fault,) = judged(changed(move(9, "first 0"))).faults
    assert (fault.ply, fault.move, fault.rule) == (9, "first 0", "SER-12")
    assert fault.key is not None
    assert fault.params is not None
    for language in words.LANGUAGES:
        assert words.say(language, fault.key, **fault.params)


def test_another_seed_deals_other_cards() -> None:
    """The record as a whole hangs together: who changes the seed cannot keep the moves."""
    verdict = judged(changed(put("seed", "11" * 32)))
    assert [fault.reason for fault in verdict.faults] == ["wrong_seed", "illegal_move"]


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_reason_has_its_own_sentence(language: str) -> None:
    reasons = [*get_args(Reason), "not_finished", "unknown_table", "too_large", "too_fast"]
    said = [words.say(language, "replay-fault", reason=each, ply=7, move="x") for each in reasons]
    other = words.say(language, "replay-fault", reason="other", ply=7, move="x")
    assert len({*said, other}) == len(reasons) + 1


def test_what_fits() -> None:
    verdict = judged(RECORD.line().encode())
    assert RECORD.result is not None
    assert (verdict.fits, verdict.plies, verdict.scores) == (True, PLIES, RECORD.result.scores)
    # as some editors save it
    assert judged(b"\xef\xbb\xbf" + RECORD.line().encode() + b"\r\n").fits


def test_a_record_without_a_shuffle_and_one_that_was_broken_off() -> None:
    assert judged(changed(without("shuffle"))).fits

    def resign(facts: Facts) -> None:
        del facts["moves"][5:], facts["result"]
        facts["ending"] = {"how": "resigned", "seat": 1}

    verdict = judged(changed(resign))
    assert (verdict.fits, verdict.plies, verdict.scores) == (True, 5, None)

    def resign_from_nowhere(facts: Facts) -> None:
        resign(facts)
        facts["ending"]["seat"] = 10**30

    course = played(*opened(changed(resign_from_nowhere)), None, range(0))
    assert [fault.reason for fault in course.faults] == ["wrong_ending"]
    assert course.ending.seat is None


def test_components_of_ones_own_are_played_with() -> None:
    shipped = resources.files("smokowisko.games.serce_smoka") / "components.toml"
    toml = "# mine\n" + shipped.read_text(encoding="utf-8")
    record = msgspec.structs.replace(RECORD, components_toml=toml)
    course = played(*opened(record.line().encode()), None, range(1))
    assert (course.plies, course.faults) == (PLIES, [])


def test_too_many_moves_cost_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    record = msgspec.structs.replace(RECORD, moves=["first 0"] * (GAME.max_plies + 1))
    monkeypatch.setattr(replay, "table", None)  # not even the table is laid
    with pytest.raises(Unplayable):
        laid(record, GAME)


# ---------------------------------------------------------------- over HTTP


def test_replays_of_tables_wait_for_each_other_in_any_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two apps in one process, as tests and reloads have them."""
    ended = SimpleNamespace(game=GAME, record=lambda: RECORD)

    async def live(id: str) -> SimpleNamespace:
        return SimpleNamespace(table=ended)

    monkeypatch.setattr(replay_routes, "hub_of", lambda request: SimpleNamespace(live=live))

    async def watched_by_many(data: Path) -> list[Replay]:
        app = build(Settings(data=str(data)))
        async with app.lifespan():
            request = SimpleNamespace(app=app)
            watch = replay_routes.replay_table.fn
            return await asyncio.gather(*(watch(request, "cave", log=False) for _ in range(5)))

    first = asyncio.run(watched_by_many(tmp_path / "one"))
    assert asyncio.run(watched_by_many(tmp_path / "other")) == first
    assert [page.plies for page in first] == [PLIES] * 5


@pytest.fixture(scope="module")
def ended(ola: Player) -> str:
    with ola.join(ola.open_table(["me", "greedy"])) as place:
        while not place.wait_for(0)["over"]:
            assert place.view is not None
            place.play(0, place.view["moves"][0]["text"])
        return str(place.table["id"])


def upload(ola: Player, body: bytes, query: str = "") -> Raw:
    return ola.raw("POST", f"/api/replay{query}", body, **{"Content-Type": "application/json"})


def test_a_table_and_its_record_show_the_same(ola: Player, ended: str) -> None:
    record = ola.raw("GET", f"/api/tables/{ended}/record").body
    for look in ("none", "0", "1"):
        for first in (0, PAGE):
            query = f"?look={look}&from={first}&count={PAGE}"
            of_table = ola.raw("GET", f"/api/tables/{ended}/replay{query}")
            assert of_table.status == 200
            assert upload(ola, record, query).body == of_table.body


def test_pages_meet_without_a_gap(ola: Player, ended: str) -> None:
    path = f"/api/tables/{ended}/replay?look=0"
    first = ola.http("GET", path)[1]
    assert len(first["frames"]) == PAGE
    plies = [frame["ply"] for frame in first["frames"]]
    while plies[-1] < first["plies"]:
        page = ola.http("GET", f"{path}&from={plies[-1] + 1}&log=false")[1]
        assert page["log"] is None
        plies += [frame["ply"] for frame in page["frames"]]
    assert all(after == before + 1 for before, after in pairwise(plies))
    assert len(first["log"]) == first["plies"] == plies[-1]


def test_a_running_game_tells_nothing(ola: Player, running: str) -> None:
    waiting = ola.open_table(["me", "open"])
    for table in (running, waiting):
        for query in ("", "?look=0", "?look=1&count=1", "?from=0&count=0"):
            status, said = ola.http("GET", f"/api/tables/{table}/replay{query}")
            assert (status, said) == (409, {"reason": "not_finished", "sentence": None})
    assert ola.http("GET", "/api/tables/nowhere/replay")[0] == 404


def test_a_resigned_game_can_be_watched(ola: Player) -> None:
    with ola.join(ola.open_table(["me", "greedy"])) as place:
        place.play(0, "first 0")
        place.ask("resign", seat=0)
    said = ola.http("GET", f"/api/tables/{place.table['id']}/replay")[1]
    assert said["ending"] == {"how": "resigned", "seat": 0}
    assert said["plies"] == 1
    assert said["result"] is None


@pytest.mark.parametrize(
    ("query", "status", "reason"),
    [
        ("look=2", 409, "no_such_seat"),
        ("look=-1", 409, "no_such_seat"),
        ("look=me", 409, "no_such_seat"),
        ("look=", 409, "no_such_seat"),
        ("from=-1", 400, "bad_request"),
        ("from=x", 400, "bad_request"),
        (f"count={PAGE + 1}", 400, "bad_request"),
        ("count=-1", 400, "bad_request"),
        ("log=perhaps", 400, "bad_request"),
    ],
)
def test_strange_questions(ola: Player, ended: str, query: str, status: int, reason: str) -> None:
    for answer in (
        ola.raw("GET", f"/api/tables/{ended}/replay?{query}"),
        upload(ola, RECORD.line().encode(), f"?{query}"),
    ):
        assert (answer.status, json.loads(answer.body)["reason"]) == (status, reason)


@pytest.mark.parametrize(
    ("body", "reason"), [case[1:] for case in UNPLAYABLE], ids=[case[0] for case in UNPLAYABLE]
)
def test_an_upload_that_cannot_be_shown_is_a_typed_no(
    ola: Player, body: bytes, reason: str
) -> None:
    answer = upload(ola, body)
    said = json.loads(answer.body)
    assert (answer.status, said["reason"]) == (400, reason)
    assert said["sentence"]
    assert not any(word in answer.body.decode() for word in PYTHON)


def test_an_upload_that_is_too_large(ola: Player) -> None:
    answer = upload(ola, b" " * (LARGEST_BODY + 1))
    assert (answer.status, json.loads(answer.body)["reason"]) == (413, "too_large")


def test_many_at_once_leave_the_server_well(ola: Player) -> None:
    bodies = [RECORD.line().encode(), changed(move(9, "x" * 1000)), b"[" * 100_000] * 10
    statuses: list[int] = []

    def send(body: bytes) -> None:
        statuses.append(upload(ola, body, "?look=1").status)

    senders = [threading.Thread(target=send, args=(body,)) for body in bodies]
    for sender in senders:
        sender.start()
    for sender in senders:
        sender.join()
    assert sorted(statuses) == [200] * 20 + [400] * 10
    assert ola.http("GET", "/health")[1]["status"] == "well"
