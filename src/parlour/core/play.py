"""Checked play: validates an action before it is applied."""

from __future__ import annotations

from parlour.core.errors import IllegalAction, NotYourTurn
from parlour.core.game import is_int
from parlour.core.state import State


def play(state: State, seat: int, action: int) -> None:
    """Apply a legal action. Otherwise raise `IllegalAction` and leave the state unchanged."""
    refusal = why_not(state, seat, action)
    if refusal is not None:
        raise refusal
    state.apply(seat, action)


def why_not(state: State, seat: int, action: int) -> IllegalAction | None:
    """Return the reason why the action is illegal, or None if it is legal."""
    if not is_int(seat) or not 0 <= seat < state.seats:
        return NotYourTurn("no-such-seat", seat=str(seat))
    if not state.actors:
        return NotYourTurn("game-over")
    if seat not in state.actors:
        return NotYourTurn("not-your-turn")
    if not is_int(action) or not 0 <= action < state.game.actions:
        return IllegalAction("no-such-action", action=str(action))
    if action in state.legal(seat):
        return None
    return state.game.refusal(state, seat, action)
