"""The notebook that walks through a training runs from top to bottom."""

from __future__ import annotations

import os
import re
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

from tests.paths import ROOT

NOTEBOOK = ROOT / "examples" / "training.ipynb"
#: The parameters, so small that everything takes seconds.
TINY = {"LESSONS": 3, "UPDATES": 1, "GAMES": 2}


def test_the_notebook_has_no_outputs() -> None:
    for cell in nbformat.read(NOTEBOOK, as_version=4).cells:
        assert not cell.get("outputs"), cell.source
        assert cell.get("execution_count") is None


@pytest.mark.long
# Jupyter looks for its own folders, and warns where they will be.
@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::ResourceWarning")
def test_the_notebook_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    [parameters] = [cell for cell in notebook.cells if "parameters" in cell.metadata.get("tags", [])]
    for name, value in TINY.items():
        parameters.source, found = re.subn(
            rf"^{name} = \d+", f"{name} = {value}", parameters.source, flags=re.M
        )
        assert found == 1, name
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    # The notebook runs in another folder.
    paths = [os.path.abspath(path) for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))
    client = NotebookClient(
        notebook, timeout=300, kernel_name="python3", resources={"metadata": {"path": tmp_path}}
    )
    client.execute()
    printed = [output.get("text", "") for cell in notebook.cells for output in cell.get("outputs", [])]
    assert not any(
        output.output_type == "error" for cell in notebook.cells for output in cell.get("outputs", [])
    )
    assert "fzzzt-2-net.onnx" in "".join(printed)
    assert "Head to head" in "".join(printed)
