"""Typed options that a table chooses before a game starts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from operator import index
from typing import SupportsIndex

from parlour.core.errors import BadOption

OptionValue = bool | int | str

#: The name of the option for family-friendly card names.
FAMILY = "family"


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a game.

    If the default is a bool, the option is a bool. Otherwise the value is one of the `choices` or an integer
    from `least` to `most`. With `items`, the value is a comma-separated list of `least` to `most` of these
    words instead of an integer.
    """

    name: str
    default: OptionValue
    choices: tuple[str, ...] = ()
    least: int | None = None
    most: int | None = None
    items: tuple[str, ...] = ()

    def check(self, value: object) -> OptionValue:
        """Return the value if it is valid. Raise `BadOption` otherwise."""
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
        elif isinstance(value, str):
            if value in self.choices or self._lists(value):
                return value
        elif not self.items:
            number = as_int(value)
            if number is not None and self._holds(number):
                return number
        raise BadOption("bad-option-value", option=self.name, value=str(value), allowed=self.allowed)

    def parse(self, text: str) -> OptionValue:
        """Parse a value that a user typed. Raise `BadOption` if it is invalid."""
        word = text.strip().lower()
        if isinstance(self.default, bool):
            return self.check({"yes": True, "true": True, "no": False, "false": False}.get(word, text))
        if word.removeprefix("-").isdecimal() and len(word) < 20:
            return self.check(int(word))
        return self.check(",".join(part.strip() for part in word.split(",")))

    @property
    def allowed(self) -> str:
        """The valid values, in a short form that needs no translation."""
        if isinstance(self.default, bool):
            return "yes, no"
        words = list(self.choices)
        if self.least is not None or self.most is not None:
            least = "" if self.least is None else str(self.least)
            most = "" if self.most is None else str(self.most)
            words.append(f"{least}–{most} × {'|'.join(self.items)}" if self.items else f"{least}–{most}")
        return ", ".join(words)

    def _lists(self, value: str) -> bool:
        words = value.split(",")
        return bool(self.items) and set(words) <= set(self.items) and self._holds(len(words))

    def _holds(self, value: int) -> bool:
        if self.least is None and self.most is None:
            return False
        return (self.least is None or value >= self.least) and (self.most is None or value <= self.most)


def as_int(value: object) -> int | None:
    """Return the value as an int, accepting NumPy integers, or None if it is not an integer.

    A bool is not an integer.
    """
    if type(value) is int:
        return value
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        return None
    try:
        return index(value)
    except TypeError:  # an array of NumPy
        return None


def parse_options(schema: tuple[Option, ...], given: Sequence[str]) -> dict[str, OptionValue]:
    """Return the options that a user typed as `name=value`.

    Raise `BadOption` for unknown options and invalid values.
    """
    known = {option.name: option for option in schema}
    options: dict[str, OptionValue] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or name not in known:
            raise BadOption("unknown-option", option=name, allowed=", ".join(known) or "–")
        options[name] = known[name].parse(value)
    return options


def resolve_options(schema: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, OptionValue]:
    """Return the value of every option, given or default, in the order of the schema.

    Raise `BadOption` for unknown options and invalid values.
    """
    names = [option.name for option in schema]
    for name in given:
        if name not in names:
            raise BadOption("unknown-option", option=name, allowed=", ".join(names) or "–")
    return {
        option.name: option.check(given[option.name]) if option.name in given else option.default
        for option in schema
    }
