"""Names that look alike, and names that nobody could read."""

from __future__ import annotations

import unicodedata

import pytest

from parlour.core.errors import BadOption
from parlour.server.player_names import _LOOK_ALIKE, look_alike, visible_name


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ann"),
        ("Ann", "\u0410nn"),  # Cyrillic
        ("ann", "\u0430nn"),
        ("Bob", "\u0412\u043e\u042c"),
        ("Otto", "\u039f\u03c4\u03c4\u03bf"),  # Greek
        ("HAL", "\u0397AL"),
        ("ANNE", "\ua4ee\ua4e0\ua4e0\ua4f0"),  # Lisu
        ("JAKE", "\u13ab\u13aa\u13e6\u13ac"),  # Cherokee
        ("Anna", "\u1d00\u0274\u0274\u1d00"),  # small capitals
        ("Ann", "\U0001d400\U0001d427\U0001d427"),  # mathematical letters
        ("Iris", "lris"),
        ("Iris", "1ris"),
        ("IRIS", "iris"),
        ("Otto", "0tt0"),
        ("Emma", "Ernrna"),
        ("Ewa", "Evva"),
        ("Ann", "An\u0332n"),  # a line below
        ("Ann", "A\u20ddnn"),  # a circle
        ("Ann", "Ann\ufe0e"),
        ("Jean-Luc", "Jean\u2013Luc"),
        ("Zoë", "Zoe\u0308"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert look_alike(one, other)
    assert look_alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "Anne"),
        ("Zoe", "Zoë"),
        ("Jörg", "Jorg"),
        ("Bob", "Rob"),
        ("Вера", "Нина"),
        ("नीलम", "नील"),
        ("李小龍", "李小明"),
        ("Ian", "Jan"),
        ("❤\ufe0f", "★"),
    ],
)
def test_names_that_do_not(one: str, other: str) -> None:
    assert not look_alike(one, other)


def test_every_letter_has_one_that_it_looks_like() -> None:
    for letters, latin in _LOOK_ALIKE.items():
        assert len(letters) == len(latin)
        assert latin.isascii()
        assert not any(letter.isascii() for letter in letters)
        # What normalising changes anyway needs no place here.
        assert unicodedata.normalize("NFKC", letters) == letters
    letters = "".join(_LOOK_ALIKE)
    assert len(set(letters)) == len(letters)


#: With accents, points, vowel signs and tone marks; the last is an emoji.
USUAL = ["Zoë", "Ngọc Ấn", "J\u0301", "שָׁלוֹם", "สมศักดิ์", "नीलम", "1\ufe0f\u20e3"]
STACKED = ["Z\u0351\u036b\u0343algo", "B" + "\u0316" * 20, "A\u0301\u0301\u0301\u0301nn"]


@pytest.mark.parametrize("name", USUAL)
def test_names_with_marks_that_people_use(name: str) -> None:
    assert visible_name(name) == name
    assert visible_name(unicodedata.normalize("NFD", name)) == unicodedata.normalize("NFD", name)


@pytest.mark.parametrize("name", STACKED)
def test_stacks_of_marks_are_refused(name: str) -> None:
    with pytest.raises(BadOption) as refused:
        visible_name(name)
    assert refused.value.code == "stacked-marks"
