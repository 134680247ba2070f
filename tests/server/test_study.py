"""Consent to studies: chosen with the table, shown to all, kept for all its games, and honoured."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from parlour import Record, cli
from parlour.server.entries import Created, decode, encode
from parlour.server.snapshot import dump_table, load_table
from parlour.server.table import Table
from tests.server.client import all_at_table, play_out
from tests.server.long_logs import created
from tests.server.refusals import check_refused
from tests.server.running import Server
from tests.server.stored_logs import eventually, log_of, rows

ID = "k3x9qafghj"
#: Two players, over soon.
DUEL: dict[str, Any] = {"game": "flautz", "seats": 2, "options": {"goal": 1}}


def test_nobody_consents_unless_the_host_says_so(server: Server) -> None:
    assert server.new_table()["info"]["study"] is False
    opened = server.new_table(study=True, public=True)
    path = f"/api/tables/{opened['table']}"
    assert opened["info"]["study"] is True
    # Whoever looks at the table knows it, before they join.
    assert server.get(path).body["study"] is True
    listed = {info["id"]: info["study"] for info in server.get("/api/tables").body}
    assert listed[opened["table"]] is True
    assert server.post(f"{path}/join", {"name": "Grace"}).body["info"]["study"] is True
    entry = log_of(server, opened["table"])[0]
    assert isinstance(entry, Created)
    assert entry.study
    wish = {"game": "fzzzt", "seats": 2, "name": "Ada", "study": "yes"}
    check_refused(server, "POST", "/api/tables", 400, "bad-request", body=wish)


def test_players_and_spectators_are_told_and_rematches_keep_it(server: Server) -> None:
    async def told(table: str, secrets: list[Any]) -> list[bool]:
        async with all_at_table(server.socket_url, table, secrets) as clients:
            return [client.info["study"] for client in clients]

    for study in (True, False):
        table, secrets = server.full_table(**DUEL, study=study)
        assert asyncio.run(told(table, [*secrets, None])) == [study] * 3
        asyncio.run(play_out(server.socket_url, table, secrets))
        again = server.post(f"/api/tables/{table}/rematch", secret=secrets[0])
        assert again.body["info"]["study"] is study
        started = server.post(f"/api/tables/{table}/start", secret=secrets[0])
        assert started.body["info"]["study"] is study
        asyncio.run(play_out(server.socket_url, table, secrets))
        kept = rows(server, "SELECT study FROM records WHERE id LIKE ?", f"{table}-%")
        assert kept == [(int(study),)] * 2


def test_a_lesson_is_not_studied(server: Server) -> None:
    wish = {"game": "fzzzt", "seats": 2, "name": "Ada", "lesson": True, "study": True}
    assert server.post("/api/tables", wish).body["info"]["study"] is False


@pytest.mark.parametrize("study", [True, False])
def test_logs_and_snapshots_keep_it_and_old_ones_mean_no(study: bool) -> None:
    first = msgspec.structs.replace(created("fzzzt", 2), study=study)
    body = encode(first)
    assert (b"study" in body) == study
    assert decode(body) == first
    table = Table(ID, first)
    assert table.info().study is study
    assert load_table(ID, dump_table(table)).info().study is study


def test_a_table_from_before_may_not_be_studied() -> None:
    body = json.loads(encode(created("fzzzt", 2)))
    assert "study" not in body
    old = decode(json.dumps(body))
    assert isinstance(old, Created)
    assert Table(ID, old).info().study is False


def test_exactly_the_games_of_consenting_tables_are_exported(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Real games of people and bots, public or not, with seeds and chat."""
    allowed: list[str] = []
    refused: list[str] = []
    for study in (True, False):
        table, secrets = server.full_table(**DUEL, study=study, public=True, seed="Ada was here")
        asyncio.run(play_out(server.socket_url, table, secrets))
        bots = server.new_table(
            **DUEL, study=study, sit=False, bots={"0": "random", "1": "easy"}, start=True
        )["table"]
        eventually(lambda bots=bots: server.get(f"/api/records/{bots}-1").status == 200)  # type: ignore[misc]
        (allowed if study else refused).extend([table, bots])
    # A game that goes on is not written.
    unfinished, _ = server.full_table(**DUEL, study=True)
    out = tmp_path / "export"
    assert cli.run(["export", "--database", server.database, "--out", str(out), "--lang", "en"]) == 0
    capsys.readouterr()
    text = "".join(file.read_text() for file in out.iterdir())
    written = {record.key: record for record in map(Record.load, text.splitlines())}

    # Other tests have left tables, too, and some of them without the beginning of their log.
    for table in (*allowed, *refused):
        [(body,)] = rows(server, "SELECT body FROM records WHERE id = ?", f"{table}-1")
        record = Record.load(body)
        assert (record.anonymous().key in written) == (table in allowed)
        if table in allowed:
            found = written[record.anonymous().key]
            assert (found.moves, found.result) == (record.moves, record.result)
            assert found.players in (["human", "human"], ["random", "easy"])
            assert found.replay().outcome is not None
    assert not {unfinished, *refused} & studied_tables(server)
    assert {*allowed} <= studied_tables(server)
    for word in (*allowed, *refused, unfinished, "Ada", "Guest", "names", "fair", "commitment", "secret"):
        assert word not in text


def studied_tables(server: Server) -> set[str]:
    return {id.rpartition("-")[0] for (id,) in rows(server, "SELECT id FROM records WHERE study")}
