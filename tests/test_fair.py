from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import parlour
from parlour import BadRecord, Rng, SecureRng, fair
from parlour.core.game import LARGEST_SEED
from parlour.fair import Fair
from parlour.record import Record, _digest
from tests.records import SECRET, fair_deal, fair_record, random_record

lines = st.text(st.characters(exclude_categories=["Cc", "Cs", "Zl", "Zp", "Cf"]), max_size=64)


def test_secrets_are_different_and_kept_by_their_commitment() -> None:
    secrets = {fair.new_secret() for _ in range(20)}
    assert len(secrets) == len({fair.commitment(secret) for secret in secrets}) == 20
    for secret in secrets:
        assert len(bytes.fromhex(secret)) == 32
        assert fair.commitment(secret) == hashlib.sha256(bytes.fromhex(secret)).hexdigest()


@pytest.mark.parametrize(
    ("table", "number", "seeds", "mixed"),
    [
        ("t", 1, ["", ""], b"14:parlour-deal-1,1:t,1:1,0:,0:,"),
        ("k3x9qa", 12, ["ja!", "", "a:1,b"], b"14:parlour-deal-1,6:k3x9qa,2:12,3:ja!,0:,5:a:1,b,"),
        ("t", 1, ["Käse", "🂡"], b"14:parlour-deal-1,1:t,1:1,5:K\xc3\xa4se,4:\xf0\x9f\x82\xa1,"),
    ],
)
def test_the_deal_follows_from_secret_table_number_and_seeds(
    table: str, number: int, seeds: list[str], mixed: bytes
) -> None:
    code = hmac.new(b"\xab" * 32, mixed, hashlib.sha256).hexdigest()
    assert fair.deal_seed(SECRET, table, number, seeds, 1) == int(code[:16], 16) <= LARGEST_SEED
    code = hmac.new(b"\xab" * 32, mixed.replace(b"deal-1", b"deal-2"), hashlib.sha256).hexdigest()
    assert fair.deal_seed(SECRET, table, number, seeds) == int(code[:16], 16)
    assert fair.deal_key(SECRET, table, number, seeds).hex() == code


def test_the_derivation_never_changes() -> None:
    deal = (SECRET, "k3x9qa", 12, ["ja!", "", "a:1,b"])
    assert fair.deal_seed(*deal, 1) == 863699335885788142
    assert fair.deal_rng(*deal, 1).dump() == Rng(863699335885788142).dump()
    key = "fc58ad0da16157a89d09e2c20edd34c9f9b53468c145501c4054f6c3668f0707"
    assert fair.deal_rng(*deal).dump() == f"hmac-sha256:{key}:0"
    with pytest.raises(BadRecord) as refused:
        fair.deal_seed(*deal, 3)
    assert refused.value.code == "fair-version"


def test_records_of_the_first_version_stay_valid() -> None:
    """The digest is that of a record which Parlour wrote before there was a second version."""
    record = fair_record(["Ann’s", "", "b"], version=1)
    text = record.dump()
    assert "version" not in json.loads(text)["fair"]
    assert record.digest == "26f166f6038e27f5c5b4df7e2dc000d8570da95536722c651b5a26c177dbb6dd"
    again = Record.load(text)
    assert again.replay().outcome is not None


def test_all_cards_of_a_new_game_come_from_the_stream() -> None:
    record = fair_record(["Ann’s", "", "b"])
    assert json.loads(record.dump())["fair"]["version"] == 2
    states = record.states()
    first = next(states)
    assert isinstance(first.rng, SecureRng)
    assert first.rng.key == fair_deal(["Ann’s", "", "b"]).deal_rng().clone().key  # type: ignore[attr-defined]
    *_, last = states
    # Cards were drawn, at the start and later, and a copy of the state goes on alike.
    assert isinstance(last.rng, SecureRng)
    assert last.rng.drawn > 0
    copy = last.game.from_position(last.game.position(last))
    assert copy.rng.dump() == last.rng.dump() == last.clone().rng.dump()
    # Nobody who resamples the state gets the key.
    world = last.resample(0, Rng(1))
    assert not isinstance(world.rng, SecureRng)
    assert last.rng.key.hex() not in json.dumps(last.game.position(world))


def test_everything_that_goes_in_changes_the_deal() -> None:
    deals = {
        fair.deal_seed(*given)
        for given in [
            (SECRET, "t", 1, ["a", "b"]),
            ("ac" + "ab" * 31, "t", 1, ["a", "b"]),
            ("ab" * 31 + "ac", "t", 1, ["a", "b"]),
            (SECRET, "u", 1, ["a", "b"]),
            (SECRET, "t", 2, ["a", "b"]),
            (SECRET, "t", 1, ["b", "a"]),
            (SECRET, "t", 1, ["ab", ""]),
            (SECRET, "t", 1, ["", "ab"]),
            (SECRET, "t", 1, ["a", "b", ""]),
            (SECRET, "t", 1, ["a,1:b"]),
        ]
    }
    assert len(deals) == 10


def parts(mixed: bytes) -> list[str]:
    """Parse netstrings."""
    found = []
    while mixed:
        length, _, rest = mixed.partition(b":")
        assert rest[int(length) :].startswith(b",")
        found.append(rest[: int(length)].decode())
        mixed = rest[int(length) + 1 :]
    return found


