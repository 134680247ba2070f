"""Seats, piles, decks and `CardState`."""

from __future__ import annotations

from collections import Counter

import pytest

import parlour
from parlour import BadPosition, Event, Rng
from parlour.core.deck import Deck
from parlour.core.memory import NoteShape, is_note, pack, private_note, public_note
from parlour.core.piles import deal, distinct, insert_card, remove_card
from parlour.core.seats import SEATS_IN, SOLO, leaders, next_seat, nth_bit, order_from
from parlour.formats import check_copies, read_cards
from parlour.games.fzzzt.position import FzzztPositions
from tests.highcard import GAME as HIGH_CARD

DECK = Deck("small", "abc", "the text", False, ["1N", "Up", "Fz"], [2, 0, 1])


@pytest.mark.parametrize("seats", range(2, 9))
def test_play_goes_round_and_comes_back(seats: int) -> None:
    for first in range(seats):
        order = order_from(first, seats)
        assert sorted(order) == list(range(seats))
        assert [next_seat(seat, seats) for seat in order] == [*order[1:], first]


def test_bits_are_found_from_the_lowest_on() -> None:
    bits = 1 << 60 | 1 << 33 | 1 << 8 | 1
    assert [nth_bit(bits, place) for place in range(4)] == [0, 8, 33, 60]


def test_a_set_of_bits_is_its_seats_ascending() -> None:
    assert (SEATS_IN[0], SEATS_IN[0b1000_0110], SEATS_IN[255]) == ((), (1, 2, 7), tuple(range(8)))
    assert [SEATS_IN[1 << seat] for seat in range(8)] == SOLO


@pytest.mark.parametrize(
    ("ranks", "first"),
    [
        ([(3,), (5,), (4,)], (1,)),
        ([(-3,), (-5,), (-3,)], (0, 2)),
        ([(5, -2), (5, -1), (4, 0)], (1,)),
        ([(5, -1), (5, -1)], (0, 1)),
    ],
)
def test_the_next_number_decides_between_equals(ranks: list[tuple[int, ...]], first: tuple[int, ...]) -> None:
    assert leaders(ranks) == first


def test_a_hand_is_dealt_from_the_top_and_sorted() -> None:
    pile = [4, 1, 9, 7, 8]
    assert (deal(pile, 3), pile) == ([7, 8, 9], [4, 1])
    assert (deal(pile, 0), pile) == ([], [4, 1])
    assert (deal(pile, 2), pile) == ([1, 4], [])


def test_cards_inserted_one_by_one_stay_sorted() -> None:
    rng = Rng(7)
    cards = [rng.below(12) for _ in range(60)]
    hand: list[int] = []
    for card in cards:
        insert_card(hand, card)
    assert hand == sorted(cards)
    assert distinct(hand) == sorted(set(cards))
    assert distinct([]) == []
    for card in cards:
        remove_card(hand, card)
    assert hand == []


def test_a_deck_knows_its_cards_by_code() -> None:
    assert DECK.cards == [0, 0, 2]
    assert DECK.names([2, 0, 0]) == ("Fz", "1N", "1N")
    assert [DECK.kind(code) for code in ("1n", "UP", "Fz", "F", "")] == [0, 1, 2, -1, -1]


def test_a_game_without_a_deck_has_no_cards_to_name() -> None:
    assert (HIGH_CARD.deck_digest, HIGH_CARD.deck_text, HIGH_CARD.deck_source) == ("", "", None)
    assert HIGH_CARD.cards() == {}


def test_an_unknown_card_of_a_position_is_named() -> None:
    assert read_cards(DECK, ["fz", "1N"]) == [2, 0]
    with pytest.raises(BadPosition) as refused:
        read_cards(DECK, ["Fz", "2N", "3N"])
    assert (refused.value.code, refused.value.params) == ("position-card", {"card": "2N"})


