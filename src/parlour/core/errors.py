"""What can go wrong, each with a code, the rule it rests on and its parameters.

The sentences a person reads are in the language files, under `error-` and the code.
"""

from __future__ import annotations

from collections.abc import Mapping


class ParlourError(Exception):
    """The root of every error that Parlour raises on purpose."""

    def __init__(self, code: str, rule: str | None = None, **params: object) -> None:
        super().__init__(code, rule, params)
        self.code = code
        self.rule = rule
        self.params: Mapping[str, object] = params
        #: The file or line that it is about, where somebody knows.
        self.where: str | None = None

    def __str__(self) -> str:
        rule = f" ({self.rule})" if self.rule else ""
        params = "".join(f" {name}={value!r}" for name, value in sorted(self.params.items()))
        return f"{self.code}{rule}{params}"

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuild, (type(self), self.code, self.rule, dict(self.params)))


class IllegalAction(ParlourError):
    """The rules forbid the action; nothing has changed."""


class NotYourTurn(IllegalAction):
    """The seat has nothing to decide now."""


class BadNotation(ParlourError):
    """The text is not a move."""


class BadPosition(ParlourError):
    """The position cannot occur, or is not a position at all."""


class BadOption(ParlourError):
    """A seat count, seed or option that the game does not take."""


class BadDeck(ParlourError):
    """A deck file that is not a deck of this game."""


class BadRecord(ParlourError):
    """A record that is not whole, was changed, or does not follow the rules."""


class UnknownName(ParlourError):
    """No game, bot, rule, card or language of that name."""


def _rebuild(
    kind: type[ParlourError], code: str, rule: str | None, params: dict[str, object]
) -> ParlourError:
    return kind(code, rule, **params)
