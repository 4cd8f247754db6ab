"""Settings: the environment, and what is said when it is wrong."""

import re
import stat
from pathlib import Path

import pytest

from smokowisko.engine.errors import BadOptions
from smokowisko.server.settings import ELSEWHERE, Settings

KEY = "k" * 32


def test_nothing_needs_to_be_set() -> None:
    assert Settings.from_environment({}) == Settings()
    assert Settings().host == "127.0.0.1"


def test_every_field_has_a_variable() -> None:
    given = {
        "SMOKOWISKO_HOST": "0.0.0.0",
        "SMOKOWISKO_PORT": "80",
        "SMOKOWISKO_DATA": "/srv/smok",
        "SMOKOWISKO_DATABASE_URL": "postgresql+psycopg://smok@db/smok",
        "SMOKOWISKO_SECRET": KEY,
        "SMOKOWISKO_BOT_WORKERS": "3",
        "SMOKOWISKO_BOT_PATIENCE": "1.5",
        "SMOKOWISKO_BOT_PAUSE": "0",
        "SMOKOWISKO_BOT_SECONDS": "0.5",
        "SMOKOWISKO_RECORD_WORKERS": "3",
        "SMOKOWISKO_RECORD_SECONDS": "2.5",
        "SMOKOWISKO_RECORD_MEMORY": "300",
        "SMOKOWISKO_RECORD_QUEUE": "7",
        "SMOKOWISKO_OPEN_TABLE_HOURS": "2",
        "SMOKOWISKO_REVEAL_SECONDS": "5",
        "SMOKOWISKO_AWAY_LIVE_SECONDS": "60",
        "SMOKOWISKO_AWAY_SLOW_HOURS": "24",
        "SMOKOWISKO_GUEST_CONNECTIONS": "4",
        "SMOKOWISKO_TABLE_CONNECTIONS": "40",
        "SMOKOWISKO_WEB": "/srv/web",
        "SMOKOWISKO_PROXIES": "10.0.0.7, 10.1.0.0/16, ::1",
        "SMOKOWISKO_CONNECTIONS": "500",
        "SMOKOWISKO_ADDRESS_CONNECTIONS": "50",
        "SMOKOWISKO_REQUEST_SECONDS": "2.5",
        "SMOKOWISKO_GUEST_REQUESTS": "100",
        "SMOKOWISKO_ADDRESS_REQUESTS": "200",
        "SMOKOWISKO_LOG": "json",
    }
    assert set(given) == {f"SMOKOWISKO_{field.upper()}" for field in Settings.__struct_fields__}
    settings = Settings.from_environment({**given, "HOME": "/", "SMOKOWISKO_ENGINE": "compiled"})
    assert settings == Settings(
        host="0.0.0.0",
        port=80,
        data="/srv/smok",
        database_url="postgresql+psycopg://smok@db/smok",
        secret=KEY,
        bot_workers=3,
        bot_patience=1.5,
        bot_pause=0.0,
        bot_seconds=0.5,
        record_workers=3,
        record_seconds=2.5,
        record_memory=300,
        record_queue=7,
        open_table_hours=2,
        web="/srv/web",
        proxies="10.0.0.7, 10.1.0.0/16, ::1",
        connections=500,
        address_connections=50,
        request_seconds=2.5,
        guest_requests=100,
        address_requests=200,
        reveal_seconds=5.0,
        away_live_seconds=60.0,
        away_slow_hours=24.0,
        guest_connections=4,
        table_connections=40,
        log="json",
    )
    assert settings.database() == "postgresql+psycopg://smok@db/smok"


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("SMOKOWISKO_PORT", "eighty"),
        ("SMOKOWISKO_PORT", "-1"),
        ("SMOKOWISKO_PORT", "65536"),
        ("SMOKOWISKO_PORT", ""),
        ("SMOKOWISKO_BOT_WORKERS", "0"),
        ("SMOKOWISKO_BOT_SECONDS", "0"),
        ("SMOKOWISKO_BOT_WORKERS", "1.5"),
        ("SMOKOWISKO_BOT_PATIENCE", "0"),
        ("SMOKOWISKO_BOT_PATIENCE", "long"),
        ("SMOKOWISKO_BOT_PAUSE", "-1"),
        ("SMOKOWISKO_OPEN_TABLE_HOURS", "0"),
        ("SMOKOWISKO_GUEST_REQUESTS", "0"),
        ("SMOKOWISKO_ADDRESS_REQUESTS", "-5"),
        ("SMOKOWISKO_LOG", "xml"),
        ("SMOKOWISKO_CONNECTIONS", "0"),
        ("SMOKOWISKO_ADDRESS_CONNECTIONS", "0"),
        ("SMOKOWISKO_REQUEST_SECONDS", "0"),
        ("SMOKOWISKO_PROXIES", "nginx"),
        ("SMOKOWISKO_PROXIES", "*"),
        ("SMOKOWISKO_PROXIES", "10.0.0.7/8"),
        ("SMOKOWISKO_SECRET", "a"),
        ("SMOKOWISKO_SECRET", "x" * 31),
    ],
)
def test_a_bad_value_is_named_in_a_sentence(variable: str, value: str) -> None:
    with pytest.raises(BadOptions) as caught:
        Settings.from_environment({variable: value})
    assert caught.value.sentence.startswith(f"{variable}: ")
    assert caught.value.sentence.endswith(".")
    assert "\n" not in caught.value.sentence


