"""Tables with a deal that others have too: nothing there depends on time or on who is quicker."""

from __future__ import annotations

from random import Random

import pytest

from parlour import bots, fair
from parlour.bots.search import HardBot, NormalBot
from parlour.core.perspective import Perspective
from parlour.core.rng import Rng
from parlour.registry import game
from parlour.server import entries, requests
from parlour.server.bot_catalogue import check_bot
from parlour.server.duplicates.tables import WORLDS, key_for, secret_for
from parlour.server.new_table import Deal, Host, open_duplicate
from parlour.server.table import Table
from parlour.server.table_history import finished_record

DUPLICATE = entries.Duplicate(
    table="daily/2026-11-18/x",
    number=1,
    seeds=["", "", ""],
    version=fair.VERSION,
    worlds=WORLDS,
    day="2026-11-18",
)


def new_table(id: str, name: str, secret: str = "07" * 32) -> Table:
    """A table where the game has just begun."""
    setup = game(name).daily
    assert setup is not None
    deal = Deal(
        id="daily/2026-11-18",
        game=name,
        deck=None,
        seats=3,
        seat=0,
        options=setup.options,
        bots={1: "hard", 2: "hard"},
        secret=secret,
        duplicate=DUPLICATE,
    )
    table = Table(id, open_duplicate(1_000, Host("Ada", "k" * 64), deal, check_bot))
    table.apply(requests.start(table, 2_000))
    return table


def move(table: Table, seat: int, random: Random) -> None:
    text = random.choice(list(table.choices(seat)))
    table.apply(entries.Played(at=3_000, seat=seat, moves=[(seat, text)], by="bot"))


@pytest.mark.parametrize("name", ["flautz", "frantic", "fzzzt"])
def test_the_deal_does_not_depend_on_the_table(name: str) -> None:
    one, other = new_table("first", name), new_table("second", name)
    assert one.seed == other.seed
    assert one.view(0) == other.view(0)
    assert one.info().commitment == fair.commitment("07" * 32)
    assert [chair.name for chair in one.chairs] == [chair.name for chair in other.chairs]
    assert new_table("first", name, "08" * 32).view(0) != one.view(0)


def test_a_record_says_which_deal_it_was() -> None:
    table, random = new_table("first", "fzzzt"), Random(1)
    while table.status != "over":
        move(table, table.actors[0], random)
    proof = finished_record(table).fair
    assert isinstance(proof, fair.Fair)
    assert (proof.table, proof.number, proof.seeds) == (DUPLICATE.table, 1, ["", "", ""])
    proof.check(table.seed, 3)


def test_hard_decides_the_same_with_the_same_seed_if_it_counts_worlds() -> None:
    state = game("flautz").start(seats=3, seed=5, goal=2)
    seat = state.actors[0]
    chosen = set()
    for _ in range(3):
        bot = HardBot()
        assert bots.set_worlds(bot, 24)
        # Seconds would not be enough for a single world.
        assert bots.set_think(bot, 1e-9)
        chosen.add(bot.choose(Perspective(state, seat, Rng(1)), Rng(2)))
    assert len(chosen) == 1


def test_other_bots_do_not_count_worlds() -> None:
    bot = NormalBot()
    assert not bots.set_worlds(bot, 500)
    assert bot.worlds == NormalBot.worlds


def test_secrets_of_a_browser_have_nothing_in_common() -> None:
    browser = "b" * 32
    found = {secret_for(browser, purpose) for purpose in ("daily/2026-11-18/fzzzt", "daily/2026-11-19/fzzzt")}
    assert len(found) == 2
    assert secret_for(browser, "x") == secret_for(browser, "x") != secret_for("c" * 32, "x")
    assert key_for(browser, "x") not in found
    assert all(22 <= len(secret) <= 64 for secret in found)
