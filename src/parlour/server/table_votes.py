"""Votes to let a bot play for somebody whose time is up, where the game waits for them."""

from __future__ import annotations

from parlour.server import entries
from parlour.server.table_seats import rest
from parlour.server.table_state import TableState
from parlour.server.table_types import Change, Vote


def agree(table: TableState, entry: entries.Agreed, change: Change) -> None:
    asked = table.chairs[entry.absentee].asked
    vote = next((vote for vote in table.votes if vote.seat == entry.absentee), None)
    if vote is None:
        assert asked is not None
        vote = Vote(entry.absentee, asked, [])
        table.votes.append(vote)
    vote.agreed.append(entry.seat)
    change.info = True
    needed = voters(table, entry.absentee, entry.at)
    if needed and all(seat in vote.agreed for seat in needed):
        rested = entries.Rested(at=entry.at, seat=entry.absentee, bot=table.stand_in, why="absence")
        rest(table, rested, change)


def voters(table: TableState, absentee: int, at: int) -> list[int]:
    """Return the seats whose holders have to agree: all other players who are not late themselves."""
    return [
        seat
        for seat, chair in enumerate(table.chairs)
        if seat != absentee
        and chair.is_held_by_player
        and chair.rests is None
        and not table.is_late(seat, at)
    ]


def drop_settled(table: TableState, change: Change) -> None:
    """Forget votes about seats that are no longer asked the same, or have a bot by now."""
    if not table.votes:
        return
    pending = [
        vote
        for vote in table.votes
        if table.chairs[vote.seat].asked == vote.asked and not table.chairs[vote.seat].is_played_by_bot
    ]
    if len(pending) < len(table.votes):
        table.votes = pending
        change.info = True
