"""Copies hold everything, are read by their owner alone, and come back elsewhere."""

import asyncio
import json
import os
import stat
import subprocess
import sys
import zipfile
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from smokowisko import __version__
from smokowisko.engine.errors import SmokowiskoError
from smokowisko.server.backup import About, NoBackup, NoRestore, backup, restore
from smokowisko.server.occupied import Occupied, alone_with
from smokowisko.server.settings import Settings
from smokowisko.server.storage import Line, Storage, engine_at, migrate
from tests.server.databases import is_whole, opened, sql, table
from tests.server.house import House, Player

KEY = "k" * 32
SCHEMA = "SELECT sql FROM sqlite_master ORDER BY type, name"


def settings_of(folder: Path) -> Settings:
    return Settings(data=str(folder))


def filled(folder: Path) -> Settings:
    """A data folder with two tables, one of them running, and a cookie secret."""
    settings = settings_of(folder)

    async def fill() -> None:
        async with opened(settings.database()) as storage:
            await storage.append(Line("cave", 1, "{}"), table("cave"))
            await storage.append(Line("nest", 1, "{}"), table("nest", status="open"))

    asyncio.run(fill())
    settings.cookie_secret()
    return settings


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


def contents(folder: Path) -> dict[str, bytes]:
    return {each.name: each.read_bytes() for each in folder.iterdir()}


# --- there


def test_a_backup_is_one_file_for_its_owner_with_everything_in_it(tmp_path: Path) -> None:
    settings = filled(tmp_path / "data")
    goal = tmp_path / "monday.zip"
    about = backup(settings, goal)
    assert mode(goal) == 0o600
    assert sorted(each.name for each in tmp_path.iterdir()) == ["data", "monday.zip"]
    with zipfile.ZipFile(goal) as pack:
        assert set(pack.namelist()) == {"backup.json", "smokowisko.db", "cookie-secret"}
        assert pack.read("cookie-secret").decode() == settings.cookie_secret()
        told = json.loads(pack.read("backup.json"))
    assert told["version"] == __version__
    assert told["tables"] == about.tables == {"running": 1, "open": 1}


def test_a_backup_says_what_it_is_and_how_old() -> None:
    def said(age: timedelta, *, cookie_secret: bool = True) -> str:
        made = datetime.now(UTC) - age - timedelta(seconds=1)
        facts = {"running": 1, "open": 11} if cookie_secret else {"open": 1}
        about = About(
            made=made, version="0.1.0", migration="1", tables=facts, cookie_secret=cookie_secret
        )
        sentence = about.sentence()
        prefix = f"Backup of {made.astimezone():%Y-%m-%d %H:%M} ("
        assert sentence.startswith(prefix)
        return sentence.removeprefix(prefix)

    assert said(timedelta()) == "0 minutes old) by smokowisko 0.1.0: 12 tables, 1 running."
    assert said(timedelta(minutes=90)).startswith("90 minutes old)")
    assert said(timedelta(hours=47)).startswith("47 hours old)")
    assert said(timedelta(days=9)).startswith("9 days old)")
    assert said(timedelta(), cookie_secret=False).endswith(
        "1 table, 0 running; without the secret that signs cookies."
    )


def test_a_mistyped_folder_is_an_error_and_nothing_is_made(tmp_path: Path) -> None:
    with pytest.raises(NoBackup, match=r"There is no data folder .*typo"):
        backup(settings_of(tmp_path / "typo"), tmp_path / "copy.zip")
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "empty").mkdir()
    with pytest.raises(NoBackup, match=r"There is no database .*smokowisko\.db"):
        backup(settings_of(tmp_path / "empty"), tmp_path / "copy.zip")
    assert list(tmp_path.rglob("*")) == [tmp_path / "empty"]


def test_a_backup_never_replaces_a_file(tmp_path: Path) -> None:
    copy = tmp_path / "copy.zip"
    copy.write_text("dear to somebody")
    with pytest.raises(NoBackup, match="never replaces a file"):
        backup(filled(tmp_path / "data"), copy)
    assert copy.read_text() == "dear to somebody"


def test_a_backup_needs_a_folder(tmp_path: Path) -> None:
    with pytest.raises(NoBackup, match="There is no folder"):
        backup(filled(tmp_path / "data"), tmp_path / "nowhere" / "copy.zip")


def test_another_database_has_tools_of_its_own(tmp_path: Path) -> None:
    other = Settings(data=str(tmp_path), database_url="postgresql+psycopg://smok@db/smok")
    with pytest.raises(NoBackup, match="Only SQLite"):
        backup(other, tmp_path / "copy.zip")


