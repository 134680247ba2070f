"""Connections that say nothing, or never finish, cost others nothing."""

from __future__ import annotations

import asyncio
import base64
import resource
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from parlour.server import tcp_connections, tcp_guard
from parlour.server.errors import TooSlow
from parlour.server.settings import Settings
from parlour.server.tcp_connections import TcpConnections
from tests.missing_parts import lack
from tests.server.client import at_table, connected
from tests.server.raw_connections import HANDSHAKE, MASK
from tests.server.running import PATIENCE, Server, running
from tests.server.stored_logs import eventually

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells of connections")

#: More than granian would have accepted by default.
MANY = 1_100
#: Addresses of this machine; honest people share the one of the attacker.
ATTACKER = "127.0.0.1"
HONEST = "127.0.0.2"
#: As `--connections`.
PER_ADDRESS = 60
#: Why the server closes connections.
REASONS = ("head", "body", "address", "total", "message")
HALF_A_HEAD = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n"
HALF_A_BODY = (
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    b'Content-Length: 100\r\n\r\n{"game":'
)


@pytest.fixture(autouse=True)
def enough_files() -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < 3 * MANY:
        lack("this machine does not allow so many connections")
    resource.setrlimit(resource.RLIMIT_NOFILE, (3 * MANY, hard))


def dial(server: Server, source: str = ATTACKER, first: bytes = b"") -> socket.socket:
    connection = socket.create_connection(
        ("127.0.0.1", server.port), timeout=PATIENCE, source_address=(source, 0)
    )
    connection.sendall(first)
    return connection


@contextmanager
def crowd(server: Server, count: int) -> Iterator[list[socket.socket]]:
    """So many connections of one address that say nothing, or break off in the middle of a head."""
    with ExitStack() as stack:
        yield [
            stack.enter_context(dial(server, first=HALF_A_HEAD if number % 2 else b""))
            for number in range(count)
        ]


def get_from(server: Server, address: str, path: str) -> bytes:
    request = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
    with dial(server, address, request.encode()) as connection:
        return read_all(connection)


def read_all(connection: socket.socket) -> bytes:
    """All that the server sends until it closes the connection."""
    parts: list[bytes] = []
    try:
        while part := connection.recv(65_536):
            parts.append(part)
    except ConnectionResetError:
        pass
    return b"".join(parts)


def is_open(connection: socket.socket) -> bool:
    connection.setblocking(False)
    try:
        return connection.recv(1) != b""
    except BlockingIOError:
        return True
    except OSError:
        return False


def test_silent_connections_of_one_address_stop_nobody(tmp_path: Path) -> None:
    with running(tmp_path, connections=str(PER_ADDRESS)) as server:
        table, secrets = server.full_table("fzzzt", 2)

        async def play_meanwhile() -> None:
            async with at_table(server.socket_url, table, secrets[0]) as player:
                with crowd(server, MANY) as connections:
                    assert server.get("/health").status == 200
                    assert b"200 OK" in get_from(server, HONEST, "/api/house")
                    # The address keeps what everybody may have.
                    await asyncio.to_thread(
                        eventually, lambda: sum(map(is_open, connections)) <= 2 * PER_ADDRESS
                    )
                    assert server.figures()['parlour_closed_connections_total{reason="address"}'] >= (
                        MANY - 2 * PER_ADDRESS
                    )
                assert (await player.request("ping"))["type"] == "pong"

        asyncio.run(play_meanwhile())
        eventually(lambda: "connections closed" in server.log)
        assert '"127.0.0.1"' not in server.log


