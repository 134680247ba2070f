"""Worlds that a seat cannot distinguish from the true one: what it knows stays, the rest is redrawn."""

from __future__ import annotations

from typing import Final

from librt.vecs import extend

from parlour.core.card_state import HiddenCards
from parlour.core.memory import known_to
from parlour.core.piles import deal, distinct
from parlour.core.rng import Rng
from parlour.core.seats import NOBODY
from parlour.games.frantic import memory
from parlour.games.frantic.board import DISCARD, Board
from parlour.games.frantic.deck import FUCK_YOU_KIND, NICE_TRY_KIND
from parlour.games.frantic.hands import note_cards
from parlour.games.frantic.knowledge import PILE, PLACES, SPECTATOR, Knowledge, knowledge_of
from parlour.games.frantic.matching import can_play, may_play
from parlour.games.frantic.steps import (
    CHRISTMAS,
    EYE,
    GAMBLE,
    NICE_TRY,
    PARTY_SEAT,
    PLAY,
    SECOND,
    owner_of,
    step_of,
)

#: The number of deals to try before a seat that must play is given a playable card.
TRIES: Final = 8


class Unknown:
    """The cards that a viewer cannot place, and the room for them; prepared once, dealt many times."""

    def __init__(self, board: Board, known: Knowledge) -> None:
        left = _unknown(board, known)
        self.known = known
        #: Whether the cards can be dealt at all. The notes of a position from elsewhere may be false.
        self.possible = not known.mistaken and min(left) >= 0
        self.cards = [kind for kind in range(len(left)) for _ in range(left[kind])]
        self.room = _room(board, known)
        self.player = _who_must_play(board, known.viewer)


class Hidden(HiddenCards[Board]):
    """The hidden part of a board, for one seat."""

    def __init__(self, board: Board, seat: int | None) -> None:
        self.seat = seat
        self.viewer = SPECTATOR if seat is None else seat
        self.unknown = Unknown(board, knowledge_of(board, seat))
        self.event_pile = sorted(board.event_pile)

    def redraw(self, world: Board, rng: Rng) -> None:
        if not _redraw_hands(world, self.unknown, rng):
            _redraw_hands(world, Unknown(world, knowledge_of(world, self.seat, by_notes=False)), rng)
        _redraw_choices(world, self.viewer, rng)
        world.event_pile = self.event_pile[:]
        rng.shuffle(world.event_pile)

    def redraw_memory(self, world: Board) -> None:
        """Let the others remember what everybody saw, and the hand they have now."""
        notes = world.memory
        before = known_to(notes[: world.round_at], self.seat)
        since = known_to(notes[world.round_at :], self.seat)
        world.round_at = len(before)
        world.memory = extend(before, since)
        for other in range(world.seats):
            if other != self.seat:
                note_cards(world, other, memory.HAND, world.hands[other])


def _redraw_hands(world: Board, unknown: Unknown, rng: Rng) -> bool:
    """Deal hands that agree with what is known and let a seat play that must; False if there are none."""
    if not unknown.possible:
        return False
    player = unknown.player
    for _ in range(TRIES):
        sure = _place_known(unknown.known, unknown.room[:], rng)
        if sure is None:
            return False
        _deal_unknown(world, unknown, sure, NOBODY, NOBODY, rng)
        if player == NOBODY or can_play(world.hands[player], world.top, world.wish):
            return True
    return _let_play(world, unknown, rng)


def _who_must_play(board: Board, viewer: int) -> int:
    """Another seat that must hold a playable card, since it is asked for one and cannot draw (R-6, R-17)."""
    if board.steps:
        step = step_of(board.steps[-1])
        if step == SECOND or (step == PLAY and not board.draw_pile):
            seat = int(owner_of(board.steps[-1]))
            return NOBODY if seat == viewer else seat
    return NOBODY


def _room(board: Board, known: Knowledge) -> list[int]:
    """Return the number of hidden cards in each hand and in the draw pile."""
    room = [0] * PLACES
    for seat in range(board.seats):
        room[seat] = 0 if seat == known.viewer else len(board.hands[seat])
    room[PILE] = len(board.draw_pile) - (1 if known.buried else 0)
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


