"""The end of a worker: what it does before it stops, and that it stops when its server has died."""

from __future__ import annotations

import asyncio
import os
import signal as signals
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from threading import Thread

from granian import _signals

#: Seconds between looks at the parent process, and that a worker without one gets to stop.
PARENT_INTERVAL = 0.5
ORPHAN_TIMEOUT = 10

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


def end_with_parent() -> None:
    """Stop this worker when its parent process dies: nobody else would, and its port would stay in use."""
    Thread(target=_watch_parent, args=(os.getppid(),), name="parent", daemon=True).start()


def _watch_parent(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(PARENT_INTERVAL)
    os.kill(os.getpid(), signals.SIGTERM)
    time.sleep(ORPHAN_TIMEOUT)
    # Still here: something does not stop. On disk is everything that anybody has seen.
    os.kill(os.getpid(), signals.SIGKILL)