@pytest.mark.parametrize("found", [b"not a database at all, though it is long enough", b""])
def test_what_is_no_database_of_ours_is_told(tmp_path: Path, found: bytes) -> None:
    (tmp_path / "smokowisko.db").write_bytes(found)
    with pytest.raises(NoBackup, match=r"no database of Smokowisko|cannot be copied"):
        backup(settings_of(tmp_path), tmp_path / "copy.zip")
    assert list(tmp_path.glob("*copy*")) == []


@pytest.mark.parametrize("migration", ["0001", "0999"])
def test_a_backup_never_migrates(tmp_path: Path, migration: str) -> None:
    """Made with the new version before an upgrade, it is a copy of the old."""
    settings = settings_of(tmp_path)
    file = tmp_path / "smokowisko.db"

    async def make_first() -> None:
        engine = engine_at(settings.database())
        async with engine.begin() as connection:
            await connection.run_sync(migrate, "0001")
        await engine.dispose()

    asyncio.run(make_first())
    sql(file, f"UPDATE alembic_version SET version_num = '{migration}'")
    schema = sql(file, SCHEMA)
    backup(settings, tmp_path / "copy.zip")
    with zipfile.ZipFile(tmp_path / "copy.zip") as pack:
        pack.extract("smokowisko.db", tmp_path / "unpacked")
    for each in (file, tmp_path / "unpacked" / "smokowisko.db"):
        assert sql(each, "SELECT version_num FROM alembic_version") == [(migration,)]
        assert sql(each, SCHEMA) == schema


def test_a_backup_made_while_others_write_is_one_moment(tmp_path: Path) -> None:
    settings, elsewhere = settings_of(tmp_path / "data"), settings_of(tmp_path / "new")

    async def play(storage: Storage, enough: asyncio.Event, begun: asyncio.Event) -> None:
        revision = 0
        while not enough.is_set():
            revision += 1
            row = table(guests=(f"g{revision}",), summary=str(revision))
            await storage.append(Line("cave", revision, "{}"), row)
            if revision == 20:
                begun.set()

    async def scene() -> None:
        enough, begun = asyncio.Event(), asyncio.Event()
        async with opened(settings.database()) as storage:
            playing = asyncio.create_task(play(storage, enough, begun))
            await begun.wait()
            await asyncio.to_thread(backup, settings, tmp_path / "copy.zip")
            enough.set()
            await playing
        restore(elsewhere, tmp_path / "copy.zip")
        assert is_whole(tmp_path / "new" / "smokowisko.db")
        async with opened(elsewhere.database()) as storage:
            revisions = [line.revision for line in await storage.journal("cave")]
            last = len(revisions)
            assert last >= 20
            assert revisions == list(range(1, last + 1))
            assert await storage.row("cave") == table(guests=(f"g{last}",), summary=str(last))
            await storage.append(Line("cave", last + 1, "{}"), table())

    asyncio.run(scene())


# --- and back again


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    backup(filled(tmp_path / "data"), tmp_path / "copy.zip")
    return tmp_path / "copy.zip"


def test_what_comes_back_is_the_owner_s_alone(tmp_path: Path, copy: Path) -> None:
    new = tmp_path / "new"
    about = restore(settings_of(new), copy)
    assert about.tables == {"running": 1, "open": 1}
    assert mode(new) == 0o700
    assert {each.name: mode(each) for each in new.iterdir()} == {
        "smokowisko.db": 0o600,
        "smokowisko.db.lock": 0o600,
        "cookie-secret": 0o600,
    }
    assert settings_of(new).cookie_secret() == settings_of(tmp_path / "data").cookie_secret()


@pytest.mark.parametrize("there", ["smokowisko.db", "smokowisko.db-wal"])
def test_nothing_is_replaced(tmp_path: Path, copy: Path, there: str) -> None:
    new = tmp_path / "new"
    new.mkdir()
    (new / there).write_text("dear to somebody")
    with pytest.raises(NoRestore, match="never replaces a database"):
        restore(settings_of(new), copy)
    assert (new / there).read_text() == "dear to somebody"
    assert not (new / "cookie-secret").exists()


def test_another_secret_is_not_replaced(tmp_path: Path, copy: Path) -> None:
    new = tmp_path / "new"
    settings_of(new).cookie_secret()
    for settings in settings_of(new), Settings(data=str(tmp_path / "third"), secret=KEY):
        with pytest.raises(NoRestore, match="another secret than the backup's"):
            restore(settings, copy)
        assert not (settings.place() / "smokowisko.db").exists()


def test_nothing_comes_back_beneath_a_running_server(tmp_path: Path, copy: Path) -> None:
    new = tmp_path / "new"
    new.mkdir()
    with alone_with(new / "smokowisko.db"), pytest.raises(Occupied, match="a server runs there"):
        restore(settings_of(new), copy)


