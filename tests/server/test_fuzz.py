"""Whatever is thrown at the socket, the server answers or closes, and those who play honestly play on."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.client import connected
from tests.server.malformed_messages import TEXTS, random_text
from tests.server.raw_connections import Raw
from tests.server.running import PATIENCE, Server, running
from tests.server.stored_logs import log_of
from tests.server.under_attack import Attack, Siege, besiege, gauge

#: How much each connection sends: less than what is too fast.
MESSAGES = 200
MOST_CONNECTIONS = 30
LARGEST = 8192
#: How a connection may be closed on which text comes that is none: with that reason, or without one.
NO_UTF_8 = [1007, 1005, 1006]
#: On which a message is still being sent that is too long: the reason may get lost when the server hangs up.
MUCH_TOO_LONG = [1009, 1006]


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with limits, which nobody reaches but who floods it: one address shares a budget."""
    limits = {"messages": "300", "connections": str(MOST_CONNECTIONS), "message_size": str(LARGEST)}
    with running(tmp_path_factory.mktemp("guarded"), **limits) as server:
        yield server


async def broken_text(siege: Siege) -> None:
    """What is no message is refused, on connections of every kind."""
    for sit in (siege.stranger, siege.spectator, siege.player):
        async with sit() as client:
            for text in TEXTS:
                await client.socket.send(text)
            await client.until_quiet()
            assert sum(message["type"] == "refused" for message in client.received) == len(TEXTS)


async def broken_messages(siege: Siege) -> None:
    """Every message that has an id is answered, whatever else it is."""
    for sit in (siege.stranger, siege.spectator, siege.player):
        async with sit() as client:
            facts: dict[str, list[Any]] = {
                "table": [siege.table],
                "secret": [siege.foreign, "x" * 16],
                "version": [0, 1, client.version, client.version + 1, 10**6],
                "move": [choice[0] for choice in client.choices],
            }
            texts = [random_text(siege.random, facts) for _ in range(MESSAGES)]
            for place, text in enumerate(texts):
                await client.socket.send(text)
                if place % 20 == 0:
                    # More than 160 kB that wait to be handled count as one endless message.
                    await client.until_quiet()
            await client.until_quiet()
            answered = {message.get("id") or message.get("answers") for message in client.received}
            assert {id for text in texts if (id := id_of(text)) is not None} <= answered


def id_of(text: str) -> str | None:
    """The id of a message, if it has one that can be sent back."""
    with suppress(ValueError, RecursionError):
        message = json.loads(text)
        if isinstance(message, dict) and isinstance(message.get("id"), str):
            id: str = message["id"]
            return id if id.encode() and len(id) <= 40 else None
    return None


async def frames_that_are_no_text(siege: Siege) -> None:
    """Bytes, text that is no UTF-8, and text that is too long close the connection."""
    frames: list[tuple[bytes | str, bool | None, list[int]]] = [
        (b"bytes", None, [1003]),
        (b'{"type":"ping","id":"a"}', None, [1003]),
        (b"\xff\xfe\xfd", True, NO_UTF_8),
        (b'{"type":"say","id":"a","text":"\xc3"}', True, NO_UTF_8),
        ("x" * (LARGEST + 1), None, [1009]),
        ('{"type":"ping","id":"' + "x" * 1_000_000 + '"}', None, MUCH_TOO_LONG),
    ]
    for sit in (siege.stranger, siege.player):
        for content, is_text, codes in frames:
            async with sit() as client:
                await client.socket.send(content, text=is_text)
                await client.until_closed()
                assert client.socket.close_code in codes, content[:40]


async def broken_frames(siege: Siege) -> None:
    """What breaks the protocol of sockets itself ends at least that connection, and only that."""
    for bytes_sent in Raw.BROKEN.values():
        async with Raw.connected(siege.server) as raw:
            await raw.send(bytes_sent)
            raw.abort()
    for request in Raw.BROKEN_HANDSHAKES:
        async with Raw.opened(siege.server) as raw:
            await raw.send(request)
            raw.abort()


