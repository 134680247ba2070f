"""User errors: one localised sentence on standard error."""

from __future__ import annotations

import sys

import typer

from parlour.cli.screen import Screen
from parlour.core.errors import ParlourError
from parlour.languages import Speaker

BAD_INPUT = 2

UserError = ParlourError | OSError | typer.TyperException


def report(screen: Screen, error: UserError) -> int:
    """Print what is wrong, without colours; returns the exit status."""
    if sys.stderr is not None:
        speaker = Speaker(screen.language, screen.game, family=screen.family)
        print(_sentence(speaker, error), file=sys.stderr)
    return BAD_INPUT


def _sentence(speaker: Speaker, error: UserError) -> str:
    match error:
        case ParlourError():
            return speaker.error(error)
        case OSError():
            problem = error.strerror or str(error)
            return speaker.say("error-file", file=str(error.filename or "–"), problem=problem)
        case _:
            return speaker.say("error-usage", problem=error.format_message().rstrip("."))
