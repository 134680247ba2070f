"""Views: frozen, built by keyword, joined from two halves."""

from dataclasses import FrozenInstanceError, fields, replace

import pytest

from parlour.core.view import join
from tests.highcard import HighCardOpen, HighCardOwn, HighCardView

OPEN = HighCardOpen(actors=(0,), counts=(1, 2), tricks=(0, 0))
OWN = HighCardOwn(hand=(7,))


def test_a_view_has_the_fields_of_both_halves() -> None:
    view = join(HighCardView, 1, OPEN, OWN)
    assert view == HighCardView(seat=1, actors=(0,), counts=(1, 2), tricks=(0, 0), hand=(7,))
    assert {field.name for field in fields(view)} == vars(view).keys()


def test_a_view_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        OPEN.counts = ()  # type: ignore[misc]


def test_a_view_can_be_changed_into_another_and_compared() -> None:
    other = replace(OWN, hand=(8,))
    assert (OWN.hand, other.hand) == ((7,), (8,))
    assert other != OWN
    assert replace(other, hand=(7,)) == OWN
