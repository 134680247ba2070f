"""Localisation: renders messages with the Fluent files of Parlour and of the games."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from parlour.core.errors import ParlourError, UnknownName
from parlour.core.game import Game
from parlour.core.message import Argument, Card, Message, Seat

LANGUAGES = {"en": "English", "de": "Deutsch", "nl": "Nederlands"}
FALLBACK = "en"
LARGEST_NUMBER = 10**15
LONGEST_QUOTE = 200

#: The beginning of a message or a term; all its other lines are indented or begin with a bracket.
_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
#: Whatever may be a reference. Other words do no harm.
_NAME = re.compile(r"-?[A-Za-z][\w-]*")

Painter = Callable[[Card], str]


def plain(card: Card) -> str:
    """Render a card without colours."""
    return card.symbol + card.code


#: The name of the reader among other players.
YOU_IN_LIST = "you-in-list"


class Speaker:
    """Renders messages in one language.

    `names` are the names of the players, `paint` renders cards and `escape` escapes text for the output.
    The seat `me` is addressed as “you” where a message has an attribute for that: `.you-name` if it is in
    `$name`, `.among-names` if it is one of several in `$names`.
    `family` selects the family-friendly names of a game, if it has any (in `…-family.ftl`).
    """

    def __init__(
        self,
        language: str,
        game: Game | None = None,
        names: Sequence[str] = (),
        paint: Painter = plain,
        escape: Callable[[str], str] = str,
        family: bool = False,
        me: int | None = None,
    ) -> None:
        self.language = language
        self.names = names
        self.me = me
        self._paint = paint
        self._escape = escape
        self._entries = _entries(language, game.package if game else None, family)
        self._bundle = self._entries.bundle

    def say(self, message: Message | str, **args: Argument) -> str:
        """Render a message. An unknown key is returned as it is."""
        if isinstance(message, str):
            message = Message(message, args)
        entry = self._bundle.get_message(message.key) if self.knows(message.key) else None
        if entry is None or entry.value is None:
            return message.key
        pattern, given = self._addressed(message.args, entry.attributes) or (entry.value, message.args)
        text, _ = self._bundle.format_pattern(pattern, self._arguments(given))
        return str(text)

    def _addressed(
        self, args: Mapping[str, Argument], variants: Mapping[str, Pattern]
    ) -> tuple[Pattern, Mapping[str, Argument]] | None:
        """Return the variant that addresses the reader, with its arguments, if the message is about them."""
        if self.me is None:
            return None
        me = Seat(self.me)
        for name, value in args.items():
            among = variants.get(f"among-{name}")
            if among is not None and isinstance(value, tuple) and len(value) > 1 and me in value:
                named = tuple(Message(YOU_IN_LIST) if one == me else one for one in value)
                return among, {**args, name: named}
        for name, value in args.items():
            if value in (me, (me,)) and f"you-{name}" in variants:
                return variants[f"you-{name}"], args
        return None

    def knows(self, key: str) -> bool:
        """Return whether the language files have this key."""
        self._entries.parse(key)
        return bool(self._bundle.has_message(key))

    def say_or_nothing(self, key: str) -> str:
        """Render an optional key. Return an empty string if the language files do not have it."""
        return self.say(key) if self.knows(key) else ""

    def title(self, game: Game) -> str:
        """Return the title of the game. The fallback is its name."""
        return self.say_or_nothing("game-title") or game.name

    def numbered(self, players: Sequence[str]) -> Sequence[str]:
        """Return the players of a record with the numbers of their seats."""
        return [self.say("replay-player", number=number, name=name) for number, name in enumerate(players, 1)]

    def rule(self, number: str) -> str:
        """Return the help text of a rule. Raise `UnknownName` if there is none."""
        key = f"rule-{number}"
        if not self.knows(key):
            raise UnknownName("unknown-rule", number=number)
        return self.say(key)

    def error(self, error: ParlourError) -> str:
        """Render an error in one sentence, with the number of its rule."""
        args = {name: _quoted(self._family_name(value)) for name, value in error.params.items()}
        key = f"error-{error.code}"
        text = self.say(Message(key, args)) if self.knows(key) else self.words(str(error))
        where = f"{self.words(error.where)}: " if error.where else ""
        rule = f" ({error.rule})" if error.rule else ""
        return f"{where}{text}{rule}"

    def move(self, text: str) -> str:
        """Return a move in notation, with family-friendly card names if they are selected."""
        return " ".join(str(self._family_name(word)) for word in text.split(" "))

    def _family_name(self, value: object) -> object:
        """Replace a card code by its family-friendly name, if there is one."""
        key = f"code-{value}"
        return self.say(key) if isinstance(value, str) and self.knows(key) else value

    def words(self, value: Argument) -> str:
        """Render one argument of a message."""
        return str(self._argument(value))

    def list(self, texts: Sequence[str]) -> str:
        """Return the texts as a list that ends in “and”."""
        # British English has no comma before “and”.
        return format_list(texts, locale="en_GB" if self.language == "en" else self.language)

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
                return self._paint(Card(str(self._family_name(code)), style, symbol))
            case Message():
                return self.say(value)
            case _:
                texts = [self.words(part) for part in value]
                return self.list(texts) if all(map(_is_about_player, value)) else ", ".join(texts)


def _is_about_player(value: Argument) -> bool:
    """Return whether the value is a player or a statement about one; lists of these are joined with “and”."""
    if isinstance(value, Message):
        return value.key == YOU_IN_LIST or isinstance(value.args.get("name"), Seat)
    return isinstance(value, Seat)


def _quoted(value: object) -> str | int:
    """Truncate the parameter of an error to a length that fits into a sentence."""
    if isinstance(value, int) and abs(value) < LARGEST_NUMBER:
        return value
    text = str(value)
    return (text if len(text) <= LONGEST_QUOTE else text[:LONGEST_QUOTE] + "…") or "–"


def printable(text: str) -> str:
    """Replace unprintable characters, which might be terminal control sequences."""
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text)


def choose_language(requested: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """Return the requested language, the language of the environment, or English, in this order.

    Raise `UnknownName` if the requested language is not available.
    """
    requested = requested if requested is not None else environment.get("PARLOUR_LANG") or None
    if requested is not None:
        if requested.lower() not in LANGUAGES:
            raise UnknownName("unknown-language", language=requested, known=", ".join(LANGUAGES))
        return requested.lower()
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name, "")
        if value:
            language = value.replace("-", "_").split("_")[0].split(".")[0].lower()
            return language if language in LANGUAGES else FALLBACK
    return FALLBACK


class Entries:
    """The Fluent entries of a language. Each is parsed when it is needed, since parsing all takes a while."""

    def __init__(self, language: str, package: str | None, family: bool) -> None:
        self._sources: dict[str, str] = {}
        for text in _files(language, package, family):
            starts = list(_ENTRY.finditer(text))
            ends = [*(start.start() for start in starts[1:]), len(text)]
            for start, end in zip(starts, ends, strict=True):
                self._sources[start[1]] = text[start.start() : end]
        self.parsed: set[str] = set()
        self.bundle = FluentBundle([language, FALLBACK], use_isolating=False)

    def parse(self, key: str) -> None:
        """Add an entry to the bundle, with all entries that it may refer to."""
        waiting, found = [key], dict[str, str]()
        while waiting:
            name = waiting.pop()
            source = self._sources.get(name)
            if source is not None and name not in self.parsed and name not in found:
                found[name] = source
                waiting += _NAME.findall(source)
        if found:
            self.bundle.add_resource(FluentResource("".join(found.values())))
            # Last, since other threads may ask for the same entry.
            self.parsed |= found.keys()


def _files(language: str, package: str | None, family: bool) -> Iterator[str]:
    """Yield the files of the language. Those of the fallback come first, so that no key is missing."""
    for name in ["parlour", *([package] if package else [])]:
        variants = [FALLBACK, language]
        if family:
            variants += [f"{FALLBACK}-family", f"{language}-family"]
        for variant in variants:
            source = files(name).joinpath("locale", f"{variant}.ftl")
            if source.is_file():
                yield source.read_text("utf-8")


_entries = cache(Entries)
