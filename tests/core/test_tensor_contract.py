"""The conformance kit catches games whose observations, masks or notes are wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from parlour import Rng
from parlour.core.memory import NoteShape, recall, tag_of
from parlour.core.tensor import COUNT, FLAG, NOTE, TensorLayout, clear, mark, put, put_note
from parlour.testing import ContractViolation, check_game
from tests.highcard import HighCard, HighCardState


class Encoded(HighCardState):
    """High Card with observations: the own hand as flags, and the tricks of all seats."""

    def copy(self, rng: Rng) -> Encoded:
        other = type(self)(self.game, self.seats, rng)
        other.hands = [hand[:] for hand in self.hands]
        other.laid, other.tricks, other.rest = self.laid[:], self.tricks[:], self.rest[:]
        other.gone, other.memory = self.gone[:], self.memory[:]
        return other

    def encode(self, seat: int, out: vec[i64], at: int) -> None:
        clear(out, at, 25 + self.seats)
        for number in self.hands[seat]:
            mark(out, at + number)
        for other, tricks in enumerate(self.tricks):
            put(out, at + 25 + (other - seat) % self.seats, tricks)

    @property
    def note_count(self) -> int:
        return len(self.memory)

    def notes(self, seat: int | None, since: int = 0) -> list[int]:
        return recall(vec[i64](self.memory[since:]), seat)


class EncodedHighCard(HighCard):
    note_shapes: Sequence[NoteShape] = (NoteShape(private=True, below=25), NoteShape(below=25))

    def __init__(self, kind: type[Encoded] = Encoded) -> None:
        super().__init__()
        self.kind = kind

    def new_state(self, seats: int, rng: Rng) -> HighCardState:
        return self.kind(self, seats, rng)

    def layout_for(self, seats: int) -> TensorLayout:
        return TensorLayout([("hand", FLAG, (25,)), ("tricks", COUNT, (seats,))])


class ShowsTheNextHand(Encoded):
    def encode(self, seat: int, out: vec[i64], at: int) -> None:
        super().encode((seat + 1) % self.seats, out, at)


class WritesTooFar(Encoded):
    def encode(self, seat: int, out: vec[i64], at: int) -> None:
        super().encode(seat, out, at)
        clear(out, at, self.game.tensor_layout(self.seats).size + 8)


class NeverClears(Encoded):
    def encode(self, seat: int, out: vec[i64], at: int) -> None:
        for number in self.hands[seat]:
            mark(out, at + number)


class CountsFlags(Encoded):
    def encode(self, seat: int, out: vec[i64], at: int) -> None:
        super().encode(seat, out, at)
        put(out, at, 2)


class RemembersTheFirst(Encoded):
    """Keeps what it has written once."""

    def encode(self, seat: int, out: vec[i64], at: int) -> None:
        if not hasattr(self, "kept"):
            self.kept = self.tricks[:]
        super().encode(seat, out, at)
        put(out, at, 1 if self.kept != self.tricks else 0)


class MarksEverything(Encoded):
    def mark_legal(self, seat: int, out: vec[i64], at: int) -> None:
        super().mark_legal(seat, out, at)
        mark(out, at)


class ForgetsItsNotes(Encoded):
    def notes(self, seat: int | None, since: int = 0) -> list[int]:
        return super().notes(seat)[: 1 if since else None]


class CountsTheRows(Encoded):
    def encode_notes(self, seat: Any, since: Any, out: vec[i64], at: int, rows: Any) -> int:
        super().encode_notes(seat, since, out, at, rows)
        return int(rows)


class WritesTheOldestNotes(Encoded):
    def encode_notes(self, seat: Any, since: Any, out: vec[i64], at: int, rows: Any) -> int:
        notes = self.notes(seat, since)
        clear(out, at, rows * NOTE.size)
        for place, note in enumerate(notes[:rows]):
            put_note(out, at + place * NOTE.size, note, self.game.note_shapes[tag_of(note)], seat, self.seats)
        return len(notes)


class NamesTwice(EncodedHighCard):
    def layout_for(self, seats: int) -> TensorLayout:
        return TensorLayout([("hand", FLAG, (25,)), ("hand", COUNT, (seats,))])


class HasNotesWithoutShapes(EncodedHighCard):
    note_shapes = (NoteShape(private=True, below=25),)


def test_a_game_with_true_observations_passes_the_kit() -> None:
    check_game(EncodedHighCard(), games=5)


@pytest.mark.parametrize(
    ("wrong", "problem"),
    [
        (ShowsTheNextHand, "an observation tells seat . a secret"),
        (WritesTooFar, "an observation is written beyond its place in the buffer"),
        (NeverClears, "an observation depends on what was in the buffer"),
        (CountsFlags, "hand is a flag and has a 2"),
        (RemembersTheFirst, "an observation is out of date"),
        (MarksEverything, "the mask is not that of the legal actions"),
        (ForgetsItsNotes, "notes since a point are not the newest notes|not counted"),
        (CountsTheRows, "the rows of notes are not counted correctly"),
        (WritesTheOldestNotes, "not the newest notes are written"),
        (NamesTwice, "two fields of a tensor have the same name"),
        (HasNotesWithoutShapes, "a note has no shape"),
    ],
)
def test_the_kit_catches_wrong_observations(
    wrong: type[Encoded] | type[EncodedHighCard], problem: str
) -> None:
    game = wrong() if issubclass(wrong, EncodedHighCard) else EncodedHighCard(wrong)
    with pytest.raises(ContractViolation, match=problem):
        check_game(game, games=5)
