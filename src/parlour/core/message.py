"""Words to come: a key of the language files with its arguments, so that games stay free of language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat, to be shown as the name of who sits there."""

    number: int


@dataclass(frozen=True, slots=True)
class Card:
    """A card by its code, how it stands out on screens with colours, and a symbol for those without.

    Styles are plain, special, danger, goal and dim, or a colour of cards: blue, red, green, yellow, black,
    purple, orange, pink.
    """

    code: str
    style: str = ""
    symbol: str = ""


@dataclass(frozen=True, slots=True)
class Message:
    """A key of the language files and what to put into its places."""

    key: str
    args: Mapping[str, Argument] = field(default_factory=dict)


Argument: TypeAlias = "int | float | str | Seat | Card | Message | tuple[Argument, ...]"


@dataclass(frozen=True, slots=True)
class Grid:
    """Rows under headings; the first column of each row names it."""

    heads: tuple[Message, ...]
    rows: tuple[tuple[Argument, ...], ...]


Block: TypeAlias = Message | Grid
