"""R-5: every turn begins with an event, so that a game can be told turn by turn."""

from __future__ import annotations

import pytest

from parlour import Event, Rng
from parlour.games.frantic import GAME
from parlour.games.frantic.events import RoundEnded, TurnStarted


@pytest.mark.rule("R-5")
@pytest.mark.parametrize("seats", [2, 5])
def test_every_turn_begins_with_its_event(seats: int) -> None:
    heard: list[Event] = []
    state = GAME.start_with(seats, 7, {"limit": 30}, heard.append)
    random = Rng(7, seats)
    asked = 0
    while state.actors:
        begun = [event for event in heard if isinstance(event, TurnStarted)]
        if state.view(None).step == "play":
            # Whoever may play or draw now was named last, once, and after the round before had ended.
            assert begun[-1].seat == state.view(None).turn
            assert not any(isinstance(event, RoundEnded) for event in heard[heard.index(begun[-1]) :])
            assert len(begun) == 1
            heard.clear()
            asked += 1
        seat = state.actors[random.below(len(state.actors))]
        state.apply(seat, state.random_action(seat, random))
    assert asked > 10
