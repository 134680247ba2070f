"""The worker process of an analysis: reads one request, and writes every step as soon as it is done."""

from __future__ import annotations

import os
from typing import BinaryIO

import msgspec
from msgspec import Struct

from parlour.analysis import Step, assemble, count_steps, steps_of
from parlour.environment import claim_streams
from parlour.interrupts import ignore_interrupts
from parlour.record import Record
from parlour.server.worker_process import frame, read_frame_now

#: Bots and players come first: a worker only uses what they leave.
NICENESS = 10


class AnalysisRequest(Struct):
    """A record of our own database to analyse, and the steps that are already known."""

    record: bytes
    worlds: int
    known: list[Step]


class Begun(Struct, tag="begun"):
    """The number of steps that the analysis will have."""

    total: int


class Found(Struct, tag="found"):
    """One more step, as JSON."""

    step: bytes


class Finished(Struct, tag="finished"):
    """The results that follow from all steps."""

    final: list[float]
    deciding: list[int]


class Failed(Struct, tag="failed"):
    """Why the record cannot be analysed."""

    problem: str


Report = Begun | Found | Finished | Failed


def run(request: AnalysisRequest, sink: BinaryIO) -> None:
    """Analyse the record and report to the sink."""

    def send(report: Report) -> None:
        sink.write(frame(msgspec.msgpack.encode(report)))
        sink.flush()

    try:
        record = Record.load(request.record)
        send(Begun(count_steps(record, trusted=True)))
        steps = list(request.known)
        for step in steps_of(record, request.worlds, skip=len(steps), trusted=True):
            steps.append(step)
            send(Found(msgspec.json.encode(step)))
        whole = assemble(record, request.worlds, steps, trusted=True)
    except BrokenPipeError:
        raise
    except Exception as error:
        send(Failed(f"{type(error).__name__}: {error}"))
    else:
        send(Finished(whole.final, whole.deciding))


def main() -> None:
    """Handle one request; the server handles interrupts."""
    ignore_interrupts()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    source, sink = claim_streams()
    body = read_frame_now(source)
    if body is None:
        return
    try:
        run(msgspec.msgpack.decode(body, type=AnalysisRequest), sink)
    except BrokenPipeError:
        # The server has stopped. Exit at once, because the interpreter would try to write once more.
        os._exit(0)


if __name__ == "__main__":
    main()
