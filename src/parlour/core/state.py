"""The contract of a state: a game in progress. This part has to be fast."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Self, SupportsIndex

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.core.errors import BadOption, NotYourTurn
from parlour.core.events import Listener
from parlour.core.memory import tag_of
from parlour.core.options import as_int
from parlour.core.outcome import Outcome
from parlour.core.rng import Rng
from parlour.core.seats import NOBODY
from parlour.core.tensor import NOTE, clear, mark, put_note
from parlour.core.view import AnyView, OpenView, OwnView, View, join

if TYPE_CHECKING:
    from parlour.core.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A game in progress. `apply` does not check actions; `parlour.play` does."""

    def __init__(self, game: Game, seats: int, rng: Rng) -> None:
        self.game = game
        self.seats = seats
        self.rng = rng
        #: Called with each event as it happens. It may read the state, but `actors` and `legal` are only
        #: valid after the action is complete.
        self.listener: Listener | None = None

    @property
    @abstractmethod
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now, in ascending order. Empty when the game is over."""

    @abstractmethod
    def legal(self, seat: int) -> list[int]:
        """Return the legal actions of the seat in ascending order, as a new list. Empty if it cannot act."""

    def random_action(self, seat: int, rng: Rng) -> int:
        """Return a uniformly random legal action of an actor."""
        legal = self.legal(seat)
        return legal[rng.below(len(legal))]

    @abstractmethod
    def apply(self, seat: int, action: int) -> None:
        """Apply a legal action of an actor. Anything else is undefined behaviour; see `parlour.play`."""

    def check_seat(self, seat: SupportsIndex | None) -> int | None:
        """Return the seat, or None for a spectator. Raise `NotYourTurn` if the seat does not exist.

        Lists would accept a negative index, and compiled code no integer of NumPy.
        """
        if seat is None:
            return None
        number = seat if type(seat) is int else as_int(seat)
        if number is None or not 0 <= number < self.seats:
            raise NotYourTurn("no-such-seat", seat=str(seat))
        return number

    def check_since(self, since: SupportsIndex) -> int:
        """Return the point to read notes from. Raise `ValueError` if it is not an earlier `note_count`."""
        return as_point(since, self.note_count)

    def view(self, seat: SupportsIndex | None) -> View:
        """Return the view of the seat, as `Game.view_type`. None is a spectator.

        For type checkers, games may override it with `return self.view_as(TheirView, seat)`.
        """
        kind: type[View] = self.game.view_type
        return self.view_as(kind, seat)

    def view_as(self, kind: type[AnyView], seat: SupportsIndex | None) -> AnyView:
        """Return the view of the seat, built from `open_view` and `own_view`."""
        viewer = self.check_seat(seat)
        return join(kind, viewer, self.open_view(), self.own_view(viewer))

    def open_view(self) -> OpenView:
        """Return the half of the view that is the same for everybody."""
        return OpenView(actors=self.actors)

    @abstractmethod
    def own_view(self, seat: int | None) -> OwnView:
        """Return the half of the view that depends on the viewer."""

    @abstractmethod
    def info_state(self, seat: int | None) -> tuple[int, ...]:
        """Return everything the seat has seen so far, encoded as integers.

        It is equal for two games if and only if the seat cannot distinguish them.
        """

    @property
    def note_count(self) -> int:
        """The number of notes so far, of all seats: a point to read on from with `notes`."""
        return 0

    def notes(self, seat: int | None, since: int = 0) -> list[int]:
        """Return the notes of the seat since a point, as codes, oldest first; see `parlour.core.memory`.

        `since` is an earlier `note_count`; anything else raises `ValueError`. By default, there are no notes.
        """
        self.check_seat(seat)
        self.check_since(since)
        return []

    def encode(self, seat: int, out: vec[i64], at: int) -> None:
        """Write what the seat knows into the buffer, in the layout of `Game.tensor_layout`.

        The seat must exist, and the buffer must be large enough. `at` is the first byte to write, a multiple
        of eight.
        """
        raise BadOption("no-tensors", game=self.game.name)

    def mark_legal(self, seat: int, out: vec[i64], at: int) -> None:
        """Write one byte for each action of the game: 1 if it is legal for the seat, otherwise 0."""
        clear(out, at, self.game.actions)
        start: i64 = at
        for action in self.legal(seat):
            legal: i64 = action
            mark(out, start + legal)

    def observe(self, out: vec[i64], at: int, mask: vec[i64], mask_at: int) -> int:
        """Write what the next actor knows and may do, and return its seat.

        This is `encode` and `mark_legal` in one call. After the end, write nothing and return `NOBODY`.
        """
        actors = self.actors
        if not actors:
            return NOBODY
        seat = actors[0]
        self.encode(seat, out, at)
        self.mark_legal(seat, mask, mask_at)
        return seat

    def advance(self, seat: int, action: int, out: vec[i64], at: int, mask: vec[i64], mask_at: int) -> int:
        """Apply a legal action, write what the next actor knows and may do, and return its seat.

        This is `apply` and `observe` in one call.
        """
        self.apply(seat, action)
        return self.observe(out, at, mask, mask_at)

    def encode_notes(
        self, seat: SupportsIndex, since: SupportsIndex, out: vec[i64], at: int, rows: SupportsIndex
    ) -> int:
        """Write what the seat has seen since a point, oldest first, into rows of `NOTE.size` bytes.

        Return how many notes that are. If there are more than `rows`, only the newest are written. Rows that
        are not needed are filled with zeros. `at` is a multiple of eight.
        """
        viewer = self.check_seat(seat)
        if viewer is None:
            raise NotYourTurn("no-such-seat", seat=str(seat))
        codes = self.notes(viewer, self.check_since(since))
        self.write_notes(codes, viewer, out, at, rows)
        return len(codes)

    def write_notes(self, codes: list[int], viewer: int, out: vec[i64], at: int, rows: SupportsIndex) -> None:
        """Write notes that the viewer has seen as rows; see `encode_notes`."""
        most = as_int(rows)
        if most is None or most < 0:
            raise ValueError(f"there cannot be {rows} rows")
        shapes = self.game.note_shapes
        first = max(len(codes) - most, 0)
        row = at
        for code in codes[first:]:
            put_note(out, row, code, shapes[tag_of(code)], viewer, self.seats)
            row += NOTE.size
        clear(out, row, at + most * NOTE.size - row)

    def info_hash(self, seat: int) -> int:
        """Return a hash of the information state of an actor, for the tables of a search.

        The legal actions are part of it, for games whose resampled worlds do not reproduce exactly what the
        other seats remember.
        """
        return hash((self.info_state(seat), tuple(self.legal(seat))))

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """The outcome, or None if the game is not over."""

    @abstractmethod
    def copy(self, rng: Rng) -> Self:
        """Return an independent copy with another generator and no listener."""

    @abstractmethod
    def redraw_hidden(self, seat: int | None, rng: Rng) -> None:
        """Resample in place everything that the seat does not know. The seat cannot tell the difference.

        The new lists must not be shared with other states, since bots may modify the world.
        """

    def unshare(self) -> None:  # noqa: B027 (most states share nothing)
        """Copy the lists that this state shares with its copies. Override it if `copy` shares any."""

    def __deepcopy__(self, memo: object) -> Self:
        return self.clone()

    def __copy__(self) -> Self:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the state as a position, without its listener."""
        return restore, (self.game, self.game.position(self))

    def clone(self) -> Self:
        """Return an independent copy without a listener."""
        return self.copy(self.rng.clone())

    def resample(self, seat: SupportsIndex | None, rng: Rng) -> Self:
        """Return a world that the seat cannot distinguish from this state, with a generator of its own."""
        viewer = self.check_seat(seat)
        world = self.copy(rng.spawn())
        world.unshare()
        world.redraw_hidden(viewer, rng)
        return world

    def sampler(self, seat: SupportsIndex | None) -> Sampler:
        """Prepare worlds that the seat cannot distinguish from this state, to draw many of them."""
        return Sampler(self, self.check_seat(seat))


def as_point(since: SupportsIndex, count: int) -> int:
    """Return a point to read notes from. Raise `ValueError` if it is not one of the first `count` or now."""
    number = since if type(since) is int else as_int(since)
    if number is None or not 0 <= number <= count:
        raise ValueError(f"notes are read since a number from 0 to note_count, not since {since!r}")
    return number


def restore(game: Game, position: object) -> State:
    """Return a state that was pickled."""
    state: State = game.from_position(position, trusted=True)
    return state


@mypyc_attr(allow_interpreted_subclasses=True)
class Sampler:
    """Draws worlds for a search: prepared once from what a seat knows, drawn many times.

    Do not change the state while the sampler is in use. The worlds may lack the past: their memory may begin
    now. Then notes, information states and observations lack what only the past tells, such as cards seen
    on their way to a hand. Observations for a network come from the state itself or from worlds of
    `State.resample`.
    """

    def __init__(self, state: State, seat: int | None) -> None:
        self.state = state
        self.seat = seat

    def draw(self, rng: Rng) -> State:
        """Return a new world with a generator of its own."""
        return self.state.resample(self.seat, rng)
