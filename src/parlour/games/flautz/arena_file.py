"""Arena files: the presets in one, an arena of one's own in another."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from parlour.core.errors import BadOption
from parlour.formats import read_toml
from parlour.games.flautz.arena import LEAST_FIELDS, MOST_FIELDS

Field: TypeAlias = Literal["any", "air", "ground"]


class ArenaFile(Struct, forbid_unknown_fields=True):
    fields: Annotated[list[Field], Meta(min_length=LEAST_FIELDS, max_length=MOST_FIELDS)]


def read_presets(source: str) -> dict[str, tuple[str, ...]]:
    """The arenas of the file, by name."""
    arenas, _ = read_toml(source, dict[str, ArenaFile], BadOption)
    return {name: tuple(arena.fields) for name, arena in arenas.items()}


def read_arena(source: str) -> tuple[str, ...]:
    """The fields of the one arena that the file describes; BadOption names what is wrong and where."""
    arena, _ = read_toml(source, ArenaFile, BadOption)
    return tuple(arena.fields)
