"""The website at its server: what is kept, what is packed, and what is no file of it."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import House, Player
from tests.server.strangers import expect_no

pytestmark = pytest.mark.compiled_only

INDEX = b"<title>a page</title>"
SCRIPT = b"const dragon = 'roar';\n" * 100
FONT = b"\x00\x01" * 100
PACKED = {"Accept-Encoding": "gzip, deflate, br"}


@pytest.fixture(scope="module")
def visitor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Player]:
    """Somebody in front of a small website."""
    web: Path = tmp_path_factory.mktemp("house") / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_bytes(INDEX)
    (web / "favicon.svg").write_bytes(b"<svg/>")
    (web / "assets" / "index-a1b2.js").write_bytes(SCRIPT)
    (web / "assets" / "alegreya-c3d4.woff2").write_bytes(FONT)
    (web.parent / "secret.txt").write_bytes(b"not of the website")
    with House(tmp_path_factory.mktemp("data"), SMOKOWISKO_WEB=str(web)) as house:
        yield Player(house)


@pytest.mark.parametrize("path", ["/", "/table/abc", "/assets/none.js", "/rules?game=drako"])
def test_what_is_no_file_is_the_page_and_asked_for_anew(visitor: Player, path: str) -> None:
    answer = visitor.raw("GET", path)
    assert (answer.status, answer.body) == (200, INDEX)
    assert answer.headers["cache-control"] == "no-cache"


def test_a_file_with_a_hash_is_kept_for_ever(visitor: Player) -> None:
    answer = visitor.raw("GET", "/assets/alegreya-c3d4.woff2", None, **PACKED)
    assert answer.body == FONT  # packed by its own format already
    assert answer.headers["content-type"] == "font/woff2"
    assert "immutable" in answer.headers["cache-control"]


def test_a_file_without_one_is_asked_for_anew(visitor: Player) -> None:
    answer = visitor.raw("GET", "/favicon.svg", None, **PACKED)
    assert answer.body == b"<svg/>"
    assert answer.headers["cache-control"] == "no-cache"


def test_scripts_come_packed_to_who_can_unpack_them(visitor: Player) -> None:
    plain = visitor.raw("GET", "/assets/index-a1b2.js")
    assert plain.body == SCRIPT
    assert "content-encoding" not in plain.headers
    for _ in "first", "again":
        packed = visitor.raw("GET", "/assets/index-a1b2.js", None, **PACKED)
        assert len(packed.body) < len(SCRIPT) / 10
        assert gzip.decompress(packed.body) == SCRIPT
        assert packed.headers["content-encoding"] == "gzip"
        for header in "content-type", "cache-control", "vary":
            assert packed.headers[header] == plain.headers[header]


def test_answers_of_the_api_come_packed_too(visitor: Player) -> None:
    plain = visitor.raw("GET", "/api/rules/drako/pl")
    packed = visitor.raw("GET", "/api/rules/drako/pl", None, **PACKED)
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed.body) == plain.body
    assert len(packed.body) < len(plain.body) / 2


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt"]
)
def test_nothing_outside_of_the_website_is_a_file(visitor: Player, path: str) -> None:
    assert visitor.raw("GET", path).body == INDEX


@pytest.mark.parametrize(
    "path", ["/%00", "/assets/%00.js", "/" + "x" * 5000, "/" + "x/" * 2500, "/" + "x" * 300]
)
def test_what_can_be_no_name_is_not_here(
    visitor: Player, capfd: pytest.CaptureFixture[str], path: str
) -> None:
    for method in "GET", "HEAD":
        answer = visitor.raw(method, path)
        assert answer.status == 404
        if method == "GET":
            expect_no(answer, 404, "not_found")
    assert "Traceback" not in capfd.readouterr().err


@pytest.mark.parametrize(
    "path",
    ["/", "/rules", "/favicon.svg", "/assets/index-a1b2.js", "/health", "/metrics", "/api/games"],
)
@pytest.mark.parametrize("wanted", [{}, PACKED], ids=["plain", "packed"])
def test_head_is_get_without_the_body(visitor: Player, path: str, wanted: dict[str, str]) -> None:
    full = visitor.raw("GET", path, None, **wanted)
    head = visitor.raw("HEAD", path, None, **wanted)
    assert (full.status, head.status) == (200, 200)
    assert full.body
    assert head.body == b""
    for headers in full.headers, head.headers:
        headers.pop("date")
        if path == "/metrics":  # it counts time
            headers.pop("content-length")
    assert head.headers == full.headers
