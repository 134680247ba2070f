"""Requests to a table: each is checked against the table and returns the entry that carries it out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeAlias

from parlour import fair
from parlour.bots.people import choose_name
from parlour.core.errors import BadOption, NotYourTurn, ParlourError
from parlour.core.game import Game
from parlour.server import entries
from parlour.server.errors import Denied, NotAllowed, NotFound, StaleVersion
from parlour.server.player_names import look_alike
from parlour.server.protocol import NoClock, Pace
from parlour.server.table import Table
from parlour.server.table_votes import voters

#: Refuses a bot that is not installed, or cannot play the game with this number of seats.
CheckBot: TypeAlias = Callable[[Game, int, str], None]
#: The bot that gives hints.
ADVISER = "hard"
#: The zero-width joiner, which combines emoji.
JOINER = "\u200d"
#: The quick phrases; the language files have their texts as `phrase-…`.
PHRASES = (
    "hello",
    "good-luck",
    "your-turn",
    "well-played",
    "ouch",
    "thanks",
    "sorry",
    "one-moment",
    "again",
    "good-game",
)


def sit(
    table: Table,
    at: int,
    seat: int | None,
    holder: Literal["person", "program"],
    name: str,
    key: str,
    seed: str = "",
) -> entries.Sat:
    """Seat a person or a program at this seat, or at the first open one."""
    check_seed(seed)
    own = table.seat_of(key)
    if own is not None:
        raise Denied("seat-taken", seat=own + 1)
    if table.status != "waiting":
        raise Denied("already-started")
    free = [number for number, chair in enumerate(table.chairs) if chair.holder == "open"]
    if seat is None:
        if not free:
            raise Denied("table-full")
        seat = free[0]
    check_seat(table, seat)
    if seat not in free:
        raise Denied("seat-taken", seat=seat + 1)
    if any(chair.is_held_by_player and look_alike(chair.name, name) for chair in table.chairs):
        raise Denied("name-taken", name=name)
    return entries.Sat(at=at, seat=seat, holder=holder, name=name, key=key, seed=seed)


def change_seat(table: Table, at: int, seat: int, to: int) -> entries.SeatChanged:
    """Move a player to a seat that is open, or change places with a bot."""
    if table.status != "waiting":
        raise Denied("already-started")
    check_seat(table, to)
    if table.chairs[to].is_held_by_player:
        raise Denied("seat-taken", seat=to + 1)
    return entries.SeatChanged(at=at, seat=seat, to=to)


def fill(table: Table, at: int, seat: int, bot: str, check_bot: CheckBot) -> entries.Sat:
    """Seat a bot at an open seat, or in place of another bot."""
    check_seat(table, seat)
    check_no_duplicate(table)
    if table.status == "playing":
        raise Denied("already-started")
    if table.chairs[seat].is_held_by_player:
        raise Denied("seat-taken", seat=seat + 1)
    check_bot(table.game, table.created.seats, bot)
    # A bot keeps its name when its level changes.
    name = table.chairs[seat].name or choose_name((chair.name for chair in table.chairs), table.id)
    return entries.Sat(at=at, seat=seat, holder="bot", name=name, bot=bot)


def leave(table: Table, at: int, seat: int, removed: bool = False) -> entries.Left:
    check_seat(table, seat)
    check_no_duplicate(table)
    if table.chairs[seat].holder == "open":
        raise Denied("seat-open", seat=seat + 1)
    if removed and table.host_seat() == seat:
        raise Denied("not-the-host", seat=seat + 1)
    if removed and table.status == "playing":
        check_stand_in(table)
    bot = table.stand_in if table.status == "playing" else None
    return entries.Left(at=at, seat=seat, bot=table.chairs[seat].bot or bot, removed=removed)


def change_secret(table: Table, at: int, old: str, key: str, keep: str = "") -> entries.Rekeyed:
    """Give the seat of the old secret, or a host without a seat, another one; both are hashes.

    `keep` is the digest of the push subscription that stays.
    """
    if not table.is_held_with(old):
        raise NotAllowed("wrong-secret")
    taken = table.seat_of(key)
    if taken is not None:
        raise Denied("seat-taken", seat=taken + 1)
    return entries.Rekeyed(at=at, seat=table.seat_of(old), key=key, keep=keep)


def add_seed(table: Table, at: int, seat: int, seed: str) -> entries.Seeded:
    if table.status != "waiting":
        raise Denied("already-started")
    check_seed(seed)
    return entries.Seeded(at=at, seat=seat, seed=seed)


def start(table: Table, at: int) -> entries.Started:
    if table.status != "waiting":
        raise Denied("already-started")
    empty = sum(1 for chair in table.chairs if chair.holder == "open")
    if empty:
        raise Denied("seats-open", count=empty)
    duplicate = table.created.duplicate
    deal = fair.VERSION if duplicate is None else duplicate.version
    return entries.Started(at=at, rules=table.game.version, deal=deal)


def rematch(table: Table, at: int, secret: str, deal: bool = False) -> entries.Rematch:
    """Prepare another game; deal it at once if no seat is open, and that is wanted."""
    check_no_duplicate(table)
    if table.status != "over":
        raise Denied("not-over")
    is_full = all(chair.holder != "open" for chair in table.chairs)
    if not (deal and is_full):
        return entries.Rematch(at=at, secret=secret)
    return entries.Rematch(at=at, secret=secret, rules=table.game.version, deal=fair.VERSION)


def get_ready(table: Table, at: int, seat: int, on: bool, id: str | None) -> entries.Ready:
    """Note between two games whether the seat wants to play the next one."""
    check_no_duplicate(table)
    if table.status == "playing" or (table.number == 1 and table.status == "waiting"):
        raise Denied("not-over")
    return entries.Ready(at=at, seat=seat, id=id, on=on)


def pause(table: Table, at: int, on: bool) -> entries.Paused:
    if table.status != "playing" or table.paused == on:
        raise Denied("nothing-to-pause" if on else "not-paused")
    return entries.Paused(at=at, on=on)


def set_pace(table: Table, at: int, pace: Pace | None) -> entries.Paced:
    return entries.Paced(at=at, pace=pace)


def check_playing(table: Table) -> None:
    if table.status != "playing":
        raise Denied("not-started" if table.status == "waiting" else "game-over")


def check_turn(table: Table, seat: int) -> None:
    """Refuse unless the seat may act for itself now."""
    check_playing(table)
    if table.paused:
        raise Denied("paused")
    if table.chairs[seat].rests is not None:
        raise Denied("resting")


def move(table: Table, at: int, seat: int, version: int, text: str, id: str | None) -> entries.Played:
    """Make a move; IllegalAction names the rule that forbids it."""
    check_turn(table, seat)
    check_version(table, seat, version)
    return entries.Played(at=at, seat=seat, id=id, moves=[(seat, normalise_move(table, seat, text))])


def normalise_move(table: Table, seat: int, text: str) -> str:
    """Return the legal move that the text names, in the game's notation."""
    if text in table.choices(seat):
        return text
    action = read_move(table, seat, text)
    assert table.state is not None
    return table.game.text(table.state, action, seat)


