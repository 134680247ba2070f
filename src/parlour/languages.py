"""Messages become sentences: Fluent files of Parlour and of each game, in three languages."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from parlour.core.errors import ParlourError, UnknownName
from parlour.core.game import Game
from parlour.core.message import Argument, Card, Message, Seat

LANGUAGES = {"en": "English", "de": "Deutsch", "nl": "Nederlands"}
FALLBACK = "en"
LARGEST_NUMBER = 10**15
LONGEST_QUOTE = 200

Painter = Callable[[Card], str]


def plain(card: Card) -> str:
    return card.symbol + card.code


class Speaker:
    """Says messages in one language; `names` are those of the seats, `paint` dresses up the cards.

    `family` asks for family-friendly names, where a game has some: its files `…-family.ftl`.
    """

    def __init__(
        self,
        language: str,
        game: Game | None = None,
        names: Sequence[str] = (),
        paint: Painter = plain,
        escape: Callable[[str], str] = str,
        family: bool = False,
    ) -> None:
        self.language = language
        self.names = names
        self._paint = paint
        self._escape = escape
        self._bundle = _bundle(language, game.package if game else None, family)

    def say(self, message: Message | str, **args: Argument) -> str:
        """The sentence of the message; a key that no file has is said as it is."""
        if isinstance(message, str):
            message = Message(message, args)
        entry = self._bundle.get_message(message.key) if self.knows(message.key) else None
        if entry is None or entry.value is None:
            return message.key
        text, _ = self._bundle.format_pattern(entry.value, self._arguments(message.args))
        return str(text)

    def knows(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say_or_nothing(self, key: str) -> str:
        """The sentence of a key that a game need not have."""
        return self.say(key) if self.knows(key) else ""

    def title(self, game: Game) -> str:
        """What the game is called; its plain name if its files do not say."""
        return self.say_or_nothing("game-title") or game.name

    def rule(self, number: str) -> str:
        """The help text of a rule; UnknownName if there is none."""
        key = f"rule-{number}"
        if not self.knows(key):
            raise UnknownName("unknown-rule", number=number)
        return self.say(key)

    def error(self, error: ParlourError) -> str:
        """The error in one sentence, with the number of its rule."""
        args = {name: _quoted(self._gentle(value)) for name, value in error.params.items()}
        key = f"error-{error.code}"
        text = self.say(Message(key, args)) if self.knows(key) else self.words(str(error))
        where = f"{self.words(error.where)}: " if error.where else ""
        rule = f" ({error.rule})" if error.rule else ""
        return f"{where}{text}{rule}"

    def move(self, text: str) -> str:
        """A move as players write it, with the names of cards that this speaker uses."""
        return " ".join(str(self._gentle(word)) for word in text.split(" "))

    def _gentle(self, value: object) -> object:
        """Another name for a card of that code, if there is one."""
        key = f"code-{value}"
        return self.say(key) if isinstance(value, str) and self.knows(key) else value

    def words(self, value: Argument) -> str:
        """One argument as it stands in a sentence."""
        given = self._argument(value)
        return given if isinstance(given, str) else str(given)

    def _arguments(self, args: Mapping[str, Argument]) -> dict[str, str | int | float]:
        return {name: self._argument(value) for name, value in args.items()}

    def _argument(self, value: Argument) -> str | int | float:
        match value:
            case int() | float():
                return value
            case str():
                return self._escape(printable(value))
            case Seat(number):
                name = self.names[number] if number < len(self.names) else str(number + 1)
                return self._escape(printable(name))
            case Card(code, style, symbol):
                return self._paint(Card(str(self._gentle(code)), style, symbol))
            case Message():
                return self.say(value)
            case _:
                return ", ".join(self.words(part) for part in value)


def _quoted(value: object) -> str | int:
    """What somebody else wrote, cut to a length that fits into a sentence."""
    if isinstance(value, int) and abs(value) < LARGEST_NUMBER:
        return value
    text = str(value)
    return (text if len(text) <= LONGEST_QUOTE else text[:LONGEST_QUOTE] + "…") or "–"


def printable(text: str) -> str:
    """The text without characters that could play tricks on a terminal."""
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text)


def chosen(wish: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The language to speak: the wish, or what the environment asks for, or English."""
    wish = wish if wish is not None else environment.get("PARLOUR_LANG") or None
    if wish is not None:
        if wish.lower() not in LANGUAGES:
            raise UnknownName("unknown-language", language=wish, known=", ".join(LANGUAGES))
        return wish.lower()
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name, "")
        if value:
            language = value.replace("-", "_").split("_")[0].split(".")[0].lower()
            return language if language in LANGUAGES else FALLBACK
    return FALLBACK


def _resources(language: str, package: str | None, family: bool) -> tuple[Resource, ...]:
    """The files of the language, after those of the fallback so that no key is ever missing."""
    found = []
    for name in ["parlour", *([package] if package else [])]:
        tongues = [FALLBACK, language]
        if family:
            tongues += [f"{FALLBACK}-family", f"{language}-family"]
        for tongue in tongues:
            source = files(name).joinpath("locale", f"{tongue}.ftl")
            if source.is_file():
                found.append(FluentResource(source.read_text("utf-8")))
    return tuple(found)


@cache
def _bundle(language: str, package: str | None, family: bool) -> FluentBundle:
    bundle = FluentBundle([language, FALLBACK], use_isolating=False)
    for resource in _resources(language, package, family):
        bundle.add_resource(resource, allow_overrides=True)
    return bundle
