from __future__ import annotations

import re
import signal
import sys
from pathlib import Path

import pexpect
import pytest

import parlour
from parlour import Rng
from parlour.record import Record
from tests.cli.terminal import Terminal
from tests.entry_points import install_highcard
from tests.records import random_record

GAME = parlour.game("fzzzt")


def test_a_table_is_shown_to_whoever_comes_in(terminal: Terminal) -> None:
    answer = terminal("play", "fzzzt", "--seed", "7", "--seats", "4", typed="quit\n")
    assert answer.code == 0
    for sign in (
        "Round 1 of 5",
        "Belt: Fz",
        "belt deck: 32",
        "Chief",
        "Your cards: M3, 1NC, 2B, 3O",
        "Bid for",
    ):
        assert sign in answer.out


def test_leaving_before_the_first_move_leaves_a_record_to_resume(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["parlour"])
    path = tmp_path / "game.json"
    answer = terminal("play", "fzzzt", "--seats", "2", "--seed", "1", "--record", str(path), typed="")
    assert f"parlour play --resume {path}" in answer.out
    assert all(move.seat != 0 for move in Record.read(path).moves)
    assert "Round 1 of 5" in terminal("play", "--resume", str(path), typed="").out


@pytest.mark.parametrize("seats", [2, pytest.param(4, marks=pytest.mark.long)])
def test_a_whole_game_can_be_played(seats: int, terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    rng = Rng(seats)
    options = ["--seed", "9", "--seats", str(seats), "--bots", "random", "--record", str(path)]
    answer = terminal("play", "fzzzt", *options, typed="M1\nM2\nM3\nM4\n")
    assert answer.code == 0
    for _ in range(200):
        record = Record.read(path)
        if record.result is not None:
            break
        state = record.replay()
        assert 0 in state.actors
        move = GAME.text(state, state.random_action(0, rng), 0)
        answer = terminal("play", "--resume", str(path), typed=f"{move}\n")
        assert answer.code == 0
    assert re.search(r"\w+ wins\.|You win\.|share the victory|A shared victory", answer.out)
    assert "Total" in answer.out
    assert record.result is not None
    for score in record.result.scores:
        assert re.search(rf"(?<!\d){score}(?!\d)", answer.out)


def test_a_resumed_game_goes_on_as_it_would_have(terminal: Terminal, tmp_path: Path) -> None:
    moves = ["M1", "M2", "M3", "1BC", "1BO", "1NC", "2O", "2N", "2B", "3N", "3C", "3O"]
    options = ["--seed", "21", "--seats", "3"]
    through, broken = tmp_path / "through.json", tmp_path / "broken.json"
    terminal("play", "fzzzt", *options, "--record", str(through), typed="\n".join(moves) + "\n")
    terminal("play", "fzzzt", *options, "--record", str(broken), typed="\n".join(moves[:4]) + "\n")
    terminal("play", "--resume", str(broken), typed="\n".join(moves[4:]) + "\n")
    assert Record.read(broken) == Record.read(through)
    assert any(move.seat == 0 for move in Record.read(broken).moves)


def test_a_refused_move_names_its_rule_and_changes_nothing(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    typed = "5N\n?\nleave\nhello\n? 5N\n? F-11\n? 12\n? XX\n?\nquit\n"
    options = ["--seed", "7", "--seats", "4", "--record", str(path)]
    answer = terminal("play", "fzzzt", *options, typed=typed)
    assert "You do not have 5N in your hand, or not that many of them. (F-9)" in answer.out
    assert answer.out.count("F-9: Only the head card") == 1
    assert "you can only bid now. (F-9)" in answer.out
    assert "There is no card hello." in answer.out
    assert "a robot of power 5" in answer.out
    assert "F-11: If several players tie" in answer.out
    assert "F-12: After such a tie" in answer.out
    assert "There is no card XX." in answer.out
    assert all(move.seat != 0 for move in Record.read(path).moves)


def test_the_log_tells_what_the_seat_may_know(terminal: Terminal) -> None:
    answer = terminal(
        "play", "fzzzt", "--seed", "7", "--seats", "2", typed="M1\nM2\nlog\ntable\nhelp\nquit\n"
    )
    assert "You are dealt" in answer.out
    assert re.search(r"(\w+) \(normal\), a bot, plays with you\.", answer.out)
    assert "is dealt" not in answer.out
    assert re.search(r"You bid \d+ \(M\d\) and \w+ bids \d", answer.out)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "A hard bot would play: "),
        ("de", "Ein Bot der Stufe „hard“ würde spielen: "),
        ("nl", "Een bot van niveau ‘hard’ zou spelen: "),
    ],
)
def test_a_hint_names_a_move_and_plays_nothing(
    language: str, sentence: str, terminal: Terminal, tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    options = ["--seats", "2", "--seed", "7", "--bots", "easy", "--think", "0.01", "--record", str(path)]
    shown = terminal("play", "fzzzt", *options, "--lang", language, typed="hint\ni\nquit\n").out
    hinted = [line for line in shown.splitlines() if sentence in line]
    assert len(hinted) == 2
    state = Record.read(path).replay()
    assert GAME.parse(state, hinted[0].partition(sentence)[2], 0) in state.legal(0)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["You lay down one card.", r"You bid 0 \(M1\) and \w+ bids "]),
        ("de", ["Du legst eine Karte verdeckt hin.", r"Du bietest 0 \(M1\) und \w+ bietet "]),
        ("nl", ["Je legt één kaart gedekt neer.", r"Jij biedt 0 \(M1\) en \w+ biedt "]),
    ],
)
def test_the_log_addresses_the_player_and_the_table_names_them(
    language: str, told: list[str], terminal: Terminal
) -> None:
    options = ["--seed", "3", "--seats", "2", "--name", "Ada", "--lang", language]
    out = terminal("play", "fzzzt", *options, typed="M1\nquit\n").out
    for sentence in told:
        assert re.search(sentence, out), sentence
    assert re.search(r"^(★ )?Ada ", out, re.MULTILINE)
    assert not re.search(r"Ada (lays|bids|legt|bietet|biedt)", out)


