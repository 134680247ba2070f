"""The frames on the streams of all worker processes."""

from __future__ import annotations

from asyncio import StreamReader
from typing import BinaryIO

#: The bytes that hold the size of a frame.
HEAD = 4


def frame(body: bytes) -> bytes:
    """Return the body with its size ahead of it."""
    return len(body).to_bytes(HEAD, "big") + body


async def read_frame(stream: StreamReader) -> bytes:
    """Return the next body; raise `EOFError` if the worker has ended."""
    size = int.from_bytes(await stream.readexactly(HEAD), "big")
    return await stream.readexactly(size)


def read_frame_now(stream: BinaryIO) -> bytes | None:
    """Return the next body; None if the stream has ended, perhaps in the middle of one."""
    head = stream.read(HEAD)
    size = int.from_bytes(head, "big")
    body = stream.read(size) if len(head) == HEAD else b""
    return body if len(head) == HEAD and len(body) == size else None
