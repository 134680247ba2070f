"""`parlour analyse`: reports, interruptions, and files that are not records of this version."""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pexpect
import pytest

import parlour
from parlour.analysis import Analysis, Step, choices_of, steps_of
from parlour.cli import analyse as command
from parlour.cli.analysis_file import AnalysisFile, Heading
from parlour.record import Record
from tests.cli.terminal import Terminal
from tests.records import random_record

WORLDS = "5"


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("parlour.cli.arguments.data_folder", lambda: tmp_path / "data")
    return tmp_path / "data"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    random_record(["human", "easy"], seed=2, moves=7)[0].save(path)
    return path


def read(out: str) -> Analysis:
    return msgspec.json.decode(out, type=Analysis)


def test_a_report_shows_curves_deciding_moments_and_marks(file: Path, terminal: Terminal) -> None:
    answer = terminal("analyse", str(file), "--worlds", "25", "--lang", "en")
    assert answer.code == 0
    record = Record.read(file)
    assert "decisions, each choice tried in 25 possible deals" in answer.out
    assert "Win probability over the course of the game" in answer.out
    assert "The moments that decided the game" in answer.out
    assert "Moves that cost more than 10 percentage points" in answer.out
    assert "Player 2 (easy)" in answer.out
    assert record.moves[0].text in answer.out
    assert any(level in answer.out for level in command.LEVELS)


