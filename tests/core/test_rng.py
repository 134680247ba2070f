from __future__ import annotations

import hmac

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour import Rng, SecureRng

MASK = 0xFFFFFFFF


def reference(words: list[int], count: int) -> list[int]:
    """xoshiro128++ as published by its authors, with Python integers."""

    def turn(x: int, k: int) -> int:
        return (x << k | x >> (32 - k)) & MASK

    s = words[:]
    numbers = []
    for _ in range(count):
        numbers.append((turn((s[0] + s[3]) & MASK, 7) + s[0]) & MASK)
        t = s[1] << 9 & MASK
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = turn(s[3], 11)
    return numbers


@given(st.lists(st.integers(0, MASK), min_size=4, max_size=4).filter(any))
def test_the_generator_is_xoshiro128pp(words: list[int]) -> None:
    rng = Rng.load("".join(f"{word:08x}" for word in words))
    assert [rng.next32() for _ in range(20)] == reference(words, 20)


def test_numbers_are_the_same_on_every_machine() -> None:
    rng = Rng(7)
    assert [rng.below(1000) for _ in range(8)] == PINNED
    assert Rng(2**64 - 1, 2**63).dump() == PINNED_STATE


PINNED = [262, 9, 513, 653, 327, 535, 628, 600]
PINNED_STATE = "a0bdceece27b93e74c188e92bb2d451b"


@given(st.integers(0, 2**64 - 1), st.integers(0, 2**63 - 1))
def test_different_seeds_and_streams_never_share_a_sequence(seed: int, stream: int) -> None:
    own = Rng(seed, stream).dump()
    assert own != Rng(seed ^ 1, stream).dump()
    assert own != Rng(seed, stream ^ 1).dump()
    assert own != Rng(seed ^ 1 << 63, stream).dump()


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 63])
def test_below_is_even(n: int) -> None:
    rng = Rng(n)
    draws = 6000
    counts = [0] * n
    for _ in range(draws):
        counts[rng.below(n)] += 1
    expected = draws / n
    assert sum((count - expected) ** 2 / expected for count in counts) < 2.5 * n + 20


@pytest.mark.parametrize("n", [0, -1, 2**31 + 1])
def test_below_refuses_numbers_out_of_range(n: int) -> None:
    with pytest.raises(ValueError, match="below"):
        Rng(0).below(n)


def test_fractions_are_even_and_below_one() -> None:
    rng = Rng(5)
    found = [rng.fraction() for _ in range(10_000)]
    assert min(found) >= 0
    assert max(found) < 1
    for tenth in range(10):
        assert 900 < sum(tenth <= 10 * fraction < tenth + 1 for fraction in found) < 1100


def test_shuffle_reaches_every_order_about_equally_often() -> None:
    rng = Rng(3)
    seen: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        cards = [1, 2, 3]
        rng.shuffle(cards)
        seen[tuple(cards)] = seen.get(tuple(cards), 0) + 1
    assert len(seen) == 6
    assert all(850 < count < 1150 for count in seen.values())


@given(st.lists(st.integers(0, 60), max_size=12), st.data())
def test_take_splits_a_pile(cards: list[int], data: st.DataObject) -> None:
    count = data.draw(st.integers(0, len(cards)))
    rest = cards[:]
    taken = Rng(len(cards)).take(rest, count)
    assert len(taken) == count
    assert sorted(taken + rest) == sorted(cards)


def test_a_clone_goes_the_same_way_alone() -> None:
    rng = Rng(5)
    copy = rng.clone()
    ahead = [copy.below(100) for _ in range(5)]
    assert [rng.below(100) for _ in range(5)] == ahead


def test_dump_and_load_keep_the_place() -> None:
    rng = Rng(5)
    rng.below(10)
    assert Rng.load(rng.dump()).below(10**6) == rng.below(10**6)


@pytest.mark.parametrize("text", ["", "0" * 32, "g" * 32, "a" * 31, "A" * 32, "1" * 33])
def test_load_refuses_what_is_no_state(text: str) -> None:
    with pytest.raises(ValueError, match="generator"):
        Rng.load(text)


def stream(key: bytes, count: int) -> list[int]:
    """HMAC-SHA-256 in counter mode, word by word."""
    numbers: list[int] = []
    for number in range(count // 8 + 1):
        block = hmac.digest(key, number.to_bytes(8, "big"), "sha256")
        numbers += [int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4)]
    return numbers[:count]


@given(st.binary(min_size=32, max_size=32), st.integers(0, 40))
def test_the_secure_generator_is_hmac_sha256_in_counter_mode(key: bytes, drawn: int) -> None:
    rng: Rng = SecureRng(key)
    assert [rng.next32() for _ in range(40)] == stream(key, 40)
    later = SecureRng(key, drawn)
    assert [later.next32() for _ in range(40)] == stream(key, drawn + 40)[drawn:]


def test_the_secure_generator_shuffles_alike_on_every_machine() -> None:
    cards = list(range(10))
    rng = SecureRng(bytes(range(32)))
    rng.shuffle(cards)
    assert cards == PINNED_CARDS
    assert rng.dump() == f"hmac-sha256:{bytes(range(32)).hex()}:9"


PINNED_CARDS = [0, 4, 8, 5, 9, 7, 3, 1, 2, 6]


@given(st.binary(min_size=32, max_size=32), st.integers(0, 40))
def test_copies_of_the_secure_generator_go_on_alike(key: bytes, drawn: int) -> None:
    rng = SecureRng(key)
    for _ in range(drawn):
        rng.next32()
    copies = [rng.clone(), Rng.load(rng.dump())]
    expected = [rng.next32() for _ in range(20)]
    for copy in copies:
        assert [copy.next32() for _ in range(20)] == expected


def test_what_the_secure_generator_spawns_is_a_fast_one() -> None:
    spawned = SecureRng(bytes(32)).spawn()
    assert type(spawned) is Rng


@pytest.mark.parametrize(
    "text",
    [
        "hmac-sha256:",
        f"hmac-sha256:{'ab' * 32}",
        f"hmac-sha256:{'ab' * 32}:",
        f"hmac-sha256:{'ab' * 32}:-1",
        f"hmac-sha256:{'ab' * 32}:01",
        f"hmac-sha256:{'ab' * 32}:1.5",
        f"hmac-sha256:{'ab' * 32}:²",
        f"hmac-sha256:{'ab' * 32}:{10**16}",
        f"hmac-sha256:{'AB' * 32}:1",
        f"hmac-sha256:{'ab' * 31}:1",
        f"hmac-sha256:{'ab' * 33}:1",
        f"HMAC-SHA256:{'ab' * 32}:1",
    ],
)
def test_no_other_text_is_a_secure_generator(text: str) -> None:
    with pytest.raises(ValueError, match="not a generator state"):
        Rng.load(text)


@pytest.mark.parametrize("size", [0, 16, 31, 33])
def test_a_key_has_32_bytes(size: int) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        SecureRng(bytes(size))
