"""The facts of a game, and the parts that speak for it: the half of the contract that a table needs once."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeGuard

from parlour.core.deck import Deck
from parlour.core.errors import BadDeck, BadOption, IllegalAction
from parlour.core.events import Event, Listener, Revelation
from parlour.core.message import Block, Message
from parlour.core.notation import Notation, StateT
from parlour.core.options import Option, OptionValue, settle
from parlour.core.positions import Positions
from parlour.core.rng import Rng
from parlour.core.state import State
from parlour.core.view import View
from parlour.core.words import ViewT, Words

LARGEST_SEED = 2**64 - 1


@dataclass(frozen=True, slots=True)
class Lesson:
    """A first game, short and dealt so that it shows soon what matters."""

    seats: int
    seed: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)


class Game(ABC, Generic[StateT, ViewT]):
    """The facts of a game that hold at every table, composed of its notation, positions and words."""

    name: str
    #: Raised when the rules change in a way that makes old records play differently.
    version: int = 1
    least_seats: int
    most_seats: int
    #: The rule that limits the seats, for error messages.
    seats_rule: str | None = None
    #: Actions are the numbers below this.
    actions: int
    options: tuple[Option, ...] = ()
    #: The numbers of the rules, in order: each has a help text `rule-…` in the language files.
    rules: tuple[str, ...]
    #: The package that holds the folder `locale` with the game's language files.
    package: str
    #: The deck in use, for games whose cards are data.
    deck: Deck | None = None
    #: The game that somebody is best taught by, at the first seat and with the game's own deck.
    lesson: Lesson | None = None
    #: What `State.view` returns and what listeners hear, for those who describe both.
    view_type: type[View] = View
    event_types: tuple[type[Event], ...] = ()

    notation: Notation[StateT]
    positions: Positions[StateT]
    words: Words[StateT, ViewT] = Words()

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

    def start(self, seats: int, seed: int, **options: OptionValue) -> StateT:
        """A new game; BadOption if the seats, the seed or an option are not of this game."""
        return self.start_with(seats, seed, options)

    def start_with(
        self,
        seats: int,
        seed: int,
        options: Mapping[str, object],
        listener: Listener | None = None,
    ) -> StateT:
        """`start` with the options as a mapping, and a listener that hears of the first deal too."""
        self.check_seats(seats)
        if not is_whole(seed) or not 0 <= seed <= LARGEST_SEED:
            raise BadOption("bad-seed", seed=str(seed), most=str(LARGEST_SEED))
        state = self.new_state(seats, Rng(seed))
        state.listener = listener
        self.set_up(state, settle(self.options, options))
        return state

    def check_seats(self, seats: object) -> None:
        """BadOption if the game is not for so many."""
        if not is_whole(seats) or not self.least_seats <= seats <= self.most_seats:
            raise BadOption(
                "bad-seats",
                self.seats_rule,
                seats=str(seats),
                least=self.least_seats,
                most=self.most_seats,
            )

    @abstractmethod
    def new_state(self, seats: int, rng: Rng) -> StateT:
        """A state with nothing in it yet."""

    @abstractmethod
    def set_up(self, state: StateT, options: Mapping[str, OptionValue]) -> None:
        """Deal the first cards of a game whose options are checked."""

    def with_deck(self, source: str) -> Game[StateT, ViewT]:
        """The same game with the deck that the text describes; BadDeck if it does not."""
        raise BadDeck("no-other-decks", game=self.name)

    def read_option(self, name: str, source: str) -> OptionValue:
        """The value of an option that a file describes; BadOption if no file can, or this one does not."""
        raise BadOption("no-option-file", option=name, game=self.name)

    def text(self, state: StateT, action: int, seat: int | None = None) -> str:
        """A legal action as a player would write it. Without a seat: the first actor's."""
        return self.notation.write(state, _seat_or_first(state, seat), action)

    def parse(self, state: StateT, text: str, seat: int | None = None) -> int:
        """The action that the text names; BadNotation or IllegalAction if it names none."""
        return self.notation.read(state, _seat_or_first(state, seat), text)

    def refusal(self, state: StateT, seat: int, action: int) -> IllegalAction:
        """Why an action outside the legal list of an actor is illegal."""
        return self.notation.refusal(state, seat, action)

    def position(self, state: StateT) -> dict[str, object]:
        """The whole state as plain data for JSON, secrets and generator included."""
        return self.positions.write(state)

    def from_position(self, plain: object, trusted: bool = False) -> StateT:
        """The state that `position` wrote; BadPosition if it is not a possible one.

        `trusted` skips the checks of what is possible, for positions that Parlour wrote itself.
        """
        return self.positions.read(plain, trusted)

    def census(self, state: StateT) -> Mapping[str, int]:
        """How many cards of each code there are, wherever they lie: the same at every moment."""
        return self.positions.census(state)

    def cards(self) -> dict[str, int]:
        """How many copies of each card the deck has, by code, in order; each code can be explained."""
        if self.deck is None:
            return {}
        return {code: count for code, count in zip(self.deck.codes, self.deck.copies, strict=True) if count}

    def facts(self, code: str) -> Mapping[str, str | int]:
        """What is printed on a card, for those who draw it; UnknownName if the deck has none of that code."""
        return {} if self.deck is None else self.deck.facts(self.deck.find(code))

    def topics(self) -> Sequence[str]:
        """What else beside cards has a name that can be explained, in order."""
        return ()

    def describe(self, view: ViewT) -> Sequence[Block]:
        """The table in words."""
        return self.words.describe(view)

    def describe_open(self, state: StateT) -> Sequence[Block]:
        """The table in words with all cards open, for replays."""
        return self.words.describe_open(state)

    def ask(self, view: ViewT) -> Message:
        """What the viewing seat is asked to decide."""
        return self.words.ask(view)

    def tell(self, event: Event) -> Message | None:
        """The event in words, or None if it needs none."""
        return self.words.tell(event)

    def result(self, view: ViewT) -> Sequence[Block]:
        """The outcome explained, for the view of a finished game."""
        return self.words.result(view)

    def explain(self, code: str) -> Message:
        """A card or a topic in words; UnknownName if there is none of that name."""
        return self.words.explain(code)

    def is_formality(self, view: ViewT) -> bool:
        """Whether a client may take the viewing seat's only legal action for it, without asking."""
        return False

    def is_follow_up(self, view: ViewT) -> bool:
        """Whether the question goes on from the seat's last one, so that the table need not be shown."""
        return False

    def is_window(self, view: ViewT) -> bool:
        """Whether seats are asked out of turn if they want to step in with a card.

        Everybody sees the same short wait, whoever holds it: the answer is the same for all views.
        """
        return False

    def reveals(self, events: Sequence[Event], after: ViewT) -> bool:
        """Whether a move told the seat that made it something new, so that it cannot be taken back.

        `events` is all that came of it, whoever may hear it, and `after` any view of the state after it:
        the answer is the same for all views.
        """
        return any(isinstance(event, Revelation) for event in events)

    def chapters(self, state: StateT) -> int:
        """How many chapters are over: rounds, matches or the like. A game without them is one."""
        return 0 if state.actors else 1

    def standings(self, state: StateT) -> Sequence[int]:
        """The score of each seat, were the game to end with the chapter that just ended.

        All cards count, hidden ones too: for games that are over and are looked at again.
        """
        return () if state.outcome is None else state.outcome.scores


def _seat_or_first(state: State, seat: int | None) -> int:
    if seat is not None:
        return seat
    return state.actors[0] if state.actors else 0


def is_whole(value: object) -> TypeGuard[int]:
    """Whether the value is an integer, and not a bool."""
    return isinstance(value, int) and not isinstance(value, bool)
