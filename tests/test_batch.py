"""Many games at once: the arrays of a batch are what the games say, and mistakes move nothing."""

from __future__ import annotations

import copy
import pickle
import re
from pathlib import Path
from runpy import run_path
from typing import Any

import numpy as np
import pytest

import parlour
from parlour import Batch, ParlourError, State, playout
from parlour.core.rng import Rng
from parlour.core.tensor import NOTE
from parlour.rl import BatchError, BrokenBatch
from parlour.rl.batch import LocalStepper
from tests.highcard import GAME as HIGH_CARD
from tests.paths import ROOT

GAMES = ["flautz", "frantic", "fzzzt"]
NAMES = [
    "observation",
    "mask",
    "seat",
    "reward",
    "done",
    "truncated",
    "final_observation",
    "notes",
    "note_count",
]


def states_of(batch: Batch) -> list[State]:
    stepper = batch._stepper
    assert isinstance(stepper, LocalStepper)
    return stepper.rows.states


def snapshot(batch: Batch) -> dict[str, np.ndarray]:
    return {name: getattr(batch, name).copy() for name in NAMES}


def expect_equal(first: dict[str, np.ndarray], second: dict[str, np.ndarray]) -> None:
    for name in NAMES:
        np.testing.assert_array_equal(first[name], second[name], name)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seats", [2, 4])
def test_the_arrays_say_what_the_games_say(name: str, seats: int) -> None:
    batch = Batch(name, seats, 5, seed=1)
    generator = np.random.default_rng(1)
    buffer = batch.tensor_layout.buffer()
    for _ in range(60):
        for row, state in enumerate(states_of(batch)):
            seat = state.actors[0]
            assert batch.seat[row] == seat
            assert np.flatnonzero(batch.mask[row]).tolist() == state.legal(seat)
            state.encode(seat, buffer, 0)
            assert bytes(batch.observation[row]) == bytes(memoryview(buffer))
        batch.step(batch.random_actions(generator))


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_ends_is_followed_by_another_at_once(name: str) -> None:
    options: dict[str, Any] = {"goal": 1} if name == "flautz" else {}
    batch = Batch(name, 3, 2, seed=4, **options)
    generator = np.random.default_rng(1)
    games = 0
    while games < 3:
        before = [state.clone() for state in states_of(batch)]
        seats, actions = batch.seat.copy(), batch.random_actions(generator)
        batch.step(actions)
        for row, state in enumerate(before):
            state.apply(int(seats[row]), int(actions[row]))
            assert batch.done[row] == (not state.actors)
            assert not batch.truncated[row]
            if state.actors:
                assert not batch.reward[row].any()
                continue
            games += 1
            assert state.outcome is not None
            assert tuple(batch.reward[row]) == batch.game.returns(state.outcome)
            buffer = batch.tensor_layout.buffer(3)
            for seat in range(3):
                state.encode(seat, buffer, seat * batch.tensor_layout.size)
            assert bytes(batch.final_observation[row].reshape(-1)) == bytes(memoryview(buffer))
            assert batch.mask[row].any()


def test_the_loop_on_the_page_runs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = (ROOT / "docs" / "research.md").read_text("utf-8")
    (loop,) = re.findall(r"^```python\n(.*?)^```", page, flags=re.M | re.S)
    assert len(loop.splitlines()) <= 30
    program = tmp_path / "loop.py"
    program.write_text(
        loop.replace("range(15)", "range(2)").replace("range(100)", "range(60)"), encoding="utf-8"
    )
    run_path(str(program), run_name="__main__")
    assert re.match(r"\d+ games; in the last 300, the learner won [+-]\d", capsys.readouterr().out)


def test_games_follow_from_the_seed_and_the_row() -> None:
    batch = Batch("fzzzt", 2, 3, seed=9)
    for row, state in enumerate(states_of(batch)):
        dealt = parlour.game("fzzzt").start_from(2, Rng(9, row << 32), {})
        assert state.game.position(state) == dealt.game.position(dealt)
    other = Batch("fzzzt", 2, 3, seed=10)
    assert (batch.observation != other.observation).any()


def test_a_long_game_is_truncated() -> None:
    batch = Batch("frantic", 2, 4, seed=1, move_limit=7)
    generator = np.random.default_rng(1)
    for step in range(1, 22):
        batch.step(batch.random_actions(generator))
        assert batch.truncated.all() == (step % 7 == 0)
        assert not batch.done.any()
        assert not batch.reward.any()
    assert batch.final_observation.any(axis=2).all()


