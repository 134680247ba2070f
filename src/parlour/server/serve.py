"""Run the server: bring the database up to date, then serve with as many processes as wished."""

from __future__ import annotations

import logging
import os
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack, closing, suppress
from http.client import HTTPConnection, HTTPException
from threading import Thread
from typing import Any

from granian.constants import HTTPModes, Interfaces, Loops
from granian.log import LogLevels
from granian.server import Server

from parlour.server import logs, migrations
from parlour.server.settings import Settings

#: Seconds that open connections get when the server stops.
FAREWELL = 10
#: Seconds between looks whether the server answers.
GLANCE = 0.05

logger = logging.getLogger(__name__)


def serve(settings: Settings, welcome: Callable[[], object]) -> None:
    """Serve until somebody stops it; requests under way are finished and clients told to come back.

    `welcome` is called once, when the first answer has been given.
    """
    logs.set_up(settings.log_level)
    if not settings.allowed_hosts:
        logger.warning("any host name is answered to: name yours with --allowed-host")
    migrations.upgrade(settings.database)
    settings.save()
    with ExitStack() as stack:
        if settings.workers > 1:
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = stack.enter_context(tempfile.TemporaryDirectory())
        _Welcoming(
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
        ).serve_and(welcome)


class _Welcoming(Server):  # type: ignore[misc, valid-type]
    """Says when it is open: only after its processes were started, as none may be forked beside a thread."""

    def serve_and(self, welcome: Callable[[], object]) -> None:
        self._welcome = welcome
        self.serve()

    def startup(self, *args: Any) -> None:
        super().startup(*args)
        Thread(target=self._wait_and_welcome, daemon=True).start()

    def _wait_and_welcome(self) -> None:
        while not self.interrupt_signal:
            if self._answers():
                # Nobody may be reading.
                with suppress(OSError):
                    self._welcome()
                return
            time.sleep(GLANCE)

    def _answers(self) -> bool:
        # Connections are taken before there is anybody to answer them.
        with closing(HTTPConnection(self.bind_addr, self.bind_port, timeout=1)) as connection:
            try:
                connection.request("GET", "/health")
                connection.getresponse()
            except (OSError, HTTPException):
                return False
        return True


#: Granian's own lines go the way of all others.
_LOGS = {
    "version": 1,
    "disable_existing_loggers": False,
    "loggers": {
        "_granian": {"handlers": [], "propagate": True},
        "granian.access": {"handlers": [], "propagate": True},
    },
}
