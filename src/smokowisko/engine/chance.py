"""Chance: the only source of randomness of a game, the same stream compiled and interpreted.

An `int` seed selects a small fast generator (search, tests, research); a 32-byte seed a keyed
cryptographic stream, so that nobody can try seeds until the cards they see fit.
"""

import hashlib
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from smokowisko.engine.errors import BadOptions

WORD_MASK: Final = 0xFFFF_FFFF
# Multiply-with-carry in one 63-bit int: MULTIPLIER * 2**32 - 1 and MULTIPLIER * 2**31 - 1 are
# prime, so that every state but the two fixed points lies on a cycle of about 2**62 words.
MULTIPLIER: Final = 2_131_995_753
CYCLE: Final = MULTIPLIER << 32
MIXER: Final = 0x45D9F3B
SEED_LIMIT: Final = 1 << 63
SECRET_SEED_BYTES: Final = 32
WORDS_A_BLOCK: Final = 16

FAST: Final = 0
SECRET: Final = 1


class Chance:
    """The fast generator. Its whole state is one number."""

    def __init__(self, state: i64) -> None:
        self.state: i64 = state

    def word(self) -> i64:
        """32 random bits."""
        self.state = MULTIPLIER * (self.state & WORD_MASK) + (self.state >> 32)
        return (self.state & WORD_MASK) ^ (self.state >> 32)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each exactly as likely (0 < n < 2**31)."""
        scaled: i64 = self.word() * n
        if scaled & WORD_MASK < n:
            surplus: i64 = (WORD_MASK + 1) % n
            while scaled & WORD_MASK < surplus:
                scaled = self.word() * n
        return scaled >> 32

    def shuffle(self, cards: vec[i64], start: i64, stop: i64) -> None:
        """Shuffle cards[start:stop] in place."""
        for i in range(stop - 1, start, -1):
            j: i64 = start + self.below(i - start + 1)
            card: i64 = cards[i]
            cards[i] = cards[j]
            cards[j] = card

    def shuffle_anew(self, cards: vec[i64], start: i64, stop: i64, kinds: i64) -> None:
        """Sort, then shuffle cards[start:stop]: the new order depends on the cards alone, which are
        numbers below `kinds`."""
        counts = vec[i64]([0] * kinds)
        for at in range(start, stop):
            counts[cards[at]] += 1
        place: i64 = start
        for card in range(kinds):
            for _ in range(counts[card]):
                cards[place] = card
                place += 1
        self.shuffle(cards, start, stop)

    def copy(self) -> "Chance":
        return Chance(self.state)

    def dump(self) -> list[int]:
        return [FAST, self.state]


@final
class SecretChance(Chance):
    """BLAKE2b in counter mode under a key that cannot be turned back into the seed."""

    def __init__(self, key: bytes, position: i64) -> None:
        super().__init__(position)
        self.key = key
        self.block: i64 = -1
        self.words: list[int] = []

    def word(self) -> i64:
        block: i64 = self.state // WORDS_A_BLOCK
        if block != self.block:
            counter = int(block).to_bytes(8, "little")
            stream = hashlib.blake2b(counter, key=self.key, digest_size=64).digest()
            self.words = [int.from_bytes(stream[at : at + 4], "little") for at in range(0, 64, 4)]
            self.block = block
        word: i64 = self.words[self.state % WORDS_A_BLOCK]
        self.state += 1
        return word

    def copy(self) -> Chance:
        return SecretChance(self.key, self.state)

    def dump(self) -> list[int]:
        key = [int.from_bytes(self.key[at : at + 4], "little") for at in range(0, 32, 4)]
        return [SECRET, self.state, *key]


def seeded(seed: int | bytes) -> Chance:
    """The generator of a new game."""
    if isinstance(seed, bytes):
        if len(seed) != SECRET_SEED_BYTES:
            raise BadOptions(
                f"A secret seed has {SECRET_SEED_BYTES} bytes, not {len(seed)}.", option="seed"
            )
        key = hashlib.blake2b(seed, digest_size=32, person=b"smokowisko").digest()
        return SecretChance(key, 0)
    if not 0 <= seed < SEED_LIMIT:
        raise BadOptions(f"The seed {seed} is not between 0 and 2**63 - 1.", option="seed")
    return fast(seed)


def fast(seed: i64) -> Chance:
    """The fast generator of a seed; neighbouring seeds are mixed far apart first, since
    multiply-with-carry alone is linear in its seed."""
    left: i64 = seed >> 32
    right: i64 = seed & WORD_MASK
    for salt in range(1, 5):
        left, right = right, left ^ _scrambled(right ^ salt)
    return Chance(((left << 31) ^ right) % (CYCLE - 2) + 1)


def _scrambled(word: i64) -> i64:
    word = ((word ^ (word >> 16)) * MIXER) & WORD_MASK
    word = ((word ^ (word >> 16)) * MIXER) & WORD_MASK
    return word ^ (word >> 16)


def load(numbers: list[int]) -> Chance:
    """The generator that `dump` wrote."""
    if numbers[0] == FAST:
        return Chance(numbers[1])
    return SecretChance(b"".join(word.to_bytes(4, "little") for word in numbers[2:10]), numbers[1])


def dump_length(kind: int) -> int:
    return 2 if kind == FAST else 10
