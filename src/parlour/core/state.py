"""One game in progress: the half of the contract that has to be fast."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Self

from mypy_extensions import mypyc_attr

from parlour.core.errors import NotYourTurn
from parlour.core.events import Listener
from parlour.core.outcome import Outcome
from parlour.core.rng import Rng
from parlour.core.view import AnyView, OpenView, OwnView, View, join

if TYPE_CHECKING:
    from parlour.core.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """One game in progress. Fast and unchecked: `play` checks an action before it applies it."""

    def __init__(self, game: Game, seats: int, rng: Rng) -> None:
        self.game = game
        self.seats = seats
        self.rng = rng
        #: Hears each event while it happens. It may look at the state, but the next decision is settled
        #: only when the action is done.
        self.listener: Listener | None = None

    @property
    @abstractmethod
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now; empty when the game is over."""

    @abstractmethod
    def legal(self, seat: int) -> list[int]:
        """The legal actions of the seat, ascending; empty if it is no actor. The caller owns the list."""

    def random_action(self, seat: int, rng: Rng) -> int:
        """One of the legal actions of an actor, each equally likely."""
        legal = self.legal(seat)
        return legal[rng.below(len(legal))]

    @abstractmethod
    def apply(self, seat: int, action: int) -> None:
        """Carry out a legal action of an actor. Anything else is undefined behaviour: see `play`."""

    def check_seat(self, seat: int | None) -> None:
        """NotYourTurn if there is no such seat; Python would accept a negative index."""
        if seat is not None and not 0 <= seat < self.seats:
            raise NotYourTurn("no-such-seat", seat=str(seat))

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """What the seat may see now; None is a spectator. Games return `self.view_as(TheirView, seat)`."""

    def view_as(self, kind: type[AnyView], seat: int | None) -> AnyView:
        """The view of the seat, joined from its two halves."""
        self.check_seat(seat)
        return join(kind, seat, self.open_view(), self.own_view(seat))

    def open_view(self) -> OpenView:
        """The half of every view that is the same for everybody."""
        return OpenView(self.actors)

    @abstractmethod
    def own_view(self, seat: int | None) -> OwnView:
        """The half of a view that depends on who looks."""

    @abstractmethod
    def info_state(self, seat: int | None) -> tuple[int, ...]:
        """All that the seat has ever seen, as numbers: equal if and only if two games look alike to it."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended, or None."""

    @abstractmethod
    def copy(self, rng: Rng) -> Self:
        """The same state with another generator and no listener; playing one never changes the other."""

    @abstractmethod
    def redraw_hidden(self, seat: int | None, rng: Rng) -> None:
        """Draw everything anew that the seat does not know, in place, so that it cannot tell the difference.

        Afterwards the state shares no list of cards with another one: bots may do with it as they like.
        """

    def clone(self) -> Self:
        """A copy without a listener; playing one of the two never changes the other."""
        return self.copy(self.rng.clone())

    def resample(self, seat: int | None, rng: Rng) -> Self:
        """A world that the seat cannot tell from this one, with a generator of its own."""
        self.check_seat(seat)
        world = self.copy(rng.spawn())
        world.redraw_hidden(seat, rng)
        return world
