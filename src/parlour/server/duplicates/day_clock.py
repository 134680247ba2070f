"""A clock for days, which a short mistake of the host's clock does not move to another one."""

from __future__ import annotations

from parlour.server.services import Clock

#: Milliseconds by which the two clocks may move apart between two looks; if it is more, one of them was set.
LARGEST_STEP = 60_000
#: For how many milliseconds another time has to hold before it is believed.
HOLD = 10 * 60_000


class DayClock:
    """Follows the time that people see, but a leap only after a while.

    The monotonic clock alone would not do: it may stand still while a machine sleeps, and it never learns
    that the clock was wrong when the server started.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        #: How far the time that people see is ahead of the monotonic one, as far as it is believed.
        self._lead = clock.wall() - clock.now()
        #: Since when it has been another one.
        self._leapt: int | None = None

    def time(self) -> int:
        """Return the milliseconds since 1970."""
        now = self._clock.now()
        lead = self._clock.wall() - now
        if abs(lead - self._lead) <= LARGEST_STEP:
            self._lead, self._leapt = lead, None
        elif self._leapt is None:
            self._leapt = now
        elif now - self._leapt >= HOLD:
            self._lead, self._leapt = lead, None
        return now + self._lead
