"""The interface between a bot and a game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, SupportsIndex

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.game import Game
from parlour.core.rng import Rng
from parlour.core.state import Sampler, State, as_point
from parlour.core.strategy import Guess, Strategy
from parlour.core.view import View


class Perspective:
    """The interface of a bot to a game: the view, the legal actions and possible worlds of one seat.

    A perspective does not hold the true state but a resampled world, which the seat cannot distinguish
    from it. A bot therefore cannot get at hidden information, not even through private attributes.
    """

    def __init__(self, state: State, seat: int, rng: Rng | None) -> None:
        """If `rng` is None, `state` must be a world that was already resampled for the seat."""
        self.game: Game = state.game
        self.seat = seat
        self._world = state if rng is None else state.resample(seat, rng)
        self._yields_own_world = rng is None

    @staticmethod
    def of_world(world: State, seat: int) -> Perspective:
        """Return the perspective of a seat in a world that was already resampled for it."""
        return Perspective(world, seat, None)

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self._world.seats

    @property
    def view(self) -> View:
        """The view of the seat."""
        return self._world.view(self.seat)

    @property
    def info_state(self) -> tuple[int, ...]:
        """The information state of the seat; see `State.info_state`."""
        return self._world.info_state(self.seat)

    @property
    def legal(self) -> list[int]:
        """The legal actions of the seat, in ascending order."""
        return self._world.legal(self.seat)

    def encode(self, out: vec[i64], at: int = 0) -> None:
        """Write what the seat knows into the buffer; see `State.encode`."""
        self._world.encode(self.seat, out, at)

    def mark_legal(self, out: vec[i64], at: int = 0) -> None:
        """Write one byte for each action, 1 if it is legal; see `State.mark_legal`."""
        self._world.mark_legal(self.seat, out, at)

    @property
    def note_count(self) -> int:
        """The number of notes of this seat so far: a point to read on from with `notes`.

        `State.note_count` counts the notes of all seats and differs between worlds.
        """
        return len(self._world.notes(self.seat))

    def notes(self, since: SupportsIndex = 0) -> list[int]:
        """Return the notes of the seat since a point, as codes, oldest first; see `State.notes`.

        `since` is the `note_count` of an earlier perspective of the seat; anything else raises `ValueError`.
        """
        codes = self._world.notes(self.seat)
        return codes[as_point(since, len(codes)) :]

    def encode_notes(self, since: SupportsIndex, out: vec[i64], at: int, rows: SupportsIndex) -> int:
        """Write `notes` into rows of bytes, the newest if there are more. Return the number of notes.

        See `State.encode_notes`.
        """
        codes = self.notes(since)
        self._world.write_notes(codes, self.seat, out, at, rows)
        return len(codes)

    def text(self, action: int) -> str:
        """Return a legal action in notation."""
        return self.game.text(self._world, action, self.seat)

    def worlds(self, rng: Rng) -> Iterator[State]:
        """Yield an endless series of states that the seat cannot distinguish from the true one."""
        if self._yields_own_world:
            # It was drawn for this decision, so the first one need not be drawn again.
            self._yields_own_world = False
            world = self._world.clone()
            world.unshare()
            yield world
        while True:
            yield self._world.resample(self.seat, rng)

    def sampler(self) -> Sampler:
        """Return a source of worlds like `worlds`, but faster: they may lack the past; see `Sampler`."""
        return self._world.sampler(self.seat)

    def guess(self, strategy: Strategy[Any]) -> Guess[Any] | None:
        """Return the judgement of worlds by the seat's past; see `Strategy.guess`."""
        return strategy.guess(self._world, self.seat)
