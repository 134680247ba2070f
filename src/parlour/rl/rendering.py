"""Environments for people: the table in words, and the words as a picture."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from functools import cache
from textwrap import wrap
from typing import Any, Final

import numpy as np
from gymnasium.logger import warn
from numpy.typing import NDArray

from parlour.core.message import Block, Grid
from parlour.core.state import State
from parlour.extras import require
from parlour.languages import Speaker
from parlour.rl.errors import EnvError

ANSI: Final = "ansi"
HUMAN: Final = "human"
RGB_ARRAY: Final = "rgb_array"
RENDER_MODES: Final = (ANSI, HUMAN, RGB_ARRAY)

#: All pictures have the same size, so that they make a film.
COLUMNS: Final = 110
LINES: Final = 40
CELL_WIDTH: Final = 6
CELL_HEIGHT: Final = 11
MARGIN: Final = 8
SCALE: Final = 2
#: The font of the pictures has only the letters of Latin-1.
LATIN: Final = str.maketrans("▶★⚔–−’“”≈▲☾✿♣", '>*!--\'""~^)*&') | {ord("…"): "..."}


def check_render_mode(mode: str | None) -> str | None:
    """Return the mode. Raise `EnvError` if there is none of this name, `MissingExtra` if it needs Pillow."""
    if mode is not None and mode not in RENDER_MODES:
        raise EnvError(f"render_mode must be {', '.join(RENDER_MODES)} or None, not {mode!r}")
    if mode == RGB_ARRAY:
        require("PIL")
    return mode


def render(
    state: State, seat: int | None, mode: str | None, family: bool = False
) -> str | NDArray[np.uint8] | None:
    """Show the table to a seat, None being a spectator: as text, on the screen or as a picture."""
    if mode is None:
        warn("There is nothing to render: the environment was made without a render_mode.")
        return None
    text = text_of(state, seat, family)
    if mode == RGB_ARRAY:
        return picture_of(text)
    if mode == ANSI:
        return text
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()
    return None


def text_of(state: State, seat: int | None, family: bool = False) -> str:
    """Return the table as the seat sees it, with its question or the end of the game."""
    game = state.game
    names = [f"player_{number}" for number in range(state.seats)]
    speaker = Speaker("en", game, names, family=family)
    view = state.view(seat)
    blocks: list[Block] = [*game.describe(view)]
    blocks += [game.ask(view)] if state.actors else game.result(view)
    return "".join(f"{line}\n" for block in blocks for line in _lines(block, speaker))


def picture_of(text: str) -> NDArray[np.uint8]:
    """Draw the text, dark on white. Long lines are folded, and lines at the end that do not fit left out."""
    from PIL import Image, ImageDraw

    width = COLUMNS * CELL_WIDTH + 2 * MARGIN
    height = LINES * CELL_HEIGHT + 2 * MARGIN
    image = Image.new("L", (width, height), 255)
    draw = ImageDraw.Draw(image)
    for place, line in enumerate(folded(text)[:LINES]):
        draw.text((MARGIN, MARGIN + place * CELL_HEIGHT), line, fill=0, font=_font())
    image = image.resize((SCALE * width, SCALE * height), Image.Resampling.NEAREST)
    return np.asarray(image.convert("RGB")).copy()


def folded(text: str) -> list[str]:
    """Return the lines of the text as they are drawn."""
    latin = text.translate(LATIN).encode("latin-1", "replace").decode("latin-1")
    lines: list[str] = []
    for line in latin.splitlines():
        indent = len(line) - len(line.lstrip())
        lines += wrap(line, COLUMNS, subsequent_indent=" " * (indent + 4), drop_whitespace=True) or [""]
    return lines


@cache
def _font() -> Any:
    """Return the bitmap font of Pillow: it looks the same everywhere, and all letters are as wide."""
    from PIL import ImageFont

    return ImageFont.load_default_imagefont()


def _lines(block: Block, speaker: Speaker) -> Iterator[str]:
    if isinstance(block, Grid):
        heads = [speaker.say(head) for head in block.heads]
        yield from _table([heads, *([speaker.words(cell) for cell in row] for row in block.rows)])
    else:
        yield speaker.say(block)


def _table(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=True)]
        yield "  ".join(cells).rstrip()
