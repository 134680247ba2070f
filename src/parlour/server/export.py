"""Finished games that may be studied, as records without names."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import SystemRandom

import msgspec

from parlour.core.errors import ParlourError
from parlour.record import Record
from parlour.server.store import Store

#: The number of records that are read at a time.
BATCH = 100


@dataclass(slots=True)
class Export:
    """The numbers of games that were written, and left out because they have a custom deck."""

    games: int = 0
    left_out: int = 0


async def export_games(
    store: Store, ids: list[str], folder: Path, progress: Callable[[int], object] = lambda count: None
) -> Export:
    """Write those of the records that may be studied to files, one for each kind of game."""
    done = Export()
    # Otherwise the order would tell which games were played at the same table.
    SystemRandom().shuffle(ids)
    for first in range(0, len(ids), BATCH):
        batch = ids[first : first + BATCH]
        bodies = await store.studied_bodies(batch)
        for id in batch:
            if id in bodies:
                _add(done, folder, _load(id, bodies[id]))
        progress(len(batch))
    return done


def _add(done: Export, folder: Path, record: Record) -> None:
    if record.deck_source is not None:
        # A person wrote the text of the deck, and may have put names into it.
        done.left_out += 1
        return
    with (folder / file_name(record)).open("ab") as file:
        file.write(record.anonymous().dump_line() + b"\n")
    done.games += 1


def _load(id: str, body: bytes) -> Record:
    try:
        return Record.load(body)
    except ParlourError as error:
        error.where = id
        raise


def file_name(record: Record) -> str:
    """Return the file for all games of the same kind: `parlour dataset` takes only one kind at a time."""
    kind = (record.version, record.options, record.deck)
    digest = hashlib.sha256(msgspec.json.encode(kind, order="deterministic")).hexdigest()
    return f"{record.game}-{record.seats}-{digest[:8]}.jsonl"
