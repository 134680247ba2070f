"""A tournament gives the same result with any number of workers, and after any interruption."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

import parlour
from parlour import BadRecord
from parlour.arena.referee import Referee
from parlour.arena.results import PlayedGame
from parlour.arena.run import Run
from parlour.arena.run_file import RunFile
from parlour.arena.summary import Summary, summarise
from parlour.arena.tournament import Question, Tournament
from parlour.workers import LocalWorkers
from tests.arena.tournaments import tournament

PLANNED = tournament("easy,random", games=12)


def play(path: Path, planned: Tournament, workers: int = 1) -> Run:
    run = Run(RunFile.create(path, planned))
    run.play(LocalWorkers(workers))
    return run


def without_times(games: list[PlayedGame]) -> list[PlayedGame]:
    """Return the games without what depends on the speed of the machine."""
    return [msgspec.structs.replace(game, times=[]) for game in games]


def summary_of(run: Run) -> Summary:
    planned = run.file.tournament
    games = [
        msgspec.structs.replace(game, times=[[1.0] for _ in range(planned.seats)]) for game in run.games()
    ]
    return summarise(planned, parlour.game(planned.game), games)


def test_the_result_does_not_depend_on_the_number_of_workers(tmp_path: Path) -> None:
    alone = play(tmp_path / "one.jsonl", PLANNED)
    both = play(tmp_path / "two.jsonl", PLANNED, workers=2)
    assert without_times(alone.games()) == without_times(both.games())
    assert summary_of(alone) == summary_of(both)
    assert len(alone.games()) == 12


def test_the_records_are_whole_and_name_the_bots(tmp_path: Path) -> None:
    for game in play(tmp_path / "run.jsonl", PLANNED).games():
        game.record.replay()
        assert game.record.players == [PLANNED.names[entrant] for entrant in game.lineup]
        assert sum(map(len, game.times)) > 0


def test_an_interrupted_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = play(tmp_path / "whole.jsonl", PLANNED)
    path = tmp_path / "part.jsonl"
    lines = whole.file.path.read_bytes().splitlines(keepends=True)
    # Two games of different deals are missing, and the last line was being written.
    path.write_bytes(b"".join([lines[0], lines[1], *lines[4:-1], lines[-1][:50]]))
    run = Run(RunFile.read(path))
    assert not run.file.has_deal(0)
    run.play()
    assert without_times(run.games()) == without_times(whole.games())
    assert summary_of(run) == summary_of(whole)
    assert summary_of(Run(RunFile.read(path))) == summary_of(whole)


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    run = play(tmp_path / "run.jsonl", tournament("easy,random", games=2))
    lines = run.file.path.read_bytes().splitlines(keepends=True)
    for content in (b"", b"{}\n", b'{"format": "x"}\n', b"".join([lines[0], b"{\n", *lines[1:]])):
        path = tmp_path / "damaged.jsonl"
        path.write_bytes(content)
        with pytest.raises(BadRecord):
            RunFile.read(path)


def test_a_file_is_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    RunFile.create(path, PLANNED)
    with pytest.raises(FileExistsError):
        RunFile.create(path, PLANNED)


#: Plays the first choice. While there is a file `hold`, it waits as soon as some games have ended.
PATIENT = """
import time
from pathlib import Path

class Patient:
    def choose(self, perspective, rng):
        while Path("hold").exists() and Path("killed.jsonl").read_bytes().count(b"\\n") >= 6:
            time.sleep(0.01)
        return perspective.legal[0]