@pytest.mark.parametrize(("language", "sign"), [("de", "Runde 1 von 5"), ("nl", "Ronde 1 van 5")])
def test_the_table_speaks_german_and_dutch(language: str, sign: str, terminal: Terminal) -> None:
    assert sign in terminal("--lang", language, "play", "fzzzt", typed="quit\n").out
    assert sign in terminal("play", "fzzzt", f"--lang={language}", typed="quit\n").out


def test_the_name_of_the_player_is_shown_as_it_is(terminal: Terminal) -> None:
    answer = terminal("play", "fzzzt", "--name", "[red]Ann[/]", "--seed", "1", typed="quit\n")
    assert "[red]Ann[/]" in answer.out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ((), "Which game?"),
        (("poker",), "There is no game called poker; available: flautz, frantic, fzzzt."),
        (("fzzzt", "--seats", "5"), "5 is not a possible number of seats; the game takes 2 to 4. (F-1)"),
        (("fzzzt", "--seats", "two"), "two is not a possible number of seats; the game takes 2 to 4. (F-1)"),
        (("fzzzt", "--seats", "-1"), "-1 is not a possible number of seats"),
        (("fzzzt", "--seed", "x"), "x is not a seed"),
        (("fzzzt", "--seed", str(2**64)), "is not a seed"),
        (("fzzzt", "--seed", "-3"), "-3 is not a seed"),
        (
            ("fzzzt", "--bots", "genius"),
            "fzzzt has no bot called genius; available: random, easy, normal, hard.",
        ),
        (("fzzzt", "--seats", "4", "--bots", "easy,random"), "2 bots were named for 3 seats"),
        (("fzzzt", "--option", "limit=3"), "The game has no option limit"),
        (("fzzzt", "--option", "limit"), "The game has no option limit"),
        (("fzzzt", "--deck", "no-such-file.toml"), "no-such-file.toml cannot be used"),
        (("fzzzt", "--deck", "."), "cannot be used"),
        (("fzzzt", "--record", "/dev/null/x.json"), "cannot be used"),
        (("--resume", "no-such-file.json"), "no-such-file.json cannot be used"),
        (("fzzzt", "--seats", ""), "– is not a possible number of seats"),
        (("fzzzt", "--bots", ""), "fzzzt has no bot called"),
        (("fzzzt", "--seed", ""), "– is not a seed"),
        (("fzzzt", "--think", "0"), "--think"),
        (("fzzzt", "--think", "61"), "--think"),
        (("fzzzt", "--think", "long"), "--think"),
        (("fzzzt", "--lang", "tlh"), "There is no language tlh; available: en, de, nl."),
        (("fzzzt", "--bogus"), "The command was not understood: No such option: --bogus"),
        (("fzzzt", "extra"), "The command was not understood"),
    ],
)
def test_bad_input_is_answered_in_one_sentence(
    arguments: tuple[str, ...], sentence: str, terminal: Terminal
) -> None:
    assert sentence in terminal.refused("play", *arguments, typed="M1\nM2\nM3\nquit\n")


