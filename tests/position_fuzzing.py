"""Fuzzing of positions: mutated positions are rejected or playable."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour import BadPosition, Game, Rng, State, playout
from parlour.core.memory import AUDIENCE_MASK
from tests.position_edits import Path, Plain, drop, place, put, swap
from tests.sizes import crowd

Draw = Callable[[st.SearchStrategy[Any]], Any]
Mutation = Callable[[Plain, Draw], None]
Positions = Iterable[Callable[[], Plain]]
FuzzTest = Callable[[Plain, int], None]


def spot(position: Plain, draw: Draw) -> Path:
    """Draw a random path into the position."""
    path: Path = ()
    inside: Any = position
    while isinstance(inside, dict | list) and inside and (not path or draw(st.booleans())):
        key = draw(st.sampled_from(sorted(inside) if isinstance(inside, dict) else range(len(inside))))
        path, inside = (*path, key), inside[key]
    return path


def change(*words: Sequence[str]) -> Mutation:
    """Return a mutation that replaces a value by a similar one, such as another of the same `words`."""

    def another(value: Any, draw: Draw) -> Any:
        match value:
            case bool():
                return not value
            case int():
                near = st.sampled_from([value + 1, value - 1, -value, 10**30])
                return draw(st.integers(0, 25) | near | st.integers(0, 60).map(lambda bit: value ^ 1 << bit))
            case str():
                alike = [list(names) for names in words if value in names]
                return draw(st.sampled_from(alike[0] if alike else ["blue", "any", "7", "", value.upper()]))
            case list():
                return draw(st.sampled_from([[], value[::-1], value[1:], value[:-1], value + value[:1]]))
        return draw(st.sampled_from([None, 0, 1, "blue-1", [], {}]))

    def mutate(position: Plain, draw: Draw) -> None:
        path = spot(position, draw)
        put(another(place(position, path), draw), *path)(position)

    return mutate


def delete(position: Plain, draw: Draw) -> None:
    drop(*spot(position, draw))(position)


def invent(position: Plain, draw: Draw) -> None:
    """Set a value of any type, or an unknown field."""
    path = spot(position, draw)
    value = draw(
        st.sampled_from([None, True, 0, -1, 2**63, 10**400, 0.5, "", "\ud800", b"b3", [[]], {"a": 1}])
    )
    put(value, *draw(st.sampled_from([path, (*path[:-1], "lunch")])))(position)


def exchange(position: Plain, draw: Draw) -> None:
    """Swap two values."""
    first, second = spot(position, draw), spot(position, draw)
    shorter = min(len(first), len(second))
    if first[:shorter] != second[:shorter]:
        swap(first, second)(position)


def forget(position: Plain, draw: Draw) -> None:
    """Remove the notes of one seat, or those before or after a random note."""
    known = position.get("memory", [])
    seat, at = draw(st.integers(0, 8)), draw(st.integers(0, len(known)))
    seen = [note for note in known if note & AUDIENCE_MASK != seat]
    position["memory"] = draw(st.sampled_from([seen, known[at:], known[:at], []]))


def retag(position: Plain, draw: Draw) -> None:
    """Change the tag of a note."""
    known = position.get("memory", [])
    known[draw(st.integers(0, len(known) - 1))] ^= 1 << draw(st.integers(4, 8))


def insert_note(position: Plain, note: int, draw: Draw) -> None:
    """Insert the note at the start, in the middle or at the end of the memory."""
    known = position.setdefault("memory", [])
    known.insert(draw(st.sampled_from([0, len(known) // 2, len(known)])), note)


#: Mutations that make sense in every game.
COMMON: list[Mutation] = [delete, invent, exchange]


@st.composite
def mutated(
    draw: Draw,
    good: Positions,
    met: Callable[[], dict[str, list[Plain]]],
    steps: Sequence[str],
    mutations: list[Mutation],
) -> Plain:
    """Draw a valid position, prepared or met in a game, and apply one to three random mutations to it."""
    prepared = st.sampled_from(list(good)).map(lambda make: make())
    played = st.sampled_from(steps).flatmap(lambda step: st.sampled_from(met()[step])).map(copy.deepcopy)
    position: Plain = draw(prepared | played)
    for _ in range(draw(st.integers(1, 3))):
        try:
            draw(st.sampled_from(mutations))(position, draw)
        except (AttributeError, IndexError, KeyError, TypeError, ValueError):
            break
    return position


def fuzz(positions: st.SearchStrategy[Plain], most: int = 1000) -> Callable[[FuzzTest], FuzzTest]:
    """Run a test with some of these positions and a seed, with `most` of them in the long run."""

    def decorate(test: FuzzTest) -> FuzzTest:
        fuzzed = settings(max_examples=crowd(150, most))(given(positions, st.integers(0, 1000))(test))
        marked: FuzzTest = pytest.mark.crowd(fuzzed)
        return marked

    return decorate


def viewers(state: State) -> Iterator[int | None]:
    yield from range(state.seats)
    yield None


def refused_or_playable(
    game: Game, position: Plain, seed: int = 1, finish: Callable[[State, Rng], object] = playout
) -> None:
    try:
        state = game.from_position(position)
    except BadPosition:
        return
    written = game.position(state)
    assert game.position(game.from_position(written)) == written
    check_playable(state, seed, finish)


def check_playable(state: State, seed: int = 1, finish: Callable[[State, Rng], object] = playout) -> None:
    """Check the views and worlds of all viewers, and play the state and the worlds to their end."""
    rng = Rng(seed)
    game = state.game
    census = game.census(state)
    for viewer in viewers(state):
        seen = state.view(viewer)
        world = state.resample(viewer, rng)
        assert game.census(world) == census
        assert world.view(viewer) == seen
        assert world.info_state(viewer) == state.info_state(viewer)
        assert game.position(game.from_position(game.position(world))) == game.position(world)
        finish(world, rng)
        assert world.outcome is not None
    finish(state, rng)
    assert state.outcome is not None
