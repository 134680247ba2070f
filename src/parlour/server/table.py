"""A table as a fold of its log: without clock, socket or file, so that equal logs give equal tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from parlour import fair
from parlour.bots.people import choose_name
from parlour.core.errors import BadRecord
from parlour.core.events import Event, Listener
from parlour.core.game import Game
from parlour.core.outcome import Outcome
from parlour.core.rng import Rng
from parlour.core.state import State
from parlour.core.view import OpenView, View, join
from parlour.record import Move as RecordedMove
from parlour.record import Record, Result
from parlour.server import catalogue
from parlour.server import entries as log
from parlour.server.entries import Entry
from parlour.server.protocol import (
    GameClock,
    Line,
    MoveClock,
    NoClock,
    Pace,
    SeatInfo,
    Status,
    TableInfo,
    UndoInfo,
)
from parlour.server.table_types import Chair, Change, Undo

#: How many lines of chat, and how many answered requests, a table remembers.
LINES = 50
ANSWERED = 256
#: The length of a table's code, which is the beginning of its id.
CODE_LENGTH = 6


class Table:
    """Applies entries one by one; `version` is the number of the last one."""

    def __init__(self, id: str, created: log.Created) -> None:
        self.id = id
        self.created = created
        self.game: Game = catalogue.game(created.game, created.deck)
        self.version = 1
        #: The time of the last entry.
        self.at = created.at
        #: The hash of the host's secret; empty if no person is left, so that the next to sit down is host.
        self.host = created.host
        self.chairs = [Chair() for _ in range(created.seats)]
        self.status: Status = "waiting"
        self.paused = False
        #: The pace that the host has set for everybody.
        self.pace: Pace | None = None
        #: When the game was last paused.
        self.stopped = 0
        #: The number of the game at this table, from 1, and the secret of its deal.
        self.number = 1
        self.secret = created.secret
        #: The number of the entry that started the last game, and its rules; 0 before the first game.
        self.started = 0
        self.rules = 0
        #: The seeds of the seats, and the seed derived from them and the secret, by this version of `fair`.
        self.deal = fair.VERSION
        self.seeds: list[str] = []
        self.seed = 0
        self.state: State | None = None
        self.moves: list[tuple[int, str]] = []
        #: This many moves can no longer be undone, since they revealed something; this many, since a bot has
        #: visibly answered them.
        self.floor = 0
        self.answered_by_bots = 0
        self.undo: Undo | None = None
        self.lines: list[Line] = []
        self.answered: dict[tuple[int | None, str], int] = {}
        #: The id of the record of the last finished game.
        self.record: str | None = None
        self._events: list[Event] = []
        #: The state after `floor` moves, if it is known.
        self._base: State | None = None
        #: The events of the deal and of each move of this game, once somebody has asked for them.
        self._story: list[list[Event]] | None = None
        #: Values derived from the state, cached until it changes.
        self._choices: dict[int, dict[str, int]] = {}
        self._open_view: OpenView | None = None
        self._spectator_view: View | None = None
        self._is_window: bool | None = None
        self._info: TableInfo | None = None
        for sat in created.seated:
            self._sit(sat, Change())

    def view(self, seat: int | None) -> View | None:
        """Return the view of the seat, or of a spectator; None before the first game."""
        return None if self.state is None else self.state.view(seat)

    def open_view(self) -> OpenView:
        """Return the half of a view that is the same for everybody."""
        if self._open_view is None:
            assert self.state is not None
            self._open_view = self.state.open_view()
        return self._open_view

    def choices(self, seat: int) -> dict[str, int]:
        """Return the legal moves of the seat in the game's notation, with their actions."""
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
        if not self.created.window or not self.actors:
            return False
        if self._is_window is None:
            self._is_window = self.game.is_window(self._public_view())
        return self._is_window

    @property
    def question(self) -> int:
        """The version at which the present actors were asked; chat does not change it."""
        return max((self.chairs[seat].asked or 0 for seat in self.actors), default=0)

    @property
    def outcome(self) -> Outcome | None:
        return None if self.state is None else self.state.outcome

    def allowance(self, seat: int) -> int | None:
        """Return the milliseconds that the seat has for a decision from when it was asked; None: no limit."""
        clock, chair = self.created.clock, self.chairs[seat]
        match clock:
            case MoveClock():
                return clock.seconds * 1000
            case GameClock():
                return max(0, (clock.seconds + clock.increment * chair.decisions) * 1000 - chair.used)
            case NoClock():
                return None

    def time(self, now: int) -> int:
        """Return the time of the game's clocks, which stops in a pause."""
        return self.stopped if self.paused else now

    def time_spent(self, seat: int, now: int) -> int:
        """Return the milliseconds that the seat has spent on its question, without those of a stand-in."""
        chair = self.chairs[seat]
        return chair.spent if chair.rests is not None else max(0, self.time(now) - chair.since)

    def seat_of(self, key: str) -> int | None:
        """Return the seat with this hash of its secret."""
        for seat, chair in enumerate(self.chairs):
            if chair.key and chair.key == key:
                return seat
        return None

    def host_seat(self) -> int | None:
        return self.seat_of(self.host)

    @property
    def is_lesson(self) -> bool:
        """Whether this is a lesson; only the first game at a table can be one."""
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
                pace=self.pace,
                number=self.number,
                commitment="" if self.is_lesson else fair.commitment(self.secret),
                seeded=[bool(chair.seed) for chair in self.chairs],
                undo=UndoInfo(undo.seat, len(self.moves) - undo.to, undo.waiting) if undo else None,
                record=self.record,
                lesson=self.is_lesson,
                ready=[chair.is_ready for chair in self.chairs],
                code=self.id[:CODE_LENGTH] if self.status == "waiting" else None,
            )
        return self._info

    def finished_record(self) -> Record:
        """Return the record of the finished game, which reveals the secret of its deal."""
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
                version=2 if self.deal == 2 else 1,
                table=self.id,
                number=self.number,
                commitment=fair.commitment(self.secret),
                secret=self.secret,
                seeds=self.seeds,
            )
        return record

    def story(self) -> list[list[Event]]:
        """Return the events of the present game: those of the deal, then those of each move."""
        if self.state is None or self.status == "waiting":
            return []
        if self._story is None:
            self._story = self._retell()
        return self._story

    def _retell(self) -> list[list[Event]]:
        """Play the moves again for their events: neither the log nor a snapshot contains any."""
        events: list[Event] = []
        state = self._start_state(events.append)
        story = [events]
        for seat, text in self.moves:
            told: list[Event] = []
            state.listener = told.append
            state.apply(seat, self.game.parse(state, text, seat))
            story.append(told)
        return story

    def last_move_of(self, seat: int) -> int | None:
        """Return the index of the seat's last move that can still be undone."""
        for place in range(len(self.moves) - 1, max(self.floor, self.answered_by_bots) - 1, -1):
            if self.moves[place][0] == seat:
                return place
        return None

    def apply(self, entry: Entry) -> Change:
        """Apply the next entry of the log."""
        self.version += 1
        self.at = max(self.at, entry.at)
        change = Change()
        _APPLY[type(entry)](self, entry, change)
        if change.info:
            self._info = None
        if change.play and not isinstance(entry, log.Played):
            self._clear_cache()
        if entry.id is not None:
            self._note_answered(entry.seat, entry.id)
        return change

    def _note_answered(self, seat: int | None, id: str) -> None:
        self.answered[seat, id] = self.version
        if len(self.answered) > ANSWERED:
            del self.answered[next(iter(self.answered))]

    def _sit(self, entry: log.Sat, change: Change) -> None:
        chair = self.chairs[entry.seat]
        chair.holder, chair.name, chair.key, chair.bot = entry.holder, entry.name, entry.key, entry.bot
        if entry.holder != "bot":
            self._rename_bots(entry.name)
        chair.rests, chair.seed = None, entry.seed
        chair.ready = entry.holder == "person"
        # The previous holder may have used the same request ids.
        self.answered = {key: version for key, version in self.answered.items() if key[0] != entry.seat}
        if not self.host and entry.holder == "person":
            self.host = entry.key
        change.info = True

    def _rename_bots(self, name: str) -> None:
        """Give a bot that is called like a player another name."""
        for chair in self.chairs:
            if chair.holder == "bot" and chair.name.casefold() == name.casefold():
                chair.name = choose_name((other.name for other in self.chairs), self.id)

    def _change_seat(self, entry: log.Moved, change: Change) -> None:
        one, other = entry.seat, entry.to
        self.chairs[one], self.chairs[other] = self.chairs[other], self.chairs[one]
        new: dict[int | None, int] = {one: other, other: one}
        self.answered = {(new.get(key[0], key[0]), key[1]): version for key, version in self.answered.items()}
        # The last game was played in the old order.
        self.state = self._base = None
        change.info = change.play = change.fresh = change.moved = True

    def _add_seed(self, entry: log.Seeded, change: Change) -> None:
        assert entry.seat is not None
        self.chairs[entry.seat].seed = entry.seed
        change.info = True

    def _leave(self, entry: log.Left, change: Change) -> None:
        chair = self.chairs[entry.seat]
        was_host = chair.key != "" and chair.key == self.host
        chair.key, chair.rests, chair.ready = "", None, False
        if self.status == "playing":
            chair.holder, chair.bot = "bot", entry.bot
        else:
            chair.holder, chair.name, chair.bot, chair.seed = "open", "", None, ""
        if was_host:
            self.host = next((other.key for other in self.chairs if other.holder == "person"), "")
        if self.undo is not None:
            self._settle_undo(entry.seat, entry.seat != self.undo.seat, change)
        change.info = change.play = True

    def _start(self, entry: log.Started, change: Change) -> None:
        self._begin(entry.rules, entry.deal, entry.at, change)

    def _begin(self, rules: int, deal: int, at: int, change: Change) -> None:
        self.check_rules(rules)
        self.started, self.rules = self.version, rules
        self.deal = deal
        self.seeds = [chair.seed for chair in self.chairs]
        lesson = self.created.lesson
        if lesson is not None and self.is_lesson:
            self.seed = lesson
        else:
            self.seed = fair.deal_seed(self.secret, self.id, self.number, self.seeds, self.deal)
        self.status = "playing"
        self.moves = []
        self.floor = self.answered_by_bots = 0
        self._base = None
        self._story = None
        for chair in self.chairs:
            chair.asked, chair.used, chair.decisions, chair.ready = None, 0, 0, False
        self._deal()
        change.events = self._take_events()
        change.info = change.play = change.fresh = True
        self._update_questions(at, None)
        self._end_if_over(change)

    def check_rules(self, rules: int) -> None:
        """BadRecord if a game was started under other rules: it cannot be continued with these."""
        if rules != self.game.version:
            raise BadRecord("record-version", game=self.game.name, found=rules, known=self.game.version)

    def _deal(self) -> None:
        self._events = []
        self.resume(self._start_state(self._add_event))

    def _start_state(self, listener: Listener) -> State:
        if self.is_lesson:
            rng = Rng(self.seed)
        else:
            rng = fair.deal_rng(self.secret, self.id, self.number, self.seeds, self.deal)
        state: State = self.game.start_from(len(self.chairs), rng, self.created.options, listener)
        return state

    def _play(self, entry: log.Played, change: Change) -> None:
        state = self.state
        assert state is not None
        for seat, text in entry.moves:
            action = self._choices.get(seat, {}).get(text)
            if action is None:
                action = self.game.parse(state, text, seat)
            state.apply(seat, action)
            self._clear_cache()
            self.moves.append((seat, text))
            events = self._take_events()
            change.events += events
            if self._story is not None:
                self._story.append(events)
            if self.game.reveals(events, self._public_view()):
                self.floor = len(self.moves)
                self._base = state.clone()
            if entry.by in ("bot", "window") and self._is_seen_answer(seat, events):
                self.answered_by_bots = len(self.moves)
            if entry.by != "window":
                # A window takes the same time for everybody, so it costs nobody time.
                self.chairs[seat].used += self.time_spent(seat, entry.at)
                self.chairs[seat].decisions += 1
        for seat, id in entry.answers:
            self._note_answered(seat, id)
        if self.undo is not None:
            self.undo = None
            change.info = True
        change.play = True
        self._update_questions(entry.at, {seat for seat, _ in entry.moves})
        self._end_if_over(change)

    def _is_seen_answer(self, seat: int, events: list[Event]) -> bool:
        """Return whether a bot moved and others saw it. Bots cannot be asked to agree to an undo."""
        return self.chairs[seat].is_played_by_bot and any(event.audience != seat for event in events)

    def _public_view(self) -> View:
        """Return a spectator's view, for questions to which all views give the same answer."""
        if self._spectator_view is None:
            assert self.state is not None
            own = self.state.own_view(None)
            self._spectator_view = join(self.game.view_type, None, self.open_view(), own)
        return self._spectator_view

    def _clear_cache(self) -> None:
        self._choices = {}
        self._open_view = None
        self._spectator_view = None
        self._is_window = None

    def _update_questions(self, at: int, movers: set[int] | None) -> None:
        """Note who is asked since when; an actor who was asked before and did not move keeps the question."""
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
                if chair.rests == "wish":
                    # The bot was to play this game only.
                    chair.rests = chair.bot = None
            change.info = change.ended = True

    def _ask_undo(self, entry: log.UndoAsked, change: Change) -> None:
        assert entry.seat is not None
        self.undo = Undo(entry.seat, entry.to, list(entry.waiting))
        change.info = True
        self._undo_if_agreed(entry.at, change)

    def _answer_undo(self, entry: log.UndoAnswered, change: Change) -> None:
        assert entry.seat is not None
        self._settle_undo(entry.seat, entry.agree, change, entry.at)

    def _settle_undo(self, seat: int, agree: bool, change: Change, at: int | None = None) -> None:
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
        self.answered_by_bots = min(self.answered_by_bots, undo.to)
        if self._story is not None:
            del self._story[undo.to + 1 :]
        self._replay_moves()
        change.fresh = change.play = True
        self._update_questions(self.chairs[undo.seat].since if at is None else at, None)

    def _replay_moves(self) -> None:
        """Rebuild the state from the remaining moves, starting at the floor if its state is known."""
        moves = self.moves
        if self._base is not None:
            self.resume(self._base.clone())
            moves = moves[self.floor :]
        else:
            self._deal()
        assert self.state is not None
        for seat, text in moves:
            self.state.apply(seat, self.game.parse(self.state, text, seat))
        self._take_events()

    def _pause(self, entry: log.Paused, change: Change) -> None:
        self.paused = entry.on
        if entry.on:
            self.stopped = entry.at
        else:
            for chair in self.chairs:
                chair.since = min(entry.at, chair.since + entry.at - self.stopped)
        change.info = change.play = True

    def _set_pace(self, entry: log.Paced, change: Change) -> None:
        self.pace = entry.pace
        change.info = True

    def _rest(self, entry: log.Rested, change: Change) -> None:
        chair = self.chairs[entry.seat]
        chair.spent = self.time_spent(entry.seat, entry.at)
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
        change.line = Line(entry.seat, entry.text, entry.phrase, self.chairs[entry.seat].name)
        self.lines.append(change.line)
        del self.lines[:-LINES]

    def _again(self, entry: log.Again, change: Change) -> None:
        self.status = "waiting"
        self.number += 1
        self.secret = entry.secret
        for chair in self.chairs:
            chair.seed = ""
        change.info = change.play = True
        if entry.rules is not None:
            self._begin(entry.rules, entry.deal, entry.at, change)

    def _get_ready(self, entry: log.Ready, change: Change) -> None:
        assert entry.seat is not None
        self.chairs[entry.seat].ready = entry.on
        change.info = True

    def resume(self, state: State) -> None:
        """Continue from this state."""
        self.state = state
        self._clear_cache()
        state.listener = self._add_event

    def _add_event(self, event: Event) -> None:
        self._events.append(event)

    def _take_events(self) -> list[Event]:
        events, self._events = self._events, []
        return events


def _player(chair: Chair) -> str:
    return {"person": "human", "bot": chair.bot or "bot"}.get(chair.holder, chair.holder)


_APPLY: dict[type[Entry], Callable[[Table, Any, Change], None]] = {
    log.Sat: Table._sit,
    log.Moved: Table._change_seat,
    log.Seeded: Table._add_seed,
    log.Left: Table._leave,
    log.Started: Table._start,
    log.Played: Table._play,
    log.UndoAsked: Table._ask_undo,
    log.UndoAnswered: Table._answer_undo,
    log.Paused: Table._pause,
    log.Paced: Table._set_pace,
    log.Rested: Table._rest,
    log.Returned: Table._return,
    log.Woken: Table._wake,
    log.Said: Table._say,
    log.Again: Table._again,
    log.Ready: Table._get_ready,
}