async def foreign_secrets(siege: Siege) -> None:
    """The secret of another table, half a secret or none at all opens no seat, and asks nothing of it."""
    for secret in (siege.foreign, siege.own[:-1], siege.own[:-1] + "=", siege.own.swapcase(), " " * 20):
        async with siege.stranger() as client:
            opened = await client.request("open", table=siege.table, secret=secret)
            assert (opened["type"], opened["code"]) == ("refused", "wrong-secret")
            for kind in ("sync", "rest", "ask-undo"):
                assert (await client.request(kind))["code"] == "not-open"
            assert (await client.request("open", table=siege.table))["seat"] is None
            again = await client.request("open", table=siege.table, secret=siege.own)
            assert again["code"] == "already-open"
            assert (await client.request("rest"))["code"] == "only-watching"


async def messages_of_yesterday(siege: Siege) -> None:
    """A message that is sent again is answered again, but nothing happens twice."""
    async with siege.player() as client, siege.spectator() as witness:
        for text in ("first", "second"):
            for _ in range(20):
                await client.send("say", id=f"say {text}", text=text)
        for _ in range(10):
            await client.send("phrase", id="say first", phrase="hello")
        await client.until_quiet()
        await witness.until_quiet()
        assert [line["text"] for line in witness.lines] == ["first", "second"]
        assert sum(message["type"] == "done" for message in client.received) == 19 + 19 + 10
        for version in (0, client.version + 1, client.version + 10**6, 2**62):
            for _ in range(5):
                await client.send("move", id=f"move {version}", version=version, move="pass")
        await client.until_quiet()


async def flood(siege: Siege) -> None:
    """Who never pauses is asked to, and then let go; how many of the answers arrive is their own affair."""
    before = gauge(siege.server, 'parlour_refusals_total{code="too-fast"}')
    async with siege.stranger() as stranger, siege.spectator() as spectator, siege.player() as player:
        for client in (stranger, spectator, player):
            # The quickest request of all: on a busy machine, others come no faster than is allowed.
            text = '{"type":"ping","id":"a"}'
            with suppress(ConnectionClosed):
                async with asyncio.timeout(PATIENCE):
                    while True:
                        for _ in range(100):
                            await client.socket.send(text)
                        await client.until_quiet()
    assert gauge(siege.server, 'parlour_refusals_total{code="too-fast"}') > before


async def a_crowd(siege: Siege) -> None:
    """No address has more connections than it may, and each that goes makes room for another."""

    async def fill(stack: AsyncExitStack) -> int:
        for count in range(MOST_CONNECTIONS + 1):
            try:
                await stack.enter_async_context(connected(siege.server.socket_url))
            except (InvalidStatus, ConnectionClosed):
                return count
        raise AssertionError("there is no end to it")

    for _ in range(3):
        async with AsyncExitStack() as stack:
            assert await fill(stack) > 0


async def sudden_goodbyes(siege: Siege) -> None:
    """Connections break off at any moment, also while their requests are carried out."""

    async def visit(number: int) -> None:
        async with (siege.stranger, siege.spectator, siege.player)[number % 3]() as client:
            if number % 3 == 0:
                await client.send("open", table=siege.table, secret=siege.own)
            for kind in ("say", "sync", "move", "ask-undo"):
                await client.send(kind, version=client.version, move="pass", text="bye")
            client.socket.transport.abort()

    for _ in range(4):
        await asyncio.gather(*(visit(number) for number in range(12)))


ATTACKS: list[Attack] = [
    broken_text,
    broken_messages,
    frames_that_are_no_text,
    broken_frames,
    foreign_secrets,
    messages_of_yesterday,
    flood,
    a_crowd,
    sudden_goodbyes,
]


@pytest.mark.parametrize(
    "attack",
    [pytest.param(attack, marks=pytest.mark.long if attack is flood else ()) for attack in ATTACKS],
    ids=lambda attack: attack.__name__,
)
def test_honest_players_do_not_notice(guarded: Server, attack: Attack) -> None:
    siege = besiege(guarded, attack)
    requests = Counter(
        (entry.seat, entry.id) for entry in log_of(guarded, siege.table) if entry.id is not None
    )
    assert max(requests.values()) == 1