def test_connections_are_limited_in_all(tmp_path: Path) -> None:
    most = 40
    with running(tmp_path, connections="0", total_connections=str(most)) as server:

        async def stay_meanwhile() -> None:
            async with connected(server.socket_url) as honest:
                with crowd(server, 3 * most) as connections:
                    await asyncio.to_thread(eventually, lambda: sum(map(is_open, connections)) < most)
                    assert server.get("/health").status == 200
                    assert b"200 OK" in get_from(server, HONEST, "/health")
                    assert (await honest.request("ping"))["type"] == "pong"
                    figures = server.figures()
                    assert figures['parlour_closed_connections_total{reason="total"}'] >= most
                    assert figures["parlour_tcp_connections"] > 0

        asyncio.run(stay_meanwhile())


def test_sockets_leave_room_for_requests(tmp_path: Path) -> None:
    with running(tmp_path, connections="0", total_connections="10") as server, ExitStack() as stack:
        key = base64.b64encode(b"0123456789abcdef").decode()
        handshake = HANDSHAKE.format(host=f"127.0.0.1:{server.port}", key=key).encode()
        answers = []
        for number in range(12):
            connection = stack.enter_context(dial(server, f"127.0.1.{number + 1}", handshake))
            answers.append(connection.recv(12))
        assert answers == [b"HTTP/1.1 101"] * 9 + [b"HTTP/1.1 403"] * 3
        assert server.get("/health").status == 200


def test_the_connections_of_a_proxy_are_those_of_many_people(tmp_path: Path) -> None:
    with (
        running(tmp_path, connections="5", proxy="127.0.0.2/31") as server,
        crowd(server, 30) as others,
        ExitStack() as stack,
    ):
        through = [stack.enter_context(dial(server, HONEST, HALF_A_HEAD)) for _ in range(30)]
        eventually(lambda: sum(map(is_open, others)) <= 10)
        assert all(map(is_open, through))


@pytest.mark.long
def test_heads_and_bodies_have_to_arrive_in_time(tmp_path: Path) -> None:
    started = time.monotonic()
    with (
        running(tmp_path) as server,
        dial(server, HONEST) as silent,
        dial(server, HONEST, HALF_A_HEAD) as head,
        dial(server, HONEST, HALF_A_BODY) as body,
        dial(server, HONEST, b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n") as idle,
    ):
        assert read_all(silent) == b""
        assert read_all(head) == b""
        # A connection that has been used may wait as long for the next request.
        assert read_all(idle).count(b"200 OK") == 1
        assert time.monotonic() - started >= 0.9 * tcp_guard.HEAD_TIMEOUT
        answer = read_all(body)
        assert time.monotonic() - started >= 0.9 * tcp_guard.BODY_TIMEOUT
        figures = server.figures()
    closed = {
        reason: figures.get(f'parlour_closed_connections_total{{reason="{reason}"}}') for reason in REASONS
    }
    assert closed == {"head": 2, "body": 1, "address": None, "total": None, "message": None}
    assert answer.startswith(b"HTTP/1.1 408 ")
    assert b'"code":"slow-body"' in answer
    assert b"not complete after 20 seconds" in answer


def test_a_head_is_of_a_reasonable_size(server: Server) -> None:
    request = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n" + b"X-Long: " + b"x" * 1_000_000 + b"\r\n\r\n"
    with dial(server, HONEST) as connection:
        try:
            connection.sendall(request)
        except (BrokenPipeError, ConnectionResetError):
            return
        answer = read_all(connection)
    assert answer == b"" or answer.startswith(b"HTTP/1.1 431 ")


def test_a_body_that_stops_is_too_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tcp_guard, "BODY_TIMEOUT", 0.01)
    parts = [{"type": "http.request", "body": b"{", "more_body": True}]
    counted: list[str] = []

    async def receive() -> object:
        if not parts:
            await asyncio.Event().wait()
        return parts.pop()

    async def read() -> None:
        timed = tcp_guard._timed(receive, lambda: counted.append("body"))  # type: ignore[arg-type]
        assert (await timed())["type"] == "http.request"
        with pytest.raises(TooSlow):
            await timed()

    asyncio.run(read())
    assert counted == ["body"]


