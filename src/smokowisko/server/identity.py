"""Who is there: a guest with a signed cookie and a name. No account is needed to play."""

import secrets
import unicodedata

from itsdangerous import BadSignature, Signer

COOKIE = "smokowisko"
LONGEST_NAME = 24
YEAR = 365 * 24 * 3600

# a guest without a name gets one: an adjective would need a gender, a dragon's name does not
NAMES = ("Iskra", "Żar", "Łuska", "Mgła", "Popiół", "Bursztyn", "Zorza", "Wicher", "Agat", "Rubin")


class Identity:
    """Signs and checks guest cookies."""

    def __init__(self, secret: str) -> None:
        self._signer = Signer(secret, salt="guest")

    def new(self) -> tuple[str, str]:
        """A fresh guest: the id, and the cookie that proves it."""
        guest = secrets.token_urlsafe(12)
        return guest, self._signer.sign(guest).decode()

    def guest(self, cookie: str | None) -> str | None:
        """The guest of a cookie; None when it is not one of ours."""
        if not cookie:
            return None
        try:
            return self._signer.unsign(cookie).decode()
        except (BadSignature, UnicodeError):
            return None


def proposed_name() -> str:
    return f"{secrets.choice(NAMES)} {secrets.randbelow(90) + 10}"


def tidy_name(written: str) -> str:
    """A name in one line, without signs that print nothing; empty when nothing is left."""
    plain = unicodedata.normalize("NFC", written)
    words = "".join(c if c.isprintable() else " " for c in plain).split()
    return " ".join(words)[:LONGEST_NAME].rstrip()