"""


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="bots are supervised on POSIX only")
def test_a_run_that_was_killed_is_resumed_with_the_same_result(tmp_path: Path) -> None:
    """As a user does it: `kill -9` in the middle, then `--resume`."""
    (tmp_path / "patient.py").write_text(PATIENT)
    command = [
        sys.executable,
        "-m",
        "parlour",
        "arena",
        "fzzzt",
        "--bots",
        "random",
        "--bot",
        "patient:Patient",
    ]
    command += ["--games", "60", "--time", "600", "--seed", "7", "--workers", "2", "--out"]

    def result(name: str) -> object:
        path = tmp_path / f"{name}.jsonl"
        return without_times(Run(RunFile.read(path)).games())

    subprocess.run([*command, "whole.jsonl"], cwd=tmp_path, check=True, capture_output=True)
    (tmp_path / "hold").touch()
    process = subprocess.Popen(
        [*command, "killed.jsonl"], cwd=tmp_path, stdout=subprocess.DEVNULL, start_new_session=True
    )
    path = tmp_path / "killed.jsonl"
    while not path.exists() or path.read_bytes().count(b"\n") < 6:
        assert process.poll() is None, "it was over before it could be killed"
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    (tmp_path / "hold").unlink()
    assert len(Run(RunFile.read(path)).games()) < 60
    again = subprocess.run([*command, "killed.jsonl"], cwd=tmp_path, capture_output=True, check=False)
    assert again.returncode == 2
    subprocess.run([*command, "killed.jsonl", "--resume"], cwd=tmp_path, check=True, capture_output=True)
    assert result("killed") == result("whole")


def test_a_game_may_be_over_at_the_deal() -> None:
    planned = tournament("easy,random", game="frantic", games=2000, options={"limit": 1})
    game = parlour.game("frantic")

    def is_over(deal: int) -> bool:
        return not game.start_with(2, planned.deal_seed(deal), planned.options).actors

    deal = next(filter(is_over, range(planned.deals)))
    games = Referee(planned)(deal)
    assert [len(played.record.moves) for played in games] == [0, 0]
    assert summarise(planned, game, games).games == 2


def test_a_run_can_be_extended(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    short, long = tournament("easy,random", games=4), tournament("easy,random", games=12)
    play(path, short)
    file = RunFile.read(path)
    assert file.is_part_of(long)
    assert not file.is_part_of(tournament("easy,random", games=12, seed=8))
    file.extend(long)
    Run(file).play()
    whole = play(tmp_path / "whole.jsonl", long)
    assert without_times(Run(RunFile.read(path)).games()) == without_times(whole.games())


@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")
@pytest.mark.parametrize("sign", [signal.SIGKILL, signal.SIGTERM])
def test_nothing_is_left_running_when_the_arena_alone_is_killed(tmp_path: Path, sign: signal.Signals) -> None:
    (tmp_path / "sleeper.py").write_text("import time\ntime.sleep(600)\n")
    command = [sys.executable, "-m", "parlour", "arena", "fzzzt", "--bots", "random", "--time", "600"]
    command += ["--bot", f"sleeper=cmd:{sys.executable} {tmp_path / 'sleeper.py'}", "--workers", "2"]
    process = subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        wait_for(lambda: len(running(str(tmp_path))) >= 4, "two bots and their supervisors")
        os.kill(process.pid, sign)
        process.wait()
        wait_for(lambda: not running(str(tmp_path)), "the end of all bots")
    finally:
        process.kill()


def running(words: str) -> list[int]:
    """Return the processes, apart from the arena itself, whose command line contains these words."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            line = path.read_bytes().decode(errors="replace")
        except OSError:
            continue
        if words in line and "\0arena\0" not in line:
            found.append(int(path.parent.name))
    return found


def wait_for(is_reached: Callable[[], bool], what: str) -> None:
    for _ in range(3000):
        if is_reached():
            return
        time.sleep(0.02)
    pytest.fail(f"waited in vain for {what}")


def test_a_settled_question_ends_the_run_at_the_same_deal(tmp_path: Path) -> None:
    planned = tournament("easy,random", games=400, until=Question("easy", "random"))
    alone = play(tmp_path / "one.jsonl", planned)
    both = play(tmp_path / "two.jsonl", planned, workers=2)
    assert alone.is_settled
    assert alone.deals() == both.deals() == list(range(len(alone.deals())))
    assert len(alone.deals()) < 100
    verdict = summary_of(both).verdict
    assert verdict is not None
    assert verdict.answer is True
    # Later games are kept, but do not count.
    assert summary_of(alone) == summary_of(both)
    resumed = Run(RunFile.read(alone.file.path))
    resumed.play()
    assert resumed.deals() == alone.deals()


def test_a_question_may_be_answered_with_no(tmp_path: Path) -> None:
    planned = tournament("easy,random", games=400, until=Question("random", "easy"))
    verdict = summary_of(play(tmp_path / "run.jsonl", planned)).verdict
    assert verdict is not None
    assert verdict.answer is False
