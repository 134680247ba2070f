"""Guesses about hidden hands use what the seat knows, and plausible worlds are drawn more often."""

from __future__ import annotations

from collections import Counter

from parlour import Game, Perspective, Rng, State, game
from parlour.core.state import Sampler
from parlour.core.strategy import Guess
from parlour.games.flautz.board import EMPTY
from parlour.games.flautz.knowledge import Swaps
from parlour.games.flautz.spells import best_worth, is_flautz, points_of
from parlour.games.flautz.state import FlautzState
from parlour.games.frantic.deck import COLOUR_OF, COLOURS
from parlour.games.frantic.state import FranticState
from parlour.search.worlds import PlausibleWorlds, worlds_of
from tests.frantic.scenarios import Scenario, table
from tests.highcard import GAME as HIGH_CARD
from tests.scenario_files import do

RED = COLOURS.index("red")
WORLDS = 400


def states(any_game: Game, seats: int, moves: int) -> list[State]:
    state, rng = any_game.start(seats, 11), Rng(12)
    found = []
    for _ in range(moves):
        if not state.actors:
            break
        found.append(state.clone())
        seat = state.actors[0]
        state.apply(seat, any_game.strategy.choose(state, seat, rng))
    return found


def red_cards(state: State, guess: Guess | None) -> float:
    """Return how many red cards the second seat has, on average."""
    sampler = state.sampler(0)
    worlds = sampler if guess is None else PlausibleWorlds(sampler, guess)
    rng = Rng(5)
    total = 0
    for _ in range(WORLDS):
        world = worlds.draw(rng)
        assert isinstance(world, FranticState)
        total += sum(COLOUR_OF[card] == RED for card in world.hands[1])
    return total / WORLDS


def after(*moves: str, events: str = "") -> State:
    hands = ["red-1 red-2 black-5 blue-3 blue-4 blue-5", "blue-1 blue-2 green-1 green-2 green-3 yellow-1"]
    state = table(Scenario(rule=[], title="", hands=hands, top="red-5", events=events))
    do(state, *moves)
    return state


def test_who_draws_a_card_probably_has_none_that_fits() -> None:
    state = after("1 play red-1", "2 draw", "2 pass")
    guess = state.game.strategy.guess(state, 0)
    assert guess is not None
    assert red_cards(state, guess) < 0.7 * red_cards(state, None)


def test_cards_that_an_event_deals_tell_nothing() -> None:
    state = after("1 play black-5", events="third-time-lucky")
    assert state.game.strategy.guess(state, 0) is None


def spells(worlds: Sampler, seat: int) -> float:
    """Return the points of the best spell of a seat, on average, in worlds with all cards."""
    rng = Rng(5)
    total = 0
    for _ in range(WORLDS):
        world = worlds.draw(rng)
        assert isinstance(world, FlautzState)
        cards = (
            [card for hand in world.hands for card in hand] + world.display + world.draw_pile + world.discard
        )
        assert Counter(cards) + Counter([world.taken]) - Counter([EMPTY]) == Counter(
            {kind: count for kind, count in enumerate(world.deck.copies) if count}
        )
        assert all(world.flautz >> other & 1 == is_flautz(world.hands[other]) for other in range(world.seats))
        total += int(points_of(best_worth(world.hands[seat])))
    return total / WORLDS


def test_who_has_swapped_probably_has_cards_that_go_together() -> None:
    state = states(game("flautz"), 3, 25)[-1]
    assert isinstance(state, FlautzState)
    me = state.actors[0]
    rival = (me + 1) % 3
    guess = state.game.strategy.guess(state, me)
    assert guess is not None
    usual = spells(state.sampler(me), rival)
    assert spells(PlausibleWorlds(state.sampler(me), guess), rival) > usual + 1
    known = Counter(Swaps(state).known(rival))
    world = PlausibleWorlds(state.sampler(me), guess).draw(Rng(1))
    assert isinstance(world, FlautzState)
    assert known <= Counter(world.hands[rival])


def test_nobody_has_chosen_their_first_hand() -> None:
    state = game("flautz").start(3, 1)
    assert state.game.strategy.guess(state, state.actors[0]) is None


def test_a_game_without_guesses_draws_all_worlds_alike() -> None:
    state = HIGH_CARD.start(2, 1)
    perspective = Perspective(state, 0, Rng(1))
    assert not isinstance(worlds_of(perspective, HIGH_CARD.strategy), PlausibleWorlds)
