"""What a bot gets of a world that was already drawn for its seat."""

from __future__ import annotations

from itertools import islice
from typing import Any

import numpy as np
import pytest

import parlour
from parlour import Batch, Rng, State, bots
from parlour.core.perspective import Perspective
from parlour.core.tensor import NOTE


def world_of(game: str) -> tuple[State, int]:
    state = parlour.game(game).start(seats=3, seed=5)
    seat = state.actors[0]
    return state.resample(seat, Rng(1)), seat


@pytest.mark.parametrize("game", ["fzzzt", "frantic", "flautz"])
def test_the_first_world_is_the_given_one_and_the_others_are_drawn_anew(game: str) -> None:
    world, seat = world_of(game)
    before = world.game.position(world)
    perspective = Perspective.of_world(world, seat)
    first, second = islice(perspective.worlds(Rng(2)), 2)
    assert world.game.position(first) == before
    assert world.game.position(second) != before
    # A bot may do with a world as it likes, and ask again.
    first.apply(seat, first.legal(seat)[0])
    assert world.game.position(world) == before
    assert world.game.position(next(perspective.worlds(Rng(3)))) != before


class FirstWorld:
    """Chooses after a look at one world."""

    def choose(self, perspective: Perspective, rng: Rng) -> int:
        return next(perspective.worlds(rng)).legal(perspective.seat)[0]


@pytest.mark.parametrize("game", ["fzzzt", "frantic", "flautz"])
def test_a_bot_that_needs_one_world_draws_none(game: str) -> None:
    world, seat = world_of(game)
    rng = Rng(4)
    action = bots.decide_in_world(FirstWorld(), "first", world, seat, rng)
    assert action == world.legal(seat)[0]
    assert rng.dump() == Rng(4).dump()


def test_a_bot_that_breaks_a_rule_is_named() -> None:
    class Cheat:
        def choose(self, perspective: Perspective, rng: Rng) -> int:
            return -1

    world, seat = world_of("fzzzt")
    with pytest.raises(parlour.IllegalAction, match="bot-broke-rule"):
        bots.decide_in_world(Cheat(), "cheat", world, seat, Rng(1))


@pytest.mark.parametrize("game", ["fzzzt", "frantic", "flautz"])
def test_a_bot_may_change_every_list_of_the_first_world(game: str) -> None:
    """Whatever it does there, the perspective and later worlds stay as they were."""
    world, seat = world_of(game)
    before = world.game.position(world)
    perspective = Perspective.of_world(world, seat)
    clear_lists(next(perspective.worlds(Rng(2))))
    assert world.game.position(world) == before
    assert perspective.view == world.view(seat)


@pytest.mark.parametrize("game", ["fzzzt", "frantic", "flautz"])
def test_a_bot_reads_what_a_batch_would_have(game: str) -> None:
    """Whatever the world of each decision, a seat has the notes that a policy was trained with."""
    rows, seats = 6, 3
    options: dict[str, Any] = {"limit": 20} if game == "frantic" else {}
    batch = Batch(game, seats, 1, seed=3, notes=rows, **options)
    seen = [0] * seats
    rng = Rng(8)
    buffer = NOTE.buffer(rows)
    truncated = 0
    while not batch.done[0]:
        seat = int(batch.seat[0])
        perspective = Perspective(batch.state(0), seat, rng)
        assert perspective.encode_notes(seen[seat], buffer, 0, rows) == batch.note_count[0]
        assert bytes(memoryview(buffer)) == batch.notes[0].tobytes()
        assert len(perspective.notes(seen[seat])) == batch.note_count[0]
        assert perspective.notes() == batch.state(0).notes(seat)
        truncated += int(batch.note_count[0] > rows)
        seen[seat] = perspective.note_count
        batch.step([perspective.legal[rng.below(len(perspective.legal))]])
    assert truncated
    assert min(seen) > 20


@pytest.mark.parametrize("game", ["fzzzt", "frantic", "flautz"])
def test_the_notes_of_a_seat_are_counted_alike_in_all_worlds(game: str) -> None:
    state = parlour.game(game).start(seats=3, seed=5)
    rng = Rng(1)
    for _ in range(40):
        state.apply(state.actors[0], state.random_action(state.actors[0], rng))
    assert state.resample(0, rng).note_count != state.note_count
    counts = {Perspective(state, 0, rng).note_count for _ in range(5)}
    assert counts == {len(state.notes(0))}
    world = state.resample(0, rng)
    assert Perspective.of_world(world, 0).note_count == len(state.notes(0))


@pytest.mark.parametrize("since", [-1, 10**9, 1.5, True])
def test_notes_are_not_read_since_what_is_no_point(since: Any) -> None:
    world, seat = world_of("fzzzt")
    perspective = Perspective.of_world(world, seat)
    for call in (perspective.notes, lambda point: perspective.encode_notes(point, NOTE.buffer(), 0, 1)):
        with pytest.raises(ValueError, match="from 0 to note_count, not since"):
            call(since)
    assert perspective.notes(np.int64(perspective.note_count)) == []


def clear_lists(state: State) -> None:
    values = [getattr(state, name) for name in dir(state) if not name.startswith("_")]
    for value in values:
        if isinstance(value, list):
            for part in value:
                if isinstance(part, list):
                    part.clear()
            value.clear()
