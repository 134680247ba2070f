"""All that a game says, as messages for the language files."""

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

#: The block that shows a hand which lies open.
OPEN_HAND: Final = "table-open-hand"


class Sentence:
    """A message about an event: each argument shows a field of it."""

    def __init__(self, key: str, args: dict[str, str]) -> None:
        self.key = key
        self.args = args


Teller: TypeAlias = Sentence | Callable[[Any], Message | None]


def told(key: str, *fields: str, **renamed: str) -> Sentence:
    """The sentence `told-<key>` with these fields of the event; `name="seat"` shows `seat` as `$name`."""
    return Sentence(f"told-{key}", {name: name for name in fields} | renamed)


@mypyc_attr(allow_interpreted_subclasses=True)
class Words(Generic[StateT, ViewT]):
    """What a game says. All of it may be left out; a game without words is shown by its moves alone."""

    def __init__(self) -> None:
        #: How each event is told. Events that are not listed need no sentence.
        self.tellers: Mapping[type[Event], Teller] = {}

    def card(self, code: str) -> Card:
        """The card as sentences show it."""
        return Card(code)

    def cards(self, codes: Iterable[str]) -> Argument:
        """The cards, or the word for none."""
        return tuple([self.card(code) for code in codes]) or Message("none")

    def describe(self, view: ViewT) -> Sequence[Block]:
        """The table in words."""
        return ()

    def describe_open(self, state: StateT) -> Sequence[Block]:
        """The table with all cards open, for replays: what a spectator sees, then everybody's cards."""
        seen = self.describe(self._view(state, None))
        blocks = [block for block in seen if not (isinstance(block, Message) and block.key == OPEN_HAND)]
        return [*blocks, *self.hidden_cards(state)]

    def hidden_cards(self, state: StateT) -> Sequence[Block]:
        """The cards and decisions that a spectator does not see."""
        return [block for seat in range(state.seats) for block in self.describe(self._view(state, seat))]

    def ask(self, view: ViewT) -> Message:
        """What the viewing seat is asked to decide, or whom it waits for."""
        if view.seat not in view.actors:
            return Message("ask-wait", {"names": seat_names(view.actors)})
        return self.question(view)

    def question(self, view: ViewT) -> Message:
        """What the viewing seat, which may act, is asked to decide."""
        return Message("ask-choose")

    def result(self, view: ViewT) -> Sequence[Block]:
        """The outcome explained, for the view of a finished game."""
        return ()

    def explain(self, code: str) -> Message:
        """A card or a topic in words; UnknownName if there is none of that name."""
        raise UnknownName("unknown-card", card=code)

    def tell(self, event: Event) -> Message | None:
        """The event in words, or None if it needs none."""
        teller = self.tellers.get(type(event))
        if teller is None:
            return None
        if not isinstance(teller, Sentence):
            return teller(event)
        shown = _shown(type(event))
        args = {
            name: self._argument(shown[field], getattr(event, field)) for name, field in teller.args.items()
        }
        return Message(teller.key, args)

    def _argument(self, shown: str, value: Any) -> Argument:
        match shown:
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
        """The view of a state of this game, which is a ViewT."""
        return state.view(seat)


def seat_names(seats: Iterable[int]) -> Argument:
    """The names of whoever sits there."""
    return tuple([Seat(seat) for seat in seats])


def heads(*names: str) -> tuple[Message, ...]:
    """The headings of a grid."""
    return tuple([Message(f"head-{name}") for name in names])


#: By class of event and field: whether sentences show it as a seat, a card, several of them, or as it is.
_SHOWN: Final[dict[type[Event], dict[str, str]]] = {}


def _shown(kind: type[Event]) -> dict[str, str]:
    if kind not in _SHOWN:
        types = get_type_hints(kind, include_extras=True)
        _SHOWN[kind] = {field.name: _shown_as(types[field.name]) for field in fields(kind)}
    return _SHOWN[kind]


def _shown_as(type: Any) -> str:
    if get_origin(type) is tuple:
        return {SeatNumber: "seats", CardCode: "cards"}.get(get_args(type)[0], "")
    return {SeatNumber: "seat", CardCode: "card"}.get(type, "")