def place_card(
    known: Knowledge, at: int, placed: list[int], room: list[int], tried: list[bool], rng: Rng
) -> bool:
    """Find a place for the card, moving others if need be; places that were tried are full for good."""
    places = [place for place in range(PLACES) if known.holders[at] >> place & 1 and not tried[place]]
    total = sum([room[place] for place in places])
    if total > 0:
        # The more hidden cards there are, the likelier it is one of them.
        draw = int(rng.below(total))
        for place in places:
            draw -= room[place]
            if draw < 0:
                room[place] -= 1
                placed[at] = place
                return True
    for place in places:
        if tried[place]:
            continue
        tried[place] = True
        for other in range(len(placed)):
            if placed[other] == place:
                placed[other] = NOBODY
                if place_card(known, other, placed, room, tried, rng):
                    placed[at] = place
                    return True
                placed[other] = place
    return False


def _unknown(board: Board, known: Knowledge) -> list[int]:
    """Return the number of cards of each kind that the viewer has never seen, or lost sight of."""
    left = board.deck.copies[:]
    for pile in (board.discard, board.under, board.market):
        for card in pile:
            left[card] -= 1
    for kind in known.kinds:
        left[kind] -= 1
    if known.viewer >= 0:
        for card in board.hands[known.viewer]:
            left[card] -= 1
    if known.buried:
        left[FUCK_YOU_KIND] -= 1
    return left


def _deal_unknown(
    world: Board, unknown: Unknown, sure: list[list[int]], player: int, card: int, rng: Rng
) -> None:
    """Shuffle all other cards and deal them to the other hands and the pile; the player gets the card."""
    rest = unknown.cards[:]
    if player != NOBODY:
        rest.remove(card)
    rng.shuffle(rest)
    for seat in range(world.seats):
        if seat != unknown.known.viewer:
            certain = sure[seat]
            if seat == player:
                certain.append(card)
            hand = deal(rest, unknown.room[seat] - len(certain))
            if certain:
                hand.extend(certain)
                hand.sort()
            world.hands[seat] = hand
    if sure[PILE]:
        rest += sure[PILE]
        rng.shuffle(rest)
    if unknown.known.buried:
        rest.insert(0, FUCK_YOU_KIND)
    world.draw_pile = rest
    world.shared &= DISCARD | (0 if unknown.known.viewer == SPECTATOR else 1 << unknown.known.viewer)


def _let_play(world: Board, unknown: Unknown, rng: Rng) -> bool:
    """Give the player a card to play: one that the viewer has never seen, or a known one that it may have."""
    known, player = unknown.known, unknown.player
    size = unknown.room[player]
    cards = [card for card in distinct(unknown.cards) if may_play(card, size, world.top, world.wish)]
    room = unknown.room[:]
    room[player] -= 1
    sure = _place_known(known, room, rng) if cards else None
    if sure is not None:
        _deal_unknown(world, unknown, sure, player, cards[rng.below(len(cards))], rng)
        return True
    order = list(range(len(known.kinds)))
    rng.shuffle(order)
    for at in order:
        holders = known.holders[at]
        if holders >> player & 1 and may_play(known.kinds[at], size, world.top, world.wish):
            known.holders[at] = 1 << player
            sure = _place_known(known, unknown.room[:], rng)
            known.holders[at] = holders
            if sure is not None:
                _deal_unknown(world, unknown, sure, NOBODY, NOBODY, rng)
                return True
    return False


def _redraw_choices(world: Board, viewer: int, rng: Rng) -> None:
    """Redraw the hidden decisions of others among all that are possible."""
    if world.offer and world.giver() != viewer:
        _redraw_offer(world, rng)
    step = step_of(world.steps[-1]) if world.steps else EYE
    for other in range(world.seats):
        if other == viewer:
            continue
        asked = world.asked >> other & 1 == 1
        hand = world.hands[other]
        if step == GAMBLE and not asked and hand:
            world.laid = world.laid[:]
            world.laid[other] = hand[rng.below(len(hand))]
        elif step == CHRISTMAS:
            # The others do not see how many gifts are decided already.
            takers = [] if asked else [seat for seat in range(world.seats) if seat != other]
            world.gifts = world.gifts[:]
            world.gifts[other] = [takers[rng.below(len(takers))] for _ in hand] if takers else []
        elif step == NICE_TRY:
            if world.trier == other:
                world.trier = NOBODY
            if not asked and NICE_TRY_KIND in hand and rng.below(2):
                world.trier = other


def _redraw_offer(world: Board, rng: Rng) -> None:
    """Redraw the cards that are set aside; an attack never gives "Fuck You" (R-21)."""
    party = step_of(world.steps[-1]) == PARTY_SEAT
    cards = [card for card in world.hands[world.giver()] if party or card != FUCK_YOU_KIND]
    offer = rng.take(cards, len(world.offer))
    offer.sort()
    world.offer = offer
