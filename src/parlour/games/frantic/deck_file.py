"""Deck files: TOML in, checked tables out."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

from parlour.core.errors import BadDeck
from parlour.formats import Name, read_toml
from parlour.games.frantic.deck import (
    BLACK_KINDS,
    COUNTERATTACK_KIND,
    EQUALITY_KIND,
    EVENT_CARDS,
    FANTASTIC_FOUR_KIND,
    FANTASTIC_KIND,
    FUCK_YOU_KIND,
    GIFT,
    HAND_SIZE,
    KINDS,
    MOST_SEATS,
    NICE_TRY_KIND,
    NUMBER,
    SORT_OF,
    WILD_KINDS,
    Deck,
)

#: Seven for each of eight players, a first card that is not "Fuck You", and one to draw.
LEAST_CARDS = MOST_SEATS * HAND_SIZE + 3
MOST_CARDS = 500

Copies: TypeAlias = Annotated[int, Meta(ge=0, le=30)]


class OneColour(Struct, forbid_unknown_fields=True):
    gift: Copies
    exchange: Copies
    skip: Copies
    second_chance: Copies = field(name="2nd-chance")


class FourColour(Struct, forbid_unknown_fields=True, rename="kebab"):
    fantastic: Copies
    fantastic_four: Copies
    counterattack: Copies
    equality: Copies
    #: With only one, its holder alone decides (R-26).
    nice_try: Literal[0, 1]


class Other(Struct, forbid_unknown_fields=True, rename="kebab"):
    #: Players can tell where it is because there is only one (R-21).
    fuck_you: Literal[0, 1]


class EventPile(Struct, forbid_unknown_fields=True):
    names: Annotated[list[str], Meta(min_length=1, max_length=len(EVENT_CARDS))]


class DeckFile(Struct, forbid_unknown_fields=True, rename="kebab"):
    name: Name
    numbers: Copies
    black: Copies
    one_colour: OneColour
    four_colour: FourColour
    other: Other
    events: EventPile


def read_deck(source: str, standard: bool = False) -> Deck:
    """Return the deck that the text describes. Raise `BadDeck` with what is wrong and where."""
    file, digest = read_toml(source, DeckFile)
    copies = [_copies(file, kind) for kind in range(KINDS)]
    if not LEAST_CARDS <= sum(copies) <= MOST_CARDS:
        raise BadDeck("deck-size", found=sum(copies), least=LEAST_CARDS, most=MOST_CARDS)
    return Deck(file.name, digest, source, standard, copies, _event_cards(file))


def _copies(file: DeckFile, kind: int) -> int:
    if kind < BLACK_KINDS:
        one = file.one_colour
        specials = (one.gift, one.exchange, one.second_chance, one.skip)
        return file.numbers if SORT_OF[kind] == NUMBER else specials[SORT_OF[kind] - GIFT]
    if kind < WILD_KINDS:
        return file.black
    four = file.four_colour
    return {
        FANTASTIC_KIND: four.fantastic,
        FANTASTIC_FOUR_KIND: four.fantastic_four,
        COUNTERATTACK_KIND: four.counterattack,
        EQUALITY_KIND: four.equality,
        NICE_TRY_KIND: four.nice_try,
        FUCK_YOU_KIND: file.other.fuck_you,
    }[kind]


def _event_cards(file: DeckFile) -> list[int]:
    """Return the cards of the event pile, in the order of the rulebook."""
    names = file.events.names
    for name in names:
        if name not in EVENT_CARDS:
            raise BadDeck("deck-unknown-event", event=name)
        if names.count(name) > 1:
            raise BadDeck("deck-event-twice", event=name)
    return [number for number, name in enumerate(EVENT_CARDS) if name in names]
