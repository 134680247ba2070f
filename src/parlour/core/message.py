"""Messages: keys of the language files with arguments. Games contain no text in any language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat. It is rendered as the name of the player."""

    number: int


@dataclass(frozen=True, slots=True)
class Card:
    """A card with its code, a style for colour displays and a symbol for displays without colour.

    Styles are plain, special, danger, goal and dim, or the colour of the card: blue, red, green, yellow,
    black, purple, orange or pink.
    """

    code: str
    style: str = ""
    symbol: str = ""


@dataclass(frozen=True, slots=True)
class Message:
    """A key of the language files and the arguments for its placeholders."""

    key: str
    args: Mapping[str, Argument] = field(default_factory=dict)


Argument: TypeAlias = "int | float | str | Seat | Card | Message | tuple[Argument, ...]"


@dataclass(frozen=True, slots=True)
class Grid:
    """A table with headings. The first cell of each row is its label."""

    heads: tuple[Message, ...]
    rows: tuple[tuple[Argument, ...], ...]


Block: TypeAlias = Message | Grid
