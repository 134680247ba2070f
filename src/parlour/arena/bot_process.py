"""The process of a bot and its streams: lines in both directions, and no read waits longer than allowed."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from time import monotonic
from typing import IO, NamedTuple

from parlour.arena import supervisor
from parlour.arena.results import LONGEST_DETAIL, BotFailed
from parlour.arena.tournament import Limits
from parlour.environment import child_environment

#: The longest line that a bot may write, in bytes.
LONGEST_LINE = 2**20
#: The number of bytes kept of a bot's standard error.
KEPT_ERRORS = 4 * LONGEST_DETAIL
#: Seconds in which a bot that has closed its output must end by itself.
LAST_GASP = 2.0
#: Seconds in which a bot may end by itself when there is nothing more to play.
FAREWELL = 1.0
#: Seconds in which the supervisor must have ended everything.
STOPPING = supervisor.KILLING + 5.0
#: Variables that the interpreters of various languages need.
VARIABLES = ("USER", "TMPDIR", "LC_ALL", "LC_CTYPE", "TZ", "LD_LIBRARY_PATH", "JAVA_HOME", "NODE_PATH")

#: As much as a pipe holds.
_CHUNK = 2**16


class Ending(NamedTuple):
    """The end of a process: a report of the supervisor and its parameter."""

    reason: str
    detail: str


class BotProcess:
    """A running bot below its supervisor."""

    def __init__(self, command: Sequence[str], limits: Limits) -> None:
        """Start the command. Raise `OSError` if not even its supervisor can be started."""
        #: Whether it has ever written a line.
        self.has_answered = False
        self._control, theirs = socket.socketpair()
        arguments = [theirs.fileno(), limits.memory, limits.processes, *command]
        with theirs:
            try:
                self._process = subprocess.Popen(
                    [sys.executable, "-I", supervisor.__file__, *map(str, arguments)],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.PIPE,
                    bufsize=0,
                    pass_fds=[theirs.fileno()],
                    env=child_environment(*VARIABLES),
                    # Ctrl-C in the terminal is for the arena alone, which then stops its bots.
                    start_new_session=True,
                )
            except BaseException:
                self._control.close()
                raise
        self._to_send = bytearray()
        self._received = bytearray()
        #: Up to here there is no end of a line.
        self._searched = 0
        self._errors = bytearray()
        self._reports = b""
        self._is_closed = False
        self._selector = DefaultSelector()
        for stream in (self._input, self._output, self._error):
            os.set_blocking(stream.fileno(), False)
        for source in (self._control, self._output, self._error):
            self._selector.register(source, EVENT_READ)

    @property
    def _input(self) -> IO[bytes]:
        assert self._process.stdin is not None
        return self._process.stdin

    @property
    def _output(self) -> IO[bytes]:
        assert self._process.stdout is not None
        return self._process.stdout

    @property
    def _error(self) -> IO[bytes]:
        assert self._process.stderr is not None
        return self._process.stderr

    def send(self, line: bytes) -> None:
        """Send a line. What the bot does not read now is sent while it is waited for."""
        self._to_send += line + b"\n"
        self._write()

    def receive(self, deadline: float) -> bytes:
        """Return the next line that the bot writes. Raise `BotFailed` if there is none in time."""
        while True:
            end = self._received.find(b"\n", self._searched)
            size = len(self._received) if end < 0 else end
            if size > LONGEST_LINE:
                raise BotFailed("garbage", f"a line of more than {LONGEST_LINE} bytes")
            if end >= 0:
                line = bytes(self._received[:end])
                del self._received[: end + 1]
                self._searched = 0
                self.has_answered = True
                return line
            self._searched = size
            if self._is_closed:
                raise self.failure()
            left = deadline - monotonic()
            # The last look is for answers that came while this process itself had to wait.
            if not self._exchange(max(0.0, left)) and left <= 0:
                raise BotFailed("time", _readable(self._errors))

    def _exchange(self, seconds: float) -> bool:
        """Read and write what is possible, after waiting for that at most this many seconds.

        Return whether the bot has written something.
        """
        has_written = False
        for key, _ in self._selector.select(seconds):
            if key.fileobj is self._input:
                self._write()
            elif key.fileobj is self._output:
                self._is_closed = self._read_output() == b""
                has_written = True
            elif key.fileobj is self._error:
                self._read_errors()
            elif not self._read_report():
                # The supervisor has ended, so the bot can write no more: read what is left.
                self._read_output()
                self._is_closed = has_written = True
        return has_written

    def _read_output(self) -> bytes | None:
        chunk = self._output.read(_CHUNK)
        self._received += chunk or b""
        return chunk

    def _write(self) -> None:
        try:
            written = self._input.write(self._to_send)
            del self._to_send[: written or 0]
        except OSError:
            # The bot has closed its input; whether it still answers is another question.
            self._to_send.clear()
        if bool(self._to_send) == (self._input in self._selector.get_map()):
            return
        if self._to_send:
            self._selector.register(self._input, EVENT_WRITE)
        else:
            self._selector.unregister(self._input)

    def _read_errors(self) -> bool:
        """Read some of what the bot writes to its standard error. Return False at its end."""
        chunk = self._error.read(_CHUNK)
        if chunk == b"":
            with suppress(KeyError):
                self._selector.unregister(self._error)
        self._errors += chunk or b""
        del self._errors[:-KEPT_ERRORS]
        return bool(chunk)

    def failure(self) -> BotFailed:
        """Say why the bot has closed its output. It is stopped if it still runs."""
        self._read_reports(LAST_GASP)
        ending = self.stop()
        if ending.reason in ("memory", "processes"):
            return BotFailed("memory" if ending.reason == "memory" else "processes", _readable(self._errors))
        said = _readable(self._errors)
        return BotFailed("crash", ": ".join(filter(None, (_told(ending), said))))

    @property
    def ending(self) -> Ending:
        """The end of the process, once it is stopped."""
        last = self._reports.decode(errors="replace").splitlines()[-1:] or ["lost"]
        reason, _, detail = last[0].partition(" ")
        # The supervisor itself was killed.
        return Ending("lost", detail) if reason == "started" else Ending(reason, detail)

    def finish(self) -> None:
        """Close the bot's input and let it end by itself, if it does so soon."""
        if not self._to_send:
            self._input.close()
            self._read_reports(FAREWELL)
        self.stop()

    def stop(self) -> Ending:
        """End the bot and everything that it has started, and wait until that is done."""
        if self._control.fileno() < 0:
            return self.ending
        with suppress(OSError):
            self._control.shutdown(socket.SHUT_WR)
        self._read_reports(STOPPING)
        self._control.close()
        self._process.kill()
        self._process.wait()
        ending = self.ending
        if ending.reason == "lost" and ending.detail.isdecimal():
            with suppress(OSError):
                os.killpg(int(ending.detail), signal.SIGKILL)
        while self._read_errors():
            pass
        self._selector.close()
        for stream in (self._input, self._output, self._error):
            stream.close()
        return ending

    def _read_reports(self, seconds: float) -> None:
        """Read what the supervisor reports, until it ends or for this many seconds."""
        deadline = monotonic() + seconds
        with suppress(OSError):
            while (left := deadline - monotonic()) > 0:
                self._control.settimeout(left)
                if not self._read_report():
                    return

    def _read_report(self) -> bool:
        """Return False if the supervisor has ended."""
        try:
            chunk = self._control.recv(4096)
        except ConnectionError:
            chunk = b""
        self._reports += chunk
        return bool(chunk)


def _told(ending: Ending) -> str:
    match ending:
        case Ending("ended", code) if code.startswith("-"):
            return f"ended by signal {code[1:]}"
        case Ending("ended", code):
            return f"exit code {code}"
        case Ending("failed", problem):
            return problem
        case Ending("stopped"):
            return "closed its output"
        case _:
            return "its supervisor was killed"


def _readable(errors: bytes | bytearray) -> str:
    """Return the last part of what a bot has said, in one line."""
    words = " ".join(errors.decode(errors="replace").split())
    tail = words[-LONGEST_DETAIL * 2 // 3 :]
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in tail)
