"""Whole games of all three kinds, through real sockets: people, bots, lost connections, lost time."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from parlour import Record
from parlour.server import entries
from parlour.server.protocol import MoveClock
from tests.flautz.states import state_after
from tests.server.client import play_out
from tests.server.flaky_clients import Dreamer, Wanderer, play_all
from tests.server.prepared_tables import lay
from tests.server.running import Server
from tests.server.stored_logs import log_of

#: A game of each kind that is over soon, for three.
SHORT: dict[str, dict[str, Any]] = {
    "fzzzt": {},
    "frantic": {"options": {"limit": 1}, "window": 0.1},
    "flautz": {"options": {"goal": 1}},
}


def kept_record(server: Server, id: str) -> Record:
    """The record as it was kept: whole, dealt as committed, and played by the rules."""
    record = Record.load(json.dumps(server.get(f"/api/records/{id}").body))
    record.replay()
    return record


def requests_in(server: Server, table: str) -> Counter[str]:
    """How often each request is in the log."""
    found: Counter[str] = Counter()
    for entry in log_of(server, table):
        if entry.id is not None:
            found[entry.id] += 1
        if isinstance(entry, entries.Played):
            found.update(id for _, id in entry.answers)
    return found


@pytest.mark.parametrize(
    ("game", "seats"), [("fzzzt", 2), ("fzzzt", 4), ("frantic", 3), ("flautz", 2), ("flautz", 5)]
)
def test_a_game_is_played_to_its_end_and_its_record_verifies(server: Server, game: str, seats: int) -> None:
    table, secrets = server.full_table(game, seats, window=0)
    clients = asyncio.run(play_out(server.socket_url, table, secrets))
    record = kept_record(server, clients[0].info["record"])
    assert record.result is not None
    assert record.players == ["human"] * seats
    for client in clients:
        assert client.view["winners"] == record.result.winners


@pytest.mark.parametrize("game", SHORT)
def test_people_whose_connections_break_finish_their_game(server: Server, game: str) -> None:
    opened = server.new_table(game, 3, bots={"2": "random"}, grace=0.2, **SHORT[game])
    table = opened["table"]
    joined = server.post(f"/api/tables/{table}/join", {"name": "Grace"}).body
    server.post(f"/api/tables/{table}/start", secret=opened["secret"])
    random = Random(game)
    people = [
        Wanderer(server.socket_url, table, secret, random) for secret in (opened["secret"], joined["secret"])
    ]
    clients = asyncio.run(play_all(people))
    record = kept_record(server, clients[0].info["record"])
    assert record.result is not None
    assert {tuple(client.view["winners"]) for client in clients} == {tuple(record.result.winners)}
    written = requests_in(server, table)
    assert set(written.values()) == {1}
    for person in people:
        assert person.broken > 0
        assert person.done <= written.keys()


def test_who_dreams_is_helped_by_the_clock(server: Server) -> None:
    """The last round of a game: one never moves, the other comes and goes."""
    last_round = state_after(round=4, matches=1)
    table, secrets = lay(server, last_round, clock=MoveClock(1))
    dreamer = Dreamer(server.socket_url, table, secrets[0], Random(1), breaks=0.05)
    other = Wanderer(server.socket_url, table, secrets[1], Random(2))
    for client in asyncio.run(play_all([dreamer, other])):
        assert client.info["status"] == "over"
        assert client.view["winners"]
    moves = [entry for entry in log_of(server, table) if isinstance(entry, entries.Played)]
    assert [entry.by for entry in moves if entry.seat == 0] == ["clock", "clock"]
