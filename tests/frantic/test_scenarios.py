"""Every scenario in the files comes out as it says."""

from __future__ import annotations

import pytest

from parlour import IllegalAction, play
from parlour.core.errors import ParlourError
from parlour.games.frantic import GAME
from parlour.games.frantic.position import census
from parlour.games.frantic.state import FranticState
from tests.frantic.scenarios import DECK, after, codes, do, kinds, scenarios, table

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
