"""The fields of a subscription: an address, a language, and quiet hours."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta, Struct

from parlour.server.protocol import Language

LONGEST_URL = 1_000

Url: TypeAlias = Annotated[str, Meta(min_length=8, max_length=LONGEST_URL)]
TimeOfDay: TypeAlias = Annotated[str, Meta(pattern="^([01][0-9]|2[0-3]):[0-5][0-9]$")]


class PushAddress(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="push"):
    """A subscription of a browser's push service, with its keys as the browser gives them."""

    endpoint: Url
    p256dh: Annotated[str, Meta(min_length=1, max_length=200)]
    auth: Annotated[str, Meta(min_length=1, max_length=100)]


class WebhookAddress(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="webhook"):
    """A URL that gets a JSON object by POST."""

    url: Url


class NtfyAddress(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="ntfy"):
    """The URL of a topic at a server of ntfy."""

    url: Url


class MailAddress(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="mail"):
    """An email address. Until it is confirmed, nothing but the code for that is sent to it."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]


Address: TypeAlias = PushAddress | WebhookAddress | NtfyAddress | MailAddress


class QuietHours(Struct, frozen=True, forbid_unknown_fields=True):
    """From `start` to `end`, perhaps on the next day, in a time zone of the IANA database."""

    start: TimeOfDay
    end: TimeOfDay
    zone: Annotated[str, Meta(min_length=1, max_length=64)]


class Subscription(Struct, frozen=True):
    address: Address
    language: Language
    quiet: QuietHours | None
    #: The origin of the page, for links.
    origin: str


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Subscription).decode
