"""Fzzzt!: the properties of the game, and the parts it is composed of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from parlour.core.events import events_in
from parlour.core.game import DailySetup, Game, Lesson
from parlour.core.options import OptionValue
from parlour.core.rng import Rng
from parlour.core.tensor import TensorLayout
from parlour.games.fzzzt import events, memory, tensor
from parlour.games.fzzzt.actions import ACTIONS
from parlour.games.fzzzt.board import BIDDING
from parlour.games.fzzzt.deck import MOST_SEATS, Deck
from parlour.games.fzzzt.deck_file import read_deck
from parlour.games.fzzzt.notation import FzzztNotation
from parlour.games.fzzzt.position import FzzztPositions
from parlour.games.fzzzt.scoring import standings
from parlour.games.fzzzt.setup import set_up
from parlour.games.fzzzt.state import FzzztState
from parlour.games.fzzzt.strategy import FzzztStrategy
from parlour.games.fzzzt.view import FzzztView
from parlour.games.fzzzt.words import FzzztWords


class Fzzzt(Game[FzzztState, FzzztView]):
    """An auction game of robots, production units and widgets for two to four players."""

    name = "fzzzt"
    least_seats = 2
    most_seats = MOST_SEATS
    seats_rule = "F-1"
    actions = ACTIONS
    rules = tuple(f"F-{number}" for number in range(1, 27))
    package = "parlour.games.fzzzt"
    view_type = FzzztView
    note_shapes = memory.SHAPES
    #: Every seat bids once for each of at most 52 cards, and the clean-ups are shorter than that.
    move_limit = 1_000
    event_types = events_in(events)
    lesson = Lesson(3, seed=10200)
    daily = DailySetup(3)
    deck: Deck

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.notation = FzzztNotation()
        self.positions = FzzztPositions(self)
        self.words = FzzztWords(deck)
        self.strategy = FzzztStrategy()

    def new_state(self, seats: int, rng: Rng) -> FzzztState:
        return FzzztState(self, self.deck, seats, rng)

    def set_up(self, state: FzzztState, options: Mapping[str, OptionValue]) -> None:
        set_up(state)

    def with_deck(self, source: str) -> Fzzzt:
        return Fzzzt(read_deck(source))

    def layout_for(self, seats: int) -> TensorLayout:
        return tensor.layout_for(self.deck, seats)

    def chapters(self, state: FzzztState) -> int:
        """Return the number of completed rounds; one is over when its clean-up begins."""
        return state.round - (1 if state.phase == BIDDING else 0)

    def standings(self, state: FzzztState) -> Sequence[int]:
        return standings(state)
