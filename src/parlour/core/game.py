"""The contract of a game, apart from its state: its properties, notation, positions and messages."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from operator import index
from typing import Generic

from parlour.core.deck import Deck
from parlour.core.errors import BadDeck, BadOption, IllegalAction
from parlour.core.events import Event, Listener, Revelation
from parlour.core.memory import NoteShape
from parlour.core.message import Block, Message
from parlour.core.notation import Notation, StateT
from parlour.core.options import Option, OptionValue, as_int, resolve_options
from parlour.core.outcome import Outcome
from parlour.core.positions import Positions
from parlour.core.rng import Rng
from parlour.core.state import State
from parlour.core.strategy import Strategy
from parlour.core.tensor import TensorLayout
from parlour.core.words import ViewT, Words

LARGEST_SEED = 2**64 - 1


@dataclass(frozen=True, slots=True)
class Lesson:
    """A short first game for beginners. Its deal soon shows what matters."""

    seats: int
    seed: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class DailySetup:
    """The number of seats and the options of the deal of the day: a game of about a quarter of an hour."""

    seats: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)


class Game(ABC, Generic[StateT, ViewT]):
    """A card game: its fixed properties, and its notation, positions and words."""

    name: str
    #: Incremented when a change of the rules makes old records replay differently.
    version: int = 1
    least_seats: int
    most_seats: int
    #: The rule that limits the number of seats, for error messages.
    seats_rule: str | None = None
    #: The size of the action space. Actions are integers from 0 to `actions - 1`.
    actions: int
    options: tuple[Option, ...] = ()
    #: The rule numbers, in order. Each has a help text `rule-…` in the language files.
    rules: tuple[str, ...]
    #: The package of the game: `GAME` is the game itself, `locale` the folder of its language files.
    package: str
    #: The deck in use, or None if the game has no deck file.
    deck: Deck | None = None
    #: The game that beginners play, at the first seat and with the standard deck.
    lesson: Lesson | None = None
    #: The setup of the deal of the day; None: with as few seats as possible, and the default options.
    daily: DailySetup | None = None
    #: The type that `State.view` returns.
    view_type: type[ViewT]
    #: The types that listeners receive, for generating schemas.
    event_types: tuple[type[Event], ...] = ()

    notation: Notation[StateT]
    positions: Positions[StateT]
    words: Words[StateT, ViewT] = Words()
    #: Advice for bots and the search.
    strategy: Strategy[StateT] = Strategy()
    #: By tag: what the notes of `State.notes` look like.
    note_shapes: Sequence[NoteShape] = ()
    #: Environments for machine learning truncate a game after this many moves. No sensible game is as long.
    move_limit: int = 20_000
    #: Whether the lowest score wins.
    fewest_win: bool = False

    def utilities(self, outcome: Outcome) -> tuple[int, ...]:
        """Return the scores such that more is better."""
        return tuple([-score for score in outcome.scores]) if self.fewest_win else outcome.scores

    def tensor_layout(self, seats: int, **options: OptionValue) -> TensorLayout:
        """Return the layout of the observations that `State.encode` writes.

        Raise `BadOption` if there is no such game.
        """
        count = self.check_seats(seats)
        resolve_options(self.options, options)
        return self.layout_for(count)

    def layout_for(self, seats: int) -> TensorLayout:
        """Return the layout of the observations for a valid number of seats, for `tensor_layout`.

        Games override this. Raise `BadOption` if the game has none, which is the default.
        """
        raise BadOption("no-tensors", game=self.name)

    def returns(self, outcome: Outcome) -> tuple[float, ...]:
        """Return the gain of each seat, if every seat puts in 1 and the winners share it all.

        The sum is 0. The least is -1, the most is the number of seats minus 1.
        """
        seats = len(outcome.scores)
        return tuple([seats * share - 1.0 for share in outcome.win_shares])

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the game as its package and deck."""
        return restore_game, (self.package, self.deck_source)

    @property
    def deck_digest(self) -> str:
        """The hash of the deck, or an empty string if there is none."""
        return "" if self.deck is None else self.deck.digest

    @property
    def deck_text(self) -> str:
        """The text of the deck file, or an empty string if there is none."""
        return "" if self.deck is None else self.deck.text

    @property
    def deck_source(self) -> str | None:
        """The text of a custom deck, for records. None for the standard deck."""
        return None if self.deck is None or self.deck.is_standard else self.deck.text

    def start(self, seats: int, seed: int, **options: OptionValue) -> StateT:
        """Start a new game. Raise `BadOption` if the seat count, the seed or an option is invalid."""
        return self.start_with(seats, seed, options)

    def start_with(
        self,
        seats: int,
        seed: int,
        options: Mapping[str, object],
        listener: Listener | None = None,
    ) -> StateT:
        """Like `start`, with a mapping of options and a listener that also receives the first deal."""
        count = self.check_seats(seats)
        number = as_int(seed)
        if number is None or not 0 <= number <= LARGEST_SEED:
            raise BadOption("bad-seed", seed=str(seed), most=str(LARGEST_SEED))
        return self.start_from(count, Rng(number), options, listener)

    def start_from(
        self,
        seats: int,
        rng: Rng,
        options: Mapping[str, object],
        listener: Listener | None = None,
    ) -> StateT:
        """Like `start_with`, with the generator from which all cards are drawn."""
        state = self.new_state(self.check_seats(seats), rng)
        state.listener = listener
        self.set_up(state, resolve_options(self.options, options))
        return state

    def check_seats(self, seats: object) -> int:
        """Return the number of seats. Raise `BadOption` if the game cannot be played with it."""
        count = as_int(seats)
        if count is None or not self.least_seats <= count <= self.most_seats:
            raise BadOption(
                "bad-seats",
                self.seats_rule,
                seats=str(seats),
                least=self.least_seats,
                most=self.most_seats,
            )
        return count

    @abstractmethod
    def new_state(self, seats: int, rng: Rng) -> StateT:
        """Return an empty state."""

    @abstractmethod
    def set_up(self, state: StateT, options: Mapping[str, OptionValue]) -> None:
        """Deal the first cards. The options are complete and valid."""

    def with_deck(self, source: str) -> Game[StateT, ViewT]:
        """Return the same game with the deck in this text. Raise `BadDeck` if it is not a valid deck file."""
        raise BadDeck("no-other-decks", game=self.name)

    def read_option(self, name: str, source: str) -> OptionValue:
        """Read the value of an option from the text of a file.

        Raise `BadOption` if the option does not accept files or the text is invalid.
        """
        raise BadOption("no-option-file", option=name, game=self.name)

    def text(self, state: StateT, action: int, seat: int | None = None) -> str:
        """Return a legal action in notation. `seat` defaults to the first actor."""
        return self.notation.write(state, _seat_or_first(state, seat), index(action))

    def parse(self, state: StateT, text: str, seat: int | None = None) -> int:
        """Return the legal action for a text. Raise `BadNotation` or `IllegalAction` if there is none."""
        return self.notation.read(state, _seat_or_first(state, seat), text)

    def refusal(self, state: StateT, seat: int, action: int) -> IllegalAction:
        """Explain why an action that is not in the actor's legal list is illegal."""
        return self.notation.refusal(state, seat, action)

    def position(self, state: StateT) -> dict[str, object]:
        """Serialise the complete state to plain data for JSON, with hidden cards and the random generator."""
        return self.positions.write(state)

    def from_position(self, plain: object, trusted: bool = False) -> StateT:
        """Deserialise a state from `position`. Raise `BadPosition` if it is malformed or impossible.

        `trusted` skips the check for impossible positions. Use it only for positions that Parlour wrote.
        """
        return self.positions.read(plain, trusted)

    def census(self, state: StateT) -> Mapping[str, int]:
        """Count the cards in the state by code, wherever they are. The result never changes during a game."""
        return self.positions.census(state)

    def cards(self) -> dict[str, int]:
        """Return the number of copies of each card by code, in deck order. `explain` accepts every code."""
        if self.deck is None:
            return {}
        return {code: count for code, count in zip(self.deck.codes, self.deck.copies, strict=True) if count}

    def facts(self, code: str) -> Mapping[str, str | int]:
        """Return the printed facts of a card, for clients that render it.

        Raise `UnknownName` if the deck has no such card.
        """
        return {} if self.deck is None else self.deck.facts(self.deck.find(code))

    def topics(self) -> Sequence[str]:
        """Return the names, apart from card codes, that `explain` accepts, in order."""
        return ()

    def describe(self, view: ViewT) -> Sequence[Block]:
        """Describe the table as the viewer sees it."""
        return self.words.describe(view)

    def describe_revealed(self, state: StateT) -> Sequence[Block]:
        """Describe the table with all hidden cards, for replays."""
        return self.words.describe_revealed(state)

    def ask(self, view: ViewT) -> Message:
        """Return the question that the viewing seat must answer, or whom it is waiting for."""
        return self.words.ask(view)

    def tell(self, event: Event) -> Message | None:
        """Return the message for an event, or None if it has none."""
        return self.words.tell(event)

    def result(self, view: ViewT) -> Sequence[Block]:
        """Explain the outcome of a finished game."""
        return self.words.result(view)

    def explain(self, code: str) -> Message:
        """Explain a card or a topic. Raise `UnknownName` if there is none with this name."""
        return self.words.explain(code)

    def is_formality(self, view: ViewT) -> bool:
        """Return whether a client may play the viewing seat's only legal action without asking."""
        return False

    def is_follow_up(self, view: ViewT) -> bool:
        """Return whether the question continues the seat's last one, so the table need not be shown again."""
        return False

    def is_window(self, view: ViewT) -> bool:
        """Return whether seats may now respond out of turn, for example with a counter card.

        `view` has only the open half. Otherwise the wait could reveal who holds such a card.
        """
        return False

    def reveals(self, events: Sequence[Event], after: ViewT) -> bool:
        """Return whether a move gave its seat hidden information, so that it cannot be taken back.

        `events` are all events of the move, including private ones. `after` is the open half of the view
        after the move.
        """
        # Without a generator, since this runs for every move on a server.
        for event in events:
            if isinstance(event, Revelation):
                return True
        return False

    def chapters(self, state: StateT) -> int:
        """Return the number of completed chapters, such as rounds or matches. By default, a game is one."""
        return 0 if state.actors else 1

    def standings(self, state: StateT) -> Sequence[int]:
        """Return the score of each seat as if the game had ended with the last completed chapter.

        Hidden cards count too, so this is only for replays of finished games.
        """
        return () if state.outcome is None else state.outcome.scores


def _seat_or_first(state: State, seat: int | None) -> int:
    if seat is not None:
        return index(seat)
    return state.actors[0] if state.actors else 0


@cache
def restore_game(package: str, deck: str | None) -> Game:
    """Return a game that was pickled, always the same one."""
    game: Game = __import__(package, fromlist=["GAME"]).GAME
    return game if deck is None else game.with_deck(deck)
