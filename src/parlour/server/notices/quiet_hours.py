"""Quiet hours: whether it is quiet somewhere, and until when."""

from __future__ import annotations

from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo

from parlour.core.errors import BadOption
from parlour.server.notices.subscription import QuietHours


def check_quiet_hours(quiet: QuietHours | None) -> None:
    """Refuse unknown time zones, and hours that never end."""
    if quiet is None:
        return
    try:
        ZoneInfo(quiet.zone)
    except (KeyError, ValueError, OSError):
        raise BadOption("unknown-time-zone", zone=quiet.zone) from None
    if quiet.start == quiet.end:
        raise BadOption("bad-quiet-hours")


def quiet_until(quiet: QuietHours | None, now: int) -> int | None:
    """Return when the quiet hours end that it is now, in milliseconds; None if it is not quiet."""
    if quiet is None:
        return None
    local = datetime.fromtimestamp(now / 1000, ZoneInfo(quiet.zone))
    start, end = time.fromisoformat(quiet.start), time.fromisoformat(quiet.end)
    clock = local.time()
    is_quiet = start <= clock < end if start < end else clock >= start or clock < end
    if not is_quiet:
        return None
    day = local.date() if clock < end else local.date() + timedelta(days=1)
    # When clocks are set back, the end may come twice; the first time may be over.
    ends = [datetime.combine(day, end, local.tzinfo).replace(fold=fold).timestamp() for fold in (0, 1)]
    return next((round(moment * 1000) for moment in ends if moment * 1000 > now), now)
