"""Hand-overs: by a code that works once, another device takes over seats.

The server keeps only hashes of the secrets of seats, and a hand-over changes nothing about that. While it
waits, the secrets are encrypted with a key that only the code gives, and the database has neither.
"""

from __future__ import annotations

import asyncio
import os
import secrets
from typing import NamedTuple

import msgspec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.scrypt import Scrypt
from msgspec import Struct

from parlour.server.access import hash_secret
from parlour.server.errors import NotFound, TooMuch
from parlour.server.hand_over_store import HandOverStore
from parlour.server.ids import new_id
from parlour.server.interfaces import Clock
from parlour.server.limits import AddressBuckets, Bucket, PerHour

#: 45 bits, to be read aloud in three groups of three.
CODE_LENGTH = 9
#: Milliseconds in which a code has to be used.
LIFETIME = 5 * 60 * 1000
#: New codes per hour and address.
PER_HOUR = 60
#: The codes an address may try at once, and per minute after that; and all addresses together.
TRIES, TRIES_PER_MINUTE = 10, 6
TRIES_IN_ALL, TRIES_IN_ALL_PER_MINUTE = 60, 120
#: Slow on purpose: somebody with a copy of the database could otherwise try all codes.
COST = 2**14
KEY_SIZE = HASH_SIZE = 16
NONCE_SIZE = 12


class SeatSecret(Struct, frozen=True, array_like=True):
    """A table, and the secret of a seat there."""

    table: str
    secret: str


class Offer(NamedTuple):
    """The code under which seats can be taken, and the ticket to watch or withdraw it."""

    code: str
    ticket: str


_read_seats = msgspec.json.Decoder(list[SeatSecret]).decode


class HandOvers:
    """Offers seats under a code and gives them to the first who knows it."""

    def __init__(self, store: HandOverStore, clock: Clock, is_limited: bool) -> None:
        self._store = store
        self._clock = clock
        self._offers = PerHour(PER_HOUR if is_limited else 0, "too-many-hand-overs")
        self._tries = AddressBuckets(TRIES_PER_MINUTE / 60 if is_limited else 0, TRIES)
        self._tries_in_all = Bucket(TRIES_IN_ALL_PER_MINUTE / 60 if is_limited else 0, TRIES_IN_ALL)

    def check_offer(self, address: str) -> None:
        """Raise `TooMuch` if the address has offered seats too often."""
        self._offers.check(address)

    def check_try(self, address: str) -> None:
        """Raise `TooMuch` if the address, or all together, have tried too many codes."""
        if not self._tries.take(address) or not self._tries_in_all.take():
            raise TooMuch("too-many-codes")

    async def offer(self, seats: list[SeatSecret]) -> Offer:
        """Keep the seats for whoever knows the code, for a while."""
        code = new_id(CODE_LENGTH)
        ticket = secrets.token_urlsafe(24)
        key, hash = await asyncio.to_thread(_derive, code)
        await self._store.add(
            {
                "code": hash,
                "ticket": hash_secret(ticket),
                "expires": self._clock.now() + LIFETIME,
                "seats": _encrypt(key, msgspec.json.encode(seats)),
            }
        )
        return Offer(code, ticket)

    async def redeem(self, code: str) -> list[SeatSecret]:
        """Return the seats and forget them; `NotFound` if the code is wrong, used or too old."""
        key, hash = await asyncio.to_thread(_derive, code.lower())
        seats = await self._store.take(hash, self._clock.now())
        if seats is None:
            raise NotFound("no-such-hand-over")
        return _read_seats(_decrypt(key, seats))

    async def time_left(self, ticket: str) -> int:
        """Return for how many milliseconds the code can still be used; `NotFound` if it cannot."""
        now = self._clock.now()
        expires = await self._store.expires(hash_secret(ticket), now)
        if expires is None:
            raise NotFound("no-such-hand-over")
        return expires - now

    async def withdraw(self, ticket: str) -> None:
        """Forget the seats, if nobody has taken them."""
        await self._store.delete(hash_secret(ticket))

    async def purge(self) -> None:
        """Forget what nobody has taken in time."""
        await self._store.delete_expired(self._clock.now())


def _derive(code: str) -> tuple[bytes, str]:
    """Return the key of a code, and the hash by which it is found; the hash reveals neither."""
    scrypt = Scrypt(salt=b"parlour hand-over", length=KEY_SIZE + HASH_SIZE, n=COST, r=8, p=1)
    derived = scrypt.derive(code.encode())
    return derived[:KEY_SIZE], derived[KEY_SIZE:].hex()


def _encrypt(key: bytes, text: bytes) -> bytes:
    nonce = os.urandom(NONCE_SIZE)
    return nonce + AESGCM(key).encrypt(nonce, text, None)


def _decrypt(key: bytes, data: bytes) -> bytes:
    return AESGCM(key).decrypt(data[:NONCE_SIZE], data[NONCE_SIZE:], None)
