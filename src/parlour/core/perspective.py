"""What a bot gets: the game as one seat knows it."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.core.game import Game
from parlour.core.rng import Rng
from parlour.core.state import State
from parlour.core.view import View


class Perspective:
    """One seat's knowledge, legal actions, and worlds to think in.

    It holds no true state: all it answers comes from a resampled world, which the seat cannot tell
    from the true one. So nothing that is hidden can be found in it, by whatever way one looks.
    """

    def __init__(self, state: State, seat: int, rng: Rng | None) -> None:
        """Without a generator the state must be a world that was resampled for the seat already."""
        self.game: Game = state.game
        self.seat = seat
        self._world = state if rng is None else state.resample(seat, rng)
        self._yields_own_world = rng is None

    @staticmethod
    def of_world(world: State, seat: int) -> Perspective:
        """The perspective of a seat in a world that was resampled for it already."""
        return Perspective(world, seat, None)

    @property
    def seats(self) -> int:
        return self._world.seats

    @property
    def view(self) -> View:
        return self._world.view(self.seat)

    @property
    def info_state(self) -> tuple[int, ...]:
        return self._world.info_state(self.seat)

    @property
    def legal(self) -> list[int]:
        return self._world.legal(self.seat)

    def text(self, action: int) -> str:
        """One of the legal actions as a player would write it."""
        return self.game.text(self._world, action, self.seat)

    def worlds(self, rng: Rng) -> Iterator[State]:
        """States without end that this seat cannot tell from the true one."""
        if self._yields_own_world:
            # It was drawn for this decision, so the first one need not be drawn again.
            self._yields_own_world = False
            yield self._world.clone()
        while True:
            yield self._world.resample(self.seat, rng)
