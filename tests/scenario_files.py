"""Scenario files: a short description of a position, the moves, and the expected result.

Each game defines how it describes positions (`Scenario`) and what it can check (`after`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest
from msgspec import Struct

from parlour import Event, IllegalAction, State, play
from parlour.core.errors import ParlourError

FOLDER = Path(__file__).parent / "scenarios"


class BaseScenario(Struct, forbid_unknown_fields=True, kw_only=True):
    """The fields of the scenarios of all games. Seats count from 1."""

    rule: str | list[str]
    title: str
    #: `seat move`, in order.
    moves: list[str] = []
    #: All legal moves of a seat after the moves, in any order.
    can: dict[str, list[str]] = {}
    #: Illegal moves after the moves: `seat move`, mapped to the error code and the rule.
    cannot: dict[str, str] = {}
    #: The names of events that must occur in this order, possibly with others in between.
    event_types: list[str] = []

    @property
    def rules(self) -> list[str]:
        return [self.rule] if isinstance(self.rule, str) else self.rule


ScenarioT = TypeVar("ScenarioT", bound=BaseScenario)


def scenarios(game: str, shape: type[ScenarioT]) -> Iterator[tuple[str, ScenarioT]]:
    """Yield the name and content of all scenarios of the game."""
    for path in sorted((FOLDER / game).glob("*.toml")):
        for plain in msgspec.toml.decode(path.read_bytes())["scenario"]:
            scenario = msgspec.convert(plain, shape)
            yield f"{path.stem}: {scenario.title}", scenario


def do(state: State, *moves: str) -> list[Event]:
    """Play moves written as `seat move` and return the events. Seats count from 1."""
    heard: list[Event] = []
    state.listener = heard.append
    for move in moves:
        seat, text = move.split(" ", 1)
        state.apply(int(seat) - 1, state.game.parse(state, text, int(seat) - 1))
    state.listener = None
    return heard


def expected_hands(hands: list[str], found: object, written: Callable[[str], str]) -> list[str]:
    """Return the expected hands in full notation. `*` is replaced by the hand that was found."""
    assert isinstance(found, list)
    return [own if hand == "*" else written(hand) for hand, own in zip(hands, found, strict=True)]


def check_scenario(
    scenario: BaseScenario,
    state: State,
    expected: Struct,
    after: Callable[[], Mapping[str, object]],
    expectation: Callable[[str, object], Callable[[object], object]],
) -> None:
    """Play the scenario and check its expectations. Fields of `expected` that are None are not checked."""
    game = state.game
    cards = game.census(state)
    heard = [type(event).__name__ for event in do(state, *scenario.moves)]
    found = after()
    for field in expected.__struct_fields__:
        value = getattr(expected, field)
        if value is not None:
            assert expectation(field, value)(found[field]) == found[field], field
    for seat, moves in scenario.can.items():
        legal = state.legal(int(seat) - 1)
        assert sorted(game.text(state, action, int(seat) - 1) for action in legal) == sorted(moves)
    for move, reason in scenario.cannot.items():
        assert refusal(state, move) == reason
    rest = iter(heard)
    assert [name for name in scenario.event_types if name not in rest] == [], heard
    assert game.census(state) == cards
    position = game.position(state)
    assert game.position(game.from_position(position)) == position


def refusal(state: State, move: str) -> str:
    """Return the error code and the rule of an illegal move. Check that the state is unchanged."""
    seat, text = move.split(" ", 1)
    place = int(seat) - 1
    error = unchanged_after(state, lambda: play(state, place, state.game.parse(state, text, place)))
    assert isinstance(error, IllegalAction)
    return f"{error.code} {error.rule}"


def unchanged_after(state: State, attempt: Callable[[], object]) -> ParlourError:
    """Return the error that the attempt raises. Check that there are no events and no changes."""
    before = state.game.position(state)
    heard: list[Event] = []
    state.listener = heard.append
    with pytest.raises(ParlourError) as refusal:
        attempt()
    assert state.game.position(state) == before
    assert heard == []
    return refusal.value
