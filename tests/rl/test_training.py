"""What a training does without PyTorch: the games of the teacher, and what it is asked for."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

import parlour
from parlour.bots import derive_rng
from parlour.rl.train import main
from parlour.rl.training.teacher import Teacher


@pytest.mark.parametrize(("game", "seats"), [("fzzzt", 2), ("frantic", 2), ("flautz", 3)])
def test_the_teacher_shows_every_real_decision_of_a_game(game: str, seats: int) -> None:
    found = parlour.game(game)
    shown = Teacher(found, seats, seed=1, worlds=1)(4)
    count = len(shown.returns)
    assert shown.observation.shape == (count, found.tensor_layout(seats).content)
    assert shown.mask.shape == shown.target.shape == (count, found.actions)
    assert count > 5
    assert (shown.mask.sum(axis=1) > 1).all()
    assert shown.target.sum(axis=1) == pytest.approx(1.0)
    assert (shown.target[~shown.mask] == 0).all()
    assert ((shown.returns >= -1.0) & (shown.returns <= seats - 1.0)).all()


def test_the_seed_and_the_number_determine_a_game_of_the_teacher() -> None:
    found = parlour.game("fzzzt")
    first, second = Teacher(found, 2, 1, worlds=2), Teacher(found, 2, 2, worlds=2)
    assert np.array_equal(first(3).observation, Teacher(found, 2, 1, worlds=2)(3).observation)
    assert not np.array_equal(first(3).observation[:5], first(4).observation[:5])
    assert not np.array_equal(first(3).observation[:5], second(3).observation[:5])


def test_the_teacher_plays_with_the_options_of_the_game() -> None:
    found = parlour.game("flautz")
    field = found.tensor_layout(3)["matches"]
    for options, goal in (({}, 0), ({"goal": 2}, 2)):
        shown = Teacher(found, 3, 1, worlds=1, options=options)(0)
        assert (shown.observation[:, field.offset] == goal).all()


def test_a_game_that_is_over_at_the_deal_teaches_nothing() -> None:
    found = parlour.game("frantic")
    options = {"limit": 1}
    numbers = range(10_000)
    over = next(n for n in numbers if not found.start_from(8, derive_rng(1, n), options).actors)
    shown = Teacher(found, 8, 1, worlds=1, options=options)(over)
    assert len(shown.observation) == len(shown.mask) == len(shown.target) == len(shown.returns) == 0


WRONG = {
    "chess": "There is no game called chess; available: flautz, frantic, fzzzt.",
    "fzzzt --seats 7": "7 is not a possible number of seats; the game takes 2 to 4. (F-1)",
    "fzzzt --seats two": "Argument --seats: 'two' is no whole number from 1 to 100.",
    "fzzzt --minutes soon": "Argument --minutes: 'soon' is no number of minutes from 0 to 100000.",
    "fzzzt --minutes nan": "Argument --minutes: 'nan' is no number of minutes from 0 to 100000.",
    "fzzzt --imitation -1": "Argument --imitation: '-1' is no number of minutes from 0 to 100000.",
    "fzzzt --keep 10,x": "Argument --keep: 'x' is no whole number from 1 to 100000.",
    "fzzzt --seed -1": "Argument --seed: '-1' is no whole number from 0 to 18446744073709551615.",
    "fzzzt --worlds 0": "Argument --worlds: '0' is no whole number from 1 to 100000.",
    "fzzzt --workers 0": "Argument --workers: '0' is no whole number from 1 to 256.",
    "fzzzt --name easy": "Argument --name: 'easy' is the name of another bot.",
    "fzzzt --name": "Argument --name: expected one argument.",
    "fzzzt --option goal=1": "The game has no option goal; available: –.",
    "flautz --option goal=0": "0 is not valid for the option goal; allowed: crystals, 1–20.",
    "fzzzt --resume nowhere": "nowhere: No such file or directory.",
    "fzzzt --colour red": "Unrecognized arguments: --colour red.",
}


@pytest.mark.parametrize("arguments", WRONG)
def test_wrong_arguments_are_refused_in_one_sentence(
    arguments: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as end:
        sys.exit(main(arguments.split()))
    said = capsys.readouterr()
    assert (end.value.code, said.out, said.err) == (2, "", f"{WRONG[arguments]}\n")
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("file", ["fzzzt-2-net.onnx", "fzzzt-2-net.checkpoint", "fzzzt-2-net-30.onnx"])
def test_another_training_is_not_overwritten(
    file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    precious = tmp_path / file
    precious.write_text("precious")
    assert main(["fzzzt", "--keep", "10,30", "--out", str(tmp_path)]) == 2
    checkpoint = tmp_path / "fzzzt-2-net.checkpoint"
    advice = f"continue with --resume {checkpoint}, or choose another --name or --out."
    assert capsys.readouterr().err == f"{precious} exists already; {advice}\n"
    assert precious.read_text() == "precious"
    assert list(tmp_path.iterdir()) == [precious]
