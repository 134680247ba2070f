"""`parlour play`: a game against bots, in plain text."""

from __future__ import annotations

import shutil
import sys
from datetime import datetime
from pathlib import Path

import typer

from parlour import bots as all_bots
from parlour.bots.people import choose_name
from parlour.cli import arguments
from parlour.cli.rules import find_rule
from parlour.cli.screen import Screen
from parlour.core.errors import BadOption, ParlourError, UnknownName
from parlour.core.events import Event
from parlour.core.game import Game
from parlour.core.message import Message
from parlour.core.options import FAMILY
from parlour.core.state import State
from parlour.record import HUMAN, Record

SEATS = 3
BOT = "normal"
#: The bot that gives hints.
ADVISER = "hard"
LONGEST_LOG = 20
LONGEST_NAME = 30


def add_to(app: typer.Typer, screen: Screen) -> None:
    say = screen.speaker.say

    @app.command(help=say("help-play"))
    def play(
        game: str | None = typer.Argument(None, help=say("help-game"), metavar="GAME"),
        seats: str | None = typer.Option(None, help=say("help-play-seats"), metavar="N"),
        bots: str | None = typer.Option(None, help=say("help-play-bots"), metavar="NAMES"),
        think: str | None = typer.Option(None, help=say("help-think"), metavar="SECONDS"),
        seed: str | None = typer.Option(None, help=say("help-seed"), metavar="N"),
        option: list[str] = typer.Option([], help=say("help-option"), metavar="NAME=VALUE"),
        deck: Path | None = typer.Option(None, help=say("help-deck"), metavar="FILE"),
        arena: Path | None = typer.Option(None, help=say("help-arena"), metavar="FILE"),
        name: str = typer.Option("", help=say("help-name"), metavar="NAME"),
        record: Path | None = typer.Option(None, help=say("help-record"), metavar="FILE"),
        resume: Path | None = typer.Option(None, help=say("help-resume"), metavar="FILE"),
    ) -> None:
        seconds = None if think is None else arguments.read_think(think)
        if resume is not None:
            saved = arguments.read_record(screen, resume)
            others = (seats, bots, seed, deck, arena, record)
            if option or any(value is not None for value in others) or game not in (None, saved.game):
                raise BadOption("resume-alone")
            Session.resumed(screen, name, saved, resume, seconds).run()
            return
        if game is None:
            raise BadOption("which-game")
        found = arguments.read_game(screen, game, deck)
        options = arguments.read_options(found, option, {"arena": arena})
        screen.set_game(found, options.get(FAMILY) is True)
        count = arguments.read_seats(found, str(min(SEATS, found.most_seats)) if seats is None else seats)
        wanted = BOT if bots is None else bots
        players = [HUMAN, *arguments.read_bots(screen, found, count, wanted, count - 1)]
        started = Record.of(found, count, arguments.read_seed(seed), options, players)
        path = record or _new_file(found)
        _claim(path)
        Session(screen, name, started, path, seconds).run()


