"""A table that cannot go on here is set aside, and everything else runs."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from smokowisko import games
from smokowisko.server import past
from smokowisko.server.live import Live
from smokowisko.server.past import SetAside
from tests.server.house import House, Player
from tests.server.stage import Scene, live, plays, scene, until

SERCE = games.game("serce_smoka")


class Later:
    """The game in a later edition of the program."""

    def __init__(self, **changes: object) -> None:
        self.changes = changes

    def __getattr__(self, name: str) -> object:
        return self.changes.get(name, getattr(SERCE, name))


def edition(monkeypatch: pytest.MonkeyPatch, **changes: object) -> None:
    later = Later(**changes) if changes else SERCE
    monkeypatch.setattr(past, "game", lambda id: later)


async def started_again(it: Scene) -> None:
    await it.hub.close()
    it.hub = it.another_hub()
    await it.hub.resume()


async def status(it: Scene, table: Live) -> str | None:
    row = await it.storage.row(table.table.id)
    return None if row is None else row.status


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"version": 2}, "other_version"),
        ({"components_hash": "corrected"}, "other_components"),
    ],
)
@live
async def test_a_table_of_other_rules_waits_for_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, changes: dict[str, object], reason: str
) -> None:
    async with scene(tmp_path) as it:
        table = await it.open("random", "me")  # the bot is to move: a start would load it
        await until(lambda: len(it.puppets.asked) == 1)
        edition(monkeypatch, **changes)
        await started_again(it)
        assert await status(it, table) == "set_aside"
        with pytest.raises(SetAside) as no:
            await it.hub.live(table.table.id)
        assert no.value.reason == reason
        # with the rules of then it goes on where it was
        edition(monkeypatch)
        it.puppets.string.set()
        await started_again(it)
        assert await status(it, table) == "running"
        again = await it.hub.live(table.table.id)
        await until(lambda: again.table.bot_to_move is None)


@live
async def test_a_table_of_a_game_that_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with scene(tmp_path) as it:
        table = await it.open("me", "open")
        it.hub.forget_idle()
        rewrite(tmp_path, 1, lambda entry: entry.replace("serce_smoka", "chess"))
        with pytest.raises(SetAside, match="unknown_game"):
            await it.hub.live(table.table.id)
        assert await status(it, table) == "set_aside"


def rewrite(path: Path, revision: int, change: Callable[[str], str]) -> None:
    """As a disk, or a change of rules that nobody told, might do."""
    with sqlite3.connect(path / "smok.db") as database:
        (entry,) = database.execute(
            "SELECT entry FROM journal WHERE revision = ?", (revision,)
        ).fetchone()
        database.execute(
            "UPDATE journal SET entry = ? WHERE revision = ?", (change(entry), revision)
        )


@pytest.mark.parametrize(
    "change",
    [
        lambda entry: entry.replace("first 1", "troll 9"),
        lambda entry: entry.replace("moved", "teleported"),
        lambda entry: entry[:5],
    ],
    ids=["an illegal move", "an unknown entry", "half a line"],
)
@live
async def test_a_damaged_journal(tmp_path: Path, change: Callable[[str], str]) -> None:
    async with scene(tmp_path) as it:
        table = await it.open("me", "greedy")
        await it.hub.act(table, plays(move="first 1"))
        await until(lambda: table.table.bot_to_move is None)
        await it.hub.close()
        rewrite(tmp_path, 5, change)
        it.hub = it.another_hub()
        with pytest.raises(SetAside, match="damaged"):
            await it.hub.live(table.table.id)
        assert await status(it, table) == "set_aside"
        journal = await it.storage.journal(table.table.id)
        assert len(journal) == table.table.version  # nothing is lost


@live
async def test_one_bad_table_keeps_no_other_from_expiring(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        good = [await it.open("me", "open")]
        bad = await it.open("me", "open")
        good.append(await it.open("me", "open"))
        it.hub.forget_idle()
        with sqlite3.connect(tmp_path / "smok.db") as database:
            database.execute("UPDATE journal SET entry = '' WHERE \"table\" = ?", (bad.table.id,))
        assert await it.hub.expire(next(it.time)) == 2
        assert [await status(it, table) for table in (*good, bad)] == [
            "aborted",
            "aborted",
            "set_aside",
        ]
        assert await it.hub.expire(next(it.time)) == 0


@live
async def test_what_has_ended_is_not_set_aside_in_lists(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with scene(tmp_path) as it:
        table = await it.open("me", "greedy")
        await it.hub.act(table, lambda table: table.resign("ola", 0))
        it.hub.forget_idle()
        edition(monkeypatch, version=2)
        with pytest.raises(SetAside, match="other_version"):
            await it.hub.live(table.table.id)
        assert await status(it, table) == "finished"


def test_a_server_starts_beside_a_broken_table(tmp_path: Path) -> None:
    """As it was found: the bot of one table was to move, and nobody could play at any."""
    with House(tmp_path, SMOKOWISKO_BOT_PAUSE="60") as house:
        ola = Player(house)
        broken, sound = ola.open_table(["me", "dragon"]), ola.open_table(["me", "me"])
        with ola.join(broken) as place:
            place.play(0, "first 1")
            assert place.view is not None
            assert place.view["to_move"] == 1
        with ola.join(sound, look=0) as place:
            place.play(0, "first 0")
        house.kill()
        with sqlite3.connect(tmp_path / "smokowisko.db") as database:
            database.execute(
                "UPDATE journal SET entry = replace(entry, 'first 1', 'troll 1 2')"
                ' WHERE "table" = ?',
                (broken,),
            )
        house.start()
        listing = ola.http("GET", "/api/tables")[1]
        assert {table["id"]: table["status"] for table in listing["mine"]} == {
            broken: "set_aside",
            sound: "running",
        }
        with ola.join(sound, look=0) as place:
            assert place.view is not None
            assert place.play(0, place.view["moves"][0]["text"])["type"] == "done"
        status, answer = ola.http("GET", f"/api/tables/{broken}/record")
        assert (status, answer["reason"]) == (409, "damaged")
        refusal, code = ola.turned_away(broken)
        assert (refusal["type"], refusal["reason"], code) == ("refused", "damaged", 4410)
