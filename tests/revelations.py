"""Which moves reveal something, and which events are revelations."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType

from parlour import Event, State
from parlour.core.events import Revelation
from tests.scenario_files import do

#: A state and a sequence of moves. The last move is tested.
Case = tuple[Callable[[], State], list[str]]


def reveals(case: Case) -> bool:
    """Return whether the last move of the case reveals something."""
    moment, moves = case
    state = moment()
    do(state, *moves[:-1])
    heard = do(state, moves[-1])
    return state.game.reveals(heard, state.open_view())


def plain_events(events: ModuleType) -> set[str]:
    """Return the names of the events in the module that are not revelations."""
    kinds = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]
    return {kind.__name__ for kind in kinds if not issubclass(kind, Revelation)} - {"Event"}
