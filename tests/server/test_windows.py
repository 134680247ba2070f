"""Windows of FRANTIC: the same short wait for all, whoever holds the card and whatever is answered early."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from parlour.games.frantic.state import FranticState
from parlour.server import requests
from tests.frantic.states import a_gift_comes, aiming_four, nice_try, state_after
from tests.server.client import Client, all_at_table
from tests.server.prepared_tables import lay
from tests.server.running import Server
from tests.server.virtual_time import Home, in_no_time

WINDOW = 4.0
COUNTER, PASS, NOTHING = "play counterattack", "pass", None


def gift_for(hand: str) -> FranticState:
    """The first seat has one more card to set aside for the second, who may counter then."""
    hands = ["red-gift red-1 red-2 blue-9", hand, "green-1 green-2 nice-try"]
    return state_after("1 play red-gift", "1 attack 2", "1 give red-1", hands=hands)


#: What the second seat holds, and what it answers as soon as it is asked.
TARGETS = {
    "has no card": ("blue-1 blue-2 blue-3", NOTHING),
    "has no card and says so": ("blue-1 blue-2 blue-3", PASS),
    "has the card and says nothing": ("blue-1 blue-2 counterattack", NOTHING),
    "has the card and passes": ("blue-1 blue-2 counterattack", PASS),
}


async def open_window(clients: list[Client]) -> None:
    """The gift is complete, and everybody knows of the window."""
    made = await clients[0].move("give red-2")
    for client in clients:
        await client.until_version(made["version"])
        assert client.view["step"] == "window"


async def what_others_hear(home: Home, hand: str, answer: str | None) -> list[Any]:
    """When and what everybody but the second seat hears while the window is open and when it closes."""
    live = await home.bring(gift_for(hand), window=WINDOW)
    clients = await home.visit_all(live, spectators=1)
    await open_window(clients)
    for client in clients:
        client.raw.clear()
    if answer is not None:
        await asyncio.sleep(1)
        assert (await clients[1].move(answer))["type"] == "held"
    heard: list[Any] = []

    async def listen(client: Client) -> None:
        while client.view["step"] == "window":
            await client.receive()
            heard.append((client.seat, home.clock.now(), client.raw[-1]))

    opened = home.clock.now() - (1000 if answer else 0)
    await asyncio.gather(*(listen(client) for client in clients if client.seat != 1))
    return sorted((str(seat), at - opened, text) for seat, at, text in heard)


def test_nobody_can_tell_who_holds_the_card_or_has_answered() -> None:
    streams: list[list[Any]] = []

    async def story(home: Home) -> None:
        for hand, answer in TARGETS.values():
            streams.append(await what_others_hear(home, hand, answer))

    in_no_time(story)
    assert len(streams[0]) == 3  # one message for each of the others
    assert {at for _, at, _ in streams[0]} == {WINDOW * 1000}
    assert all(stream == streams[0] for stream in streams)


def test_an_early_counterattack_counts_no_sooner() -> None:
    async def story(home: Home) -> None:
        countered = await what_others_hear(home, "blue-1 blue-2 counterattack", COUNTER)
        passed = await what_others_hear(home, "blue-1 blue-2 counterattack", PASS)
        assert [(seat, at) for seat, at, _ in countered] == [(seat, at) for seat, at, _ in passed]
        assert countered != passed

    in_no_time(story)


def test_an_answer_is_held_first_and_carried_out_at_the_close() -> None:
    async def story(home: Home) -> None:
        live = await home.bring(a_gift_comes(), window=WINDOW)
        target = await home.visit(live, 1)
        assert (target.window, [move for move, _ in target.choices]) == (WINDOW * 1000, [COUNTER, PASS])
        held = await target.move(COUNTER, id="no, you")
        assert held == {"type": "held", "id": "no, you"}
        assert home.played(live) == []
        update = await target.answered("no, you")
        assert home.played(live) == [(WINDOW, "window", 1)]
        assert update["view"]["attack"]["attacker"] == 1
        assert update["window"] is None
        done = await target.move(COUNTER, id="no, you", version=target.version)
        assert (done["type"], done["version"]) == ("done", update["version"])

    in_no_time(story)


def test_who_does_not_answer_lets_it_pass() -> None:
    async def story(home: Home) -> None:
        live = await home.bring(nice_try(), window=WINDOW)
        assert live.table.actors == (1, 2)
        await asyncio.sleep(WINDOW + 0.1)
        assert [(at, by) for at, by, _ in home.played(live)] == [(WINDOW, "window")] * 2
        assert live.table.moves == [(1, PASS), (2, PASS)]

    in_no_time(story)


def test_all_answers_are_carried_out_together() -> None:
    async def story(home: Home) -> None:
        live = await home.bring(nice_try(), window=WINDOW)
        watcher = await home.visit(live, None)
        version = watcher.version
        third, second = await home.visit(live, 2), await home.visit(live, 1)
        assert (await third.move("play nice-try"))["type"] == "held"
        assert (await second.move(PASS))["type"] == "held"
        await watcher.until_quiet()
        assert watcher.version == version
        await asyncio.sleep(WINDOW + 0.1)
        await watcher.until_quiet()
        assert (watcher.version, watcher.view["top"]) == (version + 1, "nice-try")
        assert live.table.moves == [(1, PASS), (2, "play nice-try")]

    in_no_time(story)


def test_the_first_answer_counts_and_another_is_refused() -> None:
    async def story(home: Home) -> None:
        live = await home.bring(a_gift_comes(), window=WINDOW)
        target, tab = await home.visit(live, 1), await home.visit(live, 1)
        await target.move(PASS, id="first")
        for client in (target, tab):
            again = await client.move(COUNTER, id="second")
            assert (again["type"], again["code"]) == ("refused", "already-answered")
            assert (await client.move(PASS, id="first"))["type"] == "held"
        await asyncio.sleep(WINDOW + 0.1)
        assert live.table.moves == [(1, PASS)]

    in_no_time(story)


def test_what_is_no_answer_is_refused_at_once() -> None:
    async def story(home: Home) -> None:
        live = await home.bring(a_gift_comes(), window=WINDOW)
        attacker, target = await home.visit(live, 0), await home.visit(live, 1)
        for client, move, code in (
            (target, "b1", "only-counterattack"),
            (target, "draw", "no-drawing"),
            (attacker, PASS, "not-your-turn"),
        ):
            refused = await client.move(move)
            assert (refused["type"], refused["code"]) == ("refused", code)
        stale = await target.move(PASS, version=target.version - 1)
        assert (stale["type"], stale["code"]) == ("refused", "stale-version")

    in_no_time(story)


def test_an_answer_after_the_close_is_too_late() -> None:
    async def story(home: Home) -> None:
        live = await home.bring(a_gift_comes(), window=WINDOW)
        target = await home.visit(live, 1)
        asked = target.version
        await asyncio.sleep(WINDOW + 0.1)
        refused = await target.move(COUNTER, version=asked)
        assert (refused["type"], refused["code"]) == ("refused", "stale-version")

    in_no_time(story)


def test_an_answer_while_the_close_is_written_is_too_late() -> None:
    async def story(home: Home) -> None:
        live = await home.bring(a_gift_comes(), window=WINDOW)
        target = await home.visit(live, 1)
        home.memory.seconds = 1
        await asyncio.sleep(WINDOW + 0.5)
        refused = await target.move(COUNTER)
        assert (refused["type"], refused["code"]) == ("refused", "stale-version")
        assert live.table.moves == [(1, PASS)]

    in_no_time(story)


@pytest.mark.parametrize(
    ("bots", "length"), [({}, WINDOW), ({1: "easy"}, WINDOW), ({1: "easy", 2: "easy"}, 0.5)]
)
def test_only_bots_are_not_given_the_time_of_people(bots: dict[int, str], length: float) -> None:
    async def story(home: Home) -> None:
        live = await home.bring(nice_try(), window=WINDOW, bots=bots)
        await asyncio.sleep(length - 0.1)
        assert home.played(live) == []
        await asyncio.sleep(0.2)
        assert [(at, by) for at, by, _ in home.played(live)][:2] == [(length, "window")] * 2
        # What the bots chose, they chose in time.
        assert [move for seat, move in live.table.moves if seat == 2] == [
            "play nice-try" if 2 in bots else PASS
        ]

    in_no_time(story, min_bot_seconds=0.5)


def test_targets_of_one_card_have_a_window_each() -> None:
    async def story(home: Home) -> None:
        live = await home.bring(aiming_four(), window=WINDOW)
        attacker = await home.visit(live, 0)
        for target in (2, 2, 3, 3):
            await attacker.move(f"attack {target}")
        await asyncio.sleep(2 * WINDOW - 0.1)
        assert [(at, seat) for at, by, seat in home.played(live) if by == "window"] == [(WINDOW, 1)]
        await asyncio.sleep(0.2)
        assert home.played(live)[-1] == (2 * WINDOW, "window", 2)

    in_no_time(story)


def test_chat_neither_prolongs_a_window_nor_loses_an_answer() -> None:
    async def story(home: Home) -> None:
        live = await home.bring(a_gift_comes(), window=WINDOW)
        clients = await home.visit_all(live)
        asked = clients[1].version
        await clients[0].request("say", text="Don’t!")
        await clients[1].move(COUNTER, id="held", version=asked)
        await asyncio.sleep(3)
        await clients[2].request("say", text="Do!")
        await clients[1].answered("held")
        assert home.played(live) == [(WINDOW, "window", 1)]
        assert live.table.moves == [(1, COUNTER)]

    in_no_time(story)


def test_a_pause_keeps_the_window_and_the_answers() -> None:
    async def story(home: Home) -> None:
        live = await home.bring(a_gift_comes(), window=WINDOW)
        target = await home.visit(live, 1)
        await target.move(COUNTER, id="held")
        await asyncio.sleep(1)
        await live.submit(lambda table, now: requests.pause(table, now, True))
        await asyncio.sleep(3600)
        assert home.played(live) == []
        await live.submit(lambda table, now: requests.pause(table, now, False))
        await target.answered("held")
        assert home.played(live) == [(3600 + WINDOW, "window", 1)]
        assert live.table.moves == [(1, COUNTER)]

    in_no_time(story)


def test_who_comes_back_in_a_window_finds_it_open_and_the_answer_held() -> None:
    async def story(home: Home) -> None:
        live = await home.bring(a_gift_comes(), window=WINDOW)
        target = await home.visit(live, 1)
        await target.move(COUNTER, id="held")
        await home.part(target)
        await asyncio.sleep(1)
        back = await home.visit(live, 1)
        assert back.window == WINDOW * 1000 - 1000
        assert (await back.move(COUNTER, id="held"))["type"] == "held"
        await back.answered("held")
        assert live.table.moves == [(1, COUNTER)]
        assert home.played(live) == [(WINDOW, "window", 1)]

    in_no_time(story)


def test_after_a_restart_the_answer_can_be_sent_again() -> None:
    async def story(home: Home) -> None:
        live = await home.bring(a_gift_comes(), window=WINDOW)
        target = await home.visit(live, 1)
        asked = target.version
        await target.move(COUNTER, id="held")
        await asyncio.sleep(3)
        live = await home.come_again(live)
        back = await home.visit(live, 1)
        assert back.window == WINDOW * 1000
        assert (await back.move(COUNTER, id="held", version=asked))["type"] == "held"
        await back.answered("held")
        assert home.played(live) == [(3 + WINDOW, "window", 1)]
        assert live.table.moves[-1] == (1, COUNTER)

    in_no_time(story)


@pytest.mark.parametrize("moment", [a_gift_comes, nice_try])
def test_without_windows_everybody_answers_by_hand(moment: Callable[[], FranticState]) -> None:
    async def story(home: Home) -> None:
        live = await home.bring(moment(), window=0)
        target = await home.visit(live, 1)
        await asyncio.sleep(3600)
        assert home.played(live) == []
        assert target.window is None
        assert (await target.move(PASS))["type"] == "update"

    in_no_time(story)


def test_a_real_window_closes_by_itself(server: Server) -> None:
    table, secrets = lay(server, gift_for("blue-1 blue-2 counterattack"), window=0.5)

    async def play() -> None:
        async with all_at_table(server.socket_url, table, [*secrets, None]) as clients:
            await open_window(clients)
            assert clients[1].window is not None
            assert 0 <= clients[1].window <= 500
            closed = clients[0].version + 1
            for client in clients:
                await client.until_version(closed)
                assert client.view["step"] != "window"
                assert client.window is None
            # Nobody has countered in time.
            assert clients[-1].view["players"][1]["cards"] == 5

    asyncio.run(play())