def test_a_position_without_a_deck_needs_a_format_of_its_own() -> None:
    with pytest.raises(TypeError, match="highcard has no deck"):
        FzzztPositions(HIGH_CARD)


@pytest.mark.parametrize("found", [[0, 2], [0, 0, 0, 2], [0, 0, 1, 2]])
def test_missing_and_extra_cards_of_a_position_are_counted(found: list[int]) -> None:
    check_copies(DECK, Counter(DECK.cards), Counter(DECK.cards))
    with pytest.raises(BadPosition) as refused:
        check_copies(DECK, Counter(found), Counter(DECK.cards), "F-4")
    kind = 1 if 1 in found else 0
    assert (refused.value.code, refused.value.rule) == ("position-count", "F-4")
    assert refused.value.params == {
        "card": DECK.codes[kind],
        "found": found.count(kind),
        "count": DECK.copies[kind],
    }


SHAPES = [
    NoteShape(private=True, least_cards=1, most_cards=3),
    NoteShape(seat_bits=3, below=4),
    NoteShape(kind_bits=7, below=2),
]


def test_a_note_is_for_everybody_or_for_whom_it_is_about() -> None:
    assert is_note(public_note(1, 2, 1), SHAPES, 3, 9)
    assert is_note(private_note(2, 0, 2, pack([4])), SHAPES, 3, 9)
    assert not is_note(public_note(0, 2, pack([4])), SHAPES, 3, 9)
    assert not is_note(private_note(2, 1, 2, 1), SHAPES, 3, 9)
    assert not is_note(private_note(1, 0, 2, pack([4])), SHAPES, 3, 9)
    assert not is_note(public_note(1, 3, 1), SHAPES, 3, 9)
    assert not is_note(private_note(3, 0, 3, pack([4])), SHAPES, 3, 9)
    assert not is_note(public_note(3, 2, 1), SHAPES, 3, 9)


@pytest.mark.parametrize(
    ("tag", "payload", "fits"),
    [
        (0, pack([8, 0, 8]), True),
        (0, pack([9]), False),
        (0, pack([]), False),
        (0, pack([1, 2, 3, 4]), False),
        (1, 3 << 3 | 1, True),
        (1, 4 << 3 | 1, False),
        (1, 3, False),
        (1, 2, False),
        (2, 1 << 7 | 8, True),
        (2, 2 << 7 | 8, False),
        (2, 9, False),
    ],
)
def test_a_note_holds_what_its_tag_says(tag: int, payload: int, fits: bool) -> None:
    note = private_note(2, tag, 2, payload) if SHAPES[tag].private else public_note(tag, 2, payload)
    assert is_note(note, SHAPES, 3, 9) == fits


@pytest.mark.parametrize("name", parlour.game_names())
def test_whoever_looks_while_the_game_goes_on_sees_no_ending(name: str) -> None:
    """There are no actors between two rounds, but the game is not over and views are available."""
    game = parlour.game(name)
    state = game.start(2, 3)
    other = game.start(2, 3)
    early: list[bool] = []

    def look(event: Event) -> None:
        if state.outcome is not None:
            early.append(type(event).__name__ != "GameEnded")
        for seat in (0, 1, None):
            game.describe(state.view(seat))

    state.listener = look
    rng = Rng(5)
    while state.actors:
        seat = state.actors[0]
        action = state.random_action(seat, rng)
        state.apply(seat, action)
        other.apply(seat, action)
    assert not any(early)
    assert state.outcome == other.outcome


def test_a_trusted_position_is_not_checked_for_what_is_possible() -> None:
    game = parlour.game("fzzzt")
    position = game.position(game.start(3, 1))
    impossible = {**position, "belt_deck": []}
    with pytest.raises(BadPosition):
        game.from_position(impossible)
    assert game.from_position(impossible, trusted=True).belt_deck == []
    with pytest.raises(BadPosition):
        game.from_position({**position, "deck": "another"}, trusted=True)
