"""A seat is opened by its secret and by nothing else, and nobody learns a secret who should not."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from parlour.server.entries import Created, Rematch, Sat
from tests.server.client import all_at_table, at_table, connected, play_out
from tests.server.refusals import check_refused
from tests.server.running import Answer, Server
from tests.server.stored_logs import log_of

DUEL: dict[str, Any] = {"game": "flautz", "seats": 2, "options": {"goal": 1}}


async def attempt(server: Server, table: str, secret: str) -> Any:
    async with connected(server.socket_url) as client:
        return await client.request("open", table=table, secret=secret)


def check_shut_out(server: Server, table: str, secret: str) -> None:
    """The secret opens no seat of the table, on any way."""
    answer = asyncio.run(attempt(server, table, secret))
    assert (answer["type"], answer["code"]) == ("refused", "wrong-secret")
    path = f"/api/tables/{table}"
    before = log_of(server, table)
    check_refused(server, "POST", f"{path}/leave", 403, "wrong-secret", secret=secret)
    check_refused(server, "PUT", f"{path}/seed", 403, "wrong-secret", body={"seed": "x"}, secret=secret)
    check_refused(server, "POST", f"{path}/start", 403, "not-host", secret=secret)
    assert log_of(server, table) == before


def test_a_secret_opens_its_own_seat_only(server: Server) -> None:
    table, secrets = server.full_table("frantic", 3)

    async def sit() -> list[int | None]:
        async with all_at_table(server.socket_url, table, secrets) as clients:
            return [client.seat for client in clients]

    assert asyncio.run(sit()) == [0, 1, 2]
    _, others = server.full_table("frantic", 3)
    for wrong in (
        "A" * 32,
        others[0],  # which makes its owner a host, elsewhere
        others[1],
        secrets[0][:-1],
        sha256(secrets[0].encode()).hexdigest(),
    ):
        check_shut_out(server, table, wrong)


@pytest.mark.parametrize("header", ["", "Bearer", "Basic QWRhOg==", "Bearer " + "x" * 300])
def test_without_a_secret_nothing_is_done(server: Server, header: str) -> None:
    table = server.new_table()["table"]
    before = log_of(server, table)
    for path in ("leave", "start", "rematch"):
        answer = server.ask("POST", f"/api/tables/{table}/{path}", headers={"authorization": header})
        assert (answer.status, answer.body["code"]) == (401, "no-secret")
    assert log_of(server, table) == before


def test_an_old_secret_opens_nothing_after_a_return(server: Server) -> None:
    table = server.new_table("fzzzt", 2)["table"]
    path = f"/api/tables/{table}"
    old = server.post(f"{path}/join", {"name": "Bob"}).body["secret"]
    server.post(f"{path}/leave", secret=old)
    check_shut_out(server, table, old)
    new = server.post(f"{path}/join", {"name": "Bob"}).body["secret"]
    check_shut_out(server, table, old)
    assert asyncio.run(attempt(server, table, new))["seat"] == 1


@pytest.mark.parametrize("way", ["leave", "removed"])
@pytest.mark.parametrize("moment", ["waiting", "playing"])
def test_whoever_gives_up_a_seat_hears_nothing_more(server: Server, way: str, moment: str) -> None:
    opened = server.new_table(**DUEL)
    table, host = opened["table"], opened["secret"]
    path = f"/api/tables/{table}"
    bob = server.post(f"{path}/join", {"name": "Bob"}).body["secret"]
    if moment == "playing":
        server.post(f"{path}/start", secret=host)

    def go() -> Answer:
        if way == "leave":
            return server.post(f"{path}/leave", secret=bob)
        return server.delete(f"{path}/seats/1", host)

    def follow() -> list[str]:
        """Somebody else takes the seat, and a game is played."""
        if moment == "playing":
            return [host]
        cleo = server.post(f"{path}/join", {"name": "Cleo"}).body["secret"]
        server.post(f"{path}/start", secret=host)
        return [host, cleo]

    async def sit() -> None:
        async with all_at_table(server.socket_url, table, [bob, bob]) as clients:
            version = (await asyncio.to_thread(go)).body["version"]
            # Whoever does not read at once gets no more for it.
            secrets = await asyncio.to_thread(follow)
            await play_out(server.socket_url, table, secrets)
            for client in clients:
                said = await client.until_closed()
                assert said[-1] == {"type": "closing", "reason": "removed"}
                assert client.version == version
                assert client.socket.close_code == 1000

    asyncio.run(sit())
    check_shut_out(server, table, bob)


class Overheard(Server):
    """Keeps what it answers over HTTP."""

    def __init__(self, folder: Path, **options: str) -> None:
        super().__init__(folder, None, **options)
        self.answers: list[str] = []

    def ask(self, *args: Any, **more: Any) -> Answer:
        answer = super().ask(*args, **more)
        self.answers.append(str(answer))
        return answer


def test_secrets_are_told_to_their_owners_and_nobody_else(tmp_path: Path) -> None:
    server = Overheard(tmp_path, log_level="debug")
    try:
        server.start()
        secrets = live_through(server)
    finally:
        server.close()
    files = b"".join(file.read_bytes() for file in tmp_path.glob("parlour.db*"))
    for secret in secrets:
        assert sum(secret in answer for answer in server.answers) == 1, "not once, to its owner"
        assert secret not in server.log
        assert secret.encode() not in files
        # What is kept of it would open nothing, and is nobody's business either.
        kept = sha256(secret.encode()).hexdigest()
        assert kept.encode() in files
        assert kept not in server.log + "".join(server.answers)


def live_through(server: Overheard) -> list[str]:
    """All that can be done with secrets; those that were given out."""
    opened = server.new_table(**DUEL, public=True, seed="a private seed")
    table, host = opened["table"], opened["secret"]
    path = f"/api/tables/{table}"
    bob = server.post(f"{path}/join", {"name": "Bob"}).body["secret"]
    server.post(f"{path}/leave", secret=bob)
    program = server.post(f"{path}/seats/1/program", {"name": "Robot"}, host).body["secret"]
    server.post(f"{path}/start", secret=bob)
    server.post(f"{path}/start", secret=host)

    async def play() -> None:
        async with all_at_table(server.socket_url, table, [host, program, None]) as clients:
            await play_out(server.socket_url, table, [host, program])
            for client in clients:
                await client.until(lambda message: message.get("info", {}).get("status") == "over")
                said = "".join(client.raw)
                for secret in [*deals(server, table), host, bob, program, "a private seed"]:
                    assert secret not in said

    asyncio.run(play())
    server.post(f"{path}/rematch", secret=host)
    for page in (path, "/api/tables", "/api/records", "/api/house", "/metrics", f"/api/records/{table}-1"):
        assert server.get(page).status == 200
    first, second = deals(server, table)
    # The secret of a deal is kept until the end, and the next one again.
    assert [first in answer for answer in server.answers].index(True) == len(server.answers) - 1
    assert second not in "".join(server.answers)
    assert first not in server.log
    assert second not in server.log
    return [host, bob, program]


def deals(server: Server, table: str) -> list[str]:
    """The secrets of all deals at the table, of which everybody knows the hash."""
    return [entry.secret for entry in log_of(server, table) if isinstance(entry, (Created, Rematch))]


def test_of_a_seat_the_log_keeps_the_hash_of_its_secret(server: Server) -> None:
    table, secrets = server.full_table("fzzzt", 3)
    entries = log_of(server, table)
    assert isinstance(entries[0], Created)
    sat = [*entries[0].seated, *(entry for entry in entries if isinstance(entry, Sat))]
    keys = [entry.key for entry in sat]
    assert keys == [sha256(secret.encode()).hexdigest() for secret in secrets]
    assert entries[0].host == keys[0]


def test_a_secret_stands_for_nothing_but_its_seat(server: Server) -> None:
    """A guest's secret is no host's, and a program's no person's, though all look alike."""
    opened = server.new_table("fzzzt", 3)
    path = f"/api/tables/{opened['table']}"
    token = server.post(f"{path}/seats/2/program", {"name": "Robot"}, opened["secret"]).body["secret"]
    check_refused(server, "POST", f"{path}/start", 403, "not-host", secret=token)

    async def sit() -> int | None:
        async with at_table(server.socket_url, opened["table"], token) as client:
            return client.seat

    assert asyncio.run(sit()) == 2
