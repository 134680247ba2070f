"""The figures of a tournament for other programs, as CSV and JSON."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Mapping
from math import isfinite
from pathlib import Path

import msgspec

from parlour.arena.statistics import Estimate
from parlour.arena.summary import Pair, Standing, Summary

#: More digits would be noise.
DIGITS = 6

Row = Mapping[str, str | int | float]


def write_csv(path: Path, summary: Summary) -> None:
    """Write a row for each entrant, the strongest first. Shares are from 0 to 1, times in milliseconds."""
    _write(path, map(_standing_row, summary.standings))


def write_pairs_csv(path: Path, summary: Summary) -> None:
    """Write a row for each two entrants that have met."""
    _write(path, map(_pair_row, summary.pairs))


def write_json(path: Path, summary: Summary) -> None:
    """Write the whole summary. Bounds that are infinite become null."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(
        msgspec.json.format(msgspec.json.encode(summary, order="deterministic"), indent=1) + b"\n"
    )


def _standing_row(standing: Standing) -> Row:
    return {
        "name": standing.name,
        "games": standing.games,
        **_estimate("wins", standing.wins),
        "fair_share": standing.fair_share,
        "rating": standing.rating.mean,
        "rating_low": standing.rating.low,
        "rating_high": standing.rating.high,
        **_estimate("score", standing.score),
        "decisions": standing.times.decisions,
        "median_ms": standing.times.median,
        "p95_ms": standing.times.most,
        "slowest_ms": standing.times.slowest,
        "faults": sum(standing.faults.values()),
    }


def _pair_row(pair: Pair) -> Row:
    return {
        "one": pair.one,
        "other": pair.other,
        "games": pair.games,
        **_estimate("ahead", pair.ahead),
        **_estimate("difference", pair.difference),
    }


def _estimate(name: str, estimate: Estimate) -> Row:
    return {name: estimate.mean, f"{name}_low": estimate.low, f"{name}_high": estimate.high}


def _write(path: Path, rows: Iterable[Row]) -> None:
    """Write the rows below the names of their columns."""
    path.parent.mkdir(parents=True, exist_ok=True)
    found = list(rows)
    with path.open("w", encoding="utf-8", newline="") as file:
        table = csv.writer(file, lineterminator="\n")
        table.writerow(found[0] if found else ())
        table.writerows([_plain(value) for value in row.values()] for row in found)


def _plain(value: str | int | float) -> str | int | float:
    """Round a number. A bound that is infinite is left empty."""
    if isinstance(value, float):
        return round(value, DIGITS) if isfinite(value) else ""
    return value
