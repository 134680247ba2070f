"""Localised `--help`, including the words that Typer adds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import typer
from typer import rich_utils
from typer.core import TyperCommand, TyperGroup

from parlour.languages import Speaker


def localised_app(speaker: Speaker, help: str) -> typer.Typer:
    """Return an application whose help is entirely in the language of the speaker."""
    say = speaker.say
    rich_utils.COMMANDS_PANEL_TITLE = say("help-commands")
    rich_utils.OPTIONS_PANEL_TITLE = say("help-options")
    rich_utils.ARGUMENTS_PANEL_TITLE = say("help-arguments")
    rich_utils.DEFAULT_STRING = say("help-default")
    rich_utils.REQUIRED_LONG_STRING = say("help-required")

    class Command(_LocalisedHelp, TyperCommand):
        words = speaker

    class Group(_LocalisedHelp, TyperGroup):
        words = speaker

    class App(typer.Typer):
        def command(self, *args: Any, **kwargs: Any) -> Callable[[Any], Any]:
            return super().command(*args, cls=Command, **kwargs)

    return App(cls=Group, add_completion=False, no_args_is_help=True, help=help)


class _LocalisedHelp:
    words: Speaker

    def get_help_option(self, ctx: Any) -> Any:
        option = super().get_help_option(ctx)  # type: ignore[misc]
        if option is not None:
            option.help = self.words.say("help-help")
        return option

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        pieces = self.collect_usage_pieces(ctx)  # type: ignore[attr-defined]
        formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=self.words.say("help-usage") + " ")
