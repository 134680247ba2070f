"""Every scenario in the files comes out as it says."""

from __future__ import annotations

import pytest

from parlour import IllegalAction, play
from parlour.core.errors import ParlourError
from parlour.core.message import Message
from parlour.games.frantic import GAME
from parlour.games.frantic.possible import census
from parlour.games.frantic.state import FranticState
from parlour.languages import Speaker
from tests.frantic.scenarios import DECK, Scenario, after, codes, do, kinds, scenarios, table

ALL = dict(scenarios())


@pytest.mark.parametrize("name", ALL, ids=list(ALL))
def test_scenario(name: str) -> None:
    scenario = ALL[name]
    state = table(scenario)
    heard = [type(event).__name__ for event in do(state, *scenario.moves)]
    found = after(state)
    for field in scenario.after.__struct_fields__:
        expected = getattr(scenario.after, field)
        if expected is not None:
            assert _shown(field, expected, found[field]) == found[field], field
    for seat, moves in scenario.can.items():
        legal = state.legal(int(seat) - 1)
        assert sorted(GAME.text(state, action, int(seat) - 1) for action in legal) == sorted(moves)
    for move, reason in scenario.cannot.items():
        assert _refusal(state, move) == reason
    rest = iter(heard)
    assert [name for name in scenario.news if name not in rest] == [], heard
    assert sorted(census(state).elements()) == DECK.cards
    position = GAME.position(state)
    assert GAME.position(GAME.from_position(position)) == position


def _shown(field: str, expected: object, found: object) -> object:
    """The expectation in the form of what was found: hands sorted, `*` for any."""
    if field == "hands" and isinstance(expected, list) and isinstance(found, list):
        return [
            found[seat] if hand == "*" else codes(sorted(kinds(hand))) for seat, hand in enumerate(expected)
        ]
    if field == "under" and isinstance(expected, str):
        return codes(sorted(kinds(expected)))
    return expected


def _refusal(state: FranticState, move: str) -> str:
    """The code and the rule of the refusal; and nothing has changed."""
    before = GAME.position(state)
    seat, text = move.split(" ", 1)
    with pytest.raises(ParlourError) as caught:
        play(state, int(seat) - 1, GAME.parse(state, text, int(seat) - 1))
    assert isinstance(caught.value, IllegalAction)
    assert GAME.position(state) == before
    return f"{caught.value.code} {caught.value.rule}"


def test_a_replay_with_open_cards_shows_what_is_face_down() -> None:
    """Gambling Man, Merry Christmas and a Gift, each in the middle of it."""
    hands = ["black-5 blue-1 blue-2 red-gift", "green-1 green-2 green-3", "yellow-1 yellow-2"]
    gamble = table(Scenario(rule=[], title="", hands=hands, events="gambling-man"))
    do(gamble, "1 play black-5", "2 lay green-3")
    christmas = table(Scenario(rule=[], title="", hands=hands, events="merry-christmas"))
    do(christmas, "1 play black-5", "3 to 1", "3 to 2")
    gift = table(Scenario(rule=[], title="", hands=hands))
    do(gift, "1 play red-gift", "1 attack 2", "1 give blue-1")
    speaker = Speaker("en", GAME, ["Ann", "Bob", "Cy"])
    for state, sentence in (
        (gamble, "  Bob – Laid face down: green-3"),
        (christmas, "  Cy – Given away: yellow-1 → Ann, yellow-2 → Bob"),
        (gift, "  Ann – Set aside to give: blue-1"),
    ):
        said = [speaker.say(block) for block in GAME.open_table(state) if isinstance(block, Message)]
        assert sentence in said
        seen = [speaker.say(block) for block in GAME.table(state.view(None)) if isinstance(block, Message)]
        assert not any(sentence.split(": ")[1] in line for line in seen)
