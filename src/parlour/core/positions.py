"""Positions: complete states as plain data, like FEN in chess."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Generic

from parlour.core.notation import StateT


class Positions(ABC, Generic[StateT]):
    """Serialises and deserialises the states of a game."""

    @abstractmethod
    def write(self, state: StateT) -> dict[str, object]:
        """Serialise the complete state to plain data for JSON, with hidden cards and the random generator."""

    @abstractmethod
    def read(self, plain: object, trusted: bool) -> StateT:
        """Deserialise a state from `write`. Raise `BadPosition` if it is malformed or impossible.

        A trusted position comes from our own log or another process of ours. Only its format is checked.
        """

    @abstractmethod
    def census(self, state: StateT) -> Mapping[str, int]:
        """Count the cards in the state by code, wherever they are. The result never changes during a game."""
