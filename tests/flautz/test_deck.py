"""Decks, arenas and goals: the standard ones and custom ones."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

from parlour import BadDeck, BadOption, BadPosition, Record, Rng, UnknownName, playout
from parlour.games.flautz import GAME, Flautz
from parlour.games.flautz.actions import FOCUS
from parlour.games.flautz.deck import CODES, COLOUR_OF, COLOURS, VALUE_OF
from parlour.games.flautz.state import FlautzState
from parlour.testing import check_game
from tests.deck_files import edited
from tests.flautz.positions import small_deck

DECK = GAME.deck
STANDARD = files("parlour.games.flautz").joinpath("standard.toml").read_text("utf-8")
ONES = "[1, 1, 1, 1, 1, 1, 1]"
TWOS = "[2, 2, 2, 2, 2, 2, 2]"


def printing(prisms: int, mirages: list[int], **colours: list[int]) -> str:
    """Return a deck file with these numbers of copies. Other colours have no cards."""
    lines = [f"{colour} = {colours.get(colour, [])}" for colour in COLOURS]
    return "\n".join(['name = "other"', f"prisms = {prisms}", f"mirages = {mirages}", "[colours]", *lines])


def start(game: Flautz, seats: int, seed: int, **options: Any) -> FlautzState:
    state = game.start(seats, seed, **options)
    assert isinstance(state, FlautzState)
    return state


def test_the_box_holds_80_cards() -> None:
    """Seven values of five colours twice, a mirage of each value, and three prisms."""
    wanted = {f"{colour}-{value}": 2 for colour in COLOURS for value in range(1, 8)}
    wanted |= {f"mirage-{value}": 1 for value in range(1, 8)}
    wanted["prism"] = 3
    assert GAME.cards() == wanted
    assert Counter(DECK.names(DECK.cards)) == wanted
    assert len(DECK.cards) == 80


def test_a_card_is_what_its_code_says() -> None:
    for kind, code in enumerate(CODES):
        name, _, value = code.partition("-")
        assert COLOUR_OF[kind] == (COLOURS.index(name) if name in COLOURS else -1)
        assert VALUE_OF[kind] == (int(value) if value else 0)
    assert len(set(CODES)) == len(CODES) == 55


BLUE, MIRAGES, PRISMS, NAME = f"blue = {TWOS}", f"mirages = {ONES}", "prisms = 3", 'name = "standard"'

BROKEN: dict[str, tuple[tuple[str, str], str]] = {
    "no TOML": ((PRISMS, "prisms ="), "file-not-toml"),
    "a field twice": ((PRISMS, "prisms = 3\nprisms = 3"), "file-not-toml"),
    "a table twice": (("[colours]", "[colours]\n[colours]"), "file-not-toml"),
    "half a character": ((NAME, 'name = "\ud800"'), "file-not-toml"),
    "a number without end": ((PRISMS, f"prisms = {'2' * 5000}"), "file-not-toml"),
    "lists in lists without end": ((PRISMS, f"prisms = {'[' * 5000}{']' * 5000}"), "file-too-deep"),
    "no name": ((NAME, ""), "file-field"),
    "an empty name": ((NAME, 'name = ""'), "file-field"),
    "a name that is a number": ((NAME, "name = 1"), "file-field"),
    "an endless name": ((NAME, f'name = "{"x" * 61}"'), "file-field"),
    "a field too many": ((PRISMS, "prisms = 3\njokers = 1"), "file-field"),
    "a sixth colour": ((BLUE, f"{BLUE}\nred = [1]"), "file-field"),
    "a colour missing": ((BLUE, ""), "file-field"),
    "no colours": (("[colours]", "[colors]"), "file-field"),
    "no prisms": ((PRISMS, ""), "file-field"),
    "no mirages": ((MIRAGES, ""), "file-field"),
    "prisms as a list": ((PRISMS, "prisms = [3]"), "file-field"),
    "a colour as a number": ((BLUE, "blue = 14"), "file-field"),
    "copies that are a text": ((BLUE, 'blue = ["2"]'), "file-field"),
    "copies that are true": ((PRISMS, "prisms = true"), "file-field"),
    "half a card": ((PRISMS, "prisms = 1.5"), "file-field"),
    "prisms below none": ((PRISMS, "prisms = -1"), "file-field"),
    "mirages below none": ((MIRAGES, "mirages = [1, -1]"), "file-field"),
    "cards below none": ((BLUE, "blue = [-2]"), "file-field"),
    "21 prisms": ((PRISMS, "prisms = 21"), "file-field"),
    "21 copies": ((BLUE, "blue = [21]"), "file-field"),
    "copies beyond all": ((BLUE, f"blue = [{10**18}]"), "file-field"),
    "a tenth value": ((BLUE, f"blue = {[1] * 10}"), "file-field"),
    "a tenth mirage": ((MIRAGES, f"mirages = {[1] * 10}"), "file-field"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_deck_file_is_refused(name: str) -> None:
    edit, code = BROKEN[name]
    with pytest.raises(BadDeck) as refused:
        GAME.with_deck(edited(STANDARD, edit))
    assert (refused.value.code, refused.value.rule) == (code, None)


@pytest.mark.rule("Z-9")
def test_a_deck_without_colours_is_refused() -> None:
    for source in (printing(20, [20] * 9), printing(20, [], blue=[0] * 9)):
        with pytest.raises(BadDeck) as refused:
            GAME.with_deck(source)
        assert (refused.value.code, refused.value.rule) == ("deck-no-spells", "Z-9")


@pytest.mark.rule("Z-2")
@pytest.mark.parametrize(
    ("source", "found"),
    [
        (small_deck(30), 30),
        (printing(0, [], pink=[1]), 1),
        (printing(20, [20] * 8, blue=[20] * 9, green=[20] * 7, pink=[1]), 501),
    ],
)
def test_a_deck_of_too_few_or_too_many_cards_is_refused(source: str, found: int) -> None:
    with pytest.raises(BadDeck) as refused:
        GAME.with_deck(source)
    assert (refused.value.code, refused.value.rule) == ("deck-size", "Z-2")
    assert refused.value.params == {"found": found, "least": 31, "most": 500}


def test_every_reason_to_refuse_a_deck_is_shown_here() -> None:
    package = files("parlour.games.flautz").joinpath("deck_file.py").read_text("utf-8")
    shared = files("parlour").joinpath("formats.py").read_text("utf-8")
    known = set(re.findall(r'BadDeck\(\s*"([a-z-]+)"', package)) | set(
        re.findall(r'bad\(\s*"([a-z-]+)"', shared)
    )
    assert known == {code for _, code in BROKEN.values()} | {"deck-no-spells", "deck-size"}


def test_the_own_deck_as_a_file_is_the_same_deck_and_played_alike() -> None:
    again = GAME.with_deck(GAME.deck_text)
    assert GAME.deck_text == STANDARD
    assert (again.deck_digest, again.deck.copies) == (GAME.deck_digest, DECK.copies)
    assert (GAME.deck_source, again.deck_source) == (None, STANDARD)
    one, other = start(GAME, 4, 9), start(again, 4, 9)
    for state in (one, other):
        playout(state, Rng(9))
    assert GAME.position(one) == again.position(other)


PRINTINGS: dict[str, str] = {
    "as few cards as there may be": small_deck(31),
    "a few more": small_deck(34),
    "as many cards as there may be": printing(20, [20] * 8, blue=[20] * 9, green=[20] * 7),
    "nine values, many mirages and prisms": printing(20, [9] * 9, **{colour: [1] * 9 for colour in COLOURS}),
    "nearly nothing but prisms": printing(20, [1], pink=[5, 5]),
    "nearly nothing but straights": printing(0, [], blue=[8, 8, 8, 8, 8]),
    "one value": printing(0, [], **{colour: [0, 0, 0, 8] for colour in COLOURS}),
}


@pytest.mark.parametrize("name", PRINTINGS)
def test_another_printing_can_be_played(name: str) -> None:
    game = GAME.with_deck(PRINTINGS[name])
    check_game(game, games=1, seed=3, options={"goal": 2, "arena": "swift"}, moments=12)


@pytest.mark.rule("Z-15")
def test_whoever_scores_nothing_without_being_focused_is_known_to_hold_five_prisms() -> None:
    game = GAME.with_deck(PRINTINGS["nearly nothing but prisms"])
    for seed in range(100):
        state = start(game, 2, seed, goal=1, arena="swift")
        playout(state, Rng(seed))
        if not state.last_hands[0] and not state.is_focused(0):
            break
    assert state.deck.names(state.hands[0]) == ("prism",) * 5
    for viewer in (1, None):
        assert all(state.resample(viewer, Rng(seed)).hands[0] == state.hands[0] for seed in range(20))


@pytest.mark.rule("Z-8")
def test_five_players_with_the_smallest_deck_cannot_focus() -> None:
    game = GAME.with_deck(small_deck(31))
    for seats, focus in ((5, False), (4, True)):
        state, rng = start(game, seats, 1), Rng(1)
        assert bool(state.draw_pile) == focus
        seen = set[bool]()
        while state.actors:
            if state.view(None).step == "take":
                seen.add(FOCUS in state.legal(state.turn))
            state.apply(state.turn, state.random_action(state.turn, rng))
        assert seen == {focus}


def test_a_record_and_a_position_belong_to_their_printing() -> None:
    game = GAME.with_deck(small_deck(34))
    own, other = Record.of(GAME, 3, 1), Record.of(game, 3, 1)
    assert own.deck != other.deck == game.deck_digest
    assert (own.deck_source, other.deck_source) == (None, game.deck_text)
    assert Record.load(other.dump()).find_game().cards() == game.cards()
    assert "mirage-1" not in game.cards()
    for one, another in ((game, GAME), (GAME, game)):
        with pytest.raises(BadPosition) as refused:
            another.from_position(one.position(start(one, 2, 1)))
        assert refused.value.code == "position-deck"


PRESETS = {
    "classic": "any ground air any ground air",
    "swift": "any ground air any",
    "long": "ground air any ground air any ground air",
}


@pytest.mark.rule("Z-3")
def test_the_arenas_of_the_box() -> None:
    assert {name: " ".join(fields) for name, fields in GAME.arenas.items()} == PRESETS
    for name, fields in PRESETS.items():
        assert start(GAME, 2, 1, arena=name).view(None).arena == tuple(fields.split())
    assert start(GAME, 2, 1).view(None).arena == tuple(PRESETS["classic"].split())


@pytest.mark.rule("Z-3")
@pytest.mark.parametrize("fields", ["air,any,ground", "ground,ground,ground", ",".join(["air"] * 12)])
def test_an_arena_may_be_any_list_of_3_to_12_fields(fields: str) -> None:
    state = start(GAME, 3, 1, arena=fields, goal=1)
    assert state.view(None).arena == tuple(fields.split(","))
    allowed = {"air": {"air"}, "ground": {"ground"}, "any": {"air", "ground"}}
    rng, rounds = Rng(4), set[int]()
    while state.actors:
        view = state.view(None)
        rounds.add(view.round)
        assert {place.split("-")[0] for place in view.allowed} == allowed[view.arena[view.round - 1]]
        legal = [action for action in state.legal(state.turn) if action != FOCUS]
        state.apply(state.turn, legal[rng.below(len(legal))])
    assert max(rounds) <= len(fields.split(","))


#: Invalid strings, then values that are not strings.
NO_ARENAS = [
    "",
    "any",
    "any,any",
    "any,any,sea",
    "any,,any",
    "any,any,any,",
    ",,",
    "Any,any,any",
    "any, any, any",
]
NO_ARENAS += ["any any any", "Classic", "classic,swift,long", "crystals", ",".join(["any"] * 13)]


@pytest.mark.parametrize("arena", [*NO_ARENAS, 3, 5, True, None, ["any"] * 3])
def test_another_arena_is_refused(arena: Any) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.start(2, 1, arena=arena)
    assert refused.value.code == "bad-option-value"
    assert refused.value.params["option"] == "arena"


@pytest.mark.parametrize(
    ("typed", "value"),
    [
        ("swift", "swift"),
        (" LONG ", "long"),
        ("air, any ,ground", "air,any,ground"),
        ("AIR,AIR,AIR", "air,air,air"),
    ],
)
def test_an_arena_may_be_typed_with_blanks_and_capitals(typed: str, value: str) -> None:
    arena = next(option for option in GAME.options if option.name == "arena")
    assert arena.parse(typed) == value


def test_an_arena_can_come_from_a_file() -> None:
    assert GAME.read_option("arena", 'fields = ["air", "any", "ground"]') == "air,any,ground"
    twelve = GAME.read_option("arena", f"fields = {['ground'] * 12}")
    assert start(GAME, 2, 1, arena=twelve).view(None).arena == ("ground",) * 12


@pytest.mark.parametrize(
    ("source", "code"),
    [
        ('fields = ["any", "any"]', "file-field"),
        (f"fields = {['any'] * 13}", "file-field"),
        ('fields = ["any", "any", "sea"]', "file-field"),
        ('fields = ["any", "any", 1]', "file-field"),
        ('fields = "any,any,any"', "file-field"),
        ('fields = ["any", "any", "any"]\nname = 3', "file-field"),
        ('fields = ["any", "any", "any"]\nname = "\\u001b[31m"', "file-field"),
        ('fields = ["any", "any", "any"]\nlength = 3', "file-field"),
        ('[classic]\nfields = ["any", "any", "any"]', "file-field"),
        ("", "file-field"),
        ('fields = ["any", ', "file-not-toml"),
        ("\ud800", "file-not-toml"),
        (f"fields = {'[' * 5000}{']' * 5000}", "file-too-deep"),
    ],
)
def test_a_broken_arena_file_is_refused(source: str, code: str) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.read_option("arena", source)
    assert refused.value.code == code


@pytest.mark.parametrize("name", ["deck", "goal", "arenas", ""])
def test_other_options_have_no_file(name: str) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.read_option(name, 'fields = ["any", "any", "any"]')
    assert refused.value.code == "no-option-file"


@pytest.mark.rule("Z-22")
@pytest.mark.parametrize("goal", [1, 2, 5])
def test_the_goal_may_be_a_number_of_matches(goal: int) -> None:
    state = start(GAME, 2, 3, goal=goal)
    playout(state, Rng(3))
    assert (state.view(None).matches, state.view(None).match) == (goal, goal)


@pytest.mark.rule("Z-21")
def test_the_goal_is_three_crystals_unless_one_says_otherwise() -> None:
    for state in (start(GAME, 2, 3), start(GAME, 2, 3, goal="crystals")):
        assert state.view(None).matches is None
        playout(state, Rng(3))
        assert max(player.crystals for player in state.view(None).players) >= 3
    assert start(GAME, 2, 3, goal=20).view(None).matches == 20


@pytest.mark.parametrize("goal", [0, 21, -1, 10**30, 2.5, True, None, "", "3", "points", "Crystals"])
def test_another_goal_is_refused(goal: Any) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.start(2, 1, goal=goal)
    assert refused.value.code == "bad-option-value"
    assert refused.value.params["option"] == "goal"


@pytest.mark.parametrize(
    ("code", "facts"),
    [
        ("pink-4", {"sort": "spell", "colour": "pink", "value": 4}),
        ("mirage-5", {"sort": "mirage", "value": 5}),
        ("prism", {"sort": "prism"}),
    ],
)
def test_what_is_printed_on_a_card(code: str, facts: dict[str, str | int]) -> None:
    assert GAME.facts(code) == facts


def test_nothing_is_printed_on_what_is_no_card() -> None:
    with pytest.raises(UnknownName):
        GAME.facts("mirage-10")
