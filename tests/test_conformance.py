"""The conformance kit for every game, at every seat count."""

from __future__ import annotations

import pytest

import parlour
from parlour.testing import check_bots, check_game
from tests.sizes import crowd

GAMES = crowd(1, 4)
SEEDS = range(0, crowd(100, 800), 100)
#: Games too long to be looked at from all sides at every single moment.
LONG = {"flautz": 25, "frantic": 12}
if GAMES > 1:  # a single game of Fzzzt! needs them all, to show that worlds differ
    LONG["fzzzt"] = 25


@pytest.mark.crowd
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", parlour.game_names())
def test_the_game_keeps_the_contract(name: str, seed: int) -> None:
    check_game(parlour.game(name), games=GAMES, seed=seed, moments=LONG.get(name))


@pytest.mark.crowd
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", parlour.game_names())
def test_bots_decide_by_what_their_seats_know(name: str, seed: int) -> None:
    check_bots(parlour.game(name), seed=seed, moments=crowd(2, 12))
