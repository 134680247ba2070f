"""The messages of the socket as JSON Schema, views and events of every game included."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from parlour.registry import game as find_game
from parlour.registry import names as game_names
from parlour.server import wire
from parlour.server.protocol import PROTOCOL, ClientMessage, ServerMessage

_REFERENCE = "#/$defs/{name}"


@cache
def socket_schema() -> dict[str, Any]:
    """One schema: what clients send, what they get, and by game what a view and an event look like."""
    kinds: list[Any] = [ClientMessage, ServerMessage]
    places = []
    for name in game_names():
        game = find_game(name)
        places.append(name)
        kinds.append(game.view_type)
        kinds.append(wire.event_union(game))
    schemas, parts = msgspec.json.schema_components(kinds, ref_template=_REFERENCE)
    client, server, *games = schemas
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Parlour, protocol {PROTOCOL}",
        "$defs": {
            **parts,
            "ClientMessage": client,
            "ServerMessage": server,
            **{
                f"{name.capitalize()}View": view
                for name, view in zip(places, games[::2], strict=True)
                if f"{name.capitalize()}View" not in parts
            },
            **{f"{name.capitalize()}Event": event for name, event in zip(places, games[1::2], strict=True)},
        },
        "oneOf": [{"$ref": "#/$defs/ClientMessage"}, {"$ref": "#/$defs/ServerMessage"}],
    }
