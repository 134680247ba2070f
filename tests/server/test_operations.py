"""What whoever runs a server relies on: probes, figures, headers, logs, and a good end."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from litestar.testing import AsyncTestClient

from parlour.server import app, migrations
from parlour.server.entries import Played
from parlour.server.settings import Settings
from tests.postgres import Postgres
from tests.server.client import all_at_table, at_table, connected
from tests.server.refusals import check_refused
from tests.server.running import Server, running
from tests.server.stored_logs import eventually, log_of

HEADERS = {
    "content-security-policy": r"default-src 'self'.*frame-ancestors 'none'",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": r"camera=\(\), .*",
    "referrer-policy": "no-referrer",
    # Which software serves it is nobody's business.
    "server": "parlour",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


def test_a_server_says_that_it_lives_and_that_it_is_ready(server: Server) -> None:
    for path, status in (("/health", "ok"), ("/ready", "ready")):
        answer = server.get(path)
        assert (answer.status, answer.body) == (200, {"status": status})


def test_without_its_database_a_server_lives_but_is_not_ready(
    tmp_path: Path, postgres: Postgres, postgres_url: str
) -> None:
    with running(tmp_path, postgres_url) as server:
        table, secrets = server.full_table("flautz", 2)

        async def play() -> None:
            async with all_at_table(server.socket_url, table, secrets) as clients:
                actor = next(client for client in clients if client.choices)
                move = actor.choices[0][0]
                with postgres.away():
                    refused = await actor.move(move)
                    assert (refused["type"], refused["code"]) == ("refused", "storage")
                    await asyncio.to_thread(look_around)
                await asyncio.to_thread(eventually, lambda: server.get("/ready").status == 200)
                answer = await actor.move(move)
                assert answer["type"] == "update"
                for client in clients:
                    await client.until_version(answer["version"])

        def look_around() -> None:
            assert server.get("/health").status == 200
            ready = server.get("/ready")
            assert (ready.status, ready.body) == (503, {"status": "no-database", "problem": "unreachable"})
            wish = {"game": "fzzzt", "seats": 2, "name": "Ada"}
            check_refused(server, "POST", "/api/tables", 503, "storage", body=wish)
            check_refused(server, "GET", "/api/tables", 503, "storage")

        asyncio.run(play())
        assert server.new_table()["seat"] == 0
        assert "trace" not in server.log


def test_a_server_that_closes_is_not_ready_for_anybody(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'parlour.db'}")
    migrations.upgrade(settings.database)

    async def close() -> None:
        async with AsyncTestClient(app.create_app(settings)) as client:
            assert (await client.get("/ready")).status_code == 200
            await client.app.state.room.disconnect_clients()
            ready = await client.get("/ready")
            assert (ready.status_code, ready.json()) == (503, {"status": "closing"})
            assert (await client.get("/health")).status_code == 200

    asyncio.run(close())


@pytest.mark.parametrize("loop", ["maintain", "keep_on_one_core", "purge_expired"])
def test_no_loop_ends_unnoticed(
    loop: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object) -> None:
        raise OSError(loop)

    monkeypatch.setattr(app, loop, fail)
    settings = Settings(database=f"sqlite:///{tmp_path / 'parlour.db'}")
    migrations.upgrade(settings.database)

    async def visit() -> None:
        async with AsyncTestClient(app.create_app(settings)) as client:
            await client.get("/health")

    asyncio.run(visit())
    assert "background job failed" in caplog.text
    assert f"OSError: {loop}" in caplog.text


#: A process of a server: two people connect, three moves are made, and it says what Prometheus is told.
WORKER = """
from parlour.server.metrics import Metrics, report
room = Metrics()
room.connected(2)
room.moved("fzzzt", 3)
print(report().decode())
"""


def test_of_a_process_that_has_died_nobody_is_connected(tmp_path: Path) -> None:
    environment = os.environ | {"PROMETHEUS_MULTIPROC_DIR": str(tmp_path)}
    for workers in (1, 2, 3):
        run = [sys.executable, "-c", WORKER]
        told = subprocess.run(run, env=environment, check=True, capture_output=True, text=True).stdout
        assert "\nparlour_connections 2.0\n" in told
        assert f'\nparlour_moves_total{{game="fzzzt"}} {3.0 * workers}\n' in told


def test_the_figures_move_with_what_happens(server: Server) -> None:
    eventually(lambda: server.figures()["parlour_connections"] == 0)
    before = server.figures()
    opened = server.new_table("flautz", 2, bots={"1": "easy"}, start=True)

    async def play() -> dict[str, float]:
        async with at_table(server.socket_url, opened["table"], opened["secret"]) as client:
            for _ in range(3):
                await client.until_asked()
                await client.move(client.choices[0][0])
            await client.until_asked()
            assert (await client.request("answer-undo", agree=True))["code"] == "no-undo"
            return await asyncio.to_thread(server.figures)

    during = asyncio.run(play())

    def risen(name: str) -> float:
        return during[name] - before.get(name, 0)

    assert during["parlour_live_tables"] >= 1
    assert during["parlour_connections"] == 1
    played = [entry.by for entry in log_of(server, opened["table"]) if isinstance(entry, Played)]
    assert set(played) == {"seat", "bot"}
    assert risen('parlour_moves_total{game="flautz"}') >= len(played)
    assert risen('parlour_refusals_total{code="no-undo"}') >= 1
    assert risen('parlour_request_seconds_count{type="move"}') == 3
    assert risen('parlour_request_seconds_count{type="open"}') == 1
    assert risen('parlour_bot_seconds_count{bot="easy"}') >= 1
    assert risen("parlour_bot_wait_seconds_count") >= 1
    assert risen("parlour_writes_total") >= 6
    assert 1 <= risen("parlour_commit_seconds_count") <= risen("parlour_writes_total")
    assert during["parlour_errors_total"] == before["parlour_errors_total"]
    eventually(lambda: server.figures()["parlour_connections"] == 0)
    server.get("/api/tables/abcdefgh")
    assert server.figures()['parlour_refusals_total{code="no-such-table"}'] >= 1


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/health", None, 200),
        ("GET", "/metrics", None, 200),
        ("GET", "/api/house", None, 200),
        ("GET", "/api/schema/openapi.json", None, 200),
        ("OPTIONS", "/api/tables", None, 204),
        ("GET", "/api/tables/!", None, 400),
        ("POST", "/api/tables", [], 400),
        ("POST", "/api/tables/abcdef/start", None, 404),
        ("GET", "/nowhere", None, 404),
        ("GET", "/api/nowhere", None, 404),
        ("DELETE", "/api/tables", None, 405),
        ("POST", "/api/tables", "x" * 100_001, 413),
    ],
)
def test_every_answer_tells_browsers_to_be_careful(
    server: Server, method: str, path: str, body: object, status: int
) -> None:
    answer = server.ask(method, path, body)
    assert answer.status == status
    for name, value in HEADERS.items():
        assert re.fullmatch(value, answer.headers[name])
    if status >= 400:
        assert set(answer.body) == {"code", "rule", "params", "sentence"}


def test_what_may_contain_secrets_is_kept_out_of_caches(server: Server) -> None:
    opened = server.post("/api/tables", {"game": "fzzzt", "seats": 2, "name": "Ada"})
    table, secret = opened.body["table"], opened.body["secret"]
    for answer in (
        opened,
        server.get(f"/api/tables/{table}", secret),
        server.post(f"/api/tables/{table}/join", {"name": "Bob"}),
        server.post(f"/api/tables/{table}/join", {"name": "Bob"}),
        server.get("/api/nowhere"),
    ):
        assert answer.headers["cache-control"] == "no-store", answer
    # What the page consists of may be kept, and says so itself.
    assert server.get("/rules").headers.get("cache-control") != "no-store"


@pytest.mark.parametrize(
    ("path", "methods"),
    [
        ("/api/tables", "GET, HEAD, OPTIONS, POST"),
        ("/api/tables/abcdefgh/seats/0/bot", "OPTIONS, PUT"),
        ("/api/tables/abcdefgh/seats/0", "DELETE, OPTIONS"),
        ("/health", "GET, HEAD, OPTIONS"),
    ],
)
def test_all_methods_of_a_path_are_told(server: Server, path: str, methods: str) -> None:
    asked, refused = server.ask("OPTIONS", path), server.ask("PATCH", path)
    assert (asked.status, asked.body, asked.headers["allow"]) == (204, "", methods)
    assert (refused.status, refused.headers["allow"]) == (405, methods)
    elsewhere = server.ask("OPTIONS", path, headers={"origin": "https://other.example"})
    assert (elsewhere.status, elsewhere.headers["allow"]) == (204, methods)
    assert server.ask("OPTIONS", "/api/nowhere").status == 404


@pytest.mark.parametrize("way", ["terminated", "interrupted"])
def test_a_server_that_is_stopped_says_good_bye_and_loses_nothing(mortal: Server, way: str) -> None:
    table, secrets = mortal.full_table("flautz", 2)

    def stop() -> int:
        if way == "terminated":
            return mortal.stop()
        # As Ctrl-C goes, to all of its processes.
        os.killpg(mortal.pid, signal.SIGINT)
        return mortal.wait_until_ended()

    async def play_until_it_closes() -> tuple[int, int]:
        everybody = all_at_table(mortal.socket_url, table, [*secrets, None])
        async with everybody as clients, connected(mortal.socket_url) as newcomer:
            # On a busy machine, a connection may be accepted long before the server attends to it.
            await newcomer.until_quiet()
            stopping = asyncio.create_task(asyncio.to_thread(stop))
            actor = next(client for client in clients if client.choices)
            await actor.send("move", version=actor.version, move=actor.choices[0][0])
            for client in (*clients, newcomer):
                said = await client.until_closed()
                assert said[-1] == {"type": "closing", "reason": "restart"}
                assert client.socket.close_code == 1000
            return await stopping, max(client.version for client in clients)

    code, version = asyncio.run(play_until_it_closes())
    assert code == 0
    mortal.start()

    async def come_back() -> None:
        async with all_at_table(mortal.socket_url, table, secrets) as clients:
            # What was acknowledged is there, and the rest is there or was never heard of.
            assert clients[0].version == len(log_of(mortal, table)) >= version
            actor = next(client for client in clients if client.choices)
            assert (await actor.move(actor.choices[0][0]))["type"] == "update"

    asyncio.run(come_back())


def test_every_line_of_the_log_is_json(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_METRICS_TOKEN", "only-for-prometheus")
    with running(tmp_path, log_level="debug") as server:
        opened = server.new_table("fzzzt", 2, bots={"1": "random"}, start=True)
        check_refused(server, "GET", "/nowhere", 404, "no-such-page")

        async def play() -> None:
            async with at_table(server.socket_url, opened["table"], opened["secret"]) as client:
                await client.until_asked()
                await client.move(client.choices[0][0])
                await client.until_asked()
                await client.socket.send("nonsense")
                await client.until_quiet()

        async def slam_the_door() -> None:
            async with at_table(server.socket_url, opened["table"], opened["secret"]) as client:
                for _ in range(30):
                    await client.send("ping")
                client.socket.transport.abort()

        asyncio.run(play())
        for _ in range(5):
            asyncio.run(slam_the_door())
        eventually(lambda: server.figures()["parlour_connections"] == 0)
        assert server.get("/metrics", "only-for-prometheus").status == 200
        assert server.stop() == 0
        assert "only-for-prometheus" not in server.log
        reports = [json.loads(line) for line in server.log.splitlines()]
    for report in reports:
        assert report.keys() >= {"time", "level", "name", "message"}
        assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", report["time"])
        # Granian may complain of a worker that takes its time to stop.
        assert report["level"] in ("debug", "info") or report["name"] == "_granian", report
    assert {"debug", "info"} <= {report["level"] for report in reports}
    # People come and go.
    assert "closed websocket" not in server.log
    assert "close websocket" not in server.log
