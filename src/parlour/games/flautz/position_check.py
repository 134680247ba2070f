"""The checks of a position: every card once, and a moment that can occur."""

from __future__ import annotations

from collections import Counter

from parlour.core.errors import BadPosition
from parlour.core.seats import NOBODY, next_seat, order_from
from parlour.games.flautz.arena import ALLOWED
from parlour.games.flautz.board import (
    ARENA,
    CALLED,
    GOING_ON,
    OVER,
    PUTTING,
    REPLACING,
    ROYAL,
    STRAIGHT,
    TAKING_NOW,
)
from parlour.games.flautz.deck import HAND_SIZE
from parlour.games.flautz.matches import GOAL
from parlour.games.flautz.spells import is_flautz, is_straight
from parlour.games.flautz.state import FlautzState


def check_position(state: FlautzState) -> None:
    """Raise `BadPosition` if the position is impossible."""
    named = max(state.start, state.turn, state.caller, state.last_seat)
    if named >= state.seats:
        raise BadPosition("position-seat", seat=named + 1)
    if state.supply < 0:
        raise BadPosition("position-crystals", "Z-23")
    if len(set(state.apprentices)) < state.seats:
        raise BadPosition("position-apprentices", "Z-1")
    _check_score(state)
    _check_last_match(state)
    _check_moment(state)
    _check_players(state)


def _check_score(state: FlautzState) -> None:
    """Check that the game is over when the goal is reached, not sooner and not later (Z-21, Z-22)."""
    over = state.step == OVER
    played = state.match - (0 if over else 1)
    if (state.last_reason == GOING_ON) != (played == 0):
        raise BadPosition("position-last-match")
    if state.matches:
        if not (state.match == state.matches if over else state.match <= state.matches):
            raise BadPosition("position-goal", "Z-22")
    elif (max(state.crystals) >= GOAL) != over or any(state.points):
        raise BadPosition("position-goal", "Z-21")


def _check_last_match(state: FlautzState) -> None:
    """Check that the reason, who ended the match and the hands that counted belong together (Z-14 to Z-18).

    Whether the match could end like that is not checked.
    """
    reason, by = int(state.last_reason), int(state.last_seat)
    if not reason:
        return
    hands = state.last_hands
    counted = [seat for seat, hand in enumerate(hands) if hand]
    fits = by == NOBODY if reason == ARENA else by in counted
    if reason == ROYAL:
        fits = counted == [by]
    laid = Counter(card for hand in hands for card in hand)
    whole = all(len(hands[seat]) == HAND_SIZE for seat in counted)
    if not (fits and whole and laid <= Counter(state.deck.cards)):
        raise BadPosition("position-last-match")


def _check_moment(state: FlautzState) -> None:
    """Check that the round, the step and the piles belong together (Z-3 to Z-8)."""
    step = state.step
    if state.round > len(state.arena):
        raise BadPosition("position-round", "Z-3")
    if (state.recycled or state.focused) and not (state.draw_pile or state.discard):
        raise BadPosition("position-piles", "Z-8")
    if state.round == 1 and (state.recycled or state.discard):
        raise BadPosition("position-piles", "Z-7")
    if step == OVER:
        _check_end(state)
        return
    if state.is_focused(state.turn) != (step == REPLACING):
        raise BadPosition("position-focused", "Z-7")
    if step == TAKING_NOW and not (state.discard or state.recycled):
        raise BadPosition("position-piles", "Z-7")
    if step == PUTTING and state.place not in ALLOWED[state.field]:
        raise BadPosition("position-display", "Z-4")


def _check_end(state: FlautzState) -> None:
    """Check that the last match ended after the last turn (Z-3, Z-16)."""
    after = next_seat(state.turn, state.seats)
    if state.last_reason == ARENA and (state.round < len(state.arena) or after != state.start):
        raise BadPosition("position-end", "Z-3")
    if state.last_reason == CALLED and after != state.caller:
        raise BadPosition("position-end", "Z-16")


def _check_players(state: FlautzState) -> None:
    """Check that focused seats and callers had a turn (Z-6, Z-15), and that no straight is hidden (Z-17)."""
    order = order_from(state.start, state.seats)
    waiting = order[order.index(state.turn) :] if state.round == 1 and state.step != OVER else []
    if any(state.focused >> seat & 1 for seat in waiting):
        raise BadPosition("position-focused", "Z-6")
    if not _calls_fit(state, waiting):
        raise BadPosition("position-called", "Z-15")
    if not _straights_fit(state, order):
        raise BadPosition("position-straight", "Z-17")


def _calls_fit(state: FlautzState, waiting: list[int]) -> bool:
    """Return whether every open hand is a FLAUTZ! of a seat that had a turn since the first call."""
    callers = [seat for seat in range(state.seats) if state.is_open(seat)]
    if not callers or state.caller == NOBODY:
        return not callers and state.caller == NOBODY
    since = order_from(state.caller, state.seats)
    if state.step != OVER:
        since = since[: since.index(state.turn)]
    able = [seat for seat in since if seat not in waiting and not state.is_focused(seat)]
    fits = state.caller in callers and set(callers) <= set(able)
    return fits and all(is_flautz(state.hands[seat]) for seat in callers)


def _straights_fit(state: FlautzState, order: list[int]) -> bool:
    """Return whether a straight FLAUTZ! ended the match; a second one can only have been dealt with it."""
    straights = [seat for seat in order if is_straight(state.hands[seat])]
    if state.step != OVER or state.last_reason < STRAIGHT:
        return not straights
    at_once = state.round == 1 and state.turn == state.start
    return straights[0] == state.last_seat if at_once and straights else straights == [state.last_seat]
