"""The interfaces of parts of the server to their process: the time, background jobs, metrics."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Literal, Protocol


class Clock(Protocol):
    """The time in milliseconds since 1970, the same in all processes of a server."""

    #: The start time of this process.
    started: int

    def now(self) -> int:
        """The time for everything that is measured. It never runs backwards."""

    def wall(self) -> int:
        """The time as people see it. It jumps when somebody sets the clock."""


class Jobs(Protocol):
    def run(self, job: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run the job in the background; its failure is logged."""


class MoveCounter(Protocol):
    def moved(self, game: str, moves: int) -> None: ...


class AnalysisMetrics(Protocol):
    def analyses_queued(self, waiting: int, running: int) -> None: ...

    def analysis_ended(self, result: Literal["done", "failed"]) -> None: ...

    def failed(self) -> None:
        """Count something that should not happen."""
