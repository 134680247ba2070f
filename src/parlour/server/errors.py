"""What a server refuses, each with a code; the sentences are in the language files."""

from __future__ import annotations

from parlour.core.errors import ParlourError


class Denied(ParlourError):
    """The table, the seat or the moment does not allow it; nothing has changed."""


class NotAllowed(Denied):
    """The secret does not open this."""


class NoSecret(NotAllowed):
    """No secret was shown at all."""


class NotFound(Denied):
    """No such table or record."""


class StaleVersion(Denied):
    """The table has moved on since the client looked."""


class TooMuch(Denied):
    """More than a person would do: too fast, too long, too many."""


class Unavailable(Denied):
    """The database does not answer; nobody can tell yet whether what was asked has been done."""
