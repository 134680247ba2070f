"""The log alone makes the table: who is host, what is taken back, how long everybody has thought."""

from __future__ import annotations

from dataclasses import asdict
from random import Random

import pytest

from parlour import Record, SecureRng, fair
from parlour.core.errors import ParlourError
from parlour.server import entries, requests, wire
from parlour.server.bot_catalogue import check_bot
from parlour.server.entries import Entry
from parlour.server.protocol import GameClock, MoveClock, NoClock, TimeControl
from parlour.server.snapshot import dump_table, load_table
from parlour.server.table import LINES, Table
from parlour.server.table_history import finished_record
from parlour.server.table_state import ANSWERED
from tests.server.long_logs import RULES, SECRET, START, created, fold, long_log, sat

ID = "k3x9qafghj"
SECOND = 1000


def dealt(seats: int = 3, clock: TimeControl | None = None) -> Table:
    """People at all seats, and a game of FLAUTZ! that has just started."""
    people = [sat(seat) for seat in range(seats)]
    return fold(ID, [created("flautz", seats, clock=clock), *people, entries.Started(at=START, rules=RULES)])


def move(table: Table, at: int = START) -> int:
    """Whoever is asked makes the first legal move; the seat."""
    seat = table.actors[0]
    choice = next(iter(table.choices(seat)))
    table.apply(requests.move(table, at, seat, table.version, choice, None))
    return seat


def clock_of(table: Table, seat: int, at: int) -> tuple[int | None, bool]:
    ticking = wire.clocks(table, at)[seat]
    return ticking.left, ticking.runs


def code(wish: object, *args: object) -> str:
    with pytest.raises(ParlourError) as refusal:
        wish(*args)  # type: ignore[operator]
    return refusal.value.code


def test_a_game_that_was_begun_by_other_rules_is_not_told_by_these() -> None:
    table = fold(ID, [created("flautz", 2), sat(0), sat(1)])
    assert code(table.apply, entries.Started(at=START, rules=RULES + 1)) == "record-version"
    assert requests.start(table, START).rules == RULES


def test_the_same_log_is_always_the_same_table() -> None:
    first = created("frantic", 3, {"limit": 20})
    log: list[Entry] = [first, *long_log(Table(ID, first), Random(4), 300)]
    written = [entries.encode(entry) for entry in log]
    one, other = fold(ID, log), fold(ID, [entries.decode(body) for body in written])
    assert [asdict(chair) for chair in one.chairs] == [asdict(chair) for chair in other.chairs]
    assert (one.info(), one.moves, one.lines, one.answered) == (
        other.info(),
        other.moves,
        other.lines,
        other.answered,
    )
    assert [one.view(seat) for seat in (0, 1, 2, None)] == [other.view(seat) for seat in (0, 1, 2, None)]


def test_the_deal_follows_from_the_commitment_and_the_seeds() -> None:
    table = fold(ID, [created("fzzzt", 2), sat(0), sat(1)])
    table.apply(requests.add_seed(table, START, 1, "mine"))
    table.apply(requests.start(table, START))
    assert table.seed == fair.deal_seed(SECRET, ID, 1, ["", "mine"])
    assert table.info().commitment == fair.commitment(SECRET)
    state = table.state
    assert state is not None
    assert isinstance(state.rng, SecureRng)
    assert state.rng.key == fair.deal_key(SECRET, ID, 1, ["", "mine"])


def test_a_game_that_was_dealt_by_the_first_version_goes_on() -> None:
    """Logs from before there was a second version do not mention it."""
    table = fold(ID, [created("fzzzt", 2), sat(0), sat(1)])
    old = f'{{"t":"started","at":{START},"rules":{RULES}}}'
    table.apply(entries.decode(old))
    assert table.seed == fair.deal_seed(SECRET, ID, 1, ["", ""], 1)
    assert table.state is not None
    assert table.view(0) == table.game.start(2, table.seed).view(0)
    again = load_table(ID, dump_table(table))
    for other in (table, again):
        while other.actors:
            seat = other.actors[0]
            move = next(iter(other.choices(seat)))
            other.apply(entries.Played(at=START, moves=[(seat, move)]))
        assert isinstance(finished_record(other).fair, fair.Fair)
        Record.load(finished_record(other).dump()).replay()
    assert finished_record(again) == finished_record(table)


def test_a_deal_of_a_later_version_is_refused() -> None:
    table = fold(ID, [created("fzzzt", 2), sat(0), sat(1)])
    assert code(table.apply, entries.Started(at=START, rules=RULES, deal=3)) == "fair-version"


def test_the_host_passes_on_from_person_to_person() -> None:
    table = fold(ID, [created("frantic", 4), *(sat(seat) for seat in range(3))])
    table.apply(requests.fill(table, START, 3, "easy", check_bot))
    table.apply(requests.start(table, START))
    for seat, host in ((0, 1), (1, 2), (2, None)):
        table.apply(requests.leave(table, START, seat))
        assert table.host_seat() == host
    # Bots are no hosts, and nobody has the rights of a host who is gone.
    assert {chair.holder for chair in table.chairs} == {"bot"}
    assert code(requests.check_host, table, "key of 0") == "not-host"
    assert code(requests.check_host, table, "key of 2") == "not-host"


def test_whoever_leaves_without_being_host_leaves_the_host_alone() -> None:
    table = fold(ID, [created("frantic", 3), *(sat(seat) for seat in range(3))])
    table.apply(requests.leave(table, START, 1))
    assert table.host_seat() == 0
    table.apply(sat(1, "another key"))
    assert table.host_seat() == 0


