"""The peers of bench/research.py: OpenSpiel's observer, pgx, and an environment of PettingZoo."""

import random
from collections.abc import Callable
from functools import cache
from time import perf_counter
from typing import Any

import pyspiel
from open_spiel.python.observation import make_observation

from bench.peers import CRAZY_EIGHTS
from bench.research import PEER_ROWS, SEED, STEPS


def open_spiel_observed(seconds: float) -> float:
    """Decisions per second of crazy eights, with an observation of its Observer and a mask for each."""
    game = pyspiel.load_game(CRAZY_EIGHTS)
    observer = make_observation(game)
    pick = random.Random(SEED).random
    decisions = 0
    began = now = perf_counter()
    while now < began + seconds:
        decisions += _play(game.new_initial_state(), observer, pick)
        now = perf_counter()
    return decisions / (now - began)


# A function of its own, as for our states.
def _play(state: Any, observer: Any, pick: Callable[[], float]) -> int:
    """Play one game. Return the number of decisions."""
    decisions = 0
    while not state.is_terminal():
        actions = state.legal_actions()
        if not state.is_chance_node():
            player = state.current_player()
            observer.set_from(state, player)
            state.legal_actions_mask(player)
            decisions += 1
        state.apply_action(actions[int(pick() * len(actions))])
    return decisions


def pgx_sparrow_mahjong(seconds: float) -> float:
    """Moves per second of pgx with the best number of games side by side, on the CPU."""
    return max(_pgx(rows, seconds / len(PEER_ROWS)) for rows in PEER_ROWS)


def _pgx(rows: int, seconds: float) -> float:
    import jax

    step, state, key = _pgx_step(rows)
    moves = 0
    began = now = perf_counter()
    while now < began + seconds:
        for _ in range(STEPS):
            state, key = step(state, key)
        jax.block_until_ready(state.observation)
        moves += STEPS * rows
        now = perf_counter()
    return moves / (now - began)


@cache
def _pgx_step(rows: int) -> tuple[Any, Any, Any]:
    """Return a compiled step with a random policy and auto-reset, and where to begin."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make("sparrow_mahjong")
    init = jax.jit(jax.vmap(env.init))
    advance = auto_reset(env.step, env.init)

    @jax.jit  # type: ignore[untyped-decorator]
    def step(state: Any, key: Any) -> tuple[Any, Any]:
        key, choice, luck = jax.random.split(key, 3)
        logits = jnp.where(state.legal_action_mask, 0.0, -1e9)
        actions = jax.random.categorical(choice, logits, axis=1)
        return jax.vmap(advance)(state, actions, jax.random.split(luck, rows)), key

    key = jax.random.PRNGKey(SEED)
    state = init(jax.random.split(key, rows))
    state, key = step(state, key)
    jax.block_until_ready(state.observation)
    return step, state, key


def leduc() -> Any:
    """Return the environment of Leduc hold'em."""
    from pettingzoo.classic import leduc_holdem_v4

    return leduc_holdem_v4.env()
