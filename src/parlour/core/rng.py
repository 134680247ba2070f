"""The random number generators of states. Compiled and interpreted code give the same numbers."""

from __future__ import annotations

import hmac
import struct
from typing import Final, TypeVar

from mypy_extensions import i64

Card = TypeVar("Card")

MASK32: Final = 0xFFFFFFFF

#: The size of a `SecureRng`'s key in bytes, and how many words each of its blocks has.
KEY_SIZE: Final = 32
BLOCK_WORDS: Final = 8
SECURE_PREFIX: Final = "hmac-sha256:"


class Rng:
    """xoshiro128++ by Blackman and Vigna, with a state of four 32-bit words.

    All intermediate results are below 2**63, so machine integers and Python integers agree.
    """

    def __init__(self, seed: int, stream: int = 0, blank: bool = False) -> None:
        """Every pair of `seed` and `stream` gives a different sequence. `blank` skips the seeding."""
        self.a: i64 = 1
        self.b: i64 = 0
        self.c: i64 = 0
        self.d: i64 = 0
        if not blank:
            self._seed(seed, stream)

    def _seed(self, seed: int, stream: int) -> None:
        """Concatenate seed and stream, 64 bits each, and mix them with ChaCha quarter rounds.

        Every step is invertible, so different pairs give different states.
        """
        self.a = (seed & MASK32) ^ 0x61707865
        self.b = (seed >> 32 & MASK32) ^ 0x3320646E
        self.c = (stream & MASK32) ^ 0x79622D32
        self.d = (stream >> 32 & MASK32) ^ 0x6B206574
        for _ in range(8):
            self._quarter_round()
        if self.a | self.b | self.c | self.d == 0:
            self.a = 1

    def _quarter_round(self) -> None:
        mask: i64 = 0xFFFFFFFF
        a = (self.a + self.b) & mask
        d = self.d ^ a
        d = (d << 16 | d >> 16) & mask
        c = (self.c + d) & mask
        b = self.b ^ c
        b = (b << 12 | b >> 20) & mask
        a = (a + b) & mask
        d = d ^ a
        d = (d << 8 | d >> 24) & mask
        c = (c + d) & mask
        b = b ^ c
        self.b = (b << 7 | b >> 25) & mask
        self.a = a
        self.c = c
        self.d = d

    def next32(self) -> i64:
        """Return the next 32 random bits."""
        mask: i64 = 0xFFFFFFFF
        a = self.a
        b = self.b
        c = self.c ^ a
        d = self.d ^ b
        x = (a + self.d) & mask
        result = (((x << 7) | (x >> 25)) + a) & mask
        self.b = b ^ c
        self.a = a ^ d
        self.c = c ^ ((b << 9) & mask)
        self.d = ((d << 11) | (d >> 21)) & mask
        return result

    def below(self, n: i64) -> i64:
        """Return a uniform random integer from 0 to `n - 1` (Lemire's method). `n` is 1 to 2**31."""
        if n < 1 or n > 0x80000000:
            raise ValueError("below() takes a number from 1 to 2**31")
        product = self.next32() * n
        mask: i64 = 0xFFFFFFFF
        low = product & mask
        if low < n:
            floor = (mask + 1) % n
            while low < floor:
                product = self.next32() * n
                low = product & mask
        return product >> 32

    def fraction(self) -> float:
        """Return a uniform random number of at least 0 and below 1, with 32 bits."""
        return float(self.next32()) / 4294967296.0

    # Generic, so that compiled code moves the cards without unboxing them.
    def shuffle(self, cards: list[Card]) -> None:
        """Shuffle the cards in place."""
        i: i64 = len(cards) - 1
        while i > 0:
            j = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1

    def take(self, cards: list[Card], count: i64) -> list[Card]:
        """Remove and return `count` random cards. The order of the remaining cards is arbitrary."""
        taken: list[Card] = []
        while count > 0:
            j = self.below(len(cards))
            last = cards.pop()
            if j < len(cards):
                taken.append(cards[j])
                cards[j] = last
            else:
                taken.append(last)
            count -= 1
        return taken

    def clone(self) -> Rng:
        """Return an independent copy, which yields the same numbers."""
        return _from_words(self.a, self.b, self.c, self.d)

    def spawn(self) -> Rng:
        """Return a new generator that is seeded from this one."""
        return _from_words(self.next32(), self.next32(), self.next32(), self.next32() | 1)

    def dump(self) -> str:
        """Serialise the state to 32 hexadecimal digits."""
        return f"{int(self.a):08x}{int(self.b):08x}{int(self.c):08x}{int(self.d):08x}"

    @staticmethod
    def load(text: str) -> Rng:
        """Deserialise a generator of either kind from `dump`. Raise `ValueError` if the text is invalid."""
        if text.startswith(SECURE_PREFIX):
            return _load_secure(text)
        if len(text) != 32 or any(digit not in "0123456789abcdef" for digit in text):
            raise ValueError("not a generator state")
        words = [int(text[at : at + 8], 16) for at in range(0, 32, 8)]
        if not any(words):
            raise ValueError("not a generator state")
        return _from_words(words[0], words[1], words[2], words[3])


def blank_rng() -> Rng:
    """Return a generator for boards that are never played."""
    return Rng(0, 0, True)


def _from_words(a: i64, b: i64, c: i64, d: i64) -> Rng:
    rng = Rng(0, 0, True)
    rng.a = a
    rng.b = b
    rng.c = c
    rng.d = d
    return rng


class SecureRng(Rng):
    """HMAC-SHA-256 in counter mode: nobody can tell from some of its numbers what the others are.

    It is slower than `Rng` and made for deals on a server. Each block of eight 32-bit words is the HMAC of
    its number, in eight bytes, under the key.
    """

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        """`drawn` is the number of words that were drawn before."""
        super().__init__(0, 0, True)
        if len(key) != KEY_SIZE:
            raise ValueError("a key has 32 bytes")
        self.key = key
        self.drawn: i64 = drawn
        #: The current block, as far as it was drawn from.
        self.words: tuple[int, ...] = ()

    def next32(self) -> i64:
        """Return the next 32 random bits."""
        place = self.drawn % BLOCK_WORDS
        if place == 0 or not self.words:
            number = int(self.drawn // BLOCK_WORDS)
            block = hmac.digest(self.key, number.to_bytes(8, "big"), "sha256")
            self.words = struct.unpack(">8I", block)
        self.drawn += 1
        return self.words[place]

    def clone(self) -> Rng:
        """Return an independent copy, which yields the same numbers."""
        return SecureRng(self.key, self.drawn)

    def dump(self) -> str:
        """Serialise the key and the number of words drawn."""
        return f"{SECURE_PREFIX}{self.key.hex()}:{int(self.drawn)}"


def _load_secure(text: str) -> Rng:
    key, _, drawn = text.removeprefix(SECURE_PREFIX).partition(":")
    is_key = len(key) == 2 * KEY_SIZE and all(digit in "0123456789abcdef" for digit in key)
    if not is_key or not (drawn.isascii() and drawn.isdigit()) or len(drawn) > 16 or drawn != str(int(drawn)):
        raise ValueError("not a generator state")
    return SecureRng(bytes.fromhex(key), int(drawn))
