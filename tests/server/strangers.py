"""What a stranger might send, and what must never come back."""

import json

from smokowisko.server.errors import HEADERS
from tests.server.house import Answer, Place, Player, Raw

PYTHON = ("Traceback", "Error", "Exception", "msgspec", "litestar", 'File "', "sqlalchemy", "$.")
SQL = "x'; DROP TABLE tables; --"
FIRST = "first 0"
JSON = {"Content-Type": "application/json"}
ELSEWHERE = [
    "http://evil.example",
    "https://127.0.0.1",
    "http://127.0.0.1:1",
    "null",
    "http://[",
    "",
    "file://",
]


def forged(player: Player) -> list[str]:
    cookie = player.cookie
    return [
        "",
        "smokowisko=",
        "smokowisko=x",
        cookie[:-1],
        cookie + "x",
        cookie.partition(".")[0],
        f"smokowisko={SQL}",
        "other=" + cookie.partition("=")[2],
        "smokowisko=" + "a" * 4000,
        "smokowisko=\xff\xfe",
    ]


def no_python(text: str) -> None:
    assert not any(word in text for word in PYTHON), text


def refusal(place: Place) -> Answer:
    """The answer to what was sent last, which is a no."""
    while (answer := place.hear())["type"] == "update":
        pass
    assert answer["type"] == "refused"
    no_python(json.dumps(answer))
    return answer


def expect_no(answer: Raw, status: int, reason: str) -> str | None:
    """A typed no with the usual headers; gives its sentence."""
    said = json.loads(answer.body)
    assert (answer.status, said["reason"]) == (status, reason)
    assert set(said) == {"reason", "sentence"}
    no_python(answer.body.decode())
    guarded(answer)
    sentence: str | None = said["sentence"]
    return sentence


def guarded(answer: Raw) -> None:
    found = {name.lower(): value for name, value in answer.headers.items()}
    assert {name: found.get(name.lower()) for name in HEADERS} == HEADERS
