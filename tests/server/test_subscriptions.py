"""Subscriptions at a real server: notices arrive at a real endpoint, and end with the game."""

from __future__ import annotations

import asyncio
import json
import re
from base64 import urlsafe_b64decode
from collections.abc import Iterator
from email import message_from_bytes, policy
from pathlib import Path
from queue import SimpleQueue
from typing import Any
from unittest.mock import MagicMock
from urllib.request import Request, urlopen

import pytest
from aiosmtpd.controller import Controller
from py_vapid import Vapid02

from parlour.server.durations import DAY_SECONDS
from parlour.server.notices.mail import MailServer
from parlour.server.notices.subscription import PushAddress
from parlour.server.notices.web_push import WebPush, new_key
from parlour.server.retention import Retention
from parlour.server.settings import Smtp
from tests.postgres import Postgres
from tests.server.client import play_out
from tests.server.open_store import open_store
from tests.server.push_endpoint import PATIENCE, Arrived, Browser, Endpoint, open_endpoint
from tests.server.running import Answer, Server, claim_port, running, running_together
from tests.server.stored_logs import rows

SLOW = {"kind": "move", "seconds": 2 * DAY_SECONDS}
OPTIONS = {"notice_network": "127.0.0.0/8", "push_service": "127.0.0.1", "notice_delay": "0.1"}


class Mailbox:
    """A mail server that keeps everything."""

    def __init__(self) -> None:
        self._mails: SimpleQueue[Any] = SimpleQueue()

    async def handle_DATA(self, server: object, session: object, envelope: Any) -> str:  # noqa: N802
        self._mails.put((envelope.rcpt_tos, message_from_bytes(envelope.content, policy=policy.default)))
        return "250 OK"

    def next(self) -> Any:
        return self._mails.get(timeout=PATIENCE)

    @property
    def is_empty(self) -> bool:
        return self._mails.empty()


@pytest.fixture(scope="module")
def mailbox() -> Iterator[tuple[Mailbox, int]]:
    mailbox = Mailbox()
    with claim_port() as claim:
        port: int = claim.getsockname()[1]
        controller = Controller(mailbox, "127.0.0.1", port)
        controller.start()
        yield mailbox, port
        controller.stop()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, mailbox: tuple[Mailbox, int]) -> Iterator[Server]:
    """A server that may send notices to this host."""
    mail = {
        "smtp": f"127.0.0.1:{mailbox[1]}",
        "smtp_tls": "none",
        "smtp_sender": "Parlour <parlour@cards.example>",
    }
    with running(
        tmp_path_factory.mktemp("notices"), **OPTIONS, **mail, contact="mailto:me@cards.example"
    ) as server:
        yield server
        server.stop()
        assert "trace" not in server.log
        assert "hooks" not in server.log
        assert "ada@" not in server.log


@pytest.fixture
def endpoint() -> Iterator[Endpoint]:
    with open_endpoint() as endpoint:
        yield endpoint


def subscribe(server: Server, table: str, secret: str, address: object, **more: object) -> Answer:
    wish = {"address": address, "language": "en", **more}
    return server.post(f"/api/tables/{table}/notices", wish, secret)


def listed(server: Server, table: str, secret: str) -> Any:
    return server.get(f"/api/tables/{table}/notices", secret).body


def waiting_table(server: Server) -> tuple[str, list[str]]:
    """A slow table where everybody sits, and the game has not begun."""
    opened = server.new_table(seats=2, clock=SLOW)
    joined = server.post(f"/api/tables/{opened['table']}/join", {"name": "Bea"})
    return opened["table"], [opened["secret"], joined.body["secret"]]


def check_signature(server: Server, arrived: Arrived, endpoint: Endpoint) -> None:
    """The message is signed with the key that browsers are told (RFC 8292)."""
    authorization = arrived.headers["authorization"]
    assert Vapid02.verify(authorization)
    token, key = re.fullmatch(r"vapid t=([^,]+),k=(.+)", authorization).groups()  # type: ignore[union-attr]
    assert key == server.get("/api/notices").body["push_key"]
    claims = json.loads(urlsafe_b64decode(token.split(".")[1] + "=="))
    assert claims["aud"] == f"http://127.0.0.1:{endpoint.port}"
    assert claims["sub"] == "mailto:me@cards.example"


