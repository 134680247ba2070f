"""The environment of the processes that Parlour starts."""

from __future__ import annotations

import os

_NAMES = ("PATH", "PYTHONPATH", "HOME", "LANG", "SYSTEMROOT", "VIRTUAL_ENV")


def child_environment(*more: str) -> dict[str, str]:
    """Return what a child process needs, and these variables, but no settings and no database URL."""
    return {name: os.environ[name] for name in (*_NAMES, *more) if name in os.environ}
