"""Starting a server: whatever is wrong is one sentence, and one database has one server."""

import os
import socket
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from smokowisko.engine.errors import BadOptions
from smokowisko.server.occupied import Occupied, alone_with
from smokowisko.server.sockets import listen, written_address
from tests.server.databases import sql
from tests.server.house import PATIENCE, House, Player

HAS_IPV6 = socket.has_ipv6 and Path("/proc/net/if_inet6").exists()


def failed(data: Path, *arguments: str, **variables: str) -> str:
    """The one sentence of a server that did not start."""
    done = subprocess.run(
        [sys.executable, "-P", "-m", "smokowisko", "serve", "--port", "0", *arguments],
        env={**os.environ, "SMOKOWISKO_DATA": str(data), "DISPLAY": "", **variables},
        capture_output=True,
        text=True,
        check=False,
        timeout=4 * PATIENCE,  # starting is slow where much is going on
    )
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    told = [line for line in done.stderr.splitlines() if not line.startswith("{")]
    assert len(told) == 1, done.stderr
    assert "Traceback" not in done.stderr
    assert told[0].endswith((".", "?"))
    return told[0]


@pytest.mark.compiled_only
@pytest.mark.parametrize(
    ("variables", "told"),
    [
        ({"SMOKOWISKO_SECRET": "a"}, "has 1 of at least 32 characters"),
        ({"SMOKOWISKO_PROT": "80"}, "did you mean SMOKOWISKO_PORT?"),
        ({"SMOKOWISKO_WEB": "/nowhere"}, "no built website in /nowhere"),
        ({"SMOKOWISKO_HOST": "no such host"}, "There is no host 'no such host'"),
        ({"SMOKOWISKO_DATABASE_URL": "nonsense"}, "address of the database cannot be"),
        ({"SMOKOWISKO_DATABASE_URL": "sqlite:///FOLDER/x.db"}, "address of the database cannot"),
        ({"SMOKOWISKO_DATABASE_URL": "nosuch://ola:password@host/db"}, "nosuch"),
        ({"SMOKOWISKO_DATABASE_URL": "sqlite+aiosqlite:////no/where/x.db"}, "No such file"),
    ],
    ids=str,
)
def test_what_is_wrong_is_one_sentence(
    tmp_path: Path, variables: dict[str, str], told: str
) -> None:
    here = {name: value.replace("FOLDER", str(tmp_path)) for name, value in variables.items()}
    sentence = failed(tmp_path, **here)
    assert told in sentence
    assert "password" not in sentence


@pytest.mark.compiled_only
def test_a_database_that_cannot_be_used_is_one_sentence(tmp_path: Path) -> None:
    damaged = tmp_path / "damaged"
    damaged.mkdir()
    (damaged / "smokowisko.db").write_bytes(b"a letter to somebody " * 500)
    assert failed(damaged) == "The database cannot be used: file is not a database."

    newer = tmp_path / "newer"
    with House(newer):
        pass
    sql(newer / "smokowisko.db", "UPDATE alembic_version SET version_num = '0999'")
    assert "it was written by a newer one." in failed(newer)

    no_file = tmp_path / "folder"
    (no_file / "smokowisko.db").mkdir(parents=True)
    assert failed(no_file).startswith("The database cannot be used: ")


@pytest.mark.compiled_only
def test_a_taken_port_is_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        told = failed(tmp_path, "--port", str(port))
    assert told == f"Nobody can listen on 127.0.0.1:{port}: Address already in use."


# --- addresses


@pytest.mark.skipif(not HAS_IPV6, reason="this machine has no IPv6")
@pytest.mark.parametrize("host", ["::1", "[::1]"])
def test_ipv6_is_listened_on_and_written_with_brackets(host: str) -> None:
    with listen(host, 0) as listening:
        port = listening.getsockname()[1]
        assert written_address(listening) == f"http://[::1]:{port}"
        with socket.create_connection(("::1", port), PATIENCE):
            pass
        with pytest.raises(BadOptions, match=rf"listen on \[::1\]:{port}: Address"):
            listen("::1", port)


@pytest.mark.skipif(not HAS_IPV6, reason="this machine has no IPv6")
def test_everywhere_is_both_kinds() -> None:
    with listen("::", 0) as listening:
        port = listening.getsockname()[1]
        for host in ("127.0.0.1", "::1"):
            with socket.create_connection((host, port), PATIENCE):
                pass


def test_localhost_is_ipv4() -> None:
    with listen("localhost", 0) as listening:
        assert written_address(listening).startswith("http://127.0.0.1:")


@pytest.mark.skipif(not HAS_IPV6, reason="this machine has no IPv6")
@pytest.mark.compiled_only
def test_a_game_is_played_over_ipv6(tmp_path: Path) -> None:
    with House(tmp_path, SMOKOWISKO_HOST="::1") as house:
        assert house.address.startswith("http://[::1]:")
        ola = Player(house)
        with ola.join(ola.open_table(["me", "me"]), look=0) as place:
            assert place.play(0, "first 0")["type"] == "done"


# --- alone


def test_of_two_who_want_a_database_one_gets_it(tmp_path: Path) -> None:
    database = tmp_path / "smokowisko.db"
    with alone_with(database):
        with pytest.raises(Occupied) as refused, alone_with(database):
            pass
        assert f"(process {os.getpid()}, since 20" in refused.value.sentence
        assert stat.S_IMODE((tmp_path / "smokowisko.db.lock").stat().st_mode) == 0o600
    with alone_with(database):
        pass


@pytest.mark.compiled_only
def test_a_second_server_is_refused_until_the_first_is_gone(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        assert house.process is not None
        told = failed(tmp_path)
        assert f"{tmp_path / 'smokowisko.db'} is in use already: a server runs there" in told
        assert f"(process {house.process.pid}, since 20" in told
        assert Player(house).http("GET", "/health")[0] == 200
        house.kill()
        house.start()
        assert Player(house).http("GET", "/health")[0] == 200


@pytest.mark.compiled_only
def test_what_a_server_keeps_is_its_owner_s_alone(tmp_path: Path) -> None:
    """Also what an earlier version left for everybody to read."""
    data = tmp_path / "data"
    with House(data) as house:
        for attempt in "made", "found":
            ola = Player(house)
            ola.open_table(["me", "me"])
            modes = {each.name: stat.S_IMODE(each.stat().st_mode) for each in data.iterdir()}
            assert {"smokowisko.db", "smokowisko.db-wal", "smokowisko.db-shm"} <= set(modes)
            assert set(modes.values()) == {0o600}, attempt
            assert stat.S_IMODE(data.stat().st_mode) == 0o700
            house.kill()
            for each in data.iterdir():
                each.chmod(0o644)
            (data / "cookie-secret").chmod(0o600)
            (data / "smokowisko.db.lock").chmod(0o600)
            house.start()
