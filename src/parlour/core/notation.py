"""The notation of moves."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Generic

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from parlour.core.errors import BadNotation, IllegalAction, NotYourTurn
from parlour.core.state import State

StateT = TypeVar("StateT", bound=State, default=Any)


@mypyc_attr(allow_interpreted_subclasses=True)
class Notation(ABC, Generic[StateT]):
    """Writes and parses the moves of a game, and explains why an action is illegal."""

    @abstractmethod
    def write(self, state: StateT, seat: int, action: int) -> str:
        """Return a legal action of the seat in notation."""

    def read(self, state: StateT, seat: int, text: str) -> int:
        """Return the legal action for a text. Raise `BadNotation` or `IllegalAction` if there is none.

        A seat that is not an actor, or does not exist, has none: `NotYourTurn` is an `IllegalAction`.
        """
        if not self.split(text):
            raise BadNotation("empty-move")
        if seat not in state.actors:
            raise NotYourTurn("not-your-turn" if state.actors else "game-over")
        action = self.action_of(state, seat, text)
        if action not in state.legal(seat):
            raise self.refusal(state, seat, action)
        return action

    def split(self, text: str) -> list[str]:
        """Return the words of a text; none if it is empty."""
        return text.split()

    def action_of(self, state: StateT, seat: int, text: str) -> int:
        """Return the action that an actor's text means, which `read` checks.

        Raise `BadNotation` or `IllegalAction` if there is none. By default, a text is what `write` returns.
        """
        wanted = text.strip().casefold()
        for action in state.legal(seat):
            if self.write(state, seat, action).casefold() == wanted:
                return action
        raise BadNotation("not-a-move", text=text)

    def refusal(self, state: StateT, seat: int, action: int) -> IllegalAction:
        """Explain why an action that is not in the actor's legal list is illegal."""
        return IllegalAction("not-legal", action=action)