def test_a_push_message_arrives_and_only_the_browser_can_read_it(house: Server, endpoint: Endpoint) -> None:
    browser = Browser()
    table, secrets = waiting_table(house)
    for secret in secrets:
        made = subscribe(house, table, secret, browser.address(endpoint.url(f"/push/{secret}")))
        assert made.status == 201, made
    house.post(f"/api/tables/{table}/start", secret=secrets[0])
    asked = house.get(f"/api/tables/{table}", secrets[0]).body["asked"]
    for _ in asked:
        arrived = endpoint.next()
        assert arrived.path.removeprefix("/push/") in [secrets[seat] for seat in asked]
        assert browser.read(arrived.body) == {
            "title": "Fzzzt!: it is your turn",
            "text": "You have 2 days left.",
            "path": f"/table/{table}",
            "tag": table,
        }
        assert arrived.headers["content-encoding"] == "aes128gcm"
        assert 0 < int(arrived.headers["ttl"]) <= 2 * DAY_SECONDS
        assert b"Fzzzt" not in arrived.body
        check_signature(house, arrived, endpoint)
    # Once, and nobody else.
    assert endpoint.is_empty


@pytest.mark.parametrize(
    ("contact", "origin", "shown"),
    [
        ("", "http://localhost:8000", "https://localhost"),
        ("", "https://cards.example:8443", "https://cards.example"),
        ("https://cards.example/contact?me=1", "https://cards.example", "https://cards.example/contact?me=1"),
    ],
)
def test_push_services_know_whom_to_ask(contact: str, origin: str, shown: str) -> None:
    address = Browser().address("https://fcm.googleapis.com/fcm/send/x")
    del address["kind"]
    headers = WebPush(new_key(), contact).headers(PushAddress(**address), origin, "t" * 40, 60)
    token = headers["Authorization"].removeprefix("vapid t=").partition(",")[0]
    claims = json.loads(urlsafe_b64decode(token.split(".")[1] + "=="))
    assert (claims["sub"], claims["aud"]) == (shown, "https://fcm.googleapis.com")
    assert len(headers["Topic"]) == 32


def test_the_key_is_made_once(house: Server) -> None:
    before = house.get("/api/notices").body
    house.restart()
    assert house.get("/api/notices").body == before
    assert before["mail"] is True
    assert len(urlsafe_b64decode(before["push_key"] + "=")) == 65


def test_webhooks_and_ntfy_in_the_language_of_the_player(house: Server, endpoint: Endpoint) -> None:
    table, [secret, _] = waiting_table(house)
    made = subscribe(house, table, secret, {"kind": "ntfy", "url": endpoint.url("/topic")}, language="de")
    assert (made.body["label"], made.body["digest"]) == ("127.0.0.1", "")
    tried = house.post(f"/api/tables/{table}/notices/{made.body['id']}/trial", secret=secret)
    assert tried.status == 200, tried
    arrived = endpoint.next()
    assert (arrived.path, arrived.headers["title"]) == ("/topic", "=?utf-8?q?Fzzzt!?=")
    assert arrived.body.decode() == "So erfährst du, dass du am Zug bist."
    assert arrived.headers["click"] == f"{house.url}/table/{table}"
    hook = subscribe(house, table, secret, {"kind": "webhook", "url": endpoint.url("/hooks")}).body
    house.post(f"/api/tables/{table}/notices/{hook['id']}/trial", secret=secret)
    said = json.loads(endpoint.next().body)
    assert (said["game"], said["link"]) == ("fzzzt", f"{house.url}/table/{table}")
    endpoint.status = 500
    failed = house.post(f"/api/tables/{table}/notices/{hook['id']}/trial", secret=secret)
    assert (failed.status, failed.body["code"]) == (409, "notice-failed")
    endpoint.status = 410
    house.post(f"/api/tables/{table}/notices/{hook['id']}/trial", secret=secret)
    assert [one["kind"] for one in listed(house, table, secret)] == ["ntfy"]


