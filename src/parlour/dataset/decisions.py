"""The decisions of a finished game: what players knew, could do and did, before it is written to a file."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from parlour.core.errors import BadRecord
from parlour.core.game import Game
from parlour.core.options import OptionValue, resolve_options
from parlour.core.state import State
from parlour.core.tensor import TensorLayout, new_buffer
from parlour.record import Record


@dataclass(frozen=True)
class Kind:
    """The common facts of all games of a dataset, so that their rows fit into the same columns."""

    game: Game
    seats: int
    options: dict[str, OptionValue]

    @classmethod
    def of(cls, record: Record) -> Kind:
        """Return the kind of a game. Raise `BadRecord` or `BadOption` if it cannot be played here."""
        game = record.find_game()
        return cls(game, record.seats, resolve_options(game.options, record.options))

    @cached_property
    def tensor_layout(self) -> TensorLayout:
        """The layout of an observation. Raise `BadOption` if the game has none."""
        return self.game.tensor_layout(self.seats, **self.options)

    def difference(self, other: Kind) -> str | None:
        """Return how the kinds differ, or None if they do not."""
        if self.game.name != other.game.name:
            return "game"
        if self.game.deck_digest != other.game.deck_digest:
            return "deck"
        if self.seats != other.seats:
            return "seats"
        return "options" if self.options != other.options else None


@dataclass(frozen=True, slots=True)
class Decisions:
    """A finished game: its record and, for each of its moves, an action, an observation and a mask."""

    record: Record
    actions: list[int]
    #: All observations and all masks, one after the other. Empty if they were not wanted.
    observations: bytes
    masks: bytes


class DecisionLog:
    """Notes the decisions of one game while it is played."""

    def __init__(self, kind: Kind, observes: bool = True) -> None:
        """Without `observes`, only the actions are noted."""
        self._observes = observes
        self._actions: list[int] = []
        self._observations = bytearray()
        self._masks = bytearray()
        if observes:
            self._observation = kind.tensor_layout.buffer()
            self._mask = new_buffer(kind.game.actions)
            # The bytes of both, also after they have changed.
            self._observation_bytes = memoryview(self._observation).cast("B")[: kind.tensor_layout.size]
            self._mask_bytes = memoryview(self._mask).cast("B")[: kind.game.actions]

    def note(self, state: State, seat: int, action: int) -> None:
        """Note what the seat is about to do. The action must be legal."""
        self._actions.append(action)
        if self._observes:
            state.encode(seat, self._observation, 0)
            state.mark_legal(seat, self._mask, 0)
            self._observations += self._observation_bytes
            self._masks += self._mask_bytes

    def finish(self, record: Record) -> Decisions:
        """Return the decisions with the record of the game, which is complete."""
        record.seal()
        return Decisions(record, self._actions, bytes(self._observations), bytes(self._masks))


def decisions_of(record: Record, kind: Kind) -> Decisions:
    """Replay a record of this kind. Raise `BadRecord` if it is invalid or the game is not over."""
    log = DecisionLog(kind)
    state = record.start(game=kind.game)
    for seat, action in record.decisions(state):
        log.note(state, seat, action)
    if record.result is None:
        raise BadRecord("record-unfinished")
    return log.finish(record)


class Converter:
    """Replays the records of a dataset."""

    def __init__(self, first: Record) -> None:
        """All games must be of the kind of the first. Raise as `Kind.of`."""
        self.kind = Kind.of(first)
        self._heading = _heading(first)
        self._digests: set[bytes] = set()

    def convert(self, record: Record) -> Decisions:
        """Return the decisions of a record.

        Raise `BadRecord` as `decisions_of`, if its kind differs, or if it was converted before.
        """
        if _heading(record) != self._heading:
            what = Kind.of(record).difference(self.kind)
            if what is not None:
                raise BadRecord("dataset-mix", what=what)
        decisions = decisions_of(record, self.kind)
        digest = bytes.fromhex(decisions.record.digest)
        if digest in self._digests:
            raise BadRecord("record-twice")
        self._digests.add(digest)
        return decisions


def _heading(record: Record) -> tuple[object, ...]:
    """Return the facts that the kind of a game follows from; they are quick to compare."""
    return record.game, record.version, record.seats, record.options, record.deck, record.deck_source
