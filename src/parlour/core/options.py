"""What a table may choose before a game starts: typed, bounded, checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from parlour.core.errors import BadOption

OptionValue = bool | int | str

#: The option of games whose cards have names that not every table likes to read.
FAMILY = "family"


@dataclass(frozen=True, slots=True)
class Option:
    """One choice: named words (`choices`), a whole number (`least` to `most`), either, or yes and no.

    With `items` it is not a number but a list of `least` to `most` of these words, with commas.
    """

    name: str
    default: OptionValue
    choices: tuple[str, ...] = ()
    least: int | None = None
    most: int | None = None
    items: tuple[str, ...] = ()

    def check(self, value: object) -> OptionValue:
        """The value, if it is one of this option's; BadOption if not."""
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
        elif isinstance(value, str):
            if value in self.choices or self._lists(value):
                return value
        elif isinstance(value, int) and not isinstance(value, bool) and not self.items and self._holds(value):
            return value
        raise BadOption("bad-option-value", option=self.name, value=str(value), allowed=self.allowed)

    def parse(self, text: str) -> OptionValue:
        """The value that a person typed."""
        word = text.strip().lower()
        if isinstance(self.default, bool):
            return self.check({"yes": True, "true": True, "no": False, "false": False}.get(word, text))
        if word.removeprefix("-").isdecimal() and len(word) < 20:
            return self.check(int(word))
        return self.check(",".join(part.strip() for part in word.split(",")))

    @property
    def allowed(self) -> str:
        """What it takes, in a few words that need no language."""
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


def settle(schema: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, OptionValue]:
    """Every option of the schema with its given or default value, in the schema's order."""
    names = [option.name for option in schema]
    for name in given:
        if name not in names:
            raise BadOption("unknown-option", option=name, allowed=", ".join(names) or "–")
    return {
        option.name: option.check(given[option.name]) if option.name in given else option.default
        for option in schema
    }