def test_the_same_address_again_changes_the_subscription(house: Server, endpoint: Endpoint) -> None:
    table, secrets = house.full_table(clock=SLOW)
    address = Browser().address(endpoint.url())
    first = subscribe(house, table, secrets[0], address).body
    quiet = {"start": "22:00", "end": "07:30", "zone": "Europe/Amsterdam"}
    again = subscribe(house, table, secrets[0], address, language="nl", quiet=quiet).body
    assert again == {**first, "language": "nl", "quiet": quiet}
    assert listed(house, table, secrets[0]) == [again]
    path = f"/api/tables/{table}/notices/{first['id']}"
    assert house.put(path, {"language": "en", "quiet": None}, secrets[0]).body == [first]
    assert house.put(path, {"language": "en", "quiet": None}, secrets[1]).status == 404
    assert listed(house, table, secrets[1]) == []
    assert house.delete(f"/api/tables/{table}/notices/{first['id']}", secrets[0]).body == []


@pytest.mark.parametrize(
    ("address", "code"),
    [
        ({"kind": "webhook", "url": "http://10.0.0.1/"}, "bad-notice-address"),
        ({"kind": "webhook", "url": "https://169.254.169.254/latest"}, "bad-notice-address"),
        ({"kind": "ntfy", "url": "https://user@ntfy.example/topic"}, "bad-notice-url"),
        (
            {"kind": "push", "endpoint": "https://push.example/", "p256dh": "A", "auth": "A"},
            "unknown-push-service",
        ),
        (
            {"kind": "push", "endpoint": "https://fcm.googleapis.com.example/", "p256dh": "A", "auth": "A"},
            "unknown-push-service",
        ),
        (
            {"kind": "push", "endpoint": "http://127.0.0.1/", "p256dh": "AAAA", "auth": "AAAA"},
            "bad-push-keys",
        ),
        ({"kind": "mail", "address": "ada"}, "bad-mail-address"),
        ({"kind": "mail", "address": "a@b.example\r\nBcc: c@d.example"}, "bad-mail-address"),
        ({"kind": "pigeon", "url": "https://hooks.example"}, "bad-request"),
        ({"kind": "webhook", "url": 7}, "bad-request"),
    ],
)
def test_other_addresses_are_refused(house: Server, address: object, code: str) -> None:
    opened = house.new_table()
    refused = subscribe(house, opened["table"], opened["secret"], address)
    assert (refused.status, refused.body["code"]) == (400, code)


def test_only_seats_subscribe_and_only_for_themselves(house: Server, endpoint: Endpoint) -> None:
    table, secrets = house.full_table(clock=SLOW)
    address = Browser().address(endpoint.url())
    assert subscribe(house, table, "x" * 30, address).status == 403
    assert house.get(f"/api/tables/{table}/notices").status == 401
    mine = subscribe(house, table, secrets[0], address).body["id"]
    assert house.delete(f"/api/tables/{table}/notices/{mine}", secrets[1]).status == 404
    assert house.post(f"/api/tables/{table}/notices/{mine}/trial", secret=secrets[1]).status == 404
    quiet = {"start": "22:00", "end": "22:00", "zone": "UTC"}
    assert subscribe(house, table, secrets[0], address, quiet=quiet).body["code"] == "bad-quiet-hours"
    quiet = {"start": "22:00", "end": "08:00", "zone": "Nowhere"}
    assert subscribe(house, table, secrets[0], address, quiet=quiet).body["code"] == "unknown-time-zone"
    for number in range(5):
        assert (
            subscribe(house, table, secrets[0], {"kind": "webhook", "url": endpoint.url(f"/{number}")}).status
            == 201
        )
    many = subscribe(house, table, secrets[0], {"kind": "webhook", "url": endpoint.url("/more")})
    assert (many.status, many.body["code"]) == (409, "too-many-subscriptions")


