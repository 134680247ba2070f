"""Opening a table is a request like any other: checked, and turned into the first entry of a log."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.core.errors import ParlourError
from parlour.server import catalogue, new_table
from parlour.server.bot_catalogue import check_bot
from parlour.server.entries import Created, Sat, decode, encode
from parlour.server.new_table import Host, TablePlan
from parlour.server.protocol import MoveClock
from parlour.server.table import Table

ADA = Host("Ada", "key of Ada")
START = 1_800_000_000_000


def opened(game: str = "fzzzt", seats: int = 3, host: Host = ADA, **wishes: Any) -> Created:
    usual: dict[str, Any] = {"secret": "secret of the deal", "window": 4.0, "grace": 60.0}
    return new_table.open_table(START, host, TablePlan(game=game, seats=seats, **usual | wishes), check_bot)


def refusal(**wishes: Any) -> str:
    with pytest.raises(ParlourError) as error:
        opened(**wishes)
    return error.value.code


def test_the_host_takes_the_first_seat_that_no_bot_has() -> None:
    created = opened(bots={0: "easy", 2: "random"}, seed="luck", clock=MoveClock(30), public=True)
    names = [seat.name for seat in created.seated if seat.holder == "bot"]
    assert len({*names, "", "Ada"}) == 4
    assert created.seated == [
        Sat(at=START, seat=0, holder="bot", name=names[0], bot="easy"),
        Sat(at=START, seat=2, holder="bot", name=names[1], bot="random"),
        Sat(at=START, seat=1, holder="person", name="Ada", key="key of Ada", seed="luck"),
    ]
    assert (created.host, created.secret, created.lesson) == ("key of Ada", "secret of the deal", None)
    assert (created.clock, created.public) == (MoveClock(30), True)


def test_a_host_who_watches_has_no_seat() -> None:
    created = opened(sit=False, bots=dict.fromkeys(range(3), "easy"), start=True)
    table = Table("k3x9qafghj", created)
    assert (table.host, table.host_seat()) == ("key of Ada", None)
    assert {chair.holder for chair in table.chairs} == {"bot"}


def test_options_are_complete_and_the_entry_is_the_same_when_it_is_read_again() -> None:
    created = opened("frantic", 4, options={"limit": 20})
    assert created.options.keys() == {option.name for option in catalogue.game("frantic").options}
    assert created.options["limit"] == 20
    assert decode(encode(created)) == created


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"seats": 9}, "bad-seats"),
        ({"bots": {3: "easy"}}, "no-seat"),
        ({"bots": {1: "nobody"}}, "unknown-bot"),
        ({"bots": dict.fromkeys(range(3), "easy")}, "table-full"),
        ({"bots": {1: "easy"}, "start": True}, "seats-open"),
        ({"options": {"nothing": 1}}, "unknown-option"),
        ({"seed": "\x00"}, "bad-player-seed"),
        ({"deck": "no deck"}, "file-not-toml"),
    ],
)
def test_what_cannot_be_opened_is_refused(wishes: dict[str, Any], code: str) -> None:
    assert refusal(**wishes) == code


def test_a_lesson_is_dealt_and_seated_as_the_game_has_it() -> None:
    lesson = catalogue.game("fzzzt").lesson
    assert lesson is not None
    created = new_table.open_lesson(START, ADA, "fzzzt", check_bot, secret="secret", grace=60.0)
    assert (created.lesson, created.seats, created.window, created.delay) == (lesson.seed, lesson.seats, 0, 0)
    assert [(sat.seat, sat.holder) for sat in created.seated] == [
        *((seat, "bot") for seat in range(1, lesson.seats)),
        (0, "person"),
    ]


def test_a_lesson_of_an_unknown_game_is_refused() -> None:
    with pytest.raises(ParlourError, match="unknown-game"):
        new_table.open_lesson(START, ADA, "chess", check_bot, secret="secret", grace=60.0)
