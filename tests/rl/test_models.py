"""Models in a folder are bots everywhere: in lists, in simulations, in the arena and in the room."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import parlour
from parlour import UnknownName, bots
from parlour.bots import models
from parlour.bots.model import ModelBot
from parlour.bots.model_file import BadModel
from parlour.simulation import Plan, simulate
from tests.rl.models import write_model
from tests.server.refusals import check_refused
from tests.server.running import Server, running
from tests.server.stored_logs import eventually

LEVELS = list(bots.LEVELS)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of models."""
    found = tmp_path / "models"
    found.mkdir()
    monkeypatch.setenv(models.VARIABLE, str(found))
    return found


def codes() -> list[str]:
    return [problem.code for problem in models.problems()]


def test_models_are_bots_of_their_game(folder: Path) -> None:
    write_model(folder, "fzzzt", 2, "net")
    write_model(folder, "fzzzt", 3, "net")
    write_model(folder, "frantic", 2, "deep-net-2")
    assert bots.names("fzzzt") == [*LEVELS, "net"]
    assert bots.names("frantic") == [*LEVELS, "deep-net-2"]
    assert bots.names("flautz") == LEVELS
    assert isinstance(bots.factory("fzzzt", "net", think=0.1)(), ModelBot)
    with pytest.raises(UnknownName):
        bots.factory("flautz", "net")
    assert codes() == []


def test_a_model_is_only_for_its_numbers_of_seats_and_its_deck(folder: Path) -> None:
    write_model(folder, "fzzzt", 2)
    write_model(folder, "fzzzt", 4)
    fzzzt = parlour.game("fzzzt")
    for seats in (2, 4):
        bots.check(fzzzt, seats, "net")
        bots.check(fzzzt, seats, "easy")
    with pytest.raises(BadModel) as refused:
        bots.check(fzzzt, 3, "net")
    assert (refused.value.code, refused.value.params["known"]) == ("no-model-for-seats", "2, 4")
    with pytest.raises(UnknownName):
        bots.check(fzzzt, 2, "other")
    write_model(folder, "fzzzt", 2, changes={"deck": "other"})
    with pytest.raises(BadModel, match="model-of-other-deck"):
        bots.check(fzzzt, 2, "net")


def test_a_model_does_not_replace_another_bot(folder: Path) -> None:
    write_model(folder, name="easy")
    assert bots.names("fzzzt") == LEVELS
    assert not isinstance(bots.factory("fzzzt", "easy")(), ModelBot)
    bots.check(parlour.game("fzzzt"), 4, "easy")


def test_what_is_no_model_is_left_out_and_reported(folder: Path) -> None:
    write_model(folder)
    write_model(folder, "fzzzt", 3, "liar", {"seats": 2})
    write_model(folder, "frantic", 2, "liar", {"game": "fzzzt"})
    (folder / "fzzzt-2-text.onnx").write_text("no model")
    (folder / "net.onnx").write_text("no model")
    (folder / "fzzzt-2-folder.onnx").mkdir()
    (folder / "fzzzt-2-gone.onnx").symlink_to(folder / "nowhere")
    (folder / "fzzzt-2-net.checkpoint").write_text("not for bots")
    assert bots.names("fzzzt") == [*LEVELS, "net"]
    assert sorted(codes()) == [
        "bad-model",
        "bad-model-name",
        "model-of-other-game",
        "model-of-other-seats",
        "unreadable-model",
        "unreadable-model",
    ]


@pytest.mark.parametrize("value", ["", "/there/is/no/such/folder", __file__])
def test_a_bad_folder_breaks_nothing(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    monkeypatch.setenv(models.VARIABLE, value)
    assert bots.names("fzzzt") == LEVELS
    assert codes() == (["bad-models-folder"] if value else [])


def test_without_onnx_runtime_there_are_no_models(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_model(folder)
    monkeypatch.setattr(models, "find_spec", lambda name: None)
    assert bots.names("fzzzt") == LEVELS
    assert codes() == ["missing-extra"]


def test_models_play_in_simulations(folder: Path) -> None:
    write_model(folder)
    plan = Plan("fzzzt", 2, 4, 1, ("net", "random"))
    assert simulate(plan) == simulate(plan)


def parlour_says(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "parlour", "--lang", "en", *arguments],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def test_models_play_in_the_arena(folder: Path, tmp_path: Path) -> None:
    write_model(folder)
    games = tmp_path / "games.jsonl"
    arguments = ("arena", "fzzzt", "--bots", "net,random", "--games", "4", "--workers", "1")
    run = parlour_says(*arguments, "--seats", "2", "--out", str(games))
    assert (run.returncode, "net" in run.stdout) == (0, True), run.stderr
    assert all("failure" not in line for line in games.read_text().splitlines()[1:])
    run = parlour_says(*arguments, "--seats", "3", "--out", str(tmp_path / "other.jsonl"))
    assert run.returncode == 2
    assert run.stderr.splitlines() == ["net plays fzzzt with 2 seats only, not with 3."]


def test_commands_warn_of_what_is_no_model(folder: Path) -> None:
    (folder / "fzzzt-2-text.onnx").write_text("no model")
    run = parlour_says("simulate", "fzzzt", "--games", "2", "--seats", "2", "--bots", "random")
    assert run.returncode == 0
    assert run.stderr.splitlines() == ["fzzzt-2-text.onnx is not a Parlour model, or is damaged."]


def test_models_play_in_the_room(folder: Path, tmp_path: Path) -> None:
    write_model(folder)
    (folder / "fzzzt-2-text.onnx").write_text("no model")
    with running(tmp_path) as server:
        games = {game["name"]: game["bots"] for game in server.get("/api/house").body["games"]}
        assert games["fzzzt"] == [*LEVELS, "net"]
        opened = server.new_table("fzzzt", 2, sit=False, bots={"0": "net", "1": "random"}, start=True)
        record = f"/api/records/{opened['table']}-1"
        eventually(lambda: server.get(record).status == 200)
        assert server.get(record).body["result"] is not None
        check_seats(server)
        server.stop()
        problems = [json.loads(line)["problem"] for line in server.log.splitlines()]
        assert problems == ["fzzzt-2-text.onnx is not a Parlour model, or is damaged."]


def check_seats(server: Server) -> None:
    """A model is refused at tables with more seats, when they are opened and later."""
    wish = {"game": "fzzzt", "seats": 3, "name": "Ada"}
    for more in ({"bots": {"1": "net"}}, {"stand_in": "net"}):
        check_refused(server, "POST", "/api/tables", 400, "no-model-for-seats", body=wish | more)
    opened = server.new_table("fzzzt", 3)
    path = f"/api/tables/{opened['table']}/seats/1/bot"
    check_refused(
        server, "PUT", path, 400, "no-model-for-seats", body={"bot": "net"}, secret=opened["secret"]
    )
