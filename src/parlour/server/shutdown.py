"""A callback before shutdown: granian closes all connections at once when it receives a signal."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from granian import _signals

Callback = Callable[[], Awaitable[None]]


def run_before_shutdown(callback: Callback) -> None:
    """Make the granian worker of this process await the callback before it stops.

    This replaces a private function of granian: see decision 19.
    """
    set_loop_signals = _signals.set_loop_signals

    def set_delayed_signals(loop: asyncio.AbstractEventLoop) -> object:
        shutdown_event = set_loop_signals(loop)  # type: ignore[no-untyped-call]
        running: list[asyncio.Task[None]] = []

        async def run() -> None:
            try:
                await callback()
            finally:
                shutdown_event.set()

        def stop() -> None:
            # Ctrl-C reaches all processes, and the parent signals its workers once more.
            if not running:
                running.append(loop.create_task(run()))

        for signal in _signals._get_signals():  # type: ignore[no-untyped-call]
            # Some loops do not support signal handlers; granian then uses `signal.signal`.
            with suppress(NotImplementedError):
                loop.add_signal_handler(signal, stop)
        return shutdown_event

    _signals.set_loop_signals = set_delayed_signals
