"""Whoever watches sees what everybody may see, and where the host wished it, not before its time."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec

from parlour import fair, game
from parlour.server.access import hash_secret
from parlour.server.entries import Created, Entry, Sat, Seeded, Started
from parlour.server.protocol import NoClock
from tests.server.chance import new_token
from tests.server.client import Client, all_at_table, at_table
from tests.server.running import Server
from tests.server.stored_logs import keep_log, log_of

#: Seconds that spectators are behind.
DELAY = 1


async def move(clients: list[Client]) -> int:
    """Whoever is asked moves, and the players hear of it; the version that it led to."""
    actor = next(client for client in clients if client.choices)
    answer = await actor.move(actor.choices[0][0])
    for client in clients:
        await client.until_version(answer["version"])
    return actor.version


def test_spectators_see_the_public_view_and_have_no_choices(server: Server) -> None:
    table, secrets = server.full_table("frantic", 3, window=0)

    async def watch() -> None:
        async with all_at_table(server.socket_url, table, [None, *secrets]) as (watcher, *players):
            assert watcher.seat is None
            for _ in range(5):
                await watcher.until_version(await move(players))
                assert (watcher.choices, watcher.ask) == ([], None)
            created = log_of(server, table)[0]
            assert isinstance(created, Created)
            rng = fair.deal_rng(created.secret, table, 1, ["", "", ""])
            state = game("frantic").start_from(3, rng, created.options)
            for entry in log_of(server, table):
                for seat, text in getattr(entry, "moves", []):
                    state.apply(seat, state.game.parse(state, text, seat))
            assert watcher.view == msgspec.json.decode(msgspec.json.encode(state.view(None)))

    asyncio.run(watch())


def test_until_the_time_has_come_late_spectators_see_that_there_is_a_table(server: Server) -> None:
    table, secrets = server.full_table("flautz", 2, delay=3600, clock={"kind": "game", "seconds": 600})

    async def watch() -> None:
        async with all_at_table(server.socket_url, table, secrets) as players:
            await players[0].request("say", text="Good luck!")
            await players[1].until_version(players[0].version)
            async with at_table(server.socket_url, table) as watcher:
                await move(players)
                await players[0].request("say", text="Well played!")
                await watcher.request("sync")
                for message in watcher.received:
                    assert message["type"] in ("table", "presence")
                assert (watcher.version, watcher.view, watcher.lines, watcher.clocks) == (0, None, [], [])
                assert watcher.info["status"] == "playing"
                assert watcher.here == [True, True]

    asyncio.run(watch())


def test_a_host_who_watches_sees_late_like_everybody(server: Server) -> None:
    bots = {"0": "random", "1": "random"}
    opened = server.new_table("fzzzt", 2, sit=False, bots=bots, delay=3600, start=True)

    async def watch() -> None:
        async with at_table(server.socket_url, opened["table"], opened["secret"]) as client:
            await client.request("sync")
            assert (client.view, client.version) == (None, 0)

    asyncio.run(watch())


def test_late_spectators_see_everything_when_its_time_has_come(server: Server) -> None:
    table, secrets = server.full_table("flautz", 2, delay=DELAY)
    # By version: when it cannot have been there yet.
    asked: dict[int, float] = {}

    def check(message: Any) -> None:
        assert message["type"] in ("table", "presence")
        if message["type"] == "table" and message["version"] in asked:
            assert time.monotonic() - asked[message["version"]] > DELAY * 0.99

    async def play(players: list[Client]) -> None:
        for number in range(4):
            before = time.monotonic()
            asked[await move(players)] = before
            before = time.monotonic()
            said = await players[number % 2].request("say", text=f"Line {number}")
            asked[said["version"]] = before
            for client in players:
                await client.until_version(said["version"])

    async def watch() -> None:
        async with all_at_table(server.socket_url, table, [*secrets, None]) as (*players, watcher):
            await play(players)
            async with at_table(server.socket_url, table) as second:
                # Whoever comes now gets what the others have got, and no more.
                check(second.received[-1])
            while watcher.version < max(asked):
                check(await watcher.receive())
            assert watcher.lines == players[0].lines
            assert watcher.info == players[0].info
            for row in ("air", "ground", "discard"):
                assert watcher.view[row] == players[0].view[row]

    asyncio.run(watch())


def test_a_table_from_the_log_is_shown_late_too_and_then_shown(server: Server) -> None:
    """As after a restart: nobody knows how old it is, so everybody waits."""
    table, secrets = new_token(8), [new_token(16), new_token(16)]
    at = int(time.time() * 1000)
    log: list[Entry] = [
        Created(
            at=at,
            game="fzzzt",
            seats=2,
            options={},
            public=False,
            clock=NoClock(),
            window=0,
            delay=DELAY,
            grace=0,
            host=hash_secret(secrets[0]),
            secret=new_token(32),
        ),
        *(
            Sat(at=at, seat=seat, holder="person", name="Ada", key=hash_secret(secrets[seat]))
            for seat in range(2)
        ),
        Seeded(at=at, seat=1, seed="mine"),
        Started(at=at, rules=1),
    ]
    keep_log(server, table, log)

    async def watch() -> None:
        before = time.monotonic()
        async with all_at_table(server.socket_url, table, [None, secrets[0]]) as (watcher, player):
            assert (watcher.version, watcher.view) == (0, None)
            assert player.version == len(log)
            shown = await watcher.until(lambda message: message["type"] == "table")
            assert time.monotonic() - before > DELAY * 0.99
            assert shown["version"] == len(log)
            assert shown["view"]["belt"] == player.view["belt"]

    asyncio.run(watch())
