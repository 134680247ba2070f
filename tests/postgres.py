"""A real PostgreSQL for tests and benchmarks: with a folder and a port of its own, gone without a trace.

with running_postgres() as server:
    url = server.new_database()
"""

from __future__ import annotations

import secrets
import shutil
import subprocess
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from random import SystemRandom

from tests.postgres_programs import NoPostgres, find_programs, give, rights, within_reach

HOST = "127.0.0.1"
USER = "parlour"
SETTINGS = {
    "listen_addresses": HOST,
    "unix_socket_directories": "",
    "max_connections": "100",
    "shared_buffers": "16MB",
    "timezone": "UTC",
}

# Below the ports that systems give to whoever asks for any, so that nobody takes ours during a restart.
PORTS = range(20000, 30000)

# Waits for a word from us, or for our end, even by `kill -9`; then nothing of the server stays behind. It may
# have to try again: what we had just started when we were killed could still be writing.
GUARD = """
read -r word
"$1/pg_ctl" -D "$2/cluster" -m immediate stop >/dev/null 2>&1
for again in 1 2 3 4 5; do rm -rf "$2" 2>/dev/null && break; sleep 1; done
"""


class Postgres:
    """One server. Who is not told its password cannot use it, though it listens on a port of the machine."""

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
        """Make a new folder with an empty server in it and run that."""
        self.folder.mkdir(mode=0o700)
        try:
            self._programs = within_reach(self._programs, self.folder)
            password = self.folder / "password"
            password.write_text(self._password)
            give(self.folder)
            self._watch()
            # The password itself, unhashed, as it stays on this machine: connecting is much quicker.
            access = (f"--username={USER}", "--auth=password", f"--pwfile={password}")
            self._run("initdb", *self._cluster, "--no-sync", "--encoding=UTF8", "--locale=C", *access)
            self._listen()
        except BaseException:
            self.stop()
            raise

    def stop(self) -> None:
        """End the server and remove its folder."""
        if self._guard is not None:
            self._guard.communicate("stop\n")
            self._guard = None
        # Where not everybody may remove their own folders, the guard leaves an empty one.
        if self.folder.exists():
            shutil.rmtree(self.folder)

    def restart(self) -> None:
        """Throw everybody out and come back on the same port with the same databases."""
        self._run("pg_ctl", *self._cluster, "-l", str(self._log), "-m", "fast", "-w", "restart")

    @contextmanager
    def away(self) -> Iterator[None]:
        """Nobody is there for as long as the block lasts; then it is back, as after a restart."""
        self._run("pg_ctl", *self._cluster, "-m", "fast", "-w", "stop")
        try:
            yield
        finally:
            self._begin(self.port)

    def new_database(self) -> str:
        """The URL of a new empty database."""
        name = f"parlour_{next(self._numbers)}"
        self._run("createdb", *self._address(), "--template=template0", name)
        return f"postgresql://{USER}:{self._password}@{HOST}:{self.port}/{name}"

    def drop_database(self, url: str) -> None:
        """Remove the database with this URL, whoever may still be connected to it."""
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
        # In a session of its own the guard does not hear Ctrl-C. It keeps our standard output open: whoever
        # reads that to the end knows that everything is gone.
        self._guard = subprocess.Popen(
            ["/bin/sh", "-c", GUARD, "guard", self._programs, self.folder],
            stdin=subprocess.PIPE,
            text=True,
            cwd="/",
            env=self._environment(),
            start_new_session=True,
            **rights(),
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
            **rights(),
        )
        if done.returncode != 0:
            told = self._log.read_text() if program == "pg_ctl" and self._log.exists() else ""
            raise NoPostgres(f"PostgreSQL’s {program} failed: {done.stdout}{told}")

    def _address(self) -> tuple[str, ...]:
        return (f"--host={HOST}", f"--port={self.port}", f"--username={USER}")

    def _environment(self) -> dict[str, str]:
        """Nothing of ours, where PGHOST, PGOPTIONS or a language might be set; and time on a busy machine."""
        own = {"PGPASSWORD": self._password, "PGCTLTIMEOUT": "300"}
        return {"PATH": "/usr/bin:/bin", "LC_ALL": "C", **own}


@contextmanager
def running_postgres(programs: Path | None = None, ports: Iterable[int] | None = None) -> Iterator[Postgres]:
    """A server for as long as the block lasts; it is gone afterwards, also if we are killed in it."""
    server = Postgres(programs, ports)
    server.start()
    try:
        yield server
    finally:
        server.stop()
