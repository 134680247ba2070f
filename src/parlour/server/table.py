"""A table as its log tells it: no clock, socket or file in here, so the same log is always the same table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from parlour import fair
from parlour.core.errors import BadRecord
from parlour.core.events import Event, Revelation
from parlour.core.game import Game
from parlour.core.outcome import Outcome
from parlour.core.state import State
from parlour.core.view import View
from parlour.record import Move as RecordedMove
from parlour.record import Record, Result
from parlour.server import catalogue
from parlour.server import entries as log
from parlour.server.chairs import Chair, Change, Undo
from parlour.server.entries import Entry
from parlour.server.protocol import (
    GameClock,
    Line,
    MoveClock,
    NoClock,
    SeatInfo,
    Status,
    TableInfo,
    UndoInfo,
)
from parlour.server.view_diff import ViewCache

#: How many lines of talk, and how many answered requests, a table remembers.
LINES = 50
ANSWERED = 256


class Table:
    """Folds entries one by one; `version` is how many there were."""

    def __init__(self, id: str, created: log.Created) -> None:
        self.id = id
        self.created = created
        self.game: Game = catalogue.game(created.game, created.deck)
        self.version = 1
        #: The hash of the host's secret; empty when the host has left and nobody is there, so the next is it.
        self.host = created.host
        self.chairs = [Chair() for _ in range(created.seats)]
        self.status: Status = "waiting"
        self.paused = False
        #: When it was paused last.
        self.stopped = 0
        #: Which game at this table this is, from 1, and the secret of its deal.
        self.number = 1
        self.secret = created.secret
        #: What the seats added to it, and the seed that came of both.
        self.seeds: list[str] = []
        self.seed = 0
        self.state: State | None = None
        self.moves: list[tuple[int, str]] = []
        #: So many moves can no longer be taken back.
        self.floor = 0
        self.undo: Undo | None = None
        self.lines: list[Line] = []
        self.answered: dict[tuple[int | None, str], int] = {}
        #: The record of the last game that ended.
        self.record: str | None = None
        self._heard: list[Event] = []
        self.views: ViewCache | None = None
        #: The state at the floor, if it is known.
        self._base: State | None = None
        self._choices: dict[int, dict[str, int]] = {}
        self._info: TableInfo | None = None
        for sat in created.seated:
            self._sit(sat, Change())

    def view(self, seat: int | None) -> View | None:
        """The view of the seat, or of a spectator, at this version."""
        return None if self.views is None else self.views.view(seat)

    def choices(self, seat: int) -> dict[str, int]:
        """The legal moves of the seat as it would write them, with their actions."""
        state = self.state
        if state is None or self.status != "playing":
            return {}
        if seat not in self._choices:
            text = self.game.text
            self._choices[seat] = {text(state, action, seat): action for action in state.legal(seat)}
        return self._choices[seat]

    @property
    def actors(self) -> tuple[int, ...]:
        return self.state.actors if self.state is not None and self.status == "playing" else ()

    @property
    def is_window(self) -> bool:
        """Whether the seats are asked out of turn, all for the same short time."""
        if not self.created.window or not self.actors or _has_no_windows(self.game):
            return False
        return self.views is not None and self.game.is_window(self.views.any_view())

    @property
    def question(self) -> int:
        """The version at which those who are asked now were asked: it stays while people only talk."""
        return max((self.chairs[seat].asked or 0 for seat in self.actors), default=0)

    @property
    def outcome(self) -> Outcome | None:
        return None if self.state is None else self.state.outcome

    def allowance(self, seat: int) -> int | None:
        """The milliseconds that the seat has for a decision, since it was asked; None is no limit."""
        clock, chair = self.created.clock, self.chairs[seat]
        match clock:
            case MoveClock():
                return clock.seconds * 1000
            case GameClock():
                return max(0, (clock.seconds + clock.increment * chair.decisions) * 1000 - chair.used)
            case NoClock():
                return None

    def time(self, now: int) -> int:
        """What the clocks go by: time stands still in a pause."""
        return self.stopped if self.paused else now

    def thought(self, seat: int, now: int) -> int:
        """The milliseconds that the seat has thought about its question; stand-ins think for free."""
        chair = self.chairs[seat]
        return chair.spent if chair.rests is not None else max(0, self.time(now) - chair.since)

    def seat_of(self, key: str) -> int | None:
        """The seat that the hashed secret opens."""
        for seat, chair in enumerate(self.chairs):
            if chair.key and chair.key == key:
                return seat
        return None

    def host_seat(self) -> int | None:
        return self.seat_of(self.host)

    @property
    def is_lesson(self) -> bool:
        """Only the first game is one; another at the same table is dealt as any."""
        return self.created.lesson is not None and self.number == 1

    def info(self) -> TableInfo:
        if self._info is None:
            undo = self.undo
            self._info = TableInfo(
                id=self.id,
                game=self.game.name,
                options=self.created.options,
                public=self.created.public,
                status=self.status,
                paused=self.paused,
                seats=[SeatInfo(chair.holder, chair.name, chair.bot, chair.rests) for chair in self.chairs],
                host=self.host_seat(),
                clock=self.created.clock,
                window=self.created.window,
                delay=self.created.delay,
                number=self.number,
                commitment="" if self.is_lesson else fair.commitment(self.secret),
                seeded=[bool(chair.seed) for chair in self.chairs],
                undo=UndoInfo(undo.seat, len(self.moves) - undo.to, undo.waiting) if undo else None,
                record=self.record,
                lesson=self.is_lesson,
            )
        return self._info

    def finished_record(self) -> Record:
        """The record of the game that is over, its deal revealed."""
        outcome = self.outcome
        assert outcome is not None
        record = Record.of(
            self.game,
            len(self.chairs),
            self.seed,
            dict(self.created.options),
            [_player(chair) for chair in self.chairs],
        )
        record.moves = [RecordedMove(seat, text) for seat, text in self.moves]
        record.result = Result(outcome.reason, outcome.rule, list(outcome.scores), list(outcome.winners))
        if not self.is_lesson:
            record.fair = fair.Fair(
                table=self.id,
                number=self.number,
                commitment=fair.commitment(self.secret),
                secret=self.secret,
                seeds=self.seeds,
            )
        return record

    def last_move_of(self, seat: int) -> int | None:
        """The place of the seat's last move that can still be taken back."""
        for place in range(len(self.moves) - 1, self.floor - 1, -1):
            if self.moves[place][0] == seat:
                return place
        return None

    def apply(self, entry: Entry) -> Change:
        """The next entry of the log happens."""
        self.version += 1
        change = Change()
        _APPLY[type(entry)](self, entry, change)
        if change.info:
            self._info = None
        if change.play and not isinstance(entry, log.Played):
            self._forget()
        if entry.id is not None:
            self._answered(entry.seat, entry.id)
        return change

    def _answered(self, seat: int | None, id: str) -> None:
        self.answered[seat, id] = self.version
        if len(self.answered) > ANSWERED:
            del self.answered[next(iter(self.answered))]

    def _sit(self, entry: log.Sat, change: Change) -> None:
        chair = self.chairs[entry.seat]
        chair.holder, chair.name, chair.key, chair.bot = entry.holder, entry.name, entry.key, entry.bot
        chair.rests, chair.seed = None, entry.seed
        # Whoever sat here before may have used the same ids.
        self.answered = {key: version for key, version in self.answered.items() if key[0] != entry.seat}
        if not self.host and entry.holder == "person":
            self.host = entry.key
        change.info = True

    def _add_seed(self, entry: log.Seeded, change: Change) -> None:
        assert entry.seat is not None
        self.chairs[entry.seat].seed = entry.seed
        change.info = True

    def _leave(self, entry: log.Left, change: Change) -> None:
        chair = self.chairs[entry.seat]
        was_host = chair.key != "" and chair.key == self.host
        chair.key, chair.rests = "", None
        if self.status == "playing":
            chair.holder, chair.bot = "bot", entry.bot
        else:
            chair.holder, chair.name, chair.bot, chair.seed = "open", "", None, ""
        if was_host:
            self.host = next((other.key for other in self.chairs if other.holder == "person"), "")
        if self.undo is not None:
            self._answer(entry.seat, entry.seat != self.undo.seat, change)
        change.info = change.play = True

    def _start(self, entry: log.Started, change: Change) -> None:
        if entry.rules != self.game.version:
            # A game that was begun by other rules cannot be told by these.
            raise BadRecord("record-version", game=self.game.name, found=entry.rules, known=self.game.version)
        self.seeds = [chair.seed for chair in self.chairs]
        lesson = self.created.lesson
        if lesson is not None and self.is_lesson:
            self.seed = lesson
        else:
            self.seed = fair.deal_seed(self.secret, self.id, self.number, self.seeds)
        self.status = "playing"
        self.moves = []
        self.floor = 0
        self._base = None
        for chair in self.chairs:
            chair.asked, chair.used, chair.decisions = None, 0, 0
        self._deal()
        change.events = self._told()
        change.info = change.play = change.fresh = True
        self._ask(entry.at, None)
        self._end_if_over(change)

    def _deal(self) -> None:
        self._heard = []
        state = self.game.start_with(len(self.chairs), self.seed, self.created.options, self._hear)
        self.resume(state)

    def _play(self, entry: log.Played, change: Change) -> None:
        state = self.state
        assert state is not None
        for seat, text in entry.moves:
            action = self._choices.get(seat, {}).get(text)
            if action is None:
                action = self.game.parse(state, text, seat)
            state.apply(seat, action)
            self._forget()
            self.moves.append((seat, text))
            events = self._told()
            change.events += events
            if self._reveals(events):
                self.floor = len(self.moves)
                self._base = state.clone()
            if entry.by != "window":
                # A window takes as long for all, so that nobody pays for it or gains by it.
                self.chairs[seat].used += self.thought(seat, entry.at)
                self.chairs[seat].decisions += 1
        for seat, id in entry.answers:
            self._answered(seat, id)
        if self.undo is not None:
            self.undo = None
            change.info = True
        change.play = True
        self._ask(entry.at, {seat for seat, _ in entry.moves})
        self._end_if_over(change)

    def _reveals(self, events: list[Event]) -> bool:
        """Whether the move can no longer be taken back."""
        if any(isinstance(event, Revelation) for event in events):
            return True
        if type(self.game).reveals is Game.reveals:
            return False
        return self.views is not None and self.game.reveals(events, self.views.any_view())

    def _forget(self) -> None:
        """What was looked up is no longer true."""
        if self.views is not None:
            self.views.changed()
        self._choices = {}

    def _ask(self, at: int, movers: set[int] | None) -> None:
        """Note who is asked since when; whoever was asked before and did not move is still asked the same."""
        actors = self.actors
        for seat, chair in enumerate(self.chairs):
            if seat not in actors:
                chair.asked = None
            elif chair.asked is None or movers is None or seat in movers or len(movers) > 1:
                chair.asked = self.version
                chair.since, chair.spent = at, 0

    def _end_if_over(self, change: Change) -> None:
        if self.state is not None and not self.state.actors:
            self.status = "over"
            self.paused = False
            self.record = f"{self.id}-{self.number}"
            for chair in self.chairs:
                chair.asked = None
            change.info = change.ended = True

    def _ask_undo(self, entry: log.UndoAsked, change: Change) -> None:
        assert entry.seat is not None
        self.undo = Undo(entry.seat, entry.to, list(entry.waiting))
        change.info = True
        self._undo_if_agreed(entry.at, change)

    def _answer_undo(self, entry: log.UndoAnswered, change: Change) -> None:
        assert entry.seat is not None
        self._answer(entry.seat, entry.agree, change, entry.at)

    def _answer(self, seat: int, agree: bool, change: Change, at: int | None = None) -> None:
        undo = self.undo
        change.info = True
        if undo is None:
            return
        if not agree:
            self.undo = None
        elif seat in undo.waiting:
            undo.waiting.remove(seat)
            self._undo_if_agreed(at, change)

    def _undo_if_agreed(self, at: int | None, change: Change) -> None:
        undo = self.undo
        if undo is None or undo.waiting:
            return
        self.undo = None
        self.moves = self.moves[: undo.to]
        self._go_back()
        change.fresh = change.play = True
        self._ask(self.chairs[undo.seat].since if at is None else at, None)

    def _go_back(self) -> None:
        """To where the moves that are left lead, from the last moment that something was revealed."""
        moves = self.moves
        if self._base is not None:
            self.resume(self._base.clone())
            moves = moves[self.floor :]
        else:
            self._deal()
        assert self.state is not None
        for seat, text in moves:
            self.state.apply(seat, self.game.parse(self.state, text, seat))
        self._told()

    def _pause(self, entry: log.Paused, change: Change) -> None:
        self.paused = entry.on
        if entry.on:
            self.stopped = entry.at
        else:
            for chair in self.chairs:
                chair.since = min(entry.at, chair.since + entry.at - self.stopped)
        change.info = change.play = True

    def _rest(self, entry: log.Rested, change: Change) -> None:
        chair = self.chairs[entry.seat]
        chair.spent = self.thought(entry.seat, entry.at)
        chair.rests, chair.bot = entry.why, entry.bot
        change.info = change.play = True

    def _return(self, entry: log.Returned, change: Change) -> None:
        chair = self.chairs[entry.seat]
        chair.rests = chair.bot = None
        chair.since = self.time(entry.at) - chair.spent
        change.info = change.play = True

    def _wake(self, entry: log.Woken, change: Change) -> None:
        for chair in self.chairs:
            chair.since = max(chair.since, entry.at)
        change.play = True

    def _say(self, entry: log.Said, change: Change) -> None:
        assert entry.seat is not None
        change.line = Line(entry.seat, entry.text, entry.phrase)
        self.lines.append(change.line)
        del self.lines[:-LINES]

    def _again(self, entry: log.Again, change: Change) -> None:
        self.status = "waiting"
        self.number += 1
        self.secret = entry.secret
        for chair in self.chairs:
            chair.seed = ""
        change.info = change.play = True

    def resume(self, state: State) -> None:
        """Go on from this state."""
        self.state = state
        self.views = ViewCache(state)
        state.listener = self._hear

    def _hear(self, event: Event) -> None:
        self._heard.append(event)

    def _told(self) -> list[Event]:
        events, self._heard = self._heard, []
        return events


def _player(chair: Chair) -> str:
    return {"person": "human", "bot": chair.bot or "bot"}.get(chair.holder, chair.holder)


def _has_no_windows(game: Game) -> bool:
    return type(game).is_window is Game.is_window


_APPLY: dict[type[Entry], Callable[[Table, Any, Change], None]] = {
    log.Sat: Table._sit,
    log.Seeded: Table._add_seed,
    log.Left: Table._leave,
    log.Started: Table._start,
    log.Played: Table._play,
    log.UndoAsked: Table._ask_undo,
    log.UndoAnswered: Table._answer_undo,
    log.Paused: Table._pause,
    log.Rested: Table._rest,
    log.Returned: Table._return,
    log.Woken: Table._wake,
    log.Said: Table._say,
    log.Again: Table._again,
}
