"""A progress bar on standard error, so that a pipe gets only the result."""

from __future__ import annotations

import os
import sys

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn


def progress_bar() -> Progress:
    """Return a bar with what is done and the time left; it shows nothing outside a terminal."""
    return Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True, no_color="NO_COLOR" in os.environ),
        transient=True,
        disable=sys.stderr is None or not sys.stderr.isatty(),
    )
