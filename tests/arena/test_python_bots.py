"""Python bots of others play in processes of their own, where they do no harm."""

from __future__ import annotations

import sys
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

import parlour
from parlour import Rng
from parlour.arena.entrants import Entrant, read_entrant
from parlour.arena.python_bot import DecisionRequest
from parlour.arena.python_player import PythonPlayer
from parlour.arena.results import BotFailed, FaultKind
from parlour.arena.tournament import Limits
from tests.arena.tables import GENEROUS, SHORT, Table, expect_three_faults, play
from tests.entry_points import install
from tests.paths import ROOT

STRANGE = "tests.server.strange_bots"
OWN = "tests.arena.python_bots"

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="bots are supervised on POSIX only"),
    pytest.mark.usefixtures("home"),
]


@pytest.fixture(autouse=True)
def at_the_root(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the bots of the tests can be imported."""
    monkeypatch.chdir(ROOT)


def bot(path: str) -> Entrant:
    return Entrant("guest", "python", path)


@pytest.mark.parametrize(
    ("path", "limits", "expected"),
    [
        (f"{STRANGE}:Sleeper", SHORT, "time"),
        (f"{STRANGE}:Raiser", GENEROUS, "error"),
        (f"{STRANGE}:Cheat", GENEROUS, "illegal"),
        (f"{STRANGE}:Fool", GENEROUS, "illegal"),
        (f"{STRANGE}:Dier", GENEROUS, "crash"),
        (f"{STRANGE}:Quitter", GENEROUS, "crash"),
        (f"{OWN}:Hog", Limits(GENEROUS.seconds, memory=120), "memory"),
        (f"{OWN}:Unready", GENEROUS, "error"),
        (f"{OWN}:Nobody", GENEROUS, "error"),
    ],
)
def test_a_misbehaving_bot_loses_its_decisions_but_does_not_stop_the_run(
    path: str, limits: Limits, expected: FaultKind
) -> None:
    game = play(bot(path), limits, games=1)[1][0]
    expect_three_faults(game, expected)


def test_what_a_bot_prints_disturbs_nobody() -> None:
    for game in play(bot(f"{STRANGE}:Printer"))[1]:
        assert game.faults == []


def test_a_new_bot_is_created_for_every_game_in_the_same_process() -> None:
    table = Table("fzzzt")
    with closing(PythonPlayer(f"{OWN}:Counter", GENEROUS, think=0.25, worlds=9)) as player:
        for _ in range(2):
            player.begin(table.seating)
            for number in (1, 2):
                with pytest.raises(BotFailed) as failed:
                    table.ask_again(player)
                assert failed.value.kind == "error"
                assert failed.value.detail == f"ValueError: decision {number}, 0.25 s, 9 worlds"
            process = player._process
        assert process is player._process


def test_the_same_seed_gives_the_same_games() -> None:
    once, again = (play(bot("easy"))[1] for _ in range(2))
    assert [game.record for game in once] == [game.record for game in again]


def test_a_bot_in_the_current_folder_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if files there have the names of modules of Python."""
    source = "class First:\n    def choose(self, perspective, rng):\n        return perspective.legal[0]\n"
    (tmp_path / "mine.py").write_text(source)
    (tmp_path / "random.py").write_text("raise ImportError")
    monkeypatch.setenv("PYTHONPATH", str(Path(parlour.__file__).parent.parent))
    monkeypatch.chdir(tmp_path)
    for game in play(bot("mine:First"), game="frantic")[1]:
        assert game.faults == []


def test_a_registered_bot_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, tmp_path, "parlour.bots", {"fzzzt.guest": f"{STRANGE}:Printer"})
    entrant = read_entrant("fzzzt", "guest")
    assert entrant.kind == "python"
    assert play(entrant, games=1)[1][0].faults == []


@pytest.mark.parametrize("game", ["fzzzt", "flautz", "frantic"])
def test_a_bot_is_sent_a_world_of_its_own(game: str) -> None:
    """It looks like the true one to the seat, but hides other cards and draws others."""
    found = parlour.game(game)
    table = Table(game)
    state, seat = table.state, table.seat
    player = PythonPlayer("easy", GENEROUS)
    player.begin(table.seating)
    request = msgspec.json.decode(player.question(1, state, Rng(1), table.events), type=DecisionRequest)
    world = found.from_position(request.position)
    assert world.info_state(seat) == state.info_state(seat)
    assert world.legal(seat) == state.legal(seat)
    assert world.rng.dump() != state.rng.dump()
    assert {**found.position(world), "random": ""} != {**found.position(state), "random": ""}
