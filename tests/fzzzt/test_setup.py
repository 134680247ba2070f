"""Set-up: F-1 to F-4."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from parlour import BadOption
from parlour.games.fzzzt import GAME
from tests.fzzzt.states import DECK, hand

OPENING_HANDS = {1: "M1 1BC 2O 3N", 2: "M2 1BO 2N 3C", 3: "M3 1NC 2B 3O", 4: "M4 1NO 2C 3B"}

at_every_table = pytest.mark.parametrize("seats", [2, 3, 4])


@pytest.mark.rule("F-1")
@at_every_table
def test_two_to_four_may_play(seats: int) -> None:
    view = GAME.start(seats, 1).view(None)
    assert [player.seat for player in view.players] == list(range(seats))


@pytest.mark.rule("F-1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_fewer_or_more_may_not(seats: int) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.start(seats, 1)
    assert (refused.value.code, refused.value.rule) == ("bad-seats", "F-1")


@pytest.mark.rule("F-1")
@at_every_table
def test_the_mechanics_from_one_up_are_shuffled_and_dealt_one_each(seats: int) -> None:
    dealt = {tuple(GAME.start(seats, seed).mechanics) for seed in range(300)}
    assert dealt == set(permutations(range(1, seats + 1)))


@pytest.mark.rule("F-2")
@at_every_table
def test_whoever_holds_mechanic_1_is_chief(seats: int) -> None:
    games = [GAME.start(seats, seed) for seed in range(40)]
    assert all(state.mechanics[state.chief] == 1 for state in games)
    assert all("M1" in hand(state, state.chief) for state in games)


@pytest.mark.rule("F-2")
@pytest.mark.rule("F-9")
@at_every_table
def test_the_chief_is_the_first_to_bid(seats: int) -> None:
    games = [GAME.start(seats, seed) for seed in range(40)]
    assert all(state.actors == (state.chief,) for state in games)


@pytest.mark.rule("F-3")
@at_every_table
def test_the_opening_hand_is_the_mechanic_and_the_robots_of_its_number(seats: int) -> None:
    for seed in range(20):
        state = GAME.start(seats, seed)
        for seat, number in enumerate(state.mechanics):
            assert hand(state, seat) == OPENING_HANDS[number]
            assert state.discards[seat] == []


@pytest.mark.rule("F-4")
@pytest.mark.parametrize(("seats", "cards"), [(2, 46), (3, 43), (4, 40)])
def test_all_other_cards_make_the_belt_deck(seats: int, cards: int) -> None:
    state = GAME.start(seats, 1)
    belt_deck = Counter(DECK.names(state.belt + state.belt_deck))
    opening = Counter(code for seat in range(seats) for code in hand(state, seat).split())
    assert belt_deck.total() == cards
    assert belt_deck + opening == Counter(DECK.names(DECK.belt_cards + DECK.mechanics[:seats]))


@pytest.mark.rule("F-4")
@pytest.mark.parametrize(("seats", "numbers"), [(2, [3, 4]), (3, [4])])
def test_robots_of_mechanics_not_in_play_are_in_the_belt_deck(seats: int, numbers: list[int]) -> None:
    state = GAME.start(seats, 1)
    belt_deck = DECK.names(state.belt + state.belt_deck)
    for number in numbers:
        mechanic, *robots = OPENING_HANDS[number].split()
        assert mechanic not in belt_deck
        assert set(robots) <= set(belt_deck)


@pytest.mark.rule("F-4")
@at_every_table
def test_the_belt_deck_is_shuffled(seats: int) -> None:
    games = [GAME.start(seats, seed) for seed in range(120)]
    on_belts = {kind for state in games for kind in state.belt}
    left_over = {kind for state in games for kind in state.belt_deck}
    assert on_belts == left_over == set(DECK.belt_decks[seats])
