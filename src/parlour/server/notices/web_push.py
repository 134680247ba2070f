"""Web Push: messages that only the browser of the subscription can read, signed with the server's key."""

from __future__ import annotations

import binascii
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Sequence
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric.ec import (
    SECP256R1,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from parlour.core.errors import BadOption
from parlour.server.notices.outgoing import read_url
from parlour.server.notices.subscription import PushAddress

#: The push services of browsers; `*.` stands for all subdomains.
SERVICES = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    "web.push.apple.com",
    "*.notify.windows.com",
)
#: Seconds for which a signature is good.
SIGNED_FOR = 12 * 60 * 60
AUTH_SIZE = 16
#: The longest name of a topic.
TOPIC_LENGTH = 32


def new_key() -> bytes:
    """Return a new private key of a server."""
    vapid = Vapid02()
    vapid.generate_keys()
    pem: bytes = vapid.private_pem()
    return pem


class WebPush:
    """Encrypts and signs the messages of a server with this key."""

    def __init__(self, private_key: bytes, contact: str, services: Sequence[str] = ()) -> None:
        self._vapid = Vapid02.from_pem(private_key)
        # Its own check of contacts refuses pages and ports.
        self._vapid.conf = {"no-strict": True}
        self._contact = contact
        self._services = (*SERVICES, *services)

    @property
    def public_key(self) -> str:
        """The key by which browsers and push services know this server."""
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return urlsafe_b64encode(point).rstrip(b"=").decode()

    def check(self, address: PushAddress) -> None:
        """Refuse unknown push services and malformed keys."""
        host = read_url(address.endpoint).host
        if not any(_matches(host, name) for name in self._services):
            raise BadOption("unknown-push-service", host=host)
        _keys_of(address)

    def message(self, address: PushAddress, payload: bytes) -> bytes:
        """Return the payload encrypted for the browser (RFC 8291)."""
        public_key, auth = _keys_of(address)
        encrypted: bytes = http_ece.encrypt(
            payload,
            private_key=generate_private_key(SECP256R1()),
            dh=public_key,
            auth_secret=auth,
            version="aes128gcm",
        )
        return encrypted

    def headers(self, address: PushAddress, origin: str, topic: str, seconds: int) -> dict[str, str]:
        """Return the headers of a message that expires after this many seconds, or with the next one.

        The contact is that of the operator (RFC 8292), or the host of the page.
        """
        claims = {
            "aud": read_url(address.endpoint).origin,
            "exp": int(time.time()) + SIGNED_FOR,
            "sub": self._contact or f"https://{urlsplit(origin).hostname}",
        }
        return {
            **self._vapid.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(seconds),
            "Topic": topic[:TOPIC_LENGTH],
            "Urgency": "normal",
            # Windows asks for it.
            "X-WNS-Type": "wns/raw",
        }


def _matches(host: str, name: str) -> bool:
    return host.endswith(name[1:]) if name.startswith("*.") else host == name


def _keys_of(address: PushAddress) -> tuple[bytes, bytes]:
    """Return the public key and the secret of a browser."""
    try:
        public_key, auth = (
            urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
            for text in (address.p256dh, address.auth)
        )
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), public_key)
    except (ValueError, binascii.Error):
        raise BadOption("bad-push-keys") from None
    if len(auth) != AUTH_SIZE:
        raise BadOption("bad-push-keys")
    return public_key, auth
