"""Entry points of packages that are not installed."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.paths import ROOT


def install(monkeypatch: pytest.MonkeyPatch, folder: Path, group: str, points: dict[str, str]) -> None:
    """Register entry points as an installed package does, in this process and in its child processes."""
    info = folder / "guest-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: guest\nVersion: 1.0\n")
    lines = [f"{name} = {target}" for name, target in points.items()]
    (info / "entry_points.txt").write_text("\n".join([f"[{group}]", *lines]))
    before = os.environ.get("PYTHONPATH", "")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(folder), str(ROOT), before]))
    monkeypatch.syspath_prepend(str(folder))


def install_highcard(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    install(monkeypatch, folder, "parlour.games", {"highcard": "tests.highcard:GAME"})
