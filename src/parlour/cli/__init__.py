"""The command `parlour`: localised output, and one sentence per user error."""

from __future__ import annotations

import os
import platform
import sys
from io import TextIOWrapper

import typer

from parlour import __version__, languages
from parlour.cli import (
    analyse,
    arena,
    dataset,
    deck,
    errors,
    export,
    forget,
    play,
    replay,
    rules,
    serve,
    simulate,
    verify,
)
from parlour.cli.help import localised_app
from parlour.cli.screen import Screen
from parlour.core.errors import ParlourError
from parlour.engine import is_compiled

INTERRUPTED = 130


def main(arguments: list[str] | None = None) -> None:
    """Run the command line and exit with its status."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: list[str]) -> int:
    """Run the command line; returns 0 on success and 2 for bad input."""
    screen = Screen(languages.FALLBACK)
    try:
        rest, language, colour, family = _global_options(arguments)
        screen = Screen(languages.choose_language(language), colour, family)
        app = build(screen)
        code = typer.main.get_command(app).main(
            rest or ["--help"], prog_name="parlour", standalone_mode=False
        )
        if sys.stdout is not None:
            sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except typer.Exit as leave:
        return leave.exit_code
    except BrokenPipeError:
        _discard_output()
        return 0
    except (ParlourError, OSError, typer.TyperException) as error:
        return errors.report(screen, error)
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED


def build(screen: Screen) -> typer.Typer:
    """Build all commands, with help in the language of the screen."""
    say = screen.speaker.say
    app = localised_app(screen.speaker, say("help-parlour"))

    @app.callback()
    def _(
        lang: str = typer.Option("", help=say("help-lang"), metavar="en|de|nl"),
        color: bool | None = typer.Option(None, "--color/--no-color", help=say("help-color")),
        family: bool = typer.Option(False, "--family", help=say("help-family")),
    ) -> None:
        """Global options are extracted beforehand; they are declared here for `--help` only."""

    for module in (
        play,
        serve,
        forget,
        export,
        simulate,
        arena,
        dataset,
        replay,
        analyse,
        verify,
        rules,
        deck,
    ):
        module.add_to(app, screen)

    @app.command(help=say("help-version"))
    def version() -> None:
        compiled = "yes" if is_compiled() else "no"
        screen.say("version", version=__version__, compiled=compiled, python=platform.python_version())

    return app


def _global_options(arguments: list[str]) -> tuple[list[str], str | None, bool | None, bool]:
    """Extract the global options, which may appear anywhere on the command line."""
    rest: list[str] = []
    language: str | None = None
    colour: bool | None = None
    family = bool(os.environ.get("PARLOUR_FAMILY"))
    remaining = iter(arguments)
    for argument in remaining:
        if argument == "--lang":
            language = next(remaining, "")
        elif argument.startswith("--lang="):
            language = argument.removeprefix("--lang=")
        elif argument in ("--color", "--no-color"):
            colour = argument == "--color"
        elif argument == "--family":
            family = True
        else:
            rest.append(argument)
    return rest, language, colour, family


def _discard_output() -> None:
    """Standard output was closed: discard the buffer, so that flushing it at exit does not fail."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
