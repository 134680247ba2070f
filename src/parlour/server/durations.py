"""The lengths of hours and days in seconds and milliseconds."""

from __future__ import annotations

HOUR_SECONDS = 3_600
DAY_SECONDS = 24 * HOUR_SECONDS
HOUR_MS = 1_000 * HOUR_SECONDS
DAY_MS = 1_000 * DAY_SECONDS
