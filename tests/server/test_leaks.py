"""What a viewer cannot see is another, and every byte that a real server sends to it stays the same."""

from __future__ import annotations

import asyncio
import json
import re
import time
from contextlib import AsyncExitStack
from itertools import islice
from random import Random
from typing import Any

import msgspec
import pytest

from parlour import Event, Rng, State
from parlour.core.errors import ParlourError
from parlour.core.play import why_not
from parlour.server import catalogue, entries
from parlour.server.protocol import GameClock, encode
from parlour.server.table import Table
from tests.server.client import Client, all_at_table, at_table, play_on
from tests.server.indistinguishable_tables import Twin, Twins, new_table, strangers_of, twins_of, walk
from tests.server.prepared_tables import put
from tests.server.running import Server
from tests.server.stored_logs import log_of
from tests.sizes import crowd

#: What is a matter of time: milliseconds on a clock, or until a window closes.
TIMES = re.compile(r'"(left|window)":\d+(?=[,}])')
#: What may be asked for twice without a pause.
WISHES: list[tuple[str, dict[str, Any]]] = [
    ("answer-undo", {"agree": True}),
    ("ask-undo", {}),
    ("answer-undo", {"agree": False}),
    ("return", {}),
    ("phrase", {"phrase": "hello"}),
]
PAIRS = crowd(8, 24)
#: How many pairs are looked at at a time, so that they share the commits of the server.
TOGETHER = 6
#: How many moves a pair is followed, and how many moves are tried to find two that look alike.
STEPS = 4
TRIES = 12


class Ear:
    """A viewer at one of the twins, and all that it is sent."""

    def __init__(self, twin: Twin, client: Client) -> None:
        self.twin = twin
        self.client = client
        self.state = twin.state

    def timeless(self, text: str) -> str:
        """Return the JSON text without what is a matter of time, and without the name of the table."""
        return TIMES.sub(r'"\1":0', text).replace(self.twin.table.id, "TABLE")

    async def received_texts(self) -> list[str]:
        """All that was sent since the last time, but for what is a matter of time and the table's name."""
        await self.client.request("ping", id="now")
        texts = [self.timeless(text) for text in self.client.raw]
        self.client.raw.clear()
        return texts


class Pair:
    """The same viewer at both twins."""

    def __init__(self, server: Server, twins: Twins, random: Random, stack: AsyncExitStack) -> None:
        self.server = server
        self.twins = twins
        self.viewer = twins.viewer
        self.random = random
        self.stack = stack
        self.ears: list[Ear] = []
        self.asked = 0

    async def open(self) -> None:
        words = self.random.choice([None, "en", "de", "nl"])
        for twin in self.twins.both:
            secret = None if self.viewer is None else twin.secrets[self.viewer]
            self.ears.append(Ear(twin, await self.sit(twin, secret, words)))
        await self.check()

    async def sit(self, twin: Twin, secret: str | None, words: str | None = None) -> Client:
        table = at_table(self.server.socket_url, twin.table.id, secret, id="open", words=words)
        return await self.stack.enter_async_context(table)

    async def check(self) -> None:
        true, other = [await ear.received_texts() for ear in self.ears]
        assert true == other
        table = self.twins.true.table
        for secret in (table.secret, str(table.seed), *(chair.seed for chair in table.chairs)):
            assert not any(secret in text for text in true)

    async def ask_everything(self) -> None:
        """All that can be asked without moving, the sensible and the cheeky."""
        moves = self.random.sample(self.twins.moves, min(8, len(self.twins.moves)))
        for ear in self.ears:
            state, version = ear.state, ear.client.version
            requests: list[tuple[str, dict[str, Any]]] = [
                ("sync", {}),
                ("sync", {"version": self.twins.true.table.version}),
                *(("why", {"move": text}) for text in [*moves, "play", "nonsense"]),
                *(
                    ("move", {"version": version, "move": text})
                    for text in [*moves, "play", "nonsense"]
                    if not is_legal(state, self.viewer, text)
                ),
                ("move", {"version": version + 9, "move": moves[0]}),
                ("move", {"version": 0, "move": moves[0]}) if version else ("ping", {}),
                ("mute", {"seats": [0]}),
                *(WISHES if self.asked < 2 else ()),
            ]
            for place, (type, fields) in enumerate(requests):
                await ear.client.send(type, id=f"{type}-{version}-{place}", **fields)
        self.asked += 1
        await self.check()

    async def ask_over_http(self) -> None:
        """What everybody may ask, and what the viewer may not."""
        answers = []
        for ear in self.ears:
            path, secret = f"/api/tables/{ear.twin.table.id}", None
            if self.viewer is not None:
                secret = ear.twin.secrets[self.viewer]
            answer = [
                await asyncio.to_thread(self.server.ask, method, path + rest, body, secret)
                for method, rest, body in (
                    ("GET", "", None),
                    ("POST", "/join", {"name": "Eve"}),
                    ("PUT", "/seed", {"seed": "mine"}),
                    ("POST", "/rematch", None),
                )
            ]
            answers.append(
                [(part.status, ear.timeless(msgspec.json.encode(part.body).decode())) for part in answer]
            )
        assert answers[0] == answers[1]

    async def move_alike(self) -> bool:
        """Somebody makes a move that looks the same to the viewer in both worlds, if one can be found."""
        seat = self.random.choice(self.ears[0].state.actors)
        found = self.find_alike(seat)
        for ear, (text, state) in zip(self.ears, found, strict=False):
            client = ear.client
            if seat != self.viewer:
                client = await self.sit(ear.twin, ear.twin.secrets[seat])
            answer = await client.move(text, id=f"made-{client.version}")
            assert answer["type"] == "update", answer
            ear.state = state
        await self.check()
        return bool(found and self.ears[0].state.actors)

    def find_alike(self, seat: int) -> list[tuple[str, State]]:
        """For each of the worlds a move and the state after it: the viewer then knows the same in both."""
        rng = Rng(self.random.getrandbits(64))
        first, second = (ear.state for ear in self.ears)
        for _ in range(TRIES):
            action = first.random_action(seat, rng)
            other = action if seat == self.viewer else second.random_action(seat, rng)
            ends = [after(first, seat, action), after(second, seat, other)]
            if ends[0][1].info_state(self.viewer) == ends[1][1].info_state(self.viewer):
                return ends
        return []


