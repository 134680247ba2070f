"""A real server in a process of its own, to be asked over HTTP, stopped, killed and started again."""

from __future__ import annotations

import json
import os
import signal
import socket
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from itertools import cycle
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import SystemRandom
from typing import Any, NamedTuple

from tests.server import chance, seeded_server, server_process

#: No limits, no waiting: what tests want unless they are about limits and waiting.
EAGER = {
    "--pace": "0",
    "--think": "0.05",
    "--messages": "0",
    "--connections": "0",
    "--tables": "0",
    "--requests": "0",
    "--log-level": "warning",
    # On a busy machine even a quick bot may be kept waiting.
    "--bot-seconds": "60",
    # Precise figures would take longer.
    "--analysis-worlds": "5",
    # Tests write tables and records of any age.
    "--keep-tables": "0",
    "--keep-records": "0",
}
PATIENCE = 180


# Below those that systems give to whoever asks for any. Servers may share a port, and would answer each
# other's requests; so whoever uses one claims it on the whole machine, also between two lives of its server.
_PORTS = cycle(SystemRandom().sample(range(30_000, 32_400), 2_400))


class Answer(NamedTuple):
    status: int
    body: Any
    headers: dict[str, str]


class Server:
    """`parlour serve` with these options, on a port of its own."""

    def __init__(self, folder: Path, database: str | None = None, **options: str) -> None:
        self.folder = folder
        self.claim = claim_port()
        self.port: int = self.claim.getsockname()[1]
        self.database = database or f"sqlite:///{folder / 'parlour.db'}"
        named = {f"--{name.replace('_', '-')}": value for name, value in options.items()}
        self.options = EAGER | named
        self.process: BaseProcess | None = None
        #: How many milliseconds later it is for this server.
        self.ahead = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/api/socket"

    @property
    def pid(self) -> int:
        assert self.process is not None
        assert self.process.pid is not None
        return self.process.pid

    @property
    def log(self) -> str:
        """All that the server has reported, over all its lives."""
        return (self.folder / "server.log").read_text("utf-8")

    def start(self) -> None:
        arguments = ["--port", str(self.port), "--database", self.database]
        for name, value in self.options.items():
            arguments += [name, value]
        self.process = server_process.start(
            ["serve", *arguments],
            os.environ | {"PARLOUR_LANG": "en", seeded_server.AHEAD: str(self.ahead)},
            self.folder / "server.log",
            self.folder / "server.out",
        )
        self.wait_until_ready()

    def wait_until_ready(self) -> None:
        assert self.process is not None
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if self.process.exitcode is not None:
                raise AssertionError(f"the server has ended:\n{self.log}")
            try:
                if self.get("/ready").status == 200:
                    return
            except OSError:
                pass
            time.sleep(0.02)
        raise AssertionError(f"the server is not ready:\n{self.log}")

    def stop(self) -> int:
        """Ask it to end, as an operator would; its exit code."""
        os.kill(self.pid, signal.SIGTERM)
        return self.wait_until_ended()

    def kill(self) -> None:
        """`kill -9`, all its processes at once."""
        os.killpg(self.pid, signal.SIGKILL)
        self.wait_until_ended()

    def wait_until_ended(self) -> int:
        """Return its exit code."""
        assert self.process is not None
        self.process.join(PATIENCE)
        code = self.process.exitcode
        assert code is not None, "the server does not end"
        self.process = None
        return code

    def close(self) -> None:
        """End it, if it still runs, and leave its port to others."""
        if self.process is not None:
            self.kill()
        self.claim.close()

    def restart(self, gently: bool = True) -> None:
        """End it, as an operator would or by force, and start it again at the same address."""
        if gently:
            assert self.stop() == 0, self.log
        else:
            self.kill()
        self.start()

    def get(self, path: str, secret: str | None = None) -> Answer:
        return self.ask("GET", path, None, secret)

    def post(self, path: str, body: object = None, secret: str | None = None) -> Answer:
        return self.ask("POST", path, body, secret)

    def put(self, path: str, body: object = None, secret: str | None = None) -> Answer:
        return self.ask("PUT", path, body, secret)

    def delete(self, path: str, secret: str | None = None) -> Answer:
        return self.ask("DELETE", path, None, secret)

    def ask(
        self,
        method: str,
        path: str,
        body: object = None,
        secret: str | None = None,
        headers: dict[str, str] | None = None,
    ) -> Answer:
        sent = dict(headers or {})
        if method == "POST":
            sent.setdefault(seeded_server.HEADER, chance.new_name())
        if body is not None:
            sent["content-type"] = "application/json"
        if secret is not None:
            sent["authorization"] = f"Bearer {secret}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, sent, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return Answer(answer.status, _read(answer), dict(answer.headers.items()))
        except urllib.error.HTTPError as error:
            return Answer(error.code, _read(error), dict(error.headers.items()))

    def figures(self) -> dict[str, float]:
        """What Prometheus would read."""
        lines = self.get("/metrics").body.splitlines()
        pairs = (line.rsplit(" ", 1) for line in lines if line[0] != "#")
        return {name: float(value) for name, value in pairs}

    def new_table(self, game: str = "fzzzt", seats: int = 2, **wishes: object) -> Any:
        """A table of a host called Ada: `table`, `seat`, `secret`, `info`."""
        answer = self.post("/api/tables", {"game": game, "seats": seats, "name": "Ada", **wishes})
        assert answer.status == 201, answer
        return answer.body

    def full_table(self, game: str = "fzzzt", seats: int = 2, **wishes: object) -> tuple[str, list[str]]:
        """A table with a person at each seat, the game under way: its id and the seats' secrets."""
        opened = self.new_table(game, seats, **wishes)
        secrets = [opened["secret"]]
        for seat in range(1, seats):
            joined = self.post(f"/api/tables/{opened['table']}/join", {"name": f"Guest {seat}"})
            assert joined.status == 201, joined
            secrets.append(joined.body["secret"])
        started = self.post(f"/api/tables/{opened['table']}/start", secret=secrets[0])
        assert started.status == 200, started
        return opened["table"], secrets


def _read(answer: Any) -> Any:
    body = answer.read()
    if "json" in answer.headers.get("content-type", ""):
        return json.loads(body)
    return body.decode()


@contextmanager
def running(folder: Path, database: str | None = None, **options: str) -> Iterator[Server]:
    server = Server(folder, database, **options)
    try:
        server.start()
        yield server
    finally:
        server.close()


@contextmanager
def running_together(folder: Path, database: str, **options: str) -> Iterator[list[Server]]:
    """Two servers with one database, as on two hosts."""
    servers = []
    for name in ("first", "second"):
        (folder / name).mkdir()
        servers.append(Server(folder / name, database, **options))
    try:
        with ThreadPoolExecutor() as pool:
            list(pool.map(Server.start, servers))
        yield servers
    finally:
        for server in servers:
            server.close()


def claim_port() -> socket.socket:
    """A socket, for datagrams, whose port is nobody else's as long as it is open."""
    for port in _PORTS:
        claim = socket.socket(type=socket.SOCK_DGRAM)
        with socket.socket() as probe, suppress(OSError):
            claim.bind(("127.0.0.1", port))
            probe.bind(("127.0.0.1", port))
            return claim
        claim.close()
    raise AssertionError("ports have no end")


def children(server: Server) -> list[int]:
    """The processes that it has started."""
    pid = server.pid
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
