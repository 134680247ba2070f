"""Observations as bytes: how to read them by name, and what holds for those of every game."""

from __future__ import annotations

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from parlour import Rng, State
from parlour.core.tensor import COUNT, FLAG, WIDE, padded

MARGIN = 8
GARBAGE = 0xA5


def garbage(size: int) -> vec[i64]:
    """Return a buffer without a zero byte. `size` is a multiple of eight."""
    return vec[i64]([int.from_bytes([GARBAGE] * 8, "little", signed=True)] * (size // 8))


class Observation:
    """What a seat observes, decoded from the bytes alone."""

    def __init__(self, state: State, seat: int) -> None:
        self.layout = state.game.tensor(state.seats)
        buffer = self.layout.buffer()
        state.encode(seat, buffer, 0)
        self.bytes = bytes(memoryview(buffer))

    def __getitem__(self, name: str) -> NDArray[np.int64]:
        field = self.layout[name]
        part = self.bytes[field.offset : field.offset + field.size]
        found = np.frombuffer(part, np.uint8).reshape(field.shape).astype(np.int64)
        return found[..., 0] * 256 + found[..., 1] if field.kind == WIDE else found

    def number(self, name: str) -> int:
        return int(self[name])

    def choice(self, name: str) -> int | None:
        """Return the only place that is marked, or None if none is."""
        marked = np.flatnonzero(self[name])
        assert len(marked) <= 1
        return int(marked[0]) if len(marked) else None

    def seat(self, name: str, viewer: int) -> int | None:
        """Return the seat that is marked, as everybody counts."""
        marked = self.choice(name)
        return None if marked is None else (marked + viewer) % len(self[name])


def play_on(state: State, rng: Rng, moves: int = 1) -> None:
    """Make some random moves."""
    for _ in range(moves):
        if state.actors:
            seat = state.actors[rng.below(len(state.actors))]
            state.apply(seat, state.random_action(seat, rng))


def check_layout(state: State) -> None:
    """The fields cover every byte once, and flags are 0 or 1."""
    layout = state.game.tensor(state.seats)
    covered = [place for field in layout.fields for place in range(field.offset, field.offset + field.size)]
    assert covered == list(range(layout.content))
    assert layout.content <= layout.size < layout.content + 8
    assert len({field.name for field in layout.fields}) == len(layout.fields)
    assert {field.kind for field in layout.fields} <= {FLAG, COUNT, WIDE}
    for seat in range(state.seats):
        found = Observation(state, seat)
        for field in layout.fields:
            assert field.kind != FLAG or found[field.name].max() <= 1, field.name


def check_borders(state: State) -> None:
    """All bytes of an observation are written, and no others."""
    size = state.game.tensor(state.seats).size
    for seat in range(state.seats):
        buffer = garbage(MARGIN + size + MARGIN)
        state.encode(seat, buffer, MARGIN)
        written = bytes(memoryview(buffer))
        assert written[:MARGIN] == written[MARGIN + size :] == bytes([GARBAGE] * MARGIN)
        assert written[MARGIN : MARGIN + size] == Observation(state, seat).bytes


def check_mask(state: State) -> None:
    """The marked actions are the legal ones."""
    actions = state.game.actions
    for seat in range(state.seats):
        size = padded(actions)
        buffer = garbage(MARGIN + size + MARGIN)
        state.mark_legal(seat, buffer, MARGIN)
        marks = list(bytes(memoryview(buffer)))
        assert marks[:MARGIN] == marks[MARGIN + size :] == [GARBAGE] * MARGIN
        legal = state.legal(seat)
        assert marks[MARGIN : MARGIN + size] == [int(action in legal) for action in range(size)]


def check_worlds(state: State, rng: Rng, worlds: int = 3) -> bool:
    """A seat observes the same in every world that it cannot tell apart. Return whether any world differs."""
    true = state.game.position(state)
    true.pop("random")
    differs = False
    for seat in range(state.seats):
        observed = Observation(state, seat).bytes
        for _ in range(worlds):
            world = state.resample(seat, rng)
            assert Observation(world, seat).bytes == observed
            position = world.game.position(world)
            position.pop("random")
            differs = differs or position != true
            # In place, with all that the state has kept from the observation above.
            world.redraw_hidden(seat, rng)
            assert Observation(world, seat).bytes == observed
    return differs


def check_copies(state: State, rng: Rng) -> None:
    """A copy and a state from a position observe the same, and later each observes its own game."""
    restored = state.game.from_position(state.game.position(state))
    seats = range(state.seats)
    before = [Observation(state, seat).bytes for seat in seats]
    one, other = state.clone(), state.clone()
    for copied in (one, other, restored):
        assert [Observation(copied, seat).bytes for seat in seats] == before
    play_on(one, rng, 5)
    play_on(other, rng, 3)
    for played in (one, other):
        fresh = played.clone()
        assert all(Observation(played, seat).bytes == Observation(fresh, seat).bytes for seat in seats)
    assert [Observation(state, seat).bytes for seat in seats] == before