def after(state: State, seat: int, action: int) -> tuple[str, State]:
    end = state.clone()
    end.apply(seat, action)
    return state.game.text(state, action, seat), end


def is_legal(state: State, seat: int | None, text: str) -> bool:
    """Whether the seat may make that move now, in whatever words."""
    if seat is None or seat not in state.actors:
        return False
    try:
        return why_not(state, seat, state.game.parse(state, text, seat)) is None
    except ParlourError:
        return False


def now() -> int:
    return time.time_ns() // 1_000_000


def compare(server: Server, pairs: list[Twins], look: Any) -> list[Any]:
    """What came of looking at the pairs, some at a time."""
    put(server, [twin.table for twins in pairs for twin in twins.both])

    async def one(number: int, twins: Twins, places: asyncio.Semaphore) -> Any:
        async with places, AsyncExitStack() as stack:
            pair = Pair(server, twins, Random(number), stack)
            await pair.open()
            return await look(pair)

    async def all_of_them() -> list[Any]:
        places = asyncio.Semaphore(TOGETHER)
        return await asyncio.gather(*(one(number, twins, places) for number, twins in enumerate(pairs)))

    return asyncio.run(all_of_them())


@pytest.mark.crowd
@pytest.mark.parametrize(
    ("game", "seats"),
    [("fzzzt", 2), ("fzzzt", 4), ("frantic", 2), ("frantic", 5), ("flautz", 2), ("flautz", 4)],
)
def test_worlds_that_a_viewer_cannot_tell_apart_sound_alike(server: Server, game: str, seats: int) -> None:
    random = Random(f"{game} {seats}")
    pairs: list[Twins] = []
    while len(pairs) < PAIRS:
        clock = random.choice([None, GameClock(3600, 5)])
        table = new_table(game, seats, random, at=now(), clock=clock)
        for made in walk(table, random):
            if random.random() < 0.2 and len(pairs) < PAIRS:
                twins = twins_of(table, random.choice([*range(seats), None]), made, random)
                pairs += [twins] if twins.differ else []

    async def look(pair: Pair) -> int:
        await pair.ask_everything()
        await pair.ask_over_http()
        steps = 0
        while steps < STEPS and await pair.move_alike():
            await pair.ask_everything()
            steps += 1
        return steps

    assert sum(compare(server, pairs, look)) > PAIRS / 2


