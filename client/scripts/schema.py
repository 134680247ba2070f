"""Print the server's JSON Schema: the messages on the socket, and the HTTP bodies."""

from __future__ import annotations

import json
import sys
from typing import Any

import msgspec

from parlour.server.app import create_app
from parlour.server.settings import Settings
from parlour.server.socket_schema import socket_schema


def http_schema() -> dict[str, Any]:
    described = create_app(Settings(database="sqlite:///none.db")).openapi_schema.to_schema()
    text = msgspec.json.encode(described["components"]["schemas"]).decode()
    schemas = json.loads(text.replace("#/components/schemas/", "#/$defs/"))
    return {"title": "Carried", "oneOf": [{"$ref": f"#/$defs/{name}"} for name in schemas], "$defs": schemas}


json.dump({"messages": socket_schema(), "requests": http_schema()}, sys.stdout)
