"""Fair deals: the server commits to a secret, the seats add seeds, and the deal is derived from both.

`docs/fair-deals.md` explains what this proves and what it does not.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from parlour.core.errors import BadRecord
from parlour.core.rng import Rng, SecureRng

#: The versions of the derivation, with their domains. In version 1 the cards come from a small generator
#: with a seed of 64 bits, in version 2 from a cryptographic stream.
DOMAINS = {1: "parlour-deal-1", 2: "parlour-deal-2"}
#: The version of new deals.
VERSION = 2
SECRET_BYTES = 32

# `str.isprintable` depends on the Unicode tables of the Python version, so the characters are listed here.
# The lookahead is needed because `$` also matches before a trailing newline.
_LINE = r"^[^\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]*$(?!\n)"
_HEX = r"^[0-9a-f]{64}$(?!\n)"

#: The seed of a seat: one line of text, possibly empty.
Seed: TypeAlias = Annotated[str, Meta(max_length=64, pattern=_LINE)]
Hex: TypeAlias = Annotated[str, Meta(pattern=_HEX)]


class Fair(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """Everything that a deal is derived from. The server reveals it when the game is over."""

    #: The version of the derivation. Records of version 1 do not mention it.
    version: Literal[1, 2] = 1
    table: Annotated[str, Meta(min_length=1, max_length=64, pattern=_LINE)]
    #: The number of the game at the table, from 1.
    number: Annotated[int, Meta(ge=1, lt=2**53)]
    #: The hash of the secret, published before the seats added their seeds.
    commitment: Hex
    secret: Hex
    #: The seed of each seat.
    seeds: Annotated[list[Seed], Meta(max_length=64)]

    @property
    def deal_seed(self) -> int:
        """The seed that the record of the game must have."""
        return deal_seed(self.secret, self.table, self.number, self.seeds, self.version)

    @property
    def deal_key(self) -> bytes:
        """The 32 bytes that determine the deal."""
        return deal_key(self.secret, self.table, self.number, self.seeds, self.version)

    def deal_rng(self) -> Rng:
        """Return the generator from which the server must have drawn all cards."""
        return deal_rng(self.secret, self.table, self.number, self.seeds, self.version)

    def check(self, seed: int, seats: int) -> None:
        """Raise `BadRecord` if the deal of a game with this seed and seat count was not fair."""
        if len(self.seeds) != seats:
            raise BadRecord("fair-seats", found=len(self.seeds), count=seats)
        if commitment(self.secret) != self.commitment:
            raise BadRecord("fair-commitment")
        if self.deal_seed != seed:
            raise BadRecord("fair-seed")


def new_secret() -> str:
    """Return a random secret in hexadecimal digits."""
    return secrets.token_hex(SECRET_BYTES)


def commitment(secret: str) -> str:
    """Return the hash to publish in advance. It binds the server to the secret without revealing it."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def deal_seed(secret: str, table: str, number: int, seeds: Sequence[str], version: int = VERSION) -> int:
    """Derive the seed of the deal, from 0 to 2**64 - 1. `seeds` are the seeds of the seats, in order.

    In version 1 the cards are drawn from `Rng(seed)`. In version 2 the seed only identifies the deal.
    """
    return int.from_bytes(deal_key(secret, table, number, seeds, version)[:8], "big")


def deal_rng(secret: str, table: str, number: int, seeds: Sequence[str], version: int = VERSION) -> Rng:
    """Return the generator from which all cards of the game are drawn."""
    if version == 1:
        return Rng(deal_seed(secret, table, number, seeds, version))
    return SecureRng(deal_key(secret, table, number, seeds, version))


def deal_key(secret: str, table: str, number: int, seeds: Sequence[str], version: int = VERSION) -> bytes:
    """Derive the 32 bytes that determine the deal. Raise `BadRecord` if the version is unknown."""
    return hmac.digest(bytes.fromhex(secret), deal_bytes(table, number, seeds, version), "sha256")


def deal_bytes(table: str, number: int, seeds: Sequence[str], version: int = VERSION) -> bytes:
    """Encode the input of the HMAC as netstrings, so that different deals never have the same bytes."""
    if version not in DOMAINS:
        raise BadRecord("fair-version", found=version, known=VERSION)
    parts = [part.encode() for part in (DOMAINS[version], table, str(number), *seeds)]
    return b"".join(b"%d:%b," % (len(part), part) for part in parts)
