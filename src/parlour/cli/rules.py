"""`parlour rules`: show the rules of a game, or one of them."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import typer

from parlour.cli import arguments
from parlour.cli.screen import Screen
from parlour.core.errors import UnknownName
from parlour.core.game import Game
from parlour.languages import Speaker


def add_to(app: typer.Typer, screen: Screen) -> None:
    say = screen.speaker.say

    @app.command(help=say("help-rules"))
    def rules(
        game: str = typer.Argument(..., help=say("help-game"), metavar="GAME"),
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
        for step, key in enumerate(overview(speaker)):
            screen.write(f"{step}. {speaker.say(key)}" if step else speaker.say(key))
        for number in found.rules:
            known = speaker.knows(f"rule-{number}")
            screen.write(f"{number}: {speaker.rule(number)}" if known else number)


def overview(speaker: Speaker) -> Iterator[str]:
    """Yield the keys of the goal of a game and of the steps in which it is played, if it has them."""
    keys = itertools.chain(["overview-goal"], (f"overview-{step}" for step in itertools.count(1)))
    return itertools.takewhile(speaker.knows, keys)


def find_rule(game: Game, text: str) -> str | None:
    """Normalise the number of a rule: `F-11`, `f11` or `11`."""
    wanted = text.upper().replace("-", "")
    for rule in game.rules:
        letters, _, number = rule.partition("-")
        if wanted in (letters + number, number):
            return rule
    return None
