"""Benchmarks of RLCard and OpenSpiel, playing uniformly at random.

The drivers add as little overhead as possible to the public API of the peer. The clock is
read only between whole games or whole rounds of calls.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial
from itertools import islice
from time import perf_counter
from typing import Any

import pyspiel
from rlcard.games.uno import Game as Uno

PLAYERS = 4
SEED = 2024
#: For the search: simulations for each decision, and random games to measure their length.
SIMULATIONS = 200
PLAYOUTS = 500
CRAZY_EIGHTS = f"crazy_eights(players={PLAYERS})"


@dataclass(frozen=True, slots=True)
class Rate:
    """Moves per second, chance moves (deals, draws) included; and decisions alone."""

    moves: float
    decisions: float


def rlcard_uno(seconds: float) -> float:
    """RLCard Uno moves per second through `Game.step`, which also builds an observation.

    The legal actions are those that `step` returns; requesting them again is slower.
    """
    uno = Uno(num_players=PLAYERS)
    uno.np_random.seed(SEED)
    step, is_over = uno.step, uno.is_over
    draw = random.Random(SEED).random

    def play() -> int:
        moves = 0
        state, _ = uno.init_game()
        while not is_over():
            actions = state["legal_actions"]
            state, _ = step(actions[int(draw() * len(actions))])
            moves += 1
        return moves

    return _per_second(seconds, play)


def open_spiel_python(seconds: float) -> Rate:
    """OpenSpiel crazy eights driven from Python as its own examples drive a game.

    With one deck all chance outcomes are equally likely, so a uniform choice is correct.
    """
    new_game = pyspiel.load_game(CRAZY_EIGHTS).new_initial_state
    draw = random.Random(SEED).random

    def play() -> int:
        state = new_game()
        is_terminal, is_chance_node = state.is_terminal, state.is_chance_node
        legal_actions, apply_action = state.legal_actions, state.apply_action
        while not is_terminal():
            if is_chance_node():
                outcomes = state.chance_outcomes()
                apply_action(outcomes[int(draw() * len(outcomes))][0])
            else:
                actions = legal_actions()
                apply_action(actions[int(draw() * len(actions))])
        return int(state.move_number())

    return _crazy_eights_rate(_per_second(seconds, play))


def open_spiel_python_fastest(seconds: float) -> Rate:
    """The same games with two calls per move, the fastest loop found; correct for this game only.

    `legal_actions` also lists the (equally likely) outcomes of a chance node, and is
    empty once the game is over.
    """
    new_game = pyspiel.load_game(CRAZY_EIGHTS).new_initial_state
    draw = random.Random(SEED).random

    def play() -> int:
        state = new_game()
        legal_actions, apply_action = state.legal_actions, state.apply_action
        while actions := legal_actions():
            apply_action(actions[int(draw() * len(actions))])
        return int(state.move_number())

    return _crazy_eights_rate(_per_second(seconds, play))


def open_spiel_inside(seconds: float) -> Rate:
    """OpenSpiel crazy eights played entirely in C++, with one call from Python per game."""
    games = _finished(CRAZY_EIGHTS)
    return _crazy_eights_rate(_per_second(seconds, lambda: int(next(games).move_number())))


def open_spiel_clones(seconds: float, game: str = CRAZY_EIGHTS) -> float:
    """`State.clone` calls per second on mid-game states, freeing each copy included."""
    return _calls_per_second(seconds, [state.clone for state in _midgame(game)])


def open_spiel_resamples(seconds: float, game: str = "hearts") -> float:
    """`State.resample_from_infostate` calls per second for the player to move mid-game.

    Crazy eights does not implement it; hearts, also four players and 52 cards, does.
    """
    draw = random.Random(SEED).random
    return _calls_per_second(
        seconds,
        [partial(state.resample_from_infostate, state.current_player(), draw) for state in _midgame(game)],
    )


def open_spiel_search(name: str, seconds: float) -> float:
    """Simulated moves per second of OpenSpiel's ISMCTS in C++, with random playouts to the end of the game.

    A simulation is a descent and a playout, together a whole game from the decision on. Its mean length is
    taken from random games; chance moves count.
    """
    state = pyspiel.load_game(name).new_initial_state()
    draw = random.Random(SEED).random
    while state.is_chance_node():
        _random_move(state, draw)
    lengths = []
    for _ in range(PLAYOUTS):
        copy = state.clone()
        while not copy.is_terminal():
            _random_move(copy, draw)
        lengths.append(copy.move_number() - state.move_number())
    bot = pyspiel.ISMCTSBot(SEED, pyspiel.RandomRolloutEvaluator(1, SEED), 2.0, SIMULATIONS)

    def search() -> int:
        bot.step(state)
        return SIMULATIONS

    mean: float = sum(lengths) / len(lengths)
    return _per_second(seconds, search) * mean


def _random_move(state: Any, draw: Callable[[], float]) -> None:
    actions = (
        [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
    )
    state.apply_action(actions[int(draw() * len(actions))])


def _per_second(seconds: float, play: Callable[[], int]) -> float:
    """What `play` returns, summed over calls for `seconds`, per second."""
    done = 0
    start = perf_counter()
    while (spent := perf_counter() - start) < seconds:
        done += play()
    return done / spent


def _calls_per_second(seconds: float, calls: Sequence[Callable[[], object]]) -> float:
    """Calls per second, made in rounds of all `calls`."""

    def play() -> int:
        for call in calls:
            call()
        return len(calls)

    return _per_second(seconds, play)


def _crazy_eights_rate(moves: float) -> Rate:
    return Rate(moves, moves * _decision_share(CRAZY_EIGHTS))


@cache
def _decision_share(name: str) -> float:
    """The share of all moves that players make, over 2,000 games: good to 0.2%."""
    players: list[int] = [
        move.player for state in islice(_finished(name), 2_000) for move in state.full_history()
    ]
    return sum(player >= 0 for player in players) / len(players)


def _midgame(name: str) -> list[Any]:
    """64 states of OpenSpiel game `name`, each at the middle decision of its game."""
    game = pyspiel.load_game(name)
    states = []
    for finished in islice(_finished(name), 64):
        history = finished.full_history()
        decisions = [at for at, move in enumerate(history) if move.player >= 0]
        state = game.new_initial_state()
        for move in history[: decisions[len(decisions) // 2]]:
            state.apply_action(move.action)
        states.append(state)
    return states


def _finished(name: str) -> Iterator[Any]:
    """Final states of endless random games, each played by one call into C++."""
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, SEED + seat) for seat in range(game.num_players())]
    seeds = random.Random(SEED)
    while True:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seeds.getrandbits(31))
        yield state
