"""Taking back by agreement: everybody else has to agree, and nothing that was revealed is taken back."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest

import parlour
from parlour import ParlourError, Record
from parlour.server import entries, requests
from parlour.server.errors import Denied
from parlour.server.live_table import LiveTable
from parlour.server.snapshot import dump_table, load_table
from parlour.server.table import Table
from tests.server.client import Client, all_at_table, at_table, play_on
from tests.server.long_logs import RULES, START, created, fold, sat
from tests.server.running import Server
from tests.server.virtual_time import Home, in_no_time, move

ID = "k3x9qafghj"


def on_turn(clients: list[Client]) -> Client:
    return next(client for client in clients if client.choices)


async def heard(clients: list[Client], answer: Any) -> None:
    assert answer["type"] == "update", answer
    for client in clients:
        await client.until_version(answer["version"])


async def make(clients: list[Client], move: str | None = None) -> Client:
    """Whoever is on turn makes the move, or the first one offered, and all hear of it."""
    actor = on_turn(clients)
    await heard(clients, await actor.move(move or actor.choices[0][0]))
    return actor


def views(clients: list[Client]) -> list[Any]:
    return [(client.view, client.choices, client.ask) for client in clients]


def check(answer: Any, code: str) -> None:
    assert (answer["type"], answer["code"]) == ("refused", code), answer


async def play_out(clients: list[Client]) -> None:
    await asyncio.gather(*(play_on(client, Random(client.seat)) for client in clients))


def kept_record(server: Server, client: Client) -> Record:
    """The record of the game, checked move by move."""
    body = server.get(f"/api/records/{client.info['record']}").body
    record = Record.load(msgspec.json.encode(body))
    record.replay()
    return record


def test_a_move_is_taken_back_when_everybody_else_agrees(server: Server) -> None:
    table, secrets = server.full_table("flautz", 3, options={"goal": 1})

    async def play() -> list[Client]:
        async with all_at_table(server.socket_url, table, [*secrets, None]) as clients:
            before = views(clients)
            actor = await make(clients)
            after = views(clients)
            await heard(clients, await actor.request("ask-undo"))
            others = [client for client in clients if client.seat not in (actor.seat, None)]
            waiting = [client.seat for client in others]
            assert clients[-1].info["undo"] == {"seat": actor.seat, "moves": 1, "waiting": waiting}
            await heard(clients, await others[0].request("answer-undo", agree=True))
            assert clients[-1].info["undo"]["waiting"] == waiting[1:]
            assert views(clients) == after
            back = await others[1].request("answer-undo", agree=True)
            await heard(clients, back)
            # What clients saw happen did not: they are told where they are, not what changed.
            assert "fresh" in back
            assert "events" not in back
            assert clients[-1].info["undo"] is None
            assert views(clients) == before
            for client in clients:
                await client.request("sync")
            assert views(clients) == before
            await make(clients, actor.choices[-1][0])
            await play_out(clients[:-1])
            return clients

    record = kept_record(server, asyncio.run(play())[0])
    assert record.result is not None


def test_one_who_does_not_agree_is_enough(server: Server) -> None:
    table, secrets = server.full_table("flautz", 3)

    async def play() -> None:
        async with all_at_table(server.socket_url, table, secrets) as clients:
            actor = await make(clients)
            before = views(clients)
            await heard(clients, await actor.request("ask-undo"))
            first, second = (client for client in clients if client is not actor)
            await heard(clients, await first.request("answer-undo", agree=False))
            assert all(client.info["undo"] is None for client in clients)
            assert views(clients) == before
            check(await second.request("answer-undo", agree=True), "no-undo")
            # It may be asked again, and taken back by whoever asked.
            await heard(clients, await actor.request("ask-undo"))
            check(await actor.request("ask-undo"), "undo-pending")
            check(await actor.request("answer-undo", agree=True), "no-undo")
            await heard(clients, await actor.request("answer-undo", agree=False))
            assert actor.info["undo"] is None

    asyncio.run(play())


def test_whoever_moves_on_has_not_agreed(server: Server) -> None:
    table, secrets = server.full_table("flautz", 2)

    async def play() -> None:
        async with all_at_table(server.socket_url, table, secrets) as clients:
            actor = await make(clients)
            await heard(clients, await actor.request("ask-undo"))
            await make(clients)
            assert all(client.info["undo"] is None for client in clients)
            other = next(client for client in clients if client is not actor)
            check(await other.request("answer-undo", agree=True), "no-undo")

    asyncio.run(play())


def test_what_came_after_is_taken_back_too(server: Server) -> None:
    """Two of three have bid, face down, when the first wants to bid otherwise."""
    table, secrets = server.full_table("fzzzt", 3)

    async def play() -> None:
        async with all_at_table(server.socket_url, table, secrets) as clients:
            before = views(clients)
            first = await make(clients)
            second = await make(clients)
            assert second is not first
            await heard(clients, await first.request("ask-undo"))
            assert second.info["undo"]["moves"] == 2
            for client in clients:
                if client is not first:
                    await heard(clients, await client.request("answer-undo", agree=True))
            assert views(clients) == before
            assert on_turn(clients) is first

    asyncio.run(play())


def test_against_bots_it_is_done_at_once(server: Server) -> None:
    opened = server.new_table("flautz", 3, bots={"1": "easy", "2": "random"}, start=True)

    async def play() -> Client:
        async with at_table(server.socket_url, opened["table"], opened["secret"]) as client:
            await client.until_asked()
            before = views([client])
            await client.move(client.choices[0][0])
            await client.request("ask-undo")
            assert client.info["undo"] is None
            assert views([client]) == before
            await client.move(client.choices[-1][0])
            await play_on(client, Random(1))
            return client

    kept_record(server, asyncio.run(play()))


async def undo_code(live: LiveTable, seat: int) -> str:
    """What happens if the seat wants to take its last move back: `done`, or the reason why not."""
    try:
        await live.submit(lambda table, now: requests.ask_undo(table, now, seat, None))
    except ParlourError as error:
        return error.code
    return "done"


@pytest.mark.parametrize("game", ["flautz", "frantic", "fzzzt"])
def test_a_bots_answer_that_was_seen_is_not_taken_back(game: str) -> None:
    async def story(home: Home) -> None:
        home.bots.seconds = 1
        state = parlour.game(game).start(3, 7)
        seat = state.actors[0]
        bots = {other: "easy" for other in range(3) if other != seat}
        live = await home.bring(state, bots=bots, window=0)
        table = live.table
        while True:
            # Until a move that reveals nothing ends the turn.
            await move(live, seat, place=-1)
            if table.last_move_of(seat) is not None and table.actors[0] != seat:
                break
            while seat not in table.actors:
                await asyncio.sleep(1.1)
        moves = len(table.moves)
        while len(table.moves) == moves:
            # Nobody has answered yet.
            assert table.last_move_of(seat) == moves - 1
            await asyncio.sleep(0.4)
        assert await undo_code(live, seat) == "nothing-to-undo"
        again = load_table(table.id, dump_table(table))
        assert again.last_move_of(seat) is None

    in_no_time(story)


def with_bots(seat: int) -> Table:
    """A game of Fzzzt! where the seat bids first, and bots hold all others."""
    for number in range(100):
        table = fold(
            f"{ID}{number}", [created("fzzzt", 3), sat(seat), entries.Started(at=START, rules=RULES)]
        )
        if table.actors == (seat,):
            for other in set(range(3)) - {seat}:
                table.chairs[other].holder = "bot"
            return table
    raise AssertionError("the seat never bids first")


def play(table: Table, by: entries.By) -> None:
    seat = table.actors[0]
    table.apply(entries.Played(at=START, seat=seat, moves=[(seat, next(iter(table.choices(seat))))], by=by))


def test_before_a_bot_has_answered_the_move_is_taken_back() -> None:
    table = with_bots(0)
    before = table.view(None)
    play(table, "seat")
    asked = requests.ask_undo(table, START, 0, None)
    assert asked.waiting == []
    table.apply(asked)
    assert (table.moves, table.view(None)) == ([], before)
    # And so is the next one: nothing was answered in the meantime.
    play(table, "seat")
    assert requests.ask_undo(table, START, 0, None).to == 0
    play(table, "bot")
    with pytest.raises(Denied):
        requests.ask_undo(table, START, 0, None)


def test_logs_in_which_a_seen_answer_was_taken_back_stay_valid() -> None:
    table = with_bots(0)
    before = table.view(None)
    play(table, "seat")
    play(table, "bot")
    table.apply(entries.UndoAsked(at=START, seat=0, to=0, waiting=[]))
    assert (table.moves, table.view(None)) == ([], before)


def test_what_was_revealed_stays(server: Server) -> None:
    """The last bid of a Fzzzt! auction shows all bids: nobody can go back behind it."""
    table, secrets = server.full_table("fzzzt", 2)

    async def play() -> None:
        async with all_at_table(server.socket_url, table, secrets) as clients:
            before = views(clients)
            first = await make(clients)
            await heard(clients, await first.request("ask-undo"))
            second = next(client for client in clients if client is not first)
            await heard(clients, await second.request("answer-undo", agree=True))
            assert views(clients) == before
            await make(clients)
            await make(clients)
            for client in clients:
                check(await client.request("ask-undo"), "nothing-to-undo")

    asyncio.run(play())


def test_nobody_takes_back_the_move_of_somebody_else(server: Server) -> None:
    table, secrets = server.full_table("flautz", 2)

    async def play() -> None:
        async with all_at_table(server.socket_url, table, secrets) as clients:
            check(await on_turn(clients).request("ask-undo"), "nothing-to-undo")
            actor = await make(clients)
            other = next(client for client in clients if client is not actor)
            check(await other.request("ask-undo"), "nothing-to-undo")

    asyncio.run(play())


@pytest.mark.parametrize("way", ["rest", "leave"])
def test_who_does_not_play_is_not_asked(server: Server, way: str) -> None:
    table, secrets = server.full_table("flautz", 3)

    async def play() -> None:
        async with all_at_table(server.socket_url, table, secrets) as clients:
            actor = on_turn(clients)
            before = views([actor])
            await heard(clients, await actor.move(actor.choices[0][0]))
            first, second = (client for client in clients if client is not actor)
            assert first.seat is not None
            if way == "rest":
                await heard(clients, await first.request("rest"))
                await heard([actor, second], await actor.request("ask-undo"))
                assert actor.info["undo"]["waiting"] == [second.seat]
            else:
                await heard(clients, await actor.request("ask-undo"))
                path, secret = f"/api/tables/{table}/leave", secrets[first.seat]
                answer = await asyncio.to_thread(server.post, path, None, secret)
                await actor.until_version(answer.body["version"])
                assert actor.info["undo"]["waiting"] == [second.seat]
            await heard([actor, second], await second.request("answer-undo", agree=True))
            assert views([actor]) == before

    asyncio.run(play())


def test_a_seat_knows_whether_it_could_take_a_move_back(server: Server) -> None:
    table, secrets = server.full_table("flautz", 2, options={"goal": 1})

    async def play() -> None:
        async with all_at_table(server.socket_url, table, [*secrets, None]) as clients:
            assert all("undoable" not in client.received[-1] for client in clients)
            actor = on_turn(clients)
            other = next(client for client in clients if client.seat not in (actor.seat, None))
            answer = await actor.move(actor.choices[0][0])
            await heard(clients, answer)
            assert answer["undoable"] is True
            assert "undoable" not in other.received[-1]
            assert (await actor.request("sync"))["undoable"] is True
            assert "undoable" not in await other.request("sync")
            await heard(clients, await actor.request("ask-undo"))
            await heard(clients, await other.request("answer-undo", agree=True))
            assert actor.received[-1]["undoable"] is False
            check(await actor.request("ask-undo"), "nothing-to-undo")

    asyncio.run(play())
