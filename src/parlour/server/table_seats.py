"""The seats of a table: players and bots take seats, change them, rest and leave."""

from __future__ import annotations

from parlour.bots.people import choose_name
from parlour.server import entries
from parlour.server.table_state import TableState
from parlour.server.table_types import Change
from parlour.server.table_undo import settle_undo


def sit(table: TableState, entry: entries.Sat, change: Change) -> None:
    chair = table.chairs[entry.seat]
    chair.holder, chair.name, chair.key, chair.bot = entry.holder, entry.name, entry.key, entry.bot
    if entry.holder != "bot":
        _rename_bots(table, entry.name)
    chair.rests, chair.seed = None, entry.seed
    chair.ready = entry.holder == "person"
    # The previous holder may have used the same request ids.
    table.answered = {key: version for key, version in table.answered.items() if key[0] != entry.seat}
    if not table.host and entry.holder == "person":
        table.host = entry.key
    change.info = True


def _rename_bots(table: TableState, name: str) -> None:
    """Give a bot that is called like a player another name."""
    for chair in table.chairs:
        if chair.holder == "bot" and chair.name.casefold() == name.casefold():
            chair.name = choose_name((other.name for other in table.chairs), table.id)


def change_seat(table: TableState, entry: entries.SeatChanged, change: Change) -> None:
    one, other = entry.seat, entry.to
    table.chairs[one], table.chairs[other] = table.chairs[other], table.chairs[one]
    new: dict[int | None, int] = {one: other, other: one}
    table.answered = {(new.get(key[0], key[0]), key[1]): version for key, version in table.answered.items()}
    # The last game was played in the old order.
    table.state = table.base = None
    change.info = change.play = change.fresh = change.seats_changed = True


def add_seed(table: TableState, entry: entries.Seeded, change: Change) -> None:
    assert entry.seat is not None
    table.chairs[entry.seat].seed = entry.seed
    change.info = True


def leave(table: TableState, entry: entries.Left, change: Change) -> None:
    chair = table.chairs[entry.seat]
    was_host = chair.key != "" and chair.key == table.host
    chair.key, chair.rests, chair.ready = "", None, False
    if table.status == "playing":
        chair.holder, chair.bot = "bot", entry.bot
    else:
        chair.holder, chair.name, chair.bot, chair.seed = "open", "", None, ""
    if was_host:
        table.host = next((other.key for other in table.chairs if other.holder == "person"), "")
    if table.undo is not None:
        settle_undo(table, entry.seat, entry.seat != table.undo.seat, change)
    change.info = change.play = True


def change_secret(table: TableState, entry: entries.Rekeyed, change: Change) -> None:
    old = table.host if entry.seat is None else table.chairs[entry.seat].key
    if entry.seat is not None:
        table.chairs[entry.seat].key = entry.key
    if table.host == old:
        table.host = entry.key


def rest(table: TableState, entry: entries.Rested, change: Change) -> None:
    chair = table.chairs[entry.seat]
    chair.spent = table.time_spent(entry.seat, entry.at)
    chair.rests, chair.bot = entry.why, entry.bot
    change.info = change.play = True


def come_back(table: TableState, entry: entries.Returned, change: Change) -> None:
    chair = table.chairs[entry.seat]
    chair.rests = chair.bot = None
    chair.since = table.time(entry.at) - chair.spent
    change.info = change.play = True


def get_ready(table: TableState, entry: entries.Ready, change: Change) -> None:
    assert entry.seat is not None
    table.chairs[entry.seat].ready = entry.on
    change.info = True
