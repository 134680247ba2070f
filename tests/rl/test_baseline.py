"""The benchmark of the baseline: which models it trains, and whom they play."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import baseline
from bench.strength import Contest, Deal
from parlour.rl import train
from tests.rl.models import write_model

pytestmark = pytest.mark.rl


@pytest.fixture
def contests(monkeypatch: pytest.MonkeyPatch) -> list[Contest]:
    """What is measured, which takes no time here."""
    monkeypatch.setenv("PARLOUR_MODELS", "")  # so that it is restored
    played: list[Contest] = []

    def measure(contest: Contest, numbers: range, workers: int) -> list[Deal]:
        played.append(contest)
        return [Deal(0.5, 1, 0.1, 0.1) for _ in numbers]

    monkeypatch.setattr(baseline, "measure", measure)
    return played


def test_models_of_any_game_play_the_house_bots_and_each_other(
    contests: list[Contest], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("net-1", "net-2"):
        write_model(tmp_path, "flautz", 3, name)
    arguments = f"--game flautz --seats 3 --keep 1,2 --deals 5 --out {tmp_path}"
    assert baseline.main(arguments.split()) == 0
    assert {(contest.game, contest.seats) for contest in contests} == {("flautz", 3)}
    pairs = [(contest.contender, contest.rival) for contest in contests]
    rivals = ("random", "easy", "normal", "hard")
    assert pairs == [
        *(("net-1", rival) for rival in rivals),
        *(("net-2", rival) for rival in rivals),
        ("net-2", "net-1"),
    ]
    # Not by the time, which would depend on the machine.
    assert {contest.budget.worlds for contest in contests} == {300}
    said = capsys.readouterr().out
    assert (
        "| bot | against `random` | against `easy` | against `normal` | against `hard`, 300 worlds |" in said
    )
    assert "| `net-2` |" in said
    assert "| 15 |\n" in said


def test_models_that_are_missing_are_trained(
    contests: list[Contest], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    trained: list[list[str]] = []

    def fail(arguments: list[str]) -> int:
        trained.append(arguments)
        return 130

    monkeypatch.setattr(train, "main", fail)
    assert baseline.main(["--game", "frantic", "--out", str(tmp_path)]) == 130
    assert trained[0][:3] == ["frantic", "--seats", "2"]
    assert contests == []


def test_a_wrong_number_of_seats_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        baseline.main(["--seats", "5"])
    assert "5 is not a possible number of seats; the game takes 2 to 4." in capsys.readouterr().err
