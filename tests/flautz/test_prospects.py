"""What one more card may add to a hand, against trying every card."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from parlour import Rng
from parlour.games.flautz.deck import HIGHEST_VALUE, KINDS, PRISM
from parlour.games.flautz.prospects import expected_gain
from parlour.games.flautz.spells import best_worth, points_of


@pytest.mark.parametrize("prisms", range(4))
def test_the_gains_are_those_of_every_card_by_weight(prisms: int) -> None:
    rng = Rng(7, prisms)
    for _ in range(300):
        size = 5 + rng.below(2)
        # Few values, so that many cards go together.
        others = [HIGHEST_VALUE * rng.below(6) + rng.below(4) for _ in range(size - prisms)]
        cards = sorted([PRISM] * prisms + others)
        weights = vec[i64]([rng.below(4) for _ in range(KINDS)])
        best = best_worth(cards)
        gains = [points_of(best_worth([*cards, kind])) - points_of(best) for kind in range(KINDS)]
        expected = sum(weight * gain for weight, gain in zip(weights, gains, strict=True))
        assert expected_gain(cards, best, weights) == expected
