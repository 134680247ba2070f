"""Somebody sets the clock of the host: nobody gains or loses time, and the log never runs backwards."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from parlour.server.clock import LARGEST_DRIFT, ServerClock, TableClock
from parlour.server.protocol import GameClock
from tests.flautz.states import taking
from tests.frantic.states import a_gift_comes
from tests.server.client import all_at_table, play_on
from tests.server.prepared_tables import lay
from tests.server.running import Server, running
from tests.server.stored_logs import log_of
from tests.server.virtual_time import Home, in_no_time, move

HOUR = 3_600_000
WINDOW = 4
#: A host whose clock can be set: a file has the milliseconds that it is ahead.
SETTABLE = """
import time
from pathlib import Path
exact_ns = time.time_ns
def ahead():
    return int(Path(__file__).with_name("ahead").read_text() or 0)
time.time_ns = lambda: exact_ns() + ahead() * 10**6
time.time = lambda: time.time_ns() / 10**9
"""


class Reference:
    """The clock of a database."""

    def __init__(self) -> None:
        self.ahead = 0

    async def clock_offset(self) -> tuple[int, int]:
        return time.time_ns() // 1_000_000 - time.monotonic_ns() // 1_000_000 + self.ahead, 5


@contextmanager
def host_time(ahead: int) -> Iterator[None]:
    exact = time.time_ns
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(time, "time_ns", lambda: exact() + ahead * 10**6)
        yield


@pytest.mark.parametrize("ahead", [-HOUR, HOUR])
def test_the_time_of_a_server_does_not_follow_the_host(ahead: int) -> None:
    clock = ServerClock()
    before = clock.now()
    with host_time(ahead):
        assert 0 <= clock.now() - before < HOUR / 2
        assert abs(clock.wall() - before - ahead) < HOUR / 2


def test_the_first_synchronisation_sets_the_time_and_others_only_correct_it() -> None:
    async def story() -> None:
        clock, reference = ServerClock(), Reference()
        reference.ahead = -HOUR
        begun = clock.now()
        await clock.synchronise(reference)
        assert abs(clock.now() - begun + HOUR) < HOUR / 2
        assert abs(clock.wall() - begun + HOUR) < HOUR / 2
        reference.ahead -= LARGEST_DRIFT // 2
        begun = clock.now()
        await clock.synchronise(reference)
        # Now it waits rather than going back.
        assert clock.now() >= begun

        clock, reference = ServerClock(), Reference()
        reference.ahead = HOUR
        begun = clock.now()
        await clock.synchronise(reference)
        assert HOUR <= clock.now() - begun < 1.5 * HOUR
        reference.ahead += LARGEST_DRIFT // 2
        await clock.synchronise(reference)
        assert HOUR + LARGEST_DRIFT // 2 <= clock.now() - begun < 1.5 * HOUR
        reference.ahead = 3 * HOUR
        await clock.synchronise(reference)
        assert clock.now() - begun < 1.5 * HOUR
        assert clock.wall() - begun >= 3 * HOUR

    asyncio.run(story())


def test_a_table_continues_from_the_last_entry_of_its_log() -> None:
    clock = ServerClock()
    table = TableClock(clock, clock.now() - HOUR)
    assert table.now() - clock.now() < HOUR / 2
    table.follow(clock.now() + HOUR)
    assert table.now() - clock.now() >= HOUR / 2
    later = table.now()
    table.follow(later - HOUR)
    assert table.now() >= later


@pytest.mark.parametrize("ahead", [-HOUR, HOUR])
def test_a_window_closes_in_time_after_a_restart(ahead: int) -> None:
    async def story(home: Home) -> None:
        live = await home.bring(a_gift_comes(), window=WINDOW)
        await asyncio.sleep(1)
        live = await home.come_again(live, ahead=ahead)
        await asyncio.sleep(WINDOW - 0.1)
        assert home.played(live) == []
        await asyncio.sleep(0.2)
        assert [by for _, by, _ in home.played(live)] == ["window"]

    in_no_time(story)


@pytest.mark.parametrize("ahead", [-HOUR, HOUR])
def test_clocks_keep_their_time_after_a_restart(ahead: int) -> None:
    async def story(home: Home) -> None:
        live = await home.bring(taking(), clock=GameClock(60))
        await asyncio.sleep(20)
        await move(live, 0)
        live = await home.come_again(live, ahead=ahead)
        await asyncio.sleep(15)
        await move(live, 0)
        await asyncio.sleep(1)
        assert [by for _, by, _ in home.played(live)] == ["seat", "seat"]
        times = [at for at, _, _ in home.played(live)]
        assert times == sorted(times)
        visitor = await home.visit(live, 1)
        assert [clock["left"] // 1000 for clock in visitor.clocks] == [25, 59]

    in_no_time(story)


@pytest.fixture
def settable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Server, Path]]:
    """A server on a host whose clock can be set, and the file with the milliseconds that it is ahead."""
    (tmp_path / "sitecustomize.py").write_text(SETTABLE)
    (tmp_path / "ahead").write_text("0")
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}:{':'.join(path for path in sys.path if path)}")
    with running(tmp_path) as server:
        yield server, tmp_path / "ahead"


@pytest.mark.parametrize("ahead", [-HOUR, HOUR])
def test_setting_the_clock_of_a_real_server_changes_nothing(
    settable: tuple[Server, Path], ahead: int
) -> None:
    server, file = settable
    table, secrets = lay(server, a_gift_comes(), window=0.5, clock=GameClock(600))

    async def play() -> None:
        async with all_at_table(server.socket_url, table, secrets) as clients:
            file.write_text(str(ahead))
            # The window closes, and there is time for further moves.
            for client in clients:
                while client.view["step"] == "window":
                    await client.receive()
            for client in clients:
                assert all(clock["left"] > 300_000 for clock in client.clocks)
            asked = next(client for client in clients if client.seat in client.view["actors"])
            await play_on(asked, Random(1), 1)
            assert all(clock["left"] > 300_000 for clock in asked.clocks)

    asyncio.run(play())
    times = [entry.at for entry in log_of(server, table)]
    assert times == sorted(times)
    assert times[-1] - times[0] < HOUR / 2
