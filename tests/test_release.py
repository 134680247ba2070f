"""What the release script decides before it builds anything, and the workflows that build afterwards."""

from __future__ import annotations

import datetime
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml
from packaging.requirements import Requirement

from scripts.release import (
    ReleaseError,
    Version,
    check_follows,
    check_up_to_date,
    current_version,
    restored,
    with_release,
    with_version,
)
from scripts.whitespace import PINNED, problems, tracked

ROOT = Path(__file__).parent.parent
SCRIPT = ROOT / "scripts" / "release.py"
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
DAY = datetime.date(2027, 1, 9)

CHANGELOG = """# Changelog

About this file.

## [Unreleased]

### Added

- A fourth game.

## [0.1.0] - 2026-12-01

### Added

- Three games.
"""


def test_versions_are_ordered_as_releases_follow() -> None:
    texts = ["0.1.0", "0.2.0rc1", "0.2.0rc2", "0.2.0rc10", "0.2.0", "0.10.0", "1.0.0rc1", "1.0.0"]
    versions = [Version.parse(text) for text in texts]
    assert sorted(versions, reverse=True) == versions[::-1]
    assert [str(version) for version in versions] == texts


@pytest.mark.parametrize(
    "text", ["", "1", "1.2", "v1.2.3", "1.2.3.4", "01.2.3", "1.2.3rc0", "1.2.3-rc1", "1.2.3 "]
)
def test_other_texts_are_no_versions(text: str) -> None:
    with pytest.raises(ReleaseError, match="is not a version"):
        Version.parse(text)


@pytest.mark.parametrize(
    ("new", "old", "released", "is_fine"),
    [
        ("0.2.0", "0.1.0", True, True),
        ("0.1.0", "0.1.0", False, True),
        ("0.1.0", "0.1.0", True, False),
        ("0.1.0rc1", "0.1.0", False, False),
        ("0.0.9", "0.1.0", False, False),
    ],
)
def test_a_release_follows_the_last_one(new: str, old: str, released: bool, is_fine: bool) -> None:
    if is_fine:
        check_follows(Version.parse(new), Version.parse(old), released)
    else:
        with pytest.raises(ReleaseError, match="does not follow"):
            check_follows(Version.parse(new), Version.parse(old), released)


def test_the_version_is_raised_in_its_line_only() -> None:
    source = '"""About 0.1.0."""\n\n__version__ = "0.1.0"\n'
    assert with_version(source, Version.parse("0.2.0")) == '"""About 0.1.0."""\n\n__version__ = "0.2.0"\n'


@pytest.mark.parametrize("source", ["", '__version__ = "0.1.0"\n__version__ = "0.2.0"\n'])
def test_a_file_without_one_version_is_refused(source: str) -> None:
    with pytest.raises(ReleaseError, match="exactly one line"):
        current_version(source)


def test_the_unreleased_changes_become_a_section() -> None:
    assert with_release(CHANGELOG, Version.parse("0.2.0"), DAY) == CHANGELOG.replace(
        "## [Unreleased]\n", "## [Unreleased]\n\n## [0.2.0] - 2027-01-09\n"
    )


@pytest.mark.parametrize(
    ("changelog", "version", "reason"),
    [
        (CHANGELOG, "0.1.0", "already"),
        (CHANGELOG.replace("## [Unreleased]", "## Soon"), "0.2.0", r"no section \[Unreleased\]"),
        (CHANGELOG.replace("- A fourth game.\n", ""), "0.2.0", "lists no changes"),
    ],
)
def test_a_changelog_that_does_not_fit_is_refused(changelog: str, version: str, reason: str) -> None:
    with pytest.raises(ReleaseError, match=reason):
        with_release(changelog, Version.parse(version), DAY)


def test_the_projects_own_files_can_be_released() -> None:
    version = current_version((ROOT / "src" / "parlour" / "__init__.py").read_text("utf-8"))
    later = version._replace(major=version.major + 1)
    assert f"## [{later}] - 2027-01-09" in with_release(
        (ROOT / "CHANGELOG.md").read_text("utf-8"), later, DAY
    )


def git(repository: Path, *words: str) -> None:
    identity = ("-c", "user.name=Alice", "-c", "user.email=alice@example.org")
    subprocess.run(["git", *identity, *words], cwd=repository, check=True, capture_output=True)


