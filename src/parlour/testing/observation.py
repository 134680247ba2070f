"""Views and answers of viewers, in a form that can be compared."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from parlour.core.errors import ParlourError
from parlour.core.events import Event
from parlour.core.play import why_not
from parlour.core.state import State


class Observation(NamedTuple):
    """Everything that a viewer can see in a state."""

    view: bytes
    info_state: tuple[int, ...]
    legal: list[int]


def observe(state: State, viewer: int | None) -> Observation:
    """Return everything the viewer can see."""
    legal = [] if viewer is None else state.legal(viewer)
    return Observation(msgspec.json.encode(state.view(viewer)), state.info_state(viewer), legal)


def after_action(state: State, seat: int, action: int) -> tuple[State, list[Event]]:
    """Return a copy of the state after the action, and the events."""
    copy = state.clone()
    events: list[Event] = []
    copy.listener = events.append
    copy.apply(seat, action)
    return copy, events


def events_for(events: list[Event], viewer: int | None) -> list[Event]:
    """Return the events that the viewer receives."""
    return [event for event in events if event.is_visible_to(viewer)]


def parse_or_error(state: State, seat: int, text: str) -> int | ParlourError:
    """Return the parsed action, or the error."""
    try:
        return state.game.parse(state, text, seat)
    except ParlourError as error:
        return error


def responses(state: State, seat: int, text: str, actions: list[int]) -> list[object]:
    """Return the responses that the seat gets to the text and to the actions, in comparable form."""
    responses = [parse_or_error(state, seat, text), *(why_not(state, seat, action) for action in actions)]
    return [
        (type(response), response.code, response.rule, response.params)
        if isinstance(response, ParlourError)
        else response
        for response in responses
    ]
