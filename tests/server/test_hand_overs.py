"""Seats go along to another device by a code: once, within minutes, and leave nothing behind."""

from __future__ import annotations

import asyncio
import secrets as random_secrets
from collections.abc import AsyncIterator, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from parlour.server.clock import ServerClock
from parlour.server.errors import NotFound, TooMuch
from parlour.server.hand_over_store import HandOverStore
from parlour.server.hand_overs import (
    CODE_LENGTH,
    LIFETIME,
    PER_HOUR,
    TRIES,
    TRIES_IN_ALL,
    HandOvers,
    SeatSecret,
)
from parlour.server.ids import ALPHABET
from parlour.server.migrations import upgrade
from parlour.server.store import Store
from tests.server.client import all_at_table
from tests.server.refusals import check_refused
from tests.server.running import Answer, Server, running
from tests.server.stored_logs import rows

PATH = "/api/hand-overs"
REDEEM = f"{PATH}/redeem"


def held(*seats: tuple[str, str]) -> dict[str, Any]:
    return {"seats": [{"table": table, "secret": secret} for table, secret in seats]}


def offer(server: Server, *seats: tuple[str, str]) -> Any:
    answer = server.post(PATH, held(*seats))
    assert answer.status == 201, answer
    return answer.body


def redeem(server: Server, code: str) -> Answer:
    return server.post(REDEEM, {"code": code})


def seat_of(opened: Any) -> tuple[str, str]:
    return opened["table"], opened["secret"]


def count_hand_overs(server: Server) -> int:
    return int(rows(server, "SELECT count(*) FROM hand_overs")[0][0])


def test_all_seats_go_along_and_the_game_goes_on_at_both_devices(server: Server) -> None:
    (table, secrets), other = server.full_table("flautz", 2), server.new_table("fzzzt", 3)
    (seat,) = server.get(f"/api/tables/{table}").body["asked"]
    own = secrets[seat]
    before = count_hand_overs(server)
    offered = offer(server, (table, own), seat_of(other))
    assert offered["tables"] == [table, other["table"]]
    assert len(offered["code"]) == CODE_LENGTH
    assert set(offered["code"]) <= set(ALPHABET)
    answer = redeem(server, offered["code"].upper())
    assert (answer.status, answer.headers["cache-control"]) == (200, "no-store")
    got = {seated["table"]: seated for seated in answer.body}
    assert (got[table]["secret"], got[table]["seat"]) == (own, seat)
    assert got[other["table"]]["info"]["seats"][0]["name"] == "Ada"
    assert count_hand_overs(server) == before

    async def play() -> None:
        async with all_at_table(server.socket_url, table, [own, got[table]["secret"]]) as (old, new):
            assert old.choices == new.choices != []
            moved = await new.move(new.choices[0][0])
            await old.until_version(moved["version"])
            assert old.picture() == new.picture()
            assert (await old.request("say", text="Still here"))["line"]["seat"] == seat

    asyncio.run(play())


def test_a_code_works_once(server: Server) -> None:
    code = offer(server, seat_of(server.new_table()))["code"]
    assert redeem(server, code).status == 200
    check_refused(server, "POST", REDEEM, 404, "no-such-hand-over", body={"code": code})


def test_only_one_of_many_gets_the_seats_at_two_servers(servers: list[Server]) -> None:
    first, second = servers
    for _ in range(3):
        code = offer(first, seat_of(first.new_table()))["code"]
        with ThreadPoolExecutor(8) as pool:
            answers = list(pool.map(redeem, [first, second] * 4, [code] * 8))
        assert sorted(answer.status for answer in answers) == [200] + [404] * 7


def test_whoever_offers_seats_sees_that_they_were_taken(server: Server) -> None:
    offered = offer(server, seat_of(server.new_table()))
    left = server.get(PATH, offered["ticket"]).body["left"]
    assert 0 < left <= offered["left"] == LIFETIME
    redeem(server, offered["code"])
    check_refused(server, "GET", PATH, 404, "no-such-hand-over", secret=offered["ticket"])


def test_an_offer_can_be_withdrawn(server: Server) -> None:
    offered = offer(server, seat_of(server.new_table()))
    # The code alone does not suffice, nor does the hash by which the ticket is kept.
    (kept,) = rows(server, "SELECT ticket FROM hand_overs ORDER BY expires DESC LIMIT 1")[0]
    for wrong in (offered["code"], kept):
        assert server.delete(PATH, wrong).status == 204
        check_refused(server, "GET", PATH, 404, "no-such-hand-over", secret=wrong)
    assert server.get(PATH, offered["ticket"]).status == 200
    for _ in range(2):
        assert server.delete(PATH, offered["ticket"]).status == 204
    assert redeem(server, offered["code"]).status == 404


@pytest.mark.parametrize("method", ["GET", "DELETE"])
def test_without_a_ticket_nothing_is_told(server: Server, method: str) -> None:
    check_refused(server, method, PATH, 401, "no-secret")


def test_seats_of_others_do_not_go_along(server: Server) -> None:
    mine, other = server.new_table(), server.new_table()
    wrong = [
        (mine["table"], other["secret"]),
        (mine["table"], "A" * 32),
        ("zzzzzzzzzzzzzzzz", mine["secret"]),
    ]
    for seat in wrong:
        check_refused(server, "POST", PATH, 409, "nothing-to-hand-over", body=held(seat))
    offered = offer(server, *wrong, seat_of(mine))
    assert offered["tables"] == [mine["table"]]
    assert [seated["table"] for seated in redeem(server, offered["code"]).body] == [mine["table"]]