def test_games_that_are_over_at_the_deal_are_skipped() -> None:
    game = parlour.game("frantic")
    over = [row for row in range(3000) if not game.start_from(8, Rng(0, row << 32), {"limit": 1}).actors]
    batch = Batch("frantic", 8, max(over, default=0) + 1, limit=1)
    assert batch.mask.any(axis=1).all()


def test_without_observations_there_are_none() -> None:
    seen, blind = Batch("flautz", 2, 3, seed=2), Batch("flautz", 2, 3, seed=2, observe=False)
    assert blind.observation.shape == (3, 0)
    for _ in range(20):
        actions = seen.mask.argmax(axis=1)
        seen.step(actions)
        blind.step(actions)
        np.testing.assert_array_equal(seen.mask, blind.mask)


def test_a_game_without_tensors_can_be_played_without_observations() -> None:
    batch = Batch(HIGH_CARD, 2, 3, observe=False)
    batch.step(batch.mask.argmax(axis=1))
    assert batch.seat.tolist() == [1, 1, 1]


@pytest.mark.parametrize("name", GAMES)
def test_notes_are_what_a_seat_has_seen_since_its_last_decision(name: str) -> None:
    most, seats = 6, 3
    options: dict[str, Any] = {"goal": 1} if name == "flautz" else {}
    batch = Batch(name, seats, 2, seed=4, notes=most, **options)
    assert batch.notes.shape == (2, most, NOTE.size)
    generator = np.random.default_rng(1)
    read = np.zeros((2, seats), int)
    buffer = NOTE.buffer(most)
    games = truncated = 0
    while games < 3:
        for row, state in enumerate(states_of(batch)):
            seat = state.actors[0]
            notes = state.notes(seat, int(read[row, seat]))
            assert batch.note_count[row] == len(notes)
            truncated += len(notes) > most
            state.encode_notes(seat, int(read[row, seat]), buffer, 0, most)
            assert bytes(batch.notes[row].reshape(-1)) == bytes(memoryview(buffer))
            read[row, seat] = state.note_count
        batch.step(batch.random_actions(generator))
        read[batch.done] = 0
        games += int(batch.done.sum())
    assert truncated


def test_without_notes_there_are_none() -> None:
    batch = Batch("fzzzt", 2, 3)
    assert batch.notes.shape == (3, 0, NOTE.size)
    assert not batch.note_count.any()


@pytest.mark.parametrize("name", GAMES)
def test_games_are_far_shorter_than_their_limit(name: str) -> None:
    options: dict[str, Any] = {"goal": 20, "arena": "long"} if name == "flautz" else {}
    game = parlour.game(name)
    longest = max(playout(game.start(game.most_seats, seed, **options), Rng(seed)) for seed in range(5))
    assert longest < game.move_limit / 2


class NothingToDo(type(HIGH_CARD)):  # type: ignore[misc]
    """High Card without cards: every game is over at the deal."""

    def set_up(self, state: Any, options: Any) -> None:
        state.hands = [[] for _ in range(state.seats)]


def test_options_that_leave_nothing_to_play_are_refused() -> None:
    with pytest.raises(BatchError, match="1,000 deals with these options ended as soon as they were dealt"):
        Batch(NothingToDo(), 2, 1, observe=False)


def test_arrays_cannot_be_written_to() -> None:
    batch = Batch("fzzzt", 2, 3)
    for name in NAMES:
        with pytest.raises(ValueError, match="read-only"):
            getattr(batch, name)[0] = 1


