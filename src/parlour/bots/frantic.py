"""A sensible player of FRANTIC: sheds expensive cards, keeps wild ones and attacks the leader."""

from __future__ import annotations

from parlour.core.perspective import Perspective
from parlour.core.rng import Rng
from parlour.games.frantic.actions import COLOUR, DRAW, NUMBER, PASS, SEAT
from parlour.games.frantic.deck import (
    BLACK_KINDS,
    COLOUR_OF,
    COLOURS,
    COUNTERATTACK_KIND,
    FANTASTIC_FOUR,
    FUCK_YOU_KIND,
    NICE_TRY_KIND,
    NUMBER_OF,
    NUMBERS,
    POINTS_OF,
    SKIP,
    SORT_OF,
    WILD_KINDS,
)
from parlour.games.frantic.state import FranticState
from parlour.games.frantic.steps import (
    ASKS_FOR_SEAT,
    GAMBLE,
    MARKET,
    NICE_TRY,
    PLAYS,
    WINDOW,
    WISH,
    attack_of,
    step_of,
)

#: A player with this few cards may go out soon: high cards must go, and nothing is worth keeping.
SHORT = 2
#: With more cards than this, emergency cards stay in the hand.
MANY = 4
EMERGENCY = (COUNTERATTACK_KIND, NICE_TRY_KIND)


class EasyBot:
    """Plays by rules of thumb in one resampled world."""

    def choose(self, perspective: Perspective, rng: Rng) -> int:
        legal = perspective.legal
        if len(legal) == 1:
            return legal[0]
        world = next(perspective.worlds(rng))
        assert isinstance(world, FranticState)
        seat = perspective.seat
        step = step_of(world.steps[-1])
        if PLAYS >> step & 1:
            return _play(world, seat, legal)
        if ASKS_FOR_SEAT >> step & 1:
            return _target(world, legal)
        if step == WISH:
            return _wish(world.hands[seat], legal)
        if step == WINDOW:
            harmless = attack_of(world.steps[-1]) == SKIP and len(world.hands[seat]) > MANY
            return PASS if harmless else legal[0]
        if step == NICE_TRY:
            return legal[0]
        if step == MARKET:
            return min(legal, key=_burden)
        if step == GAMBLE and world.seats == 2:
            return min(legal, key=_burden)
        return max(legal, key=_burden)


def _play(world: FranticState, seat: int, legal: list[int]) -> int:
    """Choose the best card to play; draw or pass if all playable cards are better kept."""
    hand = world.hands[seat]
    others = [len(world.hands[other]) for other in range(world.seats) if other != seat]
    urgent = min(others) <= SHORT or len(hand) <= SHORT
    cards = [kind for kind in legal if kind < SEAT]
    if len(hand) > MANY and not urgent and legal[-1] in (DRAW, PASS):
        cards = [kind for kind in cards if kind not in EMERGENCY]
    if not cards:
        return legal[-1]
    return max(cards, key=lambda kind: _worth(kind, hand, urgent))


def _worth(kind: int, hand: list[int], urgent: bool) -> float:
    """Return how much the bot wants to play the card now."""
    if kind == FUCK_YOU_KIND:
        return 100
    if urgent:
        attack = SORT_OF[kind] == FANTASTIC_FOUR or (not NUMBER_OF[kind] and kind < BLACK_KINDS)
        return POINTS_OF[kind] + (5 if attack else 0)
    if kind >= WILD_KINDS:
        return -10 if kind in EMERGENCY else 0
    company = sum(1 for other in hand if COLOUR_OF[other] == COLOUR_OF[kind])
    return 5 + POINTS_OF[kind] + company


def _target(world: FranticState, legal: list[int]) -> int:
    """Return the leader: the player with the fewest cards, then the fewest points."""
    return min(
        legal,
        key=lambda action: (len(world.hands[action - SEAT]), world.points[action - SEAT], action),
    )


def _wish(hand: list[int], legal: list[int]) -> int:
    """Return the colour or number that the hand has most of; among equals the one with more points."""
    colours = {
        COLOUR + colour: sum(10 + POINTS_OF[kind] for kind in hand if COLOUR_OF[kind] == colour)
        for colour in range(len(COLOURS))
    }
    numbers = {
        NUMBER + number: sum(10 + POINTS_OF[kind] for kind in hand if NUMBER_OF[kind] == number)
        for number in range(1, NUMBERS + 1)
    }
    gains = colours | numbers
    return max(legal, key=lambda action: gains[action])


def _burden(kind: int) -> float:
    """Return the cost of the card in the hand; cards that fit anything are worth their points."""
    if kind == FUCK_YOU_KIND or kind < WILD_KINDS:
        return POINTS_OF[kind]
    return -1 if kind in EMERGENCY else 0