@pytest.mark.parametrize(("columns", "shown"), [(30, 3), (40, 7), (60, 27), (200, None)])
def test_a_curve_is_as_wide_as_the_terminal_allows(
    columns: int, shown: int | None, tmp_path: Path, terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "long.json"
    record, _ = random_record(["human", "easy"], seed=2, moves=60)
    record.save(path)
    monkeypatch.setenv("COLUMNS", str(columns))
    lines = terminal("analyse", str(path), "--worlds", WORLDS, "--lang", "en").out.splitlines()
    curves = [line for line in lines if any(level in line for level in command.LEVELS)]
    lengths = [sum(line.count(level) for level in command.LEVELS) for line in curves]
    assert lengths == [shown or len(choices_of(record)) + 1] * 2
    assert all(len(line) <= columns for line in curves)


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_a_report_is_complete_in_every_language(file: Path, language: str, terminal: Terminal) -> None:
    for arguments in ((), ("--move", "1")):
        answer = terminal("analyse", str(file), "--worlds", WORLDS, "--lang", language, *arguments)
        assert answer.code == 0
        assert "analyse-" not in answer.out
    assert terminal.help("analyse", language)


def test_all_choices_of_a_move_are_shown(file: Path, terminal: Terminal) -> None:
    answer = terminal("analyse", str(file), "--worlds", WORLDS, "--move", "1", "--lang", "en")
    first = read(terminal("analyse", str(file), "--worlds", WORLDS, "--json").out).steps[0]
    assert first.decision is not None
    for choice in first.decision.choices:
        assert choice.move in answer.out
    assert "played" in answer.out
    assert "knowing only what Player 2 (easy) knew" in answer.out


def test_a_choice_is_best_only_if_it_is_clearly_better(file: Path, terminal: Terminal) -> None:
    arguments = ("analyse", str(file), "--worlds", "25", "--lang", "en")
    clear = 0
    for step in read(terminal(*arguments, "--json").out).steps:
        assert step.decision is not None
        out = terminal(*arguments, "--move", str(step.number)).out
        lines = [line.split() for line in out.splitlines()]
        if step.decision.interval[0] > 0:
            clear += 1
            assert sum(line[-1:] == ["best"] for line in lines) == 1
            assert "none clearly better" not in out
        else:
            assert not any(line[-1:] == ["best"] for line in lines)
            assert out.count("played, none clearly better") == 1
    assert 0 < clear < 7


def test_json_is_the_whole_analysis(file: Path, terminal: Terminal) -> None:
    found = read(terminal("analyse", str(file), "--worlds", WORLDS, "--json").out)
    record = Record.read(file)
    assert (found.record, found.worlds) == (record.digest, 5)
    assert found.steps == list(steps_of(record, 5))


def test_one_move_is_analysed_alone(
    file: Path, data_folder: Path, terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = ("analyse", str(file), "--worlds", WORLDS, "--json")
    with monkeypatch.context() as patch:
        patch.setattr(command, "steps_of", None)
        alone = terminal(*arguments, "--move", "3")
    assert alone.code == 0
    assert list((data_folder / "analyses").iterdir()) == []
    [step] = [step for step in read(terminal(*arguments).out).steps if step.number == 3]
    assert msgspec.json.decode(alone.out, type=Step) == step
    # What is kept is not done again.
    monkeypatch.setattr(command, "step_of", None)
    assert terminal(*arguments, "--move", "3").out == alone.out


def test_a_move_without_a_choice_is_refused_before_anything_is_analysed(
    file: Path, terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = Record.read(file)
    monkeypatch.setattr(command, "steps_of", None)
    monkeypatch.setattr(command, "step_of", None)
    monkeypatch.setattr(command, "choices_of", lambda record: choices_of(record)[1:])
    first = choices_of(record)[0][0]
    assert "there was nothing to choose" in terminal.refused("analyse", str(file), "--move", str(first))


def test_one_seat_is_analysed_alone(file: Path, terminal: Terminal) -> None:
    found = read(terminal("analyse", str(file), "--worlds", WORLDS, "--seat", "2", "--json").out)
    assert {step.seat for step in found.steps if step.decision is not None} == {1}
    other = next(step for step in found.steps if step.seat == 0)
    refused = terminal.refused(
        "analyse", str(file), "--worlds", WORLDS, "--seat", "2", "--move", str(other.number)
    )
    assert (
        refused
        == f"Move {other.number} was not analysed: there was nothing to choose, or another seat made it."
    )


def interrupted(after: int) -> Iterator[object]:
    """Return a replacement for `steps_of` that is interrupted after some steps."""

    def some(*args: object, **kwargs: object) -> Iterator[Step]:
        for number, step in enumerate(steps_of(*args, **kwargs)):  # type: ignore[arg-type]
            if number == after:
                raise KeyboardInterrupt
            yield step

    yield some


def test_an_analysis_that_was_broken_off_goes_on(
    file: Path, terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = ("analyse", str(file), "--worlds", WORLDS, "--json")
    whole = terminal(*arguments).out
    with monkeypatch.context() as patch:
        patch.setattr(command, "steps_of", next(iter(interrupted(3))))
        answer = terminal(*arguments, "--fresh", "--lang", "en")
    assert answer.code == 130
    assert answer.out == ""
    assert answer.err.startswith("Stopped after 3 of ")
    begun: list[int] = []

    def counted(record: Record, worlds: int, seat: int | None, skip: int) -> Iterator[Step]:
        begun.append(skip)
        return steps_of(record, worlds, seat, skip)

    monkeypatch.setattr(command, "steps_of", counted)
    assert terminal(*arguments).out == whole
    assert terminal(*arguments).out == whole
    assert terminal(*arguments, "--fresh").out == whole
    assert begun == [3, len(read(whole).steps), 0]


def test_other_settings_and_other_games_are_analysed_on_their_own(
    file: Path, tmp_path: Path, terminal: Terminal
) -> None:
    other = tmp_path / "other.json"
    random_record(["human", "easy"], seed=5, moves=6)[0].save(other)
    found = [
        read(terminal("analyse", str(path), "--worlds", worlds, "--json").out)
        for path, worlds in ((file, "5"), (file, "6"), (other, "5"))
    ]
    assert [each.worlds for each in found] == [5, 6, 5]
    assert found[0].record == found[1].record != found[2].record


@pytest.mark.parametrize("rest", [b'{"number": 3, "se', b"\xff\xfe\n", b'{"number": "three"}\n'])
def test_a_torn_line_of_a_kept_analysis_is_done_again(
    rest: bytes, file: Path, data_folder: Path, terminal: Terminal
) -> None:
    arguments = ("analyse", str(file), "--worlds", WORLDS, "--json")
    whole = terminal(*arguments).out
    (kept,) = (data_folder / "analyses").iterdir()
    lines = kept.read_bytes().splitlines(keepends=True)
    kept.write_bytes(b"".join(lines[:3]) + rest)
    assert terminal(*arguments).out == whole


@pytest.mark.parametrize("missing", [1, 2])
def test_what_follows_a_missing_step_of_a_kept_analysis_is_done_again(
    missing: int, file: Path, data_folder: Path, terminal: Terminal
) -> None:
    arguments = ("analyse", str(file), "--worlds", WORLDS, "--json")
    whole = terminal(*arguments).out
    (kept,) = (data_folder / "analyses").iterdir()
    lines = kept.read_bytes().splitlines(keepends=True)
    kept.write_bytes(b"".join(lines[:missing] + lines[missing + 1 :]))
    assert terminal(*arguments).out == whole
    assert kept.read_bytes().splitlines(keepends=True) == lines


def test_a_kept_analysis_has_no_more_steps_than_the_game(
    file: Path, data_folder: Path, terminal: Terminal
) -> None:
    arguments = ("analyse", str(file), "--worlds", WORLDS, "--json")
    whole = terminal(*arguments).out
    (kept,) = (data_folder / "analyses").iterdir()
    *_, last = kept.read_bytes().splitlines(keepends=True)
    with kept.open("ab") as again:
        again.write(last)
    assert terminal(*arguments).out == whole


def test_two_processes_may_analyse_the_same_record(
    file: Path, data_folder: Path, terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They find and keep the same steps, one process always some steps behind the other."""
    record = Record.read(file)
    choices = choices_of(record)
    folder, heading = data_folder / "analyses", Heading(record.digest, int(WORLDS), None)
    first, second = (AnalysisFile.open(folder, heading, choices) for _ in range(2))
    steps = list(steps_of(record, int(WORLDS)))
    for at, step in enumerate(steps):
        first.add(step)
        if at >= 2:
            second.add(steps[at - 2])
            kept = AnalysisFile.open(folder, heading, choices).steps
            assert kept == steps[: len(kept)]
            assert len(kept) >= at - 1
    assert [path.name for path in folder.iterdir()] == [first.path.name]
    begun: list[int] = []

    def counted(record: Record, worlds: int, seat: int | None, skip: int) -> Iterator[Step]:
        begun.append(skip)
        return steps_of(record, worlds, seat, skip)

    monkeypatch.setattr(command, "steps_of", counted)
    found = read(terminal("analyse", str(file), "--worlds", WORLDS, "--json").out)
    assert (found.steps, begun) == (steps, [len(steps)])


def test_what_another_version_found_is_not_used(file: Path, data_folder: Path, terminal: Terminal) -> None:
    arguments = ("analyse", str(file), "--worlds", WORLDS, "--json")
    whole = terminal(*arguments).out
    (kept,) = (data_folder / "analyses").iterdir()
    heading, first, *rest = kept.read_text("utf-8").splitlines(keepends=True)
    other = json.loads(first)
    other["chances"] = [0.0, 1.0]
    heading = heading.replace(f'"{parlour.__version__}"', '"0.0.1"')
    kept.write_text(heading + json.dumps(other) + "\n" + "".join(rest), "utf-8")
    assert terminal(*arguments).out == whole


def test_a_game_without_decisions_needs_no_analysis(tmp_path: Path, terminal: Terminal) -> None:
    path = tmp_path / "new.json"
    random_record(["human", "easy"], moves=0)[0].save(path)
    assert "no move had an alternative" in terminal("analyse", str(path), "--lang", "en").out


def truncated(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-40])


def of_another_version(file: Path) -> None:
    record = Record.read(file)
    record.version += 1
    file.write_text(record.dump(), "utf-8")


def of_an_unknown_game(file: Path) -> None:
    record = Record.read(file)
    record.game = "bridge"
    file.write_text(record.dump(), "utf-8")


def with_an_illegal_move(file: Path) -> None:
    record = Record.read(file)
    record.moves[3:5] = []
    file.write_text(record.dump(), "utf-8")


def a_deck(file: Path) -> None:
    file.write_text(parlour.game("fzzzt").deck_text, "utf-8")


def an_analysis(file: Path) -> None:
    file.write_text('{"format": "parlour-analysis"}', "utf-8")


def modified(file: Path) -> None:
    file.write_text(file.read_text("utf-8").replace('"human"', '"easy"'), "utf-8")


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (truncated, "The record is not valid JSON"),
        (of_another_version, "was made with version"),
        (of_an_unknown_game, "There is no game called bridge"),
        (with_an_illegal_move, "Move "),
        (a_deck, "The record is not valid JSON"),
        (an_analysis, "A value in the record is not valid"),
        (modified, "The record was changed after it was written"),
        (lambda file: file.write_bytes(bytes(range(256))), "The record is not valid JSON"),
        (lambda file: file.write_bytes(b""), "The record is not valid JSON"),
        (lambda file: file.unlink(), "No such file"),
        (lambda file: (file.unlink(), file.mkdir()), "Is a directory"),
    ],
)
def test_what_is_not_a_record_is_refused_in_one_sentence(
    damage: object, sentence: str, file: Path, data_folder: Path, terminal: Terminal
) -> None:
    assert callable(damage)
    damage(file)
    refused = terminal.refused("analyse", str(file), "--lang", "en")
    assert sentence in refused
    assert str(file) in refused
    assert not data_folder.exists()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--worlds", "0"), "0 is not valid for --worlds"),
        (("--worlds", "many"), "many is not valid for --worlds"),
        (("--seat", "3"), "3 is not valid for --seat"),
        (("--move", "8"), "8 is not valid for --move"),
        (("--think", "5"), "The command was not understood"),
    ],
)
def test_arguments_that_do_not_fit_are_refused(
    arguments: tuple[str, ...], sentence: str, file: Path, terminal: Terminal
) -> None:
    assert sentence in terminal.refused("analyse", str(file), *arguments)


@pytest.mark.skipif(os.name != "posix", reason="needs a terminal")
def test_control_c_in_a_real_terminal_keeps_what_is_done(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    random_record(["human", "easy", "random"])[0].save(path)
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path / "data"), "TERM": "xterm", "COLUMNS": "100"}
    # An interrupt is lost if it comes while coverage looks up the current greenlet.
    environment.pop("COVERAGE_PROCESS_CONFIG", None)
    arguments = ["-m", "parlour", "analyse", str(path), "--worlds", "20", "--lang", "en"]
    child = pexpect.spawn(sys.executable, arguments, env=environment, encoding="utf-8", timeout=60)
    child.expect(r"[1-9]\d*/\d+ .*0:")
    child.kill(signal.SIGINT)
    child.expect(r"Stopped after (\d+) of (\d+) decisions")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130
    (kept,) = (tmp_path / "data" / "parlour" / "analyses").iterdir()
    assert len(kept.read_bytes().splitlines()) > 1
