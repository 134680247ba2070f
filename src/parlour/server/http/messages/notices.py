"""Subscriptions: where people want to be told that it is their turn."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from parlour.server.notices.subscription import Address, QuietHours
from parlour.server.protocol import Language


class NoticeMeans(Struct, frozen=True):
    """The ways to tell people that it is their turn, besides webhooks and ntfy."""

    #: The key by which push services know the server.
    push_key: str
    mail: bool


class SubscriptionRequest(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A request to subscribe to notices that it is somebody's turn."""

    address: Address
    language: Language
    quiet: QuietHours | None = None


class ScheduleRequest(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The language and the quiet hours of a subscription."""

    language: Language
    quiet: QuietHours | None


class CodeRequest(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The code from an email."""

    code: Annotated[str, Meta(pattern="^[0-9]{8}$")]


class SubscriptionInfo(Struct, frozen=True):
    """A subscription of the seat."""

    id: str
    kind: Literal["push", "webhook", "ntfy", "mail"]
    #: The host of the address, or an email address without most of its name.
    label: str
    #: The SHA-256 of a push endpoint, by which a browser knows its own; empty for other addresses.
    digest: str
    #: Whether it is active: an email address has to be confirmed first.
    confirmed: bool
    language: Language
    quiet: QuietHours | None
