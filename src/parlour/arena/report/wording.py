"""The words and figures of a report, in its language."""

from __future__ import annotations

from collections.abc import Callable
from math import isfinite

from parlour.arena.statistics import Estimate
from parlour.core.game import Game
from parlour.core.message import Argument
from parlour.languages import Speaker

MISSING = "–"
SECOND = 1000


class Wording:
    """Says the texts `arena-report-…`, and writes numbers as the language does."""

    def __init__(self, language: str, game: Game) -> None:
        self.speaker = Speaker(language, game)
        self.language = language

    def say(self, key: str, **args: Argument) -> str:
        return self.speaker.say(f"arena-report-{key}", **args)

    def prose(self, key: str, **args: Argument) -> str:
        """Say a text that is broken into lines, but not between a number and its per cent sign."""
        return self.say(key, **args).replace(" %", "\N{NO-BREAK SPACE}%")

    def count(self, value: int) -> str:
        return self.say("count", value=value)

    def number(self, value: float) -> str:
        return _with_minus(self.say("number", value=value))

    def tick(self, value: float) -> str:
        return _with_minus(self.say("tick", value=value))

    def percent(self, share: float) -> str:
        return self.say("percent", value=100 * share)

    def tick_percent(self, share: float) -> str:
        return self.say("tick-percent", value=100 * share)

    def signed(self, value: float) -> str:
        """Write a difference with its sign."""
        tenth = round(value, 1)
        sign = "plus" if tenth > 0 else "minus" if tenth < 0 else "none"
        return self.say("signed", value=abs(tenth), sign=sign)

    def duration(self, milliseconds: float) -> str:
        if milliseconds < SECOND:
            return self.say("milliseconds", value=milliseconds)
        return self.say("seconds", value=milliseconds / SECOND)

    def interval(self, low: float, high: float, write: Callable[[float], str] | None = None) -> str:
        """Write the bounds of an interval. One observation alone has none."""
        if not isfinite(low) or not isfinite(high):
            return MISSING
        write = write or self.number
        return self.say("interval", low=write(low), high=write(high))

    def percent_interval(self, share: Estimate) -> str:
        return self.say("percent-interval", low=100 * share.low, high=100 * share.high)


def _with_minus(number: str) -> str:
    return number.replace("-", "−")
