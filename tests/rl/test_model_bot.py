"""Bots that play by a trained network."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import parlour
from parlour import Perspective, Rng
from parlour.bots import decide, derive_rng
from parlour.bots.model import ModelBot, load
from parlour.bots.model_file import HEADER, BadModel
from parlour.languages import LANGUAGES, Speaker
from tests.rl.models import onnx_of, weights, write_model

GAMES = [("fzzzt", 2), ("fzzzt", 4), ("frantic", 3), ("flautz", 2)]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_model_chooses_the_best_legal_action(tmp_path: Path, game: str, seats: int) -> None:
    found = parlour.game(game)
    bot = ModelBot(write_model(tmp_path, game, seats))
    layout = found.tensor_layout(seats)
    matrix = weights(layout.content, found.actions)
    state = found.start(seats, 5)
    for move in range(60):
        if not state.actors:
            break
        seat = state.actors[0]
        observation = layout.buffer()
        state.encode(seat, observation, 0)
        logits = (
            np.frombuffer(memoryview(observation), np.uint8)[: layout.content].astype(np.float32) @ matrix
        )
        action = decide(bot, "net", state, seat, derive_rng(1, move))
        best = max(logits[legal] for legal in state.legal(seat))
        assert logits[action] == pytest.approx(best, rel=1e-4, abs=1e-3)
        state.apply(seat, action)


def test_a_bot_has_a_model_for_each_number_of_seats(tmp_path: Path) -> None:
    bot = ModelBot(write_model(tmp_path, seats=2), write_model(tmp_path, seats=3))
    for seats in (2, 3):
        state = parlour.game("fzzzt").start(seats, 1)
        seat = state.actors[0]
        assert decide(bot, "net", state, seat, Rng(1)) in state.legal(seat)


def test_a_file_is_loaded_once_until_it_changes(tmp_path: Path) -> None:
    path = write_model(tmp_path)
    first = load(path)
    assert load(path) is first
    os.utime(path, ns=(1, 1))
    assert load(path) is not first


def cut(path: Path) -> bytes:
    return path.read_bytes()[:-100]


BAD: dict[str, Callable[[Path], bytes]] = {
    "an empty file": lambda path: b"",
    "a text": lambda path: b"This is no model.",
    "random bytes": lambda path: np.random.default_rng(3).bytes(10_000),
    "a file that was cut off": cut,
    "a model without a header": lambda path: onnx_of(weights(4, 3), {}),
    "a header that is no JSON": lambda path: onnx_of(weights(4, 3), {HEADER: "fzzzt"}),
    "a header without a game": lambda path: onnx_of(weights(4, 3), {HEADER: '{"seats": 2}'}),
    "a header without a network": lambda path: path.read_bytes()[-600:],
}


@pytest.mark.parametrize("what", BAD)
def test_a_file_that_is_no_model_is_refused(tmp_path: Path, what: str) -> None:
    path = write_model(tmp_path)
    path.write_bytes(BAD[what](path))
    with pytest.raises(BadModel) as refused:
        ModelBot(path)
    assert refused.value.code == "bad-model"
    check_sentences(refused.value)


@pytest.mark.parametrize("change", [{"size": 7}, {"actions": 3}])
def test_a_network_that_does_not_fit_its_header_is_refused(tmp_path: Path, change: dict[str, int]) -> None:
    with pytest.raises(BadModel) as refused:
        ModelBot(write_model(tmp_path, changes=change))
    assert refused.value.code == "bad-model"


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadModel) as refused:
        ModelBot(tmp_path / "fzzzt-2-net.onnx")
    assert refused.value.code == "unreadable-model"
    check_sentences(refused.value)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "frantic"}, "model-of-other-game"),
        ({"seats": 3}, "model-of-other-seats"),
        ({"deck": "other"}, "model-of-other-deck"),
        ({"layout": "other"}, "model-of-other-version"),
        ({"rules": 99}, "model-of-other-version"),
    ],
)
def test_a_model_of_another_game_is_refused(tmp_path: Path, change: dict[str, object], code: str) -> None:
    bot = ModelBot(write_model(tmp_path, changes=change))
    state = parlour.game("fzzzt").start(2, 1)
    with pytest.raises(BadModel) as refused:
        bot.choose(Perspective(state, state.actors[0], Rng(1)), Rng(1))
    assert refused.value.code == code
    check_sentences(refused.value)


def check_sentences(error: BadModel) -> None:
    """There is one in every language, with the name of the file."""
    sentences = {Speaker(language).error(error) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    assert all("fzzzt-2-net.onnx" in sentence for sentence in sentences)
