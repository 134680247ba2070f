"""Names of people for bots, so that a table is easier to talk about than "Bot 2" and "Bot 3"."""

from __future__ import annotations

from collections.abc import Iterable
from zlib import crc32

#: Short, easy to read in all our languages, and no two that look or sound alike.
NAMES = (
    "Mira",
    "Jonas",
    "Fenna",
    "Oskar",
    "Lotte",
    "Hugo",
    "Saskia",
    "Bram",
    "Greta",
    "Emil",
    "Paula",
    "Ruben",
    "Ida",
    "Valentin",
    "Clara",
    "Joost",
    "Wilma",
    "Anton",
    "Sofie",
    "Theo",
    "Dora",
    "Felix",
    "Noor",
    "Kuno",
)


def choose_name(taken: Iterable[str], key: str) -> str:
    """Return a name that nobody at the table has; equal keys begin at the same place of the list."""
    known = {name.casefold() for name in taken}
    start = crc32(key.encode()) % len(NAMES)
    rotated = NAMES[start:] + NAMES[:start]
    return next((name for name in rotated if name.casefold() not in known), "")
