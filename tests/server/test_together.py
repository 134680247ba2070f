"""Choices that several seats make at once: nobody waits for, learns of or is put off by another's."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from parlour import State
from tests.frantic.states import christmas, eye, gambling, nice_try
from tests.fzzzt.states import table as fzzzt_table
from tests.server.client import Client, all_at_table
from tests.server.prepared_tables import lay
from tests.server.running import Server


def clean_up() -> State:
    units = ["NB5 NO6", "CO6", "O3"]
    return fzzzt_table(["M1 1N 1B", "M2 1C", "M3 1O"], units=units, phase="clean-up")


MOMENTS: dict[str, Callable[[], State]] = {
    "clean-up": clean_up,
    "gambling man": gambling,
    "merry christmas": christmas,
    "all-seeing eye": eye,
    "nice try": nice_try,
}


def stage(client: Client) -> str:
    """What is being decided."""
    return str(client.view.get("step") or client.view["phase"])


async def choose(client: Client, version: int) -> None:
    """Make all choices of the seat at this stage, the first as if nothing had happened since the version."""
    now = stage(client)
    while client.choices and stage(client) == now:
        answer = await client.move(client.choices[0][0], version=version)
        assert answer["type"] == "update", answer
        version = answer["version"]


async def all_choose(server: Server, state: State, order: Sequence[int]) -> list[Any]:
    """The seats choose in this order; what everybody sees in the end."""
    table, secrets = lay(server, state)
    async with all_at_table(server.socket_url, table, secrets) as clients:
        asked, now = clients[0].version, stage(clients[0])
        offered = {seat: clients[seat].choices for seat in order}
        for seat in order:
            client = clients[seat]
            await client.until_quiet()
            assert (stage(client), client.choices) == (now, offered[seat])
            await choose(client, asked)
        for client in clients:
            await client.until_version(clients[order[-1]].version)
            assert stage(client) != now
        return [client.view for client in clients]


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_choice_is_not_stale_because_another_seat_was_faster(server: Server, moment: str) -> None:
    """And the result is the same whoever was."""
    position = MOMENTS[moment]()
    game, plain = position.game, position.game.position(position)
    assert len(position.actors) > 1
    orders = [position.actors, tuple(reversed(position.actors))]
    ends = [asyncio.run(all_choose(server, game.from_position(plain), order)) for order in orders]
    assert ends[0] == ends[1]


@pytest.mark.parametrize("moment", MOMENTS)
def test_all_may_answer_in_the_same_instant(server: Server, moment: str) -> None:
    table, secrets = lay(server, MOMENTS[moment]())

    async def play() -> None:
        async with all_at_table(server.socket_url, table, secrets) as clients:
            now = stage(clients[0])
            await asyncio.gather(*(choose(client, client.version) for client in clients))
            assert stage(max(clients, key=lambda client: client.version)) != now

    asyncio.run(play())


def test_nobody_learns_what_another_has_chosen_before_all_have(server: Server) -> None:
    """Two tables at which the first choice differs look the same to everybody else."""
    position = gambling()
    plain = position.game.position(position)
    chooser = position.actors[0]

    async def others_hear(choice: int) -> list[Any]:
        table, secrets = lay(server, position.game.from_position(plain))
        async with all_at_table(server.socket_url, table, [*secrets, None]) as clients:
            made = await clients[chooser].move(clients[chooser].choices[choice][0])
            heard = []
            for client in clients:
                await client.until_version(made["version"])
                if client.seat != chooser:
                    heard.append((client.received[-1], client.view))
            return heard

    assert asyncio.run(others_hear(0)) == asyncio.run(others_hear(1))
