"""Compile the engine with mypyc while the wheel is built; without a C compiler the wheel is pure Python.

`PARLOUR_COMPILE=0` asks for the pure wheel, `PARLOUR_COMPILE=1` makes a failed compilation an error.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

#: The engine, and what the server does for every move.
COMPILED = (
    "core/**/*.py",
    "games/**/*.py",
    "server/audience.py",
    "server/care.py",
    "server/chairs.py",
    "server/connection.py",
    "server/guest.py",
    "server/limits.py",
    "server/live.py",
    "server/requests.py",
    "server/sight.py",
    "server/table.py",
    "server/wire.py",
)
#: Slotted dataclasses and msgspec structs cannot be native classes; none of these is in a hot path.
INTERPRETED = (
    "*/__init__.py",
    "core/errors.py",
    "core/events.py",
    "core/game.py",
    "core/message.py",
    "core/options.py",
    "core/outcome.py",
    "core/play.py",
    "core/view.py",
    "games/*/*_file.py",
    "games/*/game.py",
    "games/*/news.py",
    "games/*/position.py",
    "games/*/possible.py",
    "games/*/report.py",
    "games/*/retold.py",
    "games/*/view.py",
)
#: As Python itself is compiled; besides, the library calls itself without detours and hides its functions.
FLAGS = "-DNDEBUG -fwrapv -fno-semantic-interposition -fvisibility=hidden -fno-plt"
SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup
modules = ["--ignore-missing-imports", *sys.argv.pop().split(",")]
setup(name="parlour", ext_modules=mypycify(modules, opt_level="3", debug_level="0"))
"""


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        wish = os.environ.get("PARLOUR_COMPILE", "")
        if version == "editable" or wish == "0":
            return
        if not _has_compiler():
            if wish == "1":
                raise RuntimeError("PARLOUR_COMPILE=1, but there is no C compiler")
            self.app.display_warning("No C compiler: the engine stays interpreted.")
            return
        self.folder = tempfile.TemporaryDirectory()
        try:
            libraries = compile_engine(Path(self.root), Path(self.folder.name))
        except RuntimeError as error:
            if wish == "1":
                raise
            self.app.display_warning(f"{error}\nThe engine stays interpreted.")
            return
        for library in libraries:
            build_data["force_include"][str(library)] = str(library.relative_to(self.folder.name))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def dependencies(self) -> list[str]:
        if os.environ.get("PARLOUR_COMPILE") == "0" or not _has_compiler():
            return []
        return ["mypy>=2.4,<3", "msgspec>=0.22,<0.23", "setuptools>=80,<90"]


def compile_engine(root: Path, target: Path) -> list[Path]:
    """Compile into the target folder and return the libraries there; the source tree stays as it is."""
    source = root / "src"
    modules = [
        path.relative_to(source).as_posix()
        for pattern in COMPILED
        for path in sorted((source / "parlour").glob(pattern))
        if not _is_interpreted(path.relative_to(source / "parlour").as_posix())
    ]
    with tempfile.TemporaryDirectory() as scratch:
        work = Path(scratch)
        shutil.copytree(
            source / "parlour", work / "parlour", ignore=shutil.ignore_patterns("*.so", "__pycache__")
        )
        (work / "setup.py").write_text(SETUP)
        command = [
            sys.executable,
            "setup.py",
            "-q",
            "build_ext",
            "--build-lib",
            str(target),
            ",".join(modules),
        ]
        flags = (
            os.environ | {"CFLAGS": f"{os.environ.get('CFLAGS', '')} {FLAGS}"} if os.name == "posix" else None
        )
        run = subprocess.run(
            command, cwd=work, env=flags, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
    if run.returncode:
        raise RuntimeError(f"mypyc failed:\n{run.stdout}")
    return sorted(target.rglob("*" + sysconfig.get_config_var("EXT_SUFFIX")))


def _is_interpreted(module: str) -> bool:
    return any(fnmatch(module, pattern) for pattern in INTERPRETED)


def _has_compiler() -> bool:
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(command.split()[0]) is not None
