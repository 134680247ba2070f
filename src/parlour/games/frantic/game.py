"""FRANTIC as a game of the room."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from parlour.core.errors import IllegalAction
from parlour.core.events import Event, Listener, events_in
from parlour.core.game import Game, Lesson, expect, seat_or_first
from parlour.core.message import Block, Message
from parlour.core.options import FAMILY, Option, OptionValue
from parlour.core.rng import Rng
from parlour.core.state import State
from parlour.core.view import View
from parlour.games.frantic import event_words, events, notation, position, position_check, words
from parlour.games.frantic.actions import ACTIONS
from parlour.games.frantic.deck import EVENTS, Deck
from parlour.games.frantic.deck_file import read_deck
from parlour.games.frantic.events import CardPlayed, ChoiceMade
from parlour.games.frantic.facts import facts
from parlour.games.frantic.rounds import start_round
from parlour.games.frantic.state import FranticState
from parlour.games.frantic.turn import go_on
from parlour.games.frantic.view import FranticView

#: R-1: the suggested limits for up to four players, and for more.
LIMITS = {"short": (137, 113), "medium": (154, 137), "long": (179, 154)}
FEW_SEATS = 4
HIGHEST_LIMIT = 1_000_000

#: R-25, R-26: the steps in which others may answer with a card of their own.
WINDOWS = ("window", "nice-try")


class Frantic(Game):
    """A shedding game of attacks, wishes and events over several rounds, for two to eight players."""

    deck: Deck

    def __init__(self, deck: Deck) -> None:
        self.name = "frantic"
        self.version = 1
        self.least_seats = 2
        self.most_seats = 8
        self.actions = ACTIONS
        self.options = (
            Option("limit", "medium", tuple(LIMITS), 1, HIGHEST_LIMIT),
            Option(FAMILY, False),
        )
        self.rules = (
            *(f"R-{number}" for number in range(1, 30)),
            *(f"E-{number}" for number in range(1, 21)),
        )
        self.package = "parlour.games.frantic"
        self.view_type = FranticView
        self.event_types = events_in(events)
        self.lesson = Lesson(3, seed=52054, options={"limit": 30})
        self.deck = deck

    def deal(
        self,
        seats: int,
        seed: int,
        options: Mapping[str, OptionValue],
        listener: Listener | None = None,
    ) -> FranticState:
        state = FranticState(self, self.deck, seats, Rng(seed))
        state.listener = listener
        state.clear(limit_for(seats, options["limit"]), options[FAMILY] is True)
        state.dealer = state.rng.below(seats)
        start_round(state)
        go_on(state)
        return state

    def with_deck(self, source: str) -> Frantic:
        return Frantic(read_deck(source))

    def text(self, state: State, action: int, seat: int | None = None) -> str:
        return notation.write(expect(state, FranticState), action)

    def parse(self, state: State, text: str, seat: int | None = None) -> int:
        return notation.read(expect(state, FranticState), seat_or_first(state, seat), text)

    def refusal(self, state: State, seat: int, action: int) -> IllegalAction:
        return notation.refusal(expect(state, FranticState), seat, action)

    def position(self, state: State) -> dict[str, object]:
        return position.write(expect(state, FranticState))

    def from_position(self, plain: object) -> FranticState:
        return position.read(self, self.deck, plain)

    def census(self, state: State) -> dict[str, int]:
        cards = position_check.census(expect(state, FranticState))
        return {self.deck.codes[kind]: count for kind, count in sorted(cards.items())}

    def table(self, view: View) -> Sequence[Block]:
        return words.table(expect(view, FranticView))

    def open_table(self, state: State) -> Sequence[Block]:
        return words.open_table(expect(state, FranticState))

    def facts(self, code: str) -> Mapping[str, str | int]:
        return facts(self.deck, code)

    def topics(self) -> Sequence[str]:
        return [EVENTS[event] for event in self.deck.events]

    def ask(self, view: View) -> Message:
        return words.ask(expect(view, FranticView))

    def is_formality(self, view: View) -> bool:
        return words.is_formality(expect(view, FranticView))

    def is_follow_up(self, view: View) -> bool:
        return words.is_follow_up(expect(view, FranticView))

    def is_window(self, view: View) -> bool:
        return expect(view, FranticView).step in WINDOWS

    def reveals(self, events: Sequence[Event], after: View) -> bool:
        """Two things show without news of their own: who can play, and who tries.

        Whoever is on turn with nothing left to draw has a card to play, or the round would be over (R-6);
        and a card that follows the last answer is somebody's Nice Try, which lay face down (R-26).
        """
        view = expect(after, FranticView)
        if view.step == "play" and view.draw_pile == 0:
            return True
        answered = any(isinstance(event, ChoiceMade) for event in events)
        if answered and any(isinstance(event, CardPlayed) for event in events):
            return True
        return super().reveals(events, after)

    def tell(self, event: Event) -> Message | None:
        return event_words.tell(event)

    def chapters(self, state: State) -> int:
        """Rounds."""
        board = expect(state, FranticState)
        return board.round - (0 if board.over else 1)

    def standings(self, state: State) -> Sequence[int]:
        return expect(state, FranticState).points

    def result(self, view: View) -> Sequence[Block]:
        return words.result(expect(view, FranticView))

    def explain(self, code: str) -> Message:
        return words.explain(code)


def limit_for(seats: int, limit: OptionValue) -> int:
    """R-1: the points at which the game ends; fewer where more play."""
    if isinstance(limit, int):
        return limit
    few, many = LIMITS[limit]
    return few if seats <= FEW_SEATS else many
