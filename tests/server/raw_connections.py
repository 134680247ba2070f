"""Connections by hand, for what a proper client cannot be made to send."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import ClassVar

from tests.server.running import Server

HANDSHAKE = (
    "GET /api/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
MASK = b"\0\0\0\0"


class Raw:
    """Bytes to a server and back."""

    #: By name: frames that break the rules, or stop in the middle.
    BROKEN: ClassVar[dict[str, bytes]] = {
        "nothing": b"",
        "half a head": b"\x81",
        "a head without a body": b"\x81\xff" + (2**40).to_bytes(8, "big"),
        "less than announced": b"\x81\xfe\x10\x00" + MASK + b"{",
        "no mask": b"\x81\x02{}",
        "an opcode that there is not": b"\x83\x80" + MASK,
        "reserved bits": b"\xf1\x80" + MASK,
        "a long ping": b"\x89\xfe\x01\x00" + MASK + b"x" * 256,
        "a ping in parts": b"\x09\x80" + MASK,
        "going on with nothing": b"\x80\x80" + MASK,
        "a text in a text": b"\x01\x81" + MASK + b"{" + b"\x81\x81" + MASK + b"}",
        "parts without end": (b"\x01\x81" + MASK + b"{") + (b"\x00\x81" + MASK + b" ") * 500,
        "closing with a code that there is not": b"\x88\x82" + MASK + b"\x00\x01",
        "closing with half a code": b"\x88\x81" + MASK + b"\x03",
        "something after closing": b"\x88\x80" + MASK + b"\x81\x82" + MASK + b"{}",
        "noise": bytes(range(256)) * 8,
    }
    BROKEN_HANDSHAKES: ClassVar[list[bytes]] = [
        b"",
        b"GET /api/socket",
        b"GET /api/socket HTTP/1.1\r\nHost: a\r\n",
        b"GET /api/socket HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
        b"POST /api/socket HTTP/1.1\r\nHost: a\r\nContent-Length: 99\r\n\r\nx",
        b"\x16\x03\x01\x02\x00\x01\x00",
        b"\0" * 1000,
    ]

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, content: bytes) -> None:
        self.writer.write(content)
        await self.writer.drain()

    def abort(self) -> None:
        """Be gone without a word."""
        self.writer.transport.abort()

    @staticmethod
    @asynccontextmanager
    async def opened(server: Server) -> AsyncIterator[Raw]:
        """A connection that has said nothing."""
        raw = Raw(*await asyncio.open_connection("127.0.0.1", server.port))
        try:
            yield raw
        finally:
            raw.abort()

    @staticmethod
    @asynccontextmanager
    async def connected(server: Server) -> AsyncIterator[Raw]:
        """A connection that has become a socket."""
        async with Raw.opened(server) as raw:
            key = base64.b64encode(b"0123456789abcdef").decode()
            await raw.send(HANDSHAKE.format(host=f"127.0.0.1:{server.port}", key=key).encode())
            answer = await raw.reader.readuntil(b"\r\n\r\n")
            assert answer.startswith(b"HTTP/1.1 101"), answer
            yield raw