def test_a_seat_that_is_given_up_meanwhile_does_not_go_along(server: Server) -> None:
    left, kept = server.new_table(), server.new_table()
    code = offer(server, seat_of(left), seat_of(kept))["code"]
    server.post(f"/api/tables/{left['table']}/leave", secret=left["secret"])
    assert [seated["table"] for seated in redeem(server, code).body] == [kept["table"]]


def test_a_host_without_a_seat_takes_the_table_along(server: Server) -> None:
    opened = server.new_table(sit=False)
    (seated,) = redeem(server, offer(server, seat_of(opened))["code"]).body
    assert (seated["seat"], seated["secret"]) == (None, opened["secret"])


@pytest.mark.parametrize(
    "body",
    [
        {},
        held(),
        held(*[("abcdefgh", "A" * 32)] * 51),
        held(("no table", "A" * 32)),
        held(("abcdefgh", "short")),
        {"seats": [{"table": "abcdefgh"}]},
        {"seats": "all"},
    ],
)
def test_what_is_no_list_of_seats_is_refused(server: Server, body: Any) -> None:
    check_refused(server, "POST", PATH, 400, "bad-request", body=body)


@pytest.mark.parametrize("code", ["", "short", "a" * 10, "abc def gh", "abcdefgh\n", 7, None])
def test_what_is_no_code_is_refused(server: Server, code: Any) -> None:
    check_refused(server, "POST", REDEEM, 400, "bad-request", body={"code": code})


def test_the_database_has_neither_code_nor_secret(server: Server) -> None:
    opened = server.new_table()
    offered = offer(server, seat_of(opened))
    files = [path.read_bytes() for path in server.folder.glob("parlour.db*")]
    assert any(b"hand_overs" in content for content in files)
    for told in (offered["code"], offered["ticket"], opened["secret"]):
        for form in (told.encode(), told.upper().encode(), told.encode().hex().encode()):
            assert not any(form in content for content in files)
        assert told not in server.log
    redeem(server, offered["code"])
    assert offered["code"] not in server.log


def test_codes_cannot_be_tried_out(limited: Server) -> None:
    offered = offer(limited, seat_of(limited.new_table()))
    assert {redeem(limited, "z" * CODE_LENGTH).status for _ in range(TRIES)} == {404}
    refused = redeem(limited, offered["code"])
    assert (refused.status, refused.body["code"]) == (429, "too-many-codes")


def test_codes_cannot_be_tried_out_from_many_addresses_either(store: Store) -> None:
    found = HandOvers(HandOverStore(store), StoppedClock(), is_limited=True)
    for number in range(TRIES_IN_ALL):
        found.check_try(f"10.0.{number}.1")
    with pytest.raises(TooMuch) as refused:
        found.check_try("10.1.0.1")
    assert refused.value.code == "too-many-codes"


def test_an_address_gets_only_so_many_codes_an_hour(store: Store) -> None:
    found = HandOvers(HandOverStore(store), StoppedClock(), is_limited=True)
    for _ in range(PER_HOUR):
        found.check_offer("10.0.0.1")
    with pytest.raises(TooMuch) as refused:
        found.check_offer("10.0.0.1")
    assert refused.value.code == "too-many-hand-overs"
    found.check_offer("10.0.0.2")


def test_a_code_expires_after_five_minutes_and_nothing_stays(store: Store) -> None:
    seats = [SeatSecret("abcdefgh", "A" * 32)]

    async def wait() -> None:
        async with opened(store) as clock:
            found = HandOvers(HandOverStore(store), clock, is_limited=False)
            in_time, _ = await found.offer(seats)
            late, ticket = await found.offer(seats)
            forgotten, _ = await found.offer(seats)
            assert len({in_time, late, forgotten}) == 3
            clock.time += LIFETIME - 1
            assert await found.redeem(in_time) == seats
            assert await found.time_left(ticket) == 1
            clock.time += 1
            with pytest.raises(NotFound) as gone:
                await found.time_left(ticket)
            with pytest.raises(NotFound) as refused:
                await found.redeem(late)
            assert (gone.value.code, gone.value.params) == (refused.value.code, refused.value.params)
            clock.time -= 2
            # On sight of the late one it was deleted; the other is, with time.
            with pytest.raises(NotFound):
                await found.redeem(late)
            clock.time += 2
            await found.purge()
            clock.time -= 2
            with pytest.raises(NotFound):
                await found.redeem(forgotten)

    asyncio.run(wait())


def test_codes_use_the_whole_alphabet(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nine choices among thirty-two characters by the system's own randomness: 45 bits."""
    chosen: list[Sequence[str]] = []
    choose = random_secrets.choice

    def note(choices: Sequence[str]) -> str:
        chosen.append(choices)
        return choose(choices)

    monkeypatch.setattr(random_secrets, "choice", note)

    async def ask() -> None:
        async with opened(store) as clock:
            await HandOvers(HandOverStore(store), clock, is_limited=False).offer([])

    asyncio.run(ask())
    assert chosen == [ALPHABET] * CODE_LENGTH
    assert len(set(ALPHABET)) == 32


class StoppedClock(ServerClock):
    """Shows the time that a test sets."""

    time = 1_800_000_000_000

    def now(self) -> int:
        return self.time


@pytest.fixture
def store(tmp_path: Path) -> Store:
    url = f"sqlite:///{tmp_path / 'parlour.db'}"
    upgrade(url)
    return Store(url)


@asynccontextmanager
async def opened(store: Store) -> AsyncIterator[StoppedClock]:
    store.open()
    try:
        yield StoppedClock()
    finally:
        await store.close()


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path, requests="600") as server:
        yield server
