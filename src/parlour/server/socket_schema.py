"""All socket messages as one JSON Schema, with the views and events of every game."""

from __future__ import annotations

from functools import cache
from typing import Any

from parlour.server.json_schema import REFERENCE, Schema, as_sent, game_parts, schemas_of
from parlour.server.protocol import PROTOCOL, ClientMessage, ServerMessage

#: The latest draft that type generators support, especially for lists of fixed length.
DRAFT = "http://json-schema.org/draft-07/schema#"


@cache
def socket_schema() -> Schema:
    """Return the schema of all messages in both directions."""
    (client,), requests = schemas_of(ClientMessage)
    (server,), responses = schemas_of(ServerMessage)
    parts = {
        **requests,
        "ClientMessage": client,
        **as_sent(responses),
        "ServerMessage": server,
        **game_parts(),
    }
    return {
        "$schema": DRAFT,
        "title": "SocketMessage",
        "description": f"Parlour, protocol {PROTOCOL}.",
        "oneOf": [{"$ref": REFERENCE + "ClientMessage"}, {"$ref": REFERENCE + "ServerMessage"}],
        "$defs": _to_draft_7(parts),
    }


def _to_draft_7(part: Any) -> Any:
    """Express lists of fixed length as that draft does."""
    if isinstance(part, list):
        return [_to_draft_7(inner) for inner in part]
    if not isinstance(part, dict):
        return part
    old = {name: _to_draft_7(inner) for name, inner in part.items()}
    if "prefixItems" in old:
        old |= {"items": old.pop("prefixItems"), "additionalItems": False}
    return old
