"""Random ids and codes, as people may have to read and type them."""

from __future__ import annotations

import secrets

#: None of the characters looks like another.
ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"


def new_id(length: int) -> str:
    """Return a random id that nobody can guess: five bits for each character."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))
