"""Notices: those who are not there are told that it is their turn, once, and nothing else."""

from __future__ import annotations

import asyncio
import json
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from parlour import State
from parlour.core.errors import BadOption
from parlour.languages import LANGUAGES
from parlour.registry import game as find_game
from parlour.registry import names as game_names
from parlour.server import requests
from parlour.server.access import hash_secret
from parlour.server.durations import DAY_SECONDS
from parlour.server.live_table import LiveTable
from parlour.server.notices.quiet_hours import check_quiet_hours, quiet_until
from parlour.server.notices.sender import RETRY_DELAYS
from parlour.server.notices.subscription import QuietHours, Subscription, WebhookAddress
from parlour.server.notices.texts import confirmation_text, trial_text, turn_text
from parlour.server.protocol import MoveClock
from tests.fzzzt.states import table as fzzzt_table
from tests.server.virtual_time import Home, in_no_time, key, move

HOOK = "https://hooks.example/mine"
DELAY = 30


def auction() -> State:
    """Everybody bids once in each of two auctions, the first seat first."""
    return fzzzt_table(["M1 1B 2N", "M2 3B 1N", "M3 1C 2C"], "5N 5B")


async def begin(home: Home, quiet: QuietHours | None = None, seat: int = 0, **wishes: object) -> LiveTable:
    """A slow game in which a seat has a webhook."""
    live = await home.bring(auction(), **{"clock": MoveClock(2 * DAY_SECONDS), "late": "wait", **wishes})
    subscribe(home, live, seat, quiet)
    return live


def subscribe(home: Home, live: LiveTable, seat: int, quiet: QuietHours | None = None) -> None:
    wish = Subscription(WebhookAddress(HOOK), "en", quiet, "https://parlour.example")
    home.subscriptions.put(live.table.id, hash_secret(key(seat)), wish)


async def once_around(home: Home, live: LiveTable, seconds: float) -> None:
    """Everybody decides after so many seconds, until the first seat is asked again."""
    while True:
        live = await home.tables.find(live.table.id)
        await move(live, live.table.actors[0])
        await home.spend(seconds)
        if live.table.actors == (0,):
            return


def test_who_is_not_there_is_told_once() -> None:
    async def story(home: Home) -> None:
        live = await begin(home)
        await home.spend(DELAY - 1)
        assert home.postbox.sent == []
        await home.spend(DAY_SECONDS)
        [(when, url, body)] = home.postbox.sent
        assert DELAY <= when < DELAY + 30
        assert url == HOOK
        link = f"https://parlour.example/table/{live.table.id}"
        text = f"Fzzzt!: it is your turn. You have 2 days left. {link}"
        assert json.loads(body) == {
            "game": "fzzzt",
            "table": live.table.id,
            "link": link,
            "left": 2 * DAY_SECONDS * 1000 - round(when * 1000),
            "text": text,
            "content": text,
        }

    in_no_time(story)


def test_the_next_turn_is_the_next_notice() -> None:
    async def story(home: Home) -> None:
        live = await begin(home)
        await home.spend(DAY_SECONDS)
        await once_around(home, live, 600)
        assert len(home.postbox.sent) == 2

    in_no_time(story)


def test_who_is_there_is_not_told() -> None:
    async def story(home: Home) -> None:
        live = await begin(home)
        visitor = await home.visit(live, 0)
        await asyncio.sleep(DAY_SECONDS)
        await home.notifier.open()
        await home.notice_sender.send_due()
        assert home.postbox.sent == []
        await home.part(visitor)
        await home.spend(10)
        await home.part(await home.visit(live, 0))
        await home.spend(DELAY - 5)
        assert home.postbox.sent == []

    in_no_time(story)


def test_who_subscribes_and_leaves_without_a_decision_is_told_once() -> None:
    async def story(home: Home) -> None:
        live = await home.bring(auction(), clock=MoveClock(2 * DAY_SECONDS), late="wait")
        await home.spend(2 * DELAY)
        for _ in range(3):
            live = await home.tables.find(live.table.id)
            visitor = await home.visit(live, 0)
            if not home.subscriptions.kept:
                subscribe(home, live, 0)
            await home.part(visitor)
            await home.spend(3 * DELAY)
        assert len(home.postbox.sent) == 1

    in_no_time(story)


def test_others_are_not_told_nor_those_who_left() -> None:
    async def story(home: Home) -> None:
        live = await begin(home, seat=1)
        await home.spend(DAY_SECONDS)
        assert home.postbox.sent == []
        subscribe(home, live, 0)
        live = await home.tables.find(live.table.id)
        await live.submit(lambda table, now: requests.leave(table, now, 0))
        await home.spend(DELAY / 2)
        assert [stored.key for stored in home.subscriptions.kept.values()] == [hash_secret(key(1))]

    in_no_time(story)


def test_a_turn_that_is_over_when_the_night_ends_is_not_announced() -> None:
    """The story begins at 8:00 in UTC."""

    async def story(home: Home) -> None:
        night = QuietHours("07:00", "12:30", "UTC")
        live = await begin(home, night)
        await home.spend(4 * 3600)
        assert home.postbox.sent == []
        await home.spend(3600)
        [(when, *_)] = home.postbox.sent
        assert 4.5 * 3600 <= when < 4.5 * 3600 + 60
        home.postbox.sent.clear()
        # In the next night it is the first seat's turn again, but not for long.
        await home.spend(20 * 3600)
        await once_around(home, live, 60)
        await home.spend(600)
        await move(await home.tables.find(live.table.id), 0)
        await home.spend(12 * 3600)
        assert home.postbox.sent == []

    in_no_time(story)


