"""Worker processes, which answer in frames on their standard output."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Collection
from typing import BinaryIO

from parlour.environment import child_environment
from parlour.server.cpu_affinity import set_affinity

#: The bytes that hold the size of a frame.
HEAD = 4


class WorkerProcess:
    """A process that runs a module, as the server sees it."""

    def __init__(self, process: Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, module: str, cores: Collection[int]) -> WorkerProcess:
        """Start a process on these cores: it would inherit those of this thread, which may be pinned."""
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", module, stdin=PIPE, stdout=PIPE, env=child_environment()
        )
        set_affinity(process.pid, cores)
        return cls(process)

    @property
    def has_ended(self) -> bool:
        return self._process.returncode is not None

    async def send(self, body: bytes) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(frame(body))
        await self._process.stdin.drain()

    async def receive(self) -> bytes:
        """Return the next body; raise `EOFError` if the worker has ended."""
        stream = self._process.stdout
        assert stream is not None
        size = int.from_bytes(await stream.readexactly(HEAD), "big")
        return await stream.readexactly(size)

    async def stop(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()


def frame(body: bytes) -> bytes:
    """Return the body with its size ahead of it."""
    return len(body).to_bytes(HEAD, "big") + body


def read_frame_now(stream: BinaryIO) -> bytes | None:
    """Return the next body; None if the stream has ended, perhaps in the middle of one."""
    head = stream.read(HEAD)
    size = int.from_bytes(head, "big")
    body = stream.read(size) if len(head) == HEAD else b""
    return body if len(head) == HEAD and len(body) == size else None
