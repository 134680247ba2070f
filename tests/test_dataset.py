"""Datasets: every decision of a game becomes a row, and the file explains itself."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any, NoReturn

import numpy as np
import pyarrow.parquet as pq
import pytest

import parlour
from parlour import BadOption, BadRecord, Record, Rng
from parlour.arena.run import Run
from parlour.arena.run_file import RunFile
from parlour.core.options import OptionValue
from parlour.dataset import (
    Converter,
    Decisions,
    Kind,
    count_records,
    decisions_of,
    find_files,
    new_dataset,
    new_folder,
    new_record_file,
    read_records,
)
from parlour.simulation import Plan, simulate
from parlour.workers import LocalWorkers
from tests.arena.tournaments import tournament
from tests.entry_points import install_highcard
from tests.flautz.test_deck import printing
from tests.records import fair_record

GAMES: dict[str, dict[str, OptionValue]] = {"fzzzt": {}, "frantic": {"limit": 10}, "flautz": {"goal": 1}}


def play(
    game: str = "flautz", seats: int = 2, seed: int = 3, deck: str | None = None, **options: OptionValue
) -> Record:
    """Return the record of a random game."""
    found = parlour.game(game) if deck is None else parlour.game(game).with_deck(deck)
    record = Record.of(found, seats, seed, options, ["human", *["easy"] * (seats - 1)])
    state, rng = record.start(), Rng(seed)
    while state.actors:
        seat = state.actors[-1]
        record.do(state, seat, state.random_action(seat, rng))
    record.seal()
    return record


def write(file: Path, *records: Record) -> Any:
    """Write the records as a dataset, and read its rows."""
    converter = Converter(records[0])
    with new_dataset(file, converter.kind) as dataset:
        for record in records:
            dataset.add(converter.convert(record))
    return pq.read_table(file)


@pytest.mark.parametrize("game", GAMES)
def test_a_row_has_what_a_seat_knew_and_did_and_how_it_ended(game: str, tmp_path: Path) -> None:
    records = [play(game, 3, seed, None, **GAMES[game]) for seed in (1, 2)]
    rows = write(tmp_path / "games.parquet", *records).to_pylist()
    assert len(rows) == sum(len(record.moves) for record in records)
    left = iter(rows)
    for record in records:
        result, found = record.result, parlour.game(game)
        assert result is not None
        outcome = record.replay().outcome
        assert outcome is not None
        layout = found.tensor_layout(3, **GAMES[game])
        state = record.start()
        for number, move in enumerate(record.moves):
            observation = layout.buffer()
            state.encode(move.seat, observation, 0)
            row = next(left)
            assert bytes(row.pop("observation")) == bytes(memoryview(observation).cast("B"))
            mask = row.pop("mask")
            assert len(mask) == found.actions
            assert [action for action, legal in enumerate(mask) if legal] == state.legal(move.seat)
            assert row == {
                "game": game,
                "version": found.version,
                "record": record.digest,
                "move": number,
                "seats": 3,
                "seat": move.seat,
                "action": found.parse(state, move.text, move.seat),
                "player": ["human", "easy", "easy"][move.seat],
                "returns": found.returns(outcome)[move.seat],
                "score": result.scores[move.seat],
                "won": move.seat in result.winners,
            }
            state.apply(move.seat, row["action"])


def test_the_file_explains_itself(tmp_path: Path) -> None:
    table = write(tmp_path / "games.parquet", play(goal=1))
    about = json.loads(table.schema.metadata[b"parlour"])
    game = parlour.game("flautz")
    layout = game.tensor_layout(2, goal=1)
    assert about.pop("observation") == {
        "size": layout.size,
        "fields": [
            {"name": field.name, "kind": field.kind, "offset": field.offset, "shape": list(field.shape)}
            for field in layout.fields
        ],
    }
    assert about == {
        "format": "parlour-dataset-1",
        "parlour": parlour.__version__,
        "game": "flautz",
        "version": game.version,
        "seats": 2,
        "options": {"goal": 1, "arena": "classic"},
        "deck": game.deck_digest,
        "actions": game.actions,
    }
    # As arrays, without a copy.
    observations = table["observation"].combine_chunks().flatten().to_numpy().reshape(-1, layout.size)
    assert (observations.dtype, len(observations)) == (np.uint8, table.num_rows)


def test_a_player_that_is_not_known_is_null(tmp_path: Path) -> None:
    record = play(goal=1)
    record.players = []
    assert set(write(tmp_path / "games.parquet", record)["player"].to_pylist()) == {None}


def test_many_games_are_written_part_by_part(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    records = [play(seed=seed, goal=1) for seed in range(8)]
    whole = write(tmp_path / "whole.parquet", *records)
    monkeypatch.setattr("parlour.dataset.parquet.MOST_ROWS", 50)
    parts = write(tmp_path / "parts.parquet", *records)
    assert parts.to_pylist() == whole.to_pylist()
    groups = pq.read_metadata(tmp_path / "parts.parquet")
    longest = max(len(record.moves) for record in records)
    assert groups.num_row_groups > 2
    assert all(groups.row_group(at).num_rows < 50 + longest for at in range(groups.num_row_groups))


def test_a_game_that_was_over_at_the_deal_has_no_rows(tmp_path: Path) -> None:
    """Whoever is dealt a straight FLAUTZ! ends the match before anybody moves."""
    game = parlour.game("flautz").with_deck(printing(0, [], blue=[4] * 9))
    seed = next(seed for seed in range(99) if not game.start(2, seed, goal=1).actors)
    record = Record.of(game, 2, seed, {"goal": 1})
    assert decisions_of(record, Kind.of(record)).actions == []
    assert write(tmp_path / "games.parquet", record).num_rows == 0


@pytest.mark.parametrize(
    ("other", "what"),
    [
        ({"game": "fzzzt"}, "game"),
        ({"seats": 3, "goal": 1}, "seats"),
        ({"goal": 2}, "options"),
        ({"goal": 1, "deck": printing(0, [], blue=[4] * 9)}, "deck"),
    ],
)
def test_games_of_several_kinds_are_refused(other: dict[str, Any], what: str) -> None:
    converter = Converter(play(goal=1))
    converter.convert(play(seed=4, goal=1))
    # Options that are named are the same as those that are not.
    converter.convert(play(seed=4, goal=1, arena="classic"))
    with pytest.raises(BadRecord) as error:
        converter.convert(play(**other))
    assert (error.value.code, error.value.params) == ("dataset-mix", {"what": what})


def test_a_record_that_is_given_twice_is_refused() -> None:
    record = play(goal=1)
    converter = Converter(record)
    converter.convert(record)
    converter.convert(play(seed=4, goal=1))
    with pytest.raises(BadRecord, match="record-twice"):
        converter.convert(Record.load(record.dump()))


def test_a_game_without_an_end_is_refused() -> None:
    for moves in (0, 5):
        record = fair_record(["", ""], moves)
        with pytest.raises(BadRecord, match="record-unfinished"):
            Converter(record).convert(record)


def test_a_record_that_breaks_a_rule_is_refused() -> None:
    record = play(goal=1)
    record.moves[3] = record.moves[3].__class__(7, record.moves[3].text)
    with pytest.raises(BadRecord, match="record-move"):
        Converter(record).convert(record)


def test_a_game_without_tensors_has_no_datasets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install_highcard(monkeypatch, tmp_path)
    kind = Kind(parlour.game("highcard"), 2, {})
    with pytest.raises(BadOption, match="no-tensors"), new_dataset(tmp_path / "games.parquet", kind):
        raise AssertionError
    assert not list(tmp_path.glob("*parquet*"))


def test_nothing_is_left_of_a_file_that_was_not_finished(tmp_path: Path) -> None:
    record = play(goal=1)
    for new in (lambda path: new_dataset(path, Kind.of(record)), new_record_file, new_folder):
        with pytest.raises(KeyboardInterrupt), new(tmp_path / "new" / "games"):
            raise KeyboardInterrupt
    assert not list((tmp_path / "new").iterdir())


def test_a_full_disk_is_reported_with_the_name_of_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = play(goal=1)
    kind = Kind.of(record)

    def fail(*_: object) -> NoReturn:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("parlour.dataset.new_files.os.fsync", fail)
    file = tmp_path / "games.parquet"
    with pytest.raises(OSError, match="No space left") as error, new_dataset(file, kind) as dataset:
        dataset.add(decisions_of(record, kind))
    assert error.value.filename == str(file)
    assert not list(tmp_path.iterdir())


def test_a_file_that_cannot_be_written_to_is_reported(tmp_path: Path) -> None:
    """PyArrow would write the end of the file when it is too late, and say so."""
    record = play(goal=1)
    kind = Kind.of(record)

    def refuse(_: object) -> NoReturn:
        raise OSError(5, "sealed")

    def add() -> None:
        with new_dataset(tmp_path / "games.parquet", kind) as dataset:
            dataset._writer.write_batch = refuse
            dataset.add(decisions_of(record, kind))

    with pytest.raises(OSError, match="sealed"):
        add()
    assert not list(tmp_path.iterdir())


def test_what_exists_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("precious")
    for new in (new_record_file, new_folder):
        with pytest.raises(BadOption, match="out-exists"), new(file):
            raise AssertionError
    assert file.read_text() == "precious"


PLAN = Plan(game="flautz", seats=3, games=11, seed=5, bots=("random",) * 3, options={"goal": 1})


@pytest.mark.parametrize("bots", [("random",) * 3, ("easy", "random", "easy")])
def test_simulated_games_are_kept_in_order_at_any_number_of_workers(
    bots: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.simulation.CHUNKS", 5)  # two games each
    plan = replace(PLAN, bots=bots)
    alone: list[Decisions] = []
    together: list[Decisions] = []
    tally = simulate(plan)
    # What is kept changes nothing, also where `playout` is not used.
    assert simulate(plan, keep=alone.append, observe=True) == tally
    assert simulate(plan, LocalWorkers(2), keep=together.append, observe=True) == tally
    assert together == alone
    assert len({game.record.digest for game in alone}) == 11
    converter = Converter(alone[0].record)
    for game in alone:
        assert game.record.players == list(bots)
        assert converter.convert(Record.load(game.record.dump())) == game


def test_records_of_simulated_games_need_no_observations() -> None:
    kept: list[Decisions] = []
    simulate(replace(PLAN, games=3), keep=kept.append)
    assert [(game.observations, game.masks) for game in kept] == [(b"", b"")] * 3
    for game in kept:
        game.record.replay()


def read(*files: Path) -> list[Record]:
    return [record for file in find_files(files) for _, record in read_records(file)]


def test_records_are_read_from_files_lines_and_folders(tmp_path: Path) -> None:
    one, two, three = (play(seed=seed, goal=1) for seed in range(3))
    one.save(tmp_path / "a.json")
    two.save(tmp_path / "game of Ada")
    with new_record_file(tmp_path / "b.jsonl") as file:
        file.add(two)
        file.add(three)
    assert file.games == 2
    assert read(tmp_path) == [one, two, three]
    assert read(tmp_path / "b.jsonl", tmp_path / "a.json") == [two, three, one]
    assert read(tmp_path / "game of Ada") == [two]
    assert [count_records(found) for found in find_files([tmp_path])] == [1, 2]
    # A line is a record of its own.
    line = tmp_path / "line.json"
    line.write_bytes((tmp_path / "b.jsonl").read_bytes().splitlines()[1])
    assert Record.read(line) == three


def test_the_games_of_a_tournament_are_read(tmp_path: Path) -> None:
    run = Run(RunFile.create(tmp_path / "run.jsonl", tournament("easy,random", games=4)))
    run.play(LocalWorkers(1), lambda: None)
    games = run.games()
    file = tmp_path / "run.jsonl"
    assert count_records(file) == len(games)
    found = read(file)
    assert [record.moves for record in found] == [game.record.moves for game in games]
    assert {player for record in found for player in record.players} == {"easy", "random"}
    converter = Converter(found[0])
    assert all(converter.convert(record).record.digest for record in found)
    # An interrupted run may have a game twice, and a torn last line.
    lines = file.read_bytes().splitlines(keepends=True)
    torn = b"".join([*lines, lines[1], lines[2][:99]])
    file.write_bytes(torn)
    assert read(file) == found
    assert file.read_bytes() == torn


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("", "record-not-json"),
        ("{}", "record-field"),
        ("not JSON", "record-not-json"),
        ("9" * 4_000_005, "record-too-large"),
    ],
)
def test_a_line_that_is_no_record_is_named(tmp_path: Path, line: str, code: str) -> None:
    file = tmp_path / "games.jsonl"
    with new_record_file(file) as lines:
        lines.add(play(goal=1))
    file.write_bytes(file.read_bytes() + line.encode() + b"\n" + file.read_bytes())
    with pytest.raises(BadRecord) as error:
        read(file)
    assert (error.value.code, error.value.where) == (code, f"{file}:2")


def test_a_folder_without_records_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ada")
    with pytest.raises(BadRecord, match="no-records") as error:
        find_files([tmp_path])
    assert error.value.where == str(tmp_path)
