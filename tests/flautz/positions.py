"""Positions of FLAUTZ! in every situation."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from functools import cache
from typing import Any

from parlour import Rng
from parlour.games.flautz import GAME
from parlour.games.flautz.actions import FOCUS
from parlour.games.flautz.deck import COLOURS
from parlour.games.flautz.state import FlautzState
from tests.flautz.scenarios import Scenario, table
from tests.position_edits import Plain
from tests.scenario_files import do

Good = Callable[[], Plain]

TWO = ["b1 b2 g3 o4 pi5", "g1 g2 pu3 o5 pi7"]
THREE = [*TWO, "b6 g6 g7 pu1 pr"]
ROW = "b3 o1 o2"
#: A FLAUTZ! that can be called, and a card that makes it straight.
FOUR_THREES = ["b3 g3 pu3 o3 m3", *TWO[1:], "b6 g6 g7 pu1 pr"]
NEARLY_STRAIGHT = ["b1 b2 b4 b5 g7", *THREE[1:]]


def position_after(*moves: str, **scenario: Any) -> Plain:
    """Return the position after the moves. The memory starts with them."""
    state = table(Scenario(rule="Z-1", title="", **scenario))
    do(state, *moves)
    return GAME.position(state)


#: Valid positions by situation. The memory only has the last moves.
GOOD: dict[str, Good] = {
    "a turn": lambda: position_after(hands=THREE),
    "a card taken": lambda: position_after("1 take air-1", hands=THREE, air=ROW),
    "a card put": lambda: position_after("1 take air-1", "1 put b1", hands=THREE, air=ROW),
    "one focuses": lambda: position_after("1 focus", hands=THREE),
    "one begins focused": lambda: position_after(hands=THREE, focused=[1, 3]),
    "one has replaced": lambda: position_after("1 replace 4", hands=THREE, focused=[1, 3]),
    "one has replaced and taken": lambda: position_after(
        "1 replace 4", "1 take 4", hands=THREE, focused=[1, 3]
    ),
    "somebody has called": lambda: position_after("1 flautz", hands=FOUR_THREES),
    "called after a swap": lambda: position_after(
        "1 take m3", "1 put b1!", hands=["b1 b3 g3 pu3 o3", *THREE[1:]], air="m3 o1 o2"
    ),
    "two have called": lambda: position_after(
        "1 flautz", "2 flautz", hands=[FOUR_THREES[0], "b5 g5 pu5 o5 m5", THREE[2]]
    ),
    "a last turn, half done": lambda: position_after(
        "1 flautz", "2 replace 1", "2 take 1", hands=FOUR_THREES, focused=[2]
    ),
    "the second match": lambda: position_after("1 flautz", "2 focus", hands=FOUR_THREES[:2]),
    "the second of five matches": lambda: position_after(
        "1 flautz", "2 focus", hands=FOUR_THREES[:2], matches=5
    ),
    "the match after a royal FLAUTZ!": lambda: position_after(
        "1 take b3", "1 put g7", hands=NEARLY_STRAIGHT, air=ROW, matches=5
    ),
    "over at the end of the arena": lambda: position_after(
        "3 focus", hands=THREE, round=4, turn=3, match=2, matches=2
    ),
    "over after a call": lambda: position_after("1 flautz", "2 focus", hands=FOUR_THREES[:2], matches=1),
    "over by a straight FLAUTZ!": lambda: position_after(
        "1 take b3", "1 put g7", hands=NEARLY_STRAIGHT, air=ROW, matches=1, apprentices=["pink", *COLOURS]
    ),
    "over by a royal FLAUTZ!": lambda: position_after(
        "1 take b3", "1 put g7", hands=NEARLY_STRAIGHT, air=ROW, focused=[3]
    ),
    "two straights were dealt": lambda: GAME.position(
        table(
            Scenario(
                rule="Z-17",
                title="",
                hands=["b1 b2 b3 b4 b5", "g2 g3 g4 g5 g6", THREE[2]],
                dealt=True,
                matches=1,
                start=2,
            )
        )
    ),
}


def small_deck(cards: int) -> str:
    """Return a deck of 30 coloured cards and a number of prisms. Five players and the rows need 31 cards."""
    colours = "\n".join(f"{colour} = [1, 1, 1, 1, 1, 1]" for colour in COLOURS)
    return f'name = "small"\nprisms = {cards - 30}\nmirages = []\n[colours]\n{colours}\n'


def reshuffled(cards: int, seats: int = 5) -> FlautzState:
    """Return a position after a reshuffle: all seats focus and replace until the draw pile is used up."""
    state = GAME.with_deck(small_deck(cards)).start(seats, 1, arena=",".join(["any"] * 12))
    assert isinstance(state, FlautzState)
    while not state.recycled:
        legal = state.legal(state.turn)
        state.apply(state.turn, FOCUS if FOCUS in legal else legal[0])
    assert state.match == 1
    return state


@cache
def met() -> dict[str, list[Plain]]:
    """Return some positions of random games at all seat counts, by step."""
    found: dict[str, list[Plain]] = defaultdict(list)
    for number in range(16):
        rng = Rng(number, 1)
        state = GAME.start(2 + number % 4, number, goal=("crystals", 2)[number // 4 % 2])
        assert isinstance(state, FlautzState)
        while state.actors:
            step = state.view(None).step
            if rng.below(8 if step in ("take", "put") else 2) == 0:
                found[step].append(GAME.position(state))
            state.apply(state.turn, state.random_action(state.turn, rng))
        found["over"].append(GAME.position(state))
    return {step: positions[-24:] for step, positions in found.items()}
