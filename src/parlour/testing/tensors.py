"""Checks of observations as bytes: complete, inside their borders, and without a secret."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.errors import BadOption
from parlour.core.game import Game
from parlour.core.memory import tag_of
from parlour.core.rng import Rng
from parlour.core.state import State
from parlour.core.tensor import COUNT, FLAG, NOTE, WIDE, TensorLayout, padded
from parlour.testing.trial import Trial, require

#: Bytes before and after a row, which must stay as they are.
MARGIN: Final = 8
GARBAGE: Final = 0xA5
#: The newest notes of a seat that are written as rows.
NOTE_ROWS: Final = 4
#: Moves that are made in the copies of a state.
MOVES_AHEAD: Final = (5, 3)

Require = Callable[[bool, str], None]


def check_tensors(trial: Trial) -> None:
    """Check the mask and the notes of every game, and the observations of a game that has any."""
    state = trial.state
    check_mask(state, trial.require)
    check_notes(state, trial.require)
    if layout_of(trial.game, trial.seats) is None:
        return
    check_borders(state, trial.require)
    check_layout(state, trial.require)
    check_worlds(state, trial.check_rng, 1, trial.require)
    check_copies(state, trial.check_rng, trial.require)


def layout_of(game: Game, seats: int) -> TensorLayout | None:
    """Return the layout of an observation, or None if the game has none."""
    try:
        return game.tensor_layout(seats)
    except BadOption:
        return None


def encoded(state: State, seat: int) -> bytes:
    """Return the observation of the seat."""
    buffer = state.game.tensor_layout(state.seats).buffer()
    state.encode(seat, buffer, 0)
    return bytes(memoryview(buffer))


def garbage(size: int) -> vec[i64]:
    """Return a buffer without a zero byte. `size` is a multiple of eight."""
    return vec[i64]([int.from_bytes([GARBAGE] * 8, "little", signed=True)] * (size // 8))


def check_layout(state: State, require: Require = require) -> None:
    """Check that the fields cover every byte once, and that flags are 0 or 1."""
    layout = state.game.tensor_layout(state.seats)
    covered = [place for field in layout.fields for place in range(field.offset, field.offset + field.size)]
    require(covered == list(range(layout.content)), "the fields of a tensor do not follow each other")
    names = {field.name for field in layout.fields}
    require(len(names) == len(layout.fields), "two fields of a tensor have the same name")
    kinds = {field.kind for field in layout.fields}
    require(kinds <= {FLAG, COUNT, WIDE}, f"a field of a tensor has an unknown kind: {kinds}")
    for seat in range(state.seats):
        found = encoded(state, seat)
        for field in layout.fields:
            largest = max(found[field.offset : field.offset + field.size])
            require(field.kind != FLAG or largest <= 1, f"{field.name} is a flag and has a {largest}")
        require(not any(found[layout.content :]), "an observation writes beyond its fields")


def check_borders(state: State, require: Require = require) -> None:
    """Check that all bytes of an observation are written, and no others."""
    size = state.game.tensor_layout(state.seats).size
    for seat in range(state.seats):
        buffer = garbage(MARGIN + size + MARGIN)
        state.encode(seat, buffer, MARGIN)
        _check_margins(buffer, size, "an observation", require)
        written = bytes(memoryview(buffer))[MARGIN : MARGIN + size]
        require(written == encoded(state, seat), "an observation depends on what was in the buffer")


def check_mask(state: State, require: Require = require) -> None:
    """Check that the marked actions are the legal ones."""
    size = padded(state.game.actions)
    for seat in range(state.seats):
        buffer = garbage(MARGIN + size + MARGIN)
        state.mark_legal(seat, buffer, MARGIN)
        _check_margins(buffer, size, "a mask", require)
        marks = list(bytes(memoryview(buffer)))[MARGIN : MARGIN + size]
        legal = set(state.legal(seat))
        same = marks == [int(action in legal) for action in range(size)]
        require(same, "the mask is not that of the legal actions")


def check_notes(state: State, require: Require = require) -> None:
    """Check that notes can be read since a point, and that each has a shape and can be written as a row."""
    shapes = state.game.note_shapes
    for seat in range(state.seats):
        notes = state.notes(seat)
        point = len(notes) and state.note_count // 2
        later = state.notes(seat, point)
        require(notes[len(notes) - len(later) :] == later, "notes since a point are not the newest notes")
        require(not state.notes(seat, state.note_count), "there are notes that are not counted")
        if not shapes:
            continue
        require(all(tag_of(note) < len(shapes) for note in notes), "a note has no shape")
        buffer = garbage(MARGIN + NOTE_ROWS * NOTE.size + MARGIN)
        count = state.encode_notes(seat, 0, buffer, MARGIN, NOTE_ROWS)
        _check_margins(buffer, NOTE_ROWS * NOTE.size, "a note", require)
        require(count == len(notes), "the rows of notes are not counted correctly")
        rows = bytes(memoryview(buffer))[MARGIN : MARGIN + NOTE_ROWS * NOTE.size]
        written = [rows[at] - 1 for at in range(0, len(rows), NOTE.size) if rows[at]]
        require(written == [tag_of(note) for note in notes[-NOTE_ROWS:]], "not the newest notes are written")


def check_worlds(state: State, rng: Rng, worlds: int = 3, require: Require = require) -> bool:
    """Check that a seat observes the same in every world that it cannot tell apart.

    Return whether any world differs.
    """
    true = _position(state)
    differs = False
    for seat in range(state.seats):
        observed = encoded(state, seat)
        for _ in range(worlds):
            world = state.resample(seat, rng)
            require(encoded(world, seat) == observed, f"an observation tells seat {seat} a secret")
            differs = differs or _position(world) != true
            # In place, with all that the state has kept from the observation above.
            world.redraw_hidden(seat, rng)
            require(encoded(world, seat) == observed, "an observation is out of date")
    return differs


def check_copies(state: State, rng: Rng, require: Require = require) -> None:
    """Check that a copy and a state from a position observe the same, and later each its own game."""
    restored = state.game.from_position(state.game.position(state))
    before = _all_encoded(state)
    copies = [state.clone() for _ in MOVES_AHEAD]
    for copied in (*copies, restored):
        require(_all_encoded(copied) == before, "a copy observes something else")
    for copied, moves in zip(copies, MOVES_AHEAD, strict=True):
        for _ in range(moves):
            if copied.actors:
                seat = copied.actors[rng.below(len(copied.actors))]
                copied.apply(seat, copied.random_action(seat, rng))
        require(_all_encoded(copied) == _all_encoded(copied.clone()), "an observation is out of date")
    require(_all_encoded(state) == before, "playing a copy changes an observation")


def _check_margins(buffer: vec[i64], size: int, what: str, require: Require) -> None:
    written = bytes(memoryview(buffer))
    margin = bytes([GARBAGE] * MARGIN)
    whole = written[:MARGIN] == margin == written[MARGIN + size :]
    require(whole, f"{what} is written beyond its place in the buffer")


def _all_encoded(state: State) -> list[bytes]:
    return [encoded(state, seat) for seat in range(state.seats)]


def _position(state: State) -> dict[str, object]:
    """Return the position without the generator, which always differs."""
    position: dict[str, object] = state.game.position(state)
    return {name: part for name, part in position.items() if name != "random"}
