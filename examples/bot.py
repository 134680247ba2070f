"""A bot for one seat: `python bot.py http://localhost:8000 TABLE TOKEN`. See docs/protocol.md."""

import asyncio
import json
import random
import sys
from contextlib import suppress

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed


async def play(socket: ClientConnection, table: str, token: str) -> None:
    async def ask(type: str, id: str, **fields: object) -> None:
        await socket.send(json.dumps({"type": type, "id": id, **fields}))

    view: dict[str, object] = {}  # everything the seat may know: a better bot would use it
    await ask("open", "open", table=table, secret=token)
    async for text in socket:
        message = json.loads(text)
        view |= message.get("fresh") or message.get("view") or {}
        match message:
            case {"version": at, "choices": [_, *_] as choices}:
                await ask("move", f"move-{at}", version=at, move=random.choice(choices)[0])
            case {"version": at, "info": {"undo": {}}}:
                await ask("answer-undo", f"undo-{at}", agree=True)
            case {"type": "refused", "code": "too-fast" | "storage" | "server-error"}:
                return
            case {"type": "refused", "id": "open", "code": problem}:
                raise PermissionError(problem)


async def main(server: str, table: str, token: str) -> None:
    async for socket in connect(server.replace("http", "ws", 1) + "/api/socket"):
        with suppress(ConnectionClosed):
            await play(socket, table, token)
        await asyncio.sleep(1)  # then reconnect


asyncio.run(main(*sys.argv[1:]))
