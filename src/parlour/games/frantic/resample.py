"""Worlds that a seat cannot distinguish from the true one: what it knows stays, the rest is redrawn."""

from __future__ import annotations

from typing import Final

from parlour.core.memory import known_to
from parlour.core.rng import Rng
from parlour.core.seats import NOBODY
from parlour.games.frantic import memory
from parlour.games.frantic.board import Board
from parlour.games.frantic.deck import FUCK_YOU_KIND, NICE_TRY_KIND
from parlour.games.frantic.hands import note_cards
from parlour.games.frantic.knowledge import PILE, PLACES, SPECTATOR, Knowledge, knowledge_of, place_card
from parlour.games.frantic.matching import can_play, may_play
from parlour.games.frantic.steps import (
    CHRISTMAS,
    EYE,
    GAMBLE,
    NICE_TRY,
    PARTY_SEAT,
    PLAY,
    SECOND,
    kind_of,
    seat_of,
)

#: How many deals to try before a seat that must play is given a playable card.
TRIES: Final = 8


def redraw_hidden(world: Board, seat: int | None, rng: Rng) -> None:
    """Resample in place everything that the seat does not know. None is a spectator."""
    if not _redraw_hands(world, knowledge_of(world, seat), rng):
        # The notes of a position from elsewhere may be false.
        _redraw_hands(world, knowledge_of(world, seat, by_notes=False), rng)
    _redraw_choices(world, SPECTATOR if seat is None else seat, rng)
    world.event_pile.sort()
    rng.shuffle(world.event_pile)
    _redraw_memory(world, seat)


def _redraw_hands(world: Board, known: Knowledge, rng: Rng) -> bool:
    """Deal hands that agree with what is known and let a seat play that must; False if there are none."""
    if known.mistaken or min(_unknown(world, known)) < 0:
        return False
    player = _who_must_play(world, known.viewer)
    for _ in range(TRIES):
        sure = _place_known(known, _room(world, known), rng)
        if sure is None:
            return False
        _deal_unknown(world, known, sure, NOBODY, NOBODY, rng)
        if player == NOBODY or can_play(world.hands[player], world.top, world.wish):
            return True
    return _let_play(world, known, player, rng)


def _who_must_play(world: Board, viewer: int) -> int:
    """Another seat that must hold a playable card, since it is asked for one and cannot draw (R-6, R-17)."""
    if world.steps:
        kind = kind_of(world.steps[-1])
        if kind == SECOND or (kind == PLAY and not world.draw_pile):
            seat = int(seat_of(world.steps[-1]))
            return NOBODY if seat == viewer else seat
    return NOBODY


def _room(world: Board, known: Knowledge) -> list[int]:
    """How many hidden cards there are in each hand and in the draw pile."""
    room = [0] * PLACES
    for seat in range(world.seats):
        room[seat] = 0 if seat == known.viewer else len(world.hands[seat])
    room[PILE] = len(world.draw_pile) - (1 if known.buried else 0)
    return room


def _place_known(known: Knowledge, room: list[int], rng: Rng) -> list[list[int]] | None:
    """Assign every known card to a holder with room for it; None if that is impossible."""
    order = list(range(len(known.kinds)))
    rng.shuffle(order)
    placed = [NOBODY] * len(order)
    for at in order:
        if not place_card(known, at, placed, room, [False] * PLACES, rng):
            return None
    sure: list[list[int]] = [[] for _ in room]
    for at in range(len(placed)):
        sure[placed[at]].append(known.kinds[at])
    return sure


def _unknown(world: Board, known: Knowledge) -> list[int]:
    """How many cards of each kind the viewer has never seen, or lost sight of."""
    left = world.deck.copies[:]
    for pile in (world.discard, world.under, world.market, known.kinds):
        for card in pile:
            left[card] -= 1
    if known.viewer >= 0:
        for card in world.hands[known.viewer]:
            left[card] -= 1
    if known.buried:
        left[FUCK_YOU_KIND] -= 1
    return left


