"""Fzzzt! as a game of the room."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from parlour.core.errors import IllegalAction
from parlour.core.events import Event, Listener
from parlour.core.game import Game, seat_or_first
from parlour.core.message import Block, Message
from parlour.core.options import OptionValue
from parlour.core.rng import Rng
from parlour.core.state import State
from parlour.core.view import View
from parlour.games.fzzzt import notation, position, telling
from parlour.games.fzzzt.actions import ACTIONS
from parlour.games.fzzzt.deck import Deck
from parlour.games.fzzzt.deck_file import read_deck
from parlour.games.fzzzt.setup import set_up
from parlour.games.fzzzt.state import FzzztState
from parlour.games.fzzzt.view import FzzztView


class Fzzzt(Game):
    """An auction game of robots, production units and widgets for two to four players."""

    def __init__(self, deck: Deck) -> None:
        self.name = "fzzzt"
        self.version = 1
        self.least_seats = 2
        self.most_seats = 4
        self.actions = ACTIONS
        self.options = ()
        self.rules = tuple(f"F-{number}" for number in range(1, 27))
        self.package = "parlour.games.fzzzt"
        self.deck = deck
        self.deck_digest = deck.digest
        self.deck_text = deck.text
        self.own_deck = deck.own

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
        return notation.write(_own(state), seat_or_first(state, seat), action)

    def parse(self, state: State, text: str, seat: int | None = None) -> int:
        return notation.read(_own(state), seat_or_first(state, seat), text)

    def refusal(self, state: State, seat: int, action: int) -> IllegalAction:
        return notation.refusal(_own(state), seat, action)

    def position(self, state: State) -> dict[str, object]:
        return position.write(_own(state))

    def from_position(self, plain: object) -> FzzztState:
        return position.read(self, self.deck, plain)

    def census(self, state: State) -> dict[str, int]:
        cards = position.census(_own(state))
        return {self.deck.codes[kind]: count for kind, count in sorted(cards.items())}

    def table(self, view: View) -> Sequence[Block]:
        return telling.table(self.deck, _seen(view))

    def open_table(self, state: State) -> Sequence[Block]:
        return telling.open_table(self.deck, _own(state))

    def cards(self) -> dict[str, int]:
        copies = Counter(self.deck.belt_cards + self.deck.mechanics)
        return {code: copies[kind] for kind, code in enumerate(self.deck.codes)}

    def ask(self, view: View) -> Message:
        return telling.ask(self.deck, _seen(view))

    def tell(self, event: Event) -> Message | None:
        return telling.tell(self.deck, event)

    def result(self, view: View) -> Sequence[Block]:
        return telling.result(self.deck, _seen(view))

    def explain(self, code: str) -> Message:
        return telling.explain(self.deck, code)


def _own(state: State) -> FzzztState:
    if not isinstance(state, FzzztState):
        raise TypeError("not a state of Fzzzt!")
    return state


def _seen(view: View) -> FzzztView:
    if not isinstance(view, FzzztView):
        raise TypeError("not a view of Fzzzt!")
    return view
