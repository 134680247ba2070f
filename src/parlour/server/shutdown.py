"""Good-byes: granian drops all connections the moment it is told to stop, so people are told before."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from granian import _signals

Callback = Callable[[], Awaitable[None]]


def run_before_shutdown(last_words: Callback) -> None:
    """Let a worker of granian, in whose process this is called, say that before it stops."""
    listen = _signals.set_loop_signals

    def listen_and_wait(loop: asyncio.AbstractEventLoop) -> object:
        end = listen(loop)  # type: ignore[no-untyped-call]
        spoken: list[asyncio.Task[None]] = []

        async def speak() -> None:
            try:
                await last_words()
            finally:
                end.set()

        def stop() -> None:
            # Who presses Ctrl-C stops the whole family: the parent says it to us once more.
            if not spoken:
                spoken.append(loop.create_task(speak()))

        for signal in _signals._get_signals():  # type: ignore[no-untyped-call]
            # Where a loop hears no signals granian has found another way.
            with suppress(NotImplementedError):
                loop.add_signal_handler(signal, stop)
        return end

    _signals.set_loop_signals = listen_and_wait
