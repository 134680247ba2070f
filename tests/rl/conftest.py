"""These tests need the packages of requirements/rl.txt, and fail without them."""

from __future__ import annotations

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rl: needs the packages of requirements/rl.txt")
    # The tests of PettingZoo import one of its own environments, if pygame is installed.
    config.addinivalue_line("filterwarnings", "ignore:The old environment creation API:DeprecationWarning")
