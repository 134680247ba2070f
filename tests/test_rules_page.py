"""Each numbered rule is on the rules page, has a test, and is the same everywhere."""

from __future__ import annotations

import ast
import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

import parlour
from parlour.cli.rules import overview
from parlour.languages import Speaker

TESTS = Path(__file__).parent
PAGES = TESTS.parent / "docs" / "rules"
#: How each language marks what Parlour has decided.
RULINGS = {"en": r"\bour rulings?\b", "de": r"\bunsere Festlegung(en)?\b", "nl": r"\bonze beslissing(en)?\b"}


@cache
def rules_with_a_test() -> set[str]:
    """Return the rule numbers in all `@pytest.mark.rule("…")` markers."""
    numbers = set()
    for path in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                        numbers |= {value.value for value in mark.args if isinstance(value, ast.Constant)}
    return {str(number) for number in numbers} | rules_with_a_scenario()


def rules_with_a_scenario() -> set[str]:
    """Return the rule numbers in the scenario files."""
    numbers: set[str] = set()
    for path in (TESTS / "scenarios").rglob("*.toml"):
        for scenario in tomllib.loads(path.read_text("utf-8"))["scenario"]:
            rule = scenario["rule"]
            numbers |= {rule} if isinstance(rule, str) else set(rule)
    return numbers


@pytest.mark.parametrize("name", parlour.game_names())
def test_every_rule_of_the_page_has_a_test(name: str) -> None:
    page = (PAGES / f"{name}.md").read_text("utf-8")
    numbers = re.findall(r"^- \*\*([A-Z]-\d+)\*\*", page, flags=re.M)
    assert tuple(numbers) == parlour.game(name).rules
    assert sorted(set(numbers) - rules_with_a_test()) == []


@pytest.mark.parametrize("name", parlour.game_names())
def test_the_page_says_what_the_help_in_the_game_says(name: str) -> None:
    game = parlour.game(name)
    page = " ".join((PAGES / f"{name}.md").read_text("utf-8").split())
    speaker = Speaker("en", game)
    for number in game.rules:
        assert f"- **{number}** {speaker.rule(number)}" in page


@pytest.mark.parametrize("name", parlour.game_names())
def test_the_page_begins_with_the_goal_and_the_steps_of_the_help(name: str) -> None:
    page = " ".join((PAGES / f"{name}.md").read_text("utf-8").split())
    speaker = Speaker("en", parlour.game(name))
    steps = [speaker.say(key) for key in overview(speaker)]
    numbered = " ".join(f"{step}. {text}" for step, text in enumerate(steps[1:], start=1))
    assert 4 <= len(steps[1:]) <= 6
    assert f"## In short {steps[0]} {numbered} ## " in page


@pytest.mark.parametrize("name", parlour.game_names())
def test_all_languages_mark_the_same_rulings(name: str) -> None:
    game = parlour.game(name)
    marked = {
        language: [
            number for number in game.rules if re.search(mark, Speaker(language, game).rule(number), re.I)
        ]
        for language, mark in RULINGS.items()
    }
    assert marked["en"]
    assert marked["de"] == marked["nl"] == marked["en"]
