"""`parlour replay`: step through a record from any point of view."""

from __future__ import annotations

from pathlib import Path

import typer

from parlour.cli import arguments
from parlour.cli.screen import Screen
from parlour.core.errors import BadOption, ParlourError
from parlour.core.events import Event
from parlour.core.message import Message
from parlour.core.state import State
from parlour.record import Record

OPEN = "open"
SPECTATOR = "spectator"


def add_to(app: typer.Typer, screen: Screen) -> None:
    say = screen.speaker.say

    @app.command(help=say("help-replay"))
    def replay(
        file: Path = typer.Argument(..., help=say("help-replay-file")),
        eyes: str = typer.Option(OPEN, help=say("help-eyes"), metavar="N|open|spectator"),
        at: str = typer.Option("0", help=say("help-at"), metavar="N"),
    ) -> None:
        record = arguments.read_record(screen, file)
        show = Show(screen, record)
        show.look(eyes)
        show.go(arguments.whole("--at", at, 0, len(record.moves)))
        show.run()


class Show:
    """A place in a record, and a point of view."""

    def __init__(self, screen: Screen, record: Record) -> None:
        self.screen = screen
        self.record = record
        self.place = 0
        self.eyes: int | None = None
        self.open = True
        self.game = record.find_game()
        players = record.players or ["?"] * record.seats
        say = screen.speaker.say
        names = [say("replay-player", number=seat + 1, name=name) for seat, name in enumerate(players)]
        self.speaker = screen.voice(self.game, names)

    def run(self) -> None:
        """Show the current place, then process commands until the input ends."""
        self.screen.say("replay-help")
        self._show()
        while True:
            line = self.screen.ask(f"{self.place}/{len(self.record.moves)} > ")
            if line is None or line in ("q", "quit", "exit"):
                return
            try:
                if self._obey(line):
                    self._show()
            except ParlourError as error:
                self.screen.write(self.screen.speaker.error(error), "refusal")

    def _obey(self, line: str) -> bool:
        """Execute a command; returns False if there is nothing new to show."""
        match line.lower().split():
            case [] | ["n" | "next"]:
                self.go(min(self.place + 1, len(self.record.moves)))
            case ["b" | "back"]:
                self.go(max(self.place - 1, 0))
            case ["first"]:
                self.go(0)
            case ["last"]:
                self.go(len(self.record.moves))
            case [place] if (number := arguments.number(place)) is not None:
                self.go(number)
            case ["open" | "spectator" as whose]:
                self.look(whose)
            case ["eyes", whose]:
                self.look(whose)
            case _:
                self.screen.say("replay-help")
                return False
        return True

    def look(self, whose: str) -> None:
        """Set the point of view: a seat (from 1), a spectator, or open cards."""
        word = whose.lower()
        if word in (OPEN, SPECTATOR):
            self.eyes = None
        elif 1 <= (seat := arguments.number(word) or 0) <= self.record.seats:
            self.eyes = seat - 1
        else:
            raise BadOption("bad-eyes", value=whose, most=self.record.seats)
        self.open = word == OPEN

    def go(self, place: int) -> None:
        """Go to the moment after that move."""
        if place > len(self.record.moves):
            raise BadOption("no-such-move", number=str(place), most=len(self.record.moves))
        self.place = place

    def _show(self) -> None:
        state, told = self._replay_to_here()
        self.screen.write("")
        if self.place:
            move = self.record.moves[self.place - 1]
            if self.open or self.eyes == move.seat:
                name = self.speaker.names[move.seat]
                text = self.speaker.move(move.text)
                self.screen.say("replay-move", number=self.place, name=name, move=text)
            else:
                self.screen.say("replay-hidden-move", number=self.place)
        for message in told:
            self.screen.say(message, self.speaker)
        blocks = self.game.describe_open(state) if self.open else self.game.describe(state.view(self.eyes))
        self.screen.show(blocks, self.speaker)
        if not state.actors:
            self.screen.show(self.game.result(state.view(self.eyes)), self.speaker)

    def _replay_to_here(self) -> tuple[State, list[Message]]:
        """The current state, and the events of the last move as seen from the point of view."""
        told: list[Message] = []

        def hear(event: Event) -> None:
            message = self.game.tell(event)
            if message is not None and (self.open or event.heard_by(self.eyes)) and message not in told[-1:]:
                told.append(message)

        states = self.record.states(hear)
        state = next(states)
        for _ in range(self.place):
            told.clear()
            state = next(states)
        return state, told
