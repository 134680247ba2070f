"""Which engine is under test, and how hypothesis looks for trouble."""

from __future__ import annotations

import os
import signal

import pytest
from hypothesis import HealthCheck, settings

from parlour.engine import is_compiled

settings.register_profile(
    "parlour",
    # Both would measure how busy the machine is.
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    derandomize=True,
    print_blob=True,
)
settings.load_profile("parlour")

# Who starts in the background is deaf to Ctrl-C, and so would be every program that the tests start.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_report_header() -> str:
    return f"engine: {'compiled' if is_compiled() else 'interpreted'}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the longest test, so that nobody has to wait for it at the end."""
    items.sort(key=lambda item: item.path.name != "test_site.py")


def pytest_sessionstart() -> None:
    wanted = os.environ.get("PARLOUR_ENGINE")
    found = "compiled" if is_compiled() else "interpreted"
    if wanted and wanted != found:
        pytest.exit(f"the {wanted} engine was to be tested, but the {found} one was imported", 1)


@pytest.fixture(autouse=True)
def quiet_environment(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Nobody's language, colours or saved games reach the tests."""
    for name in ("LANG", "LC_ALL", "LC_MESSAGES", "PARLOUR_LANG", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("home")))
