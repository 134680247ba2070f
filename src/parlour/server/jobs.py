"""Background jobs: tasks that nobody awaits, kept alive until they end, their failures logged."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

logger = logging.getLogger(__name__)


class BackgroundJobs:
    def __init__(self, on_failure: Callable[[], None]) -> None:
        self._on_failure = on_failure
        self._tasks: set[asyncio.Task[Any]] = set()

    def run(self, job: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._finish)
        return task

    def _finish(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self._on_failure()
            logger.error("background job failed", exc_info=error)

    async def wait(self, seconds: float) -> None:
        """Wait for all jobs, at most this long."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=seconds)
