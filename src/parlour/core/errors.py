"""The exceptions of Parlour. Each has a code, optional parameters and the number of the rule, if any.

The messages for users are in the language files, under the key `error-<code>`.
"""

from __future__ import annotations

from collections.abc import Mapping


class ParlourError(Exception):
    """The base class of all errors that Parlour raises deliberately."""

    def __init__(self, code: str, rule: str | None = None, **params: object) -> None:
        super().__init__(code, rule, params)
        self.code = code
        self.rule = rule
        self.params: Mapping[str, object] = params
        #: The file or line that caused the error, if known.
        self.where: str | None = None

    def __str__(self) -> str:
        rule = f" ({self.rule})" if self.rule else ""
        params = "".join(f" {name}={value!r}" for name, value in sorted(self.params.items()))
        return f"{self.code}{rule}{params}"

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuild, (type(self), self.code, self.rule, dict(self.params)))


class IllegalAction(ParlourError):
    """The rules forbid the action. The state is unchanged."""


class NotYourTurn(IllegalAction):
    """The seat has nothing to decide at the moment."""


class BadNotation(ParlourError):
    """The text is not a move."""


class BadPosition(ParlourError):
    """The position is malformed or cannot occur in a game."""


class BadOption(ParlourError):
    """The game does not accept this seat count, seed or option."""


class BadDeck(ParlourError):
    """The text is not a valid deck file for this game."""


class BadRecord(ParlourError):
    """The record is incomplete, was modified or contains an illegal move."""


class UnknownName(ParlourError):
    """There is no game, bot, rule, card or language with this name."""


def _rebuild(
    kind: type[ParlourError], code: str, rule: str | None, params: dict[str, object]
) -> ParlourError:
    return kind(code, rule, **params)
