"""Build hook of the wheel: compiles the engine (compile_engine.py) and builds the web client.

Without a C compiler the wheel is pure Python. `PARLOUR_COMPILE=0` asks for that, `PARLOUR_COMPILE=1` makes
a failed compilation an error. The page is built with the Node of the machine or one from PyPI;
`PARLOUR_PAGE=0` leaves it out.

Both are kept in the folder `build` and built again only if their source has changed. The Makefile builds them
ahead of the wheel and at the same time, with `python hatch_build.py engine` and `python hatch_build.py page`.
"""

from __future__ import annotations

import ast
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from contextlib import nullcontext, suppress
from fnmatch import fnmatch
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

#: Run in a separate process, since mypyc and setuptools print and exit at will.
COMPILER = Path(__file__).with_name("compile_engine.py")

#: The engine, and the hot path of the server.
COMPILED = (
    "core/**/*.py",
    "event_messages.py",
    "games/**/*.py",
    "search/**/*.py",
    "server/answer_window.py",
    "server/broadcaster.py",
    "server/client.py",
    "server/clock.py",
    "server/connection.py",
    "server/derived_rows.py",
    "server/limits.py",
    "server/live_table.py",
    "server/pacing.py",
    "server/requests.py",
    "server/scheduler.py",
    "server/table.py",
    "server/table_clients.py",
    "server/table_game.py",
    "server/table_history.py",
    "server/table_questions.py",
    "server/table_seats.py",
    "server/table_state.py",
    "server/table_types.py",
    "server/table_undo.py",
    "server/table_votes.py",
    "server/timeouts.py",
    "server/view_diff.py",
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
#: What compiles the engine, as in requirements/build.in. mypyc's C files are edited: docs/decisions/0019.
BUILD_REQUIREMENTS = ("mypy>=2.4,<2.5", "msgspec>=0.22,<0.23", "setuptools>=80,<90")
#: The first character of a progress line, as in compile_engine.py.
PROGRESS = "\0"

#: Sources of the web client outside `client`: language files that it shares with the server.
WORDS = ("src/parlour/locale/*.ftl", "src/parlour/games/*/locale/*.ftl")
#: Files in `client` that do not affect the build.
PAGE_EXCLUDES = ("client/node_modules/*", "client/e2e/*", "client/dist/*", "*.test.*", "*.pyc")


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            self._add_engine(build_data)
            self._add_page(build_data)

    def dependencies(self) -> list[str]:
        needed: list[str] = []
        if os.environ.get("PARLOUR_COMPILE") != "0" and _has_compiler():
            needed += BUILD_REQUIREMENTS
        if _wants_page(Path(self.root)):
            node = _node_of(Path(self.root))
            needed += [] if node.own() else [node.WHEEL]
        return needed

    def _add_engine(self, build_data: dict[str, Any]) -> None:
        setting = os.environ.get("PARLOUR_COMPILE", "")
        if setting == "0":
            return
        if not _has_compiler():
            if setting == "1":
                raise RuntimeError("PARLOUR_COMPILE=1, but there is no C compiler")
            self.app.display_warning("No C compiler: the engine stays interpreted.")
            return
        try:
            folder = build_engine(Path(self.root))
        except RuntimeError as error:
            if setting == "1":
                raise
            self.app.display_warning(f"{error}\nThe engine stays interpreted.")
            return
        for library in sorted(folder.rglob("*" + sysconfig.get_config_var("EXT_SUFFIX"))):
            build_data["force_include"][str(library)] = str(library.relative_to(folder))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _add_page(self, build_data: dict[str, Any]) -> None:
        if not _wants_page(Path(self.root)):
            self.app.display_warning("The wheel has no page for browsers.")
            return
        folder, size = build_page(Path(self.root))
        self.app.display_info(size)
        build_data["force_include"][str(folder)] = "parlour/server/page"


def build_engine(root: Path) -> Path:
    """Return the folder with the compiled engine, rebuilt only if its sources have changed."""
    source, work = root / "src", root / "build" / "engine"
    stamp = work / "stamp"
    modules = _compiled_modules(source)
    tools = _hash(*_tools())
    digest = _digest(source, _imported(source, modules), tools)
    if not stamp.is_file() or stamp.read_text("utf-8") != digest:
        work.mkdir(parents=True, exist_ok=True)
        stamp.unlink(missing_ok=True)
        _run_with_progress([sys.executable, str(COMPILER), str(work), tools, *modules], cwd=source)
        stamp.write_text(digest, "utf-8")
    return work / "lib"


def _compiled_modules(source: Path) -> list[str]:
    """Return the modules to compile, relative to the source folder."""
    package = source / "parlour"
    matches = {pattern: sorted(package.glob(pattern)) for pattern in COMPILED}
    found = [path.relative_to(package).as_posix() for paths in matches.values() for path in paths]
    unused = [pattern for pattern, paths in matches.items() if not paths]
    unused += [pattern for pattern in INTERPRETED if not any(fnmatch(name, pattern) for name in found)]
    if unused:
        raise ValueError(f"No module matches {', '.join(unused)}, listed in hatch_build.py.")
    return [f"parlour/{name}" for name in found if not _matches(name, INTERPRETED)]


def _imported(source: Path, modules: list[str]) -> list[Path]:
    """Return the modules and everything of Parlour that they import, since its types affect the C code."""
    found: set[Path] = set()
    waiting = [source / module for module in modules]
    while waiting:
        path = waiting.pop()
        if path in found or not path.is_file():
            continue
        found.add(path)
        for node in ast.walk(ast.parse(path.read_bytes())):
            if isinstance(node, ast.ImportFrom) and node.module:
                names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
            elif isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            else:
                continue
            for name in names:
                place = source.joinpath(*name.split("."))
                waiting += [place.with_suffix(".py"), place / "__init__.py"]
    return sorted(found)


def _tools() -> tuple[str, ...]:
    """Return everything but the source that the objects depend on."""
    try:
        mypyc = version("mypy")
    except PackageNotFoundError:
        raise RuntimeError("There is a C compiler, but no mypyc.") from None
    settings = (os.environ.get(name, "") for name in ("CC", "CFLAGS"))
    scripts = (path.read_text("utf-8") for path in (Path(__file__), COMPILER))
    return (*scripts, sys.version, sysconfig.get_platform(), mypyc, *settings)


def build_page(root: Path) -> tuple[Path, str]:
    """Return the folder of the web client, rebuilt only if it has changed, and the size that Vite reports."""
    page, stamp = root / "build" / "page", root / "build" / "page.stamp"
    digest = _digest(root, _page_source(root))
    if page.is_dir() and stamp.is_file():
        known, _, size = stamp.read_text("utf-8").partition("\n")
        if known == digest:
            return page, size
    stamp.unlink(missing_ok=True)
    try:
        size = _run_vite(root)
    except RuntimeError as error:
        raise RuntimeError(f"{error}\nThe page could not be built; PARLOUR_PAGE=0 leaves it out.") from error
    stamp.write_text(f"{digest}\n{size}", "utf-8")
    return page, size


def _run_vite(root: Path) -> str:
    """Build the web client and return the size that Vite reports."""
    client = root / "client"
    node = _node_of(root).find()
    installed, lock = client / "node_modules" / ".installed", client / "package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
        node.run("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", cwd=client, quiet=True)
        installed.touch()
    output = node.run("node", "node_modules/vite/bin/vite.js", "build", cwd=client, quiet=True)
    size = next((line for line in output.splitlines() if line.startswith("First load")), "")
    if not size:
        raise RuntimeError(f"Vite did not report the size of the page:\n{output}")
    return str(size)


def _page_source(root: Path) -> list[Path]:
    found = {path for pattern in ("client/**/*", *WORDS) for path in root.glob(pattern) if path.is_file()}
    return sorted(path for path in found if not _matches(path.relative_to(root).as_posix(), PAGE_EXCLUDES))


def _wants_page(root: Path) -> bool:
    return os.environ.get("PARLOUR_PAGE") != "0" and (root / "client" / "package.json").is_file()


def _node_of(root: Path) -> Any:
    """Return the module that finds Node; the Makefile uses it as well."""
    spec = importlib.util.spec_from_file_location("parlour_node", root / "client" / "scripts" / "node.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    # Dataclasses look up their module here.
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def _digest(root: Path, files: Iterable[Path], *settings: str) -> str:
    """Hash the settings, and the files with their names."""
    named = (f"{path.relative_to(root).as_posix()} {_hash(path.read_bytes())}" for path in files)
    return _hash(*settings, *named)


def _hash(*parts: str | bytes) -> str:
    whole = hashlib.sha256()
    for part in parts:
        # Hashed one by one, so that boundaries between parts matter.
        whole.update(hashlib.sha256(part.encode() if isinstance(part, str) else part).digest())
    return whole.hexdigest()


def _matches(name: str, patterns: Iterable[str]) -> bool:
    return any(fnmatch(name, pattern) for pattern in patterns)


def _has_compiler() -> bool:
    if os.name == "nt":
        # setuptools finds MSVC by itself; a failure is handled like any other.
        return True
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(command.split()[0]) is not None


def _run_with_progress(command: list[str], cwd: Path) -> None:
    """Run a command and show its progress. Raise RuntimeError with its other output if it fails."""
    output, shown = [], ""
    line_changes = sys.stderr.isatty()
    with subprocess.Popen(
        command,
        cwd=cwd,
        # mypyc emits unions in set order; a fixed hash seed makes the C code reproducible.
        env=os.environ | {"PYTHONHASHSEED": "0"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if not line.startswith(PROGRESS):
                output.append(line)
                continue
            stage, _, detail = line.removeprefix(PROGRESS).rstrip("\n").partition("\t")
            if line_changes:
                sys.stderr.write(f"\r\033[K{stage}{detail} …")
            elif stage != shown:
                sys.stderr.write(f"{stage} …\n")
            sys.stderr.flush()
            shown = stage
    if line_changes and shown:
        sys.stderr.write("\r\033[K")
    if process.returncode:
        raise RuntimeError(f"mypyc failed:\n{''.join(output)}")


def main(arguments: list[str]) -> None:
    """Build a part ahead of the wheel.

    A failed compilation is an error only if `PARLOUR_COMPILE` is 1. Otherwise the wheel reports it.
    """
    root, setting = Path(__file__).parent, os.environ.get("PARLOUR_COMPILE")
    if arguments == ["engine"] and setting != "0" and _has_compiler():
        with nullcontext() if setting == "1" else suppress(RuntimeError):
            build_engine(root)
    elif arguments == ["page"] and _wants_page(root):
        build_page(root)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except RuntimeError as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        sys.exit(130)
