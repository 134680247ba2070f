"""The contract of games, tested with the real games and with High Card."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

import parlour
from parlour import (
    BadNotation,
    BadOption,
    Event,
    Game,
    IllegalAction,
    Notation,
    NotYourTurn,
    ParlourError,
    Rng,
    State,
    UnknownName,
)
from tests.entry_points import install_highcard
from tests.highcard import GAME as HIGH_CARD


def test_a_game_of_another_package_is_found_by_its_entry_point(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install_highcard(monkeypatch, tmp_path)
    assert parlour.game_names() == ["flautz", "frantic", "fzzzt", "highcard"]
    assert parlour.game("highcard") is HIGH_CARD


def test_an_unknown_game_is_answered_with_the_known_ones() -> None:
    with pytest.raises(UnknownName) as unknown:
        parlour.game("poker")
    assert unknown.value.code == "unknown-game"
    assert "fzzzt" in str(unknown.value.params["known"])


@pytest.mark.parametrize("seats", [1, 5, 0, -2, True, "3", 2.0, None])
def test_seats_out_of_range_are_refused(seats: object) -> None:
    with pytest.raises(BadOption) as refused:
        HIGH_CARD.start_with(seats, 0, {})  # type: ignore[arg-type]
    assert refused.value.code == "bad-seats"


@pytest.mark.parametrize("seed", [-1, 2**64, "7", 1.0, True, None])
def test_seeds_out_of_range_are_refused(seed: object) -> None:
    with pytest.raises(BadOption) as refused:
        HIGH_CARD.start_with(2, seed, {})  # type: ignore[arg-type]
    assert refused.value.code == "bad-seed"


def test_play_refuses_by_rule_and_changes_nothing() -> None:
    state = HIGH_CARD.start(2, 1)
    before = HIGH_CARD.position(state)
    missing = next(number for number in range(1, 25) if number not in state.legal(0))
    with pytest.raises(IllegalAction) as refused:
        parlour.play(state, 0, missing)
    assert refused.value.rule == "H-2"
    assert HIGH_CARD.position(state) == before
    parlour.play(state, 0, state.legal(0)[0])
    after = HIGH_CARD.position(state)
    assert after != before
    with pytest.raises(NotYourTurn):
        parlour.play(state, 0, 1)
    with pytest.raises(NotYourTurn):
        parlour.play(state, 7, 1)
    assert HIGH_CARD.position(state) == after


@pytest.mark.parametrize(
    ("seat", "text", "code"),
    [
        (0, " \n", "empty-move"),
        (0, "fold", "not-your-turn"),
        (1, "", "empty-move"),
        (1, "fold", "not-a-card"),
        (1, "lay 99", "not-in-hand"),
    ],
)
def test_a_text_is_refused_for_the_first_thing_wrong_with_it(seat: int, text: str, code: str) -> None:
    state = HIGH_CARD.start(2, 1)
    state.apply(0, state.legal(0)[0])
    with pytest.raises(ParlourError) as refused:
        HIGH_CARD.parse(state, text, seat)
    assert refused.value.code == code


def test_nobody_moves_after_the_game() -> None:
    state = HIGH_CARD.start(2, 1)
    parlour.playout(state, Rng(1))
    with pytest.raises(NotYourTurn) as refused:
        HIGH_CARD.parse(state, "lay 1")
    assert refused.value.code == "game-over"


def test_a_notation_that_only_writes_reads_that() -> None:
    class Plain(Notation):
        def write(self, state: State, seat: int, action: int) -> str:
            return f"Lay {action}"

    state = HIGH_CARD.start(2, 1)
    for action in state.legal(0):
        assert Plain().read(state, 0, f" lay {action}\n") == action
    with pytest.raises(BadNotation) as refused:
        Plain().read(state, 0, "fold")
    assert refused.value.code == "not-a-move"


def test_a_listener_hears_the_first_deal_and_all_after_it() -> None:
    heard: list[Event] = []
    state = parlour.game("fzzzt").start_with(3, 4, {}, heard.append)
    dealt = len(heard)
    assert dealt > 0
    state.apply(state.actors[0], 1)
    assert len(heard) > dealt


def test_errors_travel_between_processes() -> None:
    error = IllegalAction("not-in-hand", "F-9", card="3N")
    back = pickle.loads(pickle.dumps(error))
    assert (type(back), back.code, back.rule, back.params) == (
        IllegalAction,
        "not-in-hand",
        "F-9",
        {"card": "3N"},
    )
    assert str(back) == "not-in-hand (F-9) card='3N'"
    assert isinstance(back, ParlourError)


def test_a_game_has_the_facts_of_the_contract() -> None:
    game: Game = parlour.game("fzzzt")
    assert (game.name, game.least_seats, game.most_seats, game.actions) == ("fzzzt", 2, 4, 129)
    assert game.rules[0] == "F-1"
    assert len(game.rules) == 26
