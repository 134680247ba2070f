"""A program in any language that plays for an entrant."""

from __future__ import annotations

import shlex
from collections.abc import Sequence

import msgspec

from parlour.arena import messages
from parlour.arena.players import Seating
from parlour.arena.process_player import ProcessPlayer
from parlour.arena.results import BotFailed
from parlour.arena.tournament import Limits
from parlour.core.errors import ParlourError
from parlour.core.events import Event
from parlour.core.outcome import Outcome
from parlour.core.rng import Rng
from parlour.core.state import State

#: The maximum length of a quoted wrong answer.
QUOTED = 80


class ProgramPlayer(ProcessPlayer):
    """Asks a program, in JSON lines over its standard streams."""

    def __init__(self, command: str, limits: Limits) -> None:
        """The command is split as by a shell. Raise `ValueError` if a quotation is not closed."""
        super().__init__(shlex.split(command), limits)
        self._writer: messages.AskWriter | None = None
        #: The choices of the last question.
        self._choices: dict[str, int] = {}

    def begin(self, seating: Seating) -> None:
        super().begin(seating)
        self._writer = messages.AskWriter(seating, self.limits.seconds)

    def opening(self) -> bytes:
        return messages.encode(messages.start_message(self.seating))

    def question(self, version: int, state: State, rng: Rng, events: Sequence[Event]) -> bytes:
        assert self._writer is not None, "no game has begun"
        ask = self._writer.write(version, state, events)
        self._choices = dict(ask.choices)
        return messages.encode(ask)

    def closing(self, outcome: Outcome, events: Sequence[Event]) -> bytes:
        return messages.encode(messages.over_message(self.seating, outcome, events))

    def read(self, line: bytes, version: int, state: State) -> int | None:
        try:
            answer = messages.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BotFailed("garbage", f"{error}: {_quoted(line)}") from None
        if answer.version > version:
            raise BotFailed("garbage", f"Nobody has asked for version {answer.version}.")
        if answer.version < version:
            return None
        return self._action(answer.move, state)

    def _action(self, move: str, state: State) -> int:
        """Return the action of a choice, or of anything else that a player could type."""
        if move in self._choices:
            return self._choices[move]
        try:
            return self.seating.game.parse(state, move, self.seating.seat)
        except ParlourError as error:
            raise BotFailed("illegal", f"{error}: {_quoted(move.encode())}") from None


def _quoted(text: bytes) -> str:
    return ascii(text[:QUOTED].decode(errors="replace"))
