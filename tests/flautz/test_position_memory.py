"""The memory of a position may be incomplete and untrue, but must be well formed."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from parlour import BadPosition, Rng, playout
from parlour.core.memory import (
    AUDIENCE_BITS,
    AUDIENCE_MASK,
    pack,
    payload_of,
    private_note,
    public_note,
    seat_of,
    tag_of,
)
from parlour.games.flautz import GAME, memory
from parlour.games.flautz.board import STEPS
from tests.flautz.positions import GOOD, ROW, THREE, TWO, Good, met, position_after, reshuffled
from tests.flautz.scenarios import Scenario, kinds, table
from tests.position_edits import Edit, Plain, add, both, drop, put, swap
from tests.position_fuzzing import check_playable
from tests.scenario_files import do


@pytest.mark.parametrize("step", STEPS)
def test_a_memory_may_begin_at_any_moment(step: str) -> None:
    for position in met()[step][:2]:
        for at in range(len(position["memory"])):
            state = GAME.from_position({**position, "memory": position["memory"][at:]})
            world = state.resample(0, Rng(at))
            assert world.info_state(0) == state.info_state(0)
            playout(world, Rng(at))


def test_no_cards_are_known_that_were_taken_before_the_memory_begins() -> None:
    position = position_after("1 take b3", "1 put b1", hands=TWO, air=ROW)
    for notes, known in ((2, True), (1, False), (0, False)):
        state = GAME.from_position({**position, "memory": position["memory"][2 - notes :]})
        held = {kinds("b3")[0] in state.resample(1, Rng(seed)).hands[0] for seed in range(60)}
        assert (held == {True}) == known


def dealt(*moves: str, **scenario: Any) -> Plain:
    """Return the position after the moves, with the complete memory of the match."""
    state = table(Scenario(rule="Z-1", title="", dealt=True, **scenario))
    do(state, *moves)
    return GAME.position(state)


def third_round() -> Plain:
    """Return a position after many kinds of moves. The first seat is on turn, the third is focused."""
    return dealt(
        *("1 take b3", "1 put b1", "2 focus", "3 take 4", "3 put pr"),
        *("1 take 1", "1 put g3", "2 replace 2", "2 take 2", "2 put g1", "3 focus"),
        hands=THREE,
        air=ROW,
        ground="o6 o7 pi1",
        draw="pi2 pi3",
    )


def second_round() -> Plain:
    moves = ("1 take b3", "1 put b1", "2 take 4", "2 put g1", "3 take 5", "3 put pr")
    return dealt(*moves, hands=THREE, air=ROW, ground="o6 o7 pi1")


def called() -> Plain:
    return dealt("1 flautz", hands=["b3 g3 pu3 o3 m3", *THREE[1:]])


def second_match() -> Plain:
    return dealt("1 flautz", "2 take 1", "2 put g1", hands=["b3 g3 pu3 o3 m3", TWO[1]])


def first_turn() -> Plain:
    return GAME.position(GAME.start(3, 1))


def called_after_swap() -> Plain:
    hands = ["b1 b3 g3 pu3 o3", *THREE[1:]]
    return dealt("1 take m3", "1 put b1!", "2 focus", hands=hands, air="m3 o1 o2")


def after_swaps(hand: str, *swaps: tuple[int, str, str]) -> Good:
    """Return a position whose memory only has swaps of the first seat: place from 0, card taken, card put."""
    notes = [
        public_note(tag, 0, memory.at_place(at, kinds(card)[0]))
        for at, took, left in swaps
        for tag, card in ((memory.TOOK, took), (memory.PUT, left))
    ]
    return lambda: {**position_after(hands=[hand, *THREE[1:]], air="b5 o1 o2", turn=2), "memory": notes}


def read(note: int) -> tuple[int, int, int]:
    """Return the tag, the seat and the payload of a note."""
    code = note >> AUDIENCE_BITS
    return int(tag_of(code)), int(seat_of(code)), int(payload_of(code))


def noted(tag: int, edit: Callable[[int], int]) -> Edit:
    """Edit the payload of the last note with this tag."""

    def change(position: Plain) -> None:
        notes = position["memory"]
        at = max(at for at, note in enumerate(notes) if read(note)[0] == tag)
        _, seat, payload = read(notes[at])
        notes[at] = public_note(tag, seat, edit(payload)) | notes[at] & AUDIENCE_MASK

    return change


def without_deals(position: Plain) -> None:
    known = position["memory"]
    position["memory"] = [note for note in known if read(note)[0] != memory.HAND_DEALT]


def trade(card: str, *path: str | int) -> Edit:
    """Swap the card at this path with one from the draw pile."""
    return lambda position: swap(path, ("draw_pile", position["draw_pile"].index(card)))(position)


def pile_again(position: Plain) -> None:
    position["draw_pile"] += position.pop("discard")


def repeated(tag: int) -> Edit:
    """Replace the memory by three copies of the notes with this tag."""

    def edit(position: Plain) -> None:
        position["memory"] = [note for note in position["memory"] if read(note)[0] == tag] * 3

    return edit


def shown_now(seat: int) -> Edit:
    def edit(position: Plain) -> None:
        hand = pack(kinds(" ".join(position["players"][seat]["hand"])))
        position["memory"].append(public_note(memory.SHOWN, seat, hand))

    return edit


FIRST, SECOND, THIRD = ("players", 0), ("players", 1), ("players", 2)
OTHER_HAND = pack(kinds("b1 b1 b2 b2 pr"))
AS_IT_IS = both()

FALSE: dict[str, tuple[Good, Edit]] = {
    "another card lies there": (third_round, trade("pink-7", "air", 2)),
    "the cards lie elsewhere": (third_round, swap(("air", 0), ("ground", 0))),
    "another card was discarded": (third_round, trade("pink-7", "discard", 0)),
    "nothing was discarded": (third_round, pile_again),
    "a taken card is not in the hand": (third_round, both(without_deals, trade("pink-7", *FIRST, "hand", 2))),
    "another hand came of it": (third_round, trade("pink-7", *FIRST, "hand", 4)),
    "another hand was dealt": (third_round, noted(memory.HAND_DEALT, lambda _: OTHER_HAND)),
    "who is focused is not": (third_round, drop(*THIRD, "focused")),
    "who is not focused is": (third_round, put(True, *SECOND, "focused")),
    "somebody else began": (third_round, put(1, "start")),
    "another match": (third_round, noted(memory.MATCH, lambda _: 2)),
    "a round too few": (second_round, put(1, "round")),
    "a round too many": (second_round, put(3, "round")),
    "somebody else is on turn": (third_round, put(1, "turn")),
    "nobody has just replaced a card": (third_round, put("take-now", "step")),
    "other apprentices": (first_turn, swap((*FIRST, "apprentice"), (*SECOND, "apprentice"))),
    "another card was taken": (third_round, noted(memory.TOOK, lambda payload: payload + 1)),
    "it was taken elsewhere": (third_round, noted(memory.TOOK, lambda payload: payload + 128)),
    "another card was put": (third_round, noted(memory.PUT, lambda payload: payload + 1)),
    "other cards were laid out": (third_round, noted(memory.LAID_OUT, lambda payload: payload + 1)),
    "another card was replaced": (third_round, noted(memory.DISCARDED, lambda payload: payload + 1)),
    "another hand was called": (called, noted(memory.CALLED, lambda _: OTHER_HAND)),
    "nobody has called": (called, both(drop("caller"), drop(*FIRST, "called"))),
    "the match is over": (third_round, add(public_note(memory.ENDED, 0, 1), "memory")),
    "the match ended as the last one did": (second_match, add(public_note(memory.ENDED, 1, 2), "memory")),
    "the last match ended otherwise": (second_match, noted(memory.ENDED, lambda _: 1)),
    "other cards counted": (second_match, noted(memory.SHOWN, lambda _: OTHER_HAND)),
    "another card was discarded just now": (GOOD["one has replaced"], trade("pink-7", "discard", 0)),
    "who just focused is not": (GOOD["one focuses"], drop(*FIRST, "focused")),
    "who just called did not": (
        GOOD["somebody has called"],
        both(drop("caller"), drop(*FIRST, "called")),
    ),
    "another card was taken just now": (GOOD["a card taken"], trade("pink-7", "taken")),
    "what was taken did not lie there": (
        after_swaps("b1 b2 g3 o7 g7", (0, "g7", "b6"), (0, "o7", "b5")),
        AS_IT_IS,
    ),
    "cards were put that nobody took": (GOOD["a card put"], repeated(memory.PUT)),
    "cards were taken again and again": (GOOD["a card put"], repeated(memory.TOOK)),
    "somebody showed the cards before the end": (second_match, shown_now(1)),
    "who was focused showed the cards at the end": (GOOD["over after a call"], shown_now(1)),
    "a straight FLAUTZ! was given away": (after_swaps("b1 b2 b3 b4 g7", (0, "g7", "b5")), AS_IT_IS),
    "a straight FLAUTZ! was broken up, whatever the others imagine": (
        after_swaps(
            "b1 b2 b3 b4 g7",
            *((1, card, "o1") for card in ("b1", "b2", "b3", "b4", "b5")),
            (0, "g7", "b5"),
        ),
        AS_IT_IS,
    ),
    "more cards were taken than a hand holds": (
        after_swaps("b1 b2 g3 o7 g7", *((1, f"pi{value}", "o1") for value in range(1, 8))),
        AS_IT_IS,
    ),
    "a straight FLAUTZ! was broken up long ago": (
        after_swaps("b1 b2 b3 b4 g7", (0, "o1", "b5"), (1, "g7", "o1")),
        AS_IT_IS,
    ),
}


@pytest.mark.parametrize("name", FALSE)
def test_a_memory_that_is_not_true_does_no_harm(name: str) -> None:
    """Notes are not compared with the table, but worlds can be resampled and played with any notes."""
    good, edit = FALSE[name]
    position = good()
    edit(position)
    check_playable(GAME.from_position(position))


TRUE: list[Good] = [
    second_round,
    third_round,
    called,
    called_after_swap,
    second_match,
    after_swaps("b1 b2 b3 g4 g7", (0, "g7", "b5")),
]


@pytest.mark.parametrize("good", TRUE)
def test_a_true_memory_is_believed(good: Good) -> None:
    assert GAME.position(GAME.from_position(good())) == good()


FIVE = pack(kinds("b1 b2 b3 b4 b4"))
NO_NOTES: dict[str, int] = {
    "an unknown tag": public_note(len(memory.SHAPES), 0, 0),
    "a seat that is not there": public_note(memory.FOCUSED, 3, 0),
    "a private swap": private_note(0, memory.TOOK, 0, 0),
    "a hand dealt openly": public_note(memory.HAND_DEALT, 0, FIVE),
    "a hand for somebody else": private_note(1, memory.HAND_DEALT, 0, FIVE),
    "four cards dealt": private_note(0, memory.HAND_DEALT, 0, FIVE >> 7),
    "six cards called": public_note(memory.CALLED, 0, FIVE << 7 | 1),
    "five cards laid out": public_note(memory.LAID_OUT, 0, FIVE),
    "no card shown": public_note(memory.SHOWN, 0, FIVE >> 7 << 7),
    "an unknown card shown": public_note(memory.SHOWN, 0, FIVE | 127),
    "an unknown card taken": public_note(memory.TOOK, 0, 55),
    "an unknown card put": public_note(memory.PUT, 0, 127),
    "a seventh place": public_note(memory.DREW, 0, memory.at_place(6, 0)),
    "a sixth apprentice": public_note(memory.APPRENTICE, 0, 5),
    "focused twice over": public_note(memory.FOCUSED, 0, 1),
    "a fifth way to end": public_note(memory.ENDED, 0, 5),
    "more matches than ever": public_note(memory.MATCH, 0, 2**40),
}


@pytest.mark.parametrize("name", NO_NOTES)
def test_a_memory_of_nonsense_is_refused(name: str) -> None:
    for position in (third_round(), GOOD["a turn"]()):
        position.setdefault("memory", []).insert(0, NO_NOTES[name])
        with pytest.raises(BadPosition) as refused:
            GAME.from_position(position)
        assert refused.value.code == "position-memory"


@pytest.mark.rule("Z-8")
@pytest.mark.parametrize("begins", [0, -9])
def test_a_reshuffled_pile_is_remembered(begins: int) -> None:
    state = reshuffled(34)
    for _ in range(2):
        state.apply(state.turn, state.legal(state.turn)[0])
    position: Plain = state.game.position(state)
    position["memory"] = position["memory"][begins:]
    assert memory.RESHUFFLED in [read(note)[0] for note in position["memory"]]
    assert state.game.position(state.game.from_position(position)) == position
    drop("recycled")(position)
    check_playable(state.game.from_position(position))


@pytest.mark.rule("Z-8")
def test_a_reshuffled_pile_of_other_cards_than_were_discarded_does_no_harm() -> None:
    """The memory has a card too many, and a card in the pile was dealt and never put down."""
    state = reshuffled(34)
    position = state.game.position(state)
    without_deals(position)
    state.game.from_position(position)
    counted = copy.deepcopy(position)
    noted(memory.RESHUFFLED, lambda count: count + 1)(counted)
    check_playable(state.game.from_position(counted))
    notes = [read(note) for note in state.memory]
    taken = {(seat, memory.kind_in(payload)) for tag, seat, payload in notes if tag == memory.TOOK}
    seat, at = next(
        (seat, at)
        for seat, hand in enumerate(state.hands)
        for at, card in enumerate(hand)
        if (seat, card) not in taken and card != state.draw_pile[-1]
    )
    swap(("players", seat, "hand", at), ("draw_pile", 0))(position)
    check_playable(state.game.from_position(position))


#: The tags of notes about visible moves.
OPEN = (memory.TOOK, memory.PUT, memory.FOCUSED, memory.DISCARDED, memory.DREW, memory.CALLED)


def of_last_match(position: Plain, *tags: int) -> list[int]:
    """Return the indices of the notes of the last match with these tags."""
    found = [at for at, note in enumerate(position["memory"]) if read(note)[0] == memory.MATCH]
    return [at for at in range(found[-1], len(position["memory"])) if read(position["memory"][at])[0] in tags]


@pytest.mark.parametrize("step", ["take", "replace", "take-now", "put"])
def test_whoever_forgets_what_was_done_last_can_play_on(step: str) -> None:
    for position in met()[step]:
        done = of_last_match(position, *OPEN)
        if done:
            drop("memory", done[-1])(position := copy.deepcopy(position))
            check_playable(GAME.from_position(position))
