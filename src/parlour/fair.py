"""Fair deals: a server commits to a secret, seats add seeds of their own, and the deal follows from both.

`docs/fair-deals.md` tells what that proves and what it does not.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from parlour.core.errors import BadRecord

#: What is derived, and how; raised when the bytes below change.
DOMAIN = "parlour-deal-1"
SECRET_BYTES = 32

# Written out rather than `str.isprintable`, which knows other characters in other versions of Python;
# the last part is there because `$` alone overlooks a line break at the end.
_LINE = r"^[^\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]*$(?!\n)"
_HEX = r"^[0-9a-f]{64}$(?!\n)"

#: What a seat adds to the deal: a line of text; empty means nothing.
Seed: TypeAlias = Annotated[str, Meta(max_length=64, pattern=_LINE)]
Hex: TypeAlias = Annotated[str, Meta(pattern=_HEX)]


class Fair(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All that a deal follows from, revealed when the game is over."""

    table: Annotated[str, Meta(min_length=1, max_length=64, pattern=_LINE)]
    #: Which game at that table, from 1.
    number: Annotated[int, Meta(ge=1, lt=2**53)]
    #: What the seats were shown before they added their seeds.
    commitment: Hex
    secret: Hex
    #: By seat.
    seeds: Annotated[list[Seed], Meta(max_length=64)]

    @property
    def deal_seed(self) -> int:
        """The seed that the game must have been dealt with."""
        return deal_seed(self.secret, self.table, self.number, self.seeds)

    def check(self, seed: int, seats: int) -> None:
        """BadRecord if a game of so many seats with that seed was dealt otherwise than promised."""
        if len(self.seeds) != seats:
            raise BadRecord("fair-seats", found=len(self.seeds), count=seats)
        if commitment(self.secret) != self.commitment:
            raise BadRecord("fair-commitment")
        if self.deal_seed != seed:
            raise BadRecord("fair-seed")


def new_secret() -> str:
    """A secret that nobody can guess, in hexadecimal digits."""
    return secrets.token_hex(SECRET_BYTES)


def commitment(secret: str) -> str:
    """What can be shown of the secret beforehand: it gives nothing away, and fits no other secret."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def deal_seed(secret: str, table: str, number: int, seeds: Sequence[str]) -> int:
    """The seed of the deal, from 0 to 2**64 - 1; `seeds` are those of the seats, in their order."""
    code = hmac.digest(bytes.fromhex(secret), deal_bytes(table, number, seeds), "sha256")
    return int.from_bytes(code[:8], "big")


def deal_bytes(table: str, number: int, seeds: Sequence[str]) -> bytes:
    """What the secret is mixed with: netstrings, so that no two deals have the same bytes."""
    parts = [part.encode() for part in (DOMAIN, table, str(number), *seeds)]
    return b"".join(b"%d:%b," % (len(part), part) for part in parts)
