"""User errors: one localised sentence on standard error."""

from __future__ import annotations

import sys

import typer

from parlour.cli.screen import Screen
from parlour.core.errors import ParlourError
from parlour.languages import Speaker

BAD_INPUT = 2

Mistake = ParlourError | OSError | typer.TyperException


def report(screen: Screen, mistake: Mistake) -> int:
    """Print what is wrong, without colours; returns the exit status."""
    if sys.stderr is not None:
        speaker = Speaker(screen.language, screen.game, family=screen.family)
        print(_sentence(speaker, mistake), file=sys.stderr)
    return BAD_INPUT


def _sentence(speaker: Speaker, mistake: Mistake) -> str:
    match mistake:
        case ParlourError():
            return speaker.error(mistake)
        case OSError():
            problem = mistake.strerror or str(mistake)
            return speaker.say("error-file", file=str(mistake.filename or "–"), problem=problem)
        case _:
            return speaker.say("error-usage", problem=mistake.format_message().rstrip("."))