def why(table: Table, seat: int, text: str) -> ParlourError | None:
    """Return why the move that the text names is illegal; None if it is legal."""
    try:
        read_move(table, seat, text)
    except ParlourError as error:
        return error
    return None


def read_move(table: Table, seat: int, text: str) -> int:
    """Return the legal action that the text names. Otherwise raise what forbids it."""
    check_playing(table)
    assert table.state is not None
    if seat not in table.state.actors:
        raise NotYourTurn("not-your-turn")
    return table.game.parse(table.state, text, seat)


def check_hint(table: Table, seat: int, version: int) -> None:
    """Refuse unless the seat is asked something at this version and all others are bots."""
    check_turn(table, seat)
    check_no_duplicate(table)
    if any(chair.holder != "bot" for other, chair in enumerate(table.chairs) if other != seat):
        raise Denied("no-hint-among-people")
    if seat not in table.actors:
        raise NotYourTurn("not-your-turn")
    check_version(table, seat, version)


def check_version(table: Table, seat: int, version: int) -> None:
    """Refuse an answer to a version that does not exist yet, or from before the seat was asked."""
    if version > table.version:
        raise StaleVersion("future-version", version=version, known=table.version)
    asked = table.chairs[seat].asked
    if asked is not None and version < asked:
        raise StaleVersion("stale-version", version=version, known=table.version)


def ask_undo(table: Table, at: int, seat: int, id: str | None) -> entries.UndoAsked:
    check_playing(table)
    check_no_duplicate(table)
    if table.undo is not None:
        raise Denied("undo-pending")
    to = table.last_move_of(seat)
    if to is None:
        raise Denied("nothing-to-undo")
    waiting = [
        other
        for other, chair in enumerate(table.chairs)
        if other != seat and chair.is_held_by_player and chair.rests is None
    ]
    return entries.UndoAsked(at=at, seat=seat, id=id, to=to, waiting=waiting)


