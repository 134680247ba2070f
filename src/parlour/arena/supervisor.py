"""The parent process of a bot: sees to its limits, and ends it with everything that it has started.

`python -I supervisor.py CONTROL MEMORY PROCESSES COMMAND…` passes its standard streams on to the command.
CONTROL is the descriptor of a socket. When its other end is closed, even by the death of the arena, the bot
is ended. Reports are written there, in lines: first `started PID` or `failed PROBLEM`; later, when no process
is left, `ended CODE`, `memory`, `processes` or `stopped`.

It is run as a file and imports nothing of Parlour, so that it starts quickly.
"""

from __future__ import annotations

import ctypes
import os
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterable
from contextlib import suppress
from typing import NamedTuple

#: Seconds between two looks at what the bot uses.
INTERVAL = 0.1
#: Seconds after which processes that cannot be killed are given up, for example in a broken file system.
KILLING = 10.0
#: Seconds after which all processes of the machine are looked at, even if none seems to be new.
TRUSTED = 1.0
MEGABYTE = 2**20

_IS_LINUX = sys.platform == "linux"
# From <linux/prctl.h>.
_PR_SET_PDEATHSIG = 1
_PR_SET_CHILD_SUBREAPER = 36


class _Process(NamedTuple):
    parent: int
    #: Resident memory, in bytes.
    memory: int


def main(control: socket.socket, memory: int, processes: int, command: list[str]) -> None:
    """Run the command and report how it ended. `memory` is in megabytes."""
    wake, wake_up = os.pipe()
    os.set_blocking(wake_up, False)
    signal.set_wakeup_fd(wake_up, warn_on_full_buffer=False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    try:
        bot = _start(command)
    except (OSError, ValueError, subprocess.SubprocessError) as error:
        _report(control, f"failed {error}")
        return
    # Only now: the bot would inherit that they are ignored.
    for deaf in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(deaf, signal.SIG_IGN)
    _release_streams()
    _report(control, f"started {bot.pid}")
    reason = _watch(control, wake, bot.pid, memory * MEGABYTE, processes)
    _end_all(bot.pid)
    _report(control, reason)


def _start(command: list[str]) -> subprocess.Popen[bytes]:
    """Start the command in a session of its own."""
    if not _IS_LINUX:
        return subprocess.Popen(command, start_new_session=True)
    libc = ctypes.CDLL(None)
    # Orphans among the descendants become children of this process, wherever they try to hide.
    libc.prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)

    def prepare() -> None:
        libc.prctl(_PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
        # If memory runs out before the bot is found to use too much, it should be the one to go.
        with suppress(OSError), open("/proc/self/oom_score_adj", "w") as file:
            file.write("1000")

    return subprocess.Popen(command, start_new_session=True, preexec_fn=prepare)


def _release_streams() -> None:
    """Let go of the bot's streams, so that the arena notices when the bot closes them."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nothing, stream)


def _watch(control: socket.socket, wake: int, bot: int, memory: int, processes: int) -> str:
    """Return why the bot is over: it has ended, it uses too much, or the arena wants it to."""
    sources: list[socket.socket | int] = [control, wake]
    tree = _Tree()
    while True:
        ready = select.select(sources, [], [], INTERVAL)[0]
        if control in ready:
            return "stopped"
        if wake in ready:
            os.read(wake, 4096)
            code = _reap(bot)
            if code is not None:
                return f"ended {code}"
        if _IS_LINUX:
            tree.update()
            if len(tree.processes) > processes:
                return "processes"
            if sum(process.memory for process in tree.processes.values()) > memory:
                return "memory"


def _reap(bot: int) -> int | None:
    """Take note of all children that have ended. Return the exit code of the bot if it was among them."""
    code = None
    with suppress(ChildProcessError):
        while True:
            child, status = os.waitpid(-1, os.WNOHANG)
            if child == 0:
                break
            if child == bot:
                code = os.waitstatus_to_exitcode(status)
    return code


class _Tree:
    """The descendants of this process. Looking at all processes of the machine is avoided if none is new."""

    def __init__(self) -> None:
        self.processes: dict[int, _Process] = {}
        self._newest = b""
        self._complete_until = 0.0

    def update(self) -> None:
        newest, now = _newest_process(), time.monotonic()
        if newest != self._newest or now > self._complete_until:
            self._newest = newest
            self._complete_until = now + TRUSTED
            self.processes = _descendants()
        else:
            self.processes = _processes(self.processes)


def _newest_process() -> bytes:
    """Return the id of the last process or thread that was started on this machine."""
    with open("/proc/loadavg", "rb") as file:
        return file.read().split()[-1]


def _descendants() -> dict[int, _Process]:
    """Return all processes below this one, by their ids."""
    everybody = _processes(int(name) for name in os.listdir("/proc") if name.isdecimal())
    children: dict[int, list[int]] = {}
    for number, process in everybody.items():
        children.setdefault(process.parent, []).append(number)
    found = {}
    waiting = [os.getpid()]
    while waiting:
        for child in children.get(waiting.pop(), []):
            found[child] = everybody[child]
            waiting.append(child)
    return found


def _processes(numbers: Iterable[int]) -> dict[int, _Process]:
    """Return those of the processes that still exist, by their ids."""
    page = os.sysconf("SC_PAGE_SIZE")
    found = {}
    for number in numbers:
        try:
            file = os.open(f"/proc/{number}/stat", os.O_RDONLY)
        except OSError:
            continue
        # It may end while we look.
        with suppress(OSError, IndexError):
            # The name of the program, in brackets, may contain anything.
            fields = os.read(file, 4096).rpartition(b")")[2].split()
            found[number] = _Process(int(fields[1]), page * int(fields[21]))
        os.close(file)
    return found


def _end_all(bot: int) -> None:
    """Kill the bot and all its descendants, including those started in the meantime."""
    deadline = time.monotonic() + KILLING
    while time.monotonic() < deadline:
        with suppress(OSError):
            os.killpg(bot, signal.SIGKILL)
        for descendant in _descendants() if _IS_LINUX else ():
            with suppress(OSError):
                os.kill(descendant, signal.SIGKILL)
        try:
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass
        except ChildProcessError:
            # Every orphan would be a child of this process.
            return
        time.sleep(0.005)


def _report(control: socket.socket, line: str) -> None:
    with suppress(OSError):
        control.sendall(" ".join(line.split()).encode(errors="replace") + b"\n")


if __name__ == "__main__":
    main(socket.socket(fileno=int(sys.argv[1])), int(sys.argv[2]), int(sys.argv[3]), sys.argv[4:])
