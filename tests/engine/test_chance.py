"""The generators: uniform, well mixed, secret where they must be, and the same in both modes."""

import random
from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from smokowisko.engine import chance
from smokowisko.engine.chance import CYCLE, MULTIPLIER, SEED_LIMIT, Chance, seeded
from smokowisko.engine.errors import BadOptions

# chi-square with 5 degrees of freedom exceeds this once in a million times
UNLIKELY_WITH_SIX_FACES = 36.0

SECRET = bytes(range(32))
# one word, then five throws below 1000 from the start: the same compiled and interpreted, for ever
FAST_STREAM = [785653808, 182, 742, 753, 834, 123]
SECRET_STREAM = [379342901, 88, 438, 413, 111, 291]


def throws(luck: Chance, faces: int, count: int) -> list[int]:
    return [int(luck.below(faces)) for _ in range(count)]


def test_the_streams_never_change() -> None:
    assert [int(seeded(7).word()), *throws(seeded(7), 1000, 5)] == FAST_STREAM
    assert [int(seeded(SECRET).word()), *throws(seeded(SECRET), 1000, 5)] == SECRET_STREAM


@pytest.mark.parametrize("seed", [0, 1, SEED_LIMIT - 1, bytes(32)])
def test_every_face_is_as_likely(seed: int | bytes) -> None:
    count = 60_000
    faces = Counter(throws(seeded(seed), 6, count))
    expected = count / 6
    assert sum((faces[face] - expected) ** 2 / expected for face in range(6)) < (
        UNLIKELY_WITH_SIX_FACES
    )


def test_large_bounds_are_not_skewed() -> None:
    """With 3 * 2**29 faces a generator without rejection favours every third outcome twofold."""
    faces = 3 << 29
    thirds = Counter(throw % 3 for throw in throws(seeded(5), faces, 60_000))
    assert all(19_300 < thirds[third] < 20_700 for third in range(3))


def test_neighbouring_seeds_are_not_correlated() -> None:
    """The first throws of seed n and n + 1 agree as often as chance has it (bound: 5 sigma)."""
    seeds, faces = 20_000, 10
    first = [int(seeded(seed).below(faces)) for seed in range(seeds + 1)]
    agreements = sum(one == next_ for one, next_ in pairwise(first))
    sigma = (seeds * 0.1 * 0.9) ** 0.5
    assert abs(agreements - seeds / faces) < 5 * sigma


def test_seeds_that_differ_in_one_bit_give_unrelated_streams() -> None:
    """About half of the 32 bits of the first word differ."""
    luck = random.Random(1)
    differing = []
    for _ in range(2_000):
        seed = luck.getrandbits(63)
        other = seed ^ (1 << luck.randrange(63))
        differing.append((int(seeded(seed).word()) ^ int(seeded(other).word())).bit_count())
    assert 15.6 < sum(differing) / len(differing) < 16.4
    assert min(differing) >= 2


@pytest.mark.parametrize("number", [MULTIPLIER * 2**32 - 1, MULTIPLIER * 2**31 - 1])
def test_the_cycle_is_as_long_as_claimed(number: int) -> None:
    """Both are prime (Miller–Rabin), and the state always fits 63 bits."""
    assert number < 2**63
    odd, twos = number - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):  # enough below 2**64
        power = pow(base, odd, number)
        powers = [power]
        for _ in range(twos - 1):
            powers.append(powers[-1] ** 2 % number)
        assert power == 1 or number - 1 in powers


@given(st.integers(0, SEED_LIMIT - 1))
def test_every_seed_starts_on_the_cycle(seed: int) -> None:
    assert 0 < seeded(seed).state < CYCLE - 1


@pytest.mark.parametrize("seed", [-1, SEED_LIMIT, b"", bytes(31), bytes(33)])
def test_other_seeds_are_refused(seed: int | bytes) -> None:
    with pytest.raises(BadOptions) as refusal:
        seeded(seed)
    assert refusal.value.option == "seed"


@pytest.mark.parametrize("seed", [3, bytes(range(32))])
def test_copy_and_dump_go_on_with_the_same_stream(seed: int | bytes) -> None:
    luck = seeded(seed)
    throws(luck, 6, 21)
    copy, loaded = luck.copy(), chance.load(luck.dump())
    expected = throws(luck, 1000, 40)
    assert throws(copy, 1000, 40) == expected
    assert throws(loaded, 1000, 40) == expected


def test_a_dump_does_not_contain_the_seed() -> None:
    seed = bytes(range(100, 132))
    words = [int.from_bytes(seed[at : at + 4], "little") for at in range(0, 32, 4)]
    assert not set(words) & set(seeded(seed).dump())


def test_shuffle_reaches_every_order_alike_and_touches_nothing_else() -> None:
    luck = seeded(11)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6_000):
        cards = vec[i64]([9, 1, 2, 3, 9])
        luck.shuffle(cards, 1, 4)
        assert (cards[0], cards[4]) == (9, 9)
        orders[tuple(int(card) for card in cards[1:4])] += 1
    assert len(orders) == 6
    assert all(880 < count < 1120 for count in orders.values())
