"""Measured speed of Parlour's own engine, one game at a time."""

from __future__ import annotations

import random
from time import perf_counter

from parlour import Game, Rng, State, playout

SEED = 2024
MID_GAME = 40
ROUND = 200


def inside(game: Game, seats: int, seconds: float) -> float:
    """Random moves a second that never leave the engine; each game is dealt, played and scored."""
    moves = 0
    number = 0
    began = now = perf_counter()
    while now < began + seconds:
        state = game.start(seats, number)
        moves += playout(state, Rng(SEED, number))
        _finish(state)
        number += 1
        now = perf_counter()
    return moves / (now - began)


def from_python(game: Game, seats: int, seconds: float) -> float:
    """Random moves a second, each asked for and applied from Python."""
    pick = random.Random(SEED).random
    moves = 0
    number = 0
    began = now = perf_counter()
    while now < began + seconds:
        state = game.start(seats, number)
        while actors := state.actors:
            seat = actors[0]
            legal = state.legal(seat)
            state.apply(seat, legal[int(pick() * len(legal))])
            moves += 1
        _finish(state)
        number += 1
        now = perf_counter()
    return moves / (now - began)


def clones(game: Game, seats: int, seconds: float) -> float:
    """Copies of mid-game states a second."""
    states = _mid_games(game, seats)
    done = 0
    began = now = perf_counter()
    while now < began + seconds:
        for state in states:
            state.clone()
        done += len(states)
        now = perf_counter()
    return done / (now - began)


def resamples(game: Game, seats: int, seconds: float) -> float:
    """Worlds that the seat to move cannot tell apart from a mid-game state, a second."""
    states = [(state, state.actors[0]) for state in _mid_games(game, seats)]
    rng = Rng(SEED)
    done = 0
    began = now = perf_counter()
    while now < began + seconds:
        for state, seat in states:
            state.resample(seat, rng)
        done += len(states)
        now = perf_counter()
    return done / (now - began)


def _mid_games(game: Game, seats: int) -> list[State]:
    states = []
    for number in range(ROUND):
        state = game.start(seats, number)
        rng = Rng(SEED, number)
        for _ in range(MID_GAME):
            seat = state.actors[0]
            state.apply(seat, state.random_action(seat, rng))
        states.append(state)
    return states


def _finish(state: State) -> None:
    if state.outcome is None:
        raise AssertionError("a game without an end")
