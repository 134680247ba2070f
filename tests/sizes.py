"""How much is tried: a little in every run, all of it in the long one, which `make test-long` is."""

from __future__ import annotations

import os

from parlour.engine import is_compiled

IS_LONG = os.environ.get("PARLOUR_TESTS") == "long"


def crowd(few: int, many: int) -> int:
    """Many in the long run with the compiled engine, few otherwise. Tests that use it are marked `crowd`."""
    return many if IS_LONG and is_compiled() else few
