"""`parlour replay`: step through a record as any viewer."""

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
        file: Path = typer.Argument(..., help=say("help-replay-file"), metavar="FILE"),
        viewer: str = typer.Option(OPEN, help=say("help-viewer"), metavar="N|open|spectator"),
        eyes: str | None = typer.Option(None, hidden=True),  # an older name of `--viewer`
        at: str = typer.Option("0", help=say("help-at"), metavar="N"),
    ) -> None:
        record = arguments.read_record(screen, file)
        session = ReplaySession(screen, record)
        session.set_viewer(viewer if eyes is None else eyes)
        session.go_to(arguments.read_integer("--at", at, 0, len(record.moves)))
        session.run()


class ReplaySession:
    """A place in a record, and its viewer."""

    def __init__(self, screen: Screen, record: Record) -> None:
        self.screen = screen
        self.record = record
        self.move_number = 0
        self.viewer: int | None = None
        self.open = True
        self.game = record.find_game()
        self.speaker = screen.record_speaker(record, self.game)

    def run(self) -> None:
        """Show the current place, then process commands until the input ends."""
        self.screen.say("replay-help")
        self._show()
        while True:
            line = self.screen.ask(f"{self.move_number}/{len(self.record.moves)} > ")
            if line is None or line in ("q", "quit", "exit"):
                return
            try:
                if self._run_command(line):
                    self._show()
            except ParlourError as error:
                self.screen.write(self.screen.speaker.error(error), "refusal")

    def _run_command(self, line: str) -> bool:
        """Execute a command; returns False if there is nothing new to show."""
        match line.lower().split():
            case [] | ["n" | "next"]:
                self.go_to(min(self.move_number + 1, len(self.record.moves)))
            case ["b" | "back"]:
                self.go_to(max(self.move_number - 1, 0))
            case ["first"]:
                self.go_to(0)
            case ["last"]:
                self.go_to(len(self.record.moves))
            case [place] if (number := arguments.parse_integer(place)) is not None:
                self.go_to(number)
            case ["open" | "spectator" as whose]:
                self.set_viewer(whose)
            case ["viewer" | "eyes", whose]:
                self.set_viewer(whose)
            case _:
                self.screen.say("replay-help")
                return False
        return True

    def set_viewer(self, whose: str) -> None:
        """Set the viewer: a seat (from 1), a spectator, or open cards."""
        word = whose.lower()
        if word in (OPEN, SPECTATOR):
            self.viewer = None
        elif 1 <= (seat := arguments.parse_integer(word) or 0) <= self.record.seats:
            self.viewer = seat - 1
        else:
            raise BadOption("bad-viewer", value=whose, most=self.record.seats)
        self.open = word == OPEN

    def go_to(self, place: int) -> None:
        """Go to the moment after that move."""
        if place > len(self.record.moves):
            raise BadOption("no-such-move", number=str(place), most=len(self.record.moves))
        self.move_number = place

    def _show(self) -> None:
        state, told = self._replay()
        self.screen.write("")
        if self.move_number:
            move = self.record.moves[self.move_number - 1]
            if self.open or self.viewer == move.seat:
                name = self.speaker.names[move.seat]
                text = self.speaker.move(move.text)
                self.screen.say("replay-move", number=self.move_number, name=name, move=text)
            else:
                self.screen.say("replay-hidden-move", number=self.move_number)
        for message in told:
            self.screen.say(message, self.speaker)
        blocks = (
            self.game.describe_revealed(state) if self.open else self.game.describe(state.view(self.viewer))
        )
        self.screen.show(blocks, self.speaker)
        if not state.actors:
            self.screen.show(self.game.result(state.view(self.viewer)), self.speaker)

    def _replay(self) -> tuple[State, list[Message]]:
        """Return the current state, and the events of the last move that are visible to the viewer."""
        told: list[Message] = []

        def note(event: Event) -> None:
            message = self.game.tell(event)
            if (
                message is not None
                and (self.open or event.is_visible_to(self.viewer))
                and message not in told[-1:]
            ):
                told.append(message)

        states = self.record.states(note)
        state = next(states)
        for _ in range(self.move_number):
            told.clear()
            state = next(states)
        return state, told
