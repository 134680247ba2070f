"""Messages to a client: at once if nothing is on its way, otherwise in order."""

from __future__ import annotations

import asyncio

from parlour.server.client import Client


class Wire:
    """A connection that takes a message whenever a test says so."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.closed = False
        self._futures: list[asyncio.Future[None]] = []
        self.client = Client(self._send, self._on_closed)

    def _send(self, text: str) -> asyncio.Future[None]:
        self.sent.append(text)
        self._futures.append(asyncio.get_running_loop().create_future())
        return self._futures[-1]

    def _on_closed(self) -> None:
        self.closed = True

    def take(self) -> None:
        self._futures[-1].set_result(None)

    def fail(self) -> None:
        self._futures[-1].set_exception(OSError("broken"))


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def test_a_message_is_sent_at_once_if_nothing_is_on_its_way() -> None:
    async def play() -> None:
        wire = Wire()
        await settle()
        for text in ("one", "two"):
            wire.client.send_bytes(text.encode())
            assert wire.sent[-1] == text
            wire.take()
        await wire.client.finish()

    asyncio.run(play())


def test_messages_wait_for_the_one_before() -> None:
    async def play() -> None:
        wire = Wire()
        await settle()
        for text in ("one", "two", "three"):
            wire.client.send_bytes(text.encode())
        for number in (1, 2, 3):
            await settle()
            assert wire.sent == ["one", "two", "three"][:number]
            wire.take()
        await wire.client.finish()

    asyncio.run(play())


def test_a_client_is_closed_after_its_last_message() -> None:
    async def play() -> None:
        wire = Wire()
        await settle()
        wire.client.send_bytes(b"one")
        wire.client.close("restart")
        await settle()
        assert wire.sent == ["one"]
        wire.take()
        await settle()
        assert "restart" in wire.sent[-1]
        assert not wire.closed
        wire.take()
        await settle()
        assert wire.closed

    asyncio.run(play())


def test_nothing_is_sent_after_a_message_that_failed() -> None:
    async def play() -> None:
        wire = Wire()
        await settle()
        wire.client.send_bytes(b"one")
        wire.fail()
        wire.client.send_bytes(b"two")
        await settle()
        assert wire.sent == ["one"]
        assert wire.closed

    asyncio.run(play())


def test_a_server_that_sends_by_coroutines_will_do() -> None:
    async def play() -> None:
        sent: list[str] = []

        async def send(text: str) -> None:
            await asyncio.sleep(0)
            sent.append(text)

        client = Client(send, lambda: None)
        await settle()
        client.send_bytes(b"one")
        client.send_bytes(b"two")
        await settle()
        assert sent == ["one", "two"]
        await client.finish()

    asyncio.run(play())
