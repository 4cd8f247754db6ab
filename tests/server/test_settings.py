"""Settings: the environment, and what is said when it is wrong."""

import stat
from pathlib import Path

import pytest

from smokowisko.engine.errors import BadOptions
from smokowisko.server.settings import Settings


def test_nothing_needs_to_be_set() -> None:
    assert Settings.from_environment({}) == Settings()
    assert Settings().host == "127.0.0.1"


def test_every_field_has_a_variable() -> None:
    given = {
        "SMOKOWISKO_HOST": "0.0.0.0",
        "SMOKOWISKO_PORT": "80",
        "SMOKOWISKO_DATA": "/srv/smok",
        "SMOKOWISKO_DATABASE_URL": "postgresql+psycopg://smok@db/smok",
        "SMOKOWISKO_SECRET": "key",
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
        "SMOKOWISKO_ADDRESS_CONNECTIONS": "400",
        "SMOKOWISKO_WEB": "/srv/web",
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
        secret="key",
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
        guest_requests=100,
        address_requests=200,
        reveal_seconds=5.0,
        away_live_seconds=60.0,
        away_slow_hours=24.0,
        guest_connections=4,
        table_connections=40,
        address_connections=400,
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
    ],
)
def test_a_bad_value_is_named_in_a_sentence(variable: str, value: str) -> None:
    with pytest.raises(BadOptions) as caught:
        Settings.from_environment({variable: value})
    assert caught.value.sentence.startswith(f"{variable}: ")
    assert caught.value.sentence.endswith(".")
    assert "\n" not in caught.value.sentence


def test_the_data_folder_is_made(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path / "new" / "folder"))
    assert settings.folder().is_dir()
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


def test_a_secret_of_another_process_is_not_replaced(tmp_path: Path) -> None:
    """Two servers start at once: both find no secret, and the second one takes the first's."""
    settings, file = Settings(data=str(tmp_path)), tmp_path / "cookie-secret"
    settings._keep_new_secret(file)
    first = file.read_text()
    settings._keep_new_secret(file)
    assert file.read_text() == first


def test_a_given_secret_is_used_and_not_written(tmp_path: Path) -> None:
    assert Settings(data=str(tmp_path), secret="key").cookie_secret() == "key"
    assert list(tmp_path.iterdir()) == []
