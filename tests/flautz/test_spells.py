"""The value of spells, and FLAUTZ! (Z-9 to Z-13, Z-15, Z-17 and Z-19), compared with a brute-force oracle.

All possible hands are compared, up to a permutation of the colours, which changes from hand to hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, cycle, permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour import UnknownName
from parlour.games.flautz.deck import CODES, COLOURS, HIGHEST_VALUE, KINDS, MIRAGES, PRISM
from parlour.games.flautz.spell_layout import Spell, SpellCard, best_spell, lay_out
from parlour.games.flautz.spells import (
    best_worth,
    flautz_puts,
    is_flautz,
    is_straight,
    points_of,
    size_of,
    worth,
)
from tests.flautz import spell_oracle
from tests.flautz.scenarios import kinds
from tests.flautz.spell_oracle import Hand, Pair, cards_of, code_of, different_hands
from tests.sizes import crowd

KIND_OF = {code: kind for kind, code in enumerate(CODES)}

#: The highest value in the compared hands. The standard deck has seven.
VALUES = crowd(6, HIGHEST_VALUE)
LAID_OUT_VALUES = crowd(4, 7)
EXAMPLES = crowd(500, 3_000)

repeatable = settings(max_examples=EXAMPLES, database=None)


def hand_of(text: str) -> list[int]:
    return sorted(kinds(text))


def oracle_hand(hand: list[int]) -> Hand:
    return cards_of(CODES[kind] for kind in hand)


def in_other_colours(hands: Iterator[Hand]) -> Iterator[list[int]]:
    """Yield the hands as lists of kinds, each with another permutation of the colours."""
    colours: tuple[str, ...] = COLOURS
    orders = [dict(zip(colours, order, strict=True)) for order in permutations(colours)]
    for hand, order in zip(hands, cycle(orders), strict=False):
        yield sorted(KIND_OF[code_of((order.get(name, name), value))] for name, value in hand)


def named(hand: list[int]) -> str:
    return " ".join(CODES[kind] for kind in hand)


@st.composite
def likely_hands(draw: st.DrawFn) -> list[int]:
    """Draw hands with few colours and similar values, which have many spells."""
    lowest = draw(st.integers(1, HIGHEST_VALUE))
    highest = draw(st.integers(lowest, min(lowest + 5, HIGHEST_VALUE)))
    names = draw(st.lists(st.sampled_from([*COLOURS, "mirage"]), min_size=1, max_size=6, unique=True))
    fitting = [KIND_OF[f"{name}-{value}"] for name in names for value in range(lowest, highest + 1)]
    cards = st.sampled_from([*fitting, PRISM])
    return sorted(draw(st.lists(cards, min_size=5, max_size=5)))


any_hands = st.one_of(
    likely_hands(), st.lists(st.integers(0, KINDS - 1), min_size=5, max_size=5).map(lambda hand: sorted(hand))
)


def assert_worth(text: str, points: int, size: int, flautz: bool = False) -> None:
    """Check the points and the size of the best spell, and whether it is a FLAUTZ!."""
    hand = hand_of(text)
    found = best_worth(hand)
    assert (points_of(found), size_of(found), is_flautz(hand)) == (points, size, flautz)
    assert_laid_out(hand, lay_out(hand))


@pytest.mark.rule("Z-9")
@pytest.mark.parametrize(
    ("cards", "points", "size", "flautz"),
    [
        pytest.param("b3 b4 b6 g7 g1", 8, 2, False, id="a gap ends a run"),
        pytest.param("b1 b3 b5 b7 g6", 7, 1, False, id="values of one colour alone do not match"),
        pytest.param("b1 g2 b3 g4 o7", 7, 1, False, id="nor do consecutive ones of two colours"),
        pytest.param("b4 b4 g4 o1 o7", 9, 2, False, id="no card twice in a set"),
        pytest.param("b3 b4 b4 b5 o1", 13, 3, False, id="no card twice in a run"),
        pytest.param("b8 b9 b1 b2 g4", 13, 2, False, id="a run does not go round from the highest value"),
        pytest.param("b3 g3 pu3 o3 pi3", 23, 5, True, id="one value in all colours"),
        pytest.param("b5 b4 g4 b6 pu1", 14, 3, False, id="not partly a run, partly a set"),
    ],
)
def test_what_matches(cards: str, points: int, size: int, flautz: bool) -> None:
    assert_worth(cards, points, size, flautz)


@pytest.mark.rule("Z-10")
@pytest.mark.parametrize(
    ("cards", "points", "size", "flautz"),
    [
        pytest.param("g3 g4 g5 b7 o1", 13, 3, False, id="three, four, five of one colour"),
        pytest.param("b2 g2 pu2 o2 pi7", 17, 4, False, id="four twos"),
        pytest.param("b1 g3 pu5 o7 b4", 7, 1, False, id="a lone card is its value"),
        pytest.param("o1 o2 o3 o4 o5", 21, 5, True, id="five in a row"),
        pytest.param("b9 g9 pu9 b1 b3", 19, 3, False, id="the highest value there can be"),
    ],
)
def test_what_a_spell_scores(cards: str, points: int, size: int, flautz: bool) -> None:
    assert_worth(cards, points, size, flautz)


@pytest.mark.rule("Z-11")
@pytest.mark.parametrize(
    ("cards", "points", "size"),
    [
        pytest.param("b1 b2 b3 g7 pu7", 12, 2, id="a short high spell beats a long low one"),
        pytest.param("b1 b2 b3 b4 g7", 16, 4, id="a long spell beats a high card"),
        pytest.param("b1 b2 b3 g6 pu6", 11, 3, id="of equal points the one with more cards"),
        pytest.param("b1 b2 b8 g5 pu3", 8, 1, id="a lone card may be best"),
    ],
)
def test_the_best_spell_counts(cards: str, points: int, size: int) -> None:
    assert_worth(cards, points, size)


@pytest.mark.rule("Z-12")
@pytest.mark.parametrize(
    ("cards", "points", "size", "flautz"),
    [
        pytest.param("b1 m2 b3 b4 pi7", 16, 4, False, id="a mirage in a run"),
        pytest.param("m5 b5 g5 o1 pi7", 15, 3, False, id="a mirage in a set"),
        pytest.param("m6 b1 g4 pu2 o3", 6, 1, False, id="a mirage alone"),
        pytest.param("m1 b2 b3 b4 g6", 16, 4, False, id="a mirage may be the first card"),
        pytest.param("m4 b3 g5 b1 g7", 9, 2, False, id="a mirage is of one colour only"),
        pytest.param("m4 m4 m4 m4 m4", 24, 5, True, id="mirages alone"),
        pytest.param("m2 m3 m4 b6 g7", 12, 3, False, id="mirages of different values in one colour"),
        pytest.param("m4 m4 b3 b5 o1", 13, 3, False, id="a mirage of the same value twice in a run"),
    ],
)
def test_mirages(cards: str, points: int, size: int, flautz: bool) -> None:
    assert_worth(cards, points, size, flautz)


@pytest.mark.rule("Z-13")
@pytest.mark.parametrize(
    ("cards", "points", "size", "flautz"),
    [
        pytest.param("pr b1 g2 g3 b4", 16, 4, True, id="a prism in a run"),
        pytest.param("pr g4 g4 pu4 b1", 14, 3, False, id="a second green four counts as blue"),
        pytest.param("pr b1 g2 pu3 b4", 8, 2, False, id="a prism does not join three colours"),
        pytest.param("pr g4 g4 b4 b4", 14, 3, False, id="a prism changes one of two doubles"),
        pytest.param("pr pr b1 g2 pu3", 11, 3, True, id="two prisms, one after the other"),
        pytest.param("pr pr g4 g4 g4", 14, 3, True, id="two prisms for three equal cards"),
        pytest.param("pr pr g4 g4 b6", 9, 2, False, id="a prism more than is needed"),
        pytest.param("pr g2 m3 b4 g5", 17, 4, True, id="a prism and a mirage"),
        pytest.param("pr g4 g4 g4 b4", 14, 3, False, id="one prism leaves a third equal card out"),
        pytest.param("pr pr pr b2 o3", 7, 2, True, id="three prisms and two cards"),
        pytest.param("pr b1 b2 g7 pu7", 12, 2, False, id="a prism is no card of the spell"),
    ],
)
def test_prisms(cards: str, points: int, size: int, flautz: bool) -> None:
    assert_worth(cards, points, size, flautz)


@pytest.mark.rule("Z-15")
@pytest.mark.parametrize(
    ("cards", "points", "size", "flautz"),
    [
        pytest.param("pr pr pr pr o3", 3, 1, True, id="four prisms and a card"),
        pytest.param("pr pr pr pr m3", 3, 1, True, id="four prisms and a mirage"),
        pytest.param("pr pr pr pr pr", 0, 0, False, id="prisms alone are no spell"),
        pytest.param("pr b1 b2 b3 b4", 16, 4, True, id="a prism counts as used where it is not needed"),
        pytest.param("pr pr pr o3 b5", 5, 1, False, id="a card is left over"),
        pytest.param("b3 m4 b5 b6 b7", 23, 5, True, id="a mirage in all five cards"),
        pytest.param("b3 g3 pu3 o3 m3", 23, 5, True, id="a mirage as the fifth colour"),
        pytest.param("b1 b2 b3 b4 b4", 16, 4, False, id="a double is left over"),
    ],
)
def test_what_is_a_flautz(cards: str, points: int, size: int, flautz: bool) -> None:
    assert_worth(cards, points, size, flautz)


@pytest.mark.rule("Z-17")
@pytest.mark.parametrize(
    ("cards", "straight"),
    [
        pytest.param("b1 b2 b3 b4 b5", True, id="five in a row"),
        pytest.param("pi5 pi6 pi7 pi8 pi9", True, id="up to the highest value there can be"),
        pytest.param("b8 b9 g1 g2 g3", False, id="from one colour into the next"),
        pytest.param("b1 b2 b3 b4 b6", False, id="a gap"),
        pytest.param("b1 b2 b3 b4 b4", False, id="a double"),
        pytest.param("b1 b2 b3 b4 g5", False, id="another colour"),
        pytest.param("b6 b7 b8 b9 b1", False, id="round from the highest value"),
        pytest.param("b4 g4 pu4 o4 pi4", False, id="one value"),
    ],
)
def test_what_is_straight(cards: str, straight: bool) -> None:
    assert is_straight(hand_of(cards)) == straight


@pytest.mark.rule("Z-19")
@pytest.mark.parametrize(
    "cards", ["b1 b2 b3 b4 m5", "m1 b2 b3 b4 b5", "m1 m2 m3 m4 m5", "b1 b2 b3 b4 pr", "b5 b6 m7 pr b8"]
)
def test_with_special_cards_it_is_a_flautz_but_no_straight_one(cards: str) -> None:
    hand = hand_of(cards)
    assert is_flautz(hand)
    assert not is_straight(hand)
    spell = lay_out(hand, COLOURS.index("blue"))
    assert (spell.flautz, spell.straight, spell.royal) == (True, False, False)


@pytest.mark.rule("Z-20")
def test_of_two_spells_the_better_one_has_the_higher_worth() -> None:
    """The worth orders by points, then by cards. Both can be recovered from it."""
    spells = [(points, size) for points in range(30) for size in range(6)]
    assert sorted(spells, key=lambda spell: worth(*spell)) == spells
    assert [(points_of(worth(*spell)), size_of(worth(*spell))) for spell in spells] == spells


@pytest.mark.rule("Z-9")
@pytest.mark.rule("Z-11")
@pytest.mark.rule("Z-12")
@pytest.mark.rule("Z-13")
@pytest.mark.rule("Z-15")
@pytest.mark.rule("Z-17")
@pytest.mark.rule("Z-19")
@pytest.mark.crowd
def test_every_hand_is_worth_what_the_oracle_says() -> None:
    compared = 0
    for hand in in_other_colours(different_hands(5, VALUES)):
        cards = oracle_hand(hand)
        found = best_worth(hand)
        assert (points_of(found), size_of(found)) == spell_oracle.best(cards), named(hand)
        assert is_flautz(hand) == spell_oracle.is_flautz(cards), named(hand)
        assert is_straight(hand) == spell_oracle.is_straight(cards), named(hand)
        compared += 1
    assert compared == {6: 26_908, 7: 52_802, 9: 162_631}[VALUES]


@pytest.mark.rule("Z-11")
@pytest.mark.parametrize("size", range(5))
def test_fewer_than_five_cards_are_worth_what_the_oracle_says(size: int) -> None:
    for hand in in_other_colours(different_hands(size, 5)):
        found = best_worth(hand)
        assert (points_of(found), size_of(found)) == spell_oracle.best(oracle_hand(hand)), named(hand)


@pytest.mark.rule("Z-9")
@pytest.mark.rule("Z-12")
@pytest.mark.rule("Z-13")
def test_every_set_of_one_value_is_worth_what_the_oracle_says() -> None:
    """Includes hands that differ only in a permutation of the colours."""
    fours = [*kinds("b4 g4 pu4 o4 pi4 m4"), PRISM]
    for cards in combinations_with_replacement(fours, 5):
        hand = sorted(cards)
        found = best_worth(hand)
        assert (points_of(found), size_of(found)) == spell_oracle.best(oracle_hand(hand)), named(hand)
        assert_laid_out(hand, lay_out(hand))


@pytest.mark.rule("Z-11")
@pytest.mark.rule("Z-15")
@pytest.mark.rule("Z-17")
@pytest.mark.crowd
@repeatable
@given(any_hands)
def test_any_hand_is_worth_what_the_oracle_says(hand: list[int]) -> None:
    cards = oracle_hand(hand)
    found = best_worth(hand)
    assert (points_of(found), size_of(found)) == spell_oracle.best(cards)
    assert is_flautz(hand) == spell_oracle.is_flautz(cards)
    assert is_straight(hand) == spell_oracle.is_straight(cards)
    assert_laid_out(hand, lay_out(hand))


@pytest.mark.rule("Z-11")
@pytest.mark.rule("Z-13")
@pytest.mark.crowd
def test_the_best_spell_of_every_hand_can_be_laid_out_as_it_says() -> None:
    for hand in in_other_colours(different_hands(5, LAID_OUT_VALUES)):
        assert_laid_out(hand, lay_out(hand))


def assert_laid_out(hand: list[int], spell: Spell) -> None:
    """Check that the spell is the best of the hand, and that its layout is valid."""
    cards = oracle_hand(hand)
    text = f"{named(hand)}: {spell}"
    used = cards_of(placed.card for placed in spell.cards)
    assert spell_oracle.is_among(used, spell_oracle.plain_cards(cards)), text
    assert spell.spare_prisms >= 0, text
    assert len(spell.prisms) + spell.spare_prisms == cards.count(spell_oracle.PRISM), text
    assert all(one != two and {one, two} <= set(COLOURS) for one, two in spell.prisms), text
    best = spell_oracle.best(cards)
    assert (spell.points, len(spell.cards)) == best, text
    if spell.cards:
        read = [(placed.colour, value_of(placed)) for placed in spell.cards]
        assert spell_oracle.is_spell(read), text
        assert spell_oracle.points_of(read) == spell.points, text
        values = [value for _, value in read]
        assert values == sorted(values), text
    assert can_be_read(spell, spell.prisms), text
    for place in range(len(spell.prisms)):
        fewer = spell.prisms[:place] + spell.prisms[place + 1 :]
        assert not can_be_read(spell, fewer), f"a prism too many in {text}"
    assert all(placed.stands_in != placed.card.startswith(placed.colour) for placed in spell.cards), text
    laid = len(used) + len(spell.prisms) + spell.spare_prisms if used else 0
    assert spell.flautz == spell_oracle.is_flautz(cards) == (laid == len(hand)), text
    assert spell.straight == spell_oracle.is_straight(cards), text
    assert not spell.royal, text


def value_of(placed: SpellCard) -> int:
    [(_, value)] = cards_of([placed.card])
    return value


def can_be_read(spell: Spell, pairs: tuple[Pair, ...]) -> bool:
    """Return whether prisms with these pairs of colours turn the cards into the colours of the spell."""
    for placed in spell.cards:
        [(name, _)] = cards_of([placed.card])
        if name != "mirage" and placed.colour not in spell_oracle.after_prisms(name, pairs):
            return False
    return True


@pytest.mark.rule("Z-18")
@pytest.mark.parametrize("own", COLOURS)
@pytest.mark.parametrize("colour", COLOURS)
def test_a_straight_spell_is_royal_in_the_colour_of_the_apprentice(own: str, colour: str) -> None:
    hand = [KIND_OF[f"{colour}-{value}"] for value in range(3, 8)]
    spell = lay_out(hand, COLOURS.index(own))
    assert (spell.flautz, spell.straight, spell.royal) == (True, True, own == colour)


def every_flautz() -> Iterator[Hand]:
    """Yield every FLAUTZ!. Those with a 1 need at most five values; the others are shifted from them."""
    for hand in different_hands(5, 5):
        values = [value for _, value in spell_oracle.plain_cards(hand)]
        if spell_oracle.is_flautz(hand) and min(values) == 1:
            for more in range(HIGHEST_VALUE - max(values) + 1):
                yield tuple((name, value + more if value else 0) for name, value in hand)


@pytest.mark.rule("Z-15")
@pytest.mark.rule("Z-17")
def test_every_put_that_leaves_a_flautz_to_call_is_found() -> None:
    """Tests every FLAUTZ! with each of its cards as the taken one, swapped for another card."""
    rng = Random(4)
    calls = 0
    for flautz in in_other_colours(every_flautz()):
        for taken in set(flautz):
            hand = flautz[:]
            hand.remove(taken)
            same_value = MIRAGES + taken % HIGHEST_VALUE
            for put in {rng.choice(flautz), rng.randrange(KINDS), same_value, PRISM}:
                calls += assert_puts(sorted([*hand, put]), taken)
    assert calls > 10_000


@pytest.mark.rule("Z-15")
def test_no_other_put_leaves_a_flautz() -> None:
    """Tests all swaps of a small deck with two colours."""
    small = [*kinds("b2 b3 b4 g2 g3 g4 m3 m4"), PRISM]
    for cards in combinations_with_replacement(sorted(small), 6):
        for taken in set(cards):
            hand = list(cards)
            hand.remove(taken)
            assert_puts(hand, taken)


@pytest.mark.rule("Z-15")
@pytest.mark.crowd
@repeatable
@given(any_hands, st.integers(0, KINDS - 1))
def test_the_puts_that_leave_a_flautz_are_those_of_the_oracle(hand: list[int], taken: int) -> None:
    assert_puts(hand, taken)


def assert_puts(hand: list[int], taken: int) -> int:
    """Compare the puts with the oracle's, without straight ones. Return their number."""
    expected = []
    for put in sorted(set(hand)):
        after = hand[:]
        after.remove(put)
        cards = oracle_hand(sorted([*after, taken]))
        if spell_oracle.is_flautz(cards) and not spell_oracle.is_straight(cards):
            expected.append(put)
    assert flautz_puts(hand, taken) == expected, f"{named(hand)}, taken {CODES[taken]}"
    return len(expected)


def test_python_asks_for_the_best_spell_by_codes() -> None:
    spell = best_spell(("pink-1", "pink-2", "pink-3", "pink-4", "pink-5"), "pink")
    assert (spell.points, spell.straight, spell.royal) == (21, True, True)
    assert not best_spell(["blue-3", "blue-4"]).flautz
    assert best_spell([]).cards == ()
    with pytest.raises(UnknownName):
        best_spell(["blue-0"])
    with pytest.raises(ValueError, match="5 cards"):
        best_spell(["blue-1"] * 6)
