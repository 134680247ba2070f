"""Who waits for a worker: every account has its share, however much others ask for."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from parlour.server.worker_queue import WorkerQueue


class Office:
    """A queue with some workers, and the order in which accounts were served."""

    def __init__(self, workers: int = 1) -> None:
        self.queue: WorkerQueue[str] = WorkerQueue()
        self.served: list[str] = []
        self.jobs: list[asyncio.Task[None]] = []
        for number in range(workers):
            self.queue.add(f"worker {number}")

    def ask(self, account: str, seconds: float) -> asyncio.Task[None]:
        """Something to do for the account that takes so long."""
        self.jobs.append(asyncio.create_task(self._work(account, seconds)))
        return self.jobs[-1]

    async def _work(self, account: str, seconds: float) -> None:
        worker = await self.queue.take(account)
        self.served.append(account)
        await asyncio.sleep(0)
        self.queue.release(worker, account, seconds)

    async def finish(self) -> None:
        await asyncio.gather(*self.jobs)


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


def test_one_account_is_served_in_order_of_arrival() -> None:
    async def story() -> None:
        office = Office()
        order: list[int] = []

        async def work(number: int) -> None:
            worker = await office.queue.take("ada")
            order.append(number)
            office.queue.release(worker, "ada", 1)

        await asyncio.gather(*(work(number) for number in range(20)))
        assert order == list(range(20))

    run(story())


def test_who_asks_for_much_delays_only_themselves() -> None:
    async def story() -> None:
        office = Office()
        for _ in range(200):
            office.ask("mallory", 1)
        await asyncio.sleep(0)
        for _ in range(3):
            office.ask("ada", 1)
            office.ask("bob", 1)
        await office.finish()
        # One decision of Mallory's was under way; from then on they take turns.
        assert office.served[:10].count("ada") == office.served[:10].count("bob") == 3

    run(story())


def test_slow_decisions_cost_more_than_quick_ones() -> None:
    async def story() -> None:
        office = Office()
        for _ in range(20):
            office.ask("mallory", 5)
            office.ask("ada", 1)
        await office.finish()
        assert office.served[:13].count("ada") >= 9

    run(story())


def test_nobody_saves_up_time_by_being_idle() -> None:
    async def story() -> None:
        office = Office()
        for _ in range(50):
            office.ask("ada", 1)
        for _ in range(25):
            await asyncio.sleep(0)
        begun = len(office.served)
        for _ in range(50):
            office.ask("mallory", 1)
        await office.finish()
        assert 4 <= office.served[begun : begun + 12].count("ada") <= 8

    run(story())


def test_one_account_does_not_get_all_workers() -> None:
    async def story() -> None:
        office = Office(workers=2)
        for _ in range(10):
            office.ask("mallory", 0)
        office.ask("ada", 100)
        office.ask("ada", 100)
        await office.finish()
        assert "ada" in office.served[:4]

    run(story())


def test_who_no_longer_waits_takes_no_worker() -> None:
    async def story() -> None:
        office = Office()
        held = await office.queue.take("ada")
        impatient = office.ask("ada", 1)
        patient = office.ask("ada", 1)
        await asyncio.sleep(0)
        impatient.cancel()
        await asyncio.sleep(0)
        office.queue.release(held, "ada", 1)
        await patient
        assert (impatient.cancelled(), office.served) == (True, ["ada"])

    run(story())


def test_a_worker_that_comes_too_late_goes_to_the_next() -> None:
    async def story() -> None:
        office = Office()
        held = await office.queue.take("ada")
        impatient, patient = office.ask("ada", 1), office.ask("bob", 1)
        await asyncio.sleep(0)
        # The worker is given to the first, who is cancelled before noticing.
        office.queue.release(held, "ada", 0)
        impatient.cancel()
        await patient
        assert "bob" in office.served

    run(story())


def test_nothing_is_kept_of_accounts_that_have_left() -> None:
    async def story() -> None:
        office = Office()
        for number in range(100):
            office.ask(f"account {number}", number)
        await office.finish()
        assert not [*office.queue._used, *office.queue._waiting, *office.queue._running]

    run(story())