@pytest.mark.parametrize(
    ("actions", "message", "row"),
    [
        ([1, 2], "there must be 3 actions, one for each row, not 2", None),
        (5, "not a single one", None),
        (np.ones((3, 1), int), "not 3 × 1", None),
        ([1.0, 1.0, 1.0], "actions are integers, not float64", None),
        (["1", "1", "1"], "actions are integers", None),
        ([[1], [2, 3], 1], "there must be 3 actions, one for each row", None),
        ([2**70, 1, 1], "actions are integers, not object", None),
        ([True, True, True], "actions are integers, not bool", None),
        ([1, 129, 1], "row 1: seat .* must not choose action 129: There is no action 129", 1),
        ([1, 1, -1], "row 2: seat .* must not choose action -1: There is no action -1", 2),
        ([1, 1, 64], "row 2: seat .* must not choose action 64: .*F-", 2),
    ],
)
@pytest.mark.parametrize("processes", [1, pytest.param(2, marks=pytest.mark.long)])
def test_a_mistake_is_explained_and_moves_nothing(
    actions: Any, message: str, row: int | None, processes: int
) -> None:
    with Batch("fzzzt", 2, 3, processes=processes) as batch:
        before = snapshot(batch)
        with pytest.raises(BatchError, match=message) as refused:
            batch.step(actions)
        assert refused.value.row == row
        expect_equal(snapshot(batch), before)
        batch.step(batch.mask.argmax(axis=1))


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"game": "bridge"}, "There is no game called bridge"),
        ({"game": None}, "There is no game called None"),
        ({"seats": 9}, "9 is not a possible number of seats"),
        ({"stakes": 3}, "The game has no option stakes; available: limit, family"),
        ({"stakes": 3, "observe": False}, "The game has no option stakes"),
        ({"limit": "none"}, "none is not valid for the option limit"),
        ({"count": 0}, "count must be a whole number from 1 to 1,000,000, not 0"),
        ({"count": 2.5}, "count must be a whole number"),
        ({"count": 2**64 - 1}, "count must be a whole number from 1 to 1,000,000"),
        ({"seed": -1}, "seed must be a whole number from 0 to 18,446,744,073,709,551,615, not -1"),
        ({"seed": 2**64}, "seed must be a whole number from 0 to 18,446,744,073,709,551,615"),
        ({"move_limit": 0}, "move_limit must be a whole number from 1 to 1,000,000,000, not 0"),
        ({"move_limit": 2**63}, "move_limit must be a whole number from 1 to 1,000,000,000"),
        ({"notes": -1}, "notes must be a whole number from 0 to 10,000, not -1"),
        ({"processes": 0}, "processes must be a whole number from 1 to 1,000, not 0"),
        ({"game": HIGH_CARD}, "highcard provides no observations"),
    ],
)
def test_what_is_impossible_is_refused(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(BatchError, match=message) as refused:
        Batch(**{"game": "frantic", "seats": 3, "count": 2, **arguments})
    assert isinstance(refused.value, ParlourError)
    assert isinstance(refused.value, ValueError)


def test_integers_of_numpy_are_welcome() -> None:
    batch = Batch("fzzzt", np.int64(2), np.int32(3), np.uint64(1))  # type: ignore[arg-type]
    batch.step(batch.mask.argmax(axis=1).astype(np.uint8))


class NothingButZeros:
    """A generator that draws 0 every time, as a real one does now and then."""

    def random(self, size: int) -> np.ndarray:
        return np.zeros(size)


def test_random_actions_are_legal_whatever_is_drawn() -> None:
    batch = Batch("frantic", 4, 16, seed=1)
    for _ in range(30):
        batch.step(batch.random_actions(NothingButZeros()))  # type: ignore[arg-type]


def test_a_state_is_a_copy_of_the_game_in_a_row() -> None:
    batch = Batch("fzzzt", 2, 3, seed=9)
    before = snapshot(batch)
    state = batch.state(2)
    assert state.game.position(state) == state.game.position(states_of(batch)[2])
    seat = state.actors[0]
    state.apply(seat, state.legal(seat)[0])
    expect_equal(snapshot(batch), before)
    with pytest.raises(BatchError, match="row must be a whole number from 0 to 2, not 3"):
        batch.state(3)


def test_an_interrupted_step_breaks_the_batch(monkeypatch: pytest.MonkeyPatch) -> None:
    batch = Batch("fzzzt", 2, 3)

    def interrupt(stepper: LocalStepper, actions: np.ndarray) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(LocalStepper, "step", interrupt)
    with pytest.raises(KeyboardInterrupt):
        batch.step(batch.mask.argmax(axis=1))
    monkeypatch.undo()
    with pytest.raises(BrokenBatch, match="was not completed: create another batch"):
        batch.step(batch.mask.argmax(axis=1))
    with pytest.raises(BrokenBatch):
        batch.state(0)


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, pickle.dumps])
def test_a_batch_says_that_it_cannot_be_copied(copied: Any) -> None:
    with pytest.raises(BatchError, match="cannot be copied or pickled: create another one"):
        copied(Batch("fzzzt", 2, 3))
