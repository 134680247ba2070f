"""Seats as the info of a table tells them."""

from __future__ import annotations

from unittest.mock import ANY


def open_seat() -> dict[str, object]:
    return {"holder": "open", "name": "", "bot": None, "rests": None}


def bot(bot: str, name: object = ANY) -> dict[str, object]:
    """A built-in bot, by any name; it keeps the name of whoever left it the seat."""
    return {"holder": "bot", "name": name, "bot": bot, "rests": None}


def person(name: str, rests: str | None = None) -> dict[str, object]:
    return {"holder": "person", "name": name, "bot": "easy" if rests else None, "rests": rests}


def program(name: str) -> dict[str, object]:
    return {"holder": "program", "name": name, "bot": None, "rests": None}
