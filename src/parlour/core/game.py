"""The facts of a game, and its words: the half of the contract that a table needs once."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeGuard, TypeVar

from parlour.core.deck import Deck
from parlour.core.errors import BadDeck, BadNotation, BadOption, IllegalAction, UnknownName
from parlour.core.events import Event, Listener, Revelation
from parlour.core.message import Block, Message
from parlour.core.options import Option, OptionValue, settle
from parlour.core.state import State
from parlour.core.view import View

LARGEST_SEED = 2**64 - 1

Kind = TypeVar("Kind")


@dataclass(frozen=True, slots=True)
class Lesson:
    """A first game, short and dealt so that it shows soon what matters."""

    seats: int
    seed: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)


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
    #: The deck in use, for games whose cards are data.
    deck: Deck | None = None
    #: The game that somebody is best taught by, at the first seat and with the game's own deck.
    lesson: Lesson | None = None
    #: What `State.view` returns, and what its listeners hear, for those who write both down.
    view_type: type[View] = View
    event_types: tuple[type[Event], ...] = ()

    @property
    def deck_digest(self) -> str:
        """The hash of the deck; empty if there is none."""
        return "" if self.deck is None else self.deck.digest

    @property
    def deck_text(self) -> str:
        """The deck as its file describes it; empty if there is none."""
        return "" if self.deck is None else self.deck.text

    @property
    def deck_source(self) -> str | None:
        """The text of a deck that is not the game's own, for records."""
        return None if self.deck is None or self.deck.own else self.deck.text

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

    def read_option(self, name: str, source: str) -> OptionValue:
        """The value of an option that a file describes; BadOption if no file can, or this one does not."""
        raise BadOption("no-option-file", option=name, game=self.name)

    @abstractmethod
    def text(self, state: State, action: int, seat: int | None = None) -> str:
        """A legal action as a player would write it. Without a seat: the first actor's."""

    def parse(self, state: State, text: str, seat: int | None = None) -> int:
        """The action that the text names; BadNotation or IllegalAction if it names none."""
        actor = seat_or_first(state, seat)
        wanted = text.strip().casefold()
        for action in state.legal(actor):
            if self.text(state, action, actor).casefold() == wanted:
                return action
        raise BadNotation("not-a-move", text=text)

    def refusal(self, state: State, seat: int, action: int) -> IllegalAction:
        """Why an action outside the legal list of an actor is illegal."""
        return IllegalAction("not-legal", action=action)

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

    def cards(self) -> dict[str, int]:
        """How many copies of each card the deck has, by code, in order; each code can be explained."""
        if self.deck is None:
            return {}
        return {code: count for code, count in zip(self.deck.codes, self.deck.copies, strict=True) if count}

    def facts(self, code: str) -> Mapping[str, str | int]:
        """What is printed on a card, for those who draw it; UnknownName if the deck has none of that code."""
        return {}

    def topics(self) -> Sequence[str]:
        """What else beside cards has a name that can be explained, in order."""
        return ()

    def ask(self, view: View) -> Message:
        """What the viewing seat is asked to decide."""
        return Message("ask-choose")

    def is_formality(self, view: View) -> bool:
        """Whether a client may take the viewing seat's only legal action for it, without asking."""
        return False

    def is_follow_up(self, view: View) -> bool:
        """Whether the question goes on from the seat's last one, so that the table need not be shown."""
        return False

    def is_window(self, view: View) -> bool:
        """Whether seats are asked out of turn if they want to step in with a card.

        Everybody sees the same short wait, whoever holds it: the answer is the same for all views.
        """
        return False

    def reveals(self, events: Sequence[Event], after: View) -> bool:
        """Whether a move told the seat that made it something new, so that it cannot be taken back.

        `events` is all that came of it, whoever may hear it, and `after` what anybody sees then: the answer
        is the same for all views.
        """
        return any(isinstance(event, Revelation) for event in events)

    def tell(self, event: Event) -> Message | None:
        """The event in words, or None if it needs none."""
        return None

    def chapters(self, state: State) -> int:
        """How many chapters are over: rounds, matches or the like. A game without them is one."""
        return 0 if state.actors else 1

    def standings(self, state: State) -> Sequence[int]:
        """The score of each seat, were the game to end with the chapter that just ended.

        All cards count, hidden ones too: for games that are over and are looked at again.
        """
        return () if state.outcome is None else state.outcome.scores

    def result(self, view: View) -> Sequence[Block]:
        """The outcome explained, for the view of a finished game."""
        return ()

    def explain(self, code: str) -> Message:
        """A card in words; UnknownName if the deck has none of that code."""
        raise UnknownName("unknown-card", card=code)


def seat_or_first(state: State, seat: int | None) -> int:
    """The seat itself, or whoever is first to act."""
    if seat is not None:
        return seat
    return state.actors[0] if state.actors else 0


def expect(thing: object, kind: type[Kind]) -> Kind:
    """The thing as what it must be: only a caller's mistake brings a state or view of another game."""
    if not isinstance(thing, kind):
        raise TypeError(f"not a {kind.__name__}")
    return thing


def is_whole(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)
