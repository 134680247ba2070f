"""Programs as strangers may write them: `python strange_programs.py KIND [ARGUMENT]`. Stands by itself."""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

#: Longer than any test waits.
FOR_EVER = 600
MEGABYTE = 2**20

Asked = dict[str, Any]


def messages() -> Iterator[Asked]:
    for line in sys.stdin:
        yield json.loads(line)


def questions() -> Iterator[Asked]:
    for message in messages():
        if message["type"] == "ask":
            yield message


def write(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


def answer(asked: Asked, **changed: object) -> None:
    move = {"type": "move", "version": asked["version"], "move": asked["choices"][0][0]}
    write(json.dumps({**move, **changed}) + "\n")


def honest() -> None:
    for asked in questions():
        answer(asked)


def diarist(folder: str) -> None:
    """Plays honestly, and writes down what it is told."""
    with (Path(folder) / f"{os.getpid()}.jsonl").open("w", encoding="utf-8") as diary:
        for message in messages():
            diary.write(json.dumps(message) + "\n")
            diary.flush()
            if message["type"] == "ask":
                answer(message)


def silent() -> None:
    for _ in questions():
        pass


def deaf() -> None:
    time.sleep(FOR_EVER)


def slow() -> None:
    for asked in questions():
        time.sleep(FOR_EVER)
        answer(asked)


def late() -> None:
    """Answers nothing until it is asked again, and then everything."""
    waiting: list[Asked] = []
    for asked in questions():
        waiting.append(asked)
        if len(waiting) > 1:
            for one in waiting:
                answer(one, note="at last")


def garbage() -> None:
    for _ in questions():
        write("I take the red one.\n")


def prophet() -> None:
    """Answers what nobody has asked yet."""
    for asked in questions():
        answer(asked, version=asked["version"] + 1)


def illegal() -> None:
    for asked in questions():
        answer(asked, move="bid NBCO13")


def nonsense() -> None:
    for asked in questions():
        answer(asked, move="castle")


def wordy() -> None:
    """Writes and writes, and never comes to the end of the line."""
    for _ in questions():
        while True:
            write("x" * MEGABYTE)


def loud() -> None:
    """Says a lot where nobody minds, and plays honestly."""
    for asked in questions():
        sys.stderr.write("x" * 4 * MEGABYTE)
        answer(asked)


def hoarse() -> None:
    """Has nothing more to say, but does not go."""
    for _ in questions():
        os.close(1)
        time.sleep(FOR_EVER)


def crashing() -> None:
    for _ in questions():
        raise ValueError("I have no idea.")


def killed() -> None:
    for _ in questions():
        os.kill(os.getpid(), signal.SIGKILL)


def quitter() -> None:
    """Ends after every answer."""
    answer(next(questions()))


def polite() -> None:
    """Ends after every game."""
    for message in messages():
        if message["type"] == "ask":
            answer(message)
        if message["type"] == "over":
            return


def forking() -> None:
    """Has many children, who sleep."""
    for _ in questions():
        for _ in range(40):
            if os.fork() == 0:
                time.sleep(FOR_EVER)
        time.sleep(FOR_EVER)


def greedy() -> None:
    """Takes more and more memory."""
    for _ in questions():
        hoard: list[bytes] = []
        while len(hoard) < 40:
            hoard.append(b"x" * 4 * MEGABYTE)
        time.sleep(FOR_EVER)


def greedy_children() -> None:
    """Shares too much memory among processes that have little each."""
    for _ in questions():
        for _ in range(10):
            if os.fork() == 0:
                hoard = b"x" * 20 * MEGABYTE
                time.sleep(FOR_EVER + len(hoard))
        time.sleep(FOR_EVER)


def daemonic() -> None:
    """Leaves a daemon behind: in a session of its own, and a child of nobody."""
    for asked in questions():
        if os.fork() == 0:
            os.setsid()
            if os.fork() == 0:
                os.closerange(0, 100)
                signal.signal(signal.SIGTERM, signal.SIG_IGN)
                time.sleep(FOR_EVER)
            os._exit(0)
        os.wait()
        answer(asked)


def patricide() -> None:
    """Kills the process that looks after it, but has a child."""
    for _ in questions():
        if os.fork() == 0:
            time.sleep(FOR_EVER)
        os.kill(os.getppid(), signal.SIGKILL)
        time.sleep(FOR_EVER)


PROGRAMS: dict[str, Callable[..., None]] = {
    program.__name__: program
    for program in (
        honest, diarist, silent, deaf, slow, late, garbage, prophet, illegal, nonsense, wordy, loud, hoarse,
        crashing, killed, quitter, polite, forking, greedy, greedy_children, daemonic, patricide,
    )
}  # fmt: skip

if __name__ == "__main__":
    PROGRAMS[sys.argv[1]](*sys.argv[2:])
