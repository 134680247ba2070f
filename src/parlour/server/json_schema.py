"""Exact JSON Schemas of all messages, from which clients generate types."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

from parlour.core.game import Game
from parlour.core.message import Card, Seat
from parlour.event_messages import event_union
from parlour.registry import names as game_names
from parlour.server import catalogue

Schema: TypeAlias = dict[str, Any]
#: Schemas by the names under which they refer to each other.
Parts: TypeAlias = dict[str, Schema]
REFERENCE = "#/$defs/"


def schemas_of(*kinds: Any) -> tuple[list[Schema], Parts]:
    """Return the schemas of these types and of all types they refer to."""
    schemas, parts = msgspec.json.schema_components(kinds, ref_template=REFERENCE + "{name}")
    return list(schemas), {name: _tidy(part) for name, part in parts.items()}


def _tidy(part: Any) -> Any:
    """Reduce references to `$ref`, and close lists of fixed length."""
    if isinstance(part, list):
        return [_tidy(inner) for inner in part]
    if not isinstance(part, dict):
        return part
    if "$ref" in part:
        return {"$ref": part["$ref"]}
    tidy = {name: _tidy(inner) for name, inner in part.items()}
    if "prefixItems" in tidy:
        tidy |= {"items": False, "maxItems": len(tidy["prefixItems"])}
    return tidy


def as_sent(parts: Parts) -> Parts:
    """Require every field that cannot be unset, as the server sends them, and allow no others."""
    for part in parts.values():
        fields: Parts = part.get("properties", {})
        if fields:
            required: list[str] = part["required"]
            part["required"] = [name for name in fields if name in required or "default" in fields[name]]
            part["additionalProperties"] = False
            for field in fields.values():
                field.pop("default", None)
    return parts


def with_references(part: Any, reference: Callable[[str], str]) -> Any:
    """Rewrite the references to parts."""
    if isinstance(part, list):
        return [with_references(inner, reference) for inner in part]
    if isinstance(part, dict):
        return {name: with_references(inner, reference) for name, inner in part.items()}
    if isinstance(part, str) and part.startswith(REFERENCE):
        return reference(part.removeprefix(REFERENCE))
    return part


def game_parts() -> Parts:
    """Return the views, view changes, events and messages of every game."""
    games = [catalogue.game(name) for name in game_names()]
    parts = _messages()
    for game in games:
        parts |= _game_parts(game)
    for kind in ("View", "ViewChanges", "Event"):
        parts[f"Game{kind}"] = {"anyOf": [_reference(_title(game) + kind) for game in games]}
    return parts


def _messages() -> Parts:
    """Return the schemas of messages, whose arguments may be messages."""
    _, parts = schemas_of(Seat, Card)
    arguments = [{"type": "number"}, {"type": "string"}, *map(_reference, ("Seat", "Card", "Message"))]
    arguments.append({"type": "array", "items": _reference("Argument")})
    parts["Argument"] = {"description": "An argument of a message.", "anyOf": arguments}
    parts["Message"] = {
        "title": "Message",
        "description": "A key of the language files and its arguments.",
        "type": "object",
        "properties": {
            "key": {"type": "string"},
            "args": {"type": "object", "additionalProperties": _reference("Argument")},
        },
        "required": ["key", "args"],
    }
    parts["Grid"] = {
        "title": "Grid",
        "description": "Rows under headings; the first cell of each row is its label.",
        "type": "object",
        "properties": {
            "heads": {"type": "array", "items": _reference("Message")},
            "rows": {"type": "array", "items": {"type": "array", "items": _reference("Argument")}},
        },
        "required": ["heads", "rows"],
    }
    parts["Block"] = {
        "description": "A message or a grid.",
        "anyOf": [_reference("Message"), _reference("Grid")],
    }
    return as_sent(parts)


def _game_parts(game: Game) -> Parts:
    """Return the view, view changes and events of a game, and their parts, prefixed with its name."""
    title = _title(game)

    def own(name: str) -> str:
        return name if name == "Message" or name.startswith(title) else title + name

    _, seen = schemas_of(game.view_type)
    (event,), told = schemas_of(event_union(game))
    parts = {own(name): {**part, "title": own(name)} for name, part in as_sent({**seen, **told}).items()}
    view = parts.pop(own(game.view_type.__name__))
    parts[f"{title}View"] = {**view, "title": f"{title}View"}
    parts[f"{title}ViewChanges"] = {**view, "title": f"{title}ViewChanges", "required": []}
    parts[f"{title}Event"] = event if game.event_types else {"type": "object"}
    own_parts: Parts = with_references(parts, lambda name: REFERENCE + own(name))
    return own_parts


def _title(game: Game) -> str:
    return game.name.capitalize()


def _reference(name: str) -> Schema:
    return {"$ref": REFERENCE + name}
