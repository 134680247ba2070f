"""A clock for days, which a short mistake of the host's clock does not move to another one."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.server.interfaces import Clock

#: Milliseconds by which the two clocks may move apart between two looks; if it is more, one of them was set.
LARGEST_STEP = 60_000
#: The milliseconds for which a time has to hold before it is certain.
HOLD = 10 * 60_000
#: The milliseconds for which it has to hold to replace one that is not certain. Processes that share a
#: database notice within a minute that only the clock of their host was set.
SHORT_HOLD = 2 * 60_000


@dataclass(slots=True)
class _Lead:
    """The offset of the wall clock from the monotonic one, and the time in which it was seen."""

    length: int
    since: int
    until: int

    def is_still(self, length: int, now: int) -> bool:
        """Return whether it is the same now, apart from drift."""
        if abs(length - self.length) > LARGEST_STEP:
            return False
        self.length, self.until = length, now
        return True


class DayClock:
    """Follows the time that people see, but another time only after it has held for a while.

    The monotonic clock alone would not do: it may stand still while a machine sleeps, and it never learns
    that the clock was wrong when the server started.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        now = clock.now()
        self._lead = _Lead(clock.wall() - now, now, now)
        #: That of the time to which somebody has set the clock, until it is believed.
        self._leapt: _Lead | None = None

    def time(self) -> int:
        """Return the milliseconds since 1970."""
        now = self._clock.now()
        length = self._clock.wall() - now
        if self._lead.is_still(length, now):
            self._leapt = None
        elif self._leapt is None or not self._leapt.is_still(length, now):
            self._leapt = _Lead(length, now, now)
        elif now - self._leapt.since >= (HOLD if self._has_held() else SHORT_HOLD):
            self._lead, self._leapt = self._leapt, None
        return now + self._lead.length

    def is_certain(self, before: int) -> bool:
        """Return whether the time has held for long enough: since the start, or since the clock was set.

        It has, too, if it was later than this time `before`, at an earlier start.
        """
        now = self.time()
        return self._has_held() or (self._leapt is None and now - before >= HOLD)

    def _has_held(self) -> bool:
        # The clock may be synchronised with another one before the server starts.
        return self._lead.until - max(self._lead.since, self._clock.started) >= HOLD
