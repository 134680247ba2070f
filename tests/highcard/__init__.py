"""High Card, the smallest game that uses the whole contract. Like any third-party game, it is not in Parlour.

Each player is dealt a few numbers. In each trick, all players choose one simultaneously. The highest number
takes the trick; if there is a tie, nobody does. The player with most tricks wins (H-3).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from parlour import BadNotation, BadPosition, Event, Game, IllegalAction, Outcome, Rng, State, View
from parlour.core.events import Revelation
from parlour.core.memory import private_note, public_note, recall
from parlour.core.notation import Notation
from parlour.core.options import Option, OptionValue
from parlour.core.positions import Positions
from parlour.core.view import OpenView, OwnView, view_class

NUMBERS = list(range(1, 25))
DEALT = 0
LAID = 1


@dataclass(frozen=True, slots=True)
class Laid(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class Shown(Revelation):
    """The trick: the number of each seat."""

    numbers: tuple[int, ...]


@view_class
class HighCardOpen(OpenView):
    counts: tuple[int, ...]
    tricks: tuple[int, ...]


@view_class
class HighCardOwn(OwnView):
    hand: tuple[int, ...]


@view_class
class HighCardView(HighCardOwn, HighCardOpen, View):
    pass


class HighCardState(State):
    def __init__(self, game: Game, seats: int, rng: Rng) -> None:
        super().__init__(game, seats, rng)
        self.hands: list[list[int]] = []
        self.laid: list[int] = [0] * seats
        self.tricks: list[int] = [0] * seats
        self.rest: list[int] = []
        self.gone: list[int] = []
        self.memory: list[int] = []

    @property
    def actors(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.seats) if self.hands[seat] and not self.laid[seat])

    def legal(self, seat: int) -> list[int]:
        return [] if self.laid[seat] else self.hands[seat][:]

    def apply(self, seat: int, action: int) -> None:
        self.laid[seat] = action
        if self.listener is not None:
            self.listener(Laid(None, seat))
        if all(self.laid):
            if self.listener is not None:
                self.listener(Shown(None, tuple(self.laid)))
            highest = max(self.laid)
            self.tricks[self.laid.index(highest)] += 1
            for other, number in enumerate(self.laid):
                self.hands[other].remove(number)
                self.memory.append(public_note(LAID, other, number))
            self.gone += self.laid
            self.laid = [0] * self.seats

    def open_view(self) -> HighCardOpen:
        return HighCardOpen(actors=self.actors, counts=tuple(map(len, self.hands)), tricks=tuple(self.tricks))

    def own_view(self, seat: int | None) -> HighCardOwn:
        return HighCardOwn(hand=() if seat is None else tuple(self.hands[seat]))

    def info_state(self, seat: int | None) -> tuple[int, ...]:
        own = 0 if seat is None else self.laid[seat]
        return (*recall(vec[i64](self.memory), seat), -1, *self.actors, -1, own)

    @property
    def outcome(self) -> Outcome | None:
        if self.actors:
            return None
        best = max(self.tricks)
        winners = tuple(seat for seat in range(self.seats) if self.tricks[seat] == best)
        return Outcome("no-cards", "H-3", tuple(self.tricks), winners)

    def copy(self, rng: Rng) -> HighCardState:
        other = HighCardState(self.game, self.seats, rng)
        other.hands = [hand[:] for hand in self.hands]
        other.laid, other.tricks, other.rest = self.laid[:], self.tricks[:], self.rest[:]
        other.gone, other.memory = self.gone[:], self.memory[:]
        return other

    def redraw_hidden(self, seat: int | None, rng: Rng) -> None:
        others = [other for other in range(self.seats) if other != seat]
        pool = sorted(self.rest + [number for other in others for number in self.hands[other]])
        for other in others:
            laid = bool(self.laid[other])
            self.hands[other] = sorted(rng.take(pool, len(self.hands[other])))
            if laid:
                self.laid[other] = self.hands[other][rng.below(len(self.hands[other]))]
        self.rest = pool


class HighCardNotation(Notation[HighCardState]):
    def write(self, state: HighCardState, seat: int, action: int) -> str:
        return f"lay {action}"

    def action_of(self, state: HighCardState, seat: int, text: str) -> int:
        verb, _, number = text.partition(" ")
        if verb != "lay" or not number.isdecimal():
            raise BadNotation("not-a-card", text=text)
        return int(number)

    def refusal(self, state: HighCardState, seat: int, action: int) -> IllegalAction:
        return IllegalAction("not-in-hand", "H-2", card=action)


class HighCardPositions(Positions[HighCardState]):
    def __init__(self, game: HighCard) -> None:
        self.game = game

    def write(self, state: HighCardState) -> dict[str, object]:
        names = ("hands", "laid", "tricks", "rest", "gone", "memory")
        plain: dict[str, object] = msgspec.to_builtins({name: getattr(state, name) for name in names})
        return {**plain, "random": state.rng.dump()}

    def read(self, plain: object, trusted: bool) -> HighCardState:
        try:
            whole = msgspec.convert(plain, dict[str, object])
            hands = msgspec.convert(whole["hands"], list[list[int]])
        except (msgspec.ValidationError, KeyError) as error:
            raise BadPosition("bad", problem=str(error)) from None
        state = self.game.new_state(len(hands), Rng.load(str(whole["random"])))
        state.hands = hands
        for name in ("laid", "tricks", "rest", "gone", "memory"):
            setattr(state, name, msgspec.convert(whole[name], list[int]))
        return state

    def census(self, state: HighCardState) -> dict[str, int]:
        cards = Counter(state.rest + state.gone)
        for hand in state.hands:
            cards.update(hand)
        return {str(number): count for number, count in sorted(cards.items())}


class HighCard(Game[HighCardState, HighCardView]):
    name = "highcard"
    least_seats, most_seats = 2, 4
    actions = len(NUMBERS) + 1
    options = (Option("cards", default="few", choices=("few", "many"), least=1, most=6),)
    rules = ("H-1", "H-2", "H-3")
    package = "tests.highcard"
    view_type = HighCardView

    def __init__(self) -> None:
        self.notation = HighCardNotation()
        self.positions = HighCardPositions(self)

    def new_state(self, seats: int, rng: Rng) -> HighCardState:
        return HighCardState(self, seats, rng)

    def set_up(self, state: HighCardState, options: Mapping[str, OptionValue]) -> None:
        state.rest = NUMBERS[:]
        cards = options["cards"]
        count = cards if isinstance(cards, int) else {"few": 3, "many": 5}[str(cards)]
        for seat in range(state.seats):
            state.hands.append(sorted(state.rng.take(state.rest, count)))
            state.memory += [private_note(seat, DEALT, seat, number) for number in state.hands[seat]]


GAME = HighCard()