def test_a_branch_behind_its_upstream_is_not_released(tmp_path: Path) -> None:
    remote, ours, theirs = (tmp_path / name for name in ("remote", "ours", "theirs"))
    git(tmp_path, "init", "--bare", "--initial-branch=main", str(remote))
    git(tmp_path, "init", "--initial-branch=main", str(ours))
    git(ours, "commit", "--allow-empty", "--message=First")
    check_up_to_date(ours)  # no upstream
    git(ours, "remote", "add", "origin", str(remote))
    git(ours, "push", "--set-upstream", "origin", "main")
    git(tmp_path, "clone", str(remote), str(theirs))
    git(ours, "commit", "--allow-empty", "--message=Not yet pushed")
    check_up_to_date(ours)
    git(ours, "push")
    with pytest.raises(ReleaseError, match="behind origin/main"):
        check_up_to_date(theirs)
    git(theirs, "pull")
    check_up_to_date(theirs)


def test_files_are_put_back_if_a_step_fails(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"before\r\n")

    def fail() -> None:
        with restored(file):
            file.write_text("after")
            raise ReleaseError("no")

    with pytest.raises(ReleaseError):
        fail()
    assert file.read_bytes() == b"before\r\n"


def test_a_mistake_is_a_sentence() -> None:
    run = subprocess.run([sys.executable, SCRIPT, "next", "--dry-run"], capture_output=True, text=True)
    assert run.returncode == 1
    assert run.stderr == "No release: 'next' is not a version such as 0.2.0 or 0.2.0rc1.\n"


@pytest.mark.parametrize(
    ("text", "count"), [("", 0), ("a\nb\n", 0), ("a", 1), ("a\n\n", 1), ("a \nb\t\n", 2), ("a\r\n", 1)]
)
def test_ends_of_lines_and_files(text: str, count: int) -> None:
    assert len(problems("file", text)) == count


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda workflow: workflow.name)
def test_workflows_call_what_there_is(workflow: Path) -> None:
    text = workflow.read_text("utf-8")
    targets = set(re.findall(r"^([\w-]+):(?!=)", (ROOT / "Makefile").read_text("utf-8"), re.M))
    assert set(re.findall(r"\bmake ([\w-]+)", text)) <= targets
    assert yaml.safe_load(text)["permissions"] == {"contents": "read"}


def test_the_workflow_of_the_wheels_checks_them_as_a_release_does() -> None:
    needed = [
        Requirement(line.partition(" #")[0])
        for line in (ROOT / "requirements" / "dev.in").read_text("utf-8").splitlines()
        if re.match(r"[a-z]", line)
    ]
    workflow = (ROOT / ".github" / "workflows" / "wheels.yml").read_text("utf-8")
    run = {tool.name: tool for tool in map(Requirement, re.findall(r'pipx run "([^"]+)"', workflow))}
    for tool in needed:
        assert run.get(tool.name, tool) == tool
    assert {"build", "twine"} <= run.keys() & {tool.name for tool in needed}


def test_the_sdist_has_every_folder_that_tests_need() -> None:
    """And every script of the root: the build hook is in two files."""
    build = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]
    included = set(build["targets"]["sdist"]["include"])
    assert {
        "/.ci",
        "/.github",
        "/bench",
        "/client",
        "/docs",
        "/examples",
        "/scripts",
        "/src",
        "/tests",
    } <= included
    assert {f"/{path.name}" for path in ROOT.glob("*.py")} <= included


def test_the_tests_run_in_a_workflow() -> None:
    assert any("make test" in workflow.read_text("utf-8") for workflow in WORKFLOWS)


def test_all_text_files_but_the_pinned_ones_are_checked() -> None:
    config = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text("utf-8"))
    [hook] = [hook for hook in config["repos"][0]["hooks"] if hook["id"] == "whitespace"]
    assert hook["exclude"] == f"^{PINNED}/"
    if not (ROOT / ".git").exists():
        assert tracked() == []
        return
    names = tracked()
    assert {"Makefile", "README.md", "tests/test_release.py"} <= {*names}
    assert not [name for name in names if name.startswith(PINNED) or name.endswith(".png")]


def test_hooks_use_the_projects_own_tools() -> None:
    config = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text("utf-8"))
    assert [repository["repo"] for repository in config["repos"]] == ["local"]
    assert {hook["language"] for hook in config["repos"][0]["hooks"]} == {"system"}
