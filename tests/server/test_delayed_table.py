"""Where spectators see a table late, only its log is kept for them."""

from __future__ import annotations

import asyncio
import tracemalloc

import msgspec

from parlour import game
from parlour.server.live_table import LiveTable
from tests.server.virtual_time import Home, in_no_time, move

MOVES = 100


async def make_moves(live: LiveTable) -> None:
    for _ in range(MOVES):
        assert live.table.actors
        await move(live, live.table.actors[0])


async def kept_per_move(home: Home, delay: int) -> float:
    """How many bytes more the process needs after each move, if nobody watches."""
    live = await home.bring(game("frantic").start(4, 7, limit=500), delay=delay, window=0)
    await make_moves(live)
    before = tracemalloc.get_traced_memory()[0]
    await make_moves(live)
    return (tracemalloc.get_traced_memory()[0] - before) / MOVES


def test_nobody_watches_and_little_is_kept() -> None:
    """Between now and an hour ago there is the log, and not what each of its versions looks like."""

    async def story(home: Home) -> None:
        tracemalloc.start()
        # The first game fills caches.
        await kept_per_move(home, 0)
        more = await kept_per_move(home, 3600) - await kept_per_move(home, 0)
        tracemalloc.stop()
        # What each version looks like would be thousands of bytes.
        assert more < 600

    in_no_time(story)


def test_whoever_comes_after_an_hour_sees_everything() -> None:
    async def story(home: Home) -> None:
        live = await home.bring(game("frantic").start(4, 7, limit=500), delay=3600, window=0)
        await make_moves(live)
        watcher = await home.visit(live, None)
        assert (watcher.version, watcher.view) == (0, None)
        await asyncio.sleep(3601)
        await watcher.until_quiet()
        assert watcher.version == live.table.version
        assert watcher.view == msgspec.json.decode(msgspec.json.encode(live.table.view(None)))
        # What was seen is no longer kept.
        delayed = live.broadcaster._delayed
        assert delayed is not None
        assert not delayed._entries

    in_no_time(story)


def test_late_spectators_see_each_version_when_its_time_has_come() -> None:
    async def story(home: Home) -> None:
        live = await home.bring(game("fzzzt").start(3, 7), delay=60)
        watcher = await home.visit(live, None)
        await asyncio.sleep(30)
        versions = [live.table.version]
        for _ in range(3):
            await move(live, live.table.actors[0])
            versions.append(live.table.version)
            await asyncio.sleep(10)
        for seconds, version in zip((1, 30, 10, 10), versions, strict=True):
            await asyncio.sleep(seconds)
            await watcher.until_quiet()
            assert watcher.version == version
            late = await home.visit(live, None)
            assert late.picture() == watcher.picture()
            await home.part(late)

    in_no_time(story)
