"""Whole games of all three kinds, through real sockets."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from parlour import Record
from tests.server.client import play_out
from tests.server.running import Server


@pytest.mark.parametrize(
    ("game", "seats"), [("fzzzt", 2), ("fzzzt", 4), ("frantic", 3), ("flautz", 2), ("flautz", 5)]
)
def test_a_game_is_played_to_its_end_and_its_record_verifies(
    server: Server, tmp_path: Path, game: str, seats: int
) -> None:
    table, secrets = server.full_table(game, seats, window=0)
    clients = asyncio.run(play_out(server.socket_url, table, secrets))
    winners = {tuple(client.view["winners"]) for client in clients}
    assert len(winners) == 1
    kept = server.get(f"/api/records/{clients[0].info['record']}").body
    assert tuple(kept["result"]["winners"]) in winners
    file = tmp_path / "record.json"
    file.write_text(json.dumps(kept))
    record = Record.read(file)
    assert record.players == ["human"] * seats
