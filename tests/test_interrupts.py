"""Ctrl-C is handled by the parent of a process, also while it starts."""

from __future__ import annotations

import subprocess
import sys

import pytest

CHILD = "import signal; print(signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, []))"
IGNORING = "from parlour.interrupts import ignore_interrupts; ignore_interrupts(); "

PARENT = """
import os, signal, subprocess, sys
from parlour.interrupts import interrupts_deferred
try:
    with interrupts_deferred():
        os.kill(os.getpid(), signal.SIGINT)
        subprocess.run([sys.executable, "-c", sys.argv[1]])
        print("still here", flush=True)
except KeyboardInterrupt:
    print("interrupted")
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot block signals")
@pytest.mark.parametrize(("child", "blocked"), [(CHILD, "True"), (IGNORING + CHILD, "False")])
def test_a_child_cannot_be_interrupted_before_it_ignores_it(child: str, blocked: str) -> None:
    run = subprocess.run(
        [sys.executable, "-c", PARENT, child], capture_output=True, text=True, check=True, timeout=180
    )
    assert run.stdout.split("\n") == [blocked, "still here", "interrupted", ""]
