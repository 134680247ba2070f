"""The participants of a tournament: built-in bots, other Python bots, and programs in any language."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Literal, TypeAlias

from msgspec import Struct

from parlour import bots
from parlour.core.errors import BadOption, UnknownName

PROGRAM = "cmd:"
#: The longest name of an entrant: it is shown in tables and stored in records.
LONGEST_NAME = 40
NAME = rf"[\w.-]{{1,{LONGEST_NAME}}}"

#: `house` is a built-in bot.
Kind: TypeAlias = Literal["house", "python", "program"]


class Entrant(Struct, frozen=True):
    """A bot that takes part: its name in tables, and what it is."""

    name: str
    kind: Kind
    #: The name of a registered bot, an import path such as `my_package:Thinker`, or a command.
    target: str

    @property
    def text(self) -> str:
        """The text that `read_entrant` turns into this entrant."""
        target = f"{PROGRAM}{self.target}" if self.kind == "program" else self.target
        return target if target == self.name else f"{self.name}={target}"


def read_entrant(game: str, text: str) -> Entrant:
    """Parse a registered name, `module:Class` or `cmd:COMMAND`, perhaps with a name of its own: `ann=cmd:…`.

    Raise `BadOption` or `UnknownName`.
    """
    entrant = _read_entrant(game, text)
    if entrant.kind != "house" and os.name == "nt":
        raise BadOption("no-bot-processes", name=entrant.name)
    return entrant


def _read_entrant(game: str, text: str) -> Entrant:
    given, separator, rest = text.partition("=")
    if text.startswith(PROGRAM) or not separator:
        return _read_unnamed(game, text)
    if not re.fullmatch(NAME, given):
        raise BadOption("bad-entrant-name", name=given, most=LONGEST_NAME)
    entrant = _read_unnamed(game, rest.strip())
    return Entrant(given, entrant.kind, entrant.target)


def _read_unnamed(game: str, text: str) -> Entrant:
    if text.startswith(PROGRAM):
        return _read_command(text)
    if ":" in text:
        load_bot(text)
        return Entrant(text.partition(":")[2][:LONGEST_NAME], "python", text)
    name = text.lower()
    bots.factory(game, name)
    is_built_in = name in bots.LEVELS or bots.is_model(game, name)
    return Entrant(name, "house" if is_built_in else "python", name)


def _read_command(text: str) -> Entrant:
    """Parse a command. Its name is that of the last file in it, or of the program."""
    command = text.removeprefix(PROGRAM).strip()
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not words:
        raise BadOption("bad-entrant", entrant=text)
    if shutil.which(words[0]) is None:
        raise UnknownName("no-such-program", program=words[0])
    files = [word for word in words if not word.startswith("-") and Path(word).is_file()]
    name = re.sub(r"[^\w.-]+", "-", Path((files or words[:1])[-1]).name)
    return Entrant(name[:LONGEST_NAME], "program", command)


def load_bot(path: str) -> type[bots.Bot]:
    """Import a bot from `module:Class`. Raise `UnknownName` if there is none."""
    module, _, name = path.partition(":")
    try:
        with _importing_from_here():
            found = getattr(import_module(module), name)
    except Exception as error:
        raise UnknownName("bad-import", path=path, problem=f"{type(error).__name__}: {error}") from None
    if not callable(getattr(found, "choose", None)):
        raise UnknownName("bad-import", path=path, problem="no method `choose`")
    return found  # type: ignore[no-any-return]


@contextmanager
def _importing_from_here() -> Iterator[None]:
    """Find modules in the current folder too, as `python -m` does."""
    here = os.getcwd()
    sys.path.insert(0, here)
    try:
        yield
    finally:
        sys.path.remove(here)