class Session:
    """A person at one seat, bots at the others, and the record of their game."""

    def __init__(
        self, screen: Screen, name: str, record: Record, path: Path, think: float | None = None
    ) -> None:
        self.screen = screen
        self.record = record
        self.path = path
        self.think = think
        self.log: list[Message] = []
        #: Moves typed on one line that are still to be played.
        self.queued: list[str] = []
        #: The number of moves when the person was last asked.
        self.asked_at: int | None = None
        self.refused: ParlourError | None = None
        self.game: Game = record.find_game()
        self.seat = record.players.index(HUMAN)
        self.bots = [
            None if player == HUMAN else all_bots.factory(record.game, player, think)()
            for player in record.players
        ]
        self.names = self._names(name)
        self.speaker = screen.speaker_for(self.game, self.names, self.seat)
        self.state: State = record.replay(self._note)
        self.state.listener = self._on_event
        self.written = ""

    @classmethod
    def resumed(
        cls, screen: Screen, name: str, record: Record, path: Path, think: float | None = None
    ) -> Session:
        """Restore a session from an interrupted record."""
        if record.result is not None:
            raise BadOption("record-finished", file=str(path))
        if record.players.count(HUMAN) != 1:
            raise BadOption("record-not-resumable", file=str(path))
        session = cls(screen, name, record, path, think)
        session.written = path.read_text("utf-8")
        screen.say("play-resumed", file=str(path), count=len(record.moves))
        return session

    def _names(self, name: str) -> list[str]:
        say = self.screen.speaker.say
        own = name.strip()[:LONGEST_NAME] or say("play-guest")
        names = [own]
        for seat, bot in enumerate(self.bots):
            if bot is not None:
                names.append(choose_name(names, str(self.record.seed)) or say("play-bot", number=seat + 1))
        # The person's name was first in line, so that no bot takes it.
        names.insert(self.seat, names.pop(0))
        return names

    def run(self) -> None:
        """Play to the end or until the person leaves; no move is lost either way."""
        self._introduce()
        self._save()
        try:
            while self.state.actors:
                if self.seat not in self.state.actors:
                    self._let_bot_play(self.state.actors[0])
                elif self._is_formality():
                    self.record.do(self.state, self.seat, self.state.legal(self.seat)[0])
                elif self._play_queued() or self._ask():
                    self._save()
                else:
                    self.screen.say("play-left")
                    break
            else:
                self.screen.write("")
                self.screen.show(self.game.result(self.state.view(self.seat)), self.speaker)
        finally:
            self._save()
            over = self.record.result is not None
            self.screen.say("play-kept" if over else "play-saved", program=_program(), file=str(self.path))

    def _introduce(self) -> None:
        speaker = self.screen.speaker
        self.screen.write(speaker.title(self.game), "title")
        for key in ("game-about", "game-legend"):
            if speaker.knows(key):
                self.screen.say(key)
        players = enumerate(zip(self.names, self.record.players, strict=True))
        others = [f"{name} ({bot})" for seat, (name, bot) in players if seat != self.seat]
        self.screen.say("play-company", names=speaker.list(others), count=len(others))
        self.screen.say("play-welcome")
        for message in self.log[-LONGEST_LOG:]:
            self.screen.say(message, self.speaker)

    def _save(self) -> None:
        """Save the record, unless another program has changed it since."""
        if self.path.exists() and self.path.read_text("utf-8") != self.written:
            raise BadOption("record-taken", file=str(self.path))
        self.record.save(self.path)
        self.written = self.record.dump()

    def _let_bot_play(self, seat: int) -> None:
        """Play a bot's move. Chance depends only on the seed and the move number, also after resuming."""
        bot = self.bots[seat]
        assert bot is not None
        rng = all_bots.derive_rng(self.record.seed, len(self.record.moves))
        action = all_bots.decide(bot, self.record.players[seat], self.state, seat, rng)
        self.record.do(self.state, seat, action)

    def _is_formality(self) -> bool:
        only = len(self.state.legal(self.seat)) == 1
        return only and self.game.is_formality(self.state.view(self.seat))

    def _play_queued(self) -> bool:
        """Play the next of several moves typed on one line; a new turn or a refusal drops the rest."""
        if self.queued and not self.game.is_follow_up(self.state.view(self.seat)):
            self.queued = []
        return bool(self.queued) and self._play_next()

    def _play_next(self) -> bool:
        fits = self._move(self.queued.pop(0))
        if not fits:
            self.queued = []
        return fits

    def _ask(self) -> bool:
        """Show the table and process commands until one is a move; returns False if the person leaves.

        In the middle of one's own turn the table stays as it was, and the question is enough.
        """
        since = self.record.moves[self.asked_at or 0 :]
        alone = self.asked_at is not None and all(move.seat == self.seat for move in since)
        short = alone and self.game.is_follow_up(self.state.view(self.seat))
        self.asked_at = len(self.record.moves)
        if not short:
            self.screen.write("")
        self._show_table(short)
        while True:
            line = self.screen.ask()
            if line is None or line.lower() in ("quit", "q", "exit"):
                return False
            match line.lower():
                case "":
                    pass
                case "log" | "l":
                    for message in self.log[-LONGEST_LOG:]:
                        self.screen.say(message, self.speaker)
                case "table" | "t":
                    self._show_table()
                case "hint" | "i":
                    self._hint()
                case "help" | "h":
                    self._help()
                case _ if line.startswith("?"):
                    self._explain(line[1:].strip())
                case _:
                    self.queued = [part.strip() for part in line.split(";") if part.strip()]
                    if self.queued and self._play_next():
                        return True

    def _show_table(self, short: bool = False) -> None:
        view = self.state.view(self.seat)
        self.screen.show(self.game.describe(view), self.speaker, short)
        self.screen.say(self.game.ask(view), self.speaker, "ask")

    def _move(self, text: str) -> bool:
        try:
            self.record.do(self.state, self.seat, self.game.parse(self.state, text, self.seat))
        except ParlourError as error:
            self.refused = error
            self.screen.write(self.speaker.error(error), "refusal")
            if error.rule:
                self.screen.say("play-why", rule=error.rule)
            return False
        self.refused = None
        return True

    def _hint(self) -> None:
        """Say what a strong bot would do, knowing what the person knows."""
        adviser = all_bots.factory(self.game.name, ADVISER, self.think)()
        rng = all_bots.derive_rng(self.record.seed, len(self.record.moves), self.seat)
        action = all_bots.decide(adviser, ADVISER, self.state, self.seat, rng)
        move = self.game.text(self.state, action, self.seat)
        self.screen.say("play-hint", move=self.speaker.move(move))

    def _help(self) -> None:
        if self.screen.speaker.knows("game-legend"):
            self.screen.say("game-legend")
        self.screen.say("play-help")

    def _explain(self, about: str) -> None:
        """Explain a card or a rule; without an argument, the rule behind the last refusal or how to play."""
        about = about or (self.refused.rule if self.refused else None) or ""
        if not about:
            self._help()
            return
        try:
            self.screen.write(self._explanation(about))
        except UnknownName as error:
            self.screen.write(self.speaker.error(error), "refusal")

    def _explanation(self, about: str) -> str:
        """Find a rule by its number; anything that could be a card (`r7`) is treated as one."""
        if about.upper() not in self.game.rules:
            try:
                return self.speaker.say(self.game.explain(about))
            except UnknownName:
                if find_rule(self.game, about) is None:
                    raise
        rule = find_rule(self.game, about)
        assert rule is not None
        return f"{rule}: {self.speaker.rule(rule)}"

    def _note(self, event: Event) -> None:
        """Log the events that the person may see."""
        message = self.game.tell(event) if event.is_visible_to(self.seat) else None
        if message is not None:
            self.log.append(message)

    def _on_event(self, event: Event) -> None:
        """Log the event and print it at once."""
        known = len(self.log)
        self._note(event)
        for message in self.log[known:]:
            self.screen.say(message, self.speaker)


def _claim(path: Path) -> None:
    """Create the file before the game: it is exclusive, and a bad path is reported early."""
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        path.open("x").close()
    except FileExistsError:
        raise BadOption("record-exists", file=str(path)) from None


def _new_file(game: Game) -> Path:
    """Return a new file in the user data folder."""
    moment = datetime.now().strftime("%Y-%m-%d-%H%M%S-%f")
    return arguments.data_folder() / "games" / f"{game.name}-{moment}.json"


def _program() -> str:
    """Return the command with which the user can run Parlour again."""
    return "parlour" if shutil.which("parlour") or not Path(sys.argv[0]).is_file() else sys.argv[0]
