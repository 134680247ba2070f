"""Checked play: validates an action before it is applied."""

from __future__ import annotations

from operator import index

from parlour.core.errors import IllegalAction, NotYourTurn
from parlour.core.options import as_int
from parlour.core.state import State


def play(state: State, seat: int, action: int) -> None:
    """Apply a legal action. Otherwise raise `IllegalAction` and leave the state unchanged."""
    refusal = why_not(state, seat, action)
    if refusal is not None:
        raise refusal
    state.apply(index(seat), index(action))


def why_not(state: State, seat: int, action: int) -> IllegalAction | None:
    """Return the reason why the action is illegal, or None if it is legal."""
    actor = as_int(seat)
    if actor is None or not 0 <= actor < state.seats:
        return NotYourTurn("no-such-seat", seat=str(seat))
    if not state.actors:
        return NotYourTurn("game-over")
    if actor not in state.actors:
        return NotYourTurn("not-your-turn")
    number = as_int(action)
    if number is None or not 0 <= number < state.game.actions:
        return IllegalAction("no-such-action", action=str(action))
    if number in state.legal(actor):
        return None
    return state.game.refusal(state, actor, number)
