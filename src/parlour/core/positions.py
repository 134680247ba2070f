"""Whole states as plain data, as FEN is for chess."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Generic

from parlour.core.notation import StateT


class Positions(ABC, Generic[StateT]):
    """Writes and reads the states of a game."""

    @abstractmethod
    def write(self, state: StateT) -> dict[str, object]:
        """The whole state as plain data for JSON, secrets and generator included."""

    @abstractmethod
    def read(self, plain: object, trusted: bool) -> StateT:
        """The state that `write` wrote; BadPosition if it is not a possible one.

        A trusted position comes from our own log or from another process of ours. It is well formed, so
        only its shape is checked.
        """

    @abstractmethod
    def census(self, state: StateT) -> Mapping[str, int]:
        """How many cards of each code there are, wherever they lie: the same at every moment."""
