"""The memory of a position may be incomplete and untrue, but must be well formed."""

from __future__ import annotations

import pytest

from parlour import BadPosition, Rng, playout
from parlour.core.memory import pack, private_note, public_note
from parlour.games.fzzzt import GAME, memory
from tests.fzzzt.positions import auction

NONSENSE: dict[str, int] = {
    "a note of an unknown sort": public_note(7, 0, 0),
    "a note of a seat that is not there": public_note(memory.AUCTION_WON, 3, 0),
    "a note of an unknown card": public_note(memory.AUCTION_WON, 0, 63),
    "a note of Mechanic 5": public_note(memory.MECHANIC_TAKEN, 0, 5),
    "an auction that only one seat saw": private_note(0, memory.AUCTION_WON, 0, 0),
    "a hand that everybody saw": public_note(memory.HAND_DEALT, 0, 5),
    "a hand that another seat saw": private_note(1, memory.HAND_DEALT, 0, 5),
    "a hand of no cards": private_note(0, memory.HAND_DEALT, 0, 0),
    "a robot at an eleventh unit": public_note(memory.ROBOT_ALLOCATED, 0, 10 << 6),
}


@pytest.mark.parametrize("name", NONSENSE)
def test_a_memory_of_nonsense_is_refused(name: str) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.from_position({**auction(), "memory": [NONSENSE[name]]})
    assert refused.value.code == "position-memory"


def test_a_memory_that_is_not_true_does_no_harm() -> None:
    """Notes are not compared with the table, but worlds can be resampled and played with any notes."""
    state = GAME.start(2, 5)
    rng = Rng(5)
    for _ in range(30):
        state.apply(state.actors[0], state.random_action(state.actors[0], rng))
    position = GAME.position(state)
    bid = public_note(memory.BID_SHOWN, 1, pack([0, 1, 2, 3, 4, 5]))
    won = public_note(memory.AUCTION_WON, 1, 0)
    forged = GAME.from_position({**position, "memory": [*state.memory, *[bid, won] * 5]})
    for seat in (0, 1, None):
        world = forged.resample(seat, rng)
        again = GAME.from_position(GAME.position(world))
        assert again.info_state(seat) == forged.info_state(seat)
        playout(again, rng)


def test_without_a_memory_seats_still_see_the_table() -> None:
    state = GAME.start(2, 5)
    rng = Rng(5)
    bare, whole = set(), set()
    for _ in range(30):
        bare.add(GAME.from_position({**GAME.position(state), "memory": []}).info_state(None))
        whole.add(state.info_state(None))
        state.apply(state.actors[0], state.random_action(state.actors[0], rng))
    assert len(bare) == len(whole) > 20
