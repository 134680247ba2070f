"""Clients without the language files of a game are told what it is called, and its rules in words."""

from __future__ import annotations

import pytest

from parlour.languages import LANGUAGES, Speaker
from parlour.registry import names as game_names
from parlour.server import catalogue
from tests.server.refusals import check_refused
from tests.server.running import Server


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_every_rule_is_told_in_the_language_of_whoever_asks(server: Server, name: str, language: str) -> None:
    game = catalogue.game(name)
    wish = {"accept-language": language}
    rules = server.ask("GET", f"/api/games/{name}/rules", headers=wish).body
    voice = Speaker(language, game)
    assert rules == [{"number": number, "text": voice.rule(number)} for number in game.rules]
    house = server.ask("GET", "/api/house", headers=wish).body
    (about,) = (info for info in house["games"] if info["name"] == name)
    assert (about["title"], about["about"]) == (voice.title(game), voice.say("game-about"))


def test_gentler_names_are_told_where_they_are_wished_for(server: Server) -> None:
    plain, gentle = (
        server.get(f"/api/games/frantic/rules?family={family}").body for family in ("false", "true")
    )
    assert plain != gentle
    assert [rule["number"] for rule in plain] == [rule["number"] for rule in gentle]


def test_there_are_no_rules_of_what_is_not_there(server: Server) -> None:
    check_refused(server, "GET", "/api/games/chess/rules", 404, "unknown-game")
