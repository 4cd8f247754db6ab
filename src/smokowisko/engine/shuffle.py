"""A shuffle that nobody can have chosen, and that anybody can check.

The server commits to a secret before anybody sits down; every person adds a nonce; the seed of the
game is the hash of all. After the game the secret and the nonces are revealed.
"""

import hashlib
from collections.abc import Sequence

SECRET_BYTES = 32
NONCE_BYTES = 16


def commitment(secret: str) -> str:
    """What is published before the game: it binds the server and tells nothing."""
    known = hashlib.blake2b(bytes.fromhex(secret), digest_size=32, person=b"smok-commitment")
    return known.hexdigest()


def game_seed(secret: str, nonces: Sequence[str]) -> bytes:
    """The seed of the game, from the secret and the nonces in the order of the seats."""
    mix = hashlib.blake2b(bytes.fromhex(secret), digest_size=32, person=b"smok-game-seed")
    for nonce in nonces:
        part = bytes.fromhex(nonce)
        mix.update(len(part).to_bytes(2, "big") + part)
    return mix.digest()


def is_nonce(written: str) -> bool:
    """Whether a nonce is hexadecimal and of the right length."""
    try:
        return len(written) == 2 * NONCE_BYTES and len(bytes.fromhex(written)) == NONCE_BYTES
    except ValueError:
        return False
