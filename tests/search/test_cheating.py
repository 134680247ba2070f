"""The conformance kit catches bots, guesses and worlds that know more than their seat."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from parlour import Perspective, Rng, State
from parlour.bots import Bot
from parlour.core.game import Game
from parlour.core.strategy import Guess, Strategy
from parlour.testing import ContractViolation, check_bots
from tests.core.test_kit import Cheat, GameOf
from tests.highcard import GAME as HIGH_CARD
from tests.highcard import HighCard, HighCardState


class Fair:
    """Plays the highest number that can be the highest in some world."""

    def choose(self, perspective: Perspective, rng: Rng) -> int:
        world = next(perspective.worlds(rng))
        return max(action for action in perspective.legal if action <= max(map(max, hands(world))))


class Peeks:
    """Reads the state behind its perspective, and plays high if that is enough to win."""

    def choose(self, perspective: Perspective, rng: Rng) -> int:
        legal = perspective.legal
        return max(legal) if max(legal) == max(map(max, hands(perspective._world))) else min(legal)


class Invents:
    def choose(self, perspective: Perspective, rng: Rng) -> int:
        return 99


def hands(state: State) -> list[list[int]]:
    assert isinstance(state, HighCardState)
    return state.hands


class Recognises(Guess[HighCardState]):
    """Finds worlds plausible in which the next seat has a card that it has in truth."""

    def __init__(self, state: HighCardState, seat: int) -> None:
        self.other = (seat + 1) % state.seats
        self.card = state.hands[self.other][-1]

    def plausibility(self, world: HighCardState) -> float:
        return 1.0 if self.card in world.hands[self.other] else 0.5


class Deals(Guess[HighCardState]):
    """Gives the next seat its true cards."""

    def __init__(self, state: HighCardState, seat: int) -> None:
        self.other = (seat + 1) % state.seats
        self.cards = state.hands[self.other][:]

    def adjust(self, world: HighCardState, rng: Rng) -> None:
        world.hands[self.other] = self.cards[:]


class Exaggerates(Guess[HighCardState]):
    def plausibility(self, world: HighCardState) -> float:
        return 1.5


class Forgets(Guess[HighCardState]):
    """Takes from the seat what it remembers."""

    def adjust(self, world: HighCardState, rng: Rng) -> None:
        world.memory.clear()


class GameThatGuesses(HighCard):
    def __init__(self, guess: Callable[[HighCardState, int], Guess[HighCardState]]) -> None:
        super().__init__()

        class GuessingStrategy(Strategy[HighCardState]):
            def guess(self, state: HighCardState, seat: int) -> Guess[HighCardState]:
                return guess(state, seat)

        self.strategy = GuessingStrategy()


class KeepsTheOrder(Cheat):
    """The worlds of a seat depend on who has which card in truth."""

    def redraw_hidden(self, seat: int | None, rng: Rng) -> None:
        others = [other for other in range(self.seats) if other != seat]
        pool = self.rest + [number for other in others for number in self.hands[other]]
        for other in others:
            self.hands[other] = sorted(rng.take(pool, len(self.hands[other])))
        self.rest = pool


def test_bots_that_do_not_cheat_pass_the_kit() -> None:
    check_bots(HIGH_CARD, games=2)
    check_bots(HIGH_CARD, {"fair": Fair}, games=5)
    check_bots(GameThatGuesses(lambda state, seat: Guess()), games=1)


@pytest.mark.parametrize(
    ("bot", "problem"),
    [
        (Peeks, "it decides by more than seat . knows"),
        (Invents, "it chooses an illegal action"),
    ],
)
def test_the_kit_catches_a_bot_that_cheats(bot: Callable[[], Bot], problem: str) -> None:
    with pytest.raises(ContractViolation, match=problem):
        check_bots(HIGH_CARD, {"it": bot}, games=5)


@pytest.mark.parametrize(
    ("game", "problem"),
    [
        (GameThatGuesses(Recognises), "the guess depends on more than seat . knows"),
        (GameThatGuesses(Deals), "the guess depends on more than seat . knows"),
        (GameThatGuesses(lambda state, seat: Exaggerates()), "a plausibility is not between 0 and 1"),
        (GameThatGuesses(lambda state, seat: Forgets()), "the guess changes what seat . knows"),
        (GameOf(KeepsTheOrder), "decides by more than seat . knows"),
    ],
)
def test_the_kit_catches_a_game_that_lets_bots_cheat(game: Game, problem: str) -> None:
    with pytest.raises(ContractViolation, match=problem):
        check_bots(game, games=5)
