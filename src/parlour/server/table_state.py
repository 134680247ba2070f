"""The state of a table after some entries of its log, and values derived from it."""

from __future__ import annotations

from parlour import fair
from parlour.core.errors import BadRecord
from parlour.core.events import Event
from parlour.core.game import Game
from parlour.core.outcome import Outcome
from parlour.core.state import State
from parlour.core.view import OpenView, View
from parlour.server import catalogue, entries
from parlour.server.protocol import (
    DuplicateInfo,
    GameClock,
    Line,
    MoveClock,
    NoClock,
    Pace,
    SeatInfo,
    Status,
    TableInfo,
    UndoInfo,
    VoteInfo,
    is_slow,
)
from parlour.server.table_types import STAND_IN, Chair, Undo, Vote

#: The number of answered requests that a table remembers.
ANSWERED = 256
#: The length of a table's code, which is the beginning of its id.
CODE_LENGTH = 6


class TableState:
    """The fields of a table, which only entries change."""

    def __init__(self, id: str, created: entries.Created) -> None:
        self.id = id
        self.created = created
        #: Whether people have days for a decision.
        self.is_slow = is_slow(created.clock)
        self.game: Game = catalogue.game(created.game, created.deck)
        self.version = 1
        #: The time of the last entry.
        self.at = created.at
        #: The hash of the host's secret; empty if no person is left, so that the next to sit down is host.
        self.host = created.host
        self.chairs = [Chair() for _ in range(created.seats)]
        self.status: Status = "waiting"
        self.paused = False
        #: Whether the operator has closed the table.
        self.closed = False
        #: The pace that the host has set for everybody.
        self.pace: Pace | None = None
        #: The time of the last pause.
        self.stopped = 0
        #: The number of the game at this table, from 1, and the secret of its deal.
        self.number = 1
        self.secret = created.secret
        #: The number of the entry that started the last game, and its rules; 0 before the first game.
        self.started = 0
        self.rules = 0
        #: The time of the deal; 0 if that is not known.
        self.dealt_at = 0
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
        self.votes: list[Vote] = []
        self.lines: list[Line] = []
        self.answered: dict[tuple[int | None, str], int] = {}
        #: The id of the record of the last finished game.
        self.record: str | None = None
        self._events: list[Event] = []
        #: The state after `floor` moves, if it is known.
        self.base: State | None = None
        #: The events of the deal and of each move of this game, once somebody has asked for them.
        self.events_by_move: list[list[Event]] | None = None
        #: Values derived from the state, cached until it changes.
        self._choices: dict[int, dict[str, int]] = {}
        self._open_view: OpenView | None = None
        self._is_window: bool | None = None
        self._info: TableInfo | None = None

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
            # Without `Game.text`, which also takes what is not one of these.
            write = self.game.notation.write
            self._choices[seat] = {write(state, seat, action): action for action in state.legal(seat)}
        return self._choices[seat]

    def action_of(self, seat: int, text: str) -> int:
        """Return the action that this text means, cached or parsed."""
        action = self._choices.get(seat, {}).get(text)
        if action is None:
            action = self.game.parse(self.state, text, seat)
        return action

    @property
    def actors(self) -> tuple[int, ...]:
        return self.state.actors if self.state is not None and self.status == "playing" else ()

    @property
    def is_window(self) -> bool:
        """Whether the seats are asked out of turn, all for the same short time."""
        if not self.created.window or not self.actors:
            return False
        if self._is_window is None:
            self._is_window = self.game.is_window(self.open_view())
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

    def is_late(self, seat: int, now: int) -> bool:
        """Return whether the seat's holder is asked and has no time left."""
        chair, allowance = self.chairs[seat], self.allowance(seat)
        if chair.asked is None or allowance is None or chair.is_played_by_bot or self.is_window:
            return False
        return self.time_spent(seat, now) >= allowance

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

    def is_held_with(self, key: str) -> bool:
        """Return whether it is the hash of the secret of a seat, or of the host."""
        return key != "" and (self.seat_of(key) is not None or key == self.host)

    def host_seat(self) -> int | None:
        return self.seat_of(self.host)

    @property
    def is_lesson(self) -> bool:
        """Whether this is a lesson; only the first game at a table can be one."""
        return self.created.lesson is not None and self.number == 1

    @property
    def is_branch(self) -> bool:
        """Whether this game began at a moment of another one; only the first game at a table can have."""
        return self.created.branch is not None and self.number == 1

    @property
    def is_fair(self) -> bool:
        """Whether the server commits to the deal of this game."""
        return not self.is_lesson and not self.is_branch

    @property
    def is_duplicate(self) -> bool:
        """Whether others play the same deal, so that nobody gets help with it."""
        return self.created.duplicate is not None

    @property
    def deal_table(self) -> str:
        """The table from which the deal is derived: this one, unless it is a duplicate."""
        duplicate = self.created.duplicate
        return self.id if duplicate is None else duplicate.table

    @property
    def deal_number(self) -> int:
        """The number of the game at that table."""
        duplicate = self.created.duplicate
        return self.number if duplicate is None else duplicate.number

    @property
    def stand_in(self) -> str:
        """Return the bot that plays for those who leave, are absent or rest."""
        return self.created.stand_in or STAND_IN

    def info(self) -> TableInfo:
        if self._info is None:
            undo, duplicate = self.undo, self.created.duplicate
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
                commitment=fair.commitment(self.secret) if self.is_fair else "",
                seeded=[bool(chair.seed) for chair in self.chairs],
                undo=UndoInfo(undo.seat, len(self.moves) - undo.to, undo.waiting) if undo else None,
                record=self.record,
                lesson=self.is_lesson,
                ready=[chair.is_ready for chair in self.chairs],
                code=self.id[:CODE_LENGTH] if self.status == "waiting" else None,
                stand_in=self.stand_in,
                study=self.created.study,
                late=self.created.late,
                votes=[VoteInfo(vote.seat, list(vote.agreed)) for vote in self.votes],
                branch=self.created.branch if self.is_branch else None,
                duplicate=None if duplicate is None else DuplicateInfo(duplicate.day),
            )
        return self._info

    def last_move_of(self, seat: int) -> int | None:
        """Return the index of the seat's last move that can still be undone."""
        if self.is_duplicate:
            return None
        for place in range(len(self.moves) - 1, max(self.floor, self.answered_by_bots) - 1, -1):
            if self.moves[place][0] == seat:
                return place
        return None

    def check_rules(self, rules: int) -> None:
        """BadRecord if a game was started under other rules: it cannot be continued with these."""
        if rules != self.game.version:
            raise BadRecord("record-version", game=self.game.name, found=rules, known=self.game.version)

    def note_answered(self, seat: int | None, id: str) -> None:
        self.answered[seat, id] = self.version
        if len(self.answered) > ANSWERED:
            del self.answered[next(iter(self.answered))]

    def resume(self, state: State) -> None:
        """Continue from this state."""
        self.state = state
        self.clear_cache()
        state.listener = self.add_event

    def add_event(self, event: Event) -> None:
        self._events.append(event)

    def take_events(self) -> list[Event]:
        events, self._events = self._events, []
        return events

    def clear_info(self) -> None:
        self._info = None

    def clear_cache(self) -> None:
        self._choices = {}
        self._open_view = None
        self._is_window = None
