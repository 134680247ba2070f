"""Prepared worlds are those that `resample` draws, without the past."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import parlour
from parlour import Game, Rng, State
from parlour.testing.tensors import encoded

WORLDS = 3
GAMES = 12


def moments(game: Game) -> Iterator[State]:
    """Yield some states of random games at all seat counts."""
    for number in range(GAMES):
        seats = game.least_seats + number % (game.most_seats - game.least_seats + 1)
        state = game.start(seats, number)
        rng = Rng(number, 3)
        while actors := state.actors:
            if rng.below(25) == 0:
                yield state
            seat = actors[rng.below(len(actors))]
            state.apply(seat, state.random_action(seat, rng))
        yield state


def without_past(game: Game, state: State) -> dict[str, object]:
    return {part: value for part, value in game.position(state).items() if part not in ("memory", "round_at")}


@pytest.mark.parametrize("name", parlour.game_names())
def test_a_sampler_draws_the_same_worlds_as_resample(name: str) -> None:
    """Equal worlds for equal generators, so they are equally likely."""
    game = parlour.game(name)
    for state in moments(game):
        for viewer in (*range(state.seats), None):
            sampler = state.sampler(viewer)
            for number in range(WORLDS):
                world = sampler.draw(Rng(number, 7))
                expected = state.resample(viewer, Rng(number, 7))
                assert without_past(game, world) == without_past(game, expected)


#: What a seat observes and a world without the past does not show.
FORGOTTEN = {"flautz": {"hands"}, "frantic": {"hands", "elsewhere", "fuck_you"}, "fzzzt": set()}


@pytest.mark.parametrize("name", parlour.game_names())
def test_worlds_without_the_past_are_observed_without_it(name: str) -> None:
    """As the documentation says, for whoever gives observations of drawn worlds to a network."""
    game = parlour.game(name)
    differ: set[str] = set()
    rng = Rng(1)
    for state in moments(game):
        for viewer in range(state.seats):
            observed = encoded(state, viewer)
            assert encoded(state.resample(viewer, rng), viewer) == observed
            drawn = encoded(state.sampler(viewer).draw(rng), viewer)
            for field in game.tensor_layout(state.seats).fields:
                part = slice(field.offset, field.offset + field.size)
                if drawn[part] != observed[part]:
                    differ.add(field.name)
    assert differ == FORGOTTEN[name]


@pytest.mark.parametrize("name", parlour.game_names())
def test_nobody_samples_at_a_seat_that_is_not_there(name: str) -> None:
    state = parlour.game(name).start(2, 1)
    for seat in (-1, 2):
        with pytest.raises(parlour.NotYourTurn):
            state.sampler(seat)
