"""FLAUTZ!: the properties of the game, and the parts it is composed of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from parlour.core.events import events_in
from parlour.core.game import DailySetup, Game, Lesson
from parlour.core.options import Option, OptionValue
from parlour.core.rng import Rng
from parlour.core.tensor import TensorLayout
from parlour.games.flautz import events, memory, tensor
from parlour.games.flautz.actions import ACTIONS
from parlour.games.flautz.arena import FIELDS, LEAST_FIELDS, MOST_FIELDS
from parlour.games.flautz.arena_file import read_arena
from parlour.games.flautz.board import OVER
from parlour.games.flautz.deck import MOST_SEATS, Deck
from parlour.games.flautz.deck_file import read_deck
from parlour.games.flautz.matches import MOST_MATCHES, standings
from parlour.games.flautz.notation import FlautzNotation
from parlour.games.flautz.position import FlautzPositions
from parlour.games.flautz.setup import set_up
from parlour.games.flautz.state import FlautzState
from parlour.games.flautz.strategy import FlautzStrategy
from parlour.games.flautz.view import FlautzView
from parlour.games.flautz.words import TOPICS, FlautzWords

#: The goal, unless it is a number of matches.
FOR_CRYSTALS = "crystals"


class Flautz(Game[FlautzState, FlautzView]):
    """A set collection game of swaps with a shared display over several matches, for two to five players."""

    name = "flautz"
    least_seats = 2
    most_seats = MOST_SEATS
    actions = ACTIONS
    rules = tuple(f"Z-{number}" for number in range(1, 24))
    package = "parlour.games.flautz"
    view_type = FlautzView
    note_shapes = memory.SHAPES
    #: Twenty matches of twelve rounds, in which five seats take and put a card, are about half as long.
    move_limit = 5_000
    event_types = events_in(events)
    lesson = Lesson(3, seed=32229, options={"goal": 2})
    daily = DailySetup(3, {"goal": 2})
    deck: Deck

    def __init__(self, deck: Deck, arenas: Mapping[str, tuple[str, ...]]) -> None:
        self.deck = deck
        #: The presets by name.
        self.arenas = arenas
        self.options = (
            Option("goal", FOR_CRYSTALS, (FOR_CRYSTALS,), 1, MOST_MATCHES),
            Option(
                "arena", next(iter(arenas)), tuple(arenas), LEAST_FIELDS, MOST_FIELDS, tuple(sorted(FIELDS))
            ),
        )
        self.notation = FlautzNotation()
        self.positions = FlautzPositions(self)
        self.words = FlautzWords(arenas)
        self.strategy = FlautzStrategy()

    def new_state(self, seats: int, rng: Rng) -> FlautzState:
        return FlautzState(self, self.deck, seats, rng)

    def set_up(self, state: FlautzState, options: Mapping[str, OptionValue]) -> None:
        goal = options["goal"]
        set_up(state, self.fields(str(options["arena"])), goal if isinstance(goal, int) else 0)

    def fields(self, arena: str) -> list[int]:
        """Return the fields of the preset of that name, or of the arena that lists them."""
        return [FIELDS.index(field) for field in self.arenas.get(arena) or arena.split(",")]

    def with_deck(self, source: str) -> Flautz:
        return Flautz(read_deck(source), self.arenas)

    def read_option(self, name: str, source: str) -> OptionValue:
        return ",".join(read_arena(source)) if name == "arena" else super().read_option(name, source)

    def topics(self) -> Sequence[str]:
        return [*self.arenas, *TOPICS]

    def layout_for(self, seats: int) -> TensorLayout:
        return tensor.layout_for(seats)

    def is_follow_up(self, view: FlautzView) -> bool:
        """Return whether a card is to be put down. After a replacement the table is shown again."""
        return view.step == "put"

    def chapters(self, state: FlautzState) -> int:
        """Return the number of completed matches."""
        return state.match - (0 if state.step == OVER else 1)

    def standings(self, state: FlautzState) -> Sequence[int]:
        return standings(state)
