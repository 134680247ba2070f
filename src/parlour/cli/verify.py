"""`parlour verify`: check that records are complete, legal and dealt as committed to."""

from __future__ import annotations

import re
from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass
from pathlib import Path

import typer
from msgspec import UNSET

from parlour.cli import arguments, errors
from parlour.cli.screen import Screen
from parlour.core.errors import BadOption, BadRecord, ParlourError
from parlour.core.message import Message
from parlour.fair import Fair
from parlour.record import Record


def add_to(app: typer.Typer, screen: Screen) -> None:
    say = screen.speaker.say

    @app.command(help=say("help-verify"))
    def verify(
        files: list[Path] = typer.Argument(..., help=say("help-verify-files"), metavar="FILE"),
        commitment: str | None = typer.Option(None, help=say("help-commitment"), metavar="HASH"),
        seed: str | None = typer.Option(None, help=say("help-own-seed"), metavar="TEXT"),
        seat: str | None = typer.Option(None, help=say("help-own-seat"), metavar="N"),
    ) -> None:
        claims = Claims.of(commitment, seed, seat)
        code = 0
        for file in files:
            page = copy(screen)  # the game of one record must not affect the next
            try:
                record = arguments.read_record(page, file)
                with arguments.naming_file(file):
                    claims.check(record)
            except (ParlourError, OSError) as error:
                code = errors.report(page, error)
            else:
                _report(page, file, record, claims, short=len(files) > 1)
        raise typer.Exit(code)


@dataclass(frozen=True)
class Claims:
    """The facts that the player knew about the deal before the game, as typed."""

    commitment: str | None
    seed: str | None
    seat: str | None

    @classmethod
    def of(cls, commitment: str | None, seed: str | None, seat: str | None) -> Claims:
        if (seed is None) != (seat is None):
            raise BadOption("seed-and-seat")
        if commitment is not None and not re.fullmatch("[0-9a-fA-F]{64}", commitment):
            raise BadOption("bad-commitment", value=commitment)
        return cls(commitment and commitment.lower(), seed, seat)

    def check(self, record: Record) -> None:
        """Compare with a record that has already been validated; raises BadRecord if they differ."""
        fair = record.fair
        if fair is UNSET:
            if self.commitment is not None or self.seed is not None:
                raise BadRecord("fair-none")
            return
        if self.commitment not in (None, fair.commitment):
            raise BadRecord("fair-other-commitment", found=fair.commitment)
        if self.seed is not None and self.seat is not None:
            seat = arguments.read_integer("--seat", self.seat, 1, record.seats)
            found = fair.seeds[seat - 1]
            if found != self.seed:
                raise BadRecord("fair-own-seed", seat=seat, found=found, seed=self.seed)


def _report(screen: Screen, file: Path, record: Record, claims: Claims, short: bool) -> None:
    """Report each check in a sentence, or all in one line in short form."""
    title = screen.speaker.title(record.find_game())
    for message in [_line(file, record)] if short else _findings(file, title, record, claims):
        screen.say(message)


def _findings(file: Path, title: str, record: Record, claims: Claims) -> Iterator[Message]:
    yield Message("verify-whole", {"file": str(file)})
    yield Message("verify-moves", {"moves": len(record.moves), "game": title})
    yield Message("verify-unfinished" if record.result is None else "verify-result")
    if record.fair is UNSET:
        yield Message("verify-no-commitment")
    else:
        yield from _deal_findings(record.fair, claims)


def _deal_findings(fair: Fair, claims: Claims) -> Iterator[Message]:
    seeds = tuple(
        Message("verify-seed" if seed else "verify-no-seed", {"seat": seat, "seed": seed})
        for seat, seed in enumerate(fair.seeds, 1)
    )
    yield Message("verify-commitment", {"commitment": fair.commitment})
    yield Message("verify-deal", {"table": fair.table, "number": fair.number, "seeds": seeds})
    source = "verify-small-generator" if fair.version == 1 else "verify-stream"
    yield Message(source, {"version": fair.version})
    yield Message("verify-compare" if claims.commitment is None else "verify-shown")
    if not any(fair.seeds):
        yield Message("verify-no-seeds")
    if claims.seat is not None:
        yield Message("verify-own-seed" if claims.seed else "verify-own-none", {"seat": int(claims.seat)})


def _line(file: Path, record: Record) -> Message:
    if record.fair is UNSET:
        return Message("verify-line-no-commitment", {"file": str(file)})
    return Message("verify-line", {"file": str(file), "commitment": record.fair.commitment})
