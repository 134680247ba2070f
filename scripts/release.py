"""A release: `python scripts/release.py 0.2.0`, or with `--dry-run` everything but the commit and the tag.

In a copy of the last commit it raises the version, dates the section of the changelog, builds the wheel and
the sdist, checks both with twine, installs each into an empty environment and plays there. Only then does it
commit and tag. The rest is left to a person: pushing the tag, which builds the wheels of all systems, and
uploading them.
"""

from __future__ import annotations

import argparse
import datetime
import os
import re
import subprocess
import sys
import tarfile
import tempfile
import venv
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
VERSION_FILE = ROOT / "src" / "parlour" / "__init__.py"
CHANGELOG = ROOT / "CHANGELOG.md"
BRANCH = "main"

VERSION_LINE = re.compile(r'^__version__ = "([^"]+)"$', re.M)
UNRELEASED = re.compile(r"^## \[Unreleased\]\n(.*?)(?=^## \[|^\[[^\]\n]+\]: |\Z)", re.M | re.S)
#: Numbers without leading zeros, and perhaps a release candidate.
VERSION = re.compile(r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:rc([1-9]\d*))?")


class ReleaseError(Exception):
    """Why there is no release, in a sentence."""


class Version(NamedTuple):
    """A version that orders as releases follow each other: candidates come before what they are for."""

    major: int
    minor: int
    patch: int
    is_final: bool
    candidate: int

    @staticmethod
    def parse(text: str) -> Version:
        """Return the version that the text names. Raise `ReleaseError` if it names none."""
        found = VERSION.fullmatch(text)
        if found is None:
            raise ReleaseError(f"{text!r} is not a version such as 0.2.0 or 0.2.0rc1.")
        major, minor, patch = (int(found[part]) for part in (1, 2, 3))
        return Version(major, minor, patch, found[4] is None, int(found[4] or 0))

    def __str__(self) -> str:
        return f"{self.major}.{self.minor}.{self.patch}" + ("" if self.is_final else f"rc{self.candidate}")


def current_version(source: str) -> Version:
    """Return the version in the text of the package's `__init__.py`."""
    found = VERSION_LINE.findall(source)
    if len(found) != 1:
        raise ReleaseError(f"{VERSION_FILE.name} must have exactly one line with __version__.")
    return Version.parse(found[0])


def check_follows(new: Version, old: Version, released: bool) -> None:
    """Raise `ReleaseError` unless the new version follows the old one, or is the old one, never released."""
    if new < old or (new == old and released):
        raise ReleaseError(f"{new} does not follow {old}.")


def with_version(source: str, version: Version) -> str:
    """Return the text of `__init__.py` with another version."""
    current_version(source)
    return VERSION_LINE.sub(f'__version__ = "{version}"', source)


def with_release(changelog: str, version: Version, day: datetime.date) -> str:
    """Return the changelog with the unreleased changes as the section of this version."""
    if re.search(rf"^## \[{re.escape(str(version))}\]", changelog, re.M):
        raise ReleaseError(f"The changelog has a section {version} already.")
    section = UNRELEASED.search(changelog)
    if section is None:
        raise ReleaseError("The changelog has no section [Unreleased].")
    if not re.search(r"^- ", section[1], re.M):
        raise ReleaseError("The section [Unreleased] of the changelog lists no changes.")
    heading = f"## [Unreleased]\n\n## [{version}] - {day.isoformat()}\n"
    return changelog[: section.start()] + heading + section[1] + changelog[section.end() :]


def run(*command: str | Path, cwd: Path = ROOT, env: dict[str, str] | None = None) -> str:
    """Return what the command prints. Raise `ReleaseError` with all of it if it fails."""
    words = [str(word) for word in command]
    try:
        done = subprocess.run(
            words, cwd=cwd, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, encoding="utf-8", errors="replace",
        )  # fmt: skip
    except OSError as error:
        raise ReleaseError(f"{words[0]} cannot be run: {error.strerror}.") from None
    if done.returncode:
        raise ReleaseError(f"{' '.join(words)} failed:\n{done.stdout.rstrip()}")
    return done.stdout


def tagged(version: Version) -> bool:
    return bool(run("git", "tag", "--list", f"v{version}").strip())


def check_tree(version: Version, dry_run: bool) -> None:
    """Raise `ReleaseError` unless the tree is clean, up to date and on the right branch, and the tag free."""
    if run("git", "status", "--porcelain").strip():
        raise ReleaseError("There are changes that are not committed.")
    branch = run("git", "rev-parse", "--abbrev-ref", "HEAD").strip()
    if not dry_run:
        if branch != BRANCH:
            raise ReleaseError(f"Releases are made on {BRANCH}, not on {branch}.")
        check_up_to_date()
    if tagged(version):
        raise ReleaseError(f"The tag v{version} exists already.")


