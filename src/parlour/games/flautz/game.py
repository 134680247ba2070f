"""FLAUTZ! as a game of the room."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from parlour.core.errors import IllegalAction
from parlour.core.events import Event, Listener, events_in
from parlour.core.game import Game, Lesson, expect, seat_or_first
from parlour.core.message import Block, Message
from parlour.core.options import Option, OptionValue
from parlour.core.rng import Rng
from parlour.core.state import State
from parlour.core.view import View
from parlour.games.flautz import event_words, events, notation, position, position_check, words
from parlour.games.flautz.actions import ACTIONS
from parlour.games.flautz.arena import FIELDS, LEAST_FIELDS, MOST_FIELDS
from parlour.games.flautz.arena_file import read_arena
from parlour.games.flautz.board import OVER
from parlour.games.flautz.deck import MOST_SEATS, Deck
from parlour.games.flautz.deck_file import read_deck
from parlour.games.flautz.facts import facts
from parlour.games.flautz.matches import MOST_MATCHES, set_up, totals
from parlour.games.flautz.state import FlautzState
from parlour.games.flautz.view import FlautzView

#: What is played for, unless it is a number of matches.
FOR_CRYSTALS = "crystals"


class Flautz(Game):
    """A set collection game of swaps with a shared display over several matches, for two to five players."""

    deck: Deck

    def __init__(self, deck: Deck, arenas: Mapping[str, tuple[str, ...]]) -> None:
        self.name = "flautz"
        self.version = 1
        self.least_seats = 2
        self.most_seats = MOST_SEATS
        self.actions = ACTIONS
        self.options = (
            Option("goal", FOR_CRYSTALS, (FOR_CRYSTALS,), 1, MOST_MATCHES),
            Option(
                "arena", next(iter(arenas)), tuple(arenas), LEAST_FIELDS, MOST_FIELDS, tuple(sorted(FIELDS))
            ),
        )
        self.rules = tuple(f"Z-{number}" for number in range(1, 24))
        self.package = "parlour.games.flautz"
        self.view_type = FlautzView
        self.event_types = events_in(events)
        self.lesson = Lesson(3, seed=32229, options={"goal": 2})
        self.deck = deck
        #: The presets by name.
        self.arenas = arenas

    def deal(
        self,
        seats: int,
        seed: int,
        options: Mapping[str, OptionValue],
        listener: Listener | None = None,
    ) -> FlautzState:
        state = FlautzState(self, self.deck, seats, Rng(seed))
        state.listener = listener
        goal = options["goal"]
        state.clear(self.fields(str(options["arena"])), goal if isinstance(goal, int) else 0)
        set_up(state)
        return state

    def fields(self, arena: str) -> list[int]:
        """The fields of the arena of that name, or of those it lists."""
        return [FIELDS.index(field) for field in self.arenas.get(arena) or arena.split(",")]

    def with_deck(self, source: str) -> Flautz:
        return Flautz(read_deck(source), self.arenas)

    def read_option(self, name: str, source: str) -> OptionValue:
        return ",".join(read_arena(source)) if name == "arena" else super().read_option(name, source)

    def text(self, state: State, action: int, seat: int | None = None) -> str:
        return notation.write(expect(state, FlautzState), action)

    def parse(self, state: State, text: str, seat: int | None = None) -> int:
        return notation.read(expect(state, FlautzState), seat_or_first(state, seat), text)

    def refusal(self, state: State, seat: int, action: int) -> IllegalAction:
        return notation.refusal(expect(state, FlautzState), seat, action)

    def position(self, state: State) -> dict[str, object]:
        return position.write(expect(state, FlautzState))

    def from_position(self, plain: object) -> FlautzState:
        return position.read(self, self.deck, plain)

    def census(self, state: State) -> dict[str, int]:
        cards = position_check.census(expect(state, FlautzState))
        return {self.deck.codes[kind]: count for kind, count in sorted(cards.items())}

    def table(self, view: View) -> Sequence[Block]:
        return words.table(expect(view, FlautzView))

    def open_table(self, state: State) -> Sequence[Block]:
        return words.open_table(expect(state, FlautzState))

    def facts(self, code: str) -> Mapping[str, str | int]:
        return facts(self.deck, code)

    def topics(self) -> Sequence[str]:
        return [*self.arenas, *words.TOPICS]

    def ask(self, view: View) -> Message:
        return words.ask(expect(view, FlautzView))

    def is_follow_up(self, view: View) -> bool:
        return words.is_follow_up(expect(view, FlautzView))

    def tell(self, event: Event) -> Message | None:
        return event_words.tell(event)

    def chapters(self, state: State) -> int:
        """Matches."""
        board = expect(state, FlautzState)
        return board.match - (0 if board.step == OVER else 1)

    def standings(self, state: State) -> Sequence[int]:
        """What is played for: points with those for crystals (Z-22), or crystals (Z-21)."""
        board = expect(state, FlautzState)
        return totals(board) if board.matches else board.crystals

    def result(self, view: View) -> Sequence[Block]:
        return words.result(expect(view, FlautzView))

    def explain(self, code: str) -> Message:
        return words.explain(self.arenas, code)
