"""A server of the tests' own that notices are sent to: it keeps what it gets, and answers as told."""

from __future__ import annotations

import json
import os
import queue
import threading
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

import http_ece
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

PATIENCE = 60


class Arrived(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class Endpoint:
    def __init__(self, server: ThreadingHTTPServer) -> None:
        self.port: int = server.server_address[1]
        #: The status of the next answers, and of all others.
        self.statuses: list[int] = []
        self.status = 201
        self._arrived: queue.SimpleQueue[Arrived] = queue.SimpleQueue()

    def url(self, path: str = "/push") -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    def take(self, arrived: Arrived) -> int:
        self._arrived.put(arrived)
        return self.statuses.pop(0) if self.statuses else self.status

    def next(self) -> Arrived:
        """What has arrived, or will soon."""
        return self._arrived.get(timeout=PATIENCE)

    @property
    def is_empty(self) -> bool:
        return self._arrived.empty()


class Browser:
    """The keys of a browser's subscription; only it can read what is sent."""

    def __init__(self) -> None:
        self._key = generate_private_key(SECP256R1())
        self._auth = os.urandom(16)

    def address(self, endpoint: str) -> dict[str, str]:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"kind": "push", "endpoint": endpoint, "p256dh": _text(point), "auth": _text(self._auth)}

    def read(self, body: bytes) -> Any:
        plain = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        return json.loads(plain)


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


@contextmanager
def open_endpoint(trust: Any = None) -> Iterator[Endpoint]:
    """Listen on this host; `trust` is the TLS context of the server, if it has one."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length", 0)))
            status = endpoint.take(Arrived(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
            self.send_response(status)
            if status in (301, 302, 307, 308):
                self.send_header("location", endpoint.url("/elsewhere"))
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *args: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        endpoint = Endpoint(server)
        if trust is not None:
            server.socket = trust.wrap_socket(server.socket, server_side=True)
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield endpoint
        finally:
            server.shutdown()
            thread.join()
