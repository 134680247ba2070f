"""Run the loops of the research pages for longer, and tell what they have learned in the end.

    python -m bench examples                    all of them
    python -m bench examples pettingzoo

Each loop is taken from its page; only the number of games is another one.
"""

from __future__ import annotations

import argparse
import re
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from typing import Any

DOCS = Path(__file__).parents[1] / "docs"
#: The results at the end that count.
LAST = 1000


@dataclass(frozen=True)
class Example:
    """A loop on a page: how long it runs there and here, and the list with its results."""

    page: str
    short: str
    long: str
    results: str


EXAMPLES = {
    "batch": Example("research.md", "range(15)", "range(60)", "results"),
    "gymnasium": Example("research/gymnasium.md", "len(won) < 200", "len(won) < 10_000", "won"),
    "pettingzoo": Example("research/pettingzoo.md", "range(60)", "range(3000)", "won"),
}


def loop(example: Example, longer: bool) -> str:
    """Return the program of a page. Raise `ValueError` if the page has changed."""
    text = (DOCS / example.page).read_text("utf-8")
    (program,) = re.findall(r"^```python\n(.*?)^```", text, flags=re.M | re.S)
    if program.count(example.short) != 1:
        raise ValueError(f"the loop of {example.page} does not have {example.short!r} once")
    return str(program.replace(example.short, example.long)) if longer else str(program)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="bench examples", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(EXAMPLES))
    parser.add_argument("--short", action="store_true", help="run them as the pages have them")
    options = parser.parse_args(arguments)
    if unknown := set(options.names) - set(EXAMPLES):
        parser.error(f"there is no example {', '.join(sorted(unknown))}; choose from {', '.join(EXAMPLES)}")
    print(f"| example | games | gain per game in the last {LAST:,} |\n|---|---:|---:|")
    for name in options.names or EXAMPLES:
        example = EXAMPLES[name]
        variables: dict[str, Any] = {"__name__": "example", "print": lambda *words: None}
        exec(compile(loop(example, not options.short), example.page, "exec"), variables)
        results = variables[example.results]
        print(f"| {name} | {len(results):,} | {fmean(results[-LAST:]):+.2f} |")
    return 0
