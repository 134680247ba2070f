"""Bots as strangers may write them: slow, broken, dishonest or talkative."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from parlour.core.perspective import Perspective
from parlour.core.rng import Rng

PRINTED = "I think, therefore I print."
#: The file that a ponderer waits for, in the folder of its package, which comes first in PYTHONPATH.
WORD = "word"
#: Longer than any test waits.
FOR_EVER = 600


class Sleeper:
    def choose(self, perspective: Perspective, rng: Rng) -> int:
        time.sleep(FOR_EVER)
        return perspective.legal[0]


class Ponderer:
    """Thinks until somebody says the word."""

    def choose(self, perspective: Perspective, rng: Rng) -> int:
        folder = Path(os.environ["PYTHONPATH"].split(os.pathsep)[0])
        while not (folder / WORD).exists():
            time.sleep(0.01)
        return perspective.legal[0]


class Raiser:
    def choose(self, perspective: Perspective, rng: Rng) -> int:
        raise ValueError("I have no idea.")


class Cheat:
    def choose(self, perspective: Perspective, rng: Rng) -> int:
        return max(set(range(200)) - set(perspective.legal))


class Fool:
    def choose(self, perspective: Perspective, rng: Rng) -> int:
        return "the red one"  # type: ignore[return-value]


class Dier:
    def choose(self, perspective: Perspective, rng: Rng) -> int:
        os._exit(3)


class Quitter:
    def choose(self, perspective: Perspective, rng: Rng) -> int:
        sys.exit(0)


class Printer:
    """Prints, by all ways there are, and even listens; but it plays properly: always the last choice."""

    def choose(self, perspective: Perspective, rng: Rng) -> int:
        print(PRINTED)  # noqa: T201
        os.write(1, b"\x00\x00\x00\x05" + PRINTED.encode() + b"\n")
        assert sys.stdin.read() == ""
        return perspective.legal[-1]


STRANGE = {
    bot.__name__.lower(): bot for bot in (Sleeper, Ponderer, Raiser, Cheat, Fool, Dier, Quitter, Printer)
}
