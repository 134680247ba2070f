"""Run the `parlour` command with `python -m parlour`."""

from parlour.cli import main

main()
