"""Long logs of tables where everything happens: moves, chat, taking back, resting, pauses, rematches."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from parlour.core.errors import ParlourError
from parlour.core.options import resolve_options
from parlour.registry import game as find_game
from parlour.server import entries, requests
from parlour.server.entries import Entry
from parlour.server.protocol import GameClock, TimeControl
from parlour.server.table import Table

START = 1_800_000_000_000
SECRET = "5e" * 32
#: The version of the rules of all our games.
RULES = 1
#: A request at a time of a table, by chance.
Wish = Callable[[Table, int, Random, str], Entry]


def created(
    game: str,
    seats: int,
    options: dict[str, Any] | None = None,
    clock: TimeControl | None = None,
    host: str = "key of 0",
) -> entries.Created:
    return entries.Created(
        at=START,
        game=game,
        seats=seats,
        options=resolve_options(find_game(game).options, options or {}),
        public=False,
        clock=clock or GameClock(3600, 10),
        window=0,
        delay=0,
        grace=0,
        host=host,
        secret=SECRET,
    )


def sat(seat: int, key: str = "") -> entries.Sat:
    return entries.Sat(
        at=START, seat=seat, holder="person", name=f"Guest {seat}", key=key or f"key of {seat}"
    )


def fold(id: str, log: list[Entry]) -> Table:
    """The table that the log tells of."""
    first, *rest = log
    assert isinstance(first, entries.Created)
    table = Table(id, first)
    for entry in rest:
        table.apply(entry)
    return table


def long_log(table: Table, random: Random, length: int, wishes: dict[Wish, int] | None = None) -> list[Entry]:
    """The table lives for so many entries; those are returned."""
    wishes = wishes or WISHES
    log: list[Entry] = []
    at = START
    while len(log) < length:
        at += random.randrange(5000)
        wish = random.choices(list(wishes), list(wishes.values()))[0]
        try:
            entry = wish(table, at, random, f"request {len(log)}")
        except (ParlourError, IndexError):
            continue  # not now
        table.apply(entry)
        log.append(entry)
    return log


def _anybody(table: Table, random: Random) -> int:
    return random.randrange(len(table.chairs))


def _move(table: Table, at: int, random: Random, id: str) -> Entry:
    seat = random.choice(table.actors)
    move = random.choice(list(table.choices(seat)))
    if table.chairs[seat].is_played_by_bot and not table.paused:
        return entries.Played(at=at, seat=seat, moves=[(seat, move)], by="bot")
    return requests.move(table, at, seat, table.version, move, id)


def _say(table: Table, at: int, random: Random, id: str) -> Entry:
    return requests.say(table, at, _anybody(table, random), f"It is {at}.", id)


def _say_phrase(table: Table, at: int, random: Random, id: str) -> Entry:
    return requests.say_phrase(table, at, _anybody(table, random), random.choice(requests.PHRASES), id)


def _ask_undo(table: Table, at: int, random: Random, id: str) -> Entry:
    return requests.ask_undo(table, at, _anybody(table, random), id)


def _answer_undo(table: Table, at: int, random: Random, id: str) -> Entry:
    return requests.answer_undo(table, at, _anybody(table, random), random.random() < 0.8, id)


def _rest(table: Table, at: int, random: Random, id: str) -> Entry:
    return requests.rest(table, at, _anybody(table, random), random.choice(["absence", "wish"]), id)


def _come_back(table: Table, at: int, random: Random, id: str) -> Entry:
    return requests.come_back(table, at, _anybody(table, random), id)


def _pause(table: Table, at: int, random: Random, id: str) -> Entry:
    return requests.pause(table, at, not table.paused)


def _leave(table: Table, at: int, random: Random, id: str) -> Entry:
    return requests.leave(table, at, _anybody(table, random))


def _wake(table: Table, at: int, random: Random, id: str) -> Entry:
    return requests.wake(table, at, at - 1000)


def _prepare(table: Table, at: int, random: Random, id: str) -> Entry:
    """Whatever it takes that there is a game again."""
    if table.status == "over":
        return requests.rematch(table, at, random.randbytes(32).hex())
    seat = _anybody(table, random)
    if table.chairs[seat].holder == "bot" and table.status == "waiting":
        return requests.leave(table, at, seat)
    if random.random() < 0.5:
        key = random.randbytes(8).hex()
        return requests.sit(table, at, None, "person", f"Guest {at}", key, f"seed {at}")
    return requests.start(table, at)


WISHES: dict[Wish, int] = {
    _move: 60,
    _say: 4,
    _say_phrase: 4,
    _ask_undo: 20,
    _answer_undo: 20,
    _rest: 4,
    _come_back: 8,
    _pause: 3,
    _leave: 1,
    _wake: 1,
    _prepare: 10,
}
#: The same with people who stay.
FAITHFUL = {wish: weight for wish, weight in WISHES.items() if wish not in (_leave, _rest, _pause, _wake)}
