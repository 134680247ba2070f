"""Refusals of the server, each with a code; the language files have the sentences."""

from __future__ import annotations

from parlour.core.errors import ParlourError


class Denied(ParlourError):
    """The table does not allow it now; nothing has changed."""


class NotAllowed(Denied):
    """The secret does not give access to this."""


class NoSecret(NotAllowed):
    """The request has no secret."""


class NotFound(Denied):
    """No such table or record."""


class StaleVersion(Denied):
    """The request refers to an earlier version of the table."""


class TooMuch(Denied):
    """A rate limit was exceeded."""


class TooSlow(Denied):
    """The request did not arrive in time."""


class Unavailable(Denied):
    """The database does not answer; the request may or may not have been carried out."""


def json_params(error: ParlourError) -> dict[str, str | int]:
    """Return the parameters of an error for a JSON message."""
    return {
        name: value if isinstance(value, int) else str(value)[:200] for name, value in error.params.items()
    }
