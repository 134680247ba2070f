"""The messages of the socket as JSON Schema, with the views and events of every game.

It describes exactly what is sent, so that types for clients can be generated from it.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from parlour.core.game import Game
from parlour.core.message import Card, Seat
from parlour.core.view import View
from parlour.registry import names as game_names
from parlour.server import catalogue, wire
from parlour.server.protocol import PROTOCOL, ClientMessage, ServerMessage

Schema = dict[str, Any]
REFERENCE = "#/$defs/"
#: The latest that generators of types know, above all in lists of a fixed length.
DRAFT = "http://json-schema.org/draft-07/schema#"


@cache
def socket_schema() -> Schema:
    """One schema: all that clients send and get."""
    client, asked = _described(ClientMessage)
    server, sent = _described(ServerMessage)
    parts = {**asked, "ClientMessage": client, **_always(sent), "ServerMessage": server, **_messages()}
    games = [catalogue.game(name) for name in game_names()]
    for game in games:
        parts |= _of_game(game)
    for kind in ("View", "ViewChanges", "Event"):
        parts[f"Game{kind}"] = {"anyOf": [_reference(_title(game) + kind) for game in games]}
    return {
        "$schema": DRAFT,
        "title": "SocketMessage",
        "description": f"Parlour, protocol {PROTOCOL}.",
        "oneOf": [_reference("ClientMessage"), _reference("ServerMessage")],
        "$defs": parts,
    }


def _messages() -> dict[str, Schema]:
    """Words to come, whose arguments may be words to come again."""
    _, parts = _described(Seat, Card)
    arguments = [{"type": "number"}, {"type": "string"}, *map(_reference, ("Seat", "Card", "Message"))]
    arguments.append({"type": "array", "items": _reference("Argument")})
    parts["Argument"] = {"description": "What stands at a place of a message.", "anyOf": arguments}
    parts["Message"] = {
        "title": "Message",
        "description": "A key of the language files and what to put into its places.",
        "type": "object",
        "properties": {
            "key": {"type": "string"},
            "args": {"type": "object", "additionalProperties": _reference("Argument")},
        },
        "required": ["key", "args"],
    }
    return _always(parts)


def _of_game(game: Game) -> dict[str, Schema]:
    """The game's view, its changes and its events, and what they consist of, all under the game's name."""
    title = _title(game)
    _, seen = _described(game.view_type)
    event, told = _described(wire.event_union(game))
    parts = {_own(title, name): _renamed(part, title) for name, part in _always({**seen, **told}).items()}
    view = parts.pop(_own(title, game.view_type.__name__))
    if game.view_type is View:
        # The game does not say what its views look like.
        view = {"type": "object"}
    parts[f"{title}View"] = {**view, "title": f"{title}View"}
    parts[f"{title}ViewChanges"] = {**view, "title": f"{title}ViewChanges", "required": []}
    parts[f"{title}Event"] = _renamed(event, title) if game.event_types else {"type": "object"}
    return parts


def _described(*kinds: Any) -> tuple[Schema, dict[str, Schema]]:
    """The schema of the first of these types, and of all that they consist of."""
    schemas, parts = msgspec.json.schema_components(kinds, ref_template=REFERENCE + "{name}")
    return schemas[0], {name: _tidy(part) for name, part in parts.items()}


def _tidy(part: Any) -> Any:
    """What is described elsewhere is described only there, and lists of a fixed length have no more."""
    if isinstance(part, list):
        return [_tidy(inner) for inner in part]
    if not isinstance(part, dict):
        return part
    if "$ref" in part:
        return {"$ref": part["$ref"]}
    tidy = {name: _tidy(inner) for name, inner in part.items()}
    if "prefixItems" in tidy:
        items = tidy.pop("prefixItems")
        tidy |= {"items": items, "additionalItems": False, "maxItems": len(items)}
    return tidy


def _always(parts: dict[str, Schema]) -> dict[str, Schema]:
    """What the server sends has no other fields, and all of them but those that are said to be unset."""
    for part in parts.values():
        fields: dict[str, Schema] = part.get("properties", {})
        if fields:
            always: list[str] = part["required"]
            part["required"] = [name for name in fields if name in always or "default" in fields[name]]
            part["additionalProperties"] = False
            for field in fields.values():
                field.pop("default", None)
    return parts


def _renamed(part: Any, title: str) -> Any:
    """The schema with all parts and references to them under the game's name."""
    if isinstance(part, list):
        return [_renamed(inner, title) for inner in part]
    if isinstance(part, dict):
        renamed = {name: _renamed(inner, title) for name, inner in part.items()}
        if isinstance(part.get("title"), str):
            renamed["title"] = _own(title, part["title"])
        return renamed
    if isinstance(part, str) and part.startswith(REFERENCE):
        return REFERENCE + _own(title, part.removeprefix(REFERENCE))
    return part


def _own(title: str, name: str) -> str:
    return name if name == "Message" or name.startswith(title) else title + name


def _title(game: Game) -> str:
    return game.name.capitalize()


def _reference(name: str) -> Schema:
    return {"$ref": REFERENCE + name}