def _deal_unknown(
    world: Board, known: Knowledge, sure: list[list[int]], player: int, card: int, rng: Rng
) -> None:
    """Shuffle all other cards and deal them to the other hands and the pile; the player gets the card."""
    left = _unknown(world, known)
    rest = [kind for kind in range(len(left)) for _ in range(left[kind])]
    if player != NOBODY:
        rest.remove(card)
    rng.shuffle(rest)
    for seat in range(world.seats):
        if seat != known.viewer:
            hand = sure[seat][:]
            if seat == player:
                hand.append(card)
            while len(hand) < len(world.hands[seat]):
                hand.append(rest.pop())
            hand.sort()
            world.hands[seat] = hand
    if sure[PILE]:
        rest += sure[PILE]
        rng.shuffle(rest)
    if known.buried:
        rest.insert(0, FUCK_YOU_KIND)
    world.draw_pile = rest


def _let_play(world: Board, known: Knowledge, player: int, rng: Rng) -> bool:
    """Give the player a card to play: one that the viewer has never seen, or a known one that it may have."""
    size = len(world.hands[player])
    cards = _cards_to_play(world, known, size)
    room = _room(world, known)
    room[player] -= 1
    sure = _place_known(known, room, rng) if cards else None
    if sure is not None:
        _deal_unknown(world, known, sure, player, cards[rng.below(len(cards))], rng)
        return True
    order = list(range(len(known.kinds)))
    rng.shuffle(order)
    for at in order:
        holders = known.holders[at]
        if holders >> player & 1 and may_play(known.kinds[at], size, world.top, world.wish):
            known.holders[at] = 1 << player
            sure = _place_known(known, _room(world, known), rng)
            if sure is not None:
                _deal_unknown(world, known, sure, NOBODY, NOBODY, rng)
                return True
            known.holders[at] = holders
    return False


def _cards_to_play(world: Board, known: Knowledge, size: int) -> list[int]:
    """Unseen cards that a player with a hand of this size could play."""
    left = _unknown(world, known)
    return [
        kind for kind in range(len(left)) if left[kind] > 0 and may_play(kind, size, world.top, world.wish)
    ]


def _redraw_choices(world: Board, viewer: int, rng: Rng) -> None:
    """Redraw the hidden decisions of others among all that are possible."""
    if world.offer and world.giver() != viewer:
        _redraw_offer(world, rng)
    kind = kind_of(world.steps[-1]) if world.steps else EYE
    for other in range(world.seats):
        if other == viewer:
            continue
        asked = world.asked >> other & 1 == 1
        hand = world.hands[other]
        if kind == GAMBLE and not asked and hand:
            world.laid[other] = hand[rng.below(len(hand))]
        elif kind == CHRISTMAS:
            # The others do not see how many gifts are decided already.
            takers = [] if asked else [seat for seat in range(world.seats) if seat != other]
            world.gifts[other] = [takers[rng.below(len(takers))] for _ in hand] if takers else []
        elif kind == NICE_TRY:
            if world.trier == other:
                world.trier = NOBODY
            if not asked and NICE_TRY_KIND in hand and rng.below(2):
                world.trier = other


def _redraw_offer(world: Board, rng: Rng) -> None:
    """Redraw the cards that are set aside; an attack never gives "Fuck You" (R-21)."""
    party = kind_of(world.steps[-1]) == PARTY_SEAT
    cards = [card for card in world.hands[world.giver()] if party or card != FUCK_YOU_KIND]
    offer = rng.take(cards, len(world.offer))
    offer.sort()
    world.offer = offer


def _redraw_memory(world: Board, seat: int | None) -> None:
    """The seat keeps its memory; the others remember what everybody saw and the hand they have now."""
    before = known_to(world.memory[: world.round_at], seat)
    since = known_to(world.memory[world.round_at :], seat)
    world.memory = before + since
    world.round_at = len(before)
    for other in range(world.seats):
        if other != seat:
            note_cards(world, other, memory.HAND, world.hands[other])
