"""Parts that some tests need and a machine may lack."""

from __future__ import annotations

import os
from importlib.util import find_spec
from typing import NoReturn

import pytest

#: `.ci/run` and the workflow of CI ask for a failure instead.
MAY_SKIP = os.environ.get("PARLOUR_SKIPS") != "0"


def lack(reason: str) -> NoReturn:
    """Skip the test, or fail where nothing may be missing."""
    if MAY_SKIP:
        pytest.skip(reason)
    pytest.fail(f"{reason}, and PARLOUR_SKIPS=0", pytrace=False)


def need_ray() -> None:
    if find_spec("ray") is None:
        lack("Ray is not installed")
