"""`parlour` for tests: its server opens the same tables, with the same deals, whenever the same test asks.

A request names its test in a header; to all others the server gives what is really random, unless it has a
seed of its own. An environment variable has the milliseconds that its clock is ahead, and a header lets more
of them pass, so that a test lasts for days.
"""

from __future__ import annotations

import os
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable, Sequence
from contextvars import ContextVar
from random import Random, SystemRandom
from typing import Any

import msgspec

HEADER = "x-test"
AHEAD = "PARLOUR_TEST_AHEAD"
AHEAD_HEADER = "x-test-ahead"
#: If there is such a variable, also what the server draws without a request follows from it.
SEED = "PARLOUR_TEST_SEED"
#: In how many worlds bots compare their choices where others play the same deal.
WORLDS = 8
#: Nanoseconds.
DAY = 24 * 60 * 60 * 10**9

_system = SystemRandom()
_own = Random(os.environ[SEED]) if SEED in os.environ else _system
_chance: ContextVar[Random] = ContextVar("_chance", default=_own)


class SeededSecrets:
    """What the server uses of the module `secrets` to open a table."""

    def choice(self, choices: Sequence[str]) -> str:
        return _chance.get().choice(choices)

    def token_hex(self, size: int) -> str:
        return _chance.get().randbytes(size).hex()

    def token_urlsafe(self, size: int) -> str:
        return urlsafe_b64encode(_chance.get().randbytes(size)).rstrip(b"=").decode()


class Ahead:
    """Lets this process live so many milliseconds later; timers run as they do."""

    def __init__(self, milliseconds: int) -> None:
        self.milliseconds = milliseconds
        for name in ("time_ns", "monotonic_ns"):
            vars(time)[name] = self._later(vars(time)[name])

    def _later(self, exact: Callable[[], int]) -> Callable[[], int]:
        return lambda: exact() + self.milliseconds * 1_000_000


def from_environment() -> Any:
    """The application of a worker process."""
    ahead = Ahead(int(os.environ.get(AHEAD, "0")))
    # Imported late, as `parlour serve` does: by then it is decided how processes share their figures.
    from parlour import fair
    from parlour.server import app, live_tables
    from parlour.server.duplicates import challenges, daily
    from parlour.server.http import branches, tables
    from parlour.server.settings import Settings

    for module in (daily, challenges):
        # Bots that think less are no less deterministic.
        vars(module)["WORLDS"] = WORLDS
    settings = Settings.load()
    if not settings.requests:
        # A test that wants no limits wants none at all.
        msgspec.structs.replace(settings, fixed_limits=False).save()
    for module in (fair, live_tables, branches, tables, challenges):
        vars(module)["secrets"] = SeededSecrets()
    served = app.from_environment()
    tests: dict[bytes, Random] = {}
    # On another day a test opens other tables, not those again that it has opened before.
    day = str(time.time_ns() // DAY).encode() if os.environ.get(AHEAD, "0") != "0" else b""

    async def seeded(scope: Any, receive: Any, send: Any) -> None:
        headers = dict(scope.get("headers", ()))
        ahead.milliseconds = int(headers.get(AHEAD_HEADER.encode(), ahead.milliseconds))
        test = headers.get(HEADER.encode())
        _chance.set(_system if test is None else tests.setdefault(test, Random(test + day)))
        await served(scope, receive, send)

    return seeded


def main() -> None:
    from parlour import cli
    from parlour.server import serve

    plain = serve._NotifyingServer
    vars(serve)["_NotifyingServer"] = lambda _, **options: plain(f"{__file__}:from_environment", **options)
    cli.main()


if __name__ == "__main__":
    main()
