"""Impossible positions are rejected with the right rule."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from parlour import BadPosition
from parlour.games.fzzzt import GAME
from tests.fzzzt.positions import GOOD, Good, auction, card_lists, clean_up, game_over
from tests.position_edits import Edit, Plain, add, both, check_refusal, drop, place, put, swap


def move(count: int, source: tuple[str | int, ...], target: tuple[str | int, ...]) -> Edit:
    """Move the last cards of one list to another."""

    def edit(position: Plain) -> None:
        for _ in range(count):
            place(position, target).append(place(position, source).pop())

    return edit


FIRST, SECOND, THIRD = ("players", 0), ("players", 1), ("players", 2)

IMPOSSIBLE: dict[str, tuple[Good, Edit, str, str | None]] = {
    "another game": (auction, put("frantic", "game"), "position-field", None),
    "another version": (auction, put(2, "version"), "position-field", None),
    "a field too many": (auction, put("red", "colour"), "position-field", None),
    "a field too many at a player": (auction, put(1, *FIRST, "age"), "position-field", None),
    "a field too many at a unit": (auction, put(1, *FIRST, "units", 0, "age"), "position-field", None),
    "no belt": (auction, drop("belt"), "position-field", None),
    "no hand": (auction, drop(*FIRST, "hand"), "position-field", None),
    "an unknown phase": (auction, put("lunch", "phase"), "position-field", None),
    "round 0": (auction, put(0, "round"), "position-field", None),
    "round 6": (auction, put(6, "round"), "position-field", None),
    "a round that is no number": (auction, put("3", "round"), "position-field", None),
    "a round that is true": (auction, put(True, "round"), "position-field", None),
    "a chief below the first seat": (auction, put(-1, "chief"), "position-field", None),
    "face-up cards below none": (auction, put(-1, "face_up"), "position-field", None),
    "a card that is no text": (auction, put(5, "belt", 0), "position-field", None),
    "one player": (auction, both(drop(*SECOND), drop(*SECOND)), "position-field", None),
    "five players": (auction, both(add({}, "players"), add({}, "players")), "position-field", None),
    "a note below 0": (auction, put([-1], "memory"), "position-field", None),
    "a note too large": (auction, put([2**62], "memory"), "position-field", None),
    "no generator": (auction, put("", "random"), "position-random", None),
    "an empty generator": (auction, put("0" * 32, "random"), "position-random", None),
    "a generator in capitals": (auction, put("ABCDEF01" * 4, "random"), "position-random", None),
    "another deck": (auction, put("0" * 64, "deck"), "position-deck", None),
    "an unknown card on the belt": (auction, put("9X", "belt", 0), "position-card", None),
    "an unknown card in the belt deck": (auction, put("9X", "belt_deck", 0), "position-card", None),
    "an unknown card in hand": (auction, put("9X", *FIRST, "hand", 0), "position-card", None),
    "an unknown card discarded": (auction, put("9X", *FIRST, "discard", 0), "position-card", None),
    "an unknown card shown": (auction, put("9X", *FIRST, "shown", 0), "position-card", None),
    "an unknown card bid": (auction, put("9X", *FIRST, "bid", 0), "position-card", None),
    "an unknown unit": (auction, put("9X", *FIRST, "units", 0, "card"), "position-card", None),
    "an unknown robot at a unit": (
        auction,
        put("9X", *FIRST, "units", 0, "robots", 0),
        "position-card",
        None,
    ),
    "an unknown card promised": (clean_up, put("9X", *FIRST, "choices", 0), "position-card", None),
    "a bid that is not in hand": (auction, put(["2B"], *FIRST, "bid"), "position-not-in-hand", "F-9"),
    "a card bid twice": (auction, put(["1N", "1N"], *FIRST, "bid"), "position-not-in-hand", "F-9"),
    "a shown card that is not in hand": (
        auction,
        put(["3N"], *FIRST, "shown"),
        "position-not-in-hand",
        "F-9",
    ),
    "the same Mechanic twice": (auction, put(2, *FIRST, "mechanic"), "position-mechanics", "F-1"),
    "Mechanic 0": (auction, put(0, *FIRST, "mechanic"), "position-mechanics", "F-1"),
    "Mechanic 4 of three": (auction, put(4, *THIRD, "mechanic"), "position-mechanics", "F-1"),
    "a card is missing": (auction, drop("belt", 2), "position-count", "F-4"),
    "a card is there twice": (auction, add("5N", *THIRD, "discard"), "position-count", "F-4"),
    "a card instead of another": (auction, put("5O", "belt", 0), "position-count", "F-4"),
    "a Mechanic that is not in play": (auction, add("M4", *THIRD, "discard"), "position-count", "F-4"),
    "a belt deck too small": (
        auction,
        move(1, ("belt_deck",), (*THIRD, "discard")),
        "position-belt-deck",
        "F-6",
    ),
    "a belt deck too large": (
        auction,
        move(1, (*THIRD, "discard"), ("belt_deck",)),
        "position-belt-deck",
        "F-6",
    ),
    "an earlier round": (auction, put(2, "round"), "position-belt-deck", "F-6"),
    "a later round": (auction, put(4, "round"), "position-belt-deck", "F-6"),
    "a chief who sits nowhere": (auction, put(3, "chief"), "position-chief", "F-2"),
    "no card face up": (auction, put(0, "face_up"), "position-belt", "F-7"),
    "more cards face up than there are": (auction, put(4, "face_up"), "position-belt", "F-7"),
    "an auction without a belt": (auction, move(3, ("belt",), (*THIRD, "discard")), "position-belt", "F-7"),
    "nine cards on the belt": (auction, move(6, (*THIRD, "discard"), ("belt",)), "position-belt", "F-7"),
    "a clean-up with a belt": (auction, put("clean-up", "phase"), "position-phase", "F-20"),
    "an end with a belt": (auction, put("over", "phase"), "position-phase", "F-20"),
    "a clean-up with a face-up card": (clean_up, put(1, "face_up"), "position-phase", "F-20"),
    "an end after the first round": (clean_up, put("over", "phase"), "position-phase", "F-20"),
    "a fifth clean-up": (game_over, put("clean-up", "phase"), "position-phase", "F-20"),
    "a bid in the clean-up": (clean_up, put(["1B"], *FIRST, "bid"), "position-phase", "F-18"),
    "a bid after the end": (game_over, put(["1N"], *FIRST, "bid"), "position-phase", "F-18"),
    "a clean-up in which all have decided": (
        clean_up,
        both(add(None, *FIRST, "choices"), add(None, *SECOND, "choices")),
        "position-phase",
        "F-18",
    ),
    "a Mechanic in the wrong hand": (
        auction,
        swap((*FIRST, "hand", 0), (*SECOND, "hand", 0)),
        "position-own-mechanic",
        "F-3",
    ),
    "a unit in hand": (
        auction,
        swap((*SECOND, "units", 0, "card"), (*SECOND, "hand", 2)),
        "position-unit-place",
        "F-13",
    ),
    "a unit on the discard pile": (
        auction,
        both(add("O3", *SECOND, "discard"), drop(*SECOND, "units", 0)),
        "position-unit-place",
        "F-13",
    ),
    "a robot as a unit": (
        auction,
        swap((*SECOND, "units", 0, "card"), ("belt", 2)),
        "position-unit-place",
        "F-13",
    ),
    "a discard pile in the clean-up": (
        clean_up,
        move(1, (*SECOND, "hand"), (*SECOND, "discard")),
        "position-taken-up",
        "F-18",
    ),
    "seven cards in hand": (
        auction,
        move(5, (*THIRD, "discard"), (*THIRD, "hand")),
        "position-hand-size",
        "F-5",
    ),
    "seven cards in hand at the end": (
        game_over,
        move(7, (*SECOND, "discard"), (*SECOND, "hand")),
        "position-hand-size",
        "F-5",
    ),
    "more unseen cards than discarded ones": (auction, put(5, *FIRST, "buried"), "position-buried", "F-5"),
    "shown cards in the clean-up": (clean_up, put(["M1"], *FIRST, "shown"), "position-buried", "F-5"),
    "unseen cards in the clean-up": (clean_up, put(1, *FIRST, "buried"), "position-buried", "F-5"),
    "a robot at a unit that does not show its symbol": (
        auction,
        swap((*FIRST, "units", 0, "robots", 0), (*THIRD, "hand", 1)),
        "position-allocated",
        "F-19",
    ),
    "a Fzzzt at a unit": (
        auction,
        swap((*FIRST, "units", 0, "robots", 0), (*SECOND, "discard", 1)),
        "position-allocated",
        "F-19",
    ),
    "more robots at a unit than clean-ups": (
        auction,
        move(2, (*FIRST, "discard"), (*FIRST, "units", 0, "robots")),
        "position-allocated",
        "F-19",
    ),
    "a robot at a unit before the first clean-up ends": (
        clean_up,
        both(put([], *FIRST, "choices"), move(1, (*SECOND, "hand"), (*SECOND, "units", 0, "robots"))),
        "position-allocated",
        "F-19",
    ),
    "a decision in an auction": (auction, put([None], *FIRST, "choices"), "position-choices", "F-19"),
    "a decision after the end": (game_over, put([None], *FIRST, "choices"), "position-choices", "F-19"),
    "more decisions than units": (
        clean_up,
        put([None, None], *SECOND, "choices"),
        "position-choices",
        "F-19",
    ),
    "a robot promised twice": (clean_up, add("1N", *FIRST, "choices"), "position-choices", "F-19"),
    "a robot promised without its symbol": (
        clean_up,
        put(["1C", None], *SECOND, "choices"),
        "position-choices",
        "F-19",
    ),
    "a Fzzzt promised": (clean_up, put(["Fz"], *FIRST, "choices"), "position-choices", "F-19"),
    "a robot of somebody else promised": (
        clean_up,
        put(["2N"], *FIRST, "choices"),
        "position-choices",
        "F-19",
    ),
    "a bid before the chief": (
        auction,
        both(put([], *FIRST, "bid"), put(["1B"], *SECOND, "bid")),
        "position-bids",
        "F-9",
    ),
    "a seat passed over": (auction, put(["1C"], *THIRD, "bid"), "position-bids", "F-9"),
    "all bids made but not revealed": (
        auction,
        both(put(["1B"], *SECOND, "bid"), put(["1C"], *THIRD, "bid")),
        "position-bids",
        "F-9",
    ),
    "an auction without bidders": (
        auction,
        both(
            put([], *FIRST, "bid"),
            put([], *FIRST, "shown"),
            *[
                move(count, ("players", seat, "hand"), ("players", seat, "discard"))
                for seat, count in enumerate((3, 3, 2))
            ],
        ),
        "position-bids",
        "F-9",
    ),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_an_impossible_position_is_refused_and_left_alone(name: str) -> None:
    check_refusal(GAME, *IMPOSSIBLE[name])


@pytest.mark.parametrize("plain", [None, [], "position", 1, {}, {"game": "fzzzt"}])
def test_what_is_no_position_is_refused(plain: object) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.from_position(plain)
    assert refused.value.code == "position-field"


def test_every_refusal_of_a_position_is_shown_here() -> None:
    sources = [
        files("parlour.games.fzzzt").joinpath("position.py"),
        files("parlour.games.fzzzt").joinpath("position_check.py"),
        files("parlour").joinpath("formats.py"),
    ]
    known = {
        code for source in sources for code in re.findall(r'"(position-[a-z-]+)"', source.read_text("utf-8"))
    }
    assert known == {case[2] for case in IMPOSSIBLE.values()} | {"position-memory"}


@pytest.mark.rule("F-4")
@pytest.mark.parametrize("good", GOOD)
def test_no_card_may_be_missing_or_too_many_anywhere(good: str) -> None:
    for number in range(len(card_lists(GOOD[good]()))):
        missing, twice = GOOD[good](), GOOD[good]()
        card_lists(missing)[number].pop(0)
        card_lists(twice)[number].append("2N")
        for position in (missing, twice):
            with pytest.raises(BadPosition) as refused:
                GAME.from_position(position)
            assert (refused.value.code, refused.value.rule) == ("position-count", "F-4")


@pytest.mark.rule("F-7")
def test_a_full_belt_shows_as_many_cards_as_its_head_says() -> None:
    position = GAME.position(GAME.start(3, 7))
    assert position["face_up"] == 2
    with pytest.raises(BadPosition) as refused:
        GAME.from_position({**position, "face_up": 3})
    assert (refused.value.code, refused.value.rule) == ("position-belt", "F-7")
