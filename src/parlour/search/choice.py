"""The statistics of a search about one action."""

from __future__ import annotations


class Choice:
    """An action, its estimated value for the seat, and the standard error of the estimate."""

    def __init__(self, action: int, value: float, error: float, worlds: int) -> None:
        self.action = action
        self.value = value
        self.error = error
        #: The number of worlds in which it was tried.
        self.worlds = worlds
