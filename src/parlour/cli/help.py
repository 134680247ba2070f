"""Localised `--help`, including the words that Typer adds."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import typer
from typer import rich_utils
from typer.core import TyperCommand, TyperGroup

from parlour.languages import Speaker

#: The placeholders that are translated. Others, such as N and URL, are the same in all languages.
PLACEHOLDER = re.compile(
    r"\b(ADDRESS|ARGS|BOT|COMMAND|DAYS|FILE|FOLDER|GAME|KIND"
    r"|LEVEL|NAMES?|NETWORK|OPTIONS|RULE|SECONDS|TEXT|VALUE)\b"
)


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

    def get_params(self, ctx: Any) -> Any:
        """Return the parameters with translated placeholders, and with types only where a value follows."""
        params = super().get_params(ctx)  # type: ignore[misc]
        for param in params:
            if param.param_type_name == "argument" or getattr(param, "is_flag", False):
                param.display_type_rich = lambda ctx: None
            if param.param_type_name == "argument":
                param.get_usage_pieces = lambda ctx, param=param: [_usage(param)]
            if param.metavar is not None:
                param.metavar = self._translated(param.metavar)
        return params

    def collect_usage_pieces(self, ctx: Any) -> list[str]:
        pieces: list[str] = super().collect_usage_pieces(ctx)  # type: ignore[misc]
        return [self._translated(piece) for piece in pieces]

    def _translated(self, text: str) -> str:
        return PLACEHOLDER.sub(lambda word: self.words.say(f"placeholder-{word[0].lower()}"), text)

    def get_help_option(self, ctx: Any) -> Any:
        option = super().get_help_option(ctx)  # type: ignore[misc]
        if option is not None:
            option.help = self.words.say("help-help")
        return option

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        pieces = self.collect_usage_pieces(ctx)
        formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=self.words.say("help-usage") + " ")


def _usage(argument: Any) -> str:
    """Return the argument as the usage line shows it: `FILE`, `[RULE]` or `FILE...`."""
    name: str = argument.metavar or argument.name
    return (name if argument.required else f"[{name}]") + ("..." if argument.nargs != 1 else "")
