"""The base classes for the states of card games and for what their seats do not know."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, Generic, Self, SupportsIndex, TypeVar

from librt.vecs import append, extend, vec
from mypy_extensions import i64, mypyc_attr

from parlour.core.game import Game
from parlour.core.memory import recall
from parlour.core.outcome import Outcome
from parlour.core.rng import Rng, blank_rng
from parlour.core.state import Sampler, State

#: The lists that are copied on write, as bits: the hands by seat, then the draw pile. Games add others.
HANDS: Final = 255
DRAW_PILE: Final = 256

WorldT = TypeVar("WorldT", bound="CardState")
WorldT_contra = TypeVar("WorldT_contra", bound="CardState", contravariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class CardState(State):
    """A state with hands, rounds, a memory and a cached outcome.

    Copies share lists. A hand is changed by way of `writable_hand`.
    """

    #: By seat, each sorted.
    hands: list[list[int]]

    def __init__(self, game: Game, seats: int, rng: Rng) -> None:
        super().__init__(game, seats, rng)
        #: The current round, counted from 1.
        self.round: i64 = 0
        #: The newest notes of what the seats have seen, and the older ones, which copies share: see `memory`.
        self.recent = vec[i64]()
        self.past = vec[i64]()
        self.ending: Outcome | None = None
        #: The lists to copy before they are changed, since other states may have them too.
        self.shared: i64 = 0

    @property
    def memory(self) -> vec[i64]:
        """All notes of what the seats have seen, oldest first; see `memory.py`. Rules call `remember`."""
        if len(self.recent) > 0:
            # Copies share the older notes, so they are not extended in place.
            self.past = extend(self.past[:], self.recent)
            self.recent = vec[i64]()
        return self.past

    @memory.setter
    def memory(self, notes: vec[i64]) -> None:
        self.past = notes
        self.recent = vec[i64]()

    @property
    def note_count(self) -> int:
        return len(self.past) + len(self.recent)

    def notes(self, seat: SupportsIndex | None, since: SupportsIndex = 0) -> list[int]:
        return recall(self.memory_since(self.check_since(since)), self.check_seat(seat))

    def memory_since(self, since: i64) -> vec[i64]:
        """Return the notes since there were this many, only to be read. `memory` copies more."""
        older: i64 = len(self.past)
        if since == older:
            return self.recent
        if since > older:
            return self.recent[since - older :]
        return extend(self.past[since:], self.recent)

    def remember(self, note: i64) -> None:
        """Add a note to the memory."""
        self.recent = append(self.recent, note)

    def is_over(self) -> bool:
        """Return whether the game is over. Override this if there are no actors between two rounds."""
        return not self.actors

    @abstractmethod
    def final_outcome(self) -> Outcome:
        """Compute the outcome. Called once, when the game is over."""

    @property
    def outcome(self) -> Outcome | None:
        if self.ending is None and self.is_over():
            self.ending = self.final_outcome()
        return self.ending

    @abstractmethod
    def hidden_cards(self, seat: int | None) -> HiddenCards[Self]:
        """Work out what the seat does not know. None is a spectator."""

    def redraw_hidden(self, seat: int | None, rng: Rng) -> None:
        hidden = self.hidden_cards(seat)
        hidden.redraw(self, rng)
        hidden.redraw_memory(self)

    def forget_past(self) -> None:
        """Drop the notes that the worlds of a sampler can do without. By default, these are all."""
        self.memory = vec[i64]()

    def sampler(self, seat: SupportsIndex | None) -> WorldSampler[Self]:
        return WorldSampler(self, self.check_seat(seat))

    def unshare(self) -> None:
        """Copy what `share` shares. Subclasses that share more call this, too."""
        self.past = self.past[:]
        self.hands = [hand[:] for hand in self.hands]
        self.shared = 0

    def share(self, other: CardState, lists: i64) -> None:
        """Let a new state have the same hands, memory, round and outcome.

        `lists` are those that both copy on write, as bits.
        """
        self.shared = lists
        other.shared = lists
        other.hands = self.hands[:]
        other.round = self.round
        other.past = self.memory
        other.ending = self.ending

    def writable_hand(self, seat: i64) -> list[int]:
        """Return the hand of the seat to change it."""
        bit: i64 = 1 << seat
        if self.shared & bit:
            self.shared &= ~bit
            self.hands[seat] = self.hands[seat][:]
        return self.hands[seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawPileState(CardState):
    """A card state with a draw pile. It is changed by way of `writable_draw_pile`."""

    #: The top is the last card.
    draw_pile: list[int]

    def unshare(self) -> None:
        super().unshare()
        self.draw_pile = self.draw_pile[:]

    def writable_draw_pile(self) -> list[int]:
        """Return the draw pile to change it."""
        if self.shared & DRAW_PILE:
            self.shared &= ~DRAW_PILE
            self.draw_pile = self.draw_pile[:]
        return self.draw_pile


@mypyc_attr(allow_interpreted_subclasses=True)
class HiddenCards(ABC, Generic[WorldT_contra]):
    """Everything that a seat does not know, worked out once and redrawn many times."""

    @abstractmethod
    def redraw(self, world: WorldT_contra, rng: Rng) -> None:
        """Redraw it all in a copy of the state. The seat cannot tell the difference."""

    @abstractmethod
    def redraw_memory(self, world: WorldT_contra) -> None:
        """Let the seat keep its notes, and the others remember only what fits the world."""


class WorldSampler(Sampler, Generic[WorldT]):
    """Draws worlds whose memory begins now, or not long ago; see `CardState.forget_past`."""

    def __init__(self, state: WorldT, seat: int | None) -> None:
        super().__init__(state, seat)
        self.hidden = state.hidden_cards(seat)
        self.world = state.copy(blank_rng())
        self.world.forget_past()
        self.world.unshare()

    def draw(self, rng: Rng) -> WorldT:
        world = self.world.copy(rng.spawn())
        self.hidden.redraw(world, rng)
        return world


def note_at(state: CardState, place: i64) -> i64:
    """Return one of the notes. Unlike `memory`, it copies nothing."""
    older: i64 = len(state.past)
    if place < older:
        return state.past[place]
    return state.recent[place - older]
