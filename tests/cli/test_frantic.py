"""FRANTIC in the terminal: a readable table of eight, and family-friendly names."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import parlour
from parlour import Rng
from parlour.bots.people import NAMES
from parlour.languages import LANGUAGES
from parlour.record import Record
from tests.cli.terminal import Answer, Terminal

GAME = parlour.game("frantic")

#: The name of a bot.
BOT = f"(?:{'|'.join(NAMES)})"


def whole_game(terminal: Terminal, path: Path, *more: str) -> Answer:
    options = ["--seed", "5", "--option", "limit=20", "--record", str(path), "--name", "Ann", *more]
    answer = terminal("play", "frantic", *options)
    assert answer.code == 0, answer.err
    return answer


@pytest.mark.usefixtures("typist")
@pytest.mark.parametrize("seats", [pytest.param(2, marks=pytest.mark.long), 5])
def test_a_whole_game_can_be_played_and_replayed(seats: int, terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    answer = whole_game(terminal, path, "--seats", str(seats))
    record = Record.read(path)
    assert record.result is not None
    assert re.search(r"wins? with|share the victory|shared victory", answer.out)
    assert "Left in hand" in answer.out
    assert "not a move here" not in answer.out


@pytest.mark.usefixtures("typist")
def test_a_table_of_eight_can_be_followed(terminal: Terminal, tmp_path: Path) -> None:
    lines = whole_game(terminal, tmp_path / "game.json", "--seats", "8").out.splitlines()
    for pattern in (
        r"Round \d: (you deal|BOT deals) seven cards each\.",
        r"The first card is \S+; it counts as played by (you|BOT)\.",
        r"BOT plays \S+ \(\d+ left\)\.",
        r"  ⚔ (Gift|Skip|Exchange|Equality): (BOT attacks (you|BOT)|you attack BOT)\.",
        r"  ⚔ Fantastic Four: (you make|BOT makes) .* draw \d\.",
        r"  (You wish|BOT wishes) for (blue|red|green|yellow|a \d)\.",
        r"  ★ [A-Z].*! .*",
        r"▶ 1 Ann +\d+ +-?\d+.*",
        r"On the pile: \S+ · wished: (blue|red|green|yellow|\d)",
        r"You can play: .*",
        r"The round is over: .*\. Points \(total\): [Yy]ou -?\d+ \(-?\d+\), BOT .*",
    ):
        named = pattern.replace("BOT", BOT)
        assert any(re.fullmatch(named, line.rstrip()) for line in lines), pattern


@pytest.mark.long
@pytest.mark.usefixtures("typist")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_there_in_every_language(language: str, terminal: Terminal, tmp_path: Path) -> None:
    out = whole_game(terminal, tmp_path / "game.json", "--seats", "6", "--lang", language).out
    assert not re.search(r"\b(told|ask|table|mark|head|reason|event|name|score|card)-[a-z]", out)
    assert "{" not in out
    assert "$" not in out


def test_several_moves_can_be_typed_at_once(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    options = ["--seats", "3", "--seed", "3", "--record", str(path)]
    answer = terminal("play", "frantic", *options, typed="draw; pass\nquit\n")
    assert answer.code == 0
    own = [move.text for move in Record.read(path).moves if move.seat == 0]
    assert own[:2] == ["draw", "pass"]


def test_surplus_typed_moves_are_discarded_in_the_next_turn(terminal: Terminal, tmp_path: Path) -> None:
    """The pass after the second draw is played automatically, so the typed one is left over."""
    path = tmp_path / "game.json"
    options = ["--seats", "8", "--seed", "4", "--record", str(path)]
    terminal("play", "frantic", *options, typed="d; p\nd; d; p\nquit\n")
    own = [move.text for move in Record.read(path).moves if move.seat == 0]
    assert own == ["draw", "pass", "draw", "pass"]


def test_the_table_is_shown_once_a_turn(terminal: Terminal) -> None:
    """The player has the first turn, draws and is asked again, without the table."""
    typed = "draw\nquit\n"
    seeds = [seed for seed in range(40) if GAME.start(3, seed).actors == (0,)]
    out = terminal("play", "frantic", "--seed", str(seeds[0]), typed=typed).out
    assert out.count("▶ 1 Guest") == 1


def test_moves_after_a_refused_one_are_forgotten(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    options = ["--seats", "3", "--seed", "3", "--record", str(path)]
    answer = terminal("play", "frantic", *options, typed="draw; wish blue; pass\nquit\n")
    assert "Name a card." in answer.out
    assert [move.text for move in Record.read(path).moves if move.seat == 0][:2] == ["draw"]


@pytest.mark.usefixtures("typist")
def test_nobody_is_asked_to_pass_where_nothing_else_can_be_done(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    out = whole_game(terminal, path, "--seats", "4").out
    passed = [move for move in Record.read(path).moves if move.seat == 0 and move.text == "pass"]
    assert "attacks you" in out
    assert "you cannot counter" not in out
    assert "nothing you can do" not in out
    assert len(passed) > 3


def test_cards_events_and_rules_are_explained(terminal: Terminal) -> None:
    typed = "? fantastic four\n? r7\n? the-market\n? market\n? E-9\nr1\n?\nquit\n"
    out = terminal("play", "frantic", "--seed", "3", typed=typed).out
    for sign in (
        "fantastic-four: Fantastic Four, 7 points.",
        "red-7: the red 7, worth 7 points.",
        "There is no card the-market.",
        "Event Market: As many cards as players lie open",
        "E-9: Market:",
        "R-5: On your turn",
    ):
        assert sign in out


@pytest.mark.usefixtures("typist")
@pytest.mark.parametrize(
    ("wish", "language"),
    [
        *(pytest.param(("--family",), language, marks=pytest.mark.long) for language in LANGUAGES),
        (("--option", "family=yes"), "de"),
    ],
)
def test_family_friendly_names_reach_every_corner(
    wish: tuple[str, ...], language: str, terminal: Terminal, tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    out = whole_game(terminal, path, "--seats", "8", "--lang", language, *wish).out.casefold()
    assert ("f***-you" in out) or ("arschkarte" in out)
    assert "fuck" not in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_family_friendly_rules_and_decks(language: str, terminal: Terminal) -> None:
    for command in (("rules", "frantic"), ("deck", "frantic"), ("rules", "frantic", "R-16")):
        assert "fuck" in terminal(*command, "--lang", language).out.casefold()
        assert "fuck" not in terminal(*command, "--lang", language, "--family").out.casefold()


def test_the_environment_can_ask_for_family_friendly_names(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARLOUR_FAMILY", "1")
    assert "F*** You" in terminal("rules", "frantic", "R-16").out


@pytest.mark.parametrize(
    ("family", "wish"), [pytest.param(True, (), marks=pytest.mark.long), (False, ("--family",))]
)
def test_a_record_is_replayed_in_family_friendly_words(
    family: bool, wish: tuple[str, ...], terminal: Terminal, tmp_path: Path
) -> None:
    """Somebody holds the card in this game. Every state is shown."""
    path = tmp_path / "game.json"
    record = Record.of(GAME, 8, 2, {"limit": 1, "family": family}, ["random"] * 8)
    state = record.start()
    rng = Rng(1)
    while state.actors:
        record.do(state, state.actors[0], state.random_action(state.actors[0], rng))
    record.save(path)
    out = terminal("replay", str(path), *wish, typed="n\n" * len(record.moves)).out.casefold()
    assert "f***-you" in out
    assert "fuck" not in out
    assert ("fuck" in terminal("replay", str(path), typed="n\n" * 9).out.casefold()) != family


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--seats", "9"), "9 is not a possible number of seats; the game takes 2 to 8."),
        (
            ("--option", "limit=0"),
            "0 is not valid for the option limit; allowed: short, medium, long, 1–1000000.",
        ),
        (("--option", "limit=huge"), "huge is not valid for the option limit"),
        (("--option", "family=perhaps"), "perhaps is not valid for the option family; allowed: yes, no."),
        (("--option", "rounds=3"), "The game has no option rounds; available: limit, family."),
    ],
)
def test_bad_choices_are_answered_in_one_sentence(
    arguments: tuple[str, ...], sentence: str, terminal: Terminal
) -> None:
    assert sentence in terminal.refused("play", "frantic", *arguments)


def test_bots_can_be_compared(terminal: Terminal) -> None:
    answer = terminal("simulate", "frantic", "--games", "20", "--seats", "3", "--bots", "easy,random,random")
    assert answer.code == 0
    assert "20 games of frantic" in answer.out.casefold()
