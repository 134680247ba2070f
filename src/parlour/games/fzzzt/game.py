"""Fzzzt! as a game of the room."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from parlour.core.errors import IllegalAction
from parlour.core.events import Event, Listener, events_in
from parlour.core.game import Game, Lesson, expect, seat_or_first
from parlour.core.message import Block, Message
from parlour.core.options import OptionValue
from parlour.core.rng import Rng
from parlour.core.state import State
from parlour.core.view import View
from parlour.games.fzzzt import event_words, events, notation, position, position_check, words
from parlour.games.fzzzt.actions import ACTIONS
from parlour.games.fzzzt.board import BIDDING
from parlour.games.fzzzt.deck import Deck
from parlour.games.fzzzt.deck_file import read_deck
from parlour.games.fzzzt.facts import facts
from parlour.games.fzzzt.setup import set_up
from parlour.games.fzzzt.state import FzzztState
from parlour.games.fzzzt.view import FzzztView


class Fzzzt(Game):
    """An auction game of robots, production units and widgets for two to four players."""

    deck: Deck

    def __init__(self, deck: Deck) -> None:
        self.name = "fzzzt"
        self.version = 1
        self.least_seats = 2
        self.most_seats = 4
        self.actions = ACTIONS
        self.options = ()
        self.rules = tuple(f"F-{number}" for number in range(1, 27))
        self.package = "parlour.games.fzzzt"
        self.view_type = FzzztView
        self.event_types = events_in(events)
        self.lesson = Lesson(3, seed=10200)
        self.deck = deck

    @property
    def seats_rule(self) -> str:
        return "F-1"

    def deal(
        self,
        seats: int,
        seed: int,
        options: Mapping[str, OptionValue],
        listener: Listener | None = None,
    ) -> FzzztState:
        state = FzzztState(self, self.deck, seats, Rng(seed))
        state.listener = listener
        set_up(state)
        return state

    def with_deck(self, source: str) -> Fzzzt:
        return Fzzzt(read_deck(source))

    def text(self, state: State, action: int, seat: int | None = None) -> str:
        return notation.write(expect(state, FzzztState), seat_or_first(state, seat), action)

    def parse(self, state: State, text: str, seat: int | None = None) -> int:
        return notation.read(expect(state, FzzztState), seat_or_first(state, seat), text)

    def refusal(self, state: State, seat: int, action: int) -> IllegalAction:
        return notation.refusal(expect(state, FzzztState), seat, action)

    def position(self, state: State) -> dict[str, object]:
        return position.write(expect(state, FzzztState))

    def from_position(self, plain: object) -> FzzztState:
        return position.read(self, self.deck, plain)

    def census(self, state: State) -> dict[str, int]:
        cards = position_check.census(expect(state, FzzztState))
        return {self.deck.codes[kind]: count for kind, count in sorted(cards.items())}

    def table(self, view: View) -> Sequence[Block]:
        return words.table(self.deck, expect(view, FzzztView))

    def open_table(self, state: State) -> Sequence[Block]:
        return words.open_table(self.deck, expect(state, FzzztState))

    def facts(self, code: str) -> Mapping[str, str | int]:
        return facts(self.deck, code)

    def ask(self, view: View) -> Message:
        return words.ask(self.deck, expect(view, FzzztView))

    def tell(self, event: Event) -> Message | None:
        return event_words.tell(self.deck, event)

    def chapters(self, state: State) -> int:
        """Rounds; one is over when its clean-up begins."""
        board = expect(state, FzzztState)
        return board.round - (1 if board.phase == BIDDING else 0)

    def standings(self, state: State) -> Sequence[int]:
        return expect(state, FzzztState).scores()

    def result(self, view: View) -> Sequence[Block]:
        return words.result(self.deck, expect(view, FzzztView))

    def explain(self, code: str) -> Message:
        return words.explain(self.deck, code)
