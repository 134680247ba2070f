"""Run the server: migrate the database, then serve with one or more processes."""

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

from granian import Granian
from granian.constants import HTTPModes, Interfaces, Loops
from granian.http import HTTP1Settings
from granian.log import LogLevels

from parlour.server import database_file, logs, migrations
from parlour.server.settings import Settings
from parlour.server.tcp_connections import allowed_connections
from parlour.server.tcp_guard import GRANIAN_TIMEOUT, MAX_HEAD_SIZE

#: Seconds that workers get to stop.
SHUTDOWN_TIMEOUT = 10
#: Connections that wait to be accepted; the system may allow fewer.
BACKLOG = 4096
#: Seconds between probes until the server answers.
PROBE_INTERVAL = 0.05

logger = logging.getLogger(__name__)


def serve(settings: Settings, on_ready: Callable[[], object]) -> None:
    """Serve until a signal arrives; running requests are finished, and clients asked to reconnect.

    `on_ready` is called once, when the server answers.
    """
    logs.set_up(settings.log_level)
    if not settings.allowed_hosts:
        logger.warning("requests to any host name are answered: set yours with --allowed-host")
    allowed = allowed_connections(settings.total_connections)
    if allowed < settings.total_connections:
        logger.warning("the limit of open files allows fewer connections", extra={"connections": allowed})
    with ExitStack() as stack:
        # Workers inherit the lock, so it is held until the last of them has stopped.
        stack.enter_context(database_file.exclusive(settings.database))
        migrations.upgrade(settings.database)
        settings.save()
        if settings.workers > 1:
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = stack.enter_context(tempfile.TemporaryDirectory())
        _NotifyingServer(
            "parlour.server.app:from_environment",
            factory=True,
            address=settings.host,
            port=settings.port,
            interface=Interfaces.ASGI,
            http=HTTPModes.http1,
            loop=Loops.auto,
            workers=settings.workers,
            respawn_failed_workers=True,
            backlog=BACKLOG,
            backpressure=2 * allowed,
            http1_settings=HTTP1Settings(
                header_read_timeout=1000 * GRANIAN_TIMEOUT, max_buffer_size=MAX_HEAD_SIZE
            ),
            workers_kill_timeout=SHUTDOWN_TIMEOUT,
            log_level=LogLevels(settings.log_level),
            log_dictconfig=_LOGS,
        ).serve_and_notify(on_ready)


class _NotifyingServer(Granian):  # type: ignore[misc, valid-type]
    """Calls back when it is ready, from a thread that starts after all workers were forked.

    Granian's hooks run before the workers start, so this overrides an undocumented method: see decision 19.
    """

    def serve_and_notify(self, on_ready: Callable[[], object]) -> None:
        self._on_ready = on_ready
        self.serve()

    def startup(self, *args: Any) -> None:
        super().startup(*args)
        Thread(target=self._wait_until_ready, daemon=True).start()

    def _wait_until_ready(self) -> None:
        while not self.interrupt_signal:
            if self._answers():
                # Standard output may be closed.
                with suppress(OSError):
                    self._on_ready()
                return
            time.sleep(PROBE_INTERVAL)

    def _answers(self) -> bool:
        # The socket accepts connections before a worker answers.
        with closing(HTTPConnection(self.bind_addr, self.bind_port, timeout=1)) as connection:
            try:
                connection.request("GET", "/health")
                connection.getresponse()
            except (OSError, HTTPException):
                return False
        return True


#: Pass granian's log records to our own handler.
_LOGS = {
    "version": 1,
    "disable_existing_loggers": False,
    "loggers": {
        "_granian": {"handlers": [], "propagate": True},
        "granian.access": {"handlers": [], "propagate": True},
    },
}