@pytest.mark.parametrize(
    "is_first", [pytest.param(True, marks=pytest.mark.long), False], ids=["at first", "after another"]
)
@pytest.mark.parametrize("opcode", [b"\x01", b"\x81"], ids=["fragments", "a single frame"])
def test_an_unfinished_message_is_counted_while_it_arrives(
    tmp_path: Path, opcode: bytes, is_first: bool
) -> None:
    """A message of which the end is missing, and of which granian would keep 64 MB."""
    size = 1_000_000
    if opcode == b"\x81":
        start, part = b"\x81\xff" + (15 * size).to_bytes(8, "big") + MASK, b"x" * size
    else:
        start = b"\x01\x80" + MASK
        part = b"\x00\xff" + size.to_bytes(8, "big") + MASK + b"x" * size
    if not is_first:
        start = b"\x81\x82" + MASK + b"{}" + start
    key = base64.b64encode(b"0123456789abcdef").decode()
    with running(tmp_path) as server:
        handshake = HANDSHAKE.format(host=f"127.0.0.1:{server.port}", key=key).encode()

        async def stay_meanwhile() -> None:
            async with connected(server.socket_url) as honest:
                with dial(server, first=handshake) as connection:
                    assert connection.recv(4096).startswith(b"HTTP/1.1 101")
                    connection.sendall(start)
                    # The first megabyte is too much, but it may take a moment to be noticed.
                    connection.sendall(part)
                    await asyncio.to_thread(eventually, lambda: not is_open(connection))
                assert (await honest.request("ping"))["type"] == "pong"
            assert server.figures()['parlour_closed_connections_total{reason="message"}'] == 1

        asyncio.run(stay_meanwhile())


def test_a_socket_may_send_many_messages(tmp_path: Path) -> None:
    """What counts is the message that is not finished, not what was sent before."""

    async def talk() -> None:
        async with connected(server.socket_url) as client:
            until = time.monotonic() + 3 * tcp_guard.CHECK_INTERVAL
            sent = 0
            while sent < 2_000_000 or time.monotonic() < until:
                await client.socket.send("x" * 8192)
                await client.receive()
                sent += 8192

    with running(tmp_path) as server:
        asyncio.run(talk())


def test_connections_are_those_of_clients_to_the_port() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener, socket.create_server(("127.0.0.1", 0)) as other:
        found = TcpConnections(listener.getsockname()[1])
        assert found.find() == []
        with ExitStack() as stack:
            ends = []
            for number in range(5):
                client = stack.enter_context(socket.create_connection(listener.getsockname()))
                stack.enter_context(socket.create_connection(other.getsockname()))
                accepted, peer = listener.accept()
                ends.append((client, stack.enter_context(accepted)))
                # The oldest come first.
                assert [one.peer for one in found.find()][number:] == [peer]
            first = found.find()[0]
            client, accepted = ends[0]
            # The kernel gives up a client that takes nothing.
            assert accepted.getsockopt(socket.IPPROTO_TCP, 18) == tcp_connections.SEND_TIMEOUT
            client.sendall(b"x" * 100)
            assert tcp_connections.bytes_read(first) == 0
            assert len(accepted.recv(30)) == 30
            assert tcp_connections.bytes_read(first) == 30
            assert tcp_connections.close(first)
            assert client.recv(1) == b""
            # A number that belongs to another socket by now is left alone.
            accepted.close()
            with socket.create_connection(other.getsockname()) as next_one:
                assert not tcp_connections.close(first._replace(file=next_one.fileno()))
            assert first not in found.find()


def test_the_file_limit_limits_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    limits = [(1024, 4096)]
    monkeypatch.setattr(resource, "getrlimit", lambda _: limits[-1])
    monkeypatch.setattr(resource, "setrlimit", lambda _, new: limits.append(new))
    assert tcp_connections.allowed_connections(Settings(database="").total_connections) == 1920
    assert limits[-1] == (4096, 4096)
    assert tcp_connections.allowed_connections(100) == 100
