"""Requests as handlers see them, with bodies that may be anything."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.exceptions import SerializationException


class StrictRequest(Request[Any, Any, Any]):
    """Refuses as malformed what the framework takes for an error of ours."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except UnicodeDecodeError:
            raise SerializationException("JSON is not encoded in UTF-8") from None
        except RecursionError:
            raise SerializationException("JSON is nested too deeply") from None