def test_a_mail_address_is_confirmed_first(house: Server, mailbox: tuple[Mailbox, int]) -> None:
    mails, _ = mailbox
    table, secrets = waiting_table(house)
    made = [
        subscribe(
            house, table, secret, {"kind": "mail", "address": f"ada{at}@mail.example"}, language="nl"
        ).body
        for at, secret in enumerate(secrets)
    ]
    assert [(one["label"], one["confirmed"]) for one in made] == [("a…@mail.example", False)] * 2
    for at, (one, secret) in enumerate(zip(made, secrets, strict=True)):
        to, mail = mails.next()
        assert to == [f"ada{at}@mail.example"]
        code = re.search(r"\d{8}", mail.get_content())
        assert code is not None
        confirm = f"/api/tables/{table}/notices/{one['id']}/confirm"
        wrong = "00000000" if code[0] != "00000000" else "11111111"
        assert house.post(confirm, {"code": wrong}, secret).body["code"] == "wrong-code"
        assert house.post(f"/api/tables/{table}/notices/{one['id']}/trial", secret=secret).status == 409
        assert house.post(confirm, {"code": code[0]}, secret).body["confirmed"] is True
    house.post(f"/api/tables/{table}/start", secret=secrets[0])
    asked = house.get(f"/api/tables/{table}", secrets[0]).body["asked"]
    for _ in asked:
        to, mail = mails.next()
        assert mail["subject"] == "Fzzzt!: jij bent aan de beurt"
        assert mail["from"] == "Parlour <parlour@cards.example>"
        link = mail["list-unsubscribe"].strip(" <>")
        assert mail.get_content().replace("\r", "") == (
            f"Je hebt nog 2 dagen.\n\n{house.url}/table/{table}\n\n-- \nGeen mails meer: {link}\n"
        )
        # One click, without the seat, ends it. Mail programs may do it by themselves where that is safe.
        assert "list-unsubscribe-post" not in mail
        stop = link.removeprefix(house.url)
        assert house.post(stop).status == 200
        assert house.post(stop).status == 404
    assert mails.is_empty


@pytest.mark.parametrize(("origin", "has_click"), [("https://cards.example", True), ("http://cards", False)])
def test_mail_programs_may_click_where_the_link_is_safe(
    monkeypatch: pytest.MonkeyPatch, origin: str, has_click: bool
) -> None:
    smtp = MagicMock()
    monkeypatch.setattr("smtplib.SMTP", smtp)
    server = MailServer(Smtp(host="mail.example", port=25, tls="none", sender="parlour@cards.example"))
    asyncio.run(server.send("ada@mail.example", "Hello", "Your turn", f"{origin}/api/notices/1/stop"))
    [sent] = smtp.return_value.send_message.call_args.args
    assert sent["list-unsubscribe"] == f"<{origin}/api/notices/1/stop>"
    assert ("list-unsubscribe-post" in sent) is has_click


def test_the_link_in_a_mail_leads_to_a_page_with_a_button(house: Server, endpoint: Endpoint) -> None:
    """Following the link ends nothing: filters do that too. The button does."""
    table, [secret, _] = waiting_table(house)
    hook = {"kind": "webhook", "url": endpoint.url("/hooks")}
    made = subscribe(house, table, secret, hook, language="de").body
    url = f"{house.url}/api/notices/{made['id']}/stop"
    browser = {"Accept": "text/html,*/*", "Accept-Language": "nl", "Origin": house.url}

    def follow(form: bytes | None = None) -> tuple[str, Any]:
        with urlopen(Request(url, form, browser), timeout=PATIENCE) as answer:
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            return answer.read().decode(), answer.headers

    asked, headers = follow()
    assert '<html lang="de">' in asked
    assert '<form method="post"><button>Keine Mails mehr</button></form>' in asked
    assert "<script" not in asked
    assert "form-action 'self'" in headers["content-security-policy"]
    assert len(listed(house, table, secret)) == 1
    assert "Du bekommst keine Mails mehr" in follow(b"")[0]
    assert listed(house, table, secret) == []
    assert "Je krijgt geen mails meer" in follow()[0]


