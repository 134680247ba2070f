"""Ctrl-C reaches a process and all its children at once; only the parent shall handle it."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager

#: Windows cannot block signals.
_CAN_BLOCK = hasattr(signal, "pthread_sigmask")


@contextmanager
def interrupts_deferred() -> Iterator[None]:
    """Delay an interrupt of this thread to the end of the block.

    Processes that are started in it inherit this. They are not interrupted before they can ignore it, which
    would leave a traceback.
    """
    if not _CAN_BLOCK:
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def ignore_interrupts() -> None:
    """Leave interrupts to the parent, in a process that may have been started with deferred ones."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if _CAN_BLOCK:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
