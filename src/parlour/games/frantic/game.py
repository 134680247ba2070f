"""FRANTIC: the properties of the game, and the parts it is composed of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from parlour.core.events import Event, Revelation, events_in
from parlour.core.game import DailySetup, Game, Lesson
from parlour.core.options import FAMILY, Option, OptionValue
from parlour.core.rng import Rng
from parlour.core.tensor import TensorLayout
from parlour.games.frantic import events, memory, tensor
from parlour.games.frantic.actions import ACTIONS
from parlour.games.frantic.deck import EVENT_CARDS, MOST_SEATS, Deck
from parlour.games.frantic.deck_file import read_deck
from parlour.games.frantic.events import CardPlayed, ChoiceMade
from parlour.games.frantic.notation import FranticNotation
from parlour.games.frantic.position import FranticPositions
from parlour.games.frantic.setup import LIMITS, set_up
from parlour.games.frantic.state import FranticState
from parlour.games.frantic.strategy import FranticStrategy
from parlour.games.frantic.view import FranticOpen, FranticView
from parlour.games.frantic.words import FranticWords


class Frantic(Game[FranticState, FranticView]):
    """A shedding game of attacks, wishes and events over several rounds, for two to eight players."""

    name = "frantic"
    least_seats = 2
    most_seats = MOST_SEATS
    fewest_win = True
    actions = ACTIONS
    options = (Option("limit", "medium", tuple(LIMITS), 1, 1_000_000), Option(FAMILY, False))
    rules = (
        *(f"R-{number}" for number in range(1, 30)),
        *(f"E-{number}" for number in range(1, 21)),
    )
    package = "parlour.games.frantic"
    view_type = FranticView
    note_shapes = memory.SHAPES
    #: The rules set no limit. With the default options, random games have 600 moves, and few more than 2,000.
    move_limit = 20_000
    event_types = events_in(events)
    lesson = Lesson(3, seed=48330, options={"limit": 30})
    daily = DailySetup(3, {"limit": 60})
    deck: Deck

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.notation = FranticNotation()
        self.positions = FranticPositions(self)
        self.words = FranticWords()
        self.strategy = FranticStrategy()

    def new_state(self, seats: int, rng: Rng) -> FranticState:
        return FranticState(self, self.deck, seats, rng)

    def set_up(self, state: FranticState, options: Mapping[str, OptionValue]) -> None:
        set_up(state, options["limit"], options[FAMILY] is True)

    def with_deck(self, source: str) -> Frantic:
        return Frantic(read_deck(source))

    def layout_for(self, seats: int) -> TensorLayout:
        return tensor.layout_for(seats)

    def topics(self) -> Sequence[str]:
        """Return the names of the event cards."""
        return [EVENT_CARDS[card] for card in self.deck.event_cards]

    def is_formality(self, view: FranticView) -> bool:
        """Return whether a seat may only pass. The Eye waits until everybody has looked."""
        return view.step in ("window", "nice-try", "play-on")

    def is_follow_up(self, view: FranticView) -> bool:
        """Return whether this is a later question of a seat's own turn, attack or event."""
        if view.step == "christmas":
            return bool(view.gifts)
        return view.step in ("play-on", "second-chance", "aim", "give", "wish", "recession", "party-seat")

    def is_window(self, view: FranticOpen) -> bool:
        """R-25, R-26: others may answer with a card of their own."""
        return view.step in ("window", "nice-try")

    def reveals(self, events: Sequence[Event], after: FranticOpen) -> bool:
        """Add what shows without an event of its own: who can play, and who plays Nice Try.

        With an empty draw pile, the player on turn has a card to play, or the round would be over (R-6).
        A card that follows the last answer is somebody's Nice Try, which lay face down (R-26).
        """
        if after.step == "play" and after.draw_pile == 0:
            return True
        is_answered = is_played = False
        for event in events:
            if isinstance(event, Revelation):
                return True
            is_answered |= isinstance(event, ChoiceMade)
            is_played |= isinstance(event, CardPlayed)
        return is_answered and is_played

    def chapters(self, state: FranticState) -> int:
        """Return the number of completed rounds."""
        return state.round - (0 if state.over else 1)

    def standings(self, state: FranticState) -> Sequence[int]:
        return state.points