def test_a_new_game_does_not_overwrite_a_file(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "precious.json"
    path.write_text("precious")
    assert "already exists" in terminal.refused("play", "fzzzt", "--record", str(path))
    assert path.read_text() == "precious"


@pytest.mark.parametrize("content", ["", "{}", "not a record", '{"format": "parlour-record"'])
def test_a_broken_record_is_refused_and_left_alone(content: str, terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    path.write_text(content)
    assert "record" in terminal.refused("play", "--resume", str(path))
    assert "record" in terminal.refused("replay", str(path))
    assert path.read_text() == content


def test_a_finished_record_is_not_resumed(terminal: Terminal, tmp_path: Path) -> None:
    record, _ = random_record(["human", "random"])
    path = tmp_path / "finished.json"
    record.save(path)
    assert "is finished" in terminal.refused("play", "--resume", str(path))
    record.players = ["random", "random"]
    record.result = None
    record.moves.clear()
    record.save(path)
    assert "was not written by `parlour play`" in terminal.refused("play", "--resume", str(path))


def at_a_terminal(*arguments: str) -> pexpect.spawn[str]:
    """Run Parlour in a child process with a real terminal."""
    command = ["-c", "from parlour.cli import main; main()", *arguments]
    return pexpect.spawn(
        sys.executable,
        command,
        encoding="utf-8",
        timeout=180,
        dimensions=(40, 120),
        preexec_fn=heed_hangups,
    )


def heed_hangups() -> None:
    """Restore the default for SIGHUP. Under nohup it is ignored, and child processes inherit that."""
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


def press_ctrl_c(child: pexpect.spawn[str], until: str) -> None:
    """Press Ctrl-C until it is answered.

    Python notices it only while waiting for a key, and that begins just after the prompt is shown.
    """
    for _ in range(10):
        child.sendintr()
        if child.expect([until, pexpect.TIMEOUT], timeout=20) == 0:
            return
    pytest.fail(f"no answer to Ctrl-C: {child.before}")


def test_ctrl_c_leaves_a_record_that_can_be_resumed(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    child = at_a_terminal("play", "fzzzt", "--seed", "7", "--seats", "2", "--record", str(path), "--color")
    child.expect("> ")
    assert "\x1b[" in (child.before or "")
    child.sendline("M2")
    child.expect("Round 1 of 5")
    child.expect("> ")
    press_ctrl_c(child, until="play --resume")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130
    moves = len(Record.read(path).moves)
    assert moves >= 2
    assert f"after {moves} moves" in terminal("play", "--resume", str(path), typed="quit\n").out


@pytest.mark.parametrize("sign", [signal.SIGHUP, signal.SIGTERM, signal.SIGKILL])
def test_a_closed_terminal_loses_no_move(sign: int, terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    child = at_a_terminal("play", "fzzzt", "--seed", "7", "--seats", "2", "--record", str(path))
    child.expect("> ")
    child.sendline("M2")
    child.expect("Round 1 of 5")
    child.expect("> ")
    child.kill(sign)
    child.expect(pexpect.EOF)
    child.close(force=True)
    assert any(move.seat == 0 for move in Record.read(path).moves)
    assert "Round 1 of 5" in terminal("play", "--resume", str(path), typed="quit\n").out


def test_two_at_one_record_do_not_overwrite_each_other(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    terminal("play", "fzzzt", "--seed", "7", "--seats", "2", "--record", str(path), typed="")
    child = at_a_terminal("play", "--resume", str(path))
    child.expect("> ")
    terminal("play", "--resume", str(path), typed="M2\n")
    kept = path.read_text()
    child.sendline("1BO")
    child.expect("was changed by another program")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 2
    assert path.read_text() == kept


def test_saving_follows_links_and_keeps_permissions(terminal: Terminal, tmp_path: Path) -> None:
    real, link = tmp_path / "real.json", tmp_path / "link.json"
    terminal("play", "fzzzt", "--seed", "7", "--seats", "2", "--record", str(real), typed="")
    real.chmod(0o640)
    link.symlink_to(real)
    terminal("play", "--resume", str(link), typed="M2\nM1\n")
    assert link.is_symlink()
    assert real.stat().st_mode & 0o777 == 0o640
    assert any(move.seat == 0 for move in Record.read(real).moves)


def test_a_full_disk_is_named(terminal: Terminal) -> None:
    sentence = terminal.refused("play", "fzzzt", "--seed", "7", "--record", "/proc/game.json")
    assert sentence.startswith("/proc/game.json cannot be used")


def test_a_resumed_game_may_be_named(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    terminal("play", "fzzzt", "--seed", "7", "--seats", "2", "--record", str(path), typed="")
    assert terminal("play", "fzzzt", "--resume", str(path), typed="").code == 0
    for option in (("--seats", "3"), ("--seed", ""), ("--bots", "easy"), ("--option", "a=b")):
        assert "continues as it was" in terminal.refused("play", "--resume", str(path), *option)


def test_a_newcomer_is_told_what_the_codes_mean(terminal: Terminal) -> None:
    answer = terminal("play", "fzzzt", "--seed", "7", typed="help\n?\nquit\n")
    assert answer.out.count("1BC has power 1 and shows bolt and cog") == 3
    assert answer.out.startswith("Fzzzt!\n")


def test_who_has_no_cards_is_said_to_sit_out(terminal: Terminal) -> None:
    answer = terminal(
        "play", "fzzzt", "--seed", "7", "--seats", "2", "--bots", "random", typed="M2 1BO 2N 3C\n" * 9
    )
    assert "You have no cards and sit this auction out." in answer.out


def test_a_game_of_another_package_can_be_played(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install_highcard(monkeypatch, tmp_path)
    typed = "fold\n[/x]\nlay 99\n" + "".join(f"lay {number}\n" for number in range(1, 25)) * 3
    answer = terminal("play", "highcard", "--seed", "3", "--seats", "2", typed=typed)
    assert answer.code == 0
    assert "not-a-card text='[/x]'" in answer.out
    assert "The record of the game" in answer.out
    assert "You do not have" not in answer.out
    assert "H-2" in terminal("rules", "highcard").out
