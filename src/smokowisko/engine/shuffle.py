"""A shuffle that nobody can have chosen, and that anybody can check.

The server commits to a secret. Everybody who sits down pledges a nonce by its hash, and sees the
commitment and all pledges; when the game starts the nonces are revealed, and the seed is the hash
of the secret and the nonces. So the server drew its secret before it knew a nonce, and nobody chose
a nonce in sight of another. After the game the secret is revealed.

That is scheme 2. In scheme 1 the nonces came unpledged; its tables and records go on.
"""

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from typing import Literal

import msgspec

SCHEME = 2
SECRET_BYTES = 32
NONCE_BYTES = 16
DIGEST_BYTES = 32

# hashes of different things are kept apart; the first of each pair is scheme 1
COMMITMENT = {1: b"smok-commitment", 2: b"smok2-commitment"}
PLEDGE = b"smok2-pledge"
SEED = {1: b"smok-game-seed", 2: b"smok2-seed"}


class Share(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the person of a seat has in the shuffle; without a nonce they were left out, because
    they did not reveal it in time."""

    seat: int
    pledge: str
    nonce: str | None = None


Fault = Literal["bad_shuffle", "wrong_secret", "wrong_pledge", "wrong_seed"]


class Shuffle(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Where the seed came from: enough to check that the shuffle was neither changed nor chosen.
    Scheme 1 has `nonces`, scheme 2 `shares`."""

    commitment: str
    secret: str
    nonces: list[str]
    scheme: int = 1
    shares: list[Share] = []

    def seed(self) -> bytes:
        if self.scheme == 1:
            return game_seed_of_nonces(self.secret, self.nonces)
        return game_seed(self.secret, self.shares)

    def faults(self, seed: int | str) -> Iterator[Fault]:
        """Whether the secret is the promised one, the nonces are the pledged ones, and the seed
        follows from both."""
        seats = [share.seat for share in self.shares]
        if self.scheme not in COMMITMENT or seats != sorted(set(seats)):
            yield "bad_shuffle"
            return
        try:
            promised = commitment(self.secret, self.scheme) == self.commitment
            kept = all(
                share.nonce is None or pledge(share.nonce) == share.pledge for share in self.shares
            )
            followed = self.seed().hex() == seed
        except (ValueError, OverflowError):
            yield "bad_shuffle"
            return
        if not promised:
            yield "wrong_secret"
        if not kept:
            yield "wrong_pledge"
        if not followed:
            yield "wrong_seed"


def commitment(secret: str, scheme: int = SCHEME) -> str:
    """What is published before the game: it binds the server and tells nothing."""
    return _hash(COMMITMENT[scheme], [bytes.fromhex(secret)]).hex()


def pledge(nonce: str) -> str:
    """The same for a nonce: it binds the person who drew it."""
    return _hash(PLEDGE, [bytes.fromhex(nonce)]).hex()


def game_seed(secret: str, shares: Iterable[Share]) -> bytes:
    """The seed of the game, from the secret and the revealed nonces, each with its seat."""
    parts = [bytes.fromhex(secret)]
    for share in shares:
        if share.nonce is not None:
            parts += [share.seat.to_bytes(2, "big"), _with_length(share.nonce)]
    return _hash(SEED[2], parts)


def game_seed_of_nonces(secret: str, nonces: Sequence[str]) -> bytes:
    """The seed in scheme 1: the nonces in the order of the seats."""
    return _hash(SEED[1], [bytes.fromhex(secret), *map(_with_length, nonces)])


def is_nonce(written: str) -> bool:
    """Whether a nonce is hexadecimal and of the right length."""
    return _is_hexadecimal(written, NONCE_BYTES)


def is_pledge(written: str) -> bool:
    return _is_hexadecimal(written, DIGEST_BYTES)


def _hash(purpose: bytes, parts: Iterable[bytes]) -> bytes:
    return hashlib.blake2b(b"".join(parts), digest_size=DIGEST_BYTES, person=purpose).digest()


def _with_length(nonce: str) -> bytes:
    part = bytes.fromhex(nonce)
    return len(part).to_bytes(2, "big") + part


def _is_hexadecimal(written: str, length: int) -> bool:
    try:
        return len(written) == 2 * length and len(bytes.fromhex(written)) == length
    except ValueError:
        return False
