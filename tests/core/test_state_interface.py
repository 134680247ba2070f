"""How a state is used from outside: copies, pickles, integers of NumPy, returns, and notes since a point."""

from __future__ import annotations

import copy
import pickle
import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np
import pytest

import parlour
from parlour import IllegalAction, NotYourTurn, Outcome, Rng, State
from parlour.core.memory import AUDIENCE_BITS, PACK, NoteShape, pack, public_note
from parlour.core.seats import NOBODY
from parlour.core.tensor import NOTE, new_buffer, padded
from tests.highcard import GAME as HIGH_CARD

GAMES = ["flautz", "frantic", "fzzzt"]


def states(name: str, seed: int = 3) -> Iterator[State]:
    """Yield a state of a random game after each move."""
    state = parlour.game(name).start(3, seed)
    rng = Rng(seed)
    while state.actors:
        yield state
        actors = state.actors
        seat = actors[rng.below(len(actors))]
        state.apply(seat, state.random_action(seat, rng))
    yield state


@pytest.mark.parametrize("name", GAMES)
def test_states_are_copied_and_pickled(name: str) -> None:
    for number, state in enumerate(states(name)):
        if number % 25 and state.actors:
            continue
        before = state.game.position(state)
        for other in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
            assert other is not state
            assert other.game is state.game
            assert other.game.position(other) == before
            for seat in other.actors[:1]:
                other.apply(seat, other.legal(seat)[0])
                assert state.game.position(state) == before


@pytest.mark.parametrize("name", GAMES)
def test_one_call_observes_the_next_player(name: str) -> None:
    game = parlour.game(name)
    size = game.tensor_layout(3).size
    for state in states(name):
        rows, mask = game.tensor_layout(3).buffer(2), new_buffer(2 * padded(game.actions))
        before = bytes(memoryview(rows))
        seat = state.observe(rows, size, mask, padded(game.actions))
        if not state.actors:
            assert seat == NOBODY
            assert bytes(memoryview(rows)) == before
            continue
        assert seat == state.actors[0]
        row, legal = game.tensor_layout(3).buffer(), new_buffer(game.actions)
        state.encode(seat, row, 0)
        state.mark_legal(seat, legal, 0)
        assert bytes(memoryview(rows)) == bytes(size) + bytes(memoryview(row))
        assert bytes(memoryview(mask)) == bytes(padded(game.actions)) + bytes(memoryview(legal))


@pytest.mark.parametrize("name", GAMES)
def test_one_call_applies_an_action_and_observes_the_next_player(name: str) -> None:
    game = parlour.game(name)
    state, other = game.start(3, 5), game.start(3, 5)
    rows = [game.tensor_layout(3).buffer(), game.tensor_layout(3).buffer()]
    masks = [new_buffer(game.actions), new_buffer(game.actions)]
    seat = state.observe(rows[0], 0, masks[0], 0)
    while seat != NOBODY:
        action = state.legal(seat)[0]
        other.apply(seat, action)
        seat = state.advance(seat, action, rows[0], 0, masks[0], 0)
        assert seat == other.observe(rows[1], 0, masks[1], 0)
        assert seat == NOBODY or rows[0] == rows[1]
        assert seat == NOBODY or masks[0] == masks[1]


def test_a_game_of_another_package_is_pickled() -> None:
    state = HIGH_CARD.start(2, 1)
    other = pickle.loads(pickle.dumps(state))
    assert other.game is HIGH_CARD
    assert HIGH_CARD.position(other) == HIGH_CARD.position(state)


def test_a_deck_of_ones_own_is_pickled() -> None:
    source = parlour.game("flautz").deck_text.replace('name = "', 'name = "my ')
    game = parlour.game("flautz", source)
    state = pickle.loads(pickle.dumps(game.start(2, 1)))
    assert state.game.deck_text == source
    assert pickle.loads(pickle.dumps(game)) is state.game


