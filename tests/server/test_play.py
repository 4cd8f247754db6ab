"""Whole games over the wire, against a real server."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House, Player

pytestmark = pytest.mark.compiled_only


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("data")) as house:
        yield house


def test_a_whole_game_against_a_bot(house: House) -> None:
    ola = Player(house)
    with ola.join(ola.open_table(["me", "greedy"])) as place:
        while not place.wait_for(0)["over"]:
            assert place.view is not None
            answer = place.play(0, place.view["moves"][0]["text"])
            assert answer["type"] == "done"
        assert place.table["status"] == "finished"
        assert place.table["ending"] == "finished"
        assert len(place.table["reveal"]["secret"]) == 64
        table = place.table["id"]
        versions = [told["version"] for told in place.log]
        assert versions == list(range(1, place.version + 1))
    status, record = ola.http("GET", f"/api/tables/{table}/record")
    assert status == 200
    assert record["result"]["winners"]
    assert ola.http("POST", "/api/verify", record)[1]["fits"] is True
    assert record["shuffle"]["scheme"] == 2
    record["shuffle"]["shares"][0]["nonce"] = "00" * 16
    verdict = ola.http("POST", "/api/verify", record)[1]
    assert not verdict["fits"]
    assert [fault["reason"] for fault in verdict["faults"]] == ["wrong_pledge", "wrong_seed"]
    assert "does not follow" in verdict["faults"][1]["sentence"]


def test_two_people_by_link(house: House) -> None:
    ola, jan = Player(house), Player(house)
    table = ola.open_table(["me", "open"])
    with ola.join(table) as hers, jan.join(table) as his:
        assert his.table["status"] == "open"
        assert his.table["commitment"] == hers.table["commitment"]
        assert hers.ask("start")["reason"] == "seats_open"
        assert his.ask("sit", seat=1, pledge=jan.pledge())["type"] == "done"
        assert his.ask("start")["reason"] == "not_the_owner"
        assert hers.ask("start")["type"] == "done"
        places = [hers, his]
        for place in places:
            place.wait_for_deal()
        for _ in range(20):
            for place in places:
                while place.version < max(each.version for each in places):
                    place.hear()
            view = hers.view
            assert view is not None
            seat = view["to_move"]
            mover = places[seat]
            assert mover.view is not None
            other = places[1 - seat].view
            assert other is not None
            assert other["seats"][seat]["hand"] is None
            assert mover.play(seat, mover.view["moves"][-1]["text"])["type"] == "done"
        assert [told["move"] for told in hers.log][-1] is not None


def test_the_same_act_sent_twice_happens_once(house: House) -> None:
    ola = Player(house)
    with ola.join(ola.open_table(["me", "me"]), look=0) as place:
        first = place.play(0, "first 0", id="a")
        again = place.play(0, "first 0", id="a")
        assert first == again
        assert sum(told["move"] == "first 0" for told in place.log) == 1


def test_a_client_that_comes_back_is_told_what_it_missed(house: House) -> None:
    ola = Player(house)
    table = ola.open_table(["me", "me"])
    with ola.join(table, look=0) as place, ola.join(table, look=0) as other:
        place.play(0, "first 0")
        while other.version < place.version:
            other.hear()
        seen = other.version
        assert place.view is not None
        move = place.view["moves"][0]["text"]
        place.play(0, move)
        with ola.join(table, since=seen, look=0) as back:
            assert back.heard[0]["type"] == "update"
            assert [told["move"] for told in back.heard[0]["news"]] == [move]
            assert back.view == place.view


def test_one_device_shows_a_hand_only_to_the_seat_that_looks(house: House) -> None:
    ola = Player(house)
    with ola.join(ola.open_table(["me", "me"])) as place:
        assert place.view is not None
        assert [side["hand"] for side in place.view["seats"]] == [None, None]
        place.look(1)
        assert [side["hand"] is None for side in place.view["seats"]] == [True, False]


def test_the_table_as_it_was_is_shown_again(house: House) -> None:
    ola, ewa = Player(house), Player(house)
    table = ola.open_table(["me", "greedy"])
    with ola.join(table) as place, ewa.join(table) as watching:
        seen = {}
        for _ in range(4):
            view = place.wait_for(0)
            seen[place.version] = view
            place.play(0, view["moves"][0]["text"])
        for version, view in seen.items():
            answer = place.ask("recall", version=version)
            assert (answer["type"], answer["version"]) == ("recalled", version)
            assert answer["view"] == view
            watched = watching.ask("recall", version=version)["view"]
            assert [side["hand"] for side in watched["seats"]] == [None, None]
        assert place.ask("recall", version=1)["reason"] == "not_begun"
        assert place.ask("recall", version=99)["reason"] == "no_such_version"


def test_a_spectator_sees_no_hand(house: House) -> None:
    ola, ewa = Player(house), Player(house)
    table = ola.open_table(["me", "greedy"])
    with ewa.join(table) as place:
        assert place.view is not None
        assert [side["hand"] for side in place.view["seats"]] == [None, None]
        assert place.view["moves"] == []
        assert place.play(0, "first 0")["reason"] == "not_your_seat"


def test_resigning_ends_a_game_of_two_and_a_rematch_turns_the_seats(house: House) -> None:
    ola = Player(house)
    with ola.join(ola.open_table(["me", "greedy"])) as place:
        assert place.ask("rematch", pledge=ola.pledge())["reason"] == "not_finished"
        assert place.ask("resign", seat=0)["type"] == "done"
        assert (place.table["ending"], place.table["resigned"]) == ("resigned", 0)
        assert place.ask("rematch", pledge=ola.pledge())["type"] == "done"
        with ola.join(place.table["rematch"]) as next_place:
            assert [chair["kind"] for chair in next_place.table["chairs"]] == ["bot", "person"]
            assert next_place.table["status"] == "running"


@pytest.mark.parametrize(
    ("request_", "reason"),
    [
        ({"type": "play", "seat": 0, "version": 99, "move": "troll 1 2 3"}, "illegal_move"),
        ({"type": "play", "seat": 0, "version": 1, "move": "first 0"}, "stale_version"),
        ({"type": "play", "seat": 1, "version": 99, "move": "first 0"}, "not_your_seat"),
        ({"type": "play", "seat": 7, "version": 99, "move": "first 0"}, "not_your_seat"),
        ({"type": "undo", "seat": 0, "version": 99}, "nothing_to_undo"),
        ({"type": "sit", "seat": 0, "pledge": "00" * 32}, "not_open"),
        ({"type": "dance"}, "not_understood"),
        ({"type": "play"}, "not_understood"),
        ({"type": "vote", "seat": 0, "proposal": "replace", "about": 0}, "no_such_seat"),
    ],
)
def test_every_no_is_typed_and_changes_nothing(
    house: House, request_: dict[str, Any], reason: str
) -> None:
    ola = Player(house)
    with ola.join(ola.open_table(["me", "greedy"])) as place:
        before = place.version
        facts = {key: value for key, value in request_.items() if key != "type"}
        answer = place.ask(str(request_["type"]), **facts)
        assert (answer["type"], answer["reason"]) == ("refused", reason)
        assert place.version == before


def test_an_illegal_move_says_why_with_the_rule(house: House) -> None:
    ola = Player(house)
    with ola.join(ola.open_table(["me", "greedy"])) as place:
        answer = place.play(0, "troll 1")
        assert answer["rule"] == "SER-12"
        assert answer["key"] == "serce_smoka-illegal-choose_first"
        assert answer["sentence"].startswith("First somebody")


def test_preview_and_hint_are_asked_of_the_server(house: House) -> None:
    ola = Player(house)
    with ola.join(ola.open_table(["me", "greedy"])) as place:
        previewed = place.ask("preview", seat=0, move="first 1")
        assert previewed["events"] == [{"type": "first_player_chosen", "seat": 1}]
        assert place.ask("preview", seat=0, move="troll 1")["reason"] == "illegal_move"
        hinted = place.ask("hint", seat=0)
        assert hinted["move"] in ("first 0", "first 1")
        assert 0 < hinted["share"] < 1


def test_an_unguessable_table_that_is_not_there(house: House) -> None:
    ola = Player(house)
    status, answer = ola.http("GET", "/api/tables/nowhere/record")
    assert (status, answer["reason"]) == (404, "unknown_table")


def test_a_database_survives_a_restart(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ola = Player(house)
        table = ola.open_table(["me", "me"])
        with ola.join(table, look=0) as place:
            place.play(0, "first 1")
            version, view = place.version, place.view
        house.kill()
        house.start()
        with ola.join(table, look=0) as place:
            assert (place.version, place.view) == (version, view)
