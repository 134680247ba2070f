"""Checks that no line of the given files ends in blanks, and that each file ends in one line break.

Without names, it checks all text files that Git knows.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
#: Files that tests write, as in .pre-commit-config.yaml.
PINNED = "tests/pinned"


def problems(name: str, text: str) -> list[str]:
    """Return what is wrong with the text, with the number of the line."""
    found = [
        f"{name}:{number}: blanks at the end of the line"
        for number, line in enumerate(text.split("\n"), 1)
        if line != line.rstrip(" \t\r")
    ]
    if text and (not text.endswith("\n") or text.endswith("\n\n")):
        found.append(f"{name}: must end in one line break")
    return found


def tracked() -> list[str]:
    """Return the text files that Git knows; none where there is no repository, as in an sdist."""
    if not (ROOT / ".git").exists():
        return []
    command = ["git", "grep", "-I", "--name-only", "-z", "-e", "", "--", ":/", f":!/{PINNED}"]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return found.split("\0")[:-1]


def main(names: list[str]) -> int:
    found = [line for name in names or tracked() for line in problems(name, (ROOT / name).read_text("utf-8"))]
    print("\n".join(found), end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