def check_up_to_date(repository: Path = ROOT) -> None:
    """Raise `ReleaseError` if the upstream of the branch has commits that the branch lacks."""
    try:
        upstream = run("git", "rev-parse", "--abbrev-ref", "@{u}", cwd=repository).strip()
    except ReleaseError:
        return  # no upstream
    run("git", "fetch", "--quiet", cwd=repository)
    if run("git", "rev-list", "HEAD..@{u}", cwd=repository):
        raise ReleaseError(f"The branch is behind {upstream}.")


@contextmanager
def restored(*files: Path) -> Iterator[None]:
    """Put the files back as they were if something fails within."""
    before = {file: file.read_bytes() for file in files}
    try:
        yield
    except BaseException:
        for file, content in before.items():
            file.write_bytes(content)
        raise


def copy_of_head(target: Path) -> None:
    """Copy the files of the last commit to the target."""
    archive = target.with_suffix(".tar")
    run("git", "archive", "--output", archive, "HEAD")
    with tarfile.open(archive) as files:
        files.extractall(target, filter="data")


def build(source: Path, target: Path) -> list[Path]:
    """Return the sdist, and the wheel that is built from it."""
    run(sys.executable, "-m", "build", "--outdir", target, source)
    built = sorted(target.iterdir())
    if sorted(file.suffix for file in built) != [".gz", ".whl"]:
        raise ReleaseError(f"Expected a wheel and an sdist, found {', '.join(file.name for file in built)}.")
    run(sys.executable, "-m", "twine", "check", "--strict", *built)
    return built


def try_out(package: Path, version: Version, scratch: Path) -> None:
    """Install the package into an empty environment and play there."""
    venv.create(scratch, with_pip=True)
    programs = scratch / ("Scripts" if os.name == "nt" else "bin")
    clean = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}
    # Away from the sources, so that only what is installed can be found.
    run(programs / "python", "-m", "pip", "install", "--quiet", package, cwd=scratch, env=clean)
    said = run(programs / "parlour", "version", "--lang", "en", cwd=scratch, env=clean)
    if str(version) not in said.split():
        raise ReleaseError(f"{package.name} calls itself {said.strip()!r}.")
    run(programs / "parlour", "simulate", "fzzzt", "--games", "20", "--seats", "3", cwd=scratch, env=clean)


def release(version: Version, dry_run: bool) -> None:
    source, changelog = VERSION_FILE.read_text("utf-8"), CHANGELOG.read_text("utf-8")
    old = current_version(source)
    check_follows(version, old, tagged(old))
    check_tree(version, dry_run)
    new_changelog = with_release(changelog, version, datetime.datetime.now(datetime.UTC).date())
    edits = {VERSION_FILE: with_version(source, version), CHANGELOG: new_changelog}
    with tempfile.TemporaryDirectory() as folder:
        scratch = Path(folder)
        copy_of_head(scratch / "source")
        for file, text in edits.items():
            (scratch / "source" / file.relative_to(ROOT)).write_text(text, "utf-8")
        print("Building …", flush=True)
        for number, package in enumerate(build(scratch / "source", scratch / "dist")):
            print(f"Trying {package.name} …", flush=True)
            try_out(package, version, scratch / str(number))
    if dry_run:
        print(f"{version} could be released; nothing was changed.")
        return
    with restored(VERSION_FILE, CHANGELOG):
        for file, text in edits.items():
            file.write_text(text, "utf-8")
        run("git", "commit", "--quiet", "--message", f"Release {version}", VERSION_FILE, CHANGELOG)
    run("git", "tag", "--annotate", f"v{version}", "--message", f"Parlour {version}")
    print(f"{version} is committed and tagged.")
    print(f"Build the wheels of all systems with: git push origin {BRANCH} v{version}")


def arguments(words: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Release Parlour: commit and tag a new version.")
    parser.add_argument("version", help="such as 0.2.0 or 0.2.0rc1")
    parser.add_argument("--dry-run", action="store_true", help="do everything but the commit and the tag")
    return parser.parse_args(words)


def main() -> int:
    args = arguments()
    try:
        release(Version.parse(args.version), args.dry_run)
    except ReleaseError as error:
        print(f"No release: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("No release: interrupted.", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
