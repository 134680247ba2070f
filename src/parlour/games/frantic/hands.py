"""Drawing, laying, handing over and putting down cards, and who sees them."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core.memory import PACK, pack, packed_with, private_note, public_note
from parlour.core.piles import insert_card, remove_card
from parlour.games.frantic import memory
from parlour.games.frantic.actions import NO_WISH
from parlour.games.frantic.board import Board
from parlour.games.frantic.deck import COLOUR_OF, COUNTERATTACK_KIND, FUCK_YOU_KIND
from parlour.games.frantic.events import (
    CardPlayed,
    CardsDrawn,
    CardsGiven,
    CardsHanded,
    CardsPutDown,
    CardsSeen,
    HandReceived,
    PileEmpty,
)


def draw(board: Board, seat: i64, count: i64, effect: bool = True) -> None:
    """Draw as many cards as there are. If there are too few, the round ends after the turn (R-6)."""
    if count == 1 and board.draw_pile and board.listener is None:
        _draw_one(board, seat)
        return
    pile = board.writable_draw_pile()
    hand = board.writable_hand(seat)
    drawn: list[int] = []
    while count > 0 and pile:
        card = pile.pop()
        insert_card(hand, card)
        drawn.append(card)
        count -= 1
    if drawn:
        board.remember(public_note(memory.DREW, seat, len(drawn)))
        note_cards(board, seat, memory.SAW, drawn)
        if board.listener is not None:
            board.listener(CardsDrawn(None, seat, len(drawn), effect))
            board.listener(CardsSeen(seat, seat, board.names(drawn), effect))
    if count > 0:
        if board.listener is not None and not board.dry:
            board.listener(PileEmpty(None, seat))
        board.dry = True


def _draw_one(board: Board, seat: i64) -> None:
    """Draw a card without a list, when nobody is listening."""
    card = board.writable_draw_pile().pop()
    insert_card(board.writable_hand(seat), card)
    board.remember(public_note(memory.DREW, seat, 1))
    board.remember(private_note(seat, memory.SAW, seat, packed_with(0, card)))


def lay(board: Board, seat: i64, card: int) -> None:
    """Play the card onto the discard pile; "Fuck You" is invisible there (R-16)."""
    remove_card(board.writable_hand(seat), card)
    put_on_top(board, seat, card)
    board.remember(public_note(memory.PLAYED, seat, card))
    if board.listener is not None:
        board.listener(CardPlayed(None, seat, board.code(card), len(board.hands[seat])))


def put_on_top(board: Board, seat: i64, card: int) -> None:
    board.writable_discard().append(card)
    kind: i64 = card
    if kind == FUCK_YOU_KIND:
        return
    board.top = kind
    board.layer = seat
    board.wish = NO_WISH
    colour = COLOUR_OF[kind]
    if colour >= 0:
        board.colour = colour
    elif kind == COUNTERATTACK_KIND:
        board.counterattacks_out += 1


def put_down(board: Board, seat: i64, cards: list[int]) -> None:
    """Put the cards under the discard pile, for all to see (R-28)."""
    hand = board.writable_hand(seat)
    board.under = board.under + cards
    for card in cards:
        remove_card(hand, card)
        if card == COUNTERATTACK_KIND:
            board.counterattacks_out += 1
        board.remember(public_note(memory.PUT_DOWN, seat, card))
    if cards and board.listener is not None:
        board.listener(CardsPutDown(None, seat, board.names(cards)))


def hand_over(board: Board, giver: i64, taker: i64, cards: list[int]) -> None:
    """Hand the cards over; only giver and taker see which."""
    _leave(board, giver, taker, memory.MOVED, cards)
    hand = board.writable_hand(taker)
    for card in cards:
        insert_card(hand, card)
    note_cards(board, taker, memory.SAW, cards)
    _emit_gift(board, giver, taker, cards)


def set_out(board: Board, giver: i64, taker: i64, cards: list[int]) -> None:
    """Lay the cards before the taker, face down: the first half of a gift."""
    _leave(board, giver, taker, memory.GAVE, cards)


def pick_up(board: Board, giver: i64, taker: i64, cards: list[int]) -> None:
    """Pick the cards up: the second half of a gift."""
    hand = board.writable_hand(taker)
    for card in cards:
        insert_card(hand, card)
    board.remember(public_note(memory.LANDED, taker, len(cards)))
    note_cards(board, taker, memory.SAW, cards)
    _emit_gift(board, giver, taker, cards)


def _leave(board: Board, giver: i64, taker: i64, tag: i64, cards: list[int]) -> None:
    """Take the cards out of the giver's hand; everybody sees how many, and whether they are all."""
    hand = board.writable_hand(giver)
    for card in cards:
        remove_card(hand, card)
    board.remember(public_note(tag, giver, memory.cards_to(taker, len(cards), not hand)))
    note_cards(board, giver, memory.SAW, cards)


def _emit_gift(board: Board, giver: i64, taker: i64, cards: list[int]) -> None:
    if board.listener is not None:
        board.listener(CardsGiven(None, giver, taker, len(cards)))
        if cards:
            names = board.names(cards)
            board.listener(CardsHanded(giver, giver, taker, names))
            board.listener(CardsHanded(taker, giver, taker, names))


def blind(board: Board, seat: i64, count: i64) -> list[int]:
    """Choose random cards of the hand, as many as there are, sorted."""
    rest = board.hands[seat][:]
    cards = board.rng.take(rest, min(count, len(rest)))
    cards.sort()
    return cards


def see_new_hands(board: Board) -> None:
    """Let everybody look at their new hand."""
    for seat in range(board.seats):
        hand = board.hands[seat]
        note_cards(board, seat, memory.HAND, hand)
        if board.listener is not None:
            board.listener(HandReceived(seat, seat, board.names(hand)))


def show(board: Board, seat: i64, cards: list[int]) -> None:
    """Show the cards of the seat to everybody."""
    for first in range(0, len(cards), PACK):
        shown = cards[first : first + PACK]
        board.remember(public_note(memory.SHOWN, seat, pack(shown)))


def note_cards(board: Board, seat: i64, tag: i64, cards: list[int]) -> None:
    """Note cards that only the seat sees."""
    if 0 < len(cards) <= PACK:
        board.remember(private_note(seat, tag, seat, pack(cards)))
        return
    for first in range(0, len(cards), PACK):
        part = cards[first : first + PACK]
        board.remember(private_note(seat, tag, seat, pack(part)))
