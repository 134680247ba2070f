"""The best spell of a hand, card by card, with what mirages and prisms stand for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from parlour.core.errors import UnknownName
from parlour.core.view import cached
from parlour.games.flautz.deck import (
    CODES,
    COLOUR_OF,
    COLOURS,
    HAND_SIZE,
    MIRAGES,
    PRISM,
    VALUE_OF,
    ColourName,
)
from parlour.games.flautz.spells import (
    BONUS,
    ONE_COLOUR,
    best_worth,
    is_flautz,
    is_straight,
    points_of,
    size_of,
    values_in,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class SpellCard:
    """A card of a spell, and the colour it counts as there."""

    card: str
    colour: ColourName

    @property
    def stands_in(self) -> bool:
        """Whether it counts as a colour that is not printed on it."""
        return not self.card.startswith(f"{self.colour}-")


@dataclass(frozen=True, slots=True, kw_only=True)
class Spell:
    """The best spell of a hand; no cards if there is none."""

    cards: tuple[SpellCard, ...]
    #: The two colours that each prism joins, and the number of prisms that are not needed.
    prisms: tuple[tuple[ColourName, ColourName], ...]
    spare_prisms: int
    points: int
    flautz: bool
    straight: bool
    royal: bool


def best_spell(codes: Sequence[str], apprentice: str | None = None) -> Spell:
    """Return the best spell of at most five cards, by their codes; `apprentice` is the player's colour."""
    kinds = [CODES.index(code) if code in CODES else -1 for code in codes]
    if -1 in kinds:
        raise UnknownName("unknown-card", card=codes[kinds.index(-1)])
    if len(kinds) > HAND_SIZE:
        raise ValueError(f"a hand has {HAND_SIZE} cards, not {len(kinds)}")
    return lay_out(kinds, None if apprentice is None else COLOURS.index(apprentice))


def lay_out(hand: list[int], apprentice: int | None = None) -> Spell:
    """Return the best spell of the kinds; among equals the one with the fewest stand-ins."""
    return _laid_out(tuple(hand), apprentice)


@cached(4096)  # views ask for the same hands over and over
def _laid_out(held: tuple[int, ...], apprentice: int | None) -> Spell:
    hand = list(held)
    best = best_worth(hand)
    size = int(size_of(best))
    lowest = int(points_of(best)) - BONUS * (size - 1)
    prisms = hand.count(PRISM)
    if size == 0:
        return Spell(
            cards=(),
            prisms=(),
            spare_prisms=prisms,
            points=0,
            flautz=False,
            straight=False,
            royal=False,
        )
    layouts = [_as_run(hand, lowest, size, prisms), _as_set(hand, lowest, size, prisms)]
    cards, pairs = min((layout for layout in layouts if layout is not None), key=_stand_ins)
    straight = is_straight(sorted(hand))
    return Spell(
        cards=tuple(SpellCard(card=CODES[kind], colour=COLOURS[colour]) for kind, colour in cards),
        prisms=tuple((COLOURS[one], COLOURS[two]) for one, two in pairs),
        spare_prisms=prisms - len(pairs),
        points=int(points_of(best)),
        flautz=is_flautz(hand),
        straight=straight,
        royal=straight and apprentice == cards[0][1],
    )


#: Cards, each with the colour it counts as, and the pairs of colours that prisms join.
_Layout = tuple[list[tuple[int, int]], list[tuple[int, int]]]


def _as_run(hand: list[int], lowest: int, size: int, prisms: int) -> _Layout | None:
    """Lay consecutive values from the lowest on, with as few prisms and mirages as possible, or None."""
    held = 0
    for kind in hand:
        held |= 1 << kind
    wanted = ((1 << size) - 1) << (lowest - 1)
    layouts: list[_Layout] = []
    for needed in range(prisms + 1):
        for colours in ONE_COLOUR[min(needed, len(COLOURS))]:
            if int(values_in(held, colours)) & wanted == wanted:
                layouts += [
                    _run_of(hand, lowest, size, colours, own)
                    for own in range(len(COLOURS))
                    if colours >> own & 1
                ]
        if layouts:
            return min(layouts, key=_stand_ins)
    return None


def _run_of(hand: list[int], lowest: int, size: int, colours: int, own: int) -> _Layout:
    """Return the run in the colour `own`: each other colour needs a prism, and mirages are used last."""
    cards: list[tuple[int, int]] = []
    pairs: list[tuple[int, int]] = []
    for value in range(lowest, lowest + size):
        fitting = [kind for kind in hand if VALUE_OF[kind] == value and _is_of(kind, colours)]
        kind = min(fitting, key=lambda kind: (COLOUR_OF[kind] != own, kind))
        cards.append((kind, own))
        pair = (COLOUR_OF[kind], own)
        if kind < MIRAGES and COLOUR_OF[kind] != own and pair not in pairs:
            pairs.append(pair)
    return cards, pairs


def _is_of(kind: int, colours: int) -> bool:
    return kind >= MIRAGES or bool(colours >> COLOUR_OF[kind] & 1)


def _as_set(hand: list[int], value: int, size: int, prisms: int) -> _Layout | None:
    """Lay one value in different colours: plain cards, mirages, doubles with a prism each; or None."""
    fitting = sorted(kind for kind in hand if VALUE_OF[kind] == value)
    plain = [kind for kind in fitting if kind < MIRAGES]
    first = [kind for place, kind in enumerate(plain) if kind not in plain[:place]]
    mirages = [kind for kind in fitting if kind >= MIRAGES]
    doubles = [kind for place, kind in enumerate(plain) if kind in plain[:place]]
    others = mirages + doubles[:prisms]
    if len(first) + len(others) < size:
        return None
    cards = [(kind, COLOUR_OF[kind]) for kind in first]
    free = [colour for colour in range(len(COLOURS)) if colour not in [own for _, own in cards]]
    pairs: list[tuple[int, int]] = []
    for kind in others[: size - len(cards)]:
        colour = free.pop(0)
        cards.append((kind, colour))
        if kind < MIRAGES:
            pairs.append((COLOUR_OF[kind], colour))
    return cards, pairs


def _stand_ins(layout: _Layout) -> tuple[int, int]:
    """Return the number of prisms it needs, and of cards that count as another colour."""
    cards, pairs = layout
    return len(pairs), sum(1 for kind, colour in cards if COLOUR_OF[kind] != colour)
