"""Which engine this is: machine code, or the same source interpreted."""

from __future__ import annotations

from parlour.core import rng


def is_compiled() -> bool:
    """Whether the core was compiled when Parlour was installed."""
    return not (rng.__file__ or "").endswith(".py")
