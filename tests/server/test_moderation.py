"""What the operator can do: read reports, mute, close tables. Nobody else can, and all of it is logged."""

from __future__ import annotations

import asyncio
import hmac
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy import select

from parlour import cli
from parlour.cli import admin_options
from parlour.server import entries, migrations, schema
from parlour.server.bot_catalogue import check_bot
from parlour.server.clock import ServerClock
from parlour.server.durations import DAY_MS
from parlour.server.errors import NotAllowed
from parlour.server.maintenance import delete_old
from parlour.server.moderation import moderator
from parlour.server.moderation.moderation_store import ModerationStore
from parlour.server.moderation.moderator import Moderator
from parlour.server.new_table import Host, TablePlan, open_table
from parlour.server.protocol import encode
from parlour.server.requests import say
from parlour.server.room import Room
from parlour.server.services import Write
from parlour.server.settings import Settings
from parlour.server.table import Table
from tests.postgres import Postgres
from tests.server.client import all_at_table, at_table, connected, play_out
from tests.server.refusals import check_refused
from tests.server.running import Answer, Server, running, running_together
from tests.server.stored_logs import eventually, log_of, rows

TOKEN = "a-token-that-nobody-guesses-0123456789"
PROXY = {"proxy": "127.0.0.1", "log_level": "error"}
OPERATOR = "10.9.9.9"


@contextmanager
def with_token(token: str = TOKEN) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv(admin_options.TOKEN, token)
        yield


