"""The examples of the pages about environments run."""

from __future__ import annotations

import re
from pathlib import Path
from runpy import run_path

import pytest

from tests.paths import ROOT

pytestmark = pytest.mark.rl


@pytest.mark.parametrize(("page", "who"), [("pettingzoo", "player_0"), ("gymnasium", "the agent")])
def test_the_example_runs(page: str, who: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / "docs" / "research" / f"{page}.md").read_text("utf-8")
    (example,) = re.findall(r"^```python\n(.*?)^```", text, flags=re.M | re.S)
    assert len(example.splitlines()) <= 35
    program = tmp_path / "example.py"
    program.write_text(example, encoding="utf-8")
    run_path(str(program), run_name="__main__")
    assert re.fullmatch(rf"{who} wins -?\d\.\d\d per game\n", capsys.readouterr().out)
