"""The contract between a game and everything that plays, shows, stores or studies it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TypeGuard

from mypy_extensions import mypyc_attr

from parlour.core.errors import BadDeck, BadOption, IllegalAction, NotYourTurn, UnknownName
from parlour.core.events import Event, Listener
from parlour.core.message import Block, Message
from parlour.core.options import Option, OptionValue, settle
from parlour.core.outcome import Outcome
from parlour.core.rng import Rng
from parlour.core.view import View

LARGEST_SEED = 2**64 - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """One game in progress. Fast and unchecked: `play` is the door that checks."""

    def __init__(self, game: Game, seats: int, rng: Rng) -> None:
        self.game = game
        self.seats = seats
        self.rng = rng
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

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """What the seat may see now; None is a spectator."""

    @abstractmethod
    def info_state(self, seat: int | None) -> tuple[int, ...]:
        """All that the seat has ever seen, as numbers: equal if and only if two games look alike to it."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended, or None."""

    @abstractmethod
    def clone(self) -> State:
        """A copy that shares nothing changeable and has no listener."""

    @abstractmethod
    def resample(self, seat: int | None, rng: Rng) -> State:
        """A world that the seat cannot tell from this one: what it does not know is drawn anew.

        The world has a generator of its own, so nothing in it foretells this one.
        """


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """The facts of a game that hold at every table: its name, seats, options, actions and rules."""

    name: str
    #: Raised when the rules change in a way that makes old records play differently.
    version: int
    least_seats: int
    most_seats: int
    #: Actions are the numbers below this.
    actions: int
    options: tuple[Option, ...]
    #: The numbers of the rules, in order: each has a help text `rule-…` in the language files.
    rules: tuple[str, ...]
    #: The package that holds the folder `locale` with the game's language files.
    package: str
    #: The hash of the deck in use, and its text where it is not the game's own deck.
    deck_digest: str
    deck_source: str | None

    def start(self, seats: int, seed: int, **options: OptionValue) -> State:
        """A new game; BadOption if the seats, the seed or an option are not of this game."""
        return self.start_with(seats, seed, options)

    def start_with(
        self,
        seats: int,
        seed: int,
        options: Mapping[str, object],
        listener: Listener | None = None,
    ) -> State:
        """`start` with the options as a mapping, and a listener that hears of the first deal too."""
        self.check_seats(seats)
        if not is_whole(seed) or not 0 <= seed <= LARGEST_SEED:
            raise BadOption("bad-seed", seed=str(seed), most=str(LARGEST_SEED))
        return self.deal(seats, seed, settle(self.options, options), listener)

    def check_seats(self, seats: object) -> None:
        if not is_whole(seats) or not self.least_seats <= seats <= self.most_seats:
            raise BadOption(
                "bad-seats",
                self.seats_rule,
                seats=str(seats),
                least=self.least_seats,
                most=self.most_seats,
            )

    @property
    def seats_rule(self) -> str | None:
        """The rule that limits the seats, for error messages."""
        return None

    @abstractmethod
    def deal(
        self,
        seats: int,
        seed: int,
        options: Mapping[str, OptionValue],
        listener: Listener | None = None,
    ) -> State:
        """The first state of a game whose seats, seed and options are checked."""

    def with_deck(self, source: str) -> Game:
        """The same game with the deck that the text describes; BadDeck if it does not."""
        raise BadDeck("no-other-decks", game=self.name)

    @abstractmethod
    def text(self, state: State, action: int, seat: int | None = None) -> str:
        """A legal action as a player would write it. Without a seat: the first actor's."""

    @abstractmethod
    def parse(self, state: State, text: str, seat: int | None = None) -> int:
        """The action that the text names; BadNotation or IllegalAction if it names none."""

    @abstractmethod
    def refusal(self, state: State, seat: int, action: int) -> IllegalAction:
        """Why an action outside the legal list of an actor is illegal."""

    @abstractmethod
    def position(self, state: State) -> dict[str, object]:
        """The whole state as plain data for JSON, secrets and generator included."""

    @abstractmethod
    def from_position(self, plain: object) -> State:
        """The state that `position` wrote; BadPosition if it is not a possible one."""

    @abstractmethod
    def census(self, state: State) -> dict[str, int]:
        """How many cards of each code there are, wherever they lie: the same at every moment."""

    def table(self, view: View) -> Sequence[Block]:
        """The table in words."""
        return ()

    def open_table(self, state: State) -> Sequence[Block]:
        """The table with all cards open, for replays."""
        return [block for seat in range(state.seats) for block in self.table(state.view(seat))]

    def cards(self) -> list[str]:
        """The codes of the deck, in order; each can be explained."""
        return []

    def ask(self, view: View) -> Message:
        """What the viewing seat is asked to decide."""
        return Message("ask-choose")

    def tell(self, event: Event) -> Message | None:
        """The event in words, or None if it needs none."""
        return None

    def result(self, view: View) -> Sequence[Block]:
        """The outcome explained, for the view of a finished game."""
        return ()

    def explain(self, code: str) -> Message:
        """A card in words; UnknownName if the deck has none of that code."""
        raise UnknownName("unknown-card", card=code)

    def why_not(self, state: State, seat: int, action: int) -> IllegalAction | None:
        """Why the seat may not do this now, or None if it may."""
        if not is_whole(seat) or not 0 <= seat < state.seats:
            return NotYourTurn("no-such-seat", seat=str(seat))
        if not state.actors:
            return NotYourTurn("game-over")
        if seat not in state.actors:
            return NotYourTurn("not-your-turn")
        if not is_whole(action) or not 0 <= action < self.actions:
            return IllegalAction("no-such-action", action=str(action))
        if action in state.legal(seat):
            return None
        return self.refusal(state, seat, action)


def play(state: State, seat: int, action: int) -> None:
    """Carry out the action if the rules allow it; if not, IllegalAction says why and nothing changes."""
    refusal = state.game.why_not(state, seat, action)
    if refusal is not None:
        raise refusal
    state.apply(seat, action)


def is_whole(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)
