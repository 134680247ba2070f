"""`parlour deck`: list the cards of a game, and check deck files."""

from __future__ import annotations

from pathlib import Path

import typer

from parlour.cli import arguments
from parlour.cli.screen import Screen


def add_to(app: typer.Typer, screen: Screen) -> None:
    say = screen.speaker.say

    @app.command(help=say("help-deck-command"))
    def deck(
        game: str = typer.Argument(..., help=say("help-game"), metavar="GAME"),
        check: Path | None = typer.Option(None, help=say("help-check"), metavar="FILE"),
        toml: bool = typer.Option(False, "--toml", help=say("help-toml")),
    ) -> None:
        found = arguments.read_game(screen, game, check)
        if check is not None:
            screen.say("deck-fine", file=str(check), digest=found.deck_digest[:12])
            return
        if toml:
            print(found.deck_text, end="")
            return
        for code, copies in found.cards().items():
            screen.say("deck-card", copies=copies, card=found.explain(code))
        for topic in found.topics():
            screen.say(found.explain(topic))
