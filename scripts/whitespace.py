"""Checks that no line of the given files ends in blanks, and that each file ends in one line break."""

from __future__ import annotations

import sys
from pathlib import Path


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


def main(names: list[str]) -> int:
    found = [line for name in names for line in problems(name, Path(name).read_text("utf-8"))]
    print("\n".join(found), end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
