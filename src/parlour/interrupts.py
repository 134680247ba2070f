"""Ctrl-C reaches a process and all its children at once; only the parent should handle it."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from types import FrameType

#: Windows cannot block signals.
_CAN_BLOCK = hasattr(signal, "pthread_sigmask")


@contextmanager
def interrupts_deferred() -> Iterator[None]:
    """Delay an interrupt to the end of the block.

    Processes that are started in it inherit this. They are not interrupted before they can ignore it, which
    would leave a traceback.
    """
    if not _CAN_BLOCK:
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        with _handler_deferred():
            yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _handler_deferred() -> Iterator[None]:
    """Another thread may get the signal, and Python then calls the handler in the main one nevertheless."""
    handler = signal.getsignal(signal.SIGINT)
    if current_thread() is not main_thread() or not callable(handler):
        yield
        return
    missed: list[tuple[int, FrameType | None]] = []
    signal.signal(signal.SIGINT, lambda number, frame: missed.append((number, frame)))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)
        if missed:
            handler(*missed[0])


def ignore_interrupts() -> None:
    """Leave interrupts to the parent, in a process that may have been started with deferred ones."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if _CAN_BLOCK:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
