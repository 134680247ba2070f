"""Whether the engine is compiled."""

from __future__ import annotations

from parlour.core import rng


def is_compiled() -> bool:
    """Return whether the engine is compiled with mypyc."""
    return not (rng.__file__ or "").endswith(".py")