def test_failures_are_tried_again_and_then_given_up() -> None:
    async def story(home: Home) -> None:
        await begin(home)
        home.postbox.answers = [None, 500, 302, 429, 503, 200]
        await home.spend(sum(RETRY_DELAYS) / 1000 + 600)
        assert (home.postbox.sent, home.postbox.answers) == ([], [200])
        assert len(home.subscriptions.kept) == 1

    in_no_time(story)


def test_a_bug_is_not_tried_again_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(home: Home) -> None:
        tries = []

        async def fail(url: str, *_: object) -> None:
            tries.append(url)
            raise RuntimeError(url)

        monkeypatch.setattr(home.postbox, "post", fail)
        await begin(home)
        await home.spend(2 * RETRY_DELAYS[0] / 1000)
        assert len(tries) == 2

    in_no_time(story)


def test_a_failure_that_passes_costs_only_time() -> None:
    async def story(home: Home) -> None:
        await begin(home)
        home.postbox.answers = [None, 503]
        await home.spend(3600)
        assert len(home.postbox.sent) == 1

    in_no_time(story)


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_is_gone_is_forgotten(status: int) -> None:
    async def story(home: Home) -> None:
        await begin(home)
        home.postbox.answers = [status]
        await home.spend(3600)
        assert (home.postbox.sent, home.subscriptions.kept) == ([], {})

    in_no_time(story)


def test_a_notice_waits_while_the_game_is_paused() -> None:
    async def story(home: Home) -> None:
        live = await begin(home, QuietHours("07:00", "09:00", "UTC"))
        await home.spend(600)
        live = await home.tables.find(live.table.id)
        await live.submit(lambda table, now: requests.pause(table, now, True))
        await home.spend(DAY_SECONDS)
        assert home.postbox.sent == []
        live = await home.tables.find(live.table.id)
        await live.submit(lambda table, now: requests.pause(table, now, False))
        await home.spend(1200)
        # By now it is the morning of the next day, and quiet.
        assert home.postbox.sent == []
        await home.spend(3600)
        assert len(home.postbox.sent) == 1

    in_no_time(story)


def moment(zone: str, text: str, fold: int = 0) -> int:
    return round(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp() * 1000)


@pytest.mark.parametrize(
    ("start", "end", "now", "until"),
    [
        ("22:00", "08:00", "2026-01-10T21:59", None),
        ("22:00", "08:00", "2026-01-10T22:00", "2026-01-11T08:00"),
        ("22:00", "08:00", "2026-01-11T07:59", "2026-01-11T08:00"),
        ("22:00", "08:00", "2026-01-11T08:00", None),
        ("13:00", "15:00", "2026-01-11T14:00", "2026-01-11T15:00"),
        # The night is an hour shorter, or longer.
        ("22:00", "08:00", "2026-03-28T23:00", "2026-03-29T08:00"),
        ("22:00", "08:00", "2026-10-24T23:00", "2026-10-25T08:00"),
        # At that time the clocks are set forward.
        ("22:00", "02:30", "2026-03-29T01:00", "2026-03-29T03:30"),
    ],
)
def test_quiet_hours(start: str, end: str, now: str, until: str | None) -> None:
    zone = "Europe/Berlin"
    found = quiet_until(QuietHours(start, end, zone), moment(zone, now))
    assert found == (None if until is None else moment(zone, until))


def test_an_hour_that_comes_twice_is_quiet_twice() -> None:
    zone = "Europe/Berlin"
    quiet = QuietHours("22:00", "02:30", zone)
    assert quiet_until(quiet, moment(zone, "2026-10-25T02:10")) == moment(zone, "2026-10-25T02:30")
    assert quiet_until(quiet, moment(zone, "2026-10-25T02:40")) is None
    again = moment(zone, "2026-10-25T02:10", fold=1)
    assert quiet_until(quiet, again) == moment(zone, "2026-10-25T02:30", fold=1)


@pytest.mark.parametrize("zone", ["Mars/Olympus", "../../etc/passwd", "/etc/passwd", "Europe", "", "UTC\0"])
def test_time_zones_have_to_exist(zone: str) -> None:
    with pytest.raises(BadOption, match="unknown-time-zone"):
        check_quiet_hours(QuietHours("22:00", "08:00", zone))


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_name_the_game_and_nothing_of_it(name: str, language: str) -> None:
    game = find_game(name)
    texts = [turn_text(game, language, left) for left in (None, 0, 90_000, 2 * DAY_SECONDS * 1000)]
    texts += [trial_text(game, language), confirmation_text(game, language, "12345678")]
    for title, body in texts:
        assert "notice-" not in title + body
        assert title.strip()
        assert body.strip()
    # They are made of the game's name and the time alone.
    assert turn_text(game, language, 2 * DAY_SECONDS * 1000).body in {
        "en": "You have \u20682 days\u2069 left.",
        "de": "Du hast noch \u20682 Tage\u2069.",
        "nl": "Je hebt nog \u20682 dagen\u2069.",
    }[language].replace("\u2068", "").replace("\u2069", "")
