"""FLAUTZ! in the terminal: complete games, arenas from files, and displays without colours."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import parlour
from parlour.games.flautz.deck import COLOURS, SYMBOLS
from parlour.languages import LANGUAGES
from parlour.record import Record
from tests.cli.terminal import Terminal

GAME = parlour.game("flautz")


@pytest.mark.usefixtures("typist")
@pytest.mark.parametrize(("seats", "goal"), [(2, "crystals"), (3, "2"), (5, "1")])
def test_a_whole_game_can_be_played_and_replayed(
    seats: int, goal: str, terminal: Terminal, tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    options = ["--seats", str(seats), "--seed", "5", "--option", f"goal={goal}", "--record", str(path)]
    answer = terminal("play", "flautz", *options)
    assert answer.code == 0, answer.err
    record = Record.read(path)
    assert record.result is not None
    assert re.search(r"(wins?|share the victory|shared victory) with the most (crystals|points)", answer.out)
    replayed = terminal("replay", str(path), "--at", str(len(record.moves)))
    assert replayed.code == 0
    assert "was the last:" in replayed.out


@pytest.mark.long
@pytest.mark.usefixtures("typist")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_in_every_language_leaves_no_key_unsaid(
    language: str, terminal: Terminal, tmp_path: Path
) -> None:
    options = ["--seed", "3", "--lang", language, "--record", str(tmp_path / "game.json")]
    answer = terminal("play", "flautz", *options)
    assert answer.code == 0
    keys = re.findall(r"\b(?:told|ask|table|head|mark|score|reason|field|spell)-[a-z-]+", answer.out)
    assert keys == []
    assert "{" not in answer.out


def test_colours_always_come_with_their_symbol(terminal: Terminal) -> None:
    out = terminal("play", "flautz", "--seed", "1", typed="? blue-3\n? pi5\nlog\nquit\n").out
    for line in out.splitlines():
        if "like " in line or line.startswith("Type"):
            continue
        for colour, symbol in zip(COLOURS, SYMBOLS, strict=True):
            bare = re.sub(rf"{symbol} ?{colour}", "", line)
            assert not re.search(rf"\b{colour}\b", bare), line


def test_cards_arenas_and_words_are_explained(terminal: Terminal) -> None:
    typed = "? b3\n? mirage-2\n? prism\n? swift\n? fokus\n? kristal\n? lila\n? Z-12\n? nonsense\nquit\n"
    out = terminal("play", "flautz", "--seed", "1", typed=typed).out
    for words in (
        "≈blue-3: ≈ blue, value 3.",
        "mirage-2: mirage of value 2.",
        "prism: a prism. Laid aside for a spell",
        "Arena swift: 4 fields – any, ground, air, any – then FLAUTZ!",
        "Focus: instead of swapping",
        "Crystal: the best spell of a match wins one.",
        "A colour of cards and of one apprentice: ☾ purple",
        "Z-12: A mirage has a fixed value",
        "There is no card nonsense.",
    ):
        assert words in out


def test_a_swap_can_be_typed_in_one_line(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    seed = next(seed for seed in range(50) if GAME.start(3, seed).actors == (0,))
    state = GAME.start(3, seed)
    first = state.view(0).hand[0]
    options = ["--seed", str(seed), "--record", str(path)]
    out = terminal("play", "flautz", *options, typed=f"2; {first}\nquit\n").out
    moves = [move.text for move in Record.read(path).moves]
    assert moves[0].endswith("air-2")
    assert moves[1] == f"put {first}"
    assert "You take" in out


def test_while_putting_a_card_down_one_can_look_at_the_table(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    seed = next(seed for seed in range(50) if GAME.start(3, seed).actors == (0,))
    typed = "2\ntable\np3\nquit\n"
    out = terminal("play", "flautz", "--seed", str(seed), "--record", str(path), typed=typed).out
    asked = out.split("You take")[1]
    assert "Air " not in asked.split("in exchange for")[0]
    assert "2 –, 3 " in asked.split("in exchange for")[1]
    assert "p3 could be purple-3, pink-3; type another letter." in asked
    shown = terminal("replay", str(path), "--at", "1", "--viewer", "2").out
    assert "has just taken" in shown


def test_the_best_spell_after_a_take_uses_real_cards_before_mirages(terminal: Terminal) -> None:
    """Both blue-5 and mirage-5 could be put down. The spell that is shown keeps blue-5."""
    options = ("--seats", "2", "--seed", "3", "--bots", "easy")
    out = terminal("play", "flautz", *options, typed="2\nquit\n").out
    assert "Your best spell: ≈blue-2, ≈blue-3, ≈blue-4, ≈blue-5 · 2 + 3 × 5 = 17" in out


ARENA = 'fields = ["air", "air", "ground"]'


def test_an_arena_can_come_from_a_file(terminal: Terminal, tmp_path: Path) -> None:
    file, path = tmp_path / "tower.toml", tmp_path / "game.json"
    file.write_text(ARENA, encoding="utf-8")
    out = terminal("play", "flautz", "--arena", str(file), "--record", str(path), typed="quit\n").out
    assert "Arena   ▶air, air, ground, FLAUTZ!" in out
    file.unlink()
    assert Record.read(path).options == {"arena": "air,air,ground"}
    assert "▶air, air, ground" in terminal("play", "--resume", str(path), typed="quit\n").out
    file.write_text(ARENA, encoding="utf-8")
    answer = terminal("simulate", "flautz", "--games", "5", "--arena", str(file), "--option", "goal=1")
    assert answer.code == 0


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b'fields = ["air", "air"]', "A value in the file is not valid"),
        (b'fields = ["air", "sea", "any"]', "A value in the file is not valid"),
        (b"fields = 3", "A value in the file is not valid"),
        (ARENA.encode() + b"\nname = 3", "A value in the file is not valid"),
        (b"= broken", "The file is not valid TOML"),
        (b"\xff\xfe", "The file is not UTF-8 text."),
        (b"#" * 200_000, "The file is larger than 100,000 bytes."),
    ],
    ids=["two fields", "no such field", "no list", "more", "no TOML", "no text", "too large"],
)
def test_an_arena_file_that_is_none_is_refused(
    content: bytes, sentence: str, terminal: Terminal, tmp_path: Path
) -> None:
    file = tmp_path / "tower.toml"
    file.write_bytes(content)
    for command in ("play", "simulate"):
        assert terminal.refused(command, "flautz", "--arena", str(file)).startswith(f"{file}: {sentence}")


def test_only_flautz_has_an_arena_and_only_one(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "tower.toml"
    file.write_text(ARENA, encoding="utf-8")
    other = terminal.refused("play", "fzzzt", "--arena", str(file))
    assert other == f"{file}: fzzzt has no option arena that can be read from a file."
    twice = terminal.refused("play", "flautz", "--arena", str(file), "--option", "arena=swift")
    assert twice == "The option arena was given twice."
    missing = terminal.refused("play", "flautz", "--arena", str(tmp_path / "none.toml"))
    assert "No such file" in missing


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--seats", "6"), "6 is not a possible number of seats; the game takes 2 to 5."),
        (("--option", "goal=0"), "0 is not valid for the option goal; allowed: crystals, 1–20."),
        (("--option", "goal=21"), "21 is not valid for the option goal; allowed: crystals, 1–20."),
        (
            ("--option", "arena=air,air"),
            "air,air is not valid for the option arena; allowed: classic, swift, long, 3–12 × air|any|g",
        ),
        (("--option", "arena=sea"), "sea is not valid for the option arena"),
    ],
)
def test_bad_choices_are_answered_in_one_sentence(
    arguments: tuple[str, ...], sentence: str, terminal: Terminal
) -> None:
    assert sentence in terminal.refused("play", "flautz", *arguments)


def test_the_deck_lists_cards_arenas_and_words(terminal: Terminal) -> None:
    lines = terminal("deck", "flautz").out.splitlines()
    assert len(lines) == len(GAME.cards()) + len(GAME.topics())
    assert "2 × ≈blue-1: ≈ blue, value 1." in lines[0]
    assert any(line.startswith("Arena classic: 6 fields") for line in lines)