@pytest.mark.parametrize(
    ("variable", "hint"),
    [
        ("SMOKOWISKO_PROT", "did you mean SMOKOWISKO_PORT?"),
        ("SMOKOWISKO_OPEN_TABLES_HOURS", "did you mean SMOKOWISKO_OPEN_TABLE_HOURS?"),
        ("SMOKOWISKO_XYZZY", "docs/protocol.md lists all."),
    ],
)
def test_a_misspelt_variable_is_told_with_the_nearest(variable: str, hint: str) -> None:
    with pytest.raises(BadOptions) as caught:
        Settings.from_environment({variable: "1"})
    assert caught.value.sentence == f"There is no setting {variable}: {hint}"


def test_variables_of_builds_and_tests_are_none_of_the_server_s() -> None:
    """Each that the sources name is known, so none of them stops a server."""
    root = Path(__file__).parent.parent.parent
    sources = [root / "dev.py", root / "hatch_build.py", *(root / "bench").glob("*.py")]
    sources += (root / "tests").rglob("conftest.py")
    named = {
        name
        for source in sources
        for name in re.findall(r"\bSMOKOWISKO_([A-Z_]+)", source.read_text(encoding="utf-8"))
    }
    assert {"COMPILE", "BENCH_PYTHON", "CHROMIUM"} <= named
    server = {field.upper() for field in Settings.__struct_fields__}
    assert named - server <= ELSEWHERE
    assert Settings.from_environment({f"SMOKOWISKO_{name}": "1" for name in ELSEWHERE}) == (
        Settings()
    )


def test_a_web_folder_without_a_website_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match=f"no built website in {tmp_path}"):
        Settings(web=str(tmp_path)).website()
    (tmp_path / "index.html").touch()
    assert Settings(web=str(tmp_path)).website() == tmp_path


def test_the_data_folder_is_made(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path / "new" / "folder"))
    assert not settings.place().exists()
    assert stat.S_IMODE(settings.folder().stat().st_mode) == 0o700
    assert settings.database() == f"sqlite+aiosqlite:///{tmp_path}/new/folder/smokowisko.db"


def test_a_data_folder_that_cannot_be_made_is_said_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadOptions, match="cannot be made"):
        Settings(data=str(tmp_path / "file")).folder()
    with pytest.raises(BadOptions, match="cannot be made"):
        Settings(data=str(tmp_path / "file" / "folder")).folder()


def test_the_cookie_secret_is_made_once_for_its_owner_alone(tmp_path: Path) -> None:
    first = Settings(data=str(tmp_path)).cookie_secret()
    file = tmp_path / "cookie-secret"
    assert len(bytes.fromhex(first)) == 32
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert Settings(data=str(tmp_path)).cookie_secret() == first
    assert list(tmp_path.iterdir()) == [file]
    assert Settings(data=str(tmp_path / "other")).cookie_secret() != first


@pytest.mark.parametrize("kept", [b"", b"short", b"\xff" * 64])
def test_a_kept_secret_that_cannot_keep_anything_is_told(tmp_path: Path, kept: bytes) -> None:
    """An empty one, from a disk that was full, would let everybody sign for everybody."""
    (tmp_path / "cookie-secret").write_bytes(kept)
    with pytest.raises(BadOptions, match="cookie-secret"):
        Settings(data=str(tmp_path)).cookie_secret()


def test_a_secret_of_another_process_is_not_replaced(tmp_path: Path) -> None:
    """Two servers start at once: both find no secret, and the second one takes the first's."""
    settings, file = Settings(data=str(tmp_path)), tmp_path / "cookie-secret"
    settings._keep_new_secret(file)
    first = file.read_text()
    settings._keep_new_secret(file)
    assert file.read_text() == first


def test_a_given_secret_is_used_and_not_written(tmp_path: Path) -> None:
    assert Settings(data=str(tmp_path), secret=KEY).cookie_secret() == KEY
    assert list(tmp_path.iterdir()) == []
