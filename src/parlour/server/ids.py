"""Random ids and codes, as people may have to read and type them, and the ids of records."""

from __future__ import annotations

import secrets

#: None of the characters looks like another.
ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"


def new_id(length: int) -> str:
    """Return a random id that nobody can guess: five bits for each character."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def record_id(table: str, number: int) -> str:
    """Return the id of the record of a game at the table. Games are numbered from 1."""
    return f"{table}-{number}"


def table_of_record(id: str) -> str:
    """Return the table of a valid record id."""
    return id.rpartition("-")[0]


def number_of_record(id: str) -> int:
    """Return the number of the game of a valid record id at its table."""
    return int(id.rpartition("-")[2])