@given(lines, st.integers(1, 2**53 - 1), st.lists(lines, max_size=8))
def test_what_goes_in_can_be_read_back_so_no_two_deals_mix_the_same_bytes(
    table: str, number: int, seeds: list[str]
) -> None:
    assert parts(fair.deal_bytes(table, number, seeds)) == ["parlour-deal-2", table, str(number), *seeds]


def test_a_record_without_a_commitment_does_not_speak_of_it() -> None:
    record, _ = random_record(["easy", "easy"])
    assert "fair" not in record.dump()
    assert "fair" not in Record.load(record.dump()).dump()


def test_a_fair_record_comes_back_as_it_was() -> None:
    record = fair_record(["Ann’s", "", "🂡" * 64])
    again = Record.load(record.dump())
    assert again == record
    assert again.replay().outcome is not None
    assert json.loads(record.dump())["fair"]["seeds"] == ["Ann’s", "", "🂡" * 64]


def test_a_commitment_is_revealed_at_once_or_when_the_game_is_over() -> None:
    revealed = fair_deal(["a", "b"])
    at_once = Record.of(parlour.game("fzzzt"), 2, revealed.deal_seed, fair=revealed)
    later = Record.of(parlour.game("fzzzt"), 2, revealed.deal_seed)
    later.fair = revealed
    assert later.dump() == at_once.dump()
    assert Record.load(at_once.dump()).fair == revealed


def forged(change: Callable[[dict[str, Any]], None]) -> str:
    """Return a modified record with a fair deal and a valid digest."""
    plain = json.loads(fair_record(["Ann’s", "", "b"]).dump())
    change(plain)
    plain["digest"] = _digest(msgspec.convert(plain, Record))
    return json.dumps(plain)


def put(name: str, value: object) -> Callable[[dict[str, Any]], None]:
    def change(plain: dict[str, Any]) -> None:
        plain["fair"][name] = value

    return change


def another_secret(plain: dict[str, Any]) -> None:
    plain["fair"].update(secret="cd" * 32, commitment=fair.commitment("cd" * 32))


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (put("secret", "cd" * 32), "fair-commitment"),
        (put("commitment", "cd" * 32), "fair-commitment"),
        (another_secret, "fair-seed"),
        (put("table", "other"), "fair-seed"),
        (put("number", 2), "fair-seed"),
        (put("version", 1), "fair-seed"),
        (put("seeds", ["Ann's", "", "b"]), "fair-seed"),
        (put("seeds", ["", "Ann’s", "b"]), "fair-seed"),
        (put("seeds", ["Ann’s", "b"]), "fair-seats"),
        (put("seeds", ["Ann’s", "", "b", ""]), "fair-seats"),
        (lambda plain: plain.update(seed=plain["seed"] ^ 1), "fair-seed"),
    ],
)
def test_a_broken_commitment_is_noticed(change: Callable[[dict[str, Any]], None], code: str) -> None:
    with pytest.raises(BadRecord) as refused:
        Record.load(forged(change))
    assert refused.value.code == code


def test_a_commitment_changed_without_a_new_checksum_is_noticed_too() -> None:
    with pytest.raises(BadRecord) as refused:
        Record.load(fair_record(["Ann’s", ""]).dump().replace("Ann’s", "Bob’s"))
    assert refused.value.code == "record-changed"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("table", ""),
        ("table", "a" * 65),
        ("table", "a\n"),
        ("number", 0),
        ("number", 2**53),
        ("number", "1"),
        ("version", 0),
        ("version", 3),
        ("version", "2"),
        ("secret", "AB" * 32),
        ("secret", "ab" * 31),
        ("secret", "ab" * 33),
        ("secret", "ab" * 32 + "\n"),
        ("secret", "xy" * 32),
        ("commitment", ""),
        ("seeds", ["a" * 65, "", ""]),
        ("seeds", ["a\n", "", ""]),
        ("seeds", ["\x1b[2J", "", ""]),
        ("seeds", ["\x85", "", ""]),
        ("seeds", ["a\u2028b", "", ""]),
        ("seeds", ["\u202eb", "", ""]),
        ("seeds", ["\u2067b", "", ""]),
        ("seeds", ["\x1f", "", ""]),
        ("seeds", [None, "", ""]),
        ("seeds", [""] * 65),
        ("colour", "red"),
    ],
)
def test_what_cannot_be_part_of_a_commitment_is_refused(name: str, value: object, tmp_path: Path) -> None:
    plain = json.loads(fair_record(["", "", ""]).dump())
    plain["fair"][name] = value
    path = tmp_path / "game.json"
    path.write_text(json.dumps(plain))
    with pytest.raises(BadRecord) as refused:
        Record.read(path)
    assert refused.value.code == "record-field"


@given(lines)
def test_any_line_of_text_can_be_a_seed(line: str) -> None:
    text = msgspec.json.encode(fair_deal([line, ""]))
    again = msgspec.json.decode(text, type=Fair)
    assert again.seeds == [line, ""]
    again.check(again.deal_seed, 2)


@pytest.mark.parametrize("missing", ["table", "number", "commitment", "secret", "seeds"])
def test_a_commitment_is_whole_or_none(missing: str) -> None:
    plain = json.loads(fair_record(["", ""]).dump())
    del plain["fair"][missing]
    with pytest.raises(BadRecord) as refused:
        Record.load(json.dumps(plain))
    assert refused.value.code == "record-field"
