"""A clock for days, which a short mistake of the host's clock does not move to another one."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.server.services import Clock

#: Milliseconds by which the two clocks may move apart between two looks; if it is more, one of them was set.
LARGEST_STEP = 60_000
#: For how many milliseconds a time has to hold before it is certain.
HOLD = 10 * 60_000


@dataclass(slots=True)
class _Lead:
    """How far the time that people see is ahead of the monotonic one, and since when."""

    length: int
    since: int

    def is_near(self, length: int) -> bool:
        return abs(length - self.length) <= LARGEST_STEP


class DayClock:
    """Follows the time that people see, but leaves a time that is certain only for another that is.

    The monotonic clock alone would not do: it may stand still while a machine sleeps, and it never learns
    that the clock was wrong when the server started.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._lead = _Lead(clock.wall() - clock.now(), clock.now())
        #: That of the time to which somebody has set the clock, until it is certain.
        self._leapt: _Lead | None = None

    def time(self) -> int:
        """Return the milliseconds since 1970."""
        now = self._clock.now()
        length = self._clock.wall() - now
        if self._lead.is_near(length):
            self._lead.length, self._leapt = length, None
        elif self._leapt is not None and self._leapt.is_near(length):
            self._leapt.length = length
        else:
            self._leapt = _Lead(length, now)
        if self._leapt is not None and (self._has_held(self._leapt) or not self._has_held(self._lead)):
            self._lead, self._leapt = self._leapt, None
        return now + self._lead.length

    def is_certain(self) -> bool:
        """Return whether the time has held for a while, since the start or since the clock was set."""
        return self._has_held(self._lead)

    def _has_held(self, lead: _Lead) -> bool:
        # The clock may be synchronised with another one before the server starts.
        return self._clock.now() - max(lead.since, self._clock.started) >= HOLD
