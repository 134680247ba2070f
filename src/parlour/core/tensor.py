"""Observations as bytes: the layout of a tensor, and how to write its parts.

A seat is counted from the viewer: 0 is the viewer, 1 the next player, and so on. A game describes its layout
in `Game.layout_for` and writes it in `State.encode`, both in the same order.

A buffer is a vector of integers with eight bytes each, the lowest first, so that it is cleared eight bytes at
a time. NumPy reads it as bytes, without a copy, on every little-endian machine.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.memory import PACK, NoteShape, payload_of, seat_of, tag_of, unpack

#: The kind of a field of bytes that are 0 or 1.
FLAG: Final = "flag"
#: The kind of a field of small numbers, a byte each.
COUNT: Final = "count"
#: The kind of a field of numbers of two bytes each, the high one first.
WIDE: Final = "wide"
#: The largest number of a wide field.
_MOST_WIDE: Final = 65_535

#: By eight bits: a byte for each of them, the lowest first.
BYTES_OF: Final = vec[i64]([sum((bits >> n & 1) << 8 * n for n in range(8)) for bits in range(256)])
#: By number of seats: a byte of 127 for each of them.
_SEAT_BYTES: Final = vec[i64]([sum(127 << 8 * seat for seat in range(seats)) for seats in range(9)])


class Field:
    """A part of a tensor: where it begins, its shape, and what its bytes are."""

    def __init__(self, name: str, offset: int, shape: tuple[int, ...], kind: str) -> None:
        self.name = name
        self.offset = offset
        self.shape = shape
        self.kind = kind
        self.size = 1
        for length in shape:
            self.size *= length

    def __repr__(self) -> str:
        return f"Field({self.name!r}, {self.offset}, {self.shape}, {self.kind!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Field) and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self._parts())

    def __reduce__(self) -> tuple[object, ...]:
        return Field, self._parts()

    def _parts(self) -> tuple[str, int, tuple[int, ...], str]:
        return self.name, self.offset, self.shape, self.kind


class TensorLayout:
    """The layout of an observation: `size` bytes, divided into named fields."""

    def __init__(self, fields: list[tuple[str, str, tuple[int, ...]]]) -> None:
        """Each field is given as its name, kind and shape, in order. Wide fields get a last axis of 2."""
        self.fields: list[Field] = []
        #: The bytes of all fields, and those of a row in a buffer, which are a multiple of eight.
        self.content = 0
        for name, kind, shape in fields:
            field = Field(name, self.content, (*shape, 2) if kind == WIDE else shape, kind)
            self.fields.append(field)
            self.content += field.size
        self.size = padded(self.content)

    def __getitem__(self, name: str) -> Field:
        for field in self.fields:
            if field.name == name:
                return field
        raise KeyError(name)

    def __repr__(self) -> str:
        fields = ", ".join([f"{field.name} {field.shape}" for field in self.fields])
        return f"<TensorLayout of {self.size} bytes: {fields}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TensorLayout) and self.fields == other.fields

    def __hash__(self) -> int:
        return hash(tuple(self.fields))

    def __reduce__(self) -> tuple[object, ...]:
        parts = [
            (field.name, field.kind, field.shape[:-1] if field.kind == WIDE else field.shape)
            for field in self.fields
        ]
        return TensorLayout, (parts,)

    def buffer(self, rows: int = 1) -> vec[i64]:
        """Return a buffer of zeros for this many observations."""
        return new_buffer(rows * self.size)


def offsets(layouts: list[TensorLayout], name: str) -> vec[i64]:
    """Return the offset of a field in each of the layouts."""
    return vec[i64]([layout[name].offset for layout in layouts])


def padded(size: int) -> int:
    """Return the next multiple of eight."""
    return (size + 7) // 8 * 8


def new_buffer(size: int) -> vec[i64]:
    """Return a buffer of at least this many zero bytes."""
    return vec[i64]([0] * (padded(size) // 8))


def clear(out: vec[i64], at: i64, size: i64) -> None:
    """Fill a part of the buffer with zeros: this many bytes and those up to the next multiple of eight.

    `at` is a multiple of eight. Raise `ValueError` if it is not.
    """
    if at & 7:
        raise ValueError(f"a row of a buffer begins at a multiple of eight, not at {at}")
    place = at >> 3
    end = (at + size + 7) >> 3
    while place < end:
        out[place] = 0
        place += 1


def clear_bytes(out: vec[i64], at: i64, size: i64) -> None:
    """Fill a part of the buffer with zeros, wherever it begins and ends."""
    end = at + size
    place = at >> 3
    last = end >> 3
    # The bytes of the first word that stay, and those of the last one that do not.
    before: i64 = 1
    before <<= (at & 7) << 3
    before -= 1
    after: i64 = 1
    after <<= (end & 7) << 3
    after -= 1
    if place == last:
        out[place] &= before | ~after
        return
    out[place] &= before
    place += 1
    while place < last:
        out[place] = 0
        place += 1
    if after:
        out[last] &= ~after


def copy_row(row: vec[i64], out: vec[i64], at: i64) -> None:
    """Write a whole buffer into a larger one. `at` is a multiple of eight.

    Raise `ValueError` if it is not.
    """
    if at & 7:
        raise ValueError(f"a row of a buffer begins at a multiple of eight, not at {at}")
    place = at >> 3
    for word in row:
        out[place] = word
        place += 1


def mark(out: vec[i64], at: i64) -> None:
    """Set a flag."""
    bit: i64 = 1
    bit <<= (at & 7) << 3  # a statement of its own: mypyc would shift a constant as a 32-bit integer
    out[at >> 3] |= bit


def add_one(out: vec[i64], at: i64) -> None:
    """Add one to a byte below 127."""
    bit: i64 = 1
    bit <<= (at & 7) << 3
    out[at >> 3] += bit


def take_one(out: vec[i64], at: i64) -> None:
    """Subtract one from a byte above 0."""
    bit: i64 = 1
    bit <<= (at & 7) << 3
    out[at >> 3] -= bit


def put(out: vec[i64], at: i64, number: i64) -> None:
    """Write a number from 0 to 255 into a byte that is zero."""
    shift = (at & 7) << 3
    if shift == 56 and number > 127:
        number -= 256  # the highest byte of an integer has its sign
    out[at >> 3] += number << shift


def put_wide(out: vec[i64], at: i64, number: i64) -> None:
    """Write a number from 0 to 65,535 into two bytes that are zero."""
    put(out, at, number >> 8 & 255)
    put(out, at + 1, number & 255)


def put_clamped(out: vec[i64], at: i64, number: i64) -> None:
    """Like `put_wide`, but cut off numbers that are too small or too large."""
    # Without conditional expressions, in which compiled code would box the numbers.
    if number < 0:
        number = 0
    elif number > _MOST_WIDE:
        number = _MOST_WIDE
    put_wide(out, at, number)


def put_bytes(out: vec[i64], at: i64, packed: i64) -> None:
    """Write up to eight numbers from 0 to 127 into bytes that are zero. The lowest eight bits come first."""
    place = at >> 3
    shift = (at & 7) << 3
    if shift == 0:
        out[place] += packed
        return
    rest = 64 - shift
    over = packed >> rest
    out[place] += (packed - (over << rest)) << shift
    if over:
        out[place + 1] += over


def put_seats(out: vec[i64], at: i64, bits: i64, viewer: i64, seats: i64) -> None:
    """Set the flags of the seats that are given as bits."""
    if bits:
        turned = bits >> viewer | bits << (seats - viewer)
        put_bytes(out, at, BYTES_OF[turned & ((1 << seats) - 1)])


def put_by_seat(out: vec[i64], at: i64, numbers: i64, viewer: i64, seats: i64) -> None:
    """Write a number from 0 to 127 for each seat. They are given as bytes, that of seat 0 lowest."""
    if viewer:
        numbers = (numbers >> 8 * viewer | numbers << 8 * (seats - viewer)) & _SEAT_BYTES[seats]
    put_bytes(out, at, numbers)


def byte_at(out: vec[i64], at: i64) -> i64:
    """Return a byte."""
    return out[at >> 3] >> ((at & 7) << 3) & 255


def count_cards(out: vec[i64], at: i64, cards: list[int]) -> None:
    """Add the cards to a field with one byte for each kind."""
    for card in cards:
        kind: i64 = card
        add_one(out, at + kind)


def mark_cards(out: vec[i64], at: i64, cards: list[int]) -> None:
    """Set the flags of the cards, actions or events in a field with one byte for each."""
    for card in cards:
        kind: i64 = card
        mark(out, at + kind)


def relative(seat: i64, viewer: i64, seats: i64) -> i64:
    """Return the seat as the viewer counts: 0 for the viewer, 1 for the next player."""
    place = seat - viewer
    return place + seats if place < 0 else place


#: A note as a row of bytes: its tag plus 1, the seat it is about and the other seat plus 1 (0 if there is
#: none), its number, and the kinds of its cards plus 1 (0 after the last).
NOTE: Final = TensorLayout(
    [
        ("tag", COUNT, ()),
        ("seat", COUNT, ()),
        ("other", COUNT, ()),
        ("number", WIDE, ()),
        ("cards", COUNT, (PACK,)),
    ]
)


def put_note(out: vec[i64], at: i64, code: i64, shape: NoteShape, viewer: i64, seats: i64) -> None:
    """Write a note as a row of `NOTE.size` bytes."""
    clear(out, at, NOTE.size)
    put(out, at, tag_of(code) + 1)
    if not shape.about_nobody:
        put(out, at + 1, relative(seat_of(code), viewer, seats) + 1)
    payload = payload_of(code)
    if shape.least_cards:
        place = at + 5
        for card in unpack(payload):
            put(out, place, card + 1)
            place += 1
        return
    if shape.kind_bits:
        kind_bits: i64 = shape.kind_bits
        mask: i64 = (1 << kind_bits) - 1
        put(out, at + 5, (payload & mask) + 1)
        payload >>= kind_bits
    if shape.seat_bits:
        put(out, at + 2, relative(payload & 7, viewer, seats) + 1)
        payload >>= 3
    put_wide(out, at + 3, payload)