def test_a_code_is_not_guessed(house: Server, mailbox: tuple[Mailbox, int]) -> None:
    opened = house.new_table()
    table, secret = opened["table"], opened["secret"]
    made = subscribe(house, table, secret, {"kind": "mail", "address": "ada@mail.example"}).body
    mailbox[0].next()
    path = f"/api/tables/{table}/notices/{made['id']}/confirm"
    codes = [house.post(path, {"code": f"{number:08}"}, secret).body["code"] for number in range(6)]
    assert codes == ["wrong-code"] * 5 + ["too-many-codes"]


def test_subscriptions_end_with_the_game(house: Server, endpoint: Endpoint) -> None:
    table, secrets = house.full_table()
    address = {"kind": "webhook", "url": endpoint.url()}
    for secret in secrets:
        assert subscribe(house, table, secret, address).status == 201
    kept = "SELECT key FROM subscriptions WHERE table_id = ?"
    assert len(rows(house, kept, table)) == 2

    asyncio.run(play_out(house.socket_url, table, secrets))
    assert rows(house, kept, table) == []
    late = subscribe(house, table, secrets[0], address)
    assert (late.status, late.body["code"]) == (409, "game-over")


@pytest.mark.parametrize("keeps", [True, False])
def test_whoever_signs_others_out_keeps_the_own_subscriptions(
    house: Server, endpoint: Endpoint, keeps: bool
) -> None:
    table, secrets = waiting_table(house)
    old, new = secrets[0], "a-new-secret-for-this-seat_123456"
    own, other = (
        subscribe(house, table, old, Browser().address(endpoint.url(f"/{name}"))).body
        for name in ("own", "other")
    )
    hook = subscribe(house, table, old, {"kind": "webhook", "url": endpoint.url("/hook")}).body
    subscribe(house, table, secrets[1], Browser().address(endpoint.url("/neighbour")))
    wish = {"secret": new, **({"keep": own["digest"]} if keeps else {})}
    assert house.put(f"/api/tables/{table}/secret", wish, old).status == 200
    assert listed(house, table, new) == ([own, hook] if keeps else [hook])
    assert other["digest"] != own["digest"]
    assert len(listed(house, table, secrets[1])) == 1
    tried = house.post(f"/api/tables/{table}/notices/{hook['id']}/trial", secret=new)
    assert (tried.status, endpoint.next().path) == (200, "/hook")
    strange = house.put(f"/api/tables/{table}/secret", {"secret": old, "keep": "own"}, new)
    assert (strange.status, strange.body["code"]) == (400, "bad-request")
    # Who gives the seat up gets no more notices.
    house.post(f"/api/tables/{table}/leave", secret=new)
    assert len(rows(house, "SELECT key FROM subscriptions WHERE table_id = ?", table)) == 1


def test_old_tables_are_forgotten_with_their_subscriptions(house: Server, endpoint: Endpoint) -> None:
    opened = house.new_table()
    subscribe(house, opened["table"], opened["secret"], {"kind": "webhook", "url": endpoint.url()})

    async def forget() -> int:
        async with open_store(house.database) as store:
            return await Retention(store).delete_tables(before=2**62)

    assert asyncio.run(forget()) > 0
    assert rows(house, "SELECT id FROM subscriptions") == []


@pytest.mark.long
def test_two_servers_tell_nobody_twice(postgres: Postgres, endpoint: Endpoint, tmp_path: Path) -> None:
    with running_together(tmp_path, postgres.new_database(), **OPTIONS) as servers:
        first, second = servers
        keys = {server.get("/api/notices").body["push_key"] for server in servers}
        assert len(keys) == 1
        table, secrets = waiting_table(first)
        for secret in secrets:
            made = subscribe(second, table, secret, {"kind": "webhook", "url": endpoint.url(f"/{secret}")})
            assert made.status == 201, made
        second.post(f"/api/tables/{table}/start", secret=secrets[0])
        asked = first.get(f"/api/tables/{table}", secrets[0]).body["asked"]
        for _ in asked:
            assert endpoint.next().path[1:] in [secrets[seat] for seat in asked]
        assert endpoint.is_empty
