"""High Card, the smallest game that needs the whole contract: it lives outside Parlour, as anybody's could.

Everybody is dealt a few numbers. In each trick all choose one at the same time; the highest takes the
trick, equals take nothing. Most tricks win (H-3).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

import msgspec

from parlour import BadNotation, BadPosition, Event, Game, IllegalAction, Outcome, Rng, State, View, why_not
from parlour.core.events import Listener, Revelation
from parlour.core.memory import private_note, public_note, recall
from parlour.core.options import Option, OptionValue

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


@dataclass(frozen=True, slots=True)
class HighCardView(View):
    hand: tuple[int, ...]
    counts: tuple[int, ...]
    tricks: tuple[int, ...]


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

    def view(self, seat: int | None) -> HighCardView:
        hand = () if seat is None else tuple(self.hands[seat])
        return HighCardView(seat, self.actors, hand, tuple(map(len, self.hands)), tuple(self.tricks))

    def info_state(self, seat: int | None) -> tuple[int, ...]:
        own = 0 if seat is None else self.laid[seat]
        return (*recall(self.memory, seat), -1, *self.actors, -1, own)

    @property
    def outcome(self) -> Outcome | None:
        if self.actors:
            return None
        best = max(self.tricks)
        winners = tuple(seat for seat in range(self.seats) if self.tricks[seat] == best)
        return Outcome("no-cards", "H-3", tuple(self.tricks), winners)

    def clone(self) -> HighCardState:
        return self._copy(self.rng.clone())

    def resample(self, seat: int | None, rng: Rng) -> HighCardState:
        world = self._copy(rng.spawn())
        others = [other for other in range(self.seats) if other != seat]
        pool = world.rest + [number for other in others for number in world.hands[other]]
        for other in others:
            laid = bool(world.laid[other])
            world.hands[other] = sorted(rng.take(pool, len(world.hands[other])))
            if laid:
                world.laid[other] = world.hands[other][rng.below(len(world.hands[other]))]
        world.rest = pool
        return world

    def _copy(self, rng: Rng) -> HighCardState:
        other = HighCardState(self.game, self.seats, rng)
        other.hands = [hand[:] for hand in self.hands]
        other.laid, other.tricks, other.rest = self.laid[:], self.tricks[:], self.rest[:]
        other.gone, other.memory = self.gone[:], self.memory[:]
        return other


class HighCard(Game):
    def __init__(self) -> None:
        self.name = "highcard"
        self.version = 1
        self.least_seats, self.most_seats = 2, 4
        self.actions = len(NUMBERS) + 1
        self.options = (Option("cards", default="few", choices=("few", "many"), least=1, most=6),)
        self.rules = ("H-1", "H-2", "H-3")
        self.package = "tests.highcard"

    def deal(
        self, seats: int, seed: int, options: Mapping[str, OptionValue], listener: Listener | None = None
    ) -> HighCardState:
        state = HighCardState(self, seats, Rng(seed))
        state.listener = listener
        state.rest = NUMBERS[:]
        cards = options["cards"]
        count = cards if isinstance(cards, int) else {"few": 3, "many": 5}[str(cards)]
        for seat in range(seats):
            state.hands.append(sorted(state.rng.take(state.rest, count)))
            state.memory += [private_note(seat, DEALT, seat, number) for number in state.hands[seat]]
        return state

    def text(self, state: State, action: int, seat: int | None = None) -> str:
        return f"lay {action}"

    def parse(self, state: State, text: str, seat: int | None = None) -> int:
        verb, _, number = text.partition(" ")
        if verb != "lay" or not number.isdecimal():
            raise BadNotation("not-a-card", text=text)
        actor = (*state.actors, 0)[0] if seat is None else seat
        refusal = why_not(state, actor, int(number))
        if refusal is not None:
            raise refusal
        return int(number)

    def refusal(self, state: State, seat: int, action: int) -> IllegalAction:
        return IllegalAction("not-in-hand", "H-2", card=action)

    def position(self, state: State) -> dict[str, object]:
        assert isinstance(state, HighCardState)
        names = ("hands", "laid", "tricks", "rest", "gone", "memory")
        plain: dict[str, object] = msgspec.to_builtins({name: getattr(state, name) for name in names})
        return {**plain, "random": state.rng.dump()}

    def from_position(self, plain: object) -> HighCardState:
        try:
            whole = msgspec.convert(plain, dict[str, object])
            hands = msgspec.convert(whole["hands"], list[list[int]])
        except (msgspec.ValidationError, KeyError) as error:
            raise BadPosition("bad", problem=str(error)) from None
        state = HighCardState(self, len(hands), Rng.load(str(whole["random"])))
        state.hands = hands
        for name in ("laid", "tricks", "rest", "gone", "memory"):
            setattr(state, name, msgspec.convert(whole[name], list[int]))
        return state

    def census(self, state: State) -> dict[str, int]:
        assert isinstance(state, HighCardState)
        cards = Counter(state.rest + state.gone)
        for hand in state.hands:
            cards.update(hand)
        return {str(number): count for number, count in sorted(cards.items())}


GAME = HighCard()