@pytest.fixture(scope="module")
def staffed(server: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with an operator, behind a proxy. The one without has started before there is a token."""
    with with_token(), running(tmp_path_factory.mktemp("staffed"), **PROXY) as found:
        yield found
        found.stop()
        assert "trace" not in found.log
        assert TOKEN not in found.log


@pytest.fixture(scope="module")
def staffed_together(
    server: Server, postgres: Postgres, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[Server]]:
    """Two servers with an operator and one PostgreSQL database, behind a proxy; see `staffed`."""
    folder = tmp_path_factory.mktemp("together")
    with with_token(), running_together(folder, postgres.new_database(), **PROXY) as servers:
        yield servers
        for one in servers:
            one.stop()
        assert TOKEN not in "".join(one.log for one in servers)


def admin(
    server: Server, method: str, path: str, body: object = None, token: str = TOKEN, at: str = OPERATOR
) -> Answer:
    return server.ask(method, f"/api/admin/{path}", body, token, {"x-forwarded-for": at})


def overview(server: Server) -> Any:
    answer = admin(server, "GET", "room")
    assert answer.status == 200, answer
    return answer.body


def report(
    server: Server,
    table: str,
    line: int,
    secret: str | None = None,
    at: str = "10.1.0.1",
    reason: str = "abuse",
) -> Answer:
    body = {"line": line, "reason": reason}
    return server.ask("POST", f"/api/tables/{table}/reports", body, secret, {"x-forwarded-for": at})


async def speak(server: Server, table: str, secret: str, text: str, address: str) -> Any:
    """The answer to a line that is said from this address."""
    headers = {"x-forwarded-for": address}
    async with connected(server.socket_url, additional_headers=headers) as client:
        await client.request("open", table=table, secret=secret)
        return await client.request("say", text=text)


def said(server: Server, table: str, secret: str, text: str, address: str) -> int:
    """Say it, and return the number of the line."""
    answer = asyncio.run(speak(server, table, secret, text, address))
    assert answer["type"] == "update", answer
    number: int = answer["line"]["number"]
    return number


def test_without_a_token_there_is_no_admin_page(server: Server) -> None:
    table, secrets = server.full_table()
    for method, path in (
        ("GET", "room"),
        ("POST", "sign-in"),
        ("POST", f"tables/{table}/close"),
        ("DELETE", "mutes/" + "0" * 20),
        ("POST", f"reports/{'0' * 32}/dismiss"),
    ):
        for token in ("", TOKEN):
            check_refused(server, method, f"/api/admin/{path}", 404, "no-such-page", secret=token)
    wish = {"line": 2, "reason": "spam"}
    check_refused(server, "POST", f"/api/tables/{table}/reports", 409, "no-reports", body=wish)
    assert server.get("/api/house").body["reports"] is False
    assert server.get(f"/api/tables/{table}", secrets[0]).body["status"] == "playing"


def test_only_the_token_opens_the_page(staffed: Server) -> None:
    assert staffed.get("/api/house").body["reports"] is True
    check_refused(staffed, "GET", "/api/admin/room", 401, "no-admin-token")
    assert admin(staffed, "GET", "room", token="x" * 501, at="10.2.0.1").status == 401
    assert admin(staffed, "GET", "room", token=TOKEN[:-1], at="10.2.0.1").body["code"] == "wrong-admin-token"
    assert admin(staffed, "GET", "room", token="Zugang für alle", at="10.2.0.1").status in (400, 403)
    assert admin(staffed, "POST", "sign-in").status == 204
    latest = overview(staffed)["actions"][0]
    assert (latest["action"], latest["address"]) == ("sign-in", OPERATOR)


def test_tokens_are_compared_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is shown: as many bytes, by a function that looks at all of them."""
    compared: list[tuple[int, int]] = []
    compare = hmac.compare_digest

    def note(one: bytes, other: bytes) -> bool:
        compared.append((len(one), len(other)))
        return compare(one, other)

    monkeypatch.setattr(hmac, "compare_digest", note)
    found = Moderator(cast(ModerationStore, None), ServerClock(), is_limited=False)
    wrong = ("x", TOKEN[:-1], f"{TOKEN}x", TOKEN.upper(), "x" * 500)
    for shown in wrong:
        with pytest.raises(NotAllowed):
            found.check_token(shown, TOKEN, OPERATOR)
    found.check_token(TOKEN, TOKEN, OPERATOR)
    assert compared == [(32, 32)] * (len(wrong) + 1)


def test_guessing_is_slow(tmp_path: Path) -> None:
    # With limits: `--requests` is not 0.
    with with_token(), running(tmp_path, requests="10000", **PROXY) as server:
        wrong = [admin(server, "GET", "room", token="wrong", at="10.3.0.1") for _ in range(moderator.TRIES)]
        assert {answer.body["code"] for answer in wrong} == {"wrong-admin-token"}
        # Not even the right one is told from the others now; elsewhere it is.
        for token in ("wrong", TOKEN):
            refused = admin(server, "GET", "room", token=token, at="10.3.0.1")
            assert (refused.status, refused.body["code"]) == (429, "too-many-tokens")
        assert admin(server, "GET", "room").status == 200
        refusals = server.log.count('"admin token refused"')
        assert refusals == moderator.TRIES
        assert "wrong" not in server.log
        assert TOKEN not in server.log


@pytest.mark.parametrize("token", ["short", "a" * 40, "with spaces in it, although it is long", "x" * 501])
def test_a_token_that_can_be_guessed_is_refused(
    token: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv(admin_options.TOKEN, token)
    assert cli.run(["serve", "--database", f"sqlite:///{tmp_path / 'parlour.db'}"]) == 2
    assert token not in capsys.readouterr().err
    file = tmp_path / "token"
    file.write_text(token + "\n")
    monkeypatch.setenv(f"{admin_options.TOKEN}_FILE", str(file))
    assert cli.run(["serve"]) == 2


def test_a_token_comes_from_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "token"
    file.write_text(f"{TOKEN}\n")
    monkeypatch.setenv(f"{admin_options.TOKEN}_FILE", str(file))
    assert admin_options.read_token() == TOKEN
    file.write_text("")
    with pytest.raises(Exception, match="bad-admin-token"):
        admin_options.read_token()


def test_a_report_shows_the_lines_around_it(staffed: Server) -> None:
    table, secrets = staffed.full_table("frantic", 8)
    texts = [f"line {number}" for number in range(16)]
    # A seat may say two things at once.
    lines = [said(staffed, table, secrets[number % 8], text, "10.4.0.1") for number, text in enumerate(texts)]
    assert report(staffed, table, lines[9], secrets[0], reason="spam").status == 201
    # The same again is the same report.
    assert report(staffed, table, lines[9], secrets[0], reason="other").status == 201
    found = [one for one in overview(staffed)["reports"] if one["table"] == table]
    assert len(found) == 1
    (kept,) = found
    assert (kept["reason"], kept["seat"], kept["reporter"]) == ("spam", 1, 0)
    assert [line["text"] for line in kept["lines"]] == texts[1:]
    assert kept["lines"][0]["name"] == "Guest 1"
    assert kept["line"] == lines[9]
    # Who said it is known by what stands for the address; the address is nowhere.
    assert kept["sender"]
    assert "10.4.0.1" not in json.dumps(kept)
    stored = rows(staffed, "SELECT body FROM entries WHERE table_id = ?", table)
    assert not any(b"10.4.0.1" in body for (body,) in stored)
    # Spectators may report, too.
    assert report(staffed, table, lines[15], at="10.4.0.2").status == 201
    assert overview(staffed)["reports"][0]["reporter"] is None
    dismissed = admin(staffed, "POST", f"reports/{kept['id']}/dismiss")
    assert dismissed.status == 204
    assert kept["id"] not in [one["id"] for one in overview(staffed)["reports"]]
    again = admin(staffed, "POST", f"reports/{kept['id']}/dismiss")
    assert (again.status, again.body["code"]) == (404, "no-such-report")
    action = overview(staffed)["actions"][0]
    assert (action["action"], action["target"]) == ("dismiss", kept["id"])


def test_what_cannot_be_reported(staffed: Server) -> None:
    table, secrets = staffed.full_table()
    line = said(staffed, table, secrets[0], "Hello", "10.4.1.1")
    path = f"/api/tables/{table}/reports"
    wish = {"line": line, "reason": "abuse"}
    check_refused(staffed, "POST", path, 409, "own-line", body=wish, secret=secrets[0])
    check_refused(staffed, "POST", path, 404, "no-such-line", body={**wish, "line": line - 1})
    check_refused(staffed, "POST", path, 400, "bad-request", body={**wish, "reason": "dislike"})
    nowhere = "/api/tables/nosuchtable/reports"
    check_refused(staffed, "POST", nowhere, 404, "no-such-table", body=wish)


def test_reports_are_limited(tmp_path: Path) -> None:
    with with_token(), running(tmp_path, requests="10000", **PROXY) as server:
        table, secrets = server.full_table()
        line = said(server, table, secrets[0], "Hello", "10.4.2.1")
        answers = [report(server, table, line, at="10.4.2.2").status for _ in range(moderator.PER_HOUR + 1)]
        assert answers == [201] * moderator.PER_HOUR + [429]
        assert report(server, table, line, at="10.4.2.3").status == 201


def test_chat_from_a_muted_address_is_refused(staffed: Server) -> None:
    table, secrets = staffed.full_table()
    line = said(staffed, table, secrets[0], "Rude", "2001:db8::1")
    assert report(staffed, table, line, secrets[1]).status == 201
    sender = overview(staffed)["reports"][0]["sender"]
    assert admin(staffed, "POST", "mutes", {"sender": sender, "hours": 2}).status == 204
    # Its whole network is muted, at this table and at others, in words and phrases.
    refused = asyncio.run(speak(staffed, table, secrets[0], "Ruder", "2001:db8::2"))
    assert (refused["type"], refused["code"]) == ("refused", "muted")
    assert refused["params"] == {"minutes": 120}
    said(staffed, table, secrets[1], "From elsewhere", "10.5.0.2")
    (mute,) = overview(staffed)["mutes"]
    assert mute["sender"] == sender
    assert mute["until"] - mute["created"] == 2 * 60 * 60 * 1000
    assert admin(staffed, "DELETE", f"mutes/{sender}").status == 204
    assert overview(staffed)["mutes"] == []
    said(staffed, table, secrets[1], "Sorry", "2001:db8::1")
    actions = [(one["action"], one["target"], one["detail"]) for one in overview(staffed)["actions"][:2]]
    assert actions == [("unmute", sender, ""), ("mute", sender, "2 h")]


def test_an_address_can_be_muted_by_itself(staffed: Server) -> None:
    table, secrets = staffed.full_table()
    assert admin(staffed, "POST", "mutes", {"address": "10.5.1.1", "hours": 1}).status == 204
    refused = asyncio.run(speak(staffed, table, secrets[0], "Hello", "10.5.1.1"))
    assert refused["code"] == "muted"
    for wish in ({"hours": 1}, {"hours": 1, "address": "10.5.1.1", "sender": "0" * 20}):
        assert admin(staffed, "POST", "mutes", wish).body["code"] == "mute-whom"
    for address in ("999.1.1.1", "10.0.0", "10.5.1.1.", ":::"):
        wrong = admin(staffed, "POST", "mutes", {"address": address, "hours": 1})
        assert (wrong.status, wrong.body["code"]) == (400, "bad-address")
    assert len(overview(staffed)["mutes"]) == 1
    for hours in (0, moderator.LONGEST_MUTE + 1):
        assert admin(staffed, "POST", "mutes", {"address": "10.5.1.1", "hours": hours}).status == 400


def test_a_closed_table_stays_closed(staffed: Server) -> None:
    table, secrets = staffed.full_table("fzzzt", 2, public=True)

    async def close() -> None:
        async with all_at_table(staffed.socket_url, table, [secrets[0], None]) as clients:
            assert admin(staffed, "POST", f"tables/{table}/close").status == 204
            for client in clients:
                assert (await client.until_closed())[-1] == {"type": "closing", "reason": "closed"}
        async with connected(staffed.socket_url) as client:
            refused = await client.request("open", table=table, secret=secrets[1])
            assert (refused["type"], refused["code"]) == ("refused", "table-closed")

    asyncio.run(close())
    check_refused(staffed, "GET", f"/api/tables/{table}", 404, "table-closed")
    check_refused(staffed, "POST", f"/api/tables/{table}/leave", 404, "table-closed", secret=secrets[1])
    assert table not in [info["id"] for info in staffed.get("/api/tables").body]
    assert table not in [one["id"] for one in overview(staffed)["tables"]]
    assert isinstance(log_of(staffed, table)[-1], entries.Closed)
    action = overview(staffed)["actions"][0]
    assert (action["action"], action["target"]) == ("close-table", table)
    closed = admin(staffed, "POST", f"tables/{table}/close")
    assert (closed.status, closed.body["code"]) == (404, "table-closed")
    lines = [json.loads(line) for line in staffed.log.splitlines() if "admin action" in line]
    assert ("close-table", table) in [(line["action"], line["target"]) for line in lines]
    staffed.restart(gently=False)
    check_refused(staffed, "GET", f"/api/tables/{table}", 404, "table-closed")


def test_games_that_were_over_before_stay(staffed: Server) -> None:
    table, secrets = staffed.full_table("flautz", 2, options={"goal": 1})
    asyncio.run(play_out(staffed.socket_url, table, secrets))
    assert admin(staffed, "POST", f"tables/{table}/close").status == 204
    assert staffed.get(f"/api/records/{table}-1/info").status == 200
    staffed.restart(gently=False)
    check_refused(staffed, "GET", f"/api/tables/{table}", 404, "table-closed")
    assert staffed.get(f"/api/records/{table}-1/info").status == 200


def test_the_operator_sees_tables_and_load(staffed: Server) -> None:
    opened = staffed.new_table("frantic", 3, bots={"1": "easy"})
    seen = overview(staffed)
    table = next(one for one in seen["tables"] if one["id"] == opened["table"])
    assert (table["game"], table["status"], table["public"]) == ("frantic", "waiting", False)
    assert [seat["holder"] for seat in table["seats"]] == ["person", "bot", "open"]
    assert 0 < table["created"] <= table["last"] + 1000
    assert seen["count"] >= len(seen["tables"]) > 0

    async def watch() -> Any:
        async with at_table(staffed.socket_url, opened["table"], opened["secret"]):
            return overview(staffed)["load"]

    load = asyncio.run(watch())
    assert load["connections"] >= 1
    assert load["live_tables"] >= 1
    assert load["memory"] > 1_000_000
    assert load["moves"] >= seen["load"]["moves"]


def test_everything_asked_with_the_token_is_in_the_log(staffed: Server) -> None:
    table, _ = staffed.full_table()
    overview(staffed)
    admin(staffed, "POST", f"tables/{table}/close")
    lines = [json.loads(line) for line in staffed.log.splitlines() if '"admin request"' in line]
    asked = [(line["method"], line["path"]) for line in lines]
    assert ("GET", "/api/admin/room") in asked
    assert ("POST", f"/api/admin/tables/{table}/close") in asked


def test_mutes_and_closed_tables_hold_in_all_processes(staffed_together: list[Server]) -> None:
    one, other = staffed_together
    table, secrets = one.full_table()

    async def both() -> None:
        async with (
            at_table(one.socket_url, table, secrets[0]) as here,
            at_table(other.socket_url, table, secrets[1]) as there,
        ):
            await here.request("say", text="Hello")
            await there.until(lambda message: "line" in message)
            number = there.lines[-1]["number"]
            assert report(other, table, number, secrets[1]).status == 201
            sender = overview(one)["reports"][0]["sender"]
            assert admin(one, "POST", "mutes", {"sender": sender, "hours": 1}).status == 204
            # Both sit at the same machine.
            assert (await there.request("say", text="Hello?"))["code"] == "muted"
            assert (await here.request("phrase", phrase="hello"))["code"] == "muted"
            assert admin(other, "DELETE", f"mutes/{sender}").status == 204
            assert (await there.request("say", text="Again"))["type"] == "update"
            assert admin(other, "POST", f"tables/{table}/close").status == 204
            for client in (here, there):
                assert (await client.until_closed())[-1] == {"type": "closing", "reason": "closed"}

    asyncio.run(both())
    for server in staffed_together:
        check_refused(server, "GET", f"/api/tables/{table}", 404, "table-closed")
    eventually(lambda: table not in [found["id"] for found in overview(one)["tables"]])


def test_the_privacy_note_says_what_the_server_does(server: Server, staffed: Server) -> None:
    kept = staffed.get("/api/privacy").body
    assert kept == {
        "tables": 0,
        "records": 0,
        "reporting": True,
        "reports": 90,
        "decided": 30,
        "mutes": 30,
        "actions": 365,
        "mail": False,
        "contact": "",
    }
    assert server.get("/api/privacy").body["reporting"] is False
    usual = Settings(database="")
    assert (usual.keep_tables, usual.keep_records, usual.admin_token) == (90, 365, "")


class LaterClock(ServerClock):
    """A clock that somebody has set forward by some days."""

    days = 0

    def now(self) -> int:
        return super().now() + self.days * DAY_MS

    def wall(self) -> int:
        return super().wall() + self.days * DAY_MS


#: What is left of everything after so many days: mutes, reports, tables, entries, actions of the operator.
LEFT = {
    29: (1, 2, 1, 3, 2),
    31: (0, 1, 1, 3, 2),
    89: (0, 1, 1, 3, 2),
    91: (0, 0, 0, 0, 2),
    364: (0, 0, 0, 0, 2),
    366: (0, 0, 0, 0, 0),
}


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nothing_is_kept_for_longer_than_the_note_says(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = (
        f"sqlite:///{tmp_path / 'parlour.db'}"
        if kind == "sqlite"
        else request.getfixturevalue("postgres_url")
    )
    migrations.upgrade(url)
    clock = LaterClock()
    room = Room(Settings(database=url), clock=clock)

    async def live_on() -> None:
        room.store.open()
        try:
            await room.moderator.open()
            await moderate(room)
            for days, left in LEFT.items():
                clock.days = days
                await delete_old(room)
                assert await rows_left(room) == left, days
        finally:
            await room.store.close()

    asyncio.run(live_on())


async def moderate(room: Room) -> None:
    """Two lines of a new table are reported, their author is muted, and one report is dismissed."""
    table = await written_table(room)
    for number, text in enumerate(("Rude", "Ruder"), 2):
        entry = say(table, room.clock.now(), 0, text, None, room.moderator.sender("10.0.0.1"))
        await room.store.write(Write(table.id, number, entries.encode(entry)))
        table.apply(entry)
        await room.moderator.report(table, number, "abuse", None, "10.0.0.2")
    await room.moderator.mute(room.moderator.sender("10.0.0.1"), moderator.LONGEST_MUTE, "10.0.0.3")
    await room.moderator.dismiss((await room.moderator.reports())[0].id, "10.0.0.3")


async def written_table(room: Room) -> Table:
    """A new table in the database."""
    plan = TablePlan(game="flautz", seats=2, secret="00" * 32)
    created = open_table(room.clock.now(), Host("Ada", "key"), plan, check_bot)
    table = Table("sometable", created)
    row = {
        "id": table.id,
        "game": "flautz",
        "public": False,
        "status": "waiting",
        "created": room.clock.wall(),
        "changed": room.clock.wall(),
        "number": 1,
        "info": encode(table.info()),
    }
    await room.store.write(Write(table.id, 1, entries.encode(created), new=row))
    return table


async def rows_left(room: Room) -> tuple[int, ...]:
    names = ("mutes", "reports", "tables", "entries", "admin_actions")
    return tuple([len(await room.store.rows(select(schema.metadata.tables[name]))) for name in names])
