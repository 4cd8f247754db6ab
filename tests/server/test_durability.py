"""The server falls over again and again, and nothing that it has acknowledged is lost."""

import random
import secrets
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from websockets.exceptions import WebSocketException

from smokowisko.engine.shuffle import pledge
from tests.server.house import PATIENCE, Answer, Nursery, Place, Player

pytestmark = [
    pytest.mark.compiled_only,
    pytest.mark.skipif(sys.platform != "linux", reason="looks for workers in /proc"),
]

KILLS = 54
SOONEST, LATEST = 0.0, 0.08  # seconds between sending a move and the kill
A_BREATH = 0.1  # for one who was too fast

FALLEN = (OSError, EOFError, WebSocketException)


class Script:
    """One player's way through a table: what was sent, and what was acknowledged."""

    def __init__(self, player: Player, chairs: list[str], luck: random.Random) -> None:
        self.player = player
        self.mine = [seat for seat, chair in enumerate(chairs) if chair == "me"]
        self.luck = luck
        self.table = player.open_table(chairs)
        self.acknowledged: list[tuple[int, int, str]] = []
        self.pending: Answer | None = None
        self.over = False
        self.sent = 0

    def join(self) -> Place:
        return self.player.join(self.table, look=self.mine[0])

    def step(self, place: Place) -> None:
        """One move, acknowledged when this returns; the one that was not comes first."""
        request = self.pending or self.next_move(place)
        if request is None:
            return
        self.pending = request
        while (answer := place.ask(**request)).get("reason") == "too_fast":
            time.sleep(A_BREATH)
        assert answer["type"] == "done", answer
        self.acknowledged.append((answer["version"], request["seat"], request["move"]))
        self.pending = None

    def next_move(self, place: Place) -> Answer | None:
        while place.view is None or not (place.view["over"] or place.view["to_move"] in self.mine):
            place.hear()
        self.over = place.view["over"]
        if self.over:
            return None
        seat = place.view["to_move"]
        if len(self.mine) > 1:
            self.lift_curtain(place, seat)
        self.sent += 1
        return {
            "type": "play",
            "id": f"{self.table}-{self.sent}",
            "seat": seat,
            "version": place.version,
            "move": self.luck.choice(place.view["moves"])["text"],
        }

    def lift_curtain(self, place: Place, seat: int) -> None:
        place.send({"type": "look", "id": "look", "seat": seat})
        while (answer := place.hear())["type"] != "snapshot":
            if answer.get("reason") == "too_fast":
                time.sleep(A_BREATH)
                place.send({"type": "look", "id": "look", "seat": seat})

    def check(self, place: Place) -> None:
        """The log has every act once, in order, with the version that was acknowledged."""
        log = place.log
        assert [told["version"] for told in log] == list(range(1, place.version + 1))
        moved = [
            (told["version"], told["seat"], told["move"])
            for told in log
            if told["kind"] == "moved" and told["seat"] in self.mine
        ]
        if len(moved) > len(self.acknowledged):
            # stored, but its sender never learned of it
            assert self.pending is not None
            assert moved[-1][1:] == (self.pending["seat"], self.pending["move"])
            moved.pop()
        assert moved == self.acknowledged


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Nursery]:
    house = Nursery(tmp_path)
    try:
        with house:
            yield house
    finally:
        house.close()


def test_no_acknowledged_move_is_lost_and_every_game_can_be_finished(house: Nursery) -> None:
    luck = random.Random(7)
    player = Player(house)
    tables = [["me", "me"], ["me", "greedy"], ["greedy", "me"]]
    scripts = [Script(player, chairs, luck) for chairs in tables]
    finished: list[Script] = []
    workers_seen = 0
    for kill in range(KILLS):
        script = scripts[kill % len(scripts)]
        workers_seen += play_until_killed(house, script, luck)
        expect_no_workers(house)
        house.start()
        with script.join() as place:
            script.check(place)
            script.step(place)
            with script.join() as again:
                script.check(again)
        if script.over:
            finished.append(script)
            scripts[scripts.index(script)] = Script(player, tables[kill % len(tables)], luck)
    assert workers_seen > 0
    assert sum(len(script.acknowledged) for script in [*finished, *scripts]) > KILLS
    for script in scripts:
        with script.join() as place:
            while not script.over:
                script.step(place)
            script.check(place)
            assert place.table["status"] == "finished"
    for script in [*finished, *scripts]:
        status, record = player.http("GET", f"/api/tables/{script.table}/record")
        assert status == 200
        assert player.http("POST", "/api/verify", record)[1]["fits"] is True


DEATHS = 24


class Act(NamedTuple):
    """What somebody does at a table, and what the log will call it."""

    player: Player
    kind: str
    request: Answer


