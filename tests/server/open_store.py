"""The database of a server, for tests of what only processes do with it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from parlour.server.store import Store
from parlour.server.writer import CommitObserver


@asynccontextmanager
async def open_store(url: str, observe: CommitObserver = lambda count, seconds: None) -> AsyncIterator[Store]:
    """Open it, and close it whatever happens: a connection left open fails another test of the process."""
    store = Store(url, observe)
    store.open()
    try:
        yield store
    finally:
        await store.close()
