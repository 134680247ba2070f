"""The time limit that many futures share."""

from __future__ import annotations

import asyncio

import pytest

from parlour.server.timeouts import Timeouts
from tests.server.virtual_time import run_virtually


def run(seconds: float | None, results_after: list[float | None]) -> list[str]:
    """Wait for futures that get a result after so many seconds, or never; return how each wait ended."""

    async def wait(timeouts: Timeouts, after: float | None) -> str:
        future = asyncio.get_running_loop().create_future()
        if after is not None:
            asyncio.get_running_loop().call_later(after, _finish, future)
        try:
            await timeouts.wait(future)
        except TimeoutError:
            return "late"
        return "done"

    async def all() -> list[str]:
        timeouts = Timeouts(seconds)
        return await asyncio.gather(*(wait(timeouts, after) for after in results_after))

    return run_virtually(all())


def _finish(future: asyncio.Future[None]) -> None:
    if not future.done():
        future.set_result(None)


def test_futures_that_are_not_done_in_time_fail() -> None:
    assert run(5.0, [0.0, None, 4.0, None, 6.0]) == ["done", "late", "done", "late", "late"]


def test_each_future_has_the_whole_time() -> None:
    async def second_after_first() -> None:
        loop = asyncio.get_running_loop()
        timeouts = Timeouts(20.0)
        first = asyncio.create_task(timeouts.wait(loop.create_future()))
        await asyncio.sleep(10.0)
        with pytest.raises(TimeoutError):
            await timeouts.wait(loop.create_future())
        assert loop.time() == 30.0
        assert isinstance(first.exception(), TimeoutError)

    run_virtually(second_after_first())


def test_without_a_limit_everything_is_waited_for() -> None:
    assert run(None, [0.0, 1e6]) == ["done", "done"]


def test_a_wait_that_is_cancelled_leaves_nothing() -> None:
    async def cancel() -> None:
        timeouts = Timeouts(5.0)
        future = asyncio.get_running_loop().create_future()
        waiting = asyncio.create_task(timeouts.wait(future))
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        assert future.cancelled()
        await asyncio.sleep(10.0)

    run_virtually(cancel())
