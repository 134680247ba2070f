"""Cards on the move: drawn, laid, handed over and put down, each seen by whoever may see it."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core.memory import PACK, pack, private_note, public_note
from parlour.core.piles import take_up
from parlour.games.frantic import memory
from parlour.games.frantic.actions import NO_WISH
from parlour.games.frantic.deck import COLOUR_OF, COUNTERATTACK_KIND, FUCK_YOU_KIND
from parlour.games.frantic.news import (
    CardPlayed,
    CardsDrawn,
    CardsGiven,
    CardsHanded,
    CardsPutDown,
    CardsSeen,
    HandReceived,
    PileEmpty,
)
from parlour.games.frantic.table import Table


def draw(table: Table, seat: i64, count: i64, effect: bool = True) -> None:
    """As many cards as there are; who would have to draw more ends the round later (R-6)."""
    pile = table.draw_pile
    hand = table.hands[seat]
    drawn: list[int] = []
    while count > 0 and pile:
        card = pile.pop()
        take_up(hand, card)
        drawn.append(card)
        count -= 1
    if drawn:
        table.memory.append(public_note(memory.DREW, seat, len(drawn)))
        note_cards(table, seat, memory.SAW, drawn)
        if table.listener is not None:
            table.listener(CardsDrawn(None, seat, len(drawn), effect))
            table.listener(CardsSeen(seat, seat, table.names(drawn), effect))
    if count > 0:
        if table.listener is not None and not table.dry:
            table.listener(PileEmpty(None, seat))
        table.dry = True


def lay(table: Table, seat: i64, card: int) -> None:
    """Play the card onto the discard pile; "Fuck You" is invisible there (R-16)."""
    table.hands[seat].remove(card)
    put_on_top(table, seat, card)
    table.memory.append(public_note(memory.PLAYED, seat, card))
    if table.listener is not None:
        table.listener(CardPlayed(None, seat, table.code(card), len(table.hands[seat])))


def put_on_top(table: Table, seat: i64, card: int) -> None:
    table.discard.append(card)
    kind: i64 = card
    if kind == FUCK_YOU_KIND:
        return
    table.top = kind
    table.layer = seat
    table.wish = NO_WISH
    colour: i64 = COLOUR_OF[kind]
    if colour >= 0:
        table.colour = colour
    elif kind == COUNTERATTACK_KIND:
        table.counterattacks_out += 1


def put_down(table: Table, seat: i64, cards: list[int]) -> None:
    """Under the discard pile, for all to see (R-28)."""
    hand = table.hands[seat]
    for card in cards:
        hand.remove(card)
        table.under.append(card)
        if card == COUNTERATTACK_KIND:
            table.counterattacks_out += 1
        table.memory.append(public_note(memory.PUT_DOWN, seat, card))
    if cards and table.listener is not None:
        table.listener(CardsPutDown(None, seat, table.names(cards)))


def hand_over(table: Table, giver: i64, taker: i64, cards: list[int]) -> None:
    """The cards change hands; only the two of them see which."""
    _leave(table, giver, taker, memory.MOVED, cards)
    for card in cards:
        take_up(table.hands[taker], card)
    note_cards(table, taker, memory.SAW, cards)
    _tell_of_gift(table, giver, taker, cards)


def set_out(table: Table, giver: i64, taker: i64, cards: list[int]) -> None:
    """The first half of a gift: the cards lie before the taker, face down."""
    _leave(table, giver, taker, memory.GAVE, cards)


def pick_up(table: Table, giver: i64, taker: i64, cards: list[int]) -> None:
    """The second half of a gift."""
    for card in cards:
        take_up(table.hands[taker], card)
    table.memory.append(public_note(memory.LANDED, taker, len(cards)))
    note_cards(table, taker, memory.SAW, cards)
    _tell_of_gift(table, giver, taker, cards)


def _leave(table: Table, giver: i64, taker: i64, tag: i64, cards: list[int]) -> None:
    """Take the cards out of the giver's hand; everybody sees how many, and whether they are all."""
    hand = table.hands[giver]
    for card in cards:
        hand.remove(card)
    whole: i64 = 0 if hand else 1
    table.memory.append(public_note(tag, giver, whole << 12 | len(cards) << 3 | taker))
    note_cards(table, giver, memory.SAW, cards)


def _tell_of_gift(table: Table, giver: i64, taker: i64, cards: list[int]) -> None:
    if table.listener is not None:
        table.listener(CardsGiven(None, giver, taker, len(cards)))
        if cards:
            names = table.names(cards)
            table.listener(CardsHanded(giver, giver, taker, names))
            table.listener(CardsHanded(taker, giver, taker, names))


def blind(table: Table, seat: i64, count: i64) -> list[int]:
    """Random cards of the hand, as many as there are, sorted."""
    rest = table.hands[seat][:]
    cards = table.rng.take(rest, min(count, len(rest)))
    cards.sort()
    return cards


def see_new_hands(table: Table) -> None:
    """Everybody looks at the hand that they have now."""
    for seat in range(table.seats):
        hand = table.hands[seat]
        note_cards(table, seat, memory.HAND, hand)
        if table.listener is not None:
            table.listener(HandReceived(seat, seat, table.names(hand)))


def show(table: Table, seat: i64, cards: list[int]) -> None:
    """Everybody sees the cards of the seat."""
    for first in range(0, len(cards), PACK):
        shown = cards[first : first + PACK]
        table.memory.append(public_note(memory.SHOWN, seat, pack(shown)))


def note_cards(table: Table, seat: i64, tag: i64, cards: list[int]) -> None:
    """The seat remembers cards that only it sees."""
    if 0 < len(cards) <= PACK:
        table.memory.append(private_note(seat, tag, seat, pack(cards)))
        return
    for first in range(0, len(cards), PACK):
        part = cards[first : first + PACK]
        table.memory.append(private_note(seat, tag, seat, pack(part)))
