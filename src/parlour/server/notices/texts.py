"""The texts of notices: the game, that it is your turn, and how long you have. Nothing about cards."""

from __future__ import annotations

from datetime import timedelta
from typing import NamedTuple

from babel.dates import format_timedelta

from parlour.core.game import Game
from parlour.languages import Speaker


class Text(NamedTuple):
    title: str
    body: str


def turn_text(game: Game, language: str, left: int | None) -> Text:
    """Return the notification for a player with this many milliseconds left (None: no limit)."""
    speaker = Speaker(language, game)
    title = speaker.say("notice-title", game=speaker.title(game))
    if left is None:
        return Text(title, speaker.say("notice-turn"))
    if left <= 0:
        return Text(title, speaker.say("notice-turn-late"))
    whole = timedelta(milliseconds=left)
    time = format_timedelta(whole, granularity="minute", threshold=1.5, locale=language)
    return Text(title, speaker.say("notice-turn-time", time=time))


def trial_text(game: Game, language: str) -> Text:
    """Return the notification that tests whether notifications arrive."""
    speaker = Speaker(language, game)
    return Text(speaker.title(game), speaker.say("notice-test"))


def stop_text(language: str, link: str) -> str:
    """Return the line of an email that says how to stop all others."""
    return Speaker(language).say("notice-stop-link", link=link)


def confirmation_text(game: Game, language: str, code: str) -> Text:
    """Return the email with the code that confirms an address."""
    speaker = Speaker(language, game)
    title = speaker.say("notice-confirm-title", game=speaker.title(game))
    return Text(title, speaker.say("notice-confirm", code=code))