def test_a_program_does_not_become_host() -> None:
    table = fold(ID, [created("frantic", 3), sat(0)])
    table.apply(requests.sit(table, START, 1, "program", "HAL", "token"))
    table.apply(requests.leave(table, START, 0))
    assert table.host_seat() is None
    table.apply(requests.sit(table, START, 0, "program", "R2", "other token"))
    assert table.host_seat() is None
    table.apply(requests.sit(table, START, 2, "person", "Bob", "key"))
    assert table.host_seat() == 2


def test_a_move_is_taken_back_when_all_others_agree() -> None:
    table = dealt()
    before = [table.view(seat) for seat in range(3)]
    seat = move(table)
    others = [other for other in range(3) if other != seat]
    table.apply(requests.ask_undo(table, START, seat, "please"))
    assert table.info().undo is not None
    for other in others:
        assert len(table.moves) == 1
        table.apply(requests.answer_undo(table, START, other, True, None))
    assert (table.moves, table.info().undo) == ([], None)
    assert [table.view(seat) for seat in range(3)] == before
    assert table.chairs[seat].asked == table.version


@pytest.mark.parametrize("who", ["other", "asker"])
def test_one_no_or_a_change_of_mind_ends_the_question(who: str) -> None:
    table = dealt()
    seat = move(table)
    other = (seat + 1) % 3
    table.apply(requests.ask_undo(table, START, seat, None))
    assert code(requests.ask_undo, table, START, other, None) == "undo-pending"
    assert code(requests.answer_undo, table, START, seat, True, None) == "no-undo"
    table.apply(requests.answer_undo(table, START, seat if who == "asker" else other, False, None))
    assert (len(table.moves), table.undo) == (1, None)
    assert code(requests.answer_undo, table, START, other, True, None) == "no-undo"


def test_bots_need_not_be_asked_and_who_leaves_is_not_waited_for() -> None:
    table = dealt()
    seat = move(table)
    other, third = ((seat + number) % 3 for number in (1, 2))
    table.apply(requests.rest(table, START, other, "wish"))
    table.apply(requests.ask_undo(table, START, seat, None))
    assert table.undo is not None
    assert table.undo.waiting == [third]
    table.apply(requests.leave(table, START, third))
    assert (table.moves, table.info().undo) == ([], None)


def test_when_the_asker_leaves_nobody_is_asked_any_more() -> None:
    table = dealt()
    seat = move(table)
    table.apply(requests.ask_undo(table, START, seat, None))
    table.apply(requests.leave(table, START, seat))
    assert (len(table.moves), table.undo) == (1, None)


def test_a_game_clock_counts_thinking_and_no_pause() -> None:
    table = dealt(2, GameClock(600, 5))
    seat = table.actors[0]
    assert clock_of(table, seat, START + 10 * SECOND) == (590 * SECOND, True)
    table.apply(requests.pause(table, START + 10 * SECOND, True))
    assert clock_of(table, seat, START + 99 * SECOND) == (590 * SECOND, False)
    table.apply(requests.pause(table, START + 100 * SECOND, False))
    assert clock_of(table, seat, START + 107 * SECOND) == (583 * SECOND, True)
    assert move(table, START + 107 * SECOND) == seat
    assert table.chairs[seat].used == 17 * SECOND
    # For a decision there are some seconds more.
    assert table.allowance(seat) == (600 - 17 + 5) * SECOND


def test_a_clock_for_moves_goes_on_after_a_pause_where_it_stood() -> None:
    table = dealt(2, MoveClock(60))
    seat = table.actors[0]
    for number in range(3):
        pause = START + (10 + 110 * number) * SECOND
        table.apply(requests.pause(table, pause, True))
        left = (50 - 10 * number) * SECOND
        assert clock_of(table, seat, pause + 50 * SECOND) == (left, False)
        table.apply(requests.pause(table, pause + 100 * SECOND, False))
        assert clock_of(table, seat, pause + 100 * SECOND) == (left, True)
    other = 1 - seat
    while seat in table.actors:
        move(table, START + 400 * SECOND)
    # Whoever comes next has all the time.
    assert clock_of(table, other, START + 400 * SECOND) == (60 * SECOND, True)


def test_who_is_asked_in_a_pause_starts_when_it_ends() -> None:
    table = dealt(2, MoveClock(60))
    seat = move(table, START + 5 * SECOND)
    table.apply(requests.pause(table, START + 10 * SECOND, True))
    table.apply(requests.ask_undo(table, START + 20 * SECOND, seat, None))
    table.apply(requests.answer_undo(table, START + 30 * SECOND, 1 - seat, True, None))
    assert clock_of(table, seat, START + 90 * SECOND) == (60 * SECOND, False)
    table.apply(requests.pause(table, START + 100 * SECOND, False))
    assert clock_of(table, seat, START + 101 * SECOND) == (59 * SECOND, True)


def test_without_a_clock_nobody_is_timed() -> None:
    table = dealt(2, NoClock())
    assert [table.allowance(seat) for seat in range(2)] == [None, None]


def test_nothing_can_be_played_in_a_pause() -> None:
    table = dealt()
    table.apply(requests.pause(table, START, True))
    seat = table.actors[0]
    choice = next(iter(table.choices(seat)))
    assert code(requests.move, table, START, seat, table.version, choice, None) == "paused"


def test_a_table_remembers_the_last_lines_and_requests() -> None:
    table = dealt()
    for number in range(ANSWERED + 10):
        table.apply(requests.say(table, START, number % 3, f"Line  {number}", f"request {number}"))
    assert [line.text for line in table.lines] == [
        f"Line {number}" for number in range(ANSWERED + 10 - LINES, ANSWERED + 10)
    ]
    assert len(table.answered) == ANSWERED
    assert (0, "request 0") not in table.answered
    last = ANSWERED + 9
    assert table.answered[last % 3, f"request {last}"] == table.version
