"""`parlour play`: a game against bots, in plain text."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import typer

from parlour.bots import Bot
from parlour.bots import bot as find_bot
from parlour.cli import edge
from parlour.cli.rules import find_rule
from parlour.cli.screen import Screen
from parlour.core.errors import BadOption, ParlourError, UnknownName
from parlour.core.events import Event
from parlour.core.game import Game
from parlour.core.message import Message
from parlour.core.perspective import Perspective
from parlour.core.rng import Rng
from parlour.core.state import State
from parlour.record import Record

HUMAN = "human"
LONGEST_LOG = 12
LONGEST_NAME = 30


def add_to(app: typer.Typer, screen: Screen) -> None:
    say = screen.speaker.say

    @app.command(help=say("help-play"))
    def play(
        game: str | None = typer.Argument(None, help=say("help-game")),
        seats: str | None = typer.Option(None, help=say("help-seats"), metavar="N"),
        bots: str | None = typer.Option(None, help=say("help-bots"), metavar="NAMES"),
        seed: str | None = typer.Option(None, help=say("help-seed"), metavar="N"),
        option: list[str] = typer.Option([], help=say("help-option"), metavar="NAME=VALUE"),
        deck: Path | None = typer.Option(None, help=say("help-deck"), metavar="FILE"),
        name: str = typer.Option("", help=say("help-name"), metavar="NAME"),
        record: Path | None = typer.Option(None, help=say("help-record"), metavar="FILE"),
        resume: Path | None = typer.Option(None, help=say("help-resume"), metavar="FILE"),
    ) -> None:
        if resume is not None:
            if any((game, seats, bots, seed, option, deck, record)):
                raise BadOption("resume-alone")
            table = Table.resumed(screen, name, resume)
        else:
            if game is None:
                raise BadOption("which-game")
            found = edge.read_game(game, deck)
            count = edge.read_seats(found, seats or str(min(3, found.most_seats)))
            kept = Record.of(
                found,
                count,
                edge.read_seed(seed),
                edge.read_options(found, option),
                [HUMAN, *edge.read_bots(found, bots or "easy", count - 1)],
            )
            if record is not None and record.exists():
                raise BadOption("record-exists", file=str(record))
            path = record or _new_file(found)
            edge.check_writable(path)
            table = Table(screen, name, kept, path)
        table.run()


class Table:
    """A person at seat 0, bots at the others, and the record of their game."""

    def __init__(self, screen: Screen, name: str, record: Record, path: Path) -> None:
        self.screen = screen
        self.record = record
        self.path = path
        self.log: list[Message] = []
        self.refused: ParlourError | None = None
        self.game: Game = record.find_game()
        self.bots: list[Bot | None] = [
            None if player == HUMAN else find_bot(record.game, player) for player in record.players
        ]
        self.seat = record.players.index(HUMAN)
        self.speaker = screen.voice(self.game, self._names(name))
        self.state: State = record.start(self._note)
        self.state.listener = self._hear
        self.saved = 0

    @classmethod
    def resumed(cls, screen: Screen, name: str, path: Path) -> Table:
        """The table as it was when its record was broken off."""
        record = Record.read(path)
        if record.result is not None:
            raise BadOption("record-finished", file=str(path))
        if record.players.count(HUMAN) != 1 or len(record.players) != record.seats:
            raise BadOption("record-not-resumable", file=str(path))
        table = cls(screen, name, record, path)
        table.log.clear()
        table.state = record.replay(table._note)
        table.state.listener = table._hear
        table.saved = len(record.moves)
        screen.say("play-resumed", file=str(path), count=len(record.moves))
        return table

    def _names(self, name: str) -> list[str]:
        say = self.screen.speaker.say
        shown = "".join(letter for letter in name if letter.isprintable())
        own = shown.strip()[:LONGEST_NAME] or say("play-guest")
        return [
            own if bot is None else say("play-bot", number=seat + 1) for seat, bot in enumerate(self.bots)
        ]

    def run(self) -> None:
        """Play to the end, or until the person leaves; either way nothing played is lost."""
        self.screen.say("play-welcome")
        for message in self.log[-LONGEST_LOG:]:
            self.screen.say(message, self.speaker)
        try:
            while self.state.actors:
                if self.seat in self.state.actors:
                    if not self._ask():
                        self.screen.say("play-left")
                        return
                else:
                    self._let_bot_play(self.state.actors[0])
            self.screen.write("")
            self.screen.show(self.game.result(self.state.view(self.seat)), self.speaker)
        finally:
            self._save()

    def _save(self) -> None:
        if len(self.record.moves) == self.saved:
            return
        self.record.save(self.path)
        self.saved = len(self.record.moves)
        if self.record.result is None:
            self.screen.say("play-saved", file=str(self.path))
        else:
            self.screen.say("play-kept", file=str(self.path))

    def _let_bot_play(self, seat: int) -> None:
        """A bot's chance depends on seed and move only, so a resumed game goes on as it would have."""
        bot = self.bots[seat]
        assert bot is not None
        rng = Rng(self.record.seed, 1 + len(self.record.moves))
        self.record.do(self.state, seat, bot.choose(Perspective(self.state, seat, rng), rng))

    def _ask(self) -> bool:
        """Show the table and take commands until one is a move; False if the person leaves."""
        view = self.state.view(self.seat)
        self.screen.write("")
        self.screen.show(self.game.table(view), self.speaker)
        self.screen.say(self.game.ask(view), self.speaker, "ask")
        while True:
            line = self.screen.ask()
            word = "quit" if line is None else line.lower()
            if word in ("quit", "q", "exit"):
                return False
            if word in ("log", "l"):
                for message in self.log[-LONGEST_LOG:]:
                    self.screen.say(message, self.speaker)
            elif word in ("table", "t"):
                self.screen.show(self.game.table(view), self.speaker)
                self.screen.say(self.game.ask(view), self.speaker, "ask")
            elif line and line.startswith("?"):
                self._explain(line[1:].strip())
            elif line and self._move(line):
                return True

    def _move(self, text: str) -> bool:
        try:
            action = self.game.parse(self.state, text, self.seat)
        except ParlourError as error:
            self.refused = error
            self.screen.write(self.speaker.error(error), "refusal")
            if error.rule:
                self.screen.say("play-why", rule=error.rule)
            return False
        self.refused = None
        self.record.do(self.state, self.seat, action)
        return True

    def _explain(self, about: str) -> None:
        """A card or a rule; without a word the rule behind the last refusal, or how to play."""
        if not about:
            if self.refused and self.refused.rule:
                about = self.refused.rule
            else:
                self.screen.say("play-help")
                return
        try:
            self.screen.write(explanation(self.screen, self.game, about))
        except UnknownName as error:
            self.screen.write(self.speaker.error(error), "refusal")

    def _note(self, event: Event) -> None:
        """What the person may know of goes into the log."""
        message = self.game.tell(event) if event.heard_by(self.seat) else None
        if message is not None:
            self.log.append(message)

    def _hear(self, event: Event) -> None:
        """It is also said at once."""
        known = len(self.log)
        self._note(event)
        for message in self.log[known:]:
            self.screen.say(message, self.speaker)


def explanation(screen: Screen, game: Game, about: str) -> str:
    """The rule or the card of that name in words."""
    speaker = screen.voice(game)
    rule = find_rule(game, about)
    if rule is not None:
        return f"{rule}: {speaker.rule(rule)}"
    return speaker.say(game.explain(about))


def _new_file(game: Game) -> Path:
    """A file of its own in Parlour's folder of the user."""
    folder = Path(typer.get_app_dir("parlour")) / "games"
    moment = datetime.now().strftime("%Y-%m-%d-%H%M%S-%f")
    return folder / f"{game.name}-{moment}.json"
