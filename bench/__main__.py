"""Run a benchmark by its name; without one, compare the engine with its peers.

make bench                            compare the engine with its peers; see bench/ratios.py
make bench-server                     or: python -m bench server; see bench/server.py
python -m bench baseline              how strong the trained network is; see bench/baseline.py
python -m bench batches               what more rows and processes are worth; see bench/batches.py
python -m bench deadlines             the time control of bots; see bench/deadlines.py
python -m bench examples              what the loops of the research pages learn; see bench/examples.py
python -m bench minutes               how long a game takes; see bench/minutes.py
python -m bench notes                 how much a seat sees between two decisions; see bench/notes.py
python -m bench strength …            how strong bots are; see bench/strength.py
python -m bench workers               what more workers are worth; see bench/workers.py
"""

from __future__ import annotations

import sys
from importlib import import_module

COMMANDS = (
    "baseline",
    "batches",
    "deadlines",
    "examples",
    "minutes",
    "notes",
    "server",
    "strength",
    "workers",
)


def main(arguments: list[str]) -> int:
    name, rest = "ratios", arguments
    if arguments and arguments[0] in COMMANDS:
        name, *rest = arguments
    # Imported late: each needs packages of its own.
    return int(import_module(f"bench.{name}").main(rest))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
