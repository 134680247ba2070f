"""`parlour rules`: show the rules of a game, or one of them."""

from __future__ import annotations

import typer

from parlour.cli import arguments
from parlour.cli.screen import Screen
from parlour.core.errors import UnknownName
from parlour.core.game import Game


def add_to(app: typer.Typer, screen: Screen) -> None:
    say = screen.speaker.say

    @app.command(help=say("help-rules"))
    def rules(
        game: str = typer.Argument(..., help=say("help-game")),
        rule: str | None = typer.Argument(None, help=say("help-rule"), metavar="RULE"),
    ) -> None:
        found = arguments.read_game(screen, game, None)
        speaker = screen.speaker
        if rule is not None:
            number = find_rule(found, rule)
            if number is None:
                raise UnknownName("unknown-rule", number=rule)
            screen.write(f"{number}: {speaker.rule(number)}")
            return
        screen.write(speaker.title(found), "title")
        if speaker.knows("game-about"):
            screen.say("game-about")
        for number in found.rules:
            known = speaker.knows(f"rule-{number}")
            screen.write(f"{number}: {speaker.rule(number)}" if known else number)


def find_rule(game: Game, text: str) -> str | None:
    """Normalise the number of a rule: `F-11`, `f11` or `11`."""
    wanted = text.upper().replace("-", "")
    for rule in game.rules:
        letters, _, number = rule.partition("-")
        if wanted in (letters + number, number):
            return rule
    return None
