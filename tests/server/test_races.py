"""What happens at the same time: keys that lose their seats, requests that wait, clients that fall silent."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import parlour
from parlour import State, fair
from parlour.core.rng import Rng
from parlour.server import entries, requests
from parlour.server.bot_pool import BotPool
from parlour.server.bot_worker import DecisionRequest
from parlour.server.maintenance import CLIENT_TIMEOUT, close_idle_clients
from parlour.server.table import Table
from tests.server.prepared_tables import laid
from tests.server.virtual_time import Home, in_no_time, key, move


def duel() -> State:
    state: State = parlour.game("frantic").start(seats=2, seed=11)
    return state


def removal(seat: int) -> Any:
    return lambda table, now: requests.leave(table, now, seat)


def test_a_key_that_is_losing_its_seat_opens_nothing() -> None:
    async def story(home: Home) -> None:
        live = await home.bring(duel())
        home.memory.seconds = 5
        going = asyncio.create_task(live.submit(removal(1)))
        await asyncio.sleep(1)
        with pytest.raises(AssertionError):
            await home.visit(live, 1)
        await going
        assert live.clients.seats() == set()

    in_no_time(story)


def test_a_request_that_waited_while_its_seat_was_lost_does_nothing() -> None:
    async def story(home: Home) -> None:
        live = await home.bring(duel())
        seat = live.table.actors[0]
        client = await home.visit(live, seat)
        home.memory.seconds = 5
        going = asyncio.create_task(live.submit(removal(seat)))
        await asyncio.sleep(1)
        await client.send("move", version=client.version, move=client.choices[0][0])
        await client.send("say", text="It was me.")
        await going
        await asyncio.sleep(20)
        kept = [entries.decode(body) for body in home.memory.log[live.table.id].values()]
        assert not [entry for entry in kept if isinstance(entry, entries.Said)]
        assert not [entry for entry in kept if isinstance(entry, entries.Played) and entry.by == "seat"]

    in_no_time(story)


def test_the_sockets_of_a_seat_go_when_somebody_else_takes_it() -> None:
    async def story(home: Home) -> None:
        live = await home.bring(duel())
        client = await home.visit(live, 1)
        # As another process would have let it happen.
        live.table.status = "waiting"
        other = entries.Sat(at=home.clock.now(), seat=1, holder="person", name="Eve", key="another key")
        await live.submit(lambda table, now: other)
        message = await client.until(lambda message: message["type"] == "closing")
        assert message["reason"] == "removed"

    in_no_time(story)


def test_the_silent_are_let_go_and_those_who_ping_stay() -> None:
    async def story(home: Home) -> None:
        live = await home.bring(duel())
        silent, lively = await home.visit_all(live)
        await asyncio.sleep(CLIENT_TIMEOUT - 1)
        assert (await lively.request("ping"))["type"] == "pong"
        close_idle_clients(home)
        await asyncio.sleep(2)
        close_idle_clients(home)
        message = await silent.until(lambda message: message["type"] == "closing")
        assert message["reason"] == "silent"
        await asyncio.sleep(5)
        assert live.clients.seats() == {1}
        assert (await lively.request("ping"))["type"] == "pong"

    in_no_time(story)


def test_moves_are_taken_back_from_the_last_revelation_not_from_the_deal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story(home: Home) -> None:
        live = await home.bring(parlour.game("flautz").start(seats=2, seed=3))
        table = live.table
        before: Any = None
        while table.last_move_of(0) is None or table.floor == 0:
            seat = table.actors[0]
            before = [table.game.position(table.state)] if table.state and seat == 0 else before
            await move(live, seat)
        place = table.last_move_of(0)
        assert place is not None
        monkeypatch.setattr(fair, "deal_rng", lambda *_: pytest.fail("the whole game was played again"))
        await live.submit(lambda table, now: entries.UndoAsked(at=now, seat=0, to=place, waiting=[]))
        assert table.state is not None
        assert len(table.moves) == place
        assert table.game.position(table.state) == before[0]

    in_no_time(story)


class Curious(BotPool):
    """Notes what is asked, and answers with the first choice."""

    def __init__(self) -> None:
        super().__init__(0, 1.0)
        self.questions: list[DecisionRequest] = []

    async def _decide(
        self, request: DecisionRequest, account: str, context: dict[str, str], most: float | None = None
    ) -> int | None:
        self.questions.append(request)
        return None


def one_choice(is_window: bool) -> Table:
    """Somebody has a single choice: in a window, where they cannot counter, or in a turn of their own."""
    game = parlour.game("frantic")
    for seed in range(1000):
        state = game.start(seats=3, seed=seed)
        rng = Rng(seed)
        for _ in range(300):
            if not state.actors:
                break
            seat = state.actors[0]
            if game.is_window(state.view(None)) == is_window and len(state.legal(seat)) == 1:
                return laid(state, [key(other) for other in range(3)], at=0, window=2.0)
            state.apply(seat, state.random_action(seat, rng))
    raise AssertionError("nothing found")


@pytest.mark.parametrize("is_window", [True, False])
def test_bots_are_asked_whether_or_not_they_have_a_choice(is_window: bool) -> None:
    table = one_choice(is_window)
    bot_pool = Curious()
    seat = table.actors[0]
    assert asyncio.run(bot_pool.choose(table, seat, "easy", "")) == next(iter(table.choices(seat)))
    assert [question.seat for question in bot_pool.questions] == [seat]


def test_a_game_that_cannot_be_imagined_goes_on_all_the_same(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = laid(parlour.game("fzzzt").start(seats=2, seed=1), [key(0), key(1)], at=0)
    monkeypatch.setattr(table.game, "position", lambda _: 1 / 0)
    seat = table.actors[0]
    assert asyncio.run(Curious().choose(table, seat, "easy", "")) in table.choices(seat)
    assert "cannot build a request for a bot" in caplog.text
