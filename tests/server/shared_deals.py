"""Browsers that play the same deals, at servers whose clocks say what a test wants."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from parlour.server.duplicates.days import start_of
from parlour.server.durations import DAY_MS
from tests.server.client import at_table
from tests.server.running import Answer, Server
from tests.server.seeded_server import AHEAD_HEADER
from tests.server.stored_logs import rows

#: The day of a test, on which every server starts at noon: no test meets midnight unless it wants to.
TODAY = "2027-03-10"
YESTERDAY, TOMORROW = "2027-03-09", "2027-03-11"
NOON = DAY_MS // 2


def browser(name: str) -> str:
    """The secret that the browser of somebody keeps."""
    return hashlib.sha256(name.encode()).hexdigest()[:32]


def set_day(server: Server, day: str, time_of_day: int = NOON) -> None:
    """Let the server live at this time from its next start on."""
    server.ahead = start_of(day) + time_of_day - time.time_ns() // 1_000_000


def start_on(server: Server, day: str, time_of_day: int = NOON) -> None:
    """Start the server again, at this time."""
    set_day(server, day, time_of_day)
    server.restart()


def wait_until(server: Server, day: str, time_of_day: int = NOON) -> None:
    """Let the time pass while the server runs, and somebody look what day it is."""
    set_day(server, day, time_of_day)
    answer = server.ask("GET", "/api/daily", headers={AHEAD_HEADER: str(server.ahead)})
    assert answer.status == 200, answer


@contextmanager
def running_on(folder: Path, day: str = TODAY, **options: str) -> Iterator[Server]:
    server = Server(folder, **options)
    try:
        set_day(server, day)
        server.start()
        yield server
    finally:
        server.close()


def days(server: Server, who: str | None = None) -> Any:
    answer = server.get("/api/daily", None if who is None else browser(who))
    assert answer.status == 200, answer
    return answer.body


def deal_of(server: Server, game: str, who: str | None = None, day: str = "today") -> Any:
    """What the server says of one deal: `today` or `yesterday`."""
    (found,) = [deal for deal in days(server, who)[day] if deal["game"] == game]
    return found


def ask_to_play(server: Server, who: str, game: str = "fzzzt", day: str = TODAY) -> Answer:
    return server.post(f"/api/daily/{day}/{game}/plays", {"name": who, "browser": browser(who)})


def play_daily(server: Server, who: str, game: str = "fzzzt", day: str = TODAY) -> Any:
    """The seat of somebody at the table with the deal of the day."""
    answer = ask_to_play(server, who, game, day)
    assert answer.status == 201, answer
    return answer.body


async def finish(server: Server, seated: Any, place: int = 0) -> list[str]:
    """Play to the end, always with the same one of the choices; all that the server said."""
    async with at_table(server.socket_url, seated["table"], seated["secret"]) as client:
        while client.info["status"] != "over":
            await client.until_asked()
            if client.choices and client.info["status"] != "over":
                await client.move(client.choices[min(place, len(client.choices) - 1)][0])
        return client.raw


def finish_daily(server: Server, who: str, game: str = "fzzzt", place: int = 0) -> Any:
    """Somebody plays the deal of the day to its end; the seat."""
    seated = play_daily(server, who, game)
    asyncio.run(finish(server, seated, place))
    return seated


def moves_by_seat(record: Any) -> list[list[str]]:
    """The moves of each seat: where several are asked at once, their order is a matter of luck."""
    return [[text for mover, text in record["moves"] if mover == seat] for seat in range(record["seats"])]


def secrets_of(server: Server, day: str) -> dict[str, str]:
    """The secrets of a day, by game."""
    return dict(rows(server, "SELECT game, secret FROM daily_deals WHERE day = ?", day))
