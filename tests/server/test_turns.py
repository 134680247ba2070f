"""A table tells who is to decide, to whom that may be told."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.client import all_at_table, play_out
from tests.server.running import Server


def asked(server: Server, table: str, secret: str | None = None) -> Any:
    answer = server.get(f"/api/tables/{table}", secret)
    assert answer.status == 200
    return answer.body["asked"]


def test_a_table_tells_who_is_to_decide(server: Server) -> None:
    table, secrets = server.full_table("flautz", 2)

    async def play() -> None:
        async with all_at_table(server.socket_url, table, secrets) as players:
            turns = []
            for _ in range(6):
                actor = next(client for client in players if client.choices)
                assert asked(server, table) == [actor.seat] == players[0].view["actors"]
                turns.append(actor.seat)
                answer = await actor.move(actor.choices[0][0])
                for client in players:
                    await client.until_version(answer["version"])
            assert set(turns) == {0, 1}

    asyncio.run(play())


def test_nobody_is_to_decide_before_the_game_and_after_it(server: Server) -> None:
    waiting = server.new_table("fzzzt", 2)["table"]
    assert asked(server, waiting) == []
    over, secrets = server.full_table("frantic", 2, options={"limit": 1}, window=0)
    asyncio.run(play_out(server.socket_url, over, secrets))
    assert asked(server, over) == []


def test_where_spectators_see_late_only_players_are_told(server: Server) -> None:
    table, secrets = server.full_table("flautz", 2, delay=3600)
    host = server.new_table("flautz", 2, sit=False, delay=3600, bots={"0": "random", "1": "random"})
    assert len(asked(server, table, secrets[0])) == 1
    assert asked(server, table, secrets[1]) == asked(server, table, secrets[0])
    for stranger in (None, "a-secret-of-nobody-at-all", "x" * 300):
        assert asked(server, table, stranger) == []
    server.post(f"/api/tables/{host['table']}/start", secret=host["secret"])
    assert asked(server, host["table"], host["secret"]) == []


def test_lists_do_not_tell_it(server: Server) -> None:
    """They are written down when a table changes, not at every move."""
    table, _ = server.full_table("fzzzt", 2, public=True)
    listed = next(info for info in server.get("/api/tables").body if info["id"] == table)
    assert "asked" not in listed
