"""A temporary PostgreSQL server for tests and benchmarks.

with running_postgres() as server:
    url = server.new_database()
"""

from __future__ import annotations

import os
import secrets
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from random import SystemRandom

from tests.postgres_programs import NoPostgres, accessible_programs, change_owner, find_programs, run_as

HOST = "127.0.0.1"
USER = "parlour"
SETTINGS = {
    "listen_addresses": HOST,
    "unix_socket_directories": "",
    "max_connections": "100",
    "shared_buffers": "16MB",
    "timezone": "UTC",
}

# Below the ephemeral port range, so that no other process takes the port during a restart.
PORTS = range(20000, 30000)

# A watchdog. It waits until we send a line or die, even by `kill -9`, and then removes the server. Removing
# may need several attempts while a process that we have just started is still writing.
GUARD = """
read -r word
"$1/pg_ctl" -D "$2/cluster" -m immediate stop >/dev/null 2>&1
for again in 1 2 3 4 5; do rm -rf "$2" 2>/dev/null && break; sleep 1; done
"""


class Postgres:
    """A PostgreSQL server with its own folder, port and password."""

    def __init__(self, programs: Path | None = None, ports: Iterable[int] | None = None) -> None:
        self._programs = programs or find_programs()
        self._ports = ports or SystemRandom().sample(PORTS, 10)
        self._numbers = count(1)
        self._password = secrets.token_hex(16)
        self._guard: subprocess.Popen[str] | None = None
        self.folder = Path(tempfile.gettempdir(), f"parlour-postgres-{secrets.token_hex(8)}")
        self._cluster = ("-D", str(self.folder / "cluster"))
        self._log = self.folder / "log"
        self.port = 0

    def start(self) -> None:
        """Create an empty server in a new folder and start it."""
        self.folder.mkdir(mode=0o700)
        try:
            self._programs = accessible_programs(self._programs, self.folder)
            password = self.folder / "password"
            password.write_text(self._password)
            change_owner(self.folder)
            self._watch()
            # Without hashing, connecting is much faster. The password stays on this machine.
            access = (f"--username={USER}", "--auth=password", f"--pwfile={password}")
            self._run("initdb", *self._cluster, "--no-sync", "--encoding=UTF8", "--locale=C", *access)
            self._listen()
        except BaseException:
            self.stop()
            raise

    def stop(self) -> None:
        """Stop the server and remove its folder."""
        if self._guard is not None:
            self._guard.communicate("stop\n")
            self._guard = None
        # The guard may lack the permission to remove the folder itself and leave it empty.
        if self.folder.exists():
            shutil.rmtree(self.folder)

    def restart(self) -> None:
        """Restart the server on the same port with the same databases. All connections are closed."""
        self._run("pg_ctl", *self._cluster, "-l", str(self._log), "-m", "fast", "-w", "restart")

    @contextmanager
    def away(self) -> Iterator[None]:
        """Stop the server for the duration of the block, then start it again."""
        self._run("pg_ctl", *self._cluster, "-m", "fast", "-w", "stop")
        try:
            yield
        finally:
            self._begin(self.port)

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """Let all processes of the server stand still: connections stay open, and nothing is answered."""
        first = int((self.folder / "cluster" / "postmaster.pid").read_text().split()[0])
        stopped: list[int] = []
        try:
            for process in _with_children(first):
                stopped.append(process)
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGSTOP)
            yield
        finally:
            for process in reversed(stopped):
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGCONT)

    def new_database(self) -> str:
        """Create an empty database and return its URL."""
        name = f"parlour_{next(self._numbers)}"
        self._run("createdb", *self._address(), "--template=template0", name)
        return f"postgresql://{USER}:{self._password}@{HOST}:{self.port}/{name}"

    def drop_database(self, url: str) -> None:
        """Drop the database with this URL, even if there are connections to it."""
        self._run("dropdb", *self._address(), "--force", url.rpartition("/")[2])

    def _listen(self) -> None:
        for port in self._ports:
            try:
                self._begin(port)
            except NoPostgres as failure:
                if "Address already in use" not in str(failure):
                    raise
                self._log.unlink()
            else:
                self.port = port
                return
        raise NoPostgres("PostgreSQL found no free port.")

    def _begin(self, port: int) -> None:
        settings = " ".join(f"-c {name}={value}" for name, value in (SETTINGS | {"port": str(port)}).items())
        self._run("pg_ctl", *self._cluster, "-l", str(self._log), "-o", settings, "-w", "start")

    def _watch(self) -> None:
        # In its own session, the guard does not receive Ctrl-C. It inherits our standard output, which is
        # therefore closed only after the server is removed.
        self._guard = subprocess.Popen(
            ["/bin/sh", "-c", GUARD, "guard", self._programs, self.folder],
            stdin=subprocess.PIPE,
            text=True,
            cwd="/",
            env=self._environment(),
            start_new_session=True,
            **run_as(),
        )

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [self._programs / program, *arguments],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            cwd=self.folder,
            env=self._environment(),
            start_new_session=True,
            **run_as(),
        )
        if done.returncode != 0:
            told = self._log.read_text() if program == "pg_ctl" and self._log.exists() else ""
            raise NoPostgres(f"PostgreSQL’s {program} failed: {done.stdout}{told}")

    def _address(self) -> tuple[str, ...]:
        return (f"--host={HOST}", f"--port={self.port}", f"--username={USER}")

    def _environment(self) -> dict[str, str]:
        """Return a minimal environment without our PGHOST, PGOPTIONS or locale."""
        own = {"PGPASSWORD": self._password, "PGCTLTIMEOUT": "300"}
        return {"PATH": "/usr/bin:/bin", "LC_ALL": "C", **own}


def _with_children(process: int) -> Iterator[int]:
    """The process, and then its children: by then it must not start any more."""
    yield process
    for child in Path(f"/proc/{process}/task/{process}/children").read_text().split():
        yield from _with_children(int(child))


@contextmanager
def running_postgres(programs: Path | None = None, ports: Iterable[int] | None = None) -> Iterator[Postgres]:
    """Run a server for the duration of the block. It is removed even if this process is killed."""
    server = Postgres(programs, ports)
    server.start()
    try:
        yield server
    finally:
        server.stop()
