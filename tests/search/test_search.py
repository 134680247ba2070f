"""What both searches promise, in the games of Parlour and in one without a strategy."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from parlour import Game, Perspective, Rng, State, game, game_names
from parlour.core.strategy import Strategy, chances
from parlour.games.fzzzt.state import FzzztState
from parlour.search import Choice, Race, Search, TreeSearch
from tests.highcard import GAME as HIGH_CARD

GAMES = [*(game(name) for name in game_names()), HIGH_CARD]
SEARCHES: list[Callable[[Perspective, Rng], Search]] = [Race, TreeSearch]

games = pytest.mark.parametrize("any_game", GAMES, ids=lambda found: found.name)
searches = pytest.mark.parametrize("search", SEARCHES)


def moments(any_game: Game, seats: int, moves: int) -> list[State]:
    """Return some states of a random game in which somebody has a choice."""
    state, rng = any_game.start(seats, 5), Rng(6)
    found = []
    for _ in range(moves):
        if not state.actors:
            break
        seat = state.actors[-1]
        if len(state.legal(seat)) > 1:
            found.append(state.clone())
        state.apply(seat, state.random_action(seat, rng))
    return found


def look(state: State) -> Perspective:
    return Perspective(state, state.actors[-1], Rng(1))


def plain(choices: list[Choice]) -> list[tuple[int, float, float, int]]:
    return [(choice.action, choice.value, choice.error, choice.worlds) for choice in choices]


@games
@searches
def test_a_search_chooses_a_legal_action_at_every_moment(
    any_game: Game, search: Callable[[Perspective, Rng], Search]
) -> None:
    for seats in {any_game.least_seats, any_game.most_seats}:
        for state in moments(any_game, seats, 25):
            found = search(look(state), Rng(2))
            found.run(worlds=3)
            assert found.best() in state.legal(state.actors[-1])


@games
@searches
def test_the_same_seed_and_worlds_give_the_same_estimates(
    any_game: Game, search: Callable[[Perspective, Rng], Search]
) -> None:
    state = moments(any_game, any_game.least_seats, 10)[-1]
    runs = [search(look(state), Rng(2)) for _ in range(2)]
    for found in runs:
        found.run(worlds=20)
    assert plain(runs[0].choices()) == plain(runs[1].choices())


@games
@searches
def test_a_search_can_be_continued(any_game: Game, search: Callable[[Perspective, Rng], Search]) -> None:
    state = moments(any_game, any_game.least_seats, 10)[-1]
    whole, parts = search(look(state), Rng(2)), search(look(state), Rng(2))
    whole.run(worlds=20)
    parts.run(worlds=7)
    parts.run(worlds=13)
    assert plain(whole.choices()) == plain(parts.choices())


@games
@searches
def test_estimates_are_chances(any_game: Game, search: Callable[[Perspective, Rng], Search]) -> None:
    state = moments(any_game, any_game.least_seats, 10)[-1]
    found = search(look(state), Rng(2))
    found.run(worlds=30)
    actions = [choice.action for choice in found.choices()]
    assert set(actions) <= set(state.legal(state.actors[-1]))
    assert len(actions) == len(set(actions))
    assert all(0 <= choice.value <= 1 for choice in found.choices())
    assert sum(choice.worlds for choice in found.choices()) >= 30


@searches
def test_a_search_ends_with_its_time(search: Callable[[Perspective, Rng], Search]) -> None:
    state = moments(game("frantic"), 4, 10)[-1]
    found = search(look(state), Rng(2))
    found.run(seconds=0.02)
    assert found.worlds >= 1


@searches
def test_a_search_needs_a_limit(search: Callable[[Perspective, Rng], Search]) -> None:
    state = moments(game("frantic"), 4, 10)[-1]
    with pytest.raises(ValueError, match="limit"):
        search(look(state), Rng(2)).run()


@searches
def test_a_search_knows_what_wins(search: Callable[[Perspective, Rng], Search]) -> None:
    """With one trick to go, only the higher of two numbers can win it."""
    state = HIGH_CARD.start(2, 3)
    while len(state.hands[0]) > 2:
        for seat in (0, 1):
            state.apply(seat, min(state.legal(seat)))
    found = search(Perspective(state, 0, Rng(1)), Rng(2))
    found.run(worlds=400)
    values = {choice.action: choice.value for choice in found.choices()}
    assert values[found.best()] >= max(values.values()) - 0.05


def test_actions_that_fall_behind_drop_out_of_a_race() -> None:
    state = game("fzzzt").start(2, 5)
    race = Race(Perspective(state, state.actors[0], Rng(1)), Rng(2))
    race.run(worlds=200)
    worlds = [choice.worlds for choice in race.choices()]
    assert min(worlds) < max(worlds)
    assert race.worlds == max(worlds)


def test_without_drops_every_action_is_tried_in_every_world() -> None:
    state = game("fzzzt").start(2, 5)
    race = Race(Perspective(state, state.actors[0], Rng(1)), Rng(2), drops=False)
    race.run(worlds=50)
    assert {choice.worlds for choice in race.choices()} == {50}


class Margin(Strategy[FzzztState]):
    """Values a victory by its margin, and knows nothing about choices."""

    def values(self, state: FzzztState) -> list[float]:
        assert state.outcome is not None
        return chances(list(map(float, state.outcome.scores)), 20.0)


class Lowest(Strategy[FzzztState]):
    """A policy that is often wrong."""

    def choose(self, state: FzzztState, seat: int, rng: Rng) -> int:
        return min(state.legal(seat))


@pytest.mark.parametrize("strategy", [Strategy(), Margin()], ids=["nothing", "values"])
def test_without_a_policy_the_leader_of_a_race_is_chosen(strategy: Strategy[FzzztState]) -> None:
    """A random action must not stay because it is hardly worse."""
    for state in moments(game("fzzzt"), 2, 30):
        race = Race(look(state), Rng(2), strategy)
        race.run(worlds=6)
        values = {choice.action: choice.value for choice in race.choices()}
        assert values[race.best()] == max(values.values())


def test_the_choice_of_a_policy_stays_unless_another_one_is_clearly_better() -> None:
    kept = 0
    for state in moments(game("fzzzt"), 2, 30):
        race = Race(look(state), Rng(2), Lowest())
        race.run(worlds=6)
        values = {choice.action: choice.value for choice in race.choices()}
        if values[race.best()] < max(values.values()):
            assert race.best() == min(values)
            kept += 1
    assert kept