@pytest.mark.parametrize("name", GAMES)
def test_the_layout_of_an_observation_is_a_value(name: str) -> None:
    layout = parlour.game(name).tensor_layout(2)
    for same in (copy.copy(layout), copy.deepcopy(layout), pickle.loads(pickle.dumps(layout))):
        assert same == layout
        assert same is not layout
        assert hash(same) == hash(layout)
        assert (same.size, same.content) == (layout.size, layout.content)
    assert layout != parlour.game(name).tensor_layout(3)
    first = layout.fields[0]
    assert pickle.loads(pickle.dumps(first)) == first
    assert first != layout.fields[1]
    assert repr(layout).startswith(f"<TensorLayout of {layout.size} bytes: {first.name} {first.shape}, ")


@pytest.mark.parametrize("integer", [np.int64, np.uint8, np.int32])
def test_integers_of_numpy_are_integers(integer: Any) -> None:
    state = parlour.game("flautz").start(integer(2), integer(7), goal=integer(3))
    same = parlour.game("flautz").start(2, 7, goal=3)
    seat = state.actors[0]
    action = state.legal(seat)[0]
    parlour.play(state, integer(seat), integer(action))
    parlour.play(same, seat, action)
    assert state.game.position(state) == same.game.position(same)


@pytest.mark.parametrize("name", GAMES)
def test_every_method_takes_integers_of_numpy(name: str) -> None:
    game = parlour.game(name)
    assert game.tensor_layout(np.int64(2)) == game.tensor_layout(2)  # type: ignore[arg-type]
    state = game.start(2, 7)
    seat = state.actors[0]
    viewer: Any = np.int64(seat)
    assert state.view(viewer) == state.view(seat)
    assert type(state.view(viewer).seat) is int
    assert state.info_state(viewer) == state.info_state(seat)
    assert state.notes(viewer) == state.notes(seat)
    for worlds in (state.sampler(viewer).draw, lambda rng: state.resample(viewer, rng)):
        assert worlds(Rng(1)).view(seat) == state.view(seat)
    action: Any = np.int64(state.legal(seat)[0])
    text = game.text(state, action)
    assert text == game.text(state, int(action), viewer)
    assert game.parse(state, text, viewer) == action


@pytest.mark.parametrize("seat", [2, -1, np.int64(2), 1.0, np.array([0, 1]), True])
def test_a_seat_that_does_not_exist_is_refused(seat: Any) -> None:
    state = parlour.game("fzzzt").start(2, 7)
    calls: list[Callable[[], object]] = [
        lambda: state.view(seat),
        lambda: state.info_state(seat),
        lambda: state.notes(seat),
        lambda: state.resample(seat, Rng(1)),
        lambda: state.sampler(seat),
    ]
    for call in calls:
        with pytest.raises(NotYourTurn) as refused:
            call()
        assert refused.value.code == "no-such-seat"


@pytest.mark.parametrize("action", [1.0, np.float64(1), np.array([1, 2]), "1", True, None, np.True_])
def test_what_is_no_integer_is_refused(action: object) -> None:
    state = parlour.game("fzzzt").start(2, 7)
    before = state.game.position(state)
    with pytest.raises(IllegalAction) as refused:
        parlour.play(state, state.actors[0], action)  # type: ignore[arg-type]
    assert refused.value.code == "no-such-action"
    assert state.game.position(state) == before


def test_returns_add_up_to_nothing_and_more_is_better() -> None:
    game = parlour.game("frantic")
    assert game.returns(Outcome("", "", (10, 150, 30), (0,))) == (2.0, -1.0, -1.0)
    assert game.returns(Outcome("", "", (10, 10, 30, 150), (0, 1))) == (1.0, 1.0, -1.0, -1.0)


@pytest.mark.parametrize("name", GAMES)
def test_notes_are_read_since_a_point(name: str) -> None:
    points = dict.fromkeys((None, 0, 1, 2), 0)
    read: dict[int | None, list[int]] = {seat: [] for seat in points}
    for number, state in enumerate(states(name)):
        if number % 7 and state.actors:
            continue
        for seat in points:
            read[seat] += state.notes(seat, points[seat])
            points[seat] = state.note_count
            assert state.notes(seat) == read[seat]
            assert state.info_state(seat)[: len(read[seat])] == tuple(read[seat])


