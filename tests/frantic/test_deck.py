"""Decks: the standard deck and custom deck files."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files

import pytest

from parlour import BadDeck, BadPosition, Event, Record, Rng, UnknownName, playout
from parlour.core.events import Listener
from parlour.core.memory import PACK, pack, private_note, public_note
from parlour.games.frantic import GAME, memory
from parlour.games.frantic.deck import (
    CODES,
    COLOUR_OF,
    COLOURS,
    EVENT_CARDS,
    NUMBER_OF,
    POINTS_OF,
    SORT_OF,
    SORTS,
)
from parlour.games.frantic.deck_file import LEAST_CARDS, MOST_CARDS, read_deck
from parlour.games.frantic.events import BombSet, EventsShuffled, EventTurned, NothingHappened, RoundStarted
from parlour.games.frantic.game import Frantic
from parlour.games.frantic.notation import card_of
from parlour.games.frantic.state import FranticState
from tests.deck_files import edited

DECK = GAME.deck
STANDARD = files("parlour.games.frantic").joinpath("standard.toml").read_text("utf-8")
NAMES = STANDARD[STANDARD.index("names = ") :]


def with_events(*names: str) -> tuple[str, str]:
    quoted = ", ".join(f'"{name}"' for name in names)
    return NAMES, f"names = [{quoted}]\n"


def test_the_box_holds_125_cards_and_20_events() -> None:
    assert len(DECK.cards) == sum(DECK.copies) == 125
    assert DECK.event_cards == list(range(20))
    assert len(set(EVENT_CARDS)) == 20


def test_how_many_cards_there_are_of_each_sort() -> None:
    assert {SORTS[sort]: count for sort, count in Counter(SORT_OF[card] for card in DECK.cards).items()} == {
        "number": 72,
        "black": 9,
        "gift": 8,
        "exchange": 4,
        "2nd-chance": 4,
        "skip": 4,
        "fantastic": 11,
        "fantastic-four": 5,
        "counterattack": 4,
        "equality": 2,
        "nice-try": 1,
        "fuck-you": 1,
    }


def test_how_many_copies_there_are_of_each_card() -> None:
    coloured = {"1": 2, "9": 2, "gift": 2, "exchange": 1, "2nd-chance": 1, "skip": 1}
    for colour in COLOURS:
        for rest, count in coloured.items():
            assert GAME.cards()[f"{colour}-{rest}"] == count
    assert [GAME.cards()[f"black-{number}"] for number in range(1, 10)] == [1] * 9
    assert sum(GAME.cards().values()) == 125


def test_a_card_is_what_its_code_says() -> None:
    for kind, code in enumerate(CODES):
        colour, _, rest = code.partition("-")
        assert COLOUR_OF[kind] == (COLOURS.index(colour) if colour in COLOURS else -1)
        assert NUMBER_OF[kind] == (int(rest) if rest.isdigit() else 0)


@pytest.mark.rule("R-7")
@pytest.mark.parametrize(
    ("code", "points"),
    [
        *[(f"{colour}-{number}", number) for colour in (*COLOURS, "black") for number in range(1, 10)],
        *[
            (f"{colour}-{sort}", 7)
            for colour in COLOURS
            for sort in ("gift", "exchange", "2nd-chance", "skip")
        ],
        *[(sort, 7) for sort in ("fantastic", "fantastic-four", "counterattack", "equality", "nice-try")],
        ("fuck-you", 42),
    ],
)
def test_what_a_card_counts(code: str, points: int) -> None:
    assert POINTS_OF[CODES.index(code)] == points


ENDLESS = f"numbers = {'[' * 5000}{']' * 5000}"

BROKEN: dict[str, tuple[tuple[str, str], str]] = {
    "no TOML": (("numbers = 2", "numbers ="), "file-not-toml"),
    "a field twice": (("numbers = 2", "numbers = 2\nnumbers = 2"), "file-not-toml"),
    "a table twice": (("[other]", "[one-colour]"), "file-not-toml"),
    "half a character": (('name = "standard"', 'name = "\ud800"'), "file-not-toml"),
    "a number without end": (("numbers = 2", f"numbers = {'2' * 5000}"), "file-not-toml"),
    "lists in lists without end": (("numbers = 2", ENDLESS), "file-too-deep"),
    "no name": (('name = "standard"', ""), "file-field"),
    "an empty name": (('name = "standard"', 'name = ""'), "file-field"),
    "a name that is a number": (('name = "standard"', "name = 1"), "file-field"),
    "an endless name": (('name = "standard"', f'name = "{"x" * 61}"'), "file-field"),
    "a field too many": (("numbers = 2", "numbers = 2\nwhite = 1"), "file-field"),
    "a field too many of one colour": (("gift = 2", "gift = 2\nbomb = 1"), "file-field"),
    "a field too many of four colours": (("equality = 2", "equality = 2\nbomb = 1"), "file-field"),
    "a field too many of the others": (("fuck-you = 1", "fuck-you = 1\nbomb = 1"), "file-field"),
    "a field too many of the events": (("[events]", "[events]\ncount = 1"), "file-field"),
    "no numbers": (("numbers = 2", ""), "file-field"),
    "no Skip": (("skip = 1", ""), "file-field"),
    "no Fantastic Four": (("fantastic-four = 5", ""), "file-field"),
    "a field with the wrong dash": (("fantastic-four = 5", "fantastic_four = 5"), "file-field"),
    "copies that are a text": (("numbers = 2", 'numbers = "2"'), "file-field"),
    "copies that are true": (("numbers = 2", "numbers = true"), "file-field"),
    "half a card": (("numbers = 2", "numbers = 1.5"), "file-field"),
    "copies below none": (("gift = 2", "gift = -1"), "file-field"),
    "31 copies": (("gift = 2", "gift = 31"), "file-field"),
    "copies beyond all": (("gift = 2", f"gift = {10**30}"), "file-field"),
    "two Nice Tries": (("nice-try = 1", "nice-try = 2"), "file-field"),
    "two Fuck Yous": (("fuck-you = 1", "fuck-you = 2"), "file-field"),
    "no events": (with_events(), "file-field"),
    "21 events": (with_events(*EVENT_CARDS, "market"), "file-field"),
    "events that are a text": ((NAMES, 'names = "market"\n'), "file-field"),
    "an event that is a number": ((NAMES, "names = [1]\n"), "file-field"),
    "an unknown event": (with_events("market", "lunch"), "deck-unknown-event"),
    "an event in capitals": (with_events("Market"), "deck-unknown-event"),
    "an event twice": (with_events("market", "tornado", "market"), "deck-event-twice"),
    "too few cards": (("numbers = 2", "numbers = 0"), "deck-size"),
    "too many cards": (("numbers = 2", "numbers = 30"), "deck-size"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_deck_file_is_refused(name: str) -> None:
    edit, code = BROKEN[name]
    with pytest.raises(BadDeck) as refused:
        GAME.with_deck(edited(STANDARD, edit))
    assert (refused.value.code, refused.value.rule) == (code, None)


@pytest.mark.parametrize("source", ["", "\n", "# nothing", "[", "\0", "name = 'x'", "[[events]]"])
def test_what_is_no_deck_file_is_refused(source: str) -> None:
    with pytest.raises(BadDeck):
        GAME.with_deck(source)


def test_every_refusal_of_a_deck_is_shown_here() -> None:
    sources = [
        files("parlour.games.frantic").joinpath("deck_file.py"),
        files("parlour").joinpath("formats.py"),
    ]
    known = {
        code
        for source in sources
        for code in re.findall(r'(?:BadDeck|bad)\(\s*"([a-z-]+)"', source.read_text("utf-8"))
    }
    assert known == {code for _, code in BROKEN.values()}


@pytest.mark.parametrize(
    ("edit", "params"),
    [
        (("numbers = 2", "numbers = 0"), {"found": 53, "least": LEAST_CARDS, "most": MOST_CARDS}),
        (("numbers = 2", "numbers = 30"), {"found": 1133, "least": LEAST_CARDS, "most": MOST_CARDS}),
        (with_events("lunch"), {"event": "lunch"}),
        (with_events("market", "market"), {"event": "market"}),
    ],
    ids=["too few", "too many", "an unknown event", "an event twice"],
)
def test_a_refusal_says_what_is_wrong(edit: tuple[str, str], params: dict[str, object]) -> None:
    with pytest.raises(BadDeck) as refused:
        GAME.with_deck(edited(STANDARD, edit))
    assert refused.value.params == params


def test_the_own_deck_as_a_file_is_the_same_deck() -> None:
    again = GAME.with_deck(GAME.deck_text)
    assert GAME.deck_text == STANDARD
    assert again.deck_digest == GAME.deck_digest
    assert (again.deck.copies, again.deck.event_cards) == (DECK.copies, DECK.event_cards)
    assert (GAME.deck_source, again.deck_source) == (None, STANDARD)


def test_the_own_deck_as_a_file_is_played_alike() -> None:
    one, other = GAME.start(4, 9), GAME.with_deck(GAME.deck_text).start(4, 9)
    assert one.game.position(one) == other.game.position(other)
    playout(one, Rng(9))
    playout(other, Rng(9))
    assert one.game.position(one) == other.game.position(other)


#: The smallest possible deck: 36 numbers, 12 specials of one colour, 10 Fantastic and "Fuck You".
FEW_CARDS = [
    ("numbers = 2", "numbers = 1"),
    ("black = 1", "black = 0"),
    ("gift = 2", "gift = 1"),
    ("2nd-chance = 1", "2nd-chance = 0"),
    ("fantastic = 11", "fantastic = 10"),
    ("fantastic-four = 5", "fantastic-four = 0"),
    ("counterattack = 4", "counterattack = 0"),
    ("equality = 2", "equality = 0"),
    ("nice-try = 1", "nice-try = 0"),
]
#: The largest possible deck.
MANY_CARDS = [("numbers = 2", "numbers = 12"), ("fantastic = 11", "fantastic = 26")]
NO_FUCK_YOU = ("fuck-you = 1", "fuck-you = 0")
FIVE_EVENTS = ["earthquake", "friday-the-13th", "market", "surprise-party", "tornado"]

PRINTINGS: dict[str, list[tuple[str, str]]] = {
    "three of each number": [("numbers = 2", "numbers = 3")],
    "no numbers": [("numbers = 2", "numbers = 0"), ("skip = 1", "skip = 9")],
    "no counterattacks": [("counterattack = 4", "counterattack = 0")],
    "many counterattacks": [("counterattack = 4", "counterattack = 30")],
    "no Nice Try": [("nice-try = 1", "nice-try = 0")],
    "no Fuck You": [NO_FUCK_YOU],
    "no black cards": [("black = 1", "black = 0")],
    "only five events": [with_events(*FIVE_EVENTS), ("black = 1", "black = 3")],
    "only one event": [with_events("tornado"), ("black = 1", "black = 9")],
    "nearly nothing but attacks": [("gift = 2", "gift = 20"), ("fantastic-four = 5", "fantastic-four = 30")],
    "nearly nothing but 2nd Chances": [("numbers = 2", "numbers = 0"), ("2nd-chance = 1", "2nd-chance = 30")],
    "as few cards as there may be": FEW_CARDS,
    "as many cards as there may be": MANY_CARDS,
}


def test_the_smallest_and_the_largest_deck_have_59_and_500_cards() -> None:
    assert (LEAST_CARDS, MOST_CARDS) == (59, 500)
    assert len(read_deck(edited(STANDARD, *FEW_CARDS)).cards) == 59
    assert len(read_deck(edited(STANDARD, *MANY_CARDS)).cards) == 500


@pytest.mark.parametrize("edits", [[*FEW_CARDS, NO_FUCK_YOU], [*MANY_CARDS, ("skip = 1", "skip = 2")]])
def test_one_card_less_or_more_is_refused(edits: list[tuple[str, str]]) -> None:
    with pytest.raises(BadDeck) as refused:
        read_deck(edited(STANDARD, *edits))
    assert refused.value.code == "deck-size"


def start(game: Frantic, seats: int, seed: int, listener: Listener | None = None) -> FranticState:
    return game.start_with(seats, seed, {"limit": "short", "family": False}, listener)


def check_moment(game: Frantic, state: FranticState, rng: Rng) -> None:
    """Check the census, the round trip of the position, and resampling for all viewers."""
    assert game.census(state) == game.cards()
    position = game.position(state)
    assert game.position(game.from_position(position)) == position
    for viewer in (*range(state.seats), None):
        world = state.resample(viewer, rng)
        assert game.census(world) == game.cards()
        assert world.view(viewer) == state.view(viewer)


@pytest.mark.parametrize("name", PRINTINGS)
@pytest.mark.parametrize("seats", [2, 8])
def test_another_printing_can_be_played(name: str, seats: int) -> None:
    game = GAME.with_deck(edited(STANDARD, *PRINTINGS[name]))
    state = start(game, seats, 3)
    rng = Rng(3)
    while state.actors:
        if rng.below(40) == 0:
            check_moment(game, state, rng)
        seat = state.actors[rng.below(len(state.actors))]
        state.apply(seat, state.random_action(seat, rng))
    check_moment(game, state, rng)
    assert state.outcome is not None


def events_of_games(events: list[str], games: int) -> Iterator[Event]:
    """Yield the events of random games with many black cards and few event cards."""
    game = GAME.with_deck(edited(STANDARD, with_events(*events), ("black = 1", "black = 5")))
    for seed in range(games):
        heard: list[Event] = []
        playout(start(game, 2 + seed % 7, seed, heard.append), Rng(seed))
        yield from heard


@pytest.mark.rule("R-29")
def test_a_used_up_pile_of_events_is_shuffled_again() -> None:
    turned: list[str] = []
    shuffles = 0
    for event in events_of_games(FIVE_EVENTS, 14):
        match event:
            case RoundStarted():
                turned = []
            case EventsShuffled():
                assert sorted(turned) == FIVE_EVENTS
                turned = []
                shuffles += 1
            case EventTurned(event=name):
                assert name not in turned
                turned.append(name)
    assert shuffles > 10


@pytest.mark.rule("E-18")
def test_a_second_time_bomb_in_a_round_does_nothing() -> None:
    found = [
        event
        for event in events_of_games(["friday-the-13th", "time-bomb"], 28)
        if isinstance(event, RoundStarted | EventTurned | BombSet | NothingHappened)
        and getattr(event, "event", "time-bomb") == "time-bomb"
    ]
    seconds = 0
    for before, event, after in zip(found, found[1:], found[2:], strict=False):
        if isinstance(event, EventTurned):
            first = isinstance(before, RoundStarted)
            assert type(after) is (BombSet if first else NothingHappened)
            seconds += not first
    assert seconds > 10


@pytest.mark.rule("E-18")
def test_a_second_time_bomb_leaves_the_clock_alone() -> None:
    game = GAME.with_deck(edited(STANDARD, with_events("time-bomb")))
    hands = [["red-1", "black-5"], ["blue-1"], ["green-1"]]
    state = game.from_position(a_turn(game, hands) | {"bomb": 4})
    state.apply(0, card_of("black-5"))
    assert (state.bomb, state.turn) == (3, 1)


def test_what_is_known_in_a_very_large_deck_stays_true() -> None:
    game = GAME.with_deck(edited(STANDARD, *MANY_CARDS))
    state = game.from_position(everything_shown(game))
    state.apply(0, card_of("black-5"))
    assert state.used_events == [EVENT_CARDS.index("earthquake")]
    check_moment(game, state, Rng(1))


def everything_shown(game: Frantic) -> dict[str, object]:
    """Return a position with eight open hands of 40 cards or more. The next event is an earthquake."""
    rest = [code for code, count in game.cards().items() for _ in range(count)]
    hands = [rest[seat::12] for seat in range(8)]
    notes = [public_note(memory.ROUND, 7, 1)]
    for seat, hand in enumerate(hands):
        kinds = [card_of(code) for code in hand]
        parts = [pack(kinds[at : at + PACK]) for at in range(0, len(kinds), PACK)]
        notes += [public_note(memory.SHOWN, seat, part) for part in parts]
        notes += [private_note(seat, memory.HAND, seat, part) for part in parts]
    return a_turn(game, hands, "earthquake") | {"memory": notes}


def a_turn(game: Frantic, hands: list[list[str]], *events: str) -> dict[str, object]:
    """Return a position in which the first seat plays on red-5."""
    rest = Counter(game.cards()) - Counter(["red-5", *[code for hand in hands for code in hand]])
    more = [EVENT_CARDS[event] for event in game.deck.event_cards if EVENT_CARDS[event] not in events]
    return {
        "game": "frantic",
        "version": 1,
        "deck": game.deck_digest,
        "limit": 100,
        "players": [{"hand": hand} for hand in hands],
        "round": 1,
        "dealer": len(hands) - 1,
        "turn": 0,
        "steps": [{"step": "play", "seat": 0}],
        "asked": [0],
        "discard": ["red-5"],
        "draw_pile": list(rest.elements()),
        "event_pile": [*events, *more],
        "random": "1" * 32,
    }


def test_a_record_carries_its_printing() -> None:
    game = GAME.with_deck(edited(STANDARD, *PRINTINGS["no Nice Try"]))
    own, other = Record.of(GAME, 3, 1), Record.of(game, 3, 1)
    assert own.deck != other.deck == game.deck_digest
    assert (own.deck_source, other.deck_source) == (None, game.deck_text)
    assert Record.load(other.dump()).find_game().cards() == game.cards()


def test_another_printing_starts_another_game() -> None:
    game = GAME.with_deck(edited(STANDARD, *PRINTINGS["three of each number"]))
    assert game.cards()["red-7"] == 3
    assert game.position(start(game, 3, 1)) != GAME.position(start(GAME, 3, 1))


def test_cards_that_are_not_in_the_deck_are_not_counted() -> None:
    assert "nice-try" not in GAME.with_deck(edited(STANDARD, *PRINTINGS["no Nice Try"])).cards()


@pytest.mark.parametrize("name", PRINTINGS)
def test_a_position_belongs_to_its_printing(name: str) -> None:
    game = GAME.with_deck(edited(STANDARD, *PRINTINGS[name]))
    for one, other in ((game, GAME), (GAME, game)):
        with pytest.raises(BadPosition) as refused:
            other.from_position(one.position(start(one, 2, 1)))
        assert refused.value.code == "position-deck"


@pytest.mark.parametrize(
    ("code", "facts"),
    [
        ("blue-7", {"sort": "number", "colour": "blue", "number": 7, "points": 7}),
        ("black-3", {"sort": "black", "number": 3, "points": 3}),
        ("red-2nd-chance", {"sort": "2nd-chance", "colour": "red", "points": 7}),
        ("fantastic-four", {"sort": "fantastic-four", "points": 7}),
        ("f***-you", {"sort": "fuck-you", "points": 42}),
    ],
)
def test_what_is_printed_on_a_card(code: str, facts: dict[str, str | int]) -> None:
    assert GAME.facts(code) == facts


def test_nothing_is_printed_on_what_is_no_card() -> None:
    with pytest.raises(UnknownName):
        GAME.facts("pink-7")
