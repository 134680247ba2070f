"""Edits of deck files."""

from __future__ import annotations


def edited(text: str, *edits: tuple[str, str]) -> str:
    """Return the deck file with the starts of some lines replaced."""
    for old, new in edits:
        assert text.count(f"\n{old}") == 1
        text = text.replace(f"\n{old}", f"\n{new}")
    return text
