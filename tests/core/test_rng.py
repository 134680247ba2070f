from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour import Rng

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
