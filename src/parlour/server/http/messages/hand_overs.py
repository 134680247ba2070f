"""Seats on their way to another device."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from parlour.server.protocol import Secret, TableId


class HeldSeat(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A seat that the caller holds."""

    table: TableId
    secret: Secret


class HandOverRequest(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The seats that another device is to take over."""

    seats: Annotated[list[HeldSeat], Meta(min_length=1, max_length=50)]


class HandOver(Struct, frozen=True):
    """A code under which another device can take over seats, once."""

    code: str
    #: The secret with which the code can be watched and withdrawn.
    ticket: str
    #: The milliseconds until the code expires.
    left: int
    #: The tables of the seats. Those that are over, or where the secret gives no seat, are left out.
    tables: list[str]


class HandOverStatus(Struct, frozen=True):
    """The milliseconds until the code of a hand-over expires."""

    left: int


class RedeemRequest(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The code of a hand-over."""

    code: Annotated[str, Meta(pattern="^[A-Za-z0-9]{9}$")]
