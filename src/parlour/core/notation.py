"""Moves as players write them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Generic

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from parlour.core.errors import BadNotation, IllegalAction
from parlour.core.state import State

StateT = TypeVar("StateT", bound=State, default=Any)


@mypyc_attr(allow_interpreted_subclasses=True)
class Notation(ABC, Generic[StateT]):
    """Writes and reads the actions of a game, and says why an action is illegal."""

    @abstractmethod
    def write(self, state: StateT, seat: int, action: int) -> str:
        """A legal action of the seat."""

    def read(self, state: StateT, seat: int, text: str) -> int:
        """The legal action that the text names; BadNotation or IllegalAction if it names none."""
        wanted = text.strip().casefold()
        for action in state.legal(seat):
            if self.write(state, seat, action).casefold() == wanted:
                return action
        raise BadNotation("not-a-move", text=text)

    def refusal(self, state: StateT, seat: int, action: int) -> IllegalAction:
        """Why an action outside the legal list of an actor is illegal."""
        return IllegalAction("not-legal", action=action)
