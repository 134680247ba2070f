"""Builds the documentation into a folder: `python scripts/build_docs.py build/site`. Warnings are errors."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from sphinx.cmd.build import main

ROOT = Path(__file__).parent.parent


def build(site: str) -> int:
    """Build the site from scratch and return the exit code of Sphinx."""
    sys.path.insert(0, str(ROOT / "src"))
    with tempfile.TemporaryDirectory() as doctrees:
        return main(["-W", "--keep-going", "-E", "-q", "-d", doctrees, str(ROOT / "docs"), site])


if __name__ == "__main__":
    sys.exit(build(sys.argv[1]))
