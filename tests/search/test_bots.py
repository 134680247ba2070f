"""The bots `normal` and `hard`: registered for every game, fair, and stronger than chance."""

from __future__ import annotations

import pytest

from parlour import Game, Perspective, Rng, State, game, game_names
from parlour.bots import Bot, decide, factory
from parlour.bots.search import HardBot, NormalBot
from tests.highcard import GAME as HIGH_CARD
from tests.sizes import crowd

GAMES = [*(game(name) for name in game_names()), HIGH_CARD]
games = pytest.mark.parametrize("any_game", GAMES, ids=lambda found: found.name)


class Glance(HardBot):
    """Thinks no longer than a test should."""

    think = 0.002


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("level", ["normal", "hard"])
def test_every_game_has_the_level(name: str, level: str) -> None:
    assert isinstance(factory(name, level)(), NormalBot if level == "normal" else HardBot)


def play(any_game: Game, seed: int, players: list[Bot]) -> State:
    state: State = any_game.start(len(players), seed)
    moves = 0
    while state.actors:
        seat = state.actors[0]
        state.apply(seat, decide(players[seat], "it", state, seat, Rng(seed, moves)))
        moves += 1
    return state


@games
def test_a_whole_game_is_played_by_the_rules(any_game: Game) -> None:
    """`decide` raises an error if a bot breaks a rule."""
    state = play(any_game, 1, [Glance() for _ in range(any_game.least_seats)])
    assert state.outcome is not None


@games
def test_normal_decides_alike_with_the_same_seed(any_game: Game) -> None:
    state = any_game.start(any_game.least_seats, 4)
    seat = state.actors[0]
    choices = [NormalBot().choose(Perspective(state, seat, Rng(1)), Rng(2)) for _ in range(2)]
    assert choices[0] == choices[1]


@pytest.mark.crowd
@pytest.mark.parametrize("name", game_names())
def test_normal_beats_random_play(name: str) -> None:
    number = crowd(4, 40)
    won = 0.0
    for seed in range(number):
        players: list[Bot] = [NormalBot(), factory(name, "random")()]
        seat = seed % 2
        state = play(game(name), seed, players if seat == 0 else players[::-1])
        assert state.outcome is not None
        won += state.outcome.win_shares[seat]
    assert won >= 0.75 * number
