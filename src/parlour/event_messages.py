"""Events as messages: encoded for clients and programs, and their types for schemas."""

from __future__ import annotations

import re
from dataclasses import fields
from functools import lru_cache
from typing import Annotated, Any, Union, get_type_hints

import msgspec
from msgspec import Meta, Raw, Struct

from parlour.core.events import Event
from parlour.core.game import Game

#: The number of cached encoded events: most events occur many times.
CACHED_EVENTS = 10_000
#: The type of a message in schemas, which define it once.
MESSAGE: Any = Annotated[Any, Meta(extra_json_schema={"$ref": "#/$defs/Message"})]

_WORD = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
_encode = msgspec.json.Encoder().encode


#: By class of event: the struct that is sent, and the names of its fields.
_structs: dict[type, tuple[type[Struct], list[str]]] = {}


def event_struct(kind: type[Event]) -> type[Struct]:
    """Return the struct of an event: its name as `type`, its fields except the audience, and its message."""
    return _struct_and_fields(kind)[0]


def _struct_and_fields(kind: type[Event]) -> tuple[type[Struct], list[str]]:
    if kind not in _structs:
        names = [part.name for part in fields(kind) if part.name != "audience"]
        types = get_type_hints(kind)
        struct = msgspec.defstruct(
            kind.__name__,
            [*((name, types[name]) for name in names), ("telling", MESSAGE | None)],
            tag=_WORD.sub("-", kind.__name__).lower(),
            tag_field="type",
            frozen=True,
        )
        _structs[kind] = struct, names
    return _structs[kind]


def event_union(game: Game) -> Any:
    """Return the union of the structs of all events of the game."""
    kinds = [event_struct(kind) for kind in game.event_types]
    return Union[tuple(kinds)] if kinds else None  # noqa: UP007


@lru_cache(CACHED_EVENTS)
def encode_event(game: Game, happened: Event) -> Raw:
    """Return the encoded event, the same for all seats that may see it and at all tables."""
    struct, names = _struct_and_fields(type(happened))
    values = [getattr(happened, name) for name in names]
    return Raw(_encode(struct(*values, game.tell(happened))))
