"""Arena files: one file with all presets, or a file with one custom arena."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from parlour.core.errors import BadOption
from parlour.formats import Name, read_toml
from parlour.games.flautz.arena import LEAST_FIELDS, MOST_FIELDS, FieldName

Fields: TypeAlias = Annotated[list[FieldName], Meta(min_length=LEAST_FIELDS, max_length=MOST_FIELDS)]


class ArenaFile(Struct, forbid_unknown_fields=True):
    fields: Fields
    #: For human readers only.
    name: Name = "arena"


def read_presets(source: str) -> dict[str, tuple[str, ...]]:
    """Return the arenas of the file, by name."""
    arenas, _ = read_toml(source, dict[str, ArenaFile], BadOption)
    return {name: tuple(arena.fields) for name, arena in arenas.items()}


def read_arena(source: str) -> tuple[str, ...]:
    """Return the fields of a custom arena. Raise `BadOption` with what is wrong and where."""
    arena, _ = read_toml(source, ArenaFile, BadOption)
    return tuple(arena.fields)
