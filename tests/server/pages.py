"""Pages of the documentation, read by machine: their blocks of code and the commands in them."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from typing import NamedTuple

from tests.paths import ROOT


class Block(NamedTuple):
    """What stands between two fences, and the words after the first of them."""

    kind: str
    text: str


def page(name: str) -> str:
    return (ROOT / "docs" / name).read_text("utf-8")


def blocks(text: str, language: str) -> list[Block]:
    found = re.findall(rf"^```{language}\b *([^\n]*)\n(.*?)^```", text, flags=re.M | re.S)
    return [Block(kind, body) for kind, body in found]


def commands(shell: str) -> Iterator[list[str]]:
    """The words of each command; one may have several lines, if a quotation or a backslash goes on."""
    pending = ""
    for line in shell.splitlines():
        pending += line.removesuffix("\\") + "\n"
        if line.endswith("\\"):
            continue
        try:
            words = shlex.split(pending, comments=True)
        except ValueError:
            continue
        pending = ""
        if words:
            yield words
    assert not pending, f"a quotation does not end: {pending}"
