"""Refusals over HTTP are sentences, in the words of the game and the language of the caller."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from tests.server.running import Server


def refused(server: Server, language: str, **table: Any) -> Any:
    """What the server answers if such a table is to be opened."""
    fields = {"name": "Ann", "seats": 3, **table}
    answer = server.ask("POST", "/api/tables", fields, headers={"accept-language": language})
    assert answer.status == 400
    return answer.body


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The deck file names the event “picnic”,"),
        ("de", "Die Kartensatzdatei nennt das Ereignis „picnic“,"),
        ("nl", "Het deckbestand noemt de gebeurtenis “picnic”,"),
    ],
)
def test_an_unknown_event_of_a_deck(server: Server, language: str, sentence: str) -> None:
    deck = parlour.game("frantic").deck_text.replace('"charity"', '"picnic"')
    assert "picnic" in deck
    answer = refused(server, language, game="frantic", deck=deck)
    assert (answer["code"], answer["params"]) == ("deck-unknown-event", {"event": "picnic"})
    assert answer["sentence"].startswith(sentence)


def test_a_deck_without_spells(server: Server) -> None:
    deck = parlour.game("flautz").deck_text.replace("2, 2, 2, 2, 2, 2, 2", "0, 0, 0, 0, 0, 0, 0")
    answer = refused(server, "en", game="flautz", deck=deck)
    assert (answer["code"], answer["rule"]) == ("deck-no-spells", "Z-9")
    assert answer["sentence"].endswith("(Z-9)")
    assert "deck-no-spells" not in answer["sentence"]


def test_a_game_that_does_not_exist_has_no_words(server: Server) -> None:
    answer = refused(server, "en", game="chess")
    assert answer["code"] == "unknown-game"
    assert " " in answer["sentence"]
