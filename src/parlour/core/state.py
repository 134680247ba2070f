"""One game in progress: the half of the contract that has to be fast."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import fields
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from parlour.core.errors import NotYourTurn
from parlour.core.events import Listener
from parlour.core.outcome import Outcome
from parlour.core.rng import Rng
from parlour.core.view import View

if TYPE_CHECKING:
    from parlour.core.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """One game in progress. Fast and unchecked: `play` is the door that checks."""

    def __init__(self, game: Game, seats: int, rng: Rng) -> None:
        self.game = game
        self.seats = seats
        self.rng = rng
        #: Hears of things while they happen: it may look at the table, but what is to be decided next is
        #: settled only when the action is done.
        self.listener: Listener | None = None

    @property
    @abstractmethod
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now; empty when the game is over."""

    @abstractmethod
    def legal(self, seat: int) -> list[int]:
        """The actions of the seat, ascending; empty if it has nothing to decide. The list is the caller's."""

    def random_action(self, seat: int, rng: Rng) -> int:
        """One of the legal actions of an actor, each equally likely."""
        legal = self.legal(seat)
        return legal[rng.below(len(legal))]

    @abstractmethod
    def apply(self, seat: int, action: int) -> None:
        """Carry out a legal action of an actor. Anything else is undefined: see `play`."""

    def check_seat(self, seat: int | None) -> None:
        """Nobody sits at a negative number, whatever Python makes of it as a place in a list."""
        if seat is not None and not 0 <= seat < self.seats:
            raise NotYourTurn("no-such-seat", seat=str(seat))

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """What the seat may see now; None is a spectator."""

    def open_part(self) -> tuple[Any, ...]:
        """The fields of a view that are the same for everybody, in their order, after `seat`.

        With `own_part` the same as `view` in pieces, for those who look for many seats after every move.
        """
        return ()

    def own_part(self, seat: int | None) -> tuple[Any, ...]:
        """The other fields of the view of the seat, in their order."""
        view = self.view(seat)
        return tuple([getattr(view, part.name) for part in fields(view) if part.name != "seat"])

    @abstractmethod
    def info_state(self, seat: int | None) -> tuple[int, ...]:
        """All that the seat has ever seen, as numbers: equal if and only if two games look alike to it."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended, or None."""

    @abstractmethod
    def clone(self) -> State:
        """A copy without a listener; playing one of the two never changes the other."""

    @abstractmethod
    def resample(self, seat: int | None, rng: Rng) -> State:
        """A world that the seat cannot tell from this one: what it does not know is drawn anew.

        The world has a generator of its own, so nothing in it foretells this one, and shares no list
        of cards with it, so that a bot may do with it as it likes.
        """
