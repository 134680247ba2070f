"""While the wheel is built: compile the engine with mypyc, and build the page for browsers.

Without a C compiler the wheel is pure Python. `PARLOUR_COMPILE=0` asks for that, `PARLOUR_COMPILE=1` makes
a failed compilation an error. The page is built with the Node of the machine or one from PyPI;
`PARLOUR_PAGE=0` leaves it out.
"""

from __future__ import annotations

import hashlib
import importlib.util
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
    "server/broadcaster.py",
    "server/scheduler.py",
    "server/chairs.py",
    "server/connection.py",
    "server/client.py",
    "server/limits.py",
    "server/live_table.py",
    "server/requests.py",
    "server/view_diff.py",
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
    "core/positions.py",
    "core/view.py",
    "games/*/*_file.py",
    "games/*/game.py",
    "games/*/events.py",
    "games/*/position.py",
    "games/*/position_check.py",
    "games/*/score_sheet.py",
    "games/*/spell_layout.py",
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


#: What the page is made of, beside what is in `client`: words that the server speaks too.
WORDS = ("src/parlour/locale/*.ftl", "src/parlour/games/*/locale/*.ftl")
#: What is in `client` and makes no difference.
NOT_THE_PAGE = ("client/node_modules/*", "client/e2e/*", "client/dist/*", "*.test.*", "*.pyc")


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            self._add_engine(build_data)
            self._add_page(build_data)

    def dependencies(self) -> list[str]:
        needed = []
        if os.environ.get("PARLOUR_COMPILE") != "0" and _has_compiler():
            needed += ["mypy>=2.4,<3", "msgspec>=0.22,<0.23", "setuptools>=80,<90"]
        if _wants_page(Path(self.root)):
            node = _node_of(Path(self.root))
            needed += [] if node.own() else [node.WHEEL]
        return needed

    def _add_engine(self, build_data: dict[str, Any]) -> None:
        wish = os.environ.get("PARLOUR_COMPILE", "")
        if wish == "0":
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

    def _add_page(self, build_data: dict[str, Any]) -> None:
        if not _wants_page(Path(self.root)):
            self.app.display_warning("The wheel has no page for browsers.")
            return
        try:
            folder, told = build_page(Path(self.root))
        except RuntimeError as error:
            raise RuntimeError(
                f"{error}\nThe page could not be built; PARLOUR_PAGE=0 leaves it out."
            ) from error
        self.app.display_info(told)
        build_data["force_include"][str(folder)] = "parlour/server/page"


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


def build_page(root: Path) -> tuple[Path, str]:
    """The folder of the page, built anew only if something in it has changed, and how much it weighs."""
    page, stamp = root / "build" / "page", root / "build" / "page.stamp"
    digest = _digest(root)
    if page.is_dir() and stamp.is_file():
        known, _, told = stamp.read_text("utf-8").partition("\n")
        if known == digest:
            return page, told
    stamp.unlink(missing_ok=True)
    client = root / "client"
    node = _node_of(root).find()
    installed, lock = client / "node_modules" / ".installed", client / "package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
        node.run("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", cwd=client, quiet=True)
        installed.touch()
    said = node.run("node", "node_modules/vite/bin/vite.js", "build", cwd=client, quiet=True)
    told = next((line for line in said.splitlines() if line.startswith("First load")), "")
    if not told:
        raise RuntimeError(f"Vite does not tell what the page weighs:\n{said}")
    stamp.write_text(f"{digest}\n{told}", "utf-8")
    return page, told


def _digest(root: Path) -> str:
    """A hash of all that the page is made of."""
    found = {path for pattern in ("client/**/*", *WORDS) for path in root.glob(pattern)}
    names = sorted(path.relative_to(root).as_posix() for path in found if path.is_file())
    digest = hashlib.sha256()
    for name in names:
        if not any(fnmatch(name, pattern) for pattern in NOT_THE_PAGE):
            content = hashlib.sha256((root / name).read_bytes()).hexdigest()
            digest.update(f"{name} {content}\n".encode())
    return digest.hexdigest()


def _wants_page(root: Path) -> bool:
    return os.environ.get("PARLOUR_PAGE") != "0" and (root / "client" / "package.json").is_file()


def _node_of(root: Path) -> Any:
    """The module that knows where Node is: it serves the Makefile, too."""
    spec = importlib.util.spec_from_file_location("parlour_node", root / "client" / "scripts" / "node.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    # Where classes look for their module.
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def _is_interpreted(module: str) -> bool:
    return any(fnmatch(module, pattern) for pattern in INTERPRETED)


def _has_compiler() -> bool:
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(command.split()[0]) is not None
