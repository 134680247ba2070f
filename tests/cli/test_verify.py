from __future__ import annotations

from pathlib import Path

import pytest

import parlour
from parlour import fair
from parlour.record import Record
from tests.cli.terminal import Terminal
from tests.records import SECRET, fair_deal, fair_record, random_record

COMMITMENT = fair.commitment(SECRET)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game with a fair deal to which the first seat added a seed."""
    path = tmp_path / "fair.json"
    fair_record(["Ann’s [seed]", "", "b"]).save(path)
    return path


@pytest.fixture
def plain(tmp_path: Path) -> Path:
    """A game without a commitment."""
    path = tmp_path / "plain.json"
    random_record(["human", "easy"])[0].save(path)
    return path


def sentences(terminal: Terminal, *arguments: str) -> list[str]:
    answer = terminal("verify", *arguments)
    assert (answer.code, answer.err) == (0, "")
    return answer.out.splitlines()


def test_a_fair_game_is_told_to_be_one(record: Path, terminal: Terminal) -> None:
    moves = len(Record.read(record).moves)
    assert sentences(terminal, str(record)) == [
        f"{record}: the record is complete and unmodified.",
        f"All {moves} moves in this game of Fzzzt! follow the rules.",
        "The result follows from the moves.",
        f"The secret behind the deal is the one the server committed to with {COMMITMENT}.",
        (
            "The deal is the one that follows from this secret, table k3x9qa, game 3 and the seeds "
            "of the seats (seat 1: “Ann’s [seed]”, seat 2: none, seat 3: “b”)."
        ),
        (
            "All cards come from a cryptographic stream: nobody could work out hidden cards from those "
            "they saw (version 2 of the method)."
        ),
        "Compare the commitment, the table and the game with what you were shown before the deal.",
    ]


def test_a_deal_of_the_first_version_is_told_to_be_one(tmp_path: Path, terminal: Terminal) -> None:
    path = tmp_path / "fair.json"
    fair_record(["a", "b"], version=1).save(path)
    sentence = "All cards come from a small random generator, which is not cryptographically secure "
    assert f"{sentence}(version 1 of the method)." in sentences(terminal, str(path))


def test_the_commitment_that_was_shown_is_compared(record: Path, terminal: Terminal) -> None:
    for shown in (COMMITMENT, COMMITMENT.upper()):
        told = sentences(terminal, str(record), "--commitment", shown)
        assert told[-1].startswith("The commitment is the one you were shown;")
    other = fair.commitment("cd" * 32)
    sentence = terminal.refused("verify", str(record), "--commitment", other)
    assert sentence == (
        f"{record}: In the record the server committed to {COMMITMENT}, which is not what you were shown."
    )


@pytest.mark.parametrize("value", ["", "abc", COMMITMENT[:-1], COMMITMENT + "0", "g" * 64, COMMITMENT + "\n"])
def test_what_is_no_commitment_is_not_compared(value: str, record: Path, terminal: Terminal) -> None:
    assert "it must be 64 hexadecimal digits." in terminal.refused(
        "verify", str(record), "--commitment", value
    )


def test_the_seed_of_the_player_is_found_at_the_seat(record: Path, terminal: Terminal) -> None:
    told = sentences(terminal, str(record), "--seed", "Ann’s [seed]", "--seat", "1")
    assert told[-1] == "Your own seed went into the deal, at seat 1."
    told = sentences(terminal, str(record), "--seed", "", "--seat", "2")
    assert told[-1] == "Seat 2 added no seed, as you say."


@pytest.mark.parametrize(
    ("seed", "seat", "sentence"),
    [
        ("b", "1", "In the record the seed of seat 1 is “Ann’s [seed]”, not “b”."),
        ("Ann’s [seed]", "2", "In the record the seed of seat 2 is “–”, not “Ann’s [seed]”."),
        ("", "3", "In the record the seed of seat 3 is “b”, not “–”."),
        ("b ", "3", "In the record the seed of seat 3 is “b”, not “b ”."),
        ("b", "4", "4 is not valid for --seat; it must be a whole number from 1 to 3."),
        ("b", "0", "0 is not valid for --seat; it must be a whole number from 1 to 3."),
        ("b", "-1", "-1 is not valid for --seat; it must be a whole number from 1 to 3."),
        ("b", "x", "x is not valid for --seat; it must be a whole number from 1 to 3."),
    ],
)
def test_another_seed_than_the_players_is_an_error(
    seed: str, seat: str, sentence: str, record: Path, terminal: Terminal
) -> None:
    assert terminal.refused("verify", str(record), "--seed", seed, "--seat", seat) == f"{record}: {sentence}"


@pytest.mark.parametrize("half", [("--seed", "b"), ("--seat", "3")])
def test_a_seed_needs_its_seat(half: tuple[str, str], record: Path, terminal: Terminal) -> None:
    assert "--seed and --seat go together" in terminal.refused("verify", str(record), *half)


def test_without_any_seed_the_server_could_have_chosen(tmp_path: Path, terminal: Terminal) -> None:
    path = tmp_path / "game.json"
    fair_record(["", ""]).save(path)
    assert sentences(terminal, str(path))[-1].startswith("No seat added a seed, so the server could have")


def test_a_record_without_a_commitment_is_fine_unless_one_was_made(plain: Path, terminal: Terminal) -> None:
    told = sentences(terminal, str(plain))
    assert told[-1] == "This record has no commitment for its deal."
    assert not any("secret" in sentence for sentence in told)
    for known in (
        ("--commitment", COMMITMENT),
        ("--seed", "b", "--seat", "1"),
        ("--seed", "", "--seat", "1"),
    ):
        sentence = terminal.refused("verify", str(plain), *known)
        assert sentence.startswith(f"{plain}: The record has no commitment for its deal,")


@pytest.mark.parametrize(
    ("moves", "sentence"),
    [
        (0, "In this game of Fzzzt! nobody has moved yet."),
        (1, "The only move in this game of Fzzzt! follows the rules."),
        (7, "All 7 moves in this game of Fzzzt! follow the rules."),
    ],
)
def test_a_game_that_is_not_over_is_told_to_be_none(
    moves: int, sentence: str, tmp_path: Path, terminal: Terminal
) -> None:
    path = tmp_path / "game.json"
    fair_record(["", "b"], moves).save(path)
    assert sentences(terminal, str(path))[1:3] == [sentence, "The game is not over and has no result."]


def test_a_dishonest_server_is_found_out(tmp_path: Path, terminal: Terminal) -> None:
    """The deal has another seed than the one derived from the secret."""
    path = tmp_path / "game.json"
    dealt, _ = random_record(["human", "human"], seed=7)
    dealt.fair = fair_deal(["a", "b"])
    dealt.save(path)
    sentence = terminal.refused("verify", str(path))
    assert sentence.startswith(f"{path}: The deal was not fair, or the record is forged: it does not follow")
    assert sentence == terminal.refused("replay", str(path))


def test_a_changed_record_and_a_move_against_the_rules_are_found(record: Path, terminal: Terminal) -> None:
    text = record.read_text("utf-8")
    record.write_text(text.replace('"seats": 3', '"seats": 2'), encoding="utf-8")
    assert "was changed after it was written" in terminal.refused("verify", str(record))
    forged = Record.load(text)
    forged.moves[4] = forged.moves[3]
    forged.save(record)
    assert "Move 5 of the record" in terminal.refused("verify", str(record))
    honest = Record.load(text)
    assert honest.result is not None
    honest.result.scores.reverse()
    honest.save(record)
    assert "The result in the record does not follow from its moves." in terminal.refused(
        "verify", str(record)
    )


def test_each_of_several_records_gets_a_line(
    record: Path, plain: Path, tmp_path: Path, terminal: Terminal
) -> None:
    good = terminal("verify", str(record), str(plain))
    assert (good.code, good.err) == (0, "")
    lines = [
        (
            f"{record}: complete, unmodified and played by the rules; "
            f"the deal matches the commitment {COMMITMENT}."
        ),
        f"{plain}: complete, unmodified and played by the rules; no commitment for the deal.",
    ]
    assert good.out.splitlines() == lines
    broken, missing = tmp_path / "broken.json", tmp_path / "missing.json"
    broken.write_text("{")
    mixed = terminal("verify", str(record), str(broken), str(missing), str(plain))
    assert mixed.code == 2
    assert mixed.out.splitlines() == lines
    assert [line.split(" ")[0] for line in mixed.err.splitlines()] == [f"{broken}:", str(missing)]


def test_one_bad_record_among_good_ones_decides_wherever_it_lies(
    record: Path, plain: Path, terminal: Terminal
) -> None:
    for files in ((record, plain), (plain, record)):
        answer = terminal("verify", *map(str, files), "--commitment", COMMITMENT)
        assert answer.code == 2
        assert answer.out.startswith(f"{record}: complete")
        assert answer.err.startswith(f"{plain}: The record has no commitment")


def test_family_friendly_names_apply_to_one_record_only(tmp_path: Path, terminal: Terminal) -> None:
    """Only the first game has family-friendly card names."""
    game, files = parlour.game("frantic"), []
    for family in (True, False):
        forged = Record.of(game, 2, 1, {"family": family})
        state = forged.start()
        forged.do(state, state.actors[0], state.legal(state.actors[0])[0])
        files.append(tmp_path / f"{family}.json")
        forged.moves[0] = type(forged.moves[0])(state.actors[0], "fuck-you")
        forged.save(files[-1])
    answer = terminal("verify", *map(str, files))
    gentle, rude = answer.err.splitlines()
    assert "fuck-you" not in gentle
    assert "fuck-you" in rude


@pytest.mark.parametrize(
    ("language", "word"), [("en", "commitment"), ("de", "Festlegung"), ("nl", "vastlegging")]
)
def test_it_speaks_the_language_of_the_player(
    language: str, word: str, record: Path, terminal: Terminal
) -> None:
    told = sentences(terminal, str(record), "--lang", language)
    assert len(told) == 7
    assert word in told[-1]
    wrong = terminal.refused("verify", str(record), "--commitment", "0", "--lang", language)
    assert word in wrong


def test_a_record_is_needed(terminal: Terminal) -> None:
    assert "FILE" in terminal.refused("verify")
    assert "--commitment" in terminal("verify", "--help").out
