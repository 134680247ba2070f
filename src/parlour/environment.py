"""The environment and the streams of the processes that Parlour starts."""

from __future__ import annotations

import os
import sys
from typing import BinaryIO

_NAMES = ("PATH", "PYTHONPATH", "HOME", "LANG", "SYSTEMROOT", "VIRTUAL_ENV", "PARLOUR_MODELS")


def child_environment(*more: str) -> dict[str, str]:
    """Return the environment of a child process with these variables, but no settings and no database URL."""
    return {name: os.environ[name] for name in (*_NAMES, *more) if name in os.environ}


def claim_streams() -> tuple[BinaryIO, BinaryIO]:
    """Take over standard input and output, so that what a bot prints does not look like an answer."""
    source, sink = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    return source, sink
