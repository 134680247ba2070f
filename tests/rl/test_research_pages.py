"""The examples of the pages about environments run, and `bench examples` runs them for longer."""

from __future__ import annotations

import re
from pathlib import Path
from runpy import run_path

import pytest

from bench.examples import EXAMPLES, loop, main

pytestmark = pytest.mark.rl


@pytest.mark.parametrize(("page", "who"), [("pettingzoo", "player_0"), ("gymnasium", "the agent")])
def test_the_example_runs(page: str, who: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    example = loop(EXAMPLES[page], longer=False)
    assert len(example.splitlines()) <= 30
    program = tmp_path / "example.py"
    program.write_text(example, encoding="utf-8")
    run_path(str(program), run_name="__main__")
    assert re.fullmatch(rf"{who} wins -?\d\.\d\d per game\n", capsys.readouterr().out)


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_bench_runs_the_examples_for_longer(name: str) -> None:
    example = EXAMPLES[name]
    assert loop(example, longer=True).replace(example.long, example.short) == loop(example, longer=False)


def test_the_bench_tells_what_was_learned(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pettingzoo", "--short"]) == 0
    assert re.search(r"^\| pettingzoo \| 60 \| [+-]\d\.\d\d \|$", capsys.readouterr().out, re.M)
