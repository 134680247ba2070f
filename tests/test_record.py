from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest
from msgspec import UNSET
from msgspec.structs import replace

import parlour
from parlour import BadDeck, BadOption, BadRecord, State, UnknownName, fair
from parlour.record import Record, _digest
from tests.records import SECRET, fair_record, random_record

GAME = parlour.game("fzzzt")


def game(moves: int | None = None) -> tuple[Record, State]:
    return random_record(["human", "easy", "easy"], moves=moves)


@pytest.mark.parametrize("moves", [0, 1, 50, None])
def test_a_record_replays_to_the_same_position(moves: int | None) -> None:
    record, state = game(moves)
    again = Record.load(record.dump())
    assert GAME.position(again.replay()) == GAME.position(state)
    assert (again.result is None) == (moves is not None)


def test_the_result_is_that_of_the_game() -> None:
    record, state = game()
    assert state.outcome is not None
    assert record.result is not None
    assert record.result.scores == list(state.outcome.scores)
    assert record.result.winners == list(state.outcome.winners)


def test_a_record_is_text_that_a_person_can_read() -> None:
    record, _ = game(2)
    plain = json.loads(record.dump())
    assert plain["game"] == "fzzzt"
    assert plain["moves"][0][1].startswith("bid ")


def test_states_shows_every_moment() -> None:
    record, _ = game(20)
    assert sum(1 for _ in record.states()) == 21


