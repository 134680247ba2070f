"""The conformance kit: what passes it, and the violations of the contract that it detects."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain
from typing import Self, SupportsIndex

import pytest

from parlour import (
    Event,
    IllegalAction,
    Notation,
    NotYourTurn,
    Outcome,
    Rng,
    State,
    View,
)
from parlour.core.strategy import Strategy
from parlour.core.view import view_class
from parlour.testing import ContractViolation, check_game
from tests.highcard import GAME as HIGH_CARD
from tests.highcard import HighCard, HighCardOpen, HighCardOwn, HighCardState, HighCardView, Laid, Shown


def test_a_game_outside_parlour_keeps_the_contract() -> None:
    check_game(HIGH_CARD, games=10)
    check_game(HIGH_CARD, games=3, options={"cards": 6})


class Cheat(HighCardState):
    """High Card. Each subclass violates one part of the contract, which the kit must detect."""

    def copy(self, rng: Rng) -> Self:
        other = type(self)(self.game, self.seats, rng)
        for name in ("hands", "laid", "tricks", "rest", "gone", "memory"):
            setattr(
                other, name, [part[:] if isinstance(part, list) else part for part in getattr(self, name)]
            )
        return other


class ShowsEverything(Cheat):
    def own_view(self, seat: int | None) -> HighCardOwn:
        return HighCardOwn(hand=tuple(chain(*self.hands)))


@view_class
class CountsInBoth(HighCardOwn):
    counts: tuple[int, ...]


class ShowsTwice(Cheat):
    def own_view(self, seat: int | None) -> HighCardOwn:
        return CountsInBoth(hand=super().own_view(seat).hand, counts=tuple(map(len, self.hands)))


class Misspells(Cheat):
    def own_view(self, seat: int | None) -> HighCardOwn:
        return HighCardOwn(hands=super().own_view(seat).hand)  # type: ignore[call-arg]


@view_class
class OtherView(HighCardOwn, HighCardOpen, View):
    pass


class ShowsOther(Cheat):
    def view(self, seat: SupportsIndex | None) -> View:
        return self.view_as(OtherView, seat)


class ShowsHalf(Cheat):
    def view(self, seat: SupportsIndex | None) -> HighCardView:
        return replace(self.view_as(HighCardView, seat), tricks=())


class RemembersEverything(Cheat):
    def info_state(self, seat: int | None) -> tuple[int, ...]:
        return tuple(chain(*self.hands))


class TellsEverything(Cheat):
    def apply(self, seat: int, action: int) -> None:
        if self.listener is not None:
            self.listener(Event(None if action % 2 else seat))
        super().apply(seat, action)


class SharesItsHands(Cheat):
    def clone(self) -> Self:
        other = super().clone()
        other.hands = self.hands
        return other


class LosesCards(Cheat):
    def apply(self, seat: int, action: int) -> None:
        super().apply(seat, action)
        self.gone.clear()


class ForesightedWorlds(Cheat):
    def resample(self, seat: SupportsIndex | None, rng: Rng) -> Self:
        world = super().resample(seat, rng)
        world.rng = self.rng.clone()
        return world


class ImaginesNothing(Cheat):
    def resample(self, seat: SupportsIndex | None, rng: Rng) -> Self:
        return self.copy(rng.spawn())


class FirstComeFirstServed(Cheat):
    def apply(self, seat: int, action: int) -> None:
        super().apply(seat, action)
        self.rng.below(seat + 2)
        if self.laid[0]:
            self.rng.below(2)


class OffersNothing(Cheat):
    def legal(self, seat: int) -> list[int]:
        return super().legal(seat)[1:] if len(self.hands[seat]) > 1 else super().legal(seat)[::-1] * 2


class HasNoSecrets(Cheat):
    """Shows all hands to everybody, and keeps them when it resamples."""

    def own_view(self, seat: int | None) -> HighCardOwn:
        return HighCardOwn(hand=tuple(chain(*self.hands)))

    def info_state(self, seat: int | None) -> tuple[int, ...]:
        return (*super().info_state(seat), *chain(*self.hands))

    def resample(self, seat: SupportsIndex | None, rng: Rng) -> Self:
        world = self.copy(rng.spawn())
        rng.shuffle(world.rest)
        return world


class SitsOnOpenChoices(Cheat):
    """Includes the choices of the trick in information states and worlds, so these are consistent."""

    def info_state(self, seat: int | None) -> tuple[int, ...]:
        return (*super().info_state(seat), *self.laid)

    def resample(self, seat: SupportsIndex | None, rng: Rng) -> Self:
        return self.copy(rng.spawn()) if any(self.laid) else super().resample(seat, rng)


class ShowsChoices(SitsOnOpenChoices):
    def open_view(self) -> HighCardOpen:
        return replace(super().open_view(), counts=tuple(self.laid))


class TellsChoices(SitsOnOpenChoices):
    def apply(self, seat: int, action: int) -> None:
        if self.listener is not None:
            self.listener(Laid(None, action))
        super().apply(seat, action)


class RewritesEvents(Cheat):
    """Replaces or drops events."""

    def apply(self, seat: int, action: int) -> None:
        listener, events = self.listener, list[Event]()
        self.listener = events.append
        super().apply(seat, action)
        self.listener = listener
        if listener is not None:
            for event in map(self.rewritten, events):
                if event is not None:
                    listener(event)

    def rewritten(self, event: Event) -> Event | None:
        return event


class ForgetsTheMarker(RewritesEvents):
    def rewritten(self, event: Event) -> Event | None:
        return Laid(None, sum(event.numbers)) if isinstance(event, Shown) else event


class TellsInLists(RewritesEvents):
    def rewritten(self, event: Event) -> Event | None:
        return Shown(None, list(event.numbers)) if isinstance(event, Shown) else event  # type: ignore[arg-type]


class ShowsWithoutAWord(RewritesEvents):
    """Sends no event for any trick but the last."""

    def rewritten(self, event: Event) -> Event | None:
        return None if isinstance(event, Shown) and any(self.hands) else event


class EndsWithoutAWord(RewritesEvents):
    """Reveals the last trick only in the outcome."""

    def rewritten(self, event: Event) -> Event | None:
        return event if any(self.hands) else Laid(None, 0)

    def open_view(self) -> HighCardOpen:
        return super().open_view() if self.actors else HighCardOpen(actors=(), counts=(), tricks=())

    def info_state(self, seat: int | None) -> tuple[int, ...]:
        return super().info_state(seat) if self.actors else ()


class TellsOthersTheirBest(Cheat):
    """Sends the next seat an event about its own hand, which the acting seat cannot know."""

    def apply(self, seat: int, action: int) -> None:
        if self.listener is not None:
            other = (seat + 1) % self.seats
            self.listener(Laid(other, max(self.hands[other])))
        super().apply(seat, action)


class ForgetsEverything(Cheat):
    def info_state(self, seat: int | None) -> tuple[int, ...]:
        return ()


class CrownsAStranger(Cheat):
    @property
    def outcome(self) -> Outcome | None:
        ending = super().outcome
        return ending and replace(ending, winners=(17,))


class DrawsTheFirst(Cheat):
    def random_action(self, seat: int, rng: Rng) -> int:
        return self.legal(seat)[0]


class LendsItsHands(Cheat):
    def legal(self, seat: int) -> list[int]:
        return [] if self.laid[seat] else self.hands[seat]


class RefusesTooOpenly(HighCard):
    def refusal(self, state: HighCardState, seat: int, action: int) -> IllegalAction:
        return IllegalAction("not-in-hand", "H-2", card=action, hands=str(state.hands))


class WaitsForWhoCan(HighCard):
    def is_window(self, view: HighCardView) -> bool:
        return 24 in view.hand


class ReadsAnything(HighCard):
    def parse(self, state: HighCardState, text: str, seat: int | None = None) -> int:
        try:
            return super().parse(state, text, seat)
        except NotYourTurn:
            raise
        except IllegalAction:
            return int(text.split()[1])


class ReadsForNobody(HighCard):
    def parse(self, state: HighCardState, text: str, seat: int | None = None) -> int:
        return super().parse(state, text, state.actors[0] if seat == -1 else seat)


class CountsNothing(HighCard):
    def census(self, state: HighCardState) -> dict[str, int]:
        return {}


class NamesHalfItsEvents(HighCard):
    event_types = (Laid,)


class BeginsAgain(HighCard):
    def chapters(self, state: HighCardState) -> int:
        return sum(map(len, state.hands))


class NeverEnds(HighCard):
    def chapters(self, state: HighCardState) -> int:
        return 0


class CountsOtherwise(HighCard):
    def standings(self, state: HighCardState) -> list[int]:
        return [7] * state.seats


class Misleads(Strategy):
    def choose(self, state: State, seat: int, rng: Rng) -> int:
        return 0


class HashesTooLittle(Cheat):
    def info_hash(self, seat: int) -> int:
        return len(self.hands[seat])


class HashesTooMuch(Cheat):
    def info_hash(self, seat: int) -> int:
        return hash(str(self.hands))


class Hesitates(Strategy):
    def candidates(self, state: State, seat: int) -> list[int]:
        return []


class Exaggerates(Strategy):
    def values(self, state: State) -> list[float]:
        return [1.0] * state.seats


class Overestimates(Strategy):
    def values(self, state: State) -> list[float]:
        return [2.0, -1.0, *[0.0] * (state.seats - 2)]


class Overestimated(HighCard):
    strategy = Overestimates()


class Misled(HighCard):
    strategy = Misleads()


class Hesitant(HighCard):
    strategy = Hesitates()


class Overrated(HighCard):
    strategy = Exaggerates()


class GameOf(HighCard):
    """High Card with another state class."""

    def __init__(self, kind: type[Cheat]) -> None:
        super().__init__()
        self.kind = kind

    def new_state(self, seats: int, rng: Rng) -> HighCardState:
        return self.kind(self, seats, rng)


def test_a_game_that_does_not_cheat_passes_the_kit() -> None:
    check_game(GameOf(Cheat), games=5)


class WritesOnly(Notation[HighCardState]):
    def write(self, state: HighCardState, seat: int, action: int) -> str:
        return f"lay {action}"


class ReadsWhatItWrites(HighCard):
    notation = WritesOnly()


def test_a_notation_that_only_writes_passes_the_kit() -> None:
    check_game(ReadsWhatItWrites(), games=5)


@pytest.mark.parametrize(
    ("cheat", "problem"),
    [
        (ShowsEverything, "can distinguish a resampled world"),
        (ShowsTwice, "a field is in both halves of the view"),
        (Misspells, "a field is missing or unknown"),
        (ShowsOther, "a view is not a HighCardView"),
        (ShowsHalf, "open_view and own_view do not add up to view"),
        (RemembersEverything, "can distinguish a resampled world"),
        (TellsEverything, "an event leaks hidden information"),
        (SharesItsHands, "playing a clone changes the original"),
        (LosesCards, "a card was lost or duplicated"),
        (ForesightedWorlds, "a resampled world has the generator of the original"),
        (ImaginesNothing, "resample for seat 0 never changes what seat 1 sees"),
        (FirstComeFirstServed, "the order of simultaneous choices matters"),
        (OffersNothing, "legal actions are not in ascending order"),
        (HasNoSecrets, "resample for seat 0 never changes what seat 1 sees"),
        (ShowsChoices, "sees a hidden choice"),
        (TellsChoices, "an event leaks a hidden choice to seat ."),
        (ForgetsTheMarker, "'lay .*' reveals something to seat ., but is not a Revelation"),
        (TellsInLists, "Shown is not immutable"),
        (ShowsWithoutAWord, "'lay .*' reveals something to seat ., but is not a Revelation"),
        (EndsWithoutAWord, "'lay .*' reveals something to seat ., but is not a Revelation"),
        (TellsOthersTheirBest, "'lay .*' reveals something to seat ., but is not a Revelation"),
        (ForgetsEverything, "for equal information states"),
        (HashesTooLittle, "has one hash for different information states"),
        (HashesTooMuch, "the hash leaks hidden information to seat ."),
        (CrownsAStranger, "a winner is not a seat"),
        (DrawsTheFirst, "a random action is always the first"),
        (LendsItsHands, "changing the list of legal actions changes the state"),
        (RefusesTooOpenly, "a refusal leaks hidden information"),
        (WaitsForWhoCan, "is_window depends on more than the open half of the view"),
        (ReadsAnything, "is parsed as an illegal action"),
        (ReadsForNobody, "is parsed for a seat that does not exist"),
        (CountsNothing, "the census is empty"),
        (NamesHalfItsEvents, "Shown is not in event_types"),
        (BeginsAgain, "the number of completed chapters decreased"),
        (NeverEnds, "a finished game has no completed chapter"),
        (CountsOtherwise, "the final standings differ from the scores"),
        (Misled, "a strategy's choice is not legal"),
        (Overestimated, "the value of a seat is not a chance"),
        (Hesitant, "a strategy has no candidates"),
        (Overrated, "the values of a finished game do not add up to one"),
    ],
)
def test_the_kit_catches_a_game_that_cheats(cheat: type[Cheat] | type[HighCard], problem: str) -> None:
    game = cheat() if issubclass(cheat, HighCard) else GameOf(cheat)
    with pytest.raises(ContractViolation, match=problem):
        check_game(game, games=5)


def test_a_game_without_secrets_is_checked_for_the_rest() -> None:
    class NothingHidden(HasNoSecrets):
        """The seats act one after the other, and all cards are open."""

        @property
        def actors(self) -> tuple[int, ...]:
            return super().actors[:1]

        def legal(self, seat: int) -> list[int]:
            return super().legal(seat) if seat in self.actors else []

        def open_view(self) -> HighCardOpen:
            return replace(super().open_view(), counts=tuple(self.laid))

        def info_state(self, seat: int | None) -> tuple[int, ...]:
            return (*super().info_state(seat), *self.laid)

    check_game(GameOf(NothingHidden), games=5, hidden=False)
    with pytest.raises(ContractViolation, match="never changes"):
        check_game(GameOf(NothingHidden), games=5)
