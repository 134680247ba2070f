"""The messages of a game: descriptions, questions, events and results."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields
from typing import Any, Final, Generic, TypeAlias, get_args, get_origin, get_type_hints

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from parlour.core.errors import UnknownName
from parlour.core.events import CardCode, Event, SeatNumber
from parlour.core.message import Argument, Block, Card, Message, Seat
from parlour.core.notation import StateT
from parlour.core.view import View

ViewT = TypeVar("ViewT", bound=View, default=Any)

#: The key of the block that shows an open hand.
OPEN_HAND: Final = "table-open-hand"


class Sentence:
    """A message template for an event. `args` maps each argument to a field of the event."""

    def __init__(self, key: str, args: dict[str, str]) -> None:
        self.key = key
        self.args = args


Teller: TypeAlias = Sentence | Callable[[Any], Message | None]


def told(key: str, *fields: str, **renamed: str) -> Sentence:
    """Return the template `told-<key>` with these fields as arguments.

    `name="seat"` passes the field `seat` as `$name`.
    """
    return Sentence(f"told-{key}", {name: name for name in fields} | renamed)


@mypyc_attr(allow_interpreted_subclasses=True)
class Words(Generic[StateT, ViewT]):
    """The messages of a game. All methods are optional; without them, only the moves are shown."""

    def __init__(self) -> None:
        #: The message for each event class. Other events have no message.
        self.tellers: Mapping[type[Event], Teller] = {}

    def card(self, code: str) -> Card:
        """Return the card as a message argument."""
        return Card(code)

    def cards(self, codes: Iterable[str]) -> Argument:
        """Return the cards as a message argument, or the message `none` if there are none."""
        return tuple([self.card(code) for code in codes]) or Message("none")

    def describe(self, view: ViewT) -> Sequence[Block]:
        """Describe the table as the viewer sees it."""
        return ()

    def describe_revealed(self, state: StateT) -> Sequence[Block]:
        """Describe the table for replays: what a spectator sees, then all hidden cards."""
        seen = self.describe(self._view(state, None))
        blocks = [block for block in seen if not (isinstance(block, Message) and block.key == OPEN_HAND)]
        return [*blocks, *self.describe_hidden(state)]

    def describe_hidden(self, state: StateT) -> Sequence[Block]:
        """Describe the cards and decisions that a spectator does not see."""
        return [block for seat in range(state.seats) for block in self.describe(self._view(state, seat))]

    def ask(self, view: ViewT) -> Message:
        """Return the question that the viewing seat must answer, or whom it is waiting for."""
        if view.seat not in view.actors:
            return Message("ask-wait", {"names": seat_names(view.actors)})
        return self.question(view)

    def question(self, view: ViewT) -> Message:
        """Return the question that the viewing seat must answer. It is one of the actors."""
        return Message("ask-choose")

    def result(self, view: ViewT) -> Sequence[Block]:
        """Explain the outcome of a finished game."""
        return ()

    def explain(self, code: str) -> Message:
        """Explain a card or a topic. Raise `UnknownName` if there is none with this name."""
        raise UnknownName("unknown-card", card=code)

    def tell(self, event: Event) -> Message | None:
        """Return the message for an event, or None if it has none."""
        teller = self.tellers.get(type(event))
        if teller is None:
            return None
        if not isinstance(teller, Sentence):
            return teller(event)
        kinds = _field_kinds(type(event))
        args = {
            name: self._argument(kinds[field], getattr(event, field)) for name, field in teller.args.items()
        }
        return Message(teller.key, args)

    def _argument(self, kind: str, value: Any) -> Argument:
        match kind:
            case "seat":
                return Seat(value)
            case "card":
                return self.card(value)
            case "seats":
                return seat_names(value)
            case "cards":
                return self.cards(value)
            case _:
                plain: Argument = value
                return plain

    def _view(self, state: StateT, seat: int | None) -> Any:
        return state.view(seat)


def seat_names(seats: Iterable[int]) -> Argument:
    """Return the seats as a message argument. It is rendered as the names of the players."""
    return tuple([Seat(seat) for seat in seats])


def heads(*names: str) -> tuple[Message, ...]:
    """Return the headings of a grid."""
    return tuple([Message(f"head-{name}") for name in names])


#: A cache of how messages render each field of an event class: as seats, cards or plain values.
_FIELD_KINDS: Final[dict[type[Event], dict[str, str]]] = {}


def _field_kinds(event_type: type[Event]) -> dict[str, str]:
    if event_type not in _FIELD_KINDS:
        types = get_type_hints(event_type, include_extras=True)
        _FIELD_KINDS[event_type] = {
            field.name: _field_kind(types[field.name]) for field in fields(event_type)
        }
    return _FIELD_KINDS[event_type]


def _field_kind(type: Any) -> str:
    if get_origin(type) is tuple:
        return {SeatNumber: "seats", CardCode: "cards"}.get(get_args(type)[0], "")
    return {SeatNumber: "seat", CardCode: "card"}.get(type, "")
