"""Ctrl-C is handled by the parent of a process, also while it starts."""

from __future__ import annotations

import signal
import subprocess
import sys
from threading import Event, Thread

import pytest

from parlour.interrupts import interrupts_deferred

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


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot block signals")
def test_an_interrupt_that_another_thread_gets_waits_as_well() -> None:
    done = Event()
    other = Thread(target=done.wait)
    other.start()
    events = []

    def interrupt() -> None:
        with interrupts_deferred():
            assert other.ident is not None
            signal.pthread_kill(other.ident, signal.SIGINT)
            # The other thread has got it when it ends.
            done.set()
            other.join()
            events.append("still here")

    try:
        with pytest.raises(KeyboardInterrupt):
            interrupt()
    finally:
        done.set()
    assert events == ["still here"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
