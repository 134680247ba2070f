"""Run the server: bring the database up to date, then serve with as many processes as wished."""

from __future__ import annotations

import os
import tempfile
from contextlib import ExitStack

from granian.constants import HTTPModes, Interfaces, Loops
from granian.log import LogLevels
from granian.server import Server

from parlour.server import logs, migrations
from parlour.server.settings import Settings

#: Seconds that open connections get when the server stops.
FAREWELL = 10


def serve(settings: Settings) -> None:
    """Serve until somebody stops it; requests under way are finished and clients told to come back."""
    logs.set_up(settings.log_level)
    migrations.upgrade(settings.database)
    settings.save()
    with ExitStack() as stack:
        if settings.workers > 1:
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = stack.enter_context(tempfile.TemporaryDirectory())
        Server(
            "parlour.server.app:from_environment",
            factory=True,
            address=settings.host,
            port=settings.port,
            interface=Interfaces.ASGI,
            http=HTTPModes.http1,
            loop=Loops.auto,
            workers=settings.workers,
            respawn_failed_workers=True,
            workers_kill_timeout=FAREWELL,
            log_level=LogLevels(settings.log_level),
            log_dictconfig=_LOGS,
        ).serve()


#: Granian's own lines go the way of all others.
_LOGS = {
    "version": 1,
    "disable_existing_loggers": False,
    "loggers": {
        "_granian": {"handlers": [], "propagate": True},
        "granian.access": {"handlers": [], "propagate": True},
    },
}