def acted(house: Nursery, table: str, act: Act, id: str, luck: random.Random) -> tuple[int, int]:
    """Send it again under one id until it is acknowledged; the version it made, and how often the
    server was killed on the way."""
    deaths = 0
    while True:
        timer = threading.Timer(luck.uniform(SOONEST, LATEST / 4), house.kill)
        deadly = luck.random() < 0.5
        try:
            with act.player.join(table, until_dealt=False) as place:
                if deadly:
                    timer.start()
                answer = place.ask(id=id, **act.request)
                assert answer["type"] == "done", answer
                if deadly:
                    place.line.recv(PATIENCE)  # until it falls
                    while True:
                        place.line.recv(PATIENCE)
                return answer["version"], deaths
        except FALLEN:
            timer.join(PATIENCE)
            deaths += 1
            house.start()


def test_a_beginning_and_a_rematch_survive_sudden_deaths(house: Nursery) -> None:
    """Whoever acts learns of it, each act happens once, and there is one next table."""
    luck = random.Random(11)
    deaths = 0
    while deaths < DEATHS:
        ola, jan = Player(house), Player(house)
        table = ola.open_table(["me", "open"])
        (hers,) = ola.nonces.values()
        ola.nonces.clear()  # it is revealed by hand
        his, *wanted = (secrets.token_hex(16) for _ in range(3))
        acts = [
            Act(jan, "sat", {"type": "sit", "seat": 1, "pledge": pledge(his)}),
            Act(ola, "started", {"type": "start"}),
            Act(ola, "revealed", {"type": "reveal", "nonce": hers}),
            Act(jan, "revealed", {"type": "reveal", "nonce": his}),
            Act(jan, "resigned", {"type": "resign", "seat": 1}),
            Act(ola, "rematch_asked", {"type": "rematch", "pledge": pledge(wanted[0])}),
            Act(jan, "rematch_asked", {"type": "rematch", "pledge": pledge(wanted[1])}),
        ]
        acknowledged = {}
        for number, act in enumerate(acts):
            version, died = acted(house, table, act, f"act-{number}", luck)
            deaths += died
            acknowledged[version] = act.kind
        with ola.join(table) as place:
            told = {each["version"]: each["kind"] for each in place.log}
            assert list(told) == list(range(1, place.version + 1))
            assert {version: told[version] for version in acknowledged} == acknowledged
            kinds = [kind for kind in told.values() if kind not in ("away", "back")]
            assert kinds == [
                "created",
                *("sat", "started", "revealed", "revealed", "dealt"),
                *("resigned", "rematch_asked", "rematch_asked", "rematched"),
            ]
            rematch = place.table["rematch"]
        with jan.join(rematch, until_dealt=False) as place:
            assert [chair["yours"] for chair in place.table["chairs"]] == [True, False]
        # one next table, whatever happened on the way
        assert [each["id"] for each in ola.http("GET", "/api/tables")[1]["mine"]] == [rematch]


def play_until_killed(house: Nursery, script: Script, luck: random.Random) -> int:
    """Play some moves, and on until the server falls; how many workers it had then."""
    workers: list[int] = []

    def kill() -> None:
        workers.extend(house.workers())
        house.kill()

    timer = threading.Timer(luck.uniform(SOONEST, LATEST), kill)
    quiet = luck.randrange(3)
    try:
        with script.join() as place:
            for _ in range(quiet):
                script.step(place)
            timer.start()
            while not script.over:
                script.step(place)
            place.line.recv(PATIENCE)
    except FALLEN:
        pass
    timer.join(PATIENCE)
    return len(workers)


def expect_no_workers(house: Nursery) -> None:
    end = time.monotonic() + PATIENCE
    while house.workers():
        assert time.monotonic() < end, "a worker outlived its server"
        time.sleep(0.01)


def test_a_bot_that_was_thinking_resumes(house: Nursery) -> None:
    ola = Player(house)
    table = ola.open_table(["me", "greedy"])
    with ola.join(table) as place:
        assert place.play(0, "first 1")["type"] == "done"
    house.kill()
    expect_no_workers(house)
    house.start()
    # nobody has come back yet: the bot goes on by itself
    ewa = Player(house)
    end = time.monotonic() + PATIENCE
    while True:
        with ewa.join(table) as place:
            if place.view is not None and place.view["to_move"] == 0:
                break
        assert time.monotonic() < end
        time.sleep(0.02)
    assert [told["kind"] for told in place.log].count("moved") >= 2


def test_a_graceful_stop_says_goodbye_and_leaves_no_worker(house: Nursery) -> None:
    ola = Player(house)
    with ola.join(ola.open_table(["me", "greedy"])) as place:
        place.play(0, "first 1")
        place.wait_for(0)
        assert house.workers()
        house.stop()
        while place.hear()["type"] != "goodbye":
            pass
        with pytest.raises(WebSocketException):
            place.hear()
    expect_no_workers(house)
    house.start()