def test_saving_replaces_the_file_whole(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "game.json"
    game(3)[0].save(path)
    record, _ = game(5)
    record.save(path)
    assert len(Record.read(path).moves) == 5
    assert [file.name for file in path.parent.iterdir()] == ["game.json"]


def test_a_record_of_another_printing_carries_its_deck() -> None:
    source = Path(str(parlour.__path__[0]), "games/fzzzt/standard.toml").read_text("utf-8")
    other = GAME.with_deck(source.replace("points = 2\nbelt = 4", "points = 4\nbelt = 4"))
    record = Record.of(other, 2, 1)
    back = Record.load(record.dump())
    assert back.find_game().deck_digest == other.deck_digest
    assert back.deck != GAME.deck_digest


def forged(change: Callable[[dict[str, Any]], None]) -> str:
    """Return a modified record with a valid digest."""
    plain = json.loads(game()[0].dump())
    change(plain)
    with suppress(msgspec.ValidationError):
        plain["digest"] = _digest(msgspec.convert(plain, Record))
    return json.dumps(plain)


def test_a_cut_record_is_not_whole() -> None:
    text = game()[0].dump()
    for end in (0, 1, 100, len(text) // 2, len(text) - 3):
        with pytest.raises(BadRecord) as refused:
            Record.load(text[:end])
        assert refused.value.code == "record-not-json"


@pytest.mark.parametrize(
    ("old", "new"), [('"seed": 11', '"seed": 12'), ('"bid M', '"bid  M'), ('"seats": 3', '"seats": 2')]
)
def test_a_changed_record_is_noticed(old: str, new: str) -> None:
    text = game()[0].dump()
    assert old in text
    with pytest.raises(BadRecord) as refused:
        Record.load(text.replace(old, new, 1))
    assert refused.value.code == "record-changed"


def set_move(number: int, seat: int, text: str) -> Callable[[dict[str, Any]], None]:
    def change(plain: dict[str, Any]) -> None:
        plain["moves"][number] = [seat, text]

    return change


def put(name: str, value: object) -> Callable[[dict[str, Any]], None]:
    def change(plain: dict[str, Any]) -> None:
        plain[name] = value

    return change


@pytest.mark.parametrize(
    ("change", "error", "code"),
    [
        (set_move(5, 9, "bid M1"), BadRecord, "record-move"),
        (set_move(5, -1, "bid M1"), BadRecord, "record-move"),
        (set_move(5, 0, "fold"), BadRecord, "record-move"),
        (set_move(0, 2, "leave"), BadRecord, "record-move"),
        (lambda plain: plain["moves"].pop(), BadRecord, "record-result"),
        (lambda plain: plain["moves"].append([0, "bid M1"]), BadRecord, "record-move"),
        (lambda plain: plain["result"]["scores"].reverse(), BadRecord, "record-result"),
        (put("result", None), BadRecord, "record-result"),
        (put("version", 99), BadRecord, "record-version"),
        (put("deck", "abc"), BadRecord, "record-deck"),
        (put("deck_source", "name = 3"), BadDeck, "file-field"),
        (put("game", "poker"), UnknownName, "unknown-game"),
        (put("seats", 7), BadRecord, "record-field"),
        (lambda plain: plain.update(seats=7, players=[]), BadOption, "bad-seats"),
        (put("version", 10**30), BadRecord, "record-version"),
        (put("seed", 2**70), BadRecord, "record-field"),
        (put("seed", -1), BadRecord, "record-field"),
        (put("options", {"limit": 3}), BadOption, "unknown-option"),
        (put("moves", "none"), BadRecord, "record-field"),
        (put("players", [""]), BadRecord, "record-field"),
        (put("colour", "red"), BadRecord, "record-field"),
        (put("format", "pgn"), BadRecord, "record-field"),
    ],
)
def test_a_forged_record_does_not_follow_the_rules(
    tmp_path: Path,
    change: Callable[[dict[str, Any]], None],
    error: type[parlour.ParlourError],
    code: str,
) -> None:
    path = tmp_path / "forged.json"
    path.write_text(forged(change))
    with pytest.raises(error) as refused:
        Record.read(path)
    assert refused.value.code == code


@pytest.mark.parametrize("content", [b"", b"[]", b"null", b"\xff\xfe", b'{"format":', b"{}", b"[" * 100_000])
def test_what_is_no_record_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "record.json"
    path.write_bytes(content)
    with pytest.raises(BadRecord):
        Record.read(path)


def test_a_byte_order_mark_is_ignored(tmp_path: Path) -> None:
    """Some editors write one."""
    record, _ = random_record(["easy", "easy"], moves=4)
    path = tmp_path / "game.json"
    path.write_text(record.dump(), "utf-8-sig")
    assert Record.read(path) == record
    assert Record.load(path.read_text("utf-8")) == record


def test_a_file_without_end_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_bytes(b" " * 5_000_000)
    with pytest.raises(BadRecord) as refused:
        Record.read(path)
    assert refused.value.code == "record-too-large"


@pytest.mark.parametrize("version", [1, 2])
def test_without_names_a_record_still_has_its_deal(version: Literal[1, 2]) -> None:
    record = fair_record(["Ada Lovelace", "born in London"], version=version)
    bare = Record.load(record.anonymous().dump())
    assert bare.fair is UNSET
    assert (bare.key is UNSET) == (version == 1)
    game = record.find_game()
    for state, same in zip(record.states(), bare.states(), strict=True):
        assert game.position(state) == game.position(same)
    assert (bare.moves, bare.result, bare.players) == (record.moves, record.result, ["human", "human"])
    # The proof names the table, and has what people typed.
    for word in ("Ada", "London", "k3x9qa", SECRET, fair.commitment(SECRET)):
        assert word in record.dump()
        assert word not in bare.dump()
    assert Record.load(bare.anonymous().dump()) == bare


def test_a_key_that_does_not_fit_is_refused() -> None:
    record = fair_record(["", ""], 3)
    bare = record.anonymous()
    assert isinstance(bare.key, str)
    for broken in (
        replace(bare, seed=bare.seed ^ 1),
        replace(bare, key="f" * 64),
        replace(bare, key=bare.key[1:]),
        replace(bare, fair=record.fair),
    ):
        with pytest.raises(BadRecord, match="record-field"):
            Record.load(broken.dump())
