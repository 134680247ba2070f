"""What positions remember: true memories make worlds that agree, forged ones do no harm."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from parlour import Rng
from parlour.core.memory import public_note
from parlour.games.frantic import GAME, memory
from tests.edits import Plain, put
from tests.frantic.positions import (
    STEPS,
    Cases,
    Good,
    a_turn,
    about,
    check_playable,
    eye,
    given_away,
    met,
    moved,
    notes,
    refused_or_playable,
    remembered,
    second_chance,
    shown,
    tabled,
)
from tests.fuzzing import viewers

GIVER_OF_ALL = ["red-gift black-5 blue-4", "fuck-you counterattack", "yellow-1 yellow-2"]

#: Things a seat can remember of a game in which others gave each other cards unseen.
MEMORIES: Cases = {
    "known cards that may have gone, and a card that must be played": (
        lambda: tabled(
            "1 play red-2nd-chance",
            hands=["red-2nd-chance green-1 red-5", "green-2 blue-1 blue-2", "yellow-1"],
        ),
        remembered(shown(0, "green-1 green-2"), *given_away(0, 1, "green-2")),
    ),
    "two known cards that fit, and one that must be played": (
        lambda: tabled(hands=["red-5", "red-6 blue-1", "yellow-1 yellow-2"], pile=0),
        remembered(shown(0, "red-6"), *given_away(0, 1, "red-6"), about(memory.PICKED, 0, "red-5")),
    ),
    'a "Fuck You" that must have gone, as both other cards are given': (
        lambda: tabled("1 play red-gift", "1 attack 2", hands=GIVER_OF_ALL),
        remembered(shown(0, "fuck-you black-5"), *given_away(0, 1, "fuck-you")),
    ),
    'a "Fuck You" that can only be in one place': (
        lambda: tabled("1 play red-gift", "1 attack 2", hands=GIVER_OF_ALL, pile=0),
        remembered(shown(0, "fuck-you black-5"), *given_away(0, 1, "fuck-you"), shown(1, "counterattack")),
    ),
}


@pytest.mark.parametrize("name", MEMORIES)
def test_worlds_agree_with_what_is_remembered(name: str) -> None:
    good, edit = MEMORIES[name]
    position = good()
    edit(position)
    state = GAME.from_position(position)
    for seed in range(40):
        check_playable(GAME.from_position(position), seed)
        for viewer in viewers(state):
            GAME.from_position(GAME.position(state.resample(viewer, Rng(seed))))


@pytest.mark.parametrize("seats", range(2, 9))
def test_a_game_goes_on_from_a_position_without_a_memory(seats: int) -> None:
    rng = Rng(seats)
    for position in forgotten(seats):
        state = GAME.from_position(position)
        census = GAME.census(state)
        for number in range(25):
            if not state.actors:
                break
            seat = state.actors[rng.below(len(state.actors))]
            state.apply(seat, state.random_action(seat, rng))
            written = GAME.position(state)
            assert GAME.position(GAME.from_position(written)) == written
            if number % 5 == 0:
                for viewer in viewers(state):
                    assert GAME.census(state.resample(viewer, rng)) == census


def forgotten(seats: int) -> Iterator[Plain]:
    """Positions in the middle of a round, as somebody could write them down who looks at the table."""
    for name in STEPS:
        for position in met()[name][::2]:
            if len(position["players"]) == seats and name not in ("eye", "over"):
                yield {**position, "memory": [], "round_at": 0}


#: What happens when a position without a memory is played on.
CONTINUED: dict[str, Good] = {
    'all other cards are given, and "Fuck You" was played before': lambda: tabled(
        "1 play red-gift",
        "1 attack 2",
        hands=["red-gift red-1 red-2", "blue-1 blue-2", "green-1 green-2"],
        discard="fuck-you",
    ),
    "a card is drawn, and all hands change": lambda: tabled(
        "1 draw",
        "1 pass",
        "2 play black-5",
        hands=["red-1 red-2", "black-5 blue-1 blue-2"],
        draw="fantastic",
        events="merry-christmas",
    ),
}


@pytest.mark.parametrize("name", CONTINUED)
def test_what_is_seen_later_agrees_with_the_table(name: str) -> None:
    for seed in range(20):
        check_playable(GAME.from_position(CONTINUED[name]()), seed)


#: Memories that no game leaves; they may be refused.
FORGED: Cases = {
    "all cards passed on to somebody who did not look": (
        a_turn,
        notes(public_note(memory.ROUND, 2, 1), shown(0, "blue-1"), public_note(memory.PASSED_ON, 0, 0)),
    ),
    "a card given to somebody who did not see it": (
        a_turn,
        notes(shown(1, "red-exchange"), moved(1, 0)),
    ),
    "open hands that nobody saw": (eye, put([], "memory")),
    "a card taken up by somebody who did not look": (
        second_chance,
        notes(
            public_note(memory.ROUND, 2, 1),
            about(memory.LAID, 0, "blue-1"),
            public_note(memory.TAKEN_UP, 0, 0),
        ),
    ),
}


@pytest.mark.parametrize("name", FORGED)
def test_a_forged_memory_is_refused_or_does_no_harm(name: str) -> None:
    good, edit = FORGED[name]
    position = good()
    edit(position)
    for seed in range(20):
        refused_or_playable(position, seed)
