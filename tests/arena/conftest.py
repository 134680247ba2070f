from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour.arena import bot_process, process_player
from tests.arena.tables import is_observable, processes_at_home


@pytest.fixture
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[str]:
    """A home by which the processes of bots are recognised. None must be left at the end."""
    monkeypatch.setenv("HOME", str(tmp_path))
    # Tests that wait in vain are not to wait for long; all others are patient anyway.
    monkeypatch.setattr(process_player, "STARTING", 0.0)
    yield str(tmp_path)
    if is_observable():
        assert processes_at_home(str(tmp_path)) == []


@pytest.fixture(autouse=True)
def measured_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let `make coverage` see the processes of bots, which do not inherit its variable."""
    monkeypatch.setattr(bot_process, "VARIABLES", (*bot_process.VARIABLES, "COVERAGE_PROCESS_CONFIG"))
