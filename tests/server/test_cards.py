"""Clients draw cards from what is printed on them, whatever the deck."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import pytest

from parlour.registry import names as game_names
from parlour.server import catalogue
from tests.server.refusals import check_refused
from tests.server.running import Server
from tests.server.test_records import SHORT, bots_play

#: Fzzzt! in which the cards called Fzzzt are worse.
WORSE = (
    files("parlour.games.fzzzt")
    .joinpath("standard.toml")
    .read_text("utf-8")
    .replace("power = 3\npoints = -1", "power = 3\npoints = -2")
)


def fzzzt_card(cards: list[Any]) -> Any:
    return next(card for card in cards if card["code"] == "Fz")


@pytest.mark.parametrize("name", game_names())
def test_every_card_of_a_game_is_described(server: Server, name: str) -> None:
    game = catalogue.game(name)
    cards = server.get(f"/api/games/{name}/cards").body
    assert [(card["code"], card["copies"]) for card in cards] == list(game.cards().items())
    for card in cards:
        assert card["facts"] == dict(game.facts(card["code"]))
        assert card["facts"]["sort"]


def test_the_cards_of_a_table_and_of_its_record_are_those_played_with(server: Server) -> None:
    record = bots_play(server, "fzzzt", deck=WORSE)
    own = fzzzt_card(server.get("/api/games/fzzzt/cards").body)
    assert own == {"code": "Fz", "copies": 4, "facts": {"sort": "fzzzt", "power": 3, "points": -1, "belt": 1}}
    worse = {**own, "facts": {**own["facts"], "points": -2}}
    table = server.get(f"/api/tables/{record.removesuffix('-1')}/cards").body
    assert fzzzt_card(table) == worse
    assert server.get(f"/api/records/{record}/cards").body == table


def test_a_table_that_waits_has_its_cards_already(server: Server) -> None:
    table = server.new_table(**SHORT["flautz"])["table"]
    assert server.get(f"/api/tables/{table}/cards").body == server.get("/api/games/flautz/cards").body


def test_there_are_no_cards_of_what_is_not_there(server: Server) -> None:
    check_refused(server, "GET", "/api/games/chess/cards", 404, "unknown-game")
    check_refused(server, "GET", "/api/tables/abcdefgh/cards", 404, "no-such-table")
    check_refused(server, "GET", "/api/records/abcdefgh-1/cards", 404, "no-such-record")
