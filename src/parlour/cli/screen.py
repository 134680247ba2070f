"""Terminal output: sentences, tables and optional colours."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress

from rich import box
from rich.console import Console
from rich.markup import escape
from rich.measure import Measurement
from rich.table import Table
from rich.theme import Theme

from parlour.core.game import Game
from parlour.core.message import Argument, Block, Card, Grid, Message
from parlour.languages import Speaker
from parlour.record import Record

with suppress(ImportError):
    import readline  # noqa: F401  arrow keys at the prompt

THEME = Theme(
    {
        "plain": "green",
        "special": "bright_cyan",
        "danger": "bold yellow",
        "goal": "bold magenta",
        "dim": "bright_black",
        "blue": "bright_blue",
        "red": "bright_red",
        "green": "bright_green",
        "yellow": "bright_yellow",
        "black": "reverse",
        "purple": "medium_purple1",
        "orange": "dark_orange",
        "pink": "hot_pink",
        "ask": "bold",
        "refusal": "red",
        "title": "bold",
    }
)


#: More than a table has without a line break.
MOST_COLUMNS = 1000
NUMBER = re.compile(r"[-−]?[\d.,]+( %)?$")


class _Console(Console):
    def on_broken_pipe(self) -> None:
        """Leave it to the caller; Rich would exit immediately."""
        raise BrokenPipeError


class Screen:
    """Input and output of a command, in one language and, once known, for one game."""

    def __init__(self, language: str, colour: bool | None = None, family: bool = False) -> None:
        self.language = language
        self.family = family
        self.console = _Console(
            theme=THEME,
            highlight=False,
            emoji=False,
            no_color=colour is False or None,
            force_terminal=True if colour else None,
        )
        self.game: Game | None = None
        self.speaker = self.speaker_for()

    def set_game(self, game: Game, family: bool = False) -> None:
        """Use the words of this game from now on, in errors too; a table may set family-friendly names."""
        self.game = game
        self.family = self.family or family
        self.speaker = self.speaker_for(game)

    def speaker_for(
        self, game: Game | None = None, names: Sequence[str] = (), me: int | None = None
    ) -> Speaker:
        """Return a speaker for this screen with the texts of the game and the names of the seats."""
        return Speaker(self.language, game, names, _paint, escape, self.family, me)

    def record_speaker(self, record: Record, game: Game) -> Speaker:
        """Return a speaker that names the players of the record, which is of this game, and their seats."""
        return self.speaker_for(game, self.speaker.numbered(record.players or ["?"] * record.seats))

    def say(
        self, message: Message | str, speaker: Speaker | None = None, style: str = "", **args: Argument
    ) -> None:
        """Print one sentence on its own line."""
        self.write((speaker or self.speaker).say(message, **args), style)

    def write(self, markup: str, style: str = "") -> None:
        self.console.print(markup, style=style or None, soft_wrap=not self.console.is_terminal)

    def show(self, blocks: Iterable[Block], speaker: Speaker, short: bool = False) -> None:
        """Print sentences and tables; in short form, only what follows the last table."""
        shown = list(blocks)
        tables = [place for place, block in enumerate(shown) if isinstance(block, Grid)]
        for place, block in enumerate(shown):
            if short and place <= max(tables, default=0):
                continue
            if isinstance(block, Grid):
                self.console.print(_table(block, speaker))
            else:
                self.say(block, speaker, "title" if place == 0 else "")

    def free_width(self, grid: Grid, speaker: Speaker) -> int:
        """Return the number of columns that the table leaves free, at least none."""
        options = self.console.options.update_width(MOST_COLUMNS)
        return max(
            0, self.console.width - Measurement.get(self.console, options, _table(grid, speaker)).maximum
        )

    def ask(self, prompt: str = "> ") -> str | None:
        """Read a line of input; None at the end of input."""
        if sys.stdin is None:
            return None
        try:
            if sys.stdin.isatty():
                return input(prompt).strip()
            self.console.print(prompt, soft_wrap=True)
            line = sys.stdin.readline()
            return line.strip() if line else None
        except EOFError:
            return None
        except KeyboardInterrupt:
            self.console.print()
            raise


def _paint(card: Card) -> str:
    text = escape(card.symbol + card.code)
    return f"[{card.style}]{text}[/]" if card.style else text


def _table(grid: Grid, speaker: Speaker) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    rows = [[speaker.words(cell) for cell in row] for row in grid.rows]
    for place, head in enumerate(grid.heads):
        numbers = all(NUMBER.match(row[place]) for row in rows)
        table.add_column(speaker.say(head), justify="right" if numbers else "left", overflow="fold")
    for row in rows:
        table.add_row(*row)
    return table