def answer_undo(table: Table, at: int, seat: int, agree: bool, id: str | None) -> entries.UndoAnswered:
    if table.undo is None or (seat not in table.undo.waiting and (agree or seat != table.undo.seat)):
        raise Denied("no-undo")
    return entries.UndoAnswered(at=at, seat=seat, id=id, agree=agree)


def rest(
    table: Table, at: int, seat: int, why: Literal["absence", "wish"], id: str | None = None
) -> entries.Rested:
    check_seat(table, seat)
    check_playing(table)
    check_no_duplicate(table)
    chair = table.chairs[seat]
    if not chair.is_held_by_player or chair.rests is not None:
        raise Denied("resting")
    if why == "absence":
        check_stand_in(table)
    return entries.Rested(at=at, seat=seat, id=id, bot=table.stand_in, why=why)


def check_stand_in(table: Table) -> None:
    """Refuse to let a bot play for somebody else where all others have to agree to that."""
    if table.created.late == "wait":
        raise Denied("table-must-agree")


def agree(table: Table, at: int, seat: int, absentee: int, id: str | None = None) -> entries.Agreed:
    """Agree that a bot plays for a seat whose time is up."""
    check_seat(table, absentee)
    check_turn(table, seat)
    if table.created.late != "wait" or absentee == seat or not table.is_late(absentee, at):
        raise Denied("not-late", seat=absentee + 1)
    if seat not in voters(table, absentee, at):
        raise Denied("you-are-late")
    if any(vote.seat == absentee and seat in vote.agreed for vote in table.votes):
        raise Denied("already-agreed")
    return entries.Agreed(at=at, seat=seat, id=id, absentee=absentee)


def come_back(table: Table, at: int, seat: int, id: str | None = None) -> entries.Returned:
    if table.chairs[seat].rests is None:
        raise Denied("not-resting")
    return entries.Returned(at=at, seat=seat, id=id)


def wake(table: Table, at: int, started: int) -> entries.Woken:
    """Restart the clocks, so that the time while the server was down costs nobody."""
    if not was_asleep(table, started):
        raise StaleVersion("stale-version", version=0, known=table.version)
    return entries.Woken(at=max(at, started))


def was_asleep(table: Table, started: int) -> bool:
    """Return whether a clock was running while the server was down. Among days, that does not matter."""
    is_timed = not isinstance(table.created.clock, NoClock) and not table.is_slow
    return is_timed and any(chair.asked is not None and chair.since < started for chair in table.chairs)


def close(table: Table, at: int) -> entries.Closed:
    """Close the table for good, whatever goes on there: the operator does that."""
    return entries.Closed(at=at)


def check_not_closed(table: Table) -> None:
    if table.closed:
        raise NotFound("table-closed", table=table.id)


def say(table: Table, at: int, seat: int, text: str, id: str | None, sender: str = "") -> entries.Said:
    said = " ".join(text.split())
    seen = said.replace(JOINER, "")
    if not seen or not seen.isprintable():
        raise Denied("bad-line")
    return entries.Said(at=at, seat=seat, id=id, text=said, sender=sender)


def say_phrase(
    table: Table, at: int, seat: int, phrase: str, id: str | None, sender: str = ""
) -> entries.Said:
    if phrase not in PHRASES:
        raise Denied("unknown-phrase", phrase=phrase, known=", ".join(PHRASES))
    return entries.Said(at=at, seat=seat, id=id, phrase=phrase, sender=sender)


def check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.chairs):
        raise Denied("no-seat", seat=seat + 1, most=len(table.chairs))


def check_seed(seed: str) -> None:
    if not seed.isprintable():
        raise BadOption("bad-player-seed")


def check_no_duplicate(table: Table) -> None:
    """Refuse what would make results with the same deal incomparable."""
    if table.is_duplicate:
        raise Denied("same-deal-for-all")


def check_may_watch(table: Table, seat: int | None) -> None:
    """Refuse spectators where others play the same deal: they could watch it first and play it then."""
    if seat is None:
        check_no_duplicate(table)


def check_host(table: Table, key: str) -> None:
    if key != table.host:
        raise NotAllowed("not-host")
