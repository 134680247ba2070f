"""Benchmarks of Parlour's engine, one game at a time."""

from __future__ import annotations

import random
from collections import defaultdict
from dataclasses import dataclass
from time import perf_counter

from parlour import Game, Perspective, Rng, State, playout
from parlour.core.strategy import Strategy
from parlour.search import TreeSearch

SEED = 2024
MID_GAME = 40
ROUND = 200
PROFILED = 200
#: Decisions to search, and simulations for each.
DECISIONS = 20
SIMULATIONS = 200


@dataclass(frozen=True, slots=True)
class Pace:
    """Moves and games per second."""

    moves: float
    games: float


def inside(game: Game, seats: int, seconds: float) -> Pace:
    """Random playouts within the engine; each game is dealt, played and scored."""
    moves = 0
    number = 0
    began = now = perf_counter()
    while now < began + seconds:
        state = game.start(seats, number)
        moves += playout(state, Rng(SEED, number))
        _finish(state)
        number += 1
        now = perf_counter()
    return Pace(moves / (now - began), number / (now - began))


def where_time_goes(game: Game, seats: int) -> dict[str, float]:
    """The share of time that random play spends on dealing, choosing, and each kind of move."""
    spent: dict[str, float] = defaultdict(float)
    clock = min(-perf_counter() + perf_counter() for _ in range(1000))
    for number in range(PROFILED):
        rng = Rng(SEED, number)
        began = perf_counter()
        state = game.start(seats, number)
        spent["deal"] += perf_counter() - began - clock
        while state.actors:
            seat = state.actors[0]
            began = perf_counter()
            action = state.random_action(seat, rng)
            spent["choose"] += perf_counter() - began - clock
            verb = game.text(state, action, seat).split()[0]
            began = perf_counter()
            state.apply(seat, action)
            spent[verb] += perf_counter() - began - clock
    total = sum(spent.values())
    return {label: spent[label] / total for label in sorted(spent, key=lambda label: -spent[label])}


def from_python(game: Game, seats: int, seconds: float) -> float:
    """Random moves per second, chosen and applied from Python."""
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
    """Clones of mid-game states per second."""
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
    """Resampled worlds of mid-game states per second, for the seat to move."""
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


def prepared(game: Game, seats: int, seconds: float) -> float:
    """Worlds of mid-game states per second, for the seat to move, drawn from prepared samplers."""
    samplers = [state.sampler(state.actors[0]) for state in _mid_games(game, seats)]
    rng = Rng(SEED)
    done = 0
    began = now = perf_counter()
    while now < began + seconds:
        for sampler in samplers:
            sampler.draw(rng)
        done += len(samplers)
        now = perf_counter()
    return done / (now - began)


def search_moves(game: Game, seats: int, seconds: float) -> float:
    """Simulated moves per second of a plain tree search: random playouts to the end of the game."""
    states = [state for state in _mid_games(game, seats)[:DECISIONS] if len(state.legal(state.actors[0])) > 1]
    moves = 0
    number = 0
    began = now = perf_counter()
    while now < began + seconds:
        state = states[number % len(states)]
        tree = TreeSearch(Perspective(state, state.actors[0], Rng(SEED, number)), Rng(number), Strategy())
        tree.run(worlds=SIMULATIONS)
        moves += tree.moves
        number += 1
        now = perf_counter()
    return moves / (now - began)


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
        raise AssertionError("a playout did not end")
