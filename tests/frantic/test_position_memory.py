"""The memory of positions: worlds agree with it if it is true. If it is untrue, it does no harm."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour import Rng
from parlour.core.memory import public_note
from parlour.games.frantic import GAME, memory
from tests.frantic.positions import (
    GOOD,
    MET_STEPS,
    PILE,
    Cases,
    Good,
    a_turn,
    about,
    buried,
    check_playable,
    eye,
    given_away,
    met,
    move,
    moved,
    notes,
    own,
    position_after,
    remembered,
    second_chance,
    shown,
)
from tests.position_edits import Plain, put, swap
from tests.position_fuzzing import viewers

SOME_CARDS = ["red-1", "red-5", "blue-1", "green-1", "fantastic", "counterattack", "nice-try", "fuck-you"]
GIVER_OF_ALL = ["red-gift black-5 blue-4", "fuck-you counterattack", "yellow-1 yellow-2"]

#: Memories of games in which seats gave each other hidden cards.
MEMORIES: Cases = {
    "known cards that may have gone, and a card that must be played": (
        lambda: position_after(
            "1 play red-2nd-chance",
            hands=["red-2nd-chance green-1 red-5", "green-2 blue-1 blue-2", "yellow-1"],
        ),
        remembered(shown(0, "green-1 green-2"), *given_away(0, 1, "green-2")),
    ),
    "two known cards that fit, and one that must be played": (
        lambda: position_after(hands=["red-5", "red-6 blue-1", "yellow-1 yellow-2"], pile=0),
        remembered(shown(0, "red-6"), *given_away(0, 1, "red-6"), about(memory.PICKED, 0, "red-5")),
    ),
    'a "Fuck You" that must have gone, as both other cards are given': (
        lambda: position_after("1 play red-gift", "1 attack 2", hands=GIVER_OF_ALL),
        remembered(shown(0, "fuck-you black-5"), *given_away(0, 1, "fuck-you")),
    ),
    'a "Fuck You" that can only be in one place': (
        lambda: position_after("1 play red-gift", "1 attack 2", hands=GIVER_OF_ALL, pile=0),
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
    """Yield positions in the middle of a round, without a memory."""
    for name in MET_STEPS:
        for position in met()[name][::2]:
            if len(position["players"]) == seats and name not in ("eye", "over"):
                yield {**position, "memory": [], "round_at": 0}


#: Positions without a memory, after some moves.
CONTINUED: dict[str, Good] = {
    'all other cards are given, and "Fuck You" was played before': lambda: position_after(
        "1 play red-gift",
        "1 attack 2",
        hands=["red-gift red-1 red-2", "blue-1 blue-2", "green-1 green-2"],
        discard="fuck-you",
    ),
    "a card is drawn, and all hands change": lambda: position_after(
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


#: Untrue memories. Notes are not compared with the table.
UNTRUE: Cases = {
    "all cards passed on to somebody who did not look": (
        a_turn,
        notes(public_note(memory.ROUND, 2, 1), shown(0, "blue-1"), public_note(memory.PASSED_ON, 0, 0)),
    ),
    "a card given to somebody who did not see it": (
        a_turn,
        notes(shown(1, "red-exchange"), moved(1, 0)),
    ),
    "open hands that nobody saw": (eye, put([], "memory")),
    "open hands that are others": (eye, notes(shown(0, "red-9 red-9"), own(1, memory.HAND, "fuck-you"))),
    'open hands, and a buried "Fuck You" among them': (eye, notes(public_note(memory.BURIED, 0, 0))),
    "a card taken up by somebody who did not look": (
        second_chance,
        notes(
            public_note(memory.ROUND, 2, 1),
            about(memory.LAID, 0, "blue-1"),
            public_note(memory.TAKEN_UP, 0, 0),
        ),
    ),
    "gifts of Merry Christmas taken by a gambler": (
        a_turn,
        notes(
            public_note(memory.PILED, 0, 1 << 3 | 1),
            own(0, memory.SAW, "fuck-you"),
            public_note(memory.TOOK_ALL, 1, 0),
        ),
    ),
    "known cards that leave no card to somebody who must play": (
        second_chance,
        notes(shown(0, "yellow-1 yellow-2")),
    ),
    "all cards that could be played are buried or with others": (
        lambda: position_after(hands=["fantastic", "red-6 blue-1", "yellow-1 yellow-2"], pile=0),
        notes(*[shown(1, "fantastic")] * 2, public_note(memory.BURIED, 0, 0)),
    ),
    **{
        f'a gift without a choice, and {name} "Fuck You"': (
            lambda: position_after("1 play red-gift", "1 attack 2", hands=GIVER_OF_ALL),
            notes(*codes),
        )
        for name, codes in {
            "somebody else keeps": [public_note(memory.KEPT, 1, 1)],
            "two seats have": [shown(1, "fuck-you"), shown(2, "fuck-you")],
            "the pile hides": [public_note(memory.BURIED, 0, 0)],
            "the target has": [own(1, memory.HAND, "fuck-you")],
            "the giver has": [shown(0, "fuck-you")],
        }.items()
    },
    **{
        name: (a_turn, notes(*codes))
        for name, codes in {
            "a shown card of somebody else": [shown(1, "red-1")],
            "a shown card that was played": [shown(0, "red-5 red-5")],
            "one card shown twice": [shown(2, "fuck-you"), shown(1, "fuck-you")],
            "a card drawn that is elsewhere": [
                public_note(memory.ROUND, 2, 1),
                own(0, memory.HAND, "red-1"),
                public_note(memory.DREW, 0, 1),
                own(0, memory.SAW, "blue-1"),
            ],
            "a hand dealt that is elsewhere": [
                public_note(memory.ROUND, 2, 1),
                own(0, memory.HAND, "blue-1"),
            ],
            "a card taken from the market that is elsewhere": [about(memory.PICKED, 1, "red-1")],
            "a card passed on that is still there": [shown(0, "red-1"), public_note(memory.PASSED_ON, 0, 0)],
            "hands swapped that are still there": [shown(0, "red-1"), public_note(memory.SWAPPED, 0, 1)],
            "a card laid open that nobody took": [about(memory.LAID, 0, "red-1")],
            '"Fuck You" kept by somebody else': [public_note(memory.KEPT, 0, 1)],
            '"Fuck You" buried and in hand': [public_note(memory.BURIED, 0, 0)],
        }.items()
    },
    'a buried "Fuck You" on top of the pile': (buried, move("fuck-you", PILE, PILE)),
    'a buried "Fuck You" one card too high': (buried, swap(("draw_pile", -1), ("draw_pile", -2))),
}


@pytest.mark.parametrize("name", UNTRUE)
def test_a_memory_that_is_not_true_does_no_harm(name: str) -> None:
    good, edit = UNTRUE[name]
    position = good()
    edit(position)
    for seed in range(20):
        check_playable(GAME.from_position(position), seed)


@settings(max_examples=200)
@given(st.data())
def test_no_notes_at_all_do_harm(data: st.DataObject) -> None:
    """Worlds keep the cards, the hand sizes and the view, with any notes."""
    good = data.draw(st.sampled_from(GOOD))
    position = good()
    seats, cards = len(position["players"]), st.lists(st.sampled_from(SOME_CARDS), min_size=1, max_size=3)
    codes = []
    for _ in range(data.draw(st.integers(1, 8))):
        tag, seat = data.draw(st.integers(0, len(memory.SHAPES) - 1)), data.draw(st.integers(0, seats - 1))
        other = data.draw(st.sampled_from([other for other in range(seats) if other != seat]))
        if tag in (memory.HAND, memory.SAW):
            codes.append(own(seat, tag, " ".join(data.draw(cards))))
        elif tag == memory.SHOWN:
            codes.append(shown(seat, " ".join(data.draw(cards))))
        elif tag in (memory.MOVED, memory.GAVE, memory.PILED, memory.AIMED):
            codes.append(public_note(tag, seat, data.draw(st.sampled_from([0, 1, 2, 513])) << 3 | other))
        elif tag == memory.SWAPPED:
            codes.append(public_note(tag, seat, other))
        elif tag in (memory.EVENT_CARD, memory.WISHED, memory.ENDED, memory.KEPT):
            codes.append(public_note(tag, seat, data.draw(st.integers(0, 1))))
        else:
            codes.append(about(tag, seat, data.draw(cards)[0]))
    notes(*codes)(position)
    state = GAME.from_position(position)
    for viewer in viewers(state):
        world = state.resample(viewer, Rng(1))
        assert [len(hand) for hand in world.hands] == [len(hand) for hand in state.hands]
        assert len(world.draw_pile) == len(state.draw_pile)
    check_playable(state)
