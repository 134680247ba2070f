"""Nothing that can be tested is left out of CI."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tomllib

import pytest
import yaml

from tests.paths import ROOT


def made_by(text: str) -> set[str]:
    """Return the targets that a script makes."""
    return set(re.findall(r"\bmake ([a-z-]+)$", text, re.M))


def recipe(target: str) -> str:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    (found,) = re.findall(rf"^{target}:.*##.*\n((?:\t.*\n)+)", makefile, re.M)
    return str(found)


def make(*arguments: str) -> str:
    """Return what make says."""
    if shutil.which("make") is None:
        pytest.skip("there is no make")
    environment = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    return subprocess.run(
        ["make", *arguments], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    ).stdout


def test_the_help_lists_every_target_that_has_one() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    explained = [line.partition(":")[0] for line in makefile.splitlines() if re.match(r"\S.*:.* ## ", line)]
    assert "e2e e2e-long" in explained
    assert [line[:18].rstrip() for line in make("help").splitlines()] == explained


def test_hooks_are_checks_of_make_test() -> None:
    config = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text("utf-8"))
    plan = make("-n", "lint", "types", "imports", "client")
    scripts = re.findall(r"for script in ([\w ]+);", plan)[0].split()
    plan += "\n".join(f"npm run --silent {script}" for script in scripts)
    for hook in config["repos"][0]["hooks"]:
        # Hooks repair what they can.
        command = hook["entry"].removeprefix("env PYTHONPATH=src ").removesuffix(" --fix")
        own, _, script = command.partition("scripts/node.py ")
        assert (script.rstrip("'") or own) in plan


def test_ci_runs_every_suite() -> None:
    workflow = (ROOT / ".github" / "workflows" / "ci.yml").read_text("utf-8")
    assert {"test", "test-rl", "test-long", "docs"} <= made_by(workflow)
    assert {"test", "test-rl"} <= made_by((ROOT / ".ci" / "run").read_text("utf-8"))


def test_ci_skips_no_test_that_lacks_something() -> None:
    workflow = yaml.safe_load((ROOT / ".github" / "workflows" / "ci.yml").read_text("utf-8"))
    assert workflow["env"] == {"PARLOUR_SKIPS": "0"}
    assert "\nexport PARLOUR_SKIPS=0\n" in (ROOT / ".ci" / "run").read_text("utf-8")


def test_the_long_tests_include_training_and_the_notebook() -> None:
    assert "coverage" in recipe("test-long")
    assert recipe("coverage").splitlines()[2].endswith(" tests/rl")


def test_coverage_and_site_are_published_after_a_failure_too() -> None:
    workflow = yaml.safe_load((ROOT / ".github" / "workflows" / "ci.yml").read_text("utf-8"))
    steps = workflow["jobs"]["long"]["steps"]
    tested = next(number for number, step in enumerate(steps) if step.get("run") == "make test-long")
    assert steps[tested + 1 :]
    assert all(step.get("if") == "${{ !cancelled() }}" for step in steps[tested + 1 :])


def test_the_site_is_published_where_the_package_says() -> None:
    workflow = (ROOT / ".github" / "workflows" / "site.yml").read_text("utf-8")
    assert "docs" in made_by(workflow)
    assert "uses: actions/deploy-pages@" in workflow
    urls = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["urls"]
    owner, name = urls["Source"].removeprefix("https://github.com/").split("/")
    assert urls["Documentation"] == f"https://{owner}.github.io/{name}/"