@pytest.mark.crowd
def test_an_answer_in_an_open_window_is_nobody_elses_business(server: Server) -> None:
    """In one world somebody steps in, in the other nobody does: while it is open all is the same."""
    random = Random("windows")
    pairs: list[Twins] = []
    while len(pairs) < PAIRS:
        table = new_table("frantic", 4, random, at=now(), window=3600)
        for made in walk(table, random):
            assert table.state is not None
            holders = [seat for seat in table.actors if len(table.state.legal(seat)) > 1]
            others = [seat for seat in (*range(4), None) if [seat] != holders]
            if table.is_window and holders and len(pairs) < PAIRS:
                pairs.append(twins_of(table, random.choice(others), made, random))

    async def look(pair: Pair) -> bool:
        """Everybody else answers: here with what they have, there by letting it pass, or not at all."""
        answers = set()
        there = pair.random.choice([-1, None])
        for seat in pair.ears[0].state.actors:
            for ear, place in zip(pair.ears, (0, there), strict=True):
                if seat != pair.viewer:
                    client = await pair.sit(ear.twin, ear.twin.secrets[seat])
                    if place is not None:
                        answers.add(client.choices[place][0])
                        assert (await client.move(client.choices[place][0]))["type"] == "held"
            await pair.check()
        await pair.ask_everything()
        return len(answers) > 1

    assert any(compare(server, pairs, look))


@pytest.mark.parametrize("game", ["fzzzt", "frantic", "flautz"])
def test_spectators_behind_a_delay_hear_nothing_of_the_game_before_its_time(
    server: Server, game: str
) -> None:
    random = Random(game)
    table = new_table(game, 3, random, at=now(), delay=3600)
    pairs = [strangers_of(table, list(made), random) for made in islice(walk(table, random), 9)]
    assert all(twins.true.state.view(None) != twins.other.state.view(None) for twins in pairs[1:])

    async def look(pair: Pair) -> None:
        await pair.ask_everything()
        for ear in pair.ears:
            players = [await pair.sit(ear.twin, secret) for secret in ear.twin.secrets]
            player = players[ear.state.actors[0]]
            assert (await player.move(player.choices[0][0]))["type"] == "update"
        await pair.ask_everything()
        await pair.ask_over_http()

    compare(server, pairs, look)


@pytest.mark.parametrize(
    ("game", "wishes"),
    [
        ("fzzzt", {"seats": 3}),
        ("frantic", {"seats": 4, "options": {"limit": 20}, "window": 0.05}),
        ("flautz", {"seats": 3, "options": {"goal": 1}}),
    ],
)
def test_every_card_named_to_a_seat_is_one_it_may_know(
    server: Server, game: str, wishes: dict[str, Any]
) -> None:
    """In no message of a whole game, sentences included, is a card that the game itself does not show it."""
    table, secrets = server.full_table(game, **wishes)

    async def play() -> list[Client]:
        async with all_at_table(server.socket_url, table, [*secrets, None], words="de") as clients:
            for client in clients:
                await client.until_quiet()
                client.raw.clear()
            await asyncio.gather(*(play_on(client, Random(client.seat)) for client in clients[:-1]))
            for client in clients:
                await client.until_version(clients[0].version)
            return clients

    clients = asyncio.run(play())
    first, *log = log_of(server, table)
    assert isinstance(first, entries.Created)
    fold = Table(table, first)
    known: dict[tuple[int, int | None], set[str]] = {}
    for entry in log:
        events = fold.apply(entry).events
        for client in clients:
            known[fold.version, client.seat] = shown(fold, client.seat, events)
    for client in clients:
        for text in client.raw:
            if '"update"' in text:
                assert cards_in(game, text) <= known[json.loads(text)["version"], client.seat], text


def shown(table: Table, viewer: int | None, events: list[Event]) -> set[str]:
    """The cards that the game itself shows and names to the viewer."""
    heard = [event for event in events if event.is_visible_to(viewer)]
    legal = [] if viewer is None else list(table.choices(viewer))
    return cards_in(table.game.name, encode([table.view(viewer), heard, legal]).decode())


def cards_in(game: str, text: str) -> set[str]:
    codes = "|".join(re.escape(code) for code in catalogue.game(game).cards())
    return set(re.findall(rf"(?<![\w-])({codes})(?![\w-])", text))
