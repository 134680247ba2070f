"""The players of a game: the log knows whose secret opened which seat when it was dealt."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from parlour.server import entries


@dataclass(slots=True)
class _Holder:
    """The hash of the secret that a player has now; empty for a bot."""

    key: str


def keys_in_game(log: Iterable[entries.Entry], number: int) -> list[str]:
    """Return the keys of those who were dealt cards in a game, by seat; empty for bots.

    A player may have got another secret since, and has left or changed seats without losing it.
    """
    seats: list[_Holder] = []
    dealt: list[_Holder] = []
    current = 1
    for entry in log:
        match entry:
            case entries.Created():
                seats = [_Holder("") for _ in range(entry.seats)]
                for sat in entry.seated:
                    seats[sat.seat] = _Holder(sat.key)
            case entries.Sat():
                seats[entry.seat] = _Holder(entry.key)
            case entries.SeatChanged():
                seats[entry.seat], seats[entry.to] = seats[entry.to], seats[entry.seat]
            case entries.Left():
                seats[entry.seat] = _Holder("")
            case entries.Rekeyed() if entry.seat is not None:
                seats[entry.seat].key = entry.key
            case entries.Rematch():
                current += 1
        is_deal = isinstance(entry, entries.Started) or (
            isinstance(entry, entries.Rematch) and entry.rules is not None
        )
        if is_deal and current == number:
            dealt = list(seats)
    return [holder.key for holder in dealt]
