"""The Python examples in README and docs work, and the links are valid."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest

from parlour import Game, Perspective, Rng
from tests.frantic.scenarios import Scenario, table

ROOT = Path(__file__).parent.parent
TOP = [ROOT / f"{name}.md" for name in ("README", "CONTRIBUTING", "CHANGELOG", "SECURITY")]
PAGES = [*TOP, *sorted((ROOT / "docs").rglob("*.md"))]
WITH_PYTHON = [page for page in PAGES if "```pycon" in page.read_text("utf-8")]


@pytest.mark.parametrize("page", WITH_PYTHON, ids=lambda page: page.name)
def test_the_python_does_what_the_page_says(page: Path) -> None:
    blocks = re.findall(r"^```pycon\n(.*?)^```", page.read_text("utf-8"), flags=re.M | re.S)
    example = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, page.name, str(page), 0)
    assert len(example.examples) >= 5
    results = doctest.DocTestRunner().run(example)
    assert results.failed == 0


def test_the_bot_of_the_walk_through_knows_what_wins() -> None:
    """At FRANTIC, points are bad: with its last card it ends the game, and the others get points."""
    page = (ROOT / "docs" / "writing-a-bot.md").read_text("utf-8")
    block = next(found for found in re.findall(r"```pycon\n(.*?)```", page, flags=re.S) if "Thinker" in found)
    names: dict[str, Any] = {}
    example = doctest.DocTestParser().get_doctest(block, names, "Thinker", None, 0)
    doctest.DocTestRunner().run(example, clear_globs=False)
    state = table(Scenario(rule=[], title="", hands=["red-1", "red-9 blue-9"], limit=10))
    chosen = example.globs["Thinker"]().choose(Perspective(state, 0, Rng(1)), Rng(2))
    assert state.game.text(state, chosen, 0) == "play red-1"


def test_the_game_of_the_walk_through_passes_the_kit(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```", page, flags=re.M | re.S)
    assert "check_game(GAME" in blocks[-1]
    module = tmp_path / "onecard.py"
    module.write_text("\n".join(blocks), encoding="utf-8")
    game = run_path(str(module), run_name="__main__")["GAME"]
    assert isinstance(game, Game)
    assert game.start(6, 1).actors == (0,)


def test_the_readme_has_python_to_try_and_measured_figures() -> None:
    assert ROOT / "README.md" in WITH_PYTHON
    text = (ROOT / "README.md").read_text("utf-8")
    assert "(docs/benchmarks.md#engine)" in text
    assert "(docs/benchmarks.md#server)" in text
    figures = (ROOT / "docs" / "benchmarks.md").read_text("utf-8")
    assert re.search(r"^\| fzzzt in-engine playouts \|.*OpenSpiel.*× \|", figures, flags=re.M)
    assert re.search(r"^\| throughput \|.*× \|", figures, flags=re.M)


def test_decisions_are_listed() -> None:
    listed = (ROOT / "docs" / "decisions" / "README.md").read_text("utf-8")
    for page in sorted((ROOT / "docs" / "decisions").glob("0*.md")):
        title = page.read_text("utf-8").splitlines()[0].removeprefix("# ")
        assert f"- [{title}]({page.name})" in listed


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), target


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_to_headings_that_exist(page: Path) -> None:
    for target, anchor in re.findall(r"\]\(([^)#:]*)#([^)]+)\)", page.read_text("utf-8")):
        found = page.parent / target if target else page
        assert anchor in anchors(found), f"{target}#{anchor}"


def anchors(page: Path) -> set[str]:
    """What GitHub calls the headings of the page in links."""
    text = re.sub(r"^```.*?^```$", "", page.read_text("utf-8"), flags=re.M | re.S)
    headings = re.findall(r"^#+ (.+)$", text, flags=re.M)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}
