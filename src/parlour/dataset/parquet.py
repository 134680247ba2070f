"""Parquet files with a row for each decision. They need PyArrow, the extra `parlour[parquet]`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from parlour import __version__
from parlour.core.game import Game
from parlour.core.outcome import Outcome
from parlour.dataset.decisions import Decisions, Kind
from parlour.dataset.new_files import new_file
from parlour.extras import require
from parlour.record import Record

FORMAT = "parlour-dataset-1"
#: The key of the schema metadata under which a file describes its content, as JSON.
ABOUT = "parlour"
#: A row group has at most this many rows, and about this many bytes of observations and masks.
MOST_ROWS = 65_536
MOST_BYTES = 8_000_000
COMPRESSION = "zstd"


@contextmanager
def new_dataset(path: Path, kind: Kind) -> Iterator[ParquetFile]:
    """Write the decisions of games of this kind to a new file.

    Raise `MissingExtra`, `BadOption` or `OSError` if that is impossible.
    """
    require("pyarrow")
    with new_file(path) as file:
        dataset = ParquetFile(file, kind)
        try:
            yield dataset
            dataset.close()
        except BaseException:
            dataset.abandon()
            raise


class ParquetFile:
    """A Parquet file that is being written, one row group at a time."""

    def __init__(self, file: BinaryIO, kind: Kind) -> None:
        self.kind = kind
        self.games = 0
        self.rows = 0
        self._waiting: list[Decisions] = []
        self._waiting_rows = 0
        row_bytes = kind.tensor_layout.size + kind.game.actions
        self._most_rows = max(1, min(MOST_ROWS, MOST_BYTES // row_bytes))
        self._arrow: Any = require("pyarrow")
        self._schema = self._build_schema()
        parquet: Any = import_module("pyarrow.parquet")
        self._writer = parquet.ParquetWriter(file, self._schema, compression=COMPRESSION)

    def add(self, game: Decisions) -> None:
        """Add a game of the kind of this file."""
        self._waiting.append(game)
        self._waiting_rows += len(game.actions)
        self.games += 1
        self.rows += len(game.actions)
        if self._waiting_rows >= self._most_rows:
            self._flush()

    def close(self) -> None:
        """Write the rest."""
        self._flush()
        self._writer.close()

    def abandon(self) -> None:
        """Stop writing; what was written is of no use."""
        try:
            # Otherwise PyArrow would do so when the file is closed already.
            self._writer.close()
        except OSError:
            self._writer.is_open = False

    def _build_schema(self) -> Any:
        arrow = self._arrow
        name = arrow.dictionary(arrow.int32(), arrow.string())
        columns = {
            "game": name,
            "version": arrow.int32(),
            "record": name,
            "move": arrow.int32(),
            "seats": arrow.uint8(),
            "seat": arrow.uint8(),
            "observation": self._list_type(self.kind.tensor_layout.size),
            "mask": self._list_type(self.kind.game.actions),
            "action": arrow.int32(),
            "player": name,
            "returns": arrow.float64(),
            "score": arrow.int32(),
            "won": arrow.bool_(),
        }
        fields = [arrow.field(name, type, nullable=name == "player") for name, type in columns.items()]
        return arrow.schema(fields, metadata={ABOUT: msgspec.json.encode(about(self.kind))})

    def _flush(self) -> None:
        """Write the waiting games as a row group."""
        games, self._waiting, self._waiting_rows = self._waiting, [], 0
        if games:
            self._writer.write_batch(self._batch(games))

    def _batch(self, games: list[Decisions]) -> Any:
        kind, arrow = self.kind, self._arrow
        rows = sum(len(game.actions) for game in games)
        columns: dict[str, Any] = {
            "game": [kind.game.name] * rows,
            "version": [kind.game.version] * rows,
            "seats": [kind.seats] * rows,
            "move": [number for game in games for number in range(len(game.actions))],
            "action": [action for game in games for action in game.actions],
        }
        for name in ("record", "seat", "player", "returns", "score", "won"):
            columns[name] = []
        for game in games:
            for name, values in _results(kind.game, game.record).items():
                columns[name] += values
        arrays = {
            "observation": self._lists(
                b"".join(game.observations for game in games), kind.tensor_layout.size
            ),
            "mask": self._lists(b"".join(game.masks for game in games), kind.game.actions),
        }
        for name, values in columns.items():
            arrays[name] = arrow.array(values, self._schema.field(name).type)
        return arrow.record_batch([arrays[name] for name in self._schema.names], schema=self._schema)

    def _list_type(self, size: int) -> Any:
        return self._arrow.list_(self._arrow.field("item", self._arrow.uint8(), nullable=False), size)

    def _lists(self, content: bytes, size: int) -> Any:
        """Return lists of this many bytes each, without a copy."""
        arrow = self._arrow
        flat = arrow.Array.from_buffers(arrow.uint8(), len(content), [None, arrow.py_buffer(content)])
        return arrow.FixedSizeListArray.from_arrays(flat, type=self._list_type(size))


def _results(game: Game, record: Record) -> dict[str, list[Any]]:
    """Return the columns that say for each move whose it was and how the game ended for that seat."""
    assert record.result is not None
    scores, winners = record.result.scores, record.result.winners
    outcome = Outcome(record.result.reason, record.result.rule, tuple(scores), tuple(winners))
    returns = game.returns(outcome)
    players: Sequence[str | None] = record.players or (None,) * record.seats
    seats = [move.seat for move in record.moves]
    return {
        "record": [record.digest] * len(seats),
        "seat": seats,
        "player": [players[seat] for seat in seats],
        "returns": [returns[seat] for seat in seats],
        "score": [scores[seat] for seat in seats],
        "won": [seat in winners for seat in seats],
    }


def about(kind: Kind) -> dict[str, Any]:
    """Return the metadata of a file."""
    game, layout = kind.game, kind.tensor_layout
    return {
        "format": FORMAT,
        "parlour": __version__,
        "game": game.name,
        "version": game.version,
        "seats": kind.seats,
        "options": kind.options,
        "deck": game.deck_digest,
        "actions": game.actions,
        "observation": {
            "size": layout.size,
            "fields": [
                {"name": field.name, "kind": field.kind, "offset": field.offset, "shape": list(field.shape)}
                for field in layout.fields
            ],
        },
    }
