"""The server and its games, their rules and their cards."""

from __future__ import annotations

from msgspec import Struct

from parlour.core.options import OptionValue


class OptionInfo(Struct, frozen=True):
    name: str
    default: OptionValue
    choices: list[str]
    least: int | None
    most: int | None
    items: list[str]


class GameInfo(Struct, frozen=True):
    name: str
    #: The title, and a sentence about the game; empty if the game has none.
    title: str
    about: str
    least_seats: int
    most_seats: int
    options: list[OptionInfo]
    bots: list[str]
    rules: list[str]
    #: Whether the game has a guided first game.
    lesson: bool


class House(Struct, frozen=True):
    version: str
    protocol: int
    languages: dict[str, str]
    phrases: list[str]
    games: list[GameInfo]
    #: Whether lines of chat can be reported to the operator.
    reports: bool


class RuleInfo(Struct, frozen=True):
    """A rule and its number; the text is empty if the game has none."""

    number: str
    text: str


class CardInfo(Struct, frozen=True):
    """A card of a deck: its code, the number of copies, and what is printed on it."""

    code: str
    copies: int
    #: Named by the game: sort, colour, points and so on.
    facts: dict[str, str | int]
