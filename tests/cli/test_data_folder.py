"""The folder of the user's data, chosen by platformdirs."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.cli import arguments


def test_the_folder_follows_the_system(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    folders = {True: tmp_path / "roaming" / "parlour", False: tmp_path / "local" / "parlour"}
    monkeypatch.setattr(arguments, "user_data_path", lambda name, appauthor, roaming=False: folders[roaming])
    assert arguments.data_folder() == folders[False]
    # Earlier versions kept the data of Windows users here.
    folders[True].mkdir(parents=True)
    assert arguments.data_folder() == folders[True]


@pytest.mark.skipif("sys.platform in ('win32', 'darwin')", reason="the folder of a desktop on Linux")
def test_on_linux_it_is_where_it_always_was(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert arguments.data_folder() == tmp_path / "parlour"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert arguments.data_folder() == tmp_path / ".local" / "share" / "parlour"
