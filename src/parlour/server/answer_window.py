"""The open window of a table: several seats are asked at once, and answers are held until it closes."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.server.clock import TableClock
from parlour.server.pacing import MAX_WAIT, Pacing
from parlour.server.protocol import WindowBegins
from parlour.server.table import Table
from parlour.server.table_clients import TableClients

#: No window closes sooner than this many milliseconds, so that the time does not show how long bots think,
#: unless bots need not wait for people at all.
SHORTEST = 300
#: Bots answer within this part of a window, so that none is too late.
BOTS_PART = 0.6


class AnswerWindow:
    """Knows when the window closes and what was answered. Its time begins when all have seen the question."""

    def __init__(
        self,
        table: Table,
        clock: TableClock,
        pacing: Pacing,
        clients: TableClients,
        min_bot_seconds: float,
    ) -> None:
        self._table = table
        self._clock = clock
        self._pacing = pacing
        self._clients = clients
        self._min_bot_seconds = min_bot_seconds
        self.shortest = min(SHORTEST, int(min_bot_seconds * 1000))
        #: Time does not run before this, even if everybody has seen the question.
        self._earliest_start = 0
        #: By seat: the move and the request id of those who have answered this question.
        self._held: dict[int, tuple[str, str | None]] = {}
        self._held_question = 0
        #: The question whose clients are to be told when the time begins to run.
        self._unannounced = 0

    def postpone_start(self) -> None:
        """Let the time begin now at the earliest: players may be reconnecting."""
        self._earliest_start = self._clock.now()

    def hold(self, question: int, seat: int, move: str, id: str | None) -> None:
        """Hold an answer until the window closes; the first answer of a seat counts."""
        if question == self._table.question:
            if self._held_question != question:
                self._held, self._held_question = {}, question
            self._held.setdefault(seat, (move, id))

    def answer(self, seat: int) -> tuple[str, str | None] | None:
        """Return the seat's answer: the move and the request id."""
        return self._held.get(seat) if self._held_question == self._table.question else None

    def answers_of_people(self) -> Iterator[tuple[int, int, str, str]]:
        """Yield the answers of people: question, seat, move and request id."""
        if self._held_question == self._table.question:
            for seat, (move, id) in self._held.items():
                if id is not None:
                    yield self._held_question, seat, move, id

    def announce_start(self) -> None:
        """Tell the clients when the time begins to run, unless it did as soon as they were asked."""
        table = self._table
        if not table.is_window:
            return
        if self._started_at() is None:
            self._unannounced = table.question
        elif self._unannounced == table.question:
            self._unannounced = 0
            left = self.left()
            if left:
                self._clients.send_without_delay(WindowBegins(left))

    def left(self) -> int | None:
        """Return the milliseconds until it closes, as if its time ran already; None if none is open."""
        table = self._table
        if not table.is_window:
            return None
        end = self.end()
        now = table.time(self._clock.now())
        return self._length() if end is None else max(0, end - now)

    def end(self) -> int | None:
        """Return when the window closes; None if its time does not run yet."""
        started = self._started_at()
        if started is None:
            return None
        if self._is_settled():
            return self._asked_at() + self.shortest
        return started + self._length()

    def latest_start(self) -> int:
        """Return when the time begins to run at the latest."""
        return self._asked_at() + MAX_WAIT

    def is_waiting_for_bots(self) -> bool:
        """Return whether only bots are still to answer."""
        table = self._table
        asked = [seat for seat in table.actors if table.chairs[seat].is_played_by_bot]
        is_theirs = len(asked) == len(table.actors) or self._is_settled()
        return is_theirs and any(self.answer(seat) is None for seat in asked)

    def seconds_for_bots(self) -> float | None:
        """Return within how many seconds bots have to answer; None if the window waits for them."""
        table = self._table
        if all(table.chairs[seat].is_played_by_bot for seat in table.actors):
            return None
        return BOTS_PART * self._length() / 1000

    def _asked_at(self) -> int:
        return max(self._table.chairs[seat].since for seat in self._table.actors)

    def _started_at(self) -> int | None:
        seen = self._pacing.seen_at(self._table.question, self._asked_at())
        return None if seen is None else max(seen, self._earliest_start)

    def _length(self) -> int:
        """Return the milliseconds that the window is open; they never depend on what anybody holds."""
        table = self._table
        seconds = table.created.window
        if all(table.chairs[seat].is_played_by_bot for seat in table.actors):
            seconds = min(seconds, self._min_bot_seconds * self._pacing.factor())
        return max(self.shortest, int(seconds * 1000))

    def _is_settled(self) -> bool:
        """Return whether the only person at the table has answered, or has no choice.

        Nobody else could learn anything from the time then. With more people or with spectators all windows
        are equally long.
        """
        table = self._table
        people = [seat for seat, chair in enumerate(table.chairs) if chair.is_held_by_player]
        if len(people) != 1 or people[0] not in table.actors or self._clients.has_spectators():
            return False
        return self.answer(people[0]) is not None or len(table.choices(people[0])) == 1