def code_of(row: np.ndarray, shapes: Sequence[NoteShape], viewer: int, seats: int) -> int:
    """Return the code of a note by its row alone."""

    def number(name: str) -> int:
        field = NOTE[name]
        return int.from_bytes(row[field.offset : field.offset + field.size].tobytes(), "big")

    tag = number("tag") - 1
    shape = shapes[tag]
    about, other = ((number(name) - 1 + viewer) % seats for name in ("seat", "other"))
    cards = [int(card) - 1 for card in row[NOTE["cards"].offset :][:PACK] if card]
    assert (number("seat") == 0) == shape.about_nobody
    assert (number("other") == 0) == (shape.seat_bits == 0)
    if shape.least_cards:
        payload = pack(cards)
        assert number("number") == 0
    else:
        payload = number("number") << shape.seat_bits + shape.kind_bits
        payload |= other if shape.seat_bits else 0
        payload |= cards.pop() if shape.kind_bits else 0
        assert not cards
    return public_note(tag, 0 if shape.about_nobody else about, payload) >> AUDIENCE_BITS


@pytest.mark.parametrize("name", GAMES)
def test_notes_are_rows_of_bytes(name: str) -> None:
    rows, seats = 5, 3
    buffer = NOTE.buffer(rows)
    for state in states(name):
        since = max(state.note_count - 8, 0)
        for seat in range(seats):
            notes = state.notes(seat, since)
            assert state.encode_notes(seat, since, buffer, 0, rows) == len(notes)
            notes = notes[-rows:]
            table = np.frombuffer(memoryview(buffer), np.uint8).reshape(rows, NOTE.size)
            assert not table[len(notes) :].any()
            assert [code_of(row, state.game.note_shapes, seat, seats) for row in table[: len(notes)]] == notes


@pytest.mark.parametrize("name", GAMES)
def test_notes_are_read_by_integers_of_numpy(name: str) -> None:
    state = list(states(name))[9]
    since = state.note_count // 2
    assert state.notes(0, np.int64(since)) == state.notes(0, since)  # type: ignore[arg-type]
    assert state.notes(0, state.note_count) == []
    first, second = NOTE.buffer(3), NOTE.buffer(3)
    count = state.encode_notes(1, since, first, 0, 3)
    assert state.encode_notes(np.int64(1), np.uint16(since), second, 0, np.int32(3)) == count > 0
    assert first == second


@pytest.mark.parametrize("since", [-1, np.int64(-1), 1.0, "1", None, True, 10**30])
@pytest.mark.parametrize("game", [*map(parlour.game, GAMES), HIGH_CARD], ids=lambda game: str(game.name))
def test_notes_are_not_read_since_what_is_no_point(game: parlour.Game, since: Any) -> None:
    state = game.start(2, 7)
    buffer = NOTE.buffer()
    calls: list[Callable[[], object]] = [lambda: state.encode_notes(0, since, buffer, 0, 1)]
    if game is not HIGH_CARD:
        calls.append(lambda: state.notes(0, since))
    for call in calls:
        with pytest.raises(ValueError, match=f"from 0 to note_count, not since {re.escape(repr(since))}"):
            call()
    assert not any(buffer)


@pytest.mark.parametrize("seat", [2, -1, np.int64(2), 1.0, None])
def test_notes_of_a_seat_that_does_not_exist_are_not_written(seat: Any) -> None:
    with pytest.raises(NotYourTurn):
        parlour.game("fzzzt").start(2, 7).encode_notes(seat, 0, NOTE.buffer(), 0, 1)


def test_a_buffer_is_written_in_rows() -> None:
    state = next(states("fzzzt"))
    buffer = state.game.tensor_layout(3).buffer(2)
    for write in (state.encode, state.mark_legal):
        with pytest.raises(ValueError, match="a multiple of eight, not at 3"):
            write(0, buffer, 3)
    assert not any(buffer)
    assert state.encode_notes(0, 0, buffer, 0, 0) == len(state.notes(0)) > 0
    assert not any(buffer)
    with pytest.raises(ValueError, match="there cannot be -1 rows"):
        state.encode_notes(0, 0, buffer, 0, -1)
