"""The architecture page lists the existing modules, and all games have the same layout."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

import pytest

import parlour

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "parlour"
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
GAMES = sorted(path.name for path in (PACKAGE / "games").iterdir() if (path / "game.py").is_file())


def section(title: str) -> str:
    """Return the part of the page below the heading, up to the next heading of the same level."""
    return re.split(r"^## ", PAGE.split(f"## {title}\n")[1], flags=re.M)[0]


def rows(text: str) -> list[list[set[str]]]:
    """Return the names in each cell of the tables, without the header rows."""
    cells = [line.strip("|").split("|") for line in text.splitlines() if line.startswith("| `")]
    return [[set(re.findall(r"`(\w+)`", cell)) for cell in row] for row in cells]


LAYOUT, RULES = section("The modules of a game").split("| game | rules | more |")
SHARED = {name for names, *_ in rows(LAYOUT) for name in names}
OWN = {next(iter(game)): rules for game, rules, _ in rows(RULES)}
MORE = {next(iter(game)): more for game, _, more in rows(RULES)}


def modules(game: str) -> set[str]:
    return {path.stem for path in (PACKAGE / "games" / game).glob("*.py")} - {"__init__"}


def test_every_game_has_a_row_of_rules() -> None:
    assert sorted(OWN) == GAMES


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_the_modules_of_every_game_and_those_of_its_rules(game: str) -> None:
    assert modules(game) == SHARED | OWN[game] | MORE[game]


def rules_in(text: str) -> set[str]:
    """Return the rule numbers in a text, with those of its ranges."""
    ranges = re.findall(r"\b([A-Z])-(\d+)(?: to \1-(\d+))?", text)
    return {
        f"{part}-{number}"
        for part, first, last in ranges
        for number in range(int(first), int(last or first) + 1)
    }


def rules_in_docstring(game: str, module: str) -> set[str]:
    """Return the rule numbers in the first line of the docstring of the module."""
    source = (PACKAGE / "games" / game / f"{module}.py").read_text("utf-8")
    return rules_in((ast.get_docstring(ast.parse(source)) or "").partition("\n")[0])


@pytest.mark.parametrize("game", GAMES)
def test_modules_name_the_rules_that_the_page_says_they_contain(game: str) -> None:
    (row,) = re.findall(rf"^\| `{game}` \| (.+?) \|", RULES, re.M)
    listed = {module: rules_in(rules) for module, rules in re.findall(r"`(\w+)`(?: \(([^)]+)\))?", row)}
    assert listed == {module: rules_in_docstring(game, module) for module in listed}
    # The page leaves out the numbers of modules that every game has.
    assert rules_in_docstring(game, "setup").union(*listed.values()) == set(parlour.game(game).rules)


def test_the_rules_of_all_games_are_held_apart_from_views_and_words() -> None:
    """import-linter checks exactly the modules that the page lists as rules or below."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]
    (contract,) = [rule for rule in settings["contracts"] if rule["name"].startswith("Rules know no views")]
    below = {"actions", "board", "deck", "events", "memory", "setup"}
    wanted = {f"parlour.games.{game}.{module}" for game in GAMES for module in OWN[game] | below}
    assert set(contract["source_modules"]) == wanted
    above = (SHARED - below).union(*MORE.values())
    assert set(contract["forbidden_modules"]) == {f"parlour.games.*.{module}" for module in above}


@pytest.mark.parametrize("package", ["arena", "core", "dataset", "rl", "search", "server"])
def test_the_page_has_a_place_for_every_module(package: str) -> None:
    told = set(re.findall(r"`(\w+(?:\.py|/))`", PAGE))
    parts = (PACKAGE / package).iterdir()
    there = {part.name + "/" * part.is_dir() for part in parts if part.suffix == ".py" or part.is_dir()}
    assert there - {"__init__.py", "__pycache__/", "page/"} <= told
