"""The common part of players in processes of their own: starting, asking and ending a process."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from time import monotonic

from parlour.arena.bot_process import BotProcess
from parlour.arena.players import Seating
from parlour.arena.results import BotFailed
from parlour.arena.tournament import Limits
from parlour.core.events import Event
from parlour.core.outcome import Outcome
from parlour.core.rng import Rng
from parlour.core.state import State

#: Seconds in which a bot must have started, in addition to those for its first decision.
STARTING = 20.0
#: A bot that loses this many decisions in a row is not asked again in the same game.
MOST_LOST = 3


class ProcessPlayer(ABC):
    """A bot in a process of its own, which is kept over games and started again when it is needed."""

    def __init__(self, command: Sequence[str], limits: Limits) -> None:
        self.limits = limits
        #: For a decision.
        self.seconds = limits.seconds
        self._command = command
        self._process: BotProcess | None = None
        self._seating: Seating | None = None
        #: Whether the process knows the game.
        self._is_seated = False
        #: Whether the process was started for an earlier game.
        self._is_used = False
        #: Whether a process timed out without ever answering. Its successor gets no start-up time.
        self._is_silent = False
        #: Counts the questions, in all games.
        self._version = 0
        #: Decisions lost in a row, in this game, and after how many the bot is not asked again.
        self._lost = 0
        self._most_lost = MOST_LOST
        self.spent = 0.0

    @property
    def seating(self) -> Seating:
        assert self._seating is not None, "no game has begun"
        return self._seating

    def begin(self, seating: Seating) -> None:
        self._seating = seating
        self._is_seated = False
        self._is_used = self._process is not None
        if self._lost >= self._most_lost:
            # A bot that never answers must not make the run endless.
            self._most_lost = 1
        self._lost = 0

    def choose(self, state: State, rng: Rng, events: Sequence[Event]) -> int:
        if self._lost >= self._most_lost:
            raise BotFailed("excluded", "lost too many decisions in a row")
        self._version += 1
        question = self.question(self._version, state, rng, events)
        try:
            action = self._decide(question, state)
        except BotFailed as failure:
            self._lost += 1
            # A bot that sends garbage may keep doing so, and is restarted; a slow one gets another chance.
            if failure.kind == "garbage" or self._lost >= self._most_lost:
                self._kill()
            raise
        self._lost, self._most_lost = 0, MOST_LOST
        return action

    def _kill(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.stop()

    def _decide(self, question: bytes, state: State) -> int:
        try:
            return self._ask(question, state)
        except _EndedAfterGame:
            return self._ask(question, state)

    def _ask(self, question: bytes, state: State) -> int:
        process = self._process or self._start()
        try:
            if not self._is_seated:
                self._is_seated = True
                process.send(self.opening())
                self.await_ready(process)
            began = monotonic()
            try:
                process.send(question)
                return self._receive(process, state)
            finally:
                self.spent = monotonic() - began
        except BotFailed as failure:
            if failure.kind == "time":
                self._is_silent = not process.has_answered
            if failure.kind in ("crash", "memory", "processes"):
                self._process = None
                if self._is_used and process.ending == ("ended", "0"):
                    raise _EndedAfterGame from None
            raise
        finally:
            self._is_used = False

    def _receive(self, process: BotProcess, state: State) -> int:
        for line in self.lines(process):
            action = self.read(line, self._version, state)
            if action is not None:
                break
        if action not in state.legal(self.seating.seat):
            raise BotFailed("illegal", str(action))
        return action

    def lines(self, process: BotProcess) -> Iterator[bytes]:
        """Yield what the process writes until its time is up, and raise `BotFailed` then."""
        has_started = process.has_answered or self._is_silent
        deadline = monotonic() + self.seconds + (0.0 if has_started else STARTING)
        while True:
            yield process.receive(deadline)
            if monotonic() > deadline:
                # Or it could answer earlier questions forever.
                raise BotFailed("time", "answers only earlier questions")

    def _start(self) -> BotProcess:
        try:
            self._process = BotProcess(self._command, self.limits)
        except (OSError, ValueError) as error:
            raise BotFailed("crash", str(error)) from None
        self._is_seated = False
        return self._process

    def end(self, outcome: Outcome, events: Sequence[Event]) -> None:
        if self._process is not None and self._is_seated:
            message = self.closing(outcome, events)
            if message is not None:
                self._process.send(message)

    def close(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.finish()

    @abstractmethod
    def opening(self) -> bytes:
        """Return the message that begins a game."""

    @abstractmethod
    def question(self, version: int, state: State, rng: Rng, events: Sequence[Event]) -> bytes:
        """Return the message that asks for a decision."""

    @abstractmethod
    def closing(self, outcome: Outcome, events: Sequence[Event]) -> bytes | None:
        """Return the message that ends a game, if the bot needs one."""

    @abstractmethod
    def read(self, line: bytes, version: int, state: State) -> int | None:
        """Return the action that a line of the bot means, or None if it answers an earlier question.

        Raise `BotFailed` otherwise.
        """

    def await_ready(self, process: BotProcess) -> None:  # noqa: B027 (programs do not say it)
        """Wait until the bot has said that it is ready for the game."""


class _EndedAfterGame(Exception):
    """The process has exited normally after the last game, and can be started again at no cost."""
