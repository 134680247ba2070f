"""Random numbers of a test: different ones at each call, and the same ones in each run of the test."""

from __future__ import annotations

import os
from collections import Counter
from random import Random
from urllib.parse import quote

_calls: Counter[str] = Counter()


def new_name() -> str:
    """A name that nothing else in the tests has: servers may outlive the test that started them."""
    test = os.environ.get("PYTEST_CURRENT_TEST", "")
    _calls[test] += 1
    return f"{quote(test)} {_calls[test]}"


def new_token(size: int) -> str:
    """A string like that of `secrets.token_hex`."""
    return Random(new_name()).randbytes(size).hex()
