"""Decks: the standard deck and custom deck files."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files

import pytest

from parlour import BadDeck, BadPosition, Rng, UnknownName, playout
from parlour.games.fzzzt import GAME
from parlour.games.fzzzt.deck import FZZZT, MECHANIC, ROBOT, SYMBOLS, UNIT, UPGRADE, symbol_text
from parlour.games.fzzzt.deck_file import read_deck

DECK = GAME.deck
STANDARD = files("parlour.games.fzzzt").joinpath("standard.toml").read_text("utf-8")
TWICE = "N N B B C C O O"


def cards_of_sort(sort: int) -> Counter[str]:
    return Counter(code for code in DECK.names(DECK.belt_cards) if DECK.sorts[DECK.kind(code)] == sort)


def test_the_box_holds_56_cards() -> None:
    cards = DECK.belt_cards + DECK.mechanics
    assert len(cards) == 56
    assert Counter(DECK.sorts[kind] for kind in cards) == {
        ROBOT: 36,
        UPGRADE: 2,
        FZZZT: 4,
        UNIT: 10,
        MECHANIC: 4,
    }


@pytest.mark.parametrize(
    ("power", "points", "belt", "symbols"),
    [
        (1, 1, 4, "N B C O NB NC NO BC BO CO NBC NBC"),
        (2, 2, 4, TWICE),
        (3, 2, 2, TWICE),
        (4, 3, 2, "N B C O"),
        (5, 3, 1, "N B C O"),
    ],
)
def test_the_robots(power: int, points: int, belt: int, symbols: str) -> None:
    robots = Counter({code: count for code, count in cards_of_sort(ROBOT).items() if code[0] == str(power)})
    assert robots == Counter(f"{power}{shown}" for shown in symbols.split())
    for code in robots:
        kind = DECK.kind(code)
        assert (DECK.power[kind], DECK.points[kind], DECK.belt[kind]) == (power, points, belt)
        assert symbol_text(DECK.symbols[kind]) == code[1:]
        assert DECK.robot[kind]


@pytest.mark.parametrize(
    ("code", "copies", "power", "points", "belt", "symbols", "is_robot"),
    [("Up", 2, 0, 0, 8, "NBCO", True), ("Fz", 4, 3, -1, 1, "", False)],
)
def test_upgrades_and_fzzzt(
    code: str, copies: int, power: int, points: int, belt: int, symbols: str, is_robot: bool
) -> None:
    kind = DECK.kind(code)
    assert DECK.belt_cards.count(kind) == copies
    assert (DECK.power[kind], DECK.points[kind], DECK.belt[kind]) == (power, points, belt)
    assert symbol_text(DECK.symbols[kind]) == symbols
    assert DECK.robot[kind] is is_robot


@pytest.mark.parametrize(
    ("name", "units"),
    [
        ("prototype", "O3"),
        ("basic", "NB5 NC5 BC5"),
        ("enhanced", "NO6 BO6 CO6"),
        ("advanced", "NBC9 NBC9"),
        ("complex", "NBCO13"),
    ],
)
def test_the_production_units(name: str, units: str) -> None:
    named = Counter(
        {
            code: count
            for code, count in cards_of_sort(UNIT).items()
            if DECK.unit_names[DECK.kind(code)] == name
        }
    )
    assert named == Counter(units.split())
    for code in named:
        kind = DECK.kind(code)
        assert code == f"{symbol_text(DECK.symbols[kind])}{DECK.points[kind]}"
        assert DECK.belt[kind] == 3
        assert not DECK.robot[kind]


@pytest.mark.rule("F-3")
@pytest.mark.parametrize(
    ("number", "robots"), [(1, "1BC 2O 3N"), (2, "1BO 2N 3C"), (3, "1NC 2B 3O"), (4, "1NO 2C 3B")]
)
def test_the_mechanics_and_their_robots(number: int, robots: str) -> None:
    kind = DECK.mechanics[number - 1]
    assert DECK.codes[kind] == f"M{number}"
    assert (DECK.power[kind], DECK.symbols[kind], DECK.robot[kind]) == (0, 0, False)
    assert " ".join(DECK.names(DECK.starters[number - 1])) == robots
    assert {symbol for robot in robots.split() for symbol in robot[1:]} == set(SYMBOLS)


def edited(old: str, new: str) -> str:
    """Return the standard deck file with one change."""
    assert STANDARD.count(old) == 1
    return STANDARD.replace(old, new)


ROW_4 = "points = 3\nbelt = 2\ncards = "
ROBOT_1 = 'cards = ["N", "B", "C", "O", "NB", "NC", "NO", "BC", "BO", "CO", "NBC", "NBC"]'
TWO_SORTS_OF_1NBC = (
    'cards = ["N", "B", "C", "O", "NB", "NC", "NO", "BC", "BO", "CO", "NBC"]\n'
    '[[robot]]\npower = 1\npoints = 2\nbelt = 4\ncards = ["NBC"]'
)

BROKEN: dict[str, tuple[str, str, str, str | None]] = {
    "no TOML": ('name = "standard"', "name = standard", "file-not-toml", None),
    "a table twice": ("[fzzzt]", "[upgrade]", "file-not-toml", None),
    "half a character": ('name = "standard"', 'name = "\ud800"', "file-not-toml", None),
    "a number without end": ("copies = 4", f"copies = {'4' * 5000}", "file-not-toml", None),
    "lists in lists without end": ("copies = 4", f"copies = {'[' * 5000}{']' * 5000}", "file-too-deep", None),
    "no name": ('name = "standard"', "", "file-field", None),
    "an empty name": ('name = "standard"', 'name = ""', "file-field", None),
    "a name that is a number": ('name = "standard"', "name = 1", "file-field", None),
    "an endless name": ('name = "standard"', f'name = "{"x" * 61}"', "file-field", None),
    "a field too many": ("copies = 4", 'copies = 4\ncolour = "red"', "file-field", None),
    "a field too many at a unit": ("points = 13 }", "points = 13, belt = 1 }", "file-field", None),
    "no belt number": ("[units]\nbelt = 3", "[units]", "file-field", None),
    "belt number 5": ("[units]\nbelt = 3", "[units]\nbelt = 5", "file-field", None),
    "half a point": ("points = -1", "points = -0.5", "file-field", None),
    "points beyond all reason": ("points = -1", "points = -21", "file-field", None),
    "power below 0": ("power = 3\npoints = -1", "power = -1\npoints = -1", "file-field", None),
    "a unit without points": ("points = 13", "points = 0", "file-field", None),
    "an unknown sort of unit": ('name = "complex"', 'name = "huge"', "file-field", None),
    "an unknown symbol": ('symbols = "NBCO"', 'symbols = "NBX"', "file-field", None),
    "a robot without a symbol": (f'{ROW_4}["N",', f'{ROW_4}["",', "file-field", None),
    "a robot too few": (f'{ROW_4}["N", "B",', f'{ROW_4}["N",', "deck-count", None),
    "a robot too many": (f'{ROW_4}["N", "B",', f'{ROW_4}["N", "B", "B",', "deck-count", None),
    "a row of robots missing": ("power = 5", "power = 4", "deck-count", None),
    "three Upgrades": ('["NBCO", "NBCO"]', '["NBCO", "NBCO", "NBCO"]', "deck-count", None),
    "five Fzzzt": ("copies = 4", "copies = 5", "deck-count", None),
    "nine units": ('    { name = "complex", symbols = "NBCO", points = 13 },\n', "", "deck-count", None),
    "a robot of power 6": (
        "[upgrade]",
        "[[robot]]\npower = 6\npoints = 4\nbelt = 1\ncards = []\n\n[upgrade]",
        "deck-robot-power",
        None,
    ),
    "symbols out of order": (
        '"prototype", symbols = "O"',
        '"prototype", symbols = "ON"',
        "deck-symbols",
        None,
    ),
    "a symbol twice": ('"prototype", symbols = "O"', '"prototype", symbols = "OO"', "deck-symbols", None),
    "a symbol and a line break": (
        '"prototype", symbols = "O"',
        '"prototype", symbols = "O\\n"',
        "deck-symbols",
        None,
    ),
    "two robots of one code": (ROBOT_1, TWO_SORTS_OF_1NBC, "deck-same-code", None),
    "two units of one code": (
        '{ name = "basic", symbols = "BC", points = 5 }',
        '{ name = "enhanced", symbols = "NB", points = 5 }',
        "deck-same-code",
        None,
    ),
    "no Mechanic 4": ('4 = ["1NO", "2C", "3B"]\n', "", "deck-mechanics", None),
    "a fifth Mechanic": ("[mechanics]\n", '[mechanics]\n5 = ["1N", "2N", "3N"]\n', "deck-mechanics", None),
    "a Mechanic 01": ('1 = ["1BC",', '01 = ["1BC",', "deck-mechanics", None),
    "starters out of order": ('["1BC", "2O", "3N"]', '["2O", "1BC", "3N"]', "deck-starters", "F-3"),
    "two starters": ('["1BC", "2O", "3N"]', '["1BC", "2O"]', "deck-starters", "F-3"),
    "four starters": ('["1BC", "2O", "3N"]', '["1BC", "2O", "3N", "4N"]', "deck-starters", "F-3"),
    "a starter of power 4": ('["1BC", "2O", "3N"]', '["1BC", "2O", "4N"]', "deck-starters", "F-3"),
    "a starter that is not in the deck": ('"1BC", "2O"', '"1BCO", "2O"', "deck-starter-missing", "F-3"),
    "a starter of two Mechanics": ('"1BO", "2N"', '"1BC", "2N"', "deck-starter-missing", "F-3"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_deck_file_is_refused(name: str) -> None:
    old, new, code, rule = BROKEN[name]
    with pytest.raises(BadDeck) as refused:
        GAME.with_deck(edited(old, new))
    assert (refused.value.code, refused.value.rule) == (code, rule)


def test_every_refusal_of_a_deck_is_shown_here() -> None:
    sources = [files("parlour.games.fzzzt").joinpath("deck_file.py"), files("parlour").joinpath("formats.py")]
    known = {
        code
        for source in sources
        for code in re.findall(r'(?:BadDeck|bad)\(\s*"([a-z-]+)"', source.read_text("utf-8"))
    }
    assert known == {case[2] for case in BROKEN.values()}


@pytest.mark.parametrize(
    ("source", "params"),
    [
        (edited("copies = 4", "copies = 3"), {"sort": "fzzzt", "found": 3, "count": 4}),
        (edited('4 = ["1NO", "2C", "3B"]', ""), {"found": "1, 2, 3"}),
        (STANDARD.partition("[mechanics]")[0] + "[mechanics]", {"found": "–"}),
        (edited('"1BO", "2N"', '"1BC", "2N"'), {"mechanic": "2", "card": "1BC"}),
    ],
    ids=["three Fzzzt", "three Mechanics", "no Mechanics", "a starter of two Mechanics"],
)
def test_a_refusal_says_what_is_wrong(source: str, params: dict[str, object]) -> None:
    with pytest.raises(BadDeck) as refused:
        GAME.with_deck(source)
    assert refused.value.params == params


def test_the_own_deck_as_a_file_is_the_same_deck() -> None:
    again = read_deck(STANDARD)
    assert again.digest == GAME.deck_digest
    assert again.codes == DECK.codes
    assert (GAME.deck_source, GAME.with_deck(STANDARD).deck_source) == (None, STANDARD)


PRINTINGS = {
    "other points": ("points = 13", "points = 15"),
    "another belt number": ("[units]\nbelt = 3", "[units]\nbelt = 8"),
    "other symbols": ('cards = ["NBCO", "NBCO"]', 'cards = ["NB", "CO"]'),
    "another starter": ('"1BC", "2O", "3N"', '"1N", "2O", "3N"'),
    "a worse Fzzzt": ("power = 3\npoints = -1", "power = 3\npoints = -2"),
}


@pytest.mark.parametrize("name", PRINTINGS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_another_printing_can_be_played(name: str, seats: int) -> None:
    game = GAME.with_deck(edited(*PRINTINGS[name]))
    state = game.start(seats, 3)
    assert game.deck_digest != GAME.deck_digest
    assert game.position(game.from_position(game.position(state))) == game.position(state)
    playout(state, Rng(3))
    assert state.outcome is not None


def test_another_printing_has_its_own_facts() -> None:
    deck = GAME.with_deck(edited(*PRINTINGS["a worse Fzzzt"])).deck
    assert (deck.power[deck.kind("Fz")], deck.basic[deck.kind("Fz")]) == (3, -2)
    units = GAME.with_deck(edited(*PRINTINGS["other points"])).deck
    assert (units.kind("NBCO13"), units.points[units.kind("NBCO15")]) == (-1, 15)
    upgrades = GAME.with_deck(edited(*PRINTINGS["other symbols"])).deck
    assert [code for code in upgrades.codes if code.startswith("Up")] == ["UpNB", "UpCO"]


def test_a_position_belongs_to_its_printing() -> None:
    game = GAME.with_deck(edited(*PRINTINGS["a worse Fzzzt"]))
    with pytest.raises(BadPosition) as refused:
        game.from_position(GAME.position(GAME.start(2, 1)))
    assert refused.value.code == "position-deck"


@pytest.mark.parametrize(
    ("code", "facts"),
    [
        ("1NBC", {"sort": "robot", "power": 1, "points": 1, "belt": 4, "symbols": "NBC"}),
        ("Up", {"sort": "upgrade", "power": 0, "points": 0, "belt": 8, "symbols": "NBCO"}),
        ("Fz", {"sort": "fzzzt", "power": 3, "points": -1, "belt": 1}),
        ("NBCO13", {"sort": "unit", "name": "complex", "points": 13, "belt": 3, "symbols": "NBCO"}),
        ("M3", {"sort": "mechanic", "number": 3, "power": 0, "points": 0}),
    ],
)
def test_what_is_printed_on_a_card(code: str, facts: dict[str, str | int]) -> None:
    assert GAME.facts(code) == facts


def test_what_another_printing_says() -> None:
    other = GAME.with_deck(edited(*PRINTINGS["a worse Fzzzt"]))
    assert other.facts("Fz")["points"] == -2
    with pytest.raises(UnknownName):
        other.facts("6N")
