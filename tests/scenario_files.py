"""Scenarios in files, whatever the game: a position in a few words, what is played, and what must follow.

Each game adds how it writes positions (`Scenario`) and what it can speak of afterwards (`after`).
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
    """What the scenarios of all games have; seats count from 1."""

    rule: str | list[str]
    title: str
    #: `seat move`, in order.
    moves: list[str] = []
    #: What the seats may do then: all of it, in any order.
    can: dict[str, list[str]] = {}
    #: What is refused then: `seat move`, to the code of the error and the rule.
    cannot: dict[str, str] = {}
    #: The names of news that must be heard, in this order (others may come between).
    news: list[str] = []

    @property
    def rules(self) -> list[str]:
        return [self.rule] if isinstance(self.rule, str) else self.rule


ScenarioT = TypeVar("ScenarioT", bound=BaseScenario)


def scenarios(game: str, shape: type[ScenarioT]) -> Iterator[tuple[str, ScenarioT]]:
    """All scenarios of all files of the game, with a name for each."""
    for path in sorted((FOLDER / game).glob("*.toml")):
        for plain in msgspec.toml.decode(path.read_bytes())["scenario"]:
            scenario = msgspec.convert(plain, shape)
            yield f"{path.stem}: {scenario.title}", scenario


def do(state: State, *moves: str) -> list[Event]:
    """Play moves written as `seat move`, seats from 1, and return what was told of them."""
    heard: list[Event] = []
    state.listener = heard.append
    for move in moves:
        seat, text = move.split(" ", 1)
        state.apply(int(seat) - 1, state.game.parse(state, text, int(seat) - 1))
    state.listener = None
    return heard


def expected_hands(hands: list[str], found: object, written: Callable[[str], str]) -> list[str]:
    """The hands as they are written in full; what was found where any will do."""
    assert isinstance(found, list)
    return [own if hand == "*" else written(hand) for hand, own in zip(hands, found, strict=True)]


def check_scenario(
    scenario: BaseScenario,
    state: State,
    wishes: Struct,
    after: Callable[[], Mapping[str, object]],
    expectation: Callable[[str, object], Callable[[object], object]],
) -> None:
    """Play the scenario; each of the `wishes` that is not None, in the form of what was found, must be so."""
    game = state.game
    cards = game.census(state)
    heard = [type(event).__name__ for event in do(state, *scenario.moves)]
    found = after()
    for field in wishes.__struct_fields__:
        wish = getattr(wishes, field)
        if wish is not None:
            assert expectation(field, wish)(found[field]) == found[field], field
    for seat, moves in scenario.can.items():
        legal = state.legal(int(seat) - 1)
        assert sorted(game.text(state, action, int(seat) - 1) for action in legal) == sorted(moves)
    for move, reason in scenario.cannot.items():
        assert refusal(state, move) == reason
    rest = iter(heard)
    assert [name for name in scenario.news if name not in rest] == [], heard
    assert game.census(state) == cards
    position = game.position(state)
    assert game.position(game.from_position(position)) == position


def refusal(state: State, move: str) -> str:
    """The code and the rule of the refusal; and nothing has changed."""
    seat, text = move.split(" ", 1)
    place = int(seat) - 1
    error = unchanged_after(state, lambda: play(state, place, state.game.parse(state, text, place)))
    assert isinstance(error, IllegalAction)
    return f"{error.code} {error.rule}"


def unchanged_after(state: State, attempt: Callable[[], object]) -> ParlourError:
    """The error of the attempt, which nobody hears of and which leaves everything as it was."""
    before = state.game.position(state)
    heard: list[Event] = []
    state.listener = heard.append
    with pytest.raises(ParlourError) as refusal:
        attempt()
    assert state.game.position(state) == before
    assert heard == []
    return refusal.value