def test_a_backup_without_a_secret_comes_back_without_one(tmp_path: Path) -> None:
    settings = filled(tmp_path / "data")
    (tmp_path / "data" / "cookie-secret").unlink()
    assert not backup(settings, tmp_path / "copy.zip").cookie_secret
    restore(settings_of(tmp_path / "new"), tmp_path / "copy.zip")
    assert not (tmp_path / "new" / "cookie-secret").exists()


def test_a_given_secret_is_in_the_backup(tmp_path: Path) -> None:
    filled(tmp_path / "data")
    backup(Settings(data=str(tmp_path / "data"), secret=KEY), tmp_path / "copy.zip")
    restore(settings_of(tmp_path / "new"), tmp_path / "copy.zip")
    assert settings_of(tmp_path / "new").cookie_secret() == KEY


def sentence_about(file: Path, new: Path) -> str:
    with pytest.raises(SmokowiskoError) as caught:
        restore(settings_of(new), file)
    sentence = caught.value.sentence
    assert "\n" not in sentence
    assert sentence.endswith(".")
    return sentence


def test_what_is_no_backup_is_told_in_a_sentence(tmp_path: Path, copy: Path) -> None:
    strange = tmp_path / "strange"
    new = tmp_path / "new"
    assert "No such file" in sentence_about(strange, new)
    for content in (b"", b"a letter to somebody", b"SQLite format 3\0" + bytes(4096)):
        strange.write_bytes(content)
        assert "is no backup of Smokowisko" in sentence_about(strange, new)
    with zipfile.ZipFile(strange, "w") as pack:
        pack.writestr("letter.txt", "to somebody")
    assert "is no backup of Smokowisko" in sentence_about(strange, new)
    with zipfile.ZipFile(strange, "w") as pack:
        pack.writestr("backup.json", "{}")
        pack.writestr("smokowisko.db", "")
    assert "is no backup of Smokowisko" in sentence_about(strange, new)
    assert not (new / "smokowisko.db").exists()


def test_a_damaged_backup_is_told_in_a_sentence(tmp_path: Path, copy: Path) -> None:
    """Wherever a byte was changed or the rest is missing: all comes back as it was, or nothing."""
    whole = copy.read_bytes()
    middle = len(whole) // 2
    damaged = tmp_path / "damaged.zip"
    for place in range(0, len(whole), 97):
        damaged.write_bytes(whole[:place] + bytes([whole[place] ^ 0x5A]) + whole[place + 1 :])
        new = tmp_path / f"new-{place}"
        try:
            restore(settings_of(new), damaged)
        except SmokowiskoError:
            assert not (new / "smokowisko.db").exists()
        else:  # a byte that says nothing of what is inside: a date, a system
            assert is_whole(new / "smokowisko.db")
            assert contents(new)["cookie-secret"] == contents(tmp_path / "data")["cookie-secret"]
    for cut in (1, middle, len(whole) - 1):
        damaged.write_bytes(whole[:cut])
        assert "damaged" in sentence_about(damaged, tmp_path / "cut")
    assert not (tmp_path / "cut" / "smokowisko.db").exists()


def test_a_backup_of_a_newer_version_is_told(tmp_path: Path) -> None:
    settings = filled(tmp_path / "data")
    sql(tmp_path / "data" / "smokowisko.db", "UPDATE alembic_version SET version_num = '0999'")
    backup(settings, tmp_path / "copy.zip")
    assert "newer than this one" in sentence_about(tmp_path / "copy.zip", tmp_path / "new")


# --- with a real server


def command(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-P", "-m", "smokowisko", *arguments],
        env={**os.environ, **variables},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.compiled_only
def test_a_game_goes_on_elsewhere_under_the_old_cookie(tmp_path: Path) -> None:
    old, new, file = tmp_path / "old", tmp_path / "new", tmp_path / "copy.zip"
    with House(old) as house:
        ola = Player(house)
        id = ola.open_table(["me", "me"])
        with ola.join(id, look=0) as place:
            assert place.play(0, "first 0")["type"] == "done"
            version = place.version
        made = command("backup", str(file), "--data", str(old))
        assert (made.returncode, made.stderr) == (0, "")
        assert made.stdout.startswith(f"{file}: Backup of ")
        assert "1 table, 1 running." in made.stdout
        refused = command("restore", str(file), "--data", str(old))
        assert refused.returncode == 2
        assert "a server runs there" in refused.stderr
    came = command("restore", str(file), "--data", str(new))
    assert (came.returncode, came.stderr) == (0, "")
    assert "1 table, 1 running." in came.stdout
    with House(new) as ola.house, ola.join(id, look=0) as place:
        assert place.version == version
        assert place.view is not None
        seat = int(place.view["to_move"])
        place.look(seat)
        move = place.view["moves"][0]["text"]
        assert place.play(seat, move)["type"] == "done"
