"""Positions of Fzzzt! in every phase."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from parlour import Rng
from parlour.games.fzzzt import GAME
from parlour.games.fzzzt.board import PHASES
from tests.fzzzt.states import do, table
from tests.position_edits import Plain, put

Good = Callable[[], Plain]


def auction() -> Plain:
    """The third round, in the middle of an auction: the chief has bid 1N."""
    state = table(
        ["M1 1N 2N", "M2 1B 2B", "M3 1C"],
        "5N 5B 5C",
        round=3,
        face_up=2,
        discards=["3N 3B 3N", "3C Fz"],
        units=["NB5:1NB", "O3"],
    )
    do(state, "1N")
    position = GAME.position(state)
    put(["2N"], "players", 0, "shown")(position)
    put(1, "players", 0, "buried")(position)
    return position


def clean_up() -> Plain:
    """The first clean-up: the first seat has allocated 1N to NB5 and decides on NO6 next."""
    state = table(["M1 1N 1B Fz", "M2 1C"], units=["NB5 NO6", "NC5"], phase="clean-up")
    do(state, "allocate 1N")
    return GAME.position(state)


def game_over() -> Plain:
    state = table(["M1 1N 2N", "M2 1B"], "5N", round=5)
    do(state, "2N", "1B")
    return GAME.position(state)


#: Valid positions by phase.
GOOD: dict[str, Good] = {"an auction": auction, "a clean-up": clean_up, "the end": game_over}


def card_lists(position: Plain) -> list[list[str]]:
    """Return all lists of cards in the position."""
    lists = [position["belt"], position["belt_deck"]]
    for player in position["players"]:
        lists += [player["hand"], player["discard"], *[unit["robots"] for unit in player["units"]]]
    return [cards for cards in lists if cards]


@cache
def met() -> dict[str, list[Plain]]:
    """Return some positions of random games at all seat counts, by phase."""
    found: dict[str, list[Plain]] = {phase: [] for phase in PHASES}
    for number in range(12):
        rng = Rng(number, 1)
        state = GAME.start(2 + number % 3, number)
        while state.actors:
            phase = state.view(None).phase
            if phase == "clean-up" or rng.below(4) == 0:
                found[phase].append(GAME.position(state))
            seat = state.actors[rng.below(len(state.actors))]
            state.apply(seat, state.random_action(seat, rng))
        found["over"].append(GAME.position(state))
    return {phase: positions[-24:] for phase, positions in found.items()}
