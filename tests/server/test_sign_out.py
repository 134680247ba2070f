"""Signing other devices out: a seat gets another secret, and the old one opens nothing any more."""

from __future__ import annotations

import asyncio

import pytest

from parlour.server.access import hash_secret
from parlour.server.entries import Rekeyed
from parlour.server.snapshot import dump_table, load_table
from tests.server.client import Client, all_at_table, at_table
from tests.server.long_logs import fold
from tests.server.refusals import check_refused
from tests.server.running import Server
from tests.server.stored_logs import log_of

NEW = "a-new-secret-for-this-seat_123456"


def path(table: str) -> str:
    return f"/api/tables/{table}/secret"


async def closing_reason(client: Client) -> str:
    said = await client.until_closed()
    return str(said[-1]["reason"])


@pytest.mark.parametrize("is_shared", [False, True], ids=["one server", "two servers"])
def test_other_devices_are_signed_out_and_the_game_goes_on(
    request: pytest.FixtureRequest, is_shared: bool
) -> None:
    """With two servers, the old device is at the one and the new device at the other."""
    here, there = request.getfixturevalue("servers") if is_shared else [request.getfixturevalue("server")] * 2
    table, (ada, bob) = here.full_table("flautz", 2)

    async def play() -> None:
        async with (
            at_table(there.socket_url, table, ada) as old,
            at_table(there.socket_url, table, bob) as other,
            at_table(there.socket_url, table) as watcher,
        ):
            changed = await asyncio.to_thread(here.put, path(table), {"secret": NEW}, ada)
            assert changed.status == 200, changed
            assert await closing_reason(old) == "signed-out"
            version = changed.body["version"]
            for client in (other, watcher):
                await client.until_version(version)
            async with at_table(here.socket_url, table, NEW) as new:
                assert (new.seat, new.info["host"]) == (0, 0)
                said = await new.request("say", text="Hello")
                await other.until_version(said["version"])
                assert other.lines[-1]["name"] == "Ada"

    asyncio.run(play())
    check_refused(here, "POST", f"/api/tables/{table}/leave", 403, "wrong-secret", secret=ada)
    check_refused(there, "PUT", path(table), 403, "wrong-secret", body={"secret": "B" * 32}, secret=ada)
    # The host stays the host.
    assert there.post(f"/api/tables/{table}/pause", {"on": True}, NEW).status == 200


def test_two_seats_cannot_have_the_same_secret(server: Server) -> None:
    table, (ada, bob) = server.full_table("flautz", 2)
    check_refused(server, "PUT", path(table), 409, "seat-taken", body={"secret": bob}, secret=ada)
    check_refused(server, "PUT", path(table), 401, "no-secret", body={"secret": NEW})
    check_refused(server, "PUT", path(table), 400, "bad-request", body={"secret": "short"}, secret=ada)


def test_a_host_without_a_seat_signs_others_out_too(server: Server) -> None:
    opened = server.new_table(sit=False)
    table = opened["table"]

    async def sign_out() -> None:
        async with all_at_table(server.socket_url, table, [opened["secret"], None]) as (old, watcher):
            changed = await asyncio.to_thread(server.put, path(table), {"secret": NEW}, opened["secret"])
            assert await closing_reason(old) == "signed-out"
            await watcher.until_version(changed.body["version"])

    asyncio.run(sign_out())
    assert server.put(f"/api/tables/{table}/seats/0/bot", {"bot": "easy"}, NEW).status == 200


def test_the_log_and_its_snapshot_know_the_new_secret_by_its_hash(server: Server) -> None:
    table, (ada, _) = server.full_table("flautz", 2)
    server.put(path(table), {"secret": NEW}, ada)
    log = log_of(server, table)
    assert isinstance(log[-1], Rekeyed)
    assert log[-1].key == hash_secret(NEW)
    folded = fold(table, log)
    for known in (folded, load_table(table, dump_table(folded))):
        assert (known.seat_of(hash_secret(NEW)), known.seat_of(hash_secret(ada))) == (0, None)
        assert known.host_seat() == 0
